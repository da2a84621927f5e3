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
