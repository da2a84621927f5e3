// A finished match: sent whole, once, and stepped through without another request.
import type { Line, Moment, Moments as Sent, Seat } from "../protocol";

/** A moment, and which of how many. */
export type Seen = Moment & { move: number; of: number };

export class Moments {
  readonly game: string; // the room may play another since
  readonly seats: Seat[]; // who sat there at its end
  readonly mine: number | null; // the seat that we had
  readonly lines: Line[]; // of all moves
  private readonly all: Moment[];

  constructor({ game, seats, mine, moments }: Sent) {
    [this.game, this.seats, this.mine, this.all] = [game, seats, mine, moments];
    this.lines = moments.flatMap(({ line }) => line ?? []);
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
