// Pictures of the rules page.
import { card, line, STEP, type Figure, type Item } from "../../lib/figures";

const MALE = "♂";
const FEMALE = "♀";

/** Cells of the ark, in rows; `walls` are planks as [x, y, dx, dy] in cells. */
function cells(wide: number, high: number, walls: [number, number, number, number, string?][]): Item[] {
  const board = Array.from({ length: wide * high }, (_, i) =>
    card(8 + (i % wide) * STEP, 8 + Math.floor(i / wide) * STEP, { tone: "deck" }),
  );
  const planks = walls.map(([x, y, dx, dy, tone = "seat-0"]) =>
    line(6 + x * STEP, 6 + y * STEP, dx * STEP, dy * STEP, tone),
  );
  return [...board, ...planks];
}

export const FIGURES: Record<string, Figure> = {
  "ARK-27": {
    width: 208,
    height: 112,
    items: cells(4, 2, [
      [1, 0, 1, 0],
      [2, 0, 1, 0, "seat-1"],
      [1, 0, 0, 1],
      [3, 0, 0, 1, "seat-1"],
      [1, 1, 1, 0, "seat-1"],
      [2, 1, 1, 0],
    ]),
  },
  "ARK-29": {
    width: 208,
    height: 112,
    items: [
      ...cells(4, 2, [
        [0, 0, 1, 0],
        [1, 0, 1, 0, "seat-1"],
        [0, 0, 0, 1],
      ]),
      ...[0, 1].map((x): Item => ({ kind: "dot", x: 6 + x * STEP, y: 6, tone: "pitch" })),
    ],
  },
  "ARK-32": {
    width: 208,
    height: 64,
    items: [
      ...cells(4, 1, [
        [1, 0, 1, 0],
        [2, 0, 1, 0, "seat-1"],
        [1, 0, 0, 1],
        [3, 0, 0, 1],
        [1, 1, 2, 0, "seat-1"],
      ]),
      ...[1, 2, 3].map((x): Item => ({ kind: "dot", x: 6 + x * STEP, y: 6, tone: "pitch" })),
      card(8 + STEP, 8, { animal: "sheep", tone: "food", mark: MALE }),
      card(8 + 2 * STEP, 8, { animal: "sheep", tone: "food", mark: FEMALE }),
    ],
  },
};
