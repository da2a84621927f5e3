// Boards of games by others: plain JavaScript modules that draw for themselves, with our tools. README.md explains it.
import type { has, t } from "../lib/text.svelte";
import type { letterOf, seatClass } from "../parts/seats";
import type { Board, BoardProps, Desk, Inspected } from "./board";
import Outside from "./Outside.svelte";

/** What `client/board.js` of a game's package exports. */
export interface OutsideBoard {
  desk: Desk;
  /** Draw the board into an element. `tools` and `target` stay the same; `update` is called at every change. */
  mount(
    target: HTMLElement,
    props: BoardProps,
    tools: Tools,
  ): { update(props: BoardProps): void; destroy?(): void };
}

export interface Tools {
  /** Make an element a piece, as `targets.piece` does; what it returns undoes that. */
  piece(element: HTMLElement | SVGElement, part: string, card?: () => Inspected): () => void;
  t: typeof t;
  has: typeof has;
  /** A picture of the sprite, by name. */
  picture(name: string): SVGElement;
  /** The class that gives a seat's `--seat`, `--seat-ink` and `--seat-pattern`, and its letter: never colour alone. */
  seatClass: typeof seatClass;
  letterOf: typeof letterOf;
}

/** Such a board as a component. */
export function wrapped(board: OutsideBoard): Board {
  return (internals, props) =>
    Outside(
      internals,
      Object.defineProperties(
        { board } as BoardProps & { board: OutsideBoard },
        Object.getOwnPropertyDescriptors(props),
      ),
    );
}
