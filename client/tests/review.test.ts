import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { chancesAt, graphOf, MARGIN, spread, turnAt } from "../src/pages/review/graph";
import Graph from "../src/pages/review/Graph.svelte";
import { margin } from "../src/pages/review/numbers";
import Verdict from "../src/pages/review/Verdict.svelte";
import { daily, dayOf, gameOf, suiting } from "../src/pages/puzzles/choosing";
import { rated } from "../src/pages/puzzles/glicko";
import { Words } from "../src/lib/words";
import { text } from "../src/lib/text.svelte";
import type { ReviewView } from "../src/protocol";
import { readFileSync } from "node:fs";

const named = (move: string) => ({ move, phrase: { key: move } });
const seat = { start: 0.5, luck: 0, own: 0, others: 0, turns: 2, loss: 0, worst: 2, find: 1, turning: 2 };
const judged = { error: 0.02, exact: false, why: [], instead: [], rival: [named("sink")], lead: 0.01 };
/** Seat 1 takes two steps: a good one, then a blunder; its own chance differs from what was so. */
const review: ReviewView = {
  level: "usual",
  learned: true,
  open: false,
  dealt: [0.5, 0.5],
  dealt_true: [0.6, 0.4],
  seats: [
    { ...seat, seat: 0, result: 1 },
    { ...seat, seat: 1, result: 0 },
  ],
  moves: [
    { n: 1, seat: 0, move: named("pass"), chances: [0.6, 0.4], true: [0.7, 0.3], luck: [0.1, -0.1] },
    { n: 2, seat: 1, move: named("load"), chances: [0.6, 0.38], true: [0.75, 0.25], luck: [0, 0] },
    { n: 3, seat: 1, move: named("sink"), chances: [0.9, 0.1], true: [0.95, 0.05], luck: [0.01, -0.01] },
    { n: 4, seat: 0, move: named("pass"), chances: [1, 0], true: [1, 0], luck: [0, 0] },
  ],
  turns: [
    { ...judged, n: 1, moves: 1, seat: 0, best: [named("pass")], call: "best", loss: 0, chance: 0.5 },
    {
      ...judged,
      n: 2,
      moves: 2,
      seat: 1,
      best: [named("sail"), named("load")],
      call: "blunder",
      loss: 0.3,
      chance: 0.4,
    },
  ],
  decisions: [
    { ...judged, n: 1, seat: 0, best: [named("pass")], call: "best", loss: 0, chance: 0.5 },
    { ...judged, n: 2, seat: 1, best: [named("sail"), named("load")], call: "fine", loss: 0.02, chance: 0.4 },
    { ...judged, n: 3, seat: 1, best: [named("sail")], call: "blunder", loss: 0.28, chance: 0.38 },
  ],
};
const SIZE: [number, number] = [600, 110];
const go = () => undefined;

const read = (folder: string) => readFileSync(`${folder}/words/en.ftl`, "utf8");
const MOVES = ["pass", "load", "sink", "sail"].map((move) => `${move} = ${move}`).join("\n");
text.words = new Words("en", [read("../src/arkade/text"), read("."), MOVES]);

/** What a part of the page shows. */
async function shown<T>(look: () => T, part: unknown, props: object): Promise<T> {
  const app = mount(part as never, {
    target: document.body,
    props: { review, names: ["Ada", "Bo"], go, ...props } as never,
  });
  flushSync();
  const found = look();
  await unmount(app);
  return found;
}

const chanceSaid = (which: string) => document.querySelector(`[data-chance="${which}"]`)?.textContent;
const verdict = <T>(at: number, look: () => T) => shown(look, Verdict, { at, over: false });
const drawn = (at: number, which = "known") =>
  shown(
    () => document.querySelector("[data-graph]")!.getAttribute("aria-valuetext")!.match(/\d+%/g)!,
    Graph,
    { of: 4, whose: null, which, one: 1, at },
  );

test("the graph goes from the deal at its left to the end at its right, certain victory at its top", () => {
  const { curves } = graphOf(review, 4, SIZE);
  expect(curves.map(({ seat, real }) => [seat, real])).toEqual([
    [0, false],
    [1, false],
  ]);
  const points = curves.map(({ points }) => points.split(" "));
  expect(points[0]).toHaveLength(5);
  expect(points[0]![4]).toBe(`${(600 - MARGIN.right).toFixed(1)},${MARGIN.top.toFixed(1)}`);
  expect(points[1]![0]).toBe(`${MARGIN.left.toFixed(1)},55.0`);
});

test("a review in the making fills the graph as far as it is", () => {
  const part = { ...review, moves: review.moves.slice(0, 2), seats: [] };
  const graph = graphOf(part, 4, SIZE);
  const { curves } = graph;
  expect(curves[0]!.points.split(" ")).toHaveLength(3);
  expect(curves[0]!.points.split(" ")[2]).toContain(`${graph.x(2).toFixed(1)},`);
  expect(chancesAt(part, 3)).toBeNull();
});

test("as each knew it and as it was are two curves, which one seat shows both of", () => {
  const heights = (which: "known" | "true" | "both") =>
    graphOf(review, 4, SIZE, which, 1).curves.map(({ seat, real, points }) => [
      seat,
      real,
      points.split(" ")[0]!.split(",")[1],
    ]);
  expect(heights("true")).toEqual([
    [0, true, "45.8"],
    [1, true, "64.2"],
  ]);
  expect(heights("both")).toEqual([
    [1, false, "55.0"],
    [1, true, "64.2"],
  ]);
});

test("the panel's chance of the best move is the graph's at that point, that of the move made the graph's after it", async () => {
  for (const [at, until] of [
    [1, 3],
    [2, 3],
  ] as const) {
    const [best, made] = await verdict(at, () => [chanceSaid("best"), chanceSaid("made")]);
    expect(best).toBe((await drawn(at))[1]);
    expect(made).toBe((await drawn(until))[1]);
  }
  expect(await drawn(1, "both")).toEqual(["40%", "30%"]);
});

test("a turn is judged as a whole before its steps are", async () => {
  const [call, said, steps] = await verdict(1, () => [
    document.querySelector("[data-call]")!.getAttribute("data-call"),
    document.querySelector("[data-verdict]")!.textContent,
    [...document.querySelectorAll("[data-step-of]")].map((each) => each.getAttribute("data-step-of")),
  ]);
  expect([call, steps]).toEqual(["blunder", ["2", "3"]]);
  expect(said).toContain("sail · load");
  expect(await verdict(2, () => document.querySelector("[data-whole]") !== null)).toBe(true);
  expect([0, 1, 2, 3].map((at) => turnAt(review, at)?.n)).toEqual([1, 2, 2, undefined]);
});

test("a find says by how much it was better than the next best, and a turn without a rival worth a word does not", async () => {
  const said = (lead: number) => {
    const turns = review.turns.map((each) => (each.n === 1 ? { ...each, lead } : each));
    return shown(() => document.querySelector("[data-lead]")?.textContent, Verdict, {
      review: { ...review, turns },
      at: 0,
      over: false,
    });
  };
  expect(await said(0.123)).toContain("About 12.3 percentage points better than the next best: sink.");
  expect(await said(0.04)).toBeUndefined();
});

test("steps in another order are no better turn", async () => {
  const turns = review.turns.map((each) =>
    each.n === 2 ? { ...each, best: [named("sink"), named("load")], call: "fine" as const, loss: 0 } : each,
  );
  expect(
    await shown(() => chanceSaid("best"), Verdict, { review: { ...review, turns }, at: 1, over: false }),
  ).toBeUndefined();
});

test("a loss has an error, unless it is exact; a small error is not written as none", () => {
  expect(margin({ error: 0.012, exact: false })).toBe("± 1.2");
  expect(margin({ error: 0.0004, exact: false })).toBe("± under 0.1");
  expect(margin({ error: 0, exact: false })).toBe("± under 0.1");
  expect(margin({ error: 0, exact: true })).toBe("exact");
});

test("an error stands on its player's line where the turn was still to be taken, luck where it has come", () => {
  const graph = graphOf(review, 4, SIZE);
  expect(graph.faults.map(({ n, at, seat, call }) => [n, at, seat, call])).toEqual([[2, 1, 1, "blunder"]]);
  expect(graph.faults[0]!.x).toBeCloseTo(graph.x(1));
  expect(graph.faults[0]!.y).toBeCloseTo(graph.y(0.4));
  expect(graph.luck.map(({ at, seat, part }) => [at, seat, part])).toEqual([
    [1, 0, 0.1],
    [1, 1, -0.1],
  ]);
});

test("every place of the graph means a move, those beside it the first or the last", () => {
  const graph = graphOf(review, 4, SIZE);
  for (const at of [0, 1, 2, 3, 4]) expect(graph.at(graph.x(at) + 20)).toBe(at);
  expect([graph.at(-50), graph.at(900)]).toEqual([0, 4]);
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
