// What every desk has to keep, shown by positions of real games (positions.py writes them).
import { expect } from "vitest";
import type { AnyGame, Desk, LineOf } from "../src/boards/board";

export interface Position {
  view: unknown;
  legal: string[];
}

/** Every move has pieces of its own, no move is a part of another, and its pieces make it again. */
export function expectWhole<G extends AnyGame>(desk: Desk<G>, positions: Position[]): void {
  for (const { view, legal } of positions) {
    const moves = legal.map((move) => ({ move, parts: desk.parts(move, view as G["view"]) }));
    for (const { move, parts } of moves) {
      expect(parts.length, move).toBeGreaterThan(0);
      expect(new Set(parts).size, move).toBe(parts.length);
      expect(parts.join(), move).not.toMatch(/undefined|null|NaN/);
      expect(desk.compose(parts, view as G["view"]), move).toBe(move);
      const within = moves.filter((other) => parts.every((part) => other.parts.includes(part)));
      expect(within.map((other) => other.move)).toEqual([move]);
    }
  }
}

/** The log of a move by which one thing happened. */
export function line<G extends AnyGame>(happened: G["event"], seat = 1): LineOf<G> {
  return { number: 1, seat, by: "bot", lines: [], events: [happened] };
}
