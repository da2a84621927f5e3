// Pictures of the rules page.
import { arrow, bad, card, good, row, text, type Figure, type Item } from "../../lib/figures";

const MALE = "♂";
const FEMALE = "♀";

/** Animals with their sex. */
function boat(x: number, y: number, aboard: [string, string][]): Item[] {
  const tones: Record<string, string> = { [MALE]: "male", [FEMALE]: "female" };
  return row(
    x,
    y,
    aboard.map(([animal, mark]) => ({ animal, mark, tone: tones[mark] })),
  );
}

/** Noah's ring: boat 1 on top. */
function ring(): Item[] {
  const at = (i: number, far: number): [number, number] => {
    const angle = (i * 2 * Math.PI) / 5 - Math.PI / 2;
    return [110 + far * Math.cos(angle), 92 + far * Math.sin(angle)];
  };
  /** Just before a neighbour of boat 1. */
  const beside = (i: number): [number, number] => {
    const [x, y] = at(i, 72);
    return [x + (i === 1 ? -13 : 13), y - 14];
  };
  const boats = Array.from({ length: 5 }, (_, i): Item => {
    const [x, y] = at(i, 72);
    return { kind: "dot", x, y, text: String(i + 1), tone: i ? "wood" : "good" };
  });
  const [x, y] = at(0, 50);
  const cross = [2, 3].map((i) => arrow([x, y], at(i, 50), "male"));
  const aside = [1, 4].map((i) => arrow([110 + (i === 1 ? 18 : -18), 24], beside(i), "female"));
  return [
    ...boats,
    ...cross,
    ...aside,
    text(110, 98, MALE, "male"),
    text(178, 32, FEMALE, "female"),
    text(42, 32, FEMALE, "female"),
  ];
}

export const FIGURES: Record<string, Figure> = {
  "NOA-07": {
    width: 400,
    height: 112,
    items: [
      ...boat(4, 6, [
        ["cat", FEMALE],
        ["lion", FEMALE],
        ["panda", FEMALE],
      ]),
      good(166, 36),
      ...boat(204, 6, [
        ["bear", MALE],
        ["cat", FEMALE],
        ["lion", MALE],
      ]),
      good(366, 36),
      ...boat(4, 60, [
        ["bear", MALE],
        ["cat", FEMALE],
        ["panda", FEMALE],
      ]),
      bad(166, 90),
    ],
  },
  "NOA-08": {
    width: 330,
    height: 60,
    items: [
      ...row(4, 6, [
        { animal: "elephant", mark: "10" },
        { animal: "lion", mark: "5" },
        { animal: "donkey", mark: "6" },
      ]),
      text(178, 36, "21 ✓", "good"),
      card(218, 6, { animal: "cat", mark: "2" }),
      text(298, 36, "23 ✗", "bad"),
    ],
  },
  "NOA-11": { width: 220, height: 186, items: ring() },
};
