// The boards there are, each in a chunk of its own.
import type { Board, Desk } from "./board";

const BOARDS = import.meta.glob<Board>("./*/Board.svelte", { import: "default" });
const DESKS = import.meta.glob<Desk>("./*/desk.ts", { import: "desk" });

export interface Loaded {
  Board: Board;
  desk: Desk | null;
}

/** The board of a game; for games without one a plain one. */
export async function boardOf(game: string): Promise<Loaded> {
  const board = BOARDS[`./${game}/Board.svelte`];
  const desk = DESKS[`./${game}/desk.ts`];
  if (board && desk) {
    const [Board, loaded] = await Promise.all([board(), desk()]);
    return { Board, desk: loaded };
  }
  return { Board: (await import("./Fallback.svelte")).default, desk: null };
}
