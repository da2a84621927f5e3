// Where everything of the graph of chances stands, in pixels.
import type { DecisionReview, ReviewView } from "../../protocol";

export type Wrong = "inaccuracy" | "mistake" | "blunder";

/** A decision that cost something; it stands where its move was still to be made. */
export interface Fault {
  n: number; // of the move
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

export interface Graph {
  lines: string[]; // of each seat: the points of a polyline
  ends: number[]; // of each seat: the height of its name, apart from the others'
  faults: Fault[];
  luck: Luck[];
  levels: { chance: number; y: number }[];
  x(at: number): number;
  /** How many moves were made at a place. */
  at(x: number): number;
}

export const MARGIN = { left: 30, right: 22, top: 9, bottom: 9 };
const LUCKY = 0.08; // from which part of a victory luck is marked
const APART = 13; // pixels between two names

export function isWrong(call: DecisionReview["call"]): call is Wrong {
  return call !== "best" && call !== "fine";
}

/** Everybody's chances after so many moves. */
export function chancesAt(review: ReviewView, at: number): number[] {
  return at === 0 ? review.dealt : review.moves[at - 1]!.chances;
}

export function graphOf(review: ReviewView, width: number, height: number): Graph {
  const of = review.moves.length;
  const wide = Math.max(1, width - MARGIN.left - MARGIN.right);
  const high = Math.max(1, height - MARGIN.top - MARGIN.bottom);
  const x = (at: number) => MARGIN.left + (wide * at) / Math.max(1, of);
  const y = (chance: number) => MARGIN.top + high * (1 - chance);
  const steps = Array.from({ length: of + 1 }, (_, at) => chancesAt(review, at));
  const point = (at: number, seat: number) => ({ x: x(at), y: y(steps[at]![seat]!) });
  return {
    lines: review.seats.map(({ seat }) =>
      steps.map((chances, at) => `${x(at).toFixed(1)},${y(chances[seat]!).toFixed(1)}`).join(" "),
    ),
    ends: spread(
      steps[of]!.map((chance) => y(chance)),
      MARGIN.top,
      height - MARGIN.bottom,
    ),
    faults: review.decisions.flatMap(({ n, seat, call }) =>
      isWrong(call) ? [{ n, at: n - 1, seat, call, ...point(n - 1, seat) }] : [],
    ),
    luck: review.moves.flatMap(({ n, luck }) =>
      luck.flatMap((part, seat) =>
        Math.abs(part) >= LUCKY ? [{ at: n, seat, part, ...point(n, seat) }] : [],
      ),
    ),
    levels: [0, 0.5, 1].map((chance) => ({ chance, y: y(chance) })),
    x,
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
