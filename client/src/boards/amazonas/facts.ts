// Points and columns of Coloretto Amazonas, as printed on the score card and the column cards.
import type { AmazonasColour, AmazonasPlayer, AmazonasView } from "../../protocol";

export const POINTS = [0, 1, 3, 6, 10, 15, 21]; // by cards in a column or stack
export const COPIES = 5; // of each animal

export function colourOf(animal: string, view: Pick<AmazonasView, "colours">): AmazonasColour {
  return view.colours.find((colour) => colour.animals.includes(animal))!;
}

export interface Worth {
  column: number;
  stacks: number;
  bonus: number;
}

/** What a player's column, stacks and bonus card of a colour are worth. */
export function worth(colour: AmazonasColour, player: AmazonasPlayer, seat: number): Worth {
  return {
    column: POINTS[player.columns[colour.name]?.length ?? 0]!,
    stacks: (player.stacks[colour.name] ?? 0) * POINTS[colour.animals.length]!,
    bonus: colour.owner === seat ? colour.bonus : 0,
  };
}

/** What a card does in a player's column. */
export function effect(
  animal: string,
  player: AmazonasPlayer,
  colour: AmazonasColour,
): "double" | "completes" | null {
  const column = player.columns[colour.name] ?? [];
  if (column.includes(animal)) return "double";
  return column.length + 1 === colour.animals.length ? "completes" : null;
}
