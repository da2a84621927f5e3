import { expect, test } from "vitest";
import type { Room } from "../src/lib/room.svelte";
import { text } from "../src/lib/text.svelte";
import { bestOf } from "../src/pages/table/hints";
import { placesOf } from "../src/pages/table/places";
import { spoken } from "../src/pages/table/prompt";
import type { TableView } from "../src/protocol";

const ended = (scores: number[], winners: number[]) =>
  placesOf({ scores, winners, stopped: false, seed: "1" }).map(({ seat, place }) => [place, seat]);

test("the ranking follows the points, winners first", () => {
  expect(ended([58, 126, 125], [1])).toEqual([
    [1, 1],
    [2, 2],
    [3, 0],
  ]);
});

test("where the fewest win it goes upwards", () => {
  expect(ended([9, 3, 5, 9], [1])).toEqual([
    [1, 1],
    [2, 2],
    [3, 0],
    [3, 3],
  ]);
});

test("a broken tie makes two places, a shared victory one", () => {
  expect(ended([7, 7], [1])).toEqual([
    [1, 1],
    [2, 0],
  ]);
  expect(ended([7, 7], [0, 1])).toEqual([
    [1, 0],
    [1, 1],
  ]);
});

const hinted = (chances: number[], exact: boolean) => {
  const moves = chances.map((chance, i) => ({
    move: { move: `m${i}`, phrase: { key: "pass" } },
    chances: [chance, 1 - chance],
    error: 0.02,
    loss: 0.7 - chance,
    loss_error: 0.02,
    equal: chance >= 0.66,
  }));
  return bestOf({ type: "hint", id: 1, turn: 1, moves, exact }, 0).map(({ move, chance, says }) => [
    move.move,
    chance,
    says,
  ]);
};

test("a hint has three moves as the judge orders them, and says which ones nobody can tell apart", () => {
  expect(hinted([0.7, 0.68, 0.5, 0.4], false)).toEqual([
    ["m0", 70, "hint-equal"],
    ["m1", 68, "hint-equal"],
    ["m2", 50, "hint-odds"],
  ]);
  expect(hinted([0.7, 0.5], false)).toEqual([
    ["m0", 70, "hint-odds"],
    ["m1", 50, "hint-odds"],
  ]);
});

test("of an exact end no move that is worse is shown", () => {
  expect(hinted([1, 1, 0.5, 0], true)).toEqual([
    ["m0", 100, "hint-exact"],
    ["m1", 100, "hint-exact"],
  ]);
});

test("a match that stands still is told of in every language, and has nobody's turn", async () => {
  const room = { table: { halted: true, moves: 12, player: null } as TableView, mine: false } as Room;
  const said = new Set<string>();
  for (const language of ["en", "fr", "nl"]) {
    await text.use(language);
    said.add(spoken({ room, names: ["Ada", "Bob"], desk: null, past: null, outlook: [], only: false }));
  }
  expect(said.size).toBe(3);
  for (const each of said) expect(each).toContain("12");
});
