// What a board is given and what it gives. README.md explains it.
import type { Component } from "svelte";
import type { LegalMove, Line, Phrase, Result, View, Views } from "../protocol";

export interface BoardProps<V = View> {
  view: V;
  legal: LegalMove[]; // empty unless you are to decide
  seat: number | null; // yours
  names: string[]; // of the players, by seat
  last: Line | null; // the log line to light: the latest, or one pointed at in the log
  look: boolean; // the past is shown: nothing can be chosen
  result: Result | null; // at the end
  act(notation: string): Promise<void>;
  why(notation: string, anchor: Element): void; // asks the server, shows its answer beside the anchor
  unask(): void; // hides it
}

/** What is to be known of a game beside its picture: boards/<game>/desk.ts exports one as `desk`. */
export interface Desk<V = View> {
  /** The pieces that make a move. No move's pieces may all belong to a longer move. */
  parts(notation: string, view: V): string[];
  /** The notation that some pieces would make, legal or not; null if none. For asking why it is not legal. */
  compose(parts: string[], view: V): string | null;
  /** The pieces that a log line tells of. */
  touched(line: Line, view: V): string[];
  /** The title under which a long list of moves has a move; null: it stands before the groups. */
  group?(notation: string, view: V): Phrase | null;
  /** What the seat to decide is to do, from the game's .ftl (keys `do-…`). */
  instruction(view: V): Phrase;
  /** Where the points of a finished match come from, by the view and the log; the rows of a seat add up to its score. */
  breakdown(view: V, lines: Line[]): Reason[];
}

/** One reason for points, and how many each seat has for it. */
export interface Reason {
  reason: Phrase;
  points: number[];
}

/** A card or piece to look at closely. */
export interface Inspected {
  title: string;
  picture?: string; // an animal of the sprite
  text?: string[];
  rules?: string[];
}

export type Game = keyof Views;
export type BoardOf<G extends Game> = BoardProps<Views[G]>;
export type Board = Component<BoardProps>;
