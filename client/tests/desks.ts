// What every desk has to keep, shown by positions of real games (positions.py writes them).
import { expect } from "vitest";
import type { Desk } from "../src/boards/board";
import type { Params } from "../src/lib/words";
import type { Line } from "../src/protocol";

export interface Position {
  view: unknown;
  legal: string[];
}

/** Every move has pieces of its own, no move is a part of another, and its pieces make it again. */
export function expectWhole<V>(desk: Desk<V>, positions: Position[]): void {
  for (const { view, legal } of positions) {
    const moves = legal.map((move) => ({ move, parts: desk.parts(move, view as V) }));
    for (const { move, parts } of moves) {
      expect(parts.length, move).toBeGreaterThan(0);
      expect(new Set(parts).size, move).toBe(parts.length);
      expect(parts.join(), move).not.toMatch(/undefined|null|NaN/);
      expect(desk.compose(parts, view as V), move).toBe(move);
      const within = moves.filter((other) => parts.every((part) => other.parts.includes(part)));
      expect(within.map((other) => other.move)).toEqual([move]);
    }
  }
}

/** A line of the log, of one sentence. */
export function line(key: string, params: Params, seat = 1): Line {
  return { number: 1, seat, by: "bot", lines: [{ key, params }] };
}
