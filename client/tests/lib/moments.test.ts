import { expect, test } from "vitest";
import { Moments } from "../../src/lib/moments";

const line = (number: number) => ({ number, seat: 0, by: "person" as const, lines: [], events: [] });
const moment = (move: number) => ({
  player: 0,
  view: `after ${move}`,
  line: move ? line(move) : null,
  notation: null,
});
const match = new Moments({ game: "noah", seats: [], mine: null, moments: [0, 1, 2].map(moment) });

test("every moment is there, with the line of the move that led to it", () => {
  expect(match.of).toBe(2);
  expect(match.at(0)).toEqual({ player: 0, view: "after 0", line: null, notation: null, move: 0, of: 2 });
  expect(match.at(2)).toMatchObject({ view: "after 2", line: { number: 2 }, move: 2 });
  expect(match.lines.map(({ number }) => number)).toEqual([1, 2]);
});

test("a moment that is not there is the nearest", () => {
  for (const [wished, found] of [
    [-3, 0],
    [99, 2],
    [1.7, 1],
    [NaN, 0],
  ] as const)
    expect(match.at(wished).move).toBe(found);
});
