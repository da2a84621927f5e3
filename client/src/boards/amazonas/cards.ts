// The cards of Coloretto Amazonas: their columns, and what they are worth there.
import { key } from "../../lib/cards";
import { FACTS, VERBS, type Colour, type Player, type View } from "./game";

const WRITTEN = new Map<string, string>(VERBS.play.objects.animal.map((name) => [key(name), name]));

/** An animal as moves are written: "two-headed-snake" is "two-headed snake". */
export function written(animal: string): string {
  return WRITTEN.get(animal)!;
}

export function colourOf(animal: string, view: Pick<View, "colours">): Colour {
  return view.colours.find((colour) => colour.animals.includes(animal))!;
}

export interface Worth {
  column: number;
  stacks: number;
  bonus: number;
}

/** What a player's column, stacks and bonus card of a colour are worth. */
export function worth(colour: Colour, player: Player, seat: number): Worth {
  return {
    column: FACTS.points[player.columns[colour.name]?.length ?? 0]!,
    stacks: (player.stacks[colour.name] ?? 0) * FACTS.points[colour.animals.length]!,
    bonus: colour.owner === seat ? colour.bonus : 0,
  };
}

/** What a card does in a player's column. */
export function effect(animal: string, player: Player, colour: Colour): "double" | "completes" | null {
  const column = player.columns[colour.name] ?? [];
  if (column.includes(animal)) return "double";
  return column.length + 1 === colour.animals.length ? "completes" : null;
}

/** The points that a card brings a player, or costs: it lengthens or completes the column, or goes with its double. */
export function change(animal: string, player: Player, colour: Colour): number {
  const cards = player.columns[colour.name]?.length ?? 0;
  const what = effect(animal, player, colour);
  if (what === "double") return FACTS.points[cards - 1]! - FACTS.points[cards]!;
  const bonus = what === "completes" && colour.owner === null ? colour.bonus : 0;
  return FACTS.points[cards + 1]! - FACTS.points[cards]! + bonus;
}

/** Where the gift may be refused: the neighbouring columns that can lose a card for it, and the points that costs. */
export function refusals(view: View): { colour: string; points: number }[] {
  if (!view.gift) return [];
  const { receiver, animal } = view.gift;
  const columns = view.seats[receiver]?.columns ?? {};
  const at = view.colours.indexOf(colourOf(animal, view));
  if (!columns[view.colours[at]!.name]?.includes(animal)) return [];
  return [view.colours[at - 1], view.colours[at + 1]].flatMap((colour) => {
    const cards = colour ? (columns[colour.name]?.length ?? 0) : 0;
    return cards ? [{ colour: colour!.name, points: FACTS.points[cards]! - FACTS.points[cards - 1]! }] : [];
  });
}
