// Animimix: made by `make protocol` of src/arkade/games/animimix; do not edit.

/** A grid card. */
export interface Cell {
  name: string;
  species: string;
  mountain: boolean;
}

/** A hand card was laid face down; only its owner knows which (ANI-06). */
export interface Kept {
  event: "keep";
  who: number;
  animal?: string | null;
}

/** A species' points went to those with the most cards of it (ANI-13). */
export interface Majority {
  event: "majority";
  animal: string;
  points: number;
  count: number;
  each: number;
  seats: number[];
}

/** Nobody has a card of a species: its points are lost (ANI-14). */
export interface NoMajority {
  event: "no-majority";
  animal: string;
}

/** One seat. What the viewer may not see is None. */
export interface Player {
  cards: number;
  hand: Record<string, number> | null;
  kept: number;
  kept_cards: Record<string, number> | null;
  taken: Record<string, number>;
  score: number;
}

/** A card was taken from a cell, and one of the hand put there under a mountain (ANI-07). */
export interface Swapped {
  event: "swap";
  who: number;
  cell: string;
  taken: string;
  put: string;
}

/** The table as one seat sees it. */
export interface View {
  player: number | null;
  species: string[];
  grid: Cell[][];
  worth: Record<string, number>;
  mountains: number;
  seats: Player[];
  away: number;
  away_cards: Record<string, number> | null;
  scores: number[] | null;
}

export type Happened = Kept | Swapped | Majority | NoMajority;

export interface Game {
  view: View;
  event: Happened;
}

/** Every verb: its word in notation, and what its objects are called. */
export const VERBS = {"keep": {"word": "keep", "objects": {"animal": ["monkey", "wolf", "elephant", "pelican", "penguin", "chameleon", "lovebird", "lion"]}}, "swap": {"word": "", "objects": {"cell": ["a1", "b1", "c1", "d1", "e1", "f1", "a2", "b2", "c2", "d2", "e2", "f2", "a3", "b3", "c3", "d3", "e3", "f3", "a4", "b4", "c4", "d4", "e4", "f4", "a5", "b5", "c5", "d5", "e5", "f5", "a6", "b6", "c6", "d6", "e6", "f6"], "animal": ["monkey", "wolf", "elephant", "pelican", "penguin", "chameleon", "lovebird", "lion"]}}} as const;

/** What is printed on the components, and what the rules fix. */
export const FACTS = {"scoring": {"monkey": "ANI-16", "wolf": "ANI-17", "elephant": "ANI-18", "pelican": "ANI-19", "penguin": "ANI-20", "chameleon": "ANI-21", "lovebird": "ANI-22", "lion": "ANI-23"}} as const;
