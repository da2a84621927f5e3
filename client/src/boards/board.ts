// What a board is given and what it gives. README.md explains it.
import type { Component } from "svelte";
import type { LegalMove, Line, Phrase, Reason as Why, Result } from "../protocol";

export type { Inspected } from "../parts/inspect.svelte";

/** What differs from game to game; boards/<game>/game.ts, made by `make protocol`, has each game's own. */
export interface AnyGame {
  view: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- the pages hand it on and never look inside
  event: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- the same
}

/** The log of a move, with what happened as data. */
export interface LineOf<G extends AnyGame = AnyGame> extends Line {
  events: G["event"][];
}

/** By pointing, which ends when one points elsewhere, or by a click or tap, which is to be answered. */
export type Asked = "point" | "press";

/** Why something cannot be done: by a rule, or by what the page itself knows. */
export type Answer = Omit<Why, "rule"> & { rule?: string };

/** What a seat has now, for the bar: points, and cards in hand where there are any. */
export interface Standing {
  score: number;
  cards?: number;
}

export interface BoardProps<G extends AnyGame = AnyGame> {
  view: G["view"];
  legal: LegalMove[]; // empty unless you are to decide
  seat: number | null; // yours
  names: string[]; // of the players, by seat
  last: LineOf<G> | null; // the log line to light: the latest, or one pointed at in the log
  since?: LineOf<G>[]; // what others did since one's own last move: its pieces stay marked, too
  look: boolean; // the past is shown: nothing can be chosen
  result: Result | null; // at the end
  act(notation: string): Promise<void>;
  /**
   * Asks the server: why not, beside the anchor, or what it would bring. Null: nothing that the rules know was pointed
   * at. An answer: it is known already.
   */
  why(asked: string | Answer | null, anchor: Element, how?: Asked): void;
  unask(how?: Asked): void; // hides it: all, or what was asked so
}

/** What is to be known of a game beside its picture: boards/<game>/desk.ts exports one as `desk`. */
export interface Desk<G extends AnyGame = AnyGame> {
  /** The pieces that make a move. No move's pieces may all belong to a longer move. */
  parts(notation: string, view: G["view"]): string[];
  /** The notation that some pieces would make, legal or not; null if none. For asking why it is not legal. */
  compose(parts: string[], view: G["view"]): string | null;
  /** Why pieces that together make no move do not fit each other; null: they may. */
  misfit?(parts: string[], view: G["view"]): Answer | null;
  /** The pieces that a move's events tell of. */
  touched(line: LineOf<G>, view: G["view"]): string[];
  /** The title under which a long list of moves has a move; null: it stands before the groups. */
  group?(notation: string, view: G["view"]): Phrase | null;
  /** What the seat to decide is to do, from the game's words (keys `do-…`). */
  instruction(view: G["view"]): Phrase;
  /** Points and cards of every seat as they stand. */
  standing?(view: G["view"]): Standing[];
  /** What the end of a round shows, while the next is dealt already; null: this move ended none. */
  reveal?(line: LineOf<G>, view: G["view"]): Reveal | null;
  /** Where the points of a finished match come from, by the view and what happened; a seat's rows add up to its score. */
  breakdown(view: G["view"], lines: LineOf<G>[]): Reason[];
}

/** One reason for points, and how many each seat has for it. */
export interface Reason {
  reason: Phrase;
  points: number[];
}

/** The end of a round: what it brought to every seat. */
export interface Reveal {
  title: Phrase;
  rows: { seat: number; cards: string[]; said: Phrase; total: number }[]; // cards: names of pictures
}

export type Board = Component<BoardProps>;
