import { expect, test } from "vitest";
import { graphOf, MARGIN, spread } from "../src/pages/review/graph";
import { daily, dayOf, gameOf, suiting } from "../src/pages/puzzles/choosing";
import { rated } from "../src/pages/puzzles/glicko";
import type { ReviewView } from "../src/protocol";

const move = { move: "pass", phrase: { key: "pass" } };
const seat = { start: 0.5, luck: 0, own: 0, others: 0, decisions: 2, loss: 0, worst: 2, find: 1, turning: 2 };
const review: ReviewView = {
  level: "usual",
  learned: true,
  dealt: [0.5, 0.5],
  seats: [
    { ...seat, seat: 0, result: 1 },
    { ...seat, seat: 1, result: 0 },
  ],
  moves: [
    { n: 1, seat: 0, move, chances: [0.6, 0.4], luck: [0.1, -0.1] },
    { n: 2, seat: 1, move, chances: [0.9, 0.1], luck: [0.01, -0.01] },
    { n: 3, seat: 0, move, chances: [1, 0], luck: [0, 0] },
  ],
  decisions: [
    {
      n: 1,
      seat: 0,
      best: move,
      call: "best",
      loss: 0,
      error: 0,
      exact: false,
      chance: 0.6,
      why: [],
      instead: [],
    },
    {
      n: 2,
      seat: 1,
      best: move,
      call: "blunder",
      loss: 0.3,
      error: 0.02,
      exact: false,
      chance: 0.4,
      why: [],
      instead: [],
    },
  ],
};

test("the graph goes from the deal at its left to the end at its right, certain victory at its top", () => {
  const graph = graphOf(review, 600, 110);
  expect(graph.lines[0]!.split(" ")).toHaveLength(4);
  expect(graph.lines[0]!.split(" ")[3]).toBe(`${(600 - MARGIN.right).toFixed(1)},${MARGIN.top.toFixed(1)}`);
  expect(graph.lines[1]!.split(" ")[0]).toBe(`${MARGIN.left.toFixed(1)},55.0`);
});

test("an error stands on its player's line where the move was still to be made, luck where it has come", () => {
  const graph = graphOf(review, 600, 110);
  expect(graph.faults.map(({ n, at, seat, call }) => [n, at, seat, call])).toEqual([[2, 1, 1, "blunder"]]);
  expect(graph.faults[0]!.x).toBeCloseTo(graph.x(1));
  expect(graph.luck.map(({ at, seat, part }) => [at, seat, part])).toEqual([
    [1, 0, 0.1],
    [1, 1, -0.1],
  ]);
});

test("every place of the graph means a move, those beside it the first or the last", () => {
  const graph = graphOf(review, 600, 110);
  for (const at of [0, 1, 2, 3]) expect(graph.at(graph.x(at) + 20)).toBe(at);
  expect([graph.at(-50), graph.at(900)]).toEqual([0, 3]);
});

test("names at the end of the lines do not cover each other, nor leave the graph", () => {
  const found = spread([100, 100, 100, 10], 9, 101);
  expect(found).toEqual([75, 88, 101, 10]);
});

test("Glicko-2 gives the figures of the paper's example", () => {
  const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test("Glicko-2 finds the volatility of a great surprise, too", () => {
  const after = rated({ rating: 1500, deviation: 30, volatility: 0.06 }, [
    { rating: 2400, deviation: 30, score: 1 },
    { rating: 2400, deviation: 30, score: 1 },
  ]);
  expect(after.volatility).toBeGreaterThan(0.06);
  expect(after.rating).toBeGreaterThan(1500);
});

test("a day's puzzle is the same for everybody, and all of them come in turn", () => {
  const puzzles = ["c", "a", "b"].map((id) => ({ id }));
  const games = ["y", "x"];
  const day = dayOf(new Date(2026, 10, 17, 23, 59));
  expect(dayOf(new Date(2026, 10, 18, 0, 1))).toBe(day + 1);
  expect(new Set([gameOf(day, games), gameOf(day + 1, games)])).toEqual(new Set(games));
  const six = [0, 2, 4].map((later) => daily(day + later, 2, puzzles)!.id);
  expect(six.sort()).toEqual(["a", "b", "c"]);
  expect(daily(day, 2, [...puzzles].reverse())).toEqual(daily(day, 2, puzzles));
});

test("the next puzzle is a new one, of the difficulty and about as strong as oneself", () => {
  const all = [1200, 1500, 1800].map((rating, i) => ({ id: `${i}`, rating, difficulty: i + 1 }));
  expect(suiting(all, 0, 1750, () => false)!.id).toBe("2");
  expect(suiting(all, 0, 1750, (id) => id === "2")!.id).toBe("1");
  expect(suiting(all, 1, 1750, () => true)!.id).toBe("0");
  expect(suiting(all, 1, 1750, () => false, "0")).toBeUndefined();
  expect(suiting(all.slice(0, 1), 3, 1750, () => false)!.id).toBe("0"); // none of that difficulty: any
});
