// What the small pictures of the rules pages are made of: boards/<game>/figures.ts has them by the number of their rule,
// and `figure-<number>` in the game's words says what they show.
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
export const STEP = 48;
type Face = Omit<Extract<Item, { kind: "card" }>, "kind" | "x" | "y">;
export const card = (x: number, y: number, face: Face): Item => ({ kind: "card", x, y, ...face });
export const row = (x: number, y: number, faces: Face[]): Item[] =>
  faces.map((face, i) => card(x + i * STEP, y, face));
export const animals = (names: string, tone?: string): Face[] =>
  names.split(" ").map((animal) => ({ animal, tone }));
export const text = (x: number, y: number, said: string, tone?: string): Item => ({
  kind: "text",
  x,
  y,
  text: said,
  tone,
});
export const good = (x: number, y: number) => text(x, y, "✓", "good");
export const bad = (x: number, y: number) => text(x, y, "✗", "bad");
export const line = (x: number, y: number, dx: number, dy: number, tone?: string): Item => ({
  kind: "line",
  from: [x, y],
  to: [x + dx, y + dy],
  tone,
});
export const arrow = (from: [number, number], to: [number, number], tone?: string): Item => ({
  kind: "arrow",
  from,
  to,
  tone,
});
