// The boards there are, each in a chunk of its own; games by others bring theirs from the server.
import { offer } from "../lib/api";
import type { Figure } from "../lib/figures";
import type { Board, Desk } from "./board";
import type { OutsideBoard } from "./outside";

const BOARDS = import.meta.glob<{ default: Board; desk: Desk }>("./*/Board.svelte");
const FIGURES = import.meta.glob<Record<string, Figure>>("./*/figures.ts", { import: "FIGURES" });

export interface Loaded {
  Board: Board;
  desk: Desk | null;
}

const there = new Map<string, Loaded>();

/** The board of a game, if it was loaded before. */
export function boardAtHand(game: string): Loaded | null {
  return there.get(game) ?? null;
}

/** The board of a game; for games without one a plain one. */
export async function boardOf(game: string): Promise<Loaded> {
  const found = there.get(game) ?? (await load(game));
  there.set(game, found);
  return found;
}

async function load(game: string): Promise<Loaded> {
  const ours = await BOARDS[`./${game}/Board.svelte`]?.();
  if (ours) return { Board: ours.default, desk: ours.desk };
  return (await outside(game)) ?? { Board: (await import("./Fallback.svelte")).default, desk: null };
}

/** The pictures of a game's rules page, by the numbers of the rules. */
export async function figuresOf(game: string): Promise<Record<string, Figure>> {
  return (await FIGURES[`./${game}/figures.ts`]?.()) ?? {};
}

/** The board that the package of another game brings. */
async function outside(game: string): Promise<Loaded | null> {
  const { games } = await offer();
  const [script, style] = games.find(({ name }) => name === game)?.board ?? [];
  if (!script) return null;
  if (style) await styled(style);
  const [{ wrapped }, board] = await Promise.all([
    import("./outside"),
    import(/* @vite-ignore */ script) as Promise<OutsideBoard>,
  ]);
  return { Board: wrapped(board), desk: board.desk };
}

/** Have a style sheet in the page, once. */
function styled(address: string): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  if (sheets.some((each) => each.getAttribute("href") === address)) return Promise.resolve();
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  return new Promise((done) => {
    sheet.onload = sheet.onerror = () => done();
    document.head.append(sheet);
  });
}
