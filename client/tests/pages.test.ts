import { expect, test } from "vitest";
import { bestOf } from "../src/pages/table/hints";
import { placesOf } from "../src/pages/table/places";

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
    share: 0,
    expected: [2 * chance - 1, 1 - 2 * chance],
  }));
  return bestOf({ type: "hint", id: 1, turn: 1, moves, exact }, 0).map(({ move, chance }) => [
    move.move,
    chance,
  ]);
};

test("a hint has three moves, the best first, and of an exact end none that is worse", () => {
  expect(hinted([0.4, 0.7, 0.5, 0.9], false)).toEqual([
    ["m1", 70],
    ["m2", 50],
    ["m0", 40],
  ]);
  expect(hinted([1, 1, 0.5, 0], true)).toEqual([
    ["m0", 100],
    ["m1", 100],
  ]);
});
