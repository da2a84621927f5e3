import { expect, test } from "vitest";
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
