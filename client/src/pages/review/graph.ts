// Where everything of the graph of chances stands, in pixels; what it says at a place.
import type { DecisionReview, MoveReview, ReviewView, TurnReview } from "../../protocol";

export type Wrong = "inaccuracy" | "mistake" | "blunder";

/** Which curves are drawn: everybody's as each knew it, everybody's as it was, or both of one seat. */
export type Curves = "known" | "true" | "both";

/** A turn that cost something; it stands where it was still to be taken. */
export interface Fault {
  n: number; // of its first move
  at: number; // so many moves were made before it
  seat: number;
  call: Wrong;
  x: number;
  y: number;
}

/** Chance or a hidden card that helped or hurt somebody much; it stands where it has come. */
export interface Luck {
  at: number;
  seat: number;
  part: number; // of a victory
  x: number;
  y: number;
}

export interface Curve {
  seat: number;
  real: boolean; // as it was; else as the seat knew it
  points: string; // of a polyline
  letters: { x: number; y: number }[]; // where it is called by its letter
  end: number; // the height of its name, apart from the others'
}

export interface Graph {
  curves: Curve[];
  faults: Fault[];
  luck: Luck[];
  levels: { chance: number; y: number }[];
  x(at: number): number;
  y(chance: number): number;
  /** How many moves were made at a place. */
  at(x: number): number;
}

export const MARGIN = { left: 30, right: 22, top: 9, bottom: 9 };
const LUCKY = 0.08; // from which part of a victory luck is marked
const APART = 13; // pixels between two names
const LETTERS = 4; // along a curve

export function isWrong(call: DecisionReview["call"]): call is Wrong {
  return call !== "best" && call !== "fine";
}

/** Everybody's chances after so many moves, each seat's as it knew it, or as it was; null: not known yet. */
export function chancesAt(review: ReviewView, at: number, real = false): number[] | null {
  if (at === 0) return real ? review.dealt_true : review.dealt;
  const move = review.moves[at - 1];
  return move ? (real ? move.true : move.chances) : null;
}

/** The turn to which the next move belongs. */
export function turnAt(review: ReviewView, at: number): TurnReview | undefined {
  return review.turns.find(({ n, moves }) => n - 1 <= at && at < n - 1 + moves);
}

/** The moves of a turn, as they were made. */
export function movesOf(review: ReviewView, { n, moves }: TurnReview): MoveReview[] {
  return review.moves.slice(n - 1, n - 1 + moves);
}

export function graphOf(
  review: ReviewView,
  of: number, // moves of the match
  [width, height]: [number, number],
  which: Curves = "known",
  one = 0, // of whom both curves are drawn
): Graph {
  const wide = Math.max(1, width - MARGIN.left - MARGIN.right);
  const high = Math.max(1, height - MARGIN.top - MARGIN.bottom);
  const x = (at: number) => MARGIN.left + (wide * at) / Math.max(1, of);
  const y = (chance: number) => MARGIN.top + high * (1 - chance);
  const all = review.dealt.map((_, seat) => seat);
  const wanted =
    which === "both"
      ? [false, true].map((real) => ({ seat: one, real }))
      : all.map((seat) => ({ seat, real: which === "true" }));
  const steps = [false, true].map((real) =>
    Array.from({ length: review.moves.length + 1 }, (_, at) => chancesAt(review, at, real)!),
  );
  const chanceAt = (at: number, seat: number, real: boolean) => steps[Number(real)]![at]![seat]!;
  const marked = which === "true";
  const place = (at: number, seat: number) => ({
    x: x(at),
    y: y(chanceAt(Math.min(at, review.moves.length), seat, marked)),
  });
  const ends = spread(
    wanted.map(({ seat, real }) => y(chanceAt(review.moves.length, seat, real))),
    MARGIN.top,
    height - MARGIN.bottom,
  );
  const last = review.moves.length;
  const drawn = (seat: number) => which !== "both" || seat === one;
  return {
    curves: wanted.map(({ seat, real }, i) => ({
      seat,
      real,
      points: steps[Number(real)]!.map(
        (chances, at) => `${x(at).toFixed(1)},${y(chances[seat]!).toFixed(1)}`,
      ).join(" "),
      letters: Array.from({ length: which === "both" ? 0 : LETTERS }, (_, k) =>
        Math.round((of * (k + (i + 0.5) / wanted.length)) / LETTERS),
      ).flatMap((at) => (at > 0 && at < last ? [{ x: x(at), y: y(chanceAt(at, seat, real)) }] : [])),
      end: ends[i]!,
    })),
    faults: review.turns.flatMap(({ n, seat, call }) =>
      isWrong(call) && drawn(seat) ? [{ n, at: n - 1, seat, call, ...place(n - 1, seat) }] : [],
    ),
    luck: review.moves.flatMap(({ n, luck }) =>
      luck.flatMap((part, seat) =>
        Math.abs(part) >= LUCKY && drawn(seat) ? [{ at: n, seat, part, ...place(n, seat) }] : [],
      ),
    ),
    levels: [0, 0.5, 1].map((chance) => ({ chance, y: y(chance) })),
    x,
    y,
    at: (place) => Math.max(0, Math.min(of, Math.round(((place - MARGIN.left) / wide) * of))),
  };
}

/** Heights moved apart, each as little as the order allows, between two bounds. */
export function spread(heights: number[], least: number, most: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const found = [...heights];
  let free = least;
  for (const i of order) {
    found[i] = Math.max(free, found[i]!);
    free = found[i] + APART;
  }
  let last = most;
  for (const i of order.reverse()) {
    found[i] = Math.min(last, found[i]!);
    last = found[i] - APART;
  }
  return found;
}
