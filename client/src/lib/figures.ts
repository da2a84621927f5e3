// Small pictures for the rules pages, by the number of their rule; `figure-<number>` in client.ftl says what they show.
export type Item =
  | { kind: "card"; x: number; y: number; animal?: string; tone?: string; mark?: string; mountain?: boolean }
  | { kind: "text"; x: number; y: number; text: string; tone?: string }
  | { kind: "line" | "arrow"; from: [number, number]; to: [number, number]; tone?: string }
  | { kind: "dot"; x: number; y: number; text?: string; tone?: string };

export interface Figure {
  width: number;
  height: number;
  items: Item[];
}

/** From one card to the next. */
const STEP = 48;
const MALE = "♂";
const FEMALE = "♀";

type Face = Omit<Extract<Item, { kind: "card" }>, "kind" | "x" | "y">;
const card = (x: number, y: number, face: Face): Item => ({ kind: "card", x, y, ...face });
const row = (x: number, y: number, faces: Face[]): Item[] =>
  faces.map((face, i) => card(x + i * STEP, y, face));
const animals = (names: string, tone?: string): Face[] =>
  names.split(" ").map((animal) => ({ animal, tone }));
const text = (x: number, y: number, said: string, tone?: string): Item => ({
  kind: "text",
  x,
  y,
  text: said,
  tone,
});
const good = (x: number, y: number) => text(x, y, "✓", "good");
const bad = (x: number, y: number) => text(x, y, "✗", "bad");
const line = (x: number, y: number, dx: number, dy: number, tone?: string): Item => ({
  kind: "line",
  from: [x, y],
  to: [x + dx, y + dy],
  tone,
});
const arrow = (from: [number, number], to: [number, number], tone?: string): Item => ({
  kind: "arrow",
  from,
  to,
  tone,
});

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
  "ANI-07": {
    width: 250,
    height: 108,
    items: [
      ...row(4, 4, animals("lion penguin wolf")),
      ...row(4, 52, [{ animal: "wolf" }, { animal: "monkey", mountain: true }, { animal: "lion" }]),
      card(200, 52, { animal: "penguin", tone: "back" }),
      arrow([98, 26], [196, 60]),
    ],
  },
  "ANI-18": {
    width: 250,
    height: 108,
    items: [
      ...row(4, 4, animals("lion wolf elephant penguin")),
      ...row(4, 52, [
        { animal: "elephant", mark: "2" },
        { animal: "elephant", mark: "2" },
        { animal: "wolf" },
        { animal: "elephant", mark: "2" },
      ]),
      text(222, 82, "6"),
    ],
  },
  "ANI-20": {
    width: 250,
    height: 108,
    items: [
      ...row(4, 4, [
        { animal: "penguin", mark: "2" },
        { animal: "penguin", mark: "2" },
        { animal: "lion" },
        { animal: "penguin" },
      ]),
      ...row(4, 52, [
        { animal: "wolf" },
        { animal: "penguin", mark: "2" },
        { animal: "monkey" },
        { animal: "lion" },
      ]),
      text(222, 58, "6"),
    ],
  },
  "AMA-07": {
    width: 250,
    height: 60,
    items: [
      ...row(4, 6, animals("toucan macaw", "violet")),
      text(116, 38, "+"),
      card(130, 6, { animal: "toucan", tone: "violet" }),
      arrow([180, 28], [204, 28]),
      card(208, 6, { animal: "macaw", tone: "violet" }),
    ],
  },
  "AMA-08": {
    width: 280,
    height: 60,
    items: [
      ...row(4, 6, animals("toad chameleon two-headed-snake", "brown")),
      arrow([152, 28], [180, 28]),
      card(190, 2, { tone: "back" }),
      card(194, 6, { tone: "back" }),
      card(198, 10, { tone: "back", mark: "3" }),
    ],
  },
  "AMA-18": {
    width: 300,
    height: 66,
    items: [1, 3, 6, 10, 15, 21].flatMap((points, i): Item[] => [
      card(4 + i * STEP, 16, { tone: "back", mark: String(i + 1) }),
      text(26 + i * STEP, 12, String(points)),
    ]),
  },
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
  "OPT-06": {
    width: 300,
    height: 112,
    items: [
      text(16, 36, "1"),
      ...row(30, 6, [
        { animal: "gazelle", mark: "1", tone: "warm" },
        { animal: "fox", mark: "1", tone: "cold" },
      ]),
      text(16, 90, "3"),
      ...row(30, 60, [
        { animal: "lion", mark: "2", tone: "warm" },
        { animal: "seal", mark: "1", tone: "cold" },
      ]),
      text(190, 62, "3 − 2 = +1"),
    ],
  },
  "OPT-16": {
    width: 300,
    height: 60,
    items: [
      ...row(4, 6, [
        { animal: "crocodile", mark: "2", tone: "warm" },
        { animal: "elephant", mark: "3", tone: "warm" },
      ]),
      good(118, 36),
      ...row(160, 6, [
        { animal: "tiger", mark: "2", tone: "warm" },
        { animal: "camel", mark: "2", tone: "warm" },
      ]),
      bad(274, 36),
    ],
  },
  "OPT-18": {
    width: 160,
    height: 112,
    items: [
      ...row(8, 6, [{ tone: "deck" }, { animal: "lion", tone: "warm" }, { tone: "deck" }]),
      ...row(8, 58, [{ tone: "deck" }, { tone: "deck" }, { tone: "deck" }]),
      ...[bad(30, 36), bad(126, 36), bad(78, 88), good(30, 88), good(126, 88)],
    ],
  },
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
