// A finished match: sent whole, once, and stepped through without another request.
import type { Line, Moment } from "../protocol";

/** A moment, and which of how many. */
export type Seen = Moment & { move: number; of: number };

export class Moments {
  readonly lines: Line[]; // of all moves

  constructor(private readonly all: Moment[]) {
    this.lines = all.flatMap(({ line }) => line ?? []);
  }

  get of(): number {
    return this.all.length - 1;
  }

  /** After so many moves; the nearest there is. */
  at(move: number): Seen {
    const near = Math.max(0, Math.min(this.of, Math.trunc(move) || 0));
    return { ...this.all[near]!, move: near, of: this.of };
  }
}
