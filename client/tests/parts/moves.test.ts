import { expect, test } from "vitest";
import { grouped } from "../../src/parts/moves";

const move = (cell: string, animal: string) => ({
  move: `${cell} ${animal}`,
  phrase: { key: "move-swap", params: { cell, animal: { key: animal } } },
});
const keep = { move: "keep lion", phrase: { key: "move-keep", params: { animal: { key: "lion" } } } };

test("few moves stay together", () => {
  expect(grouped([keep])).toEqual([{ title: null, moves: [keep] }]);
});

test("many are grouped by what divides them least; single ones stand before", () => {
  const cells = Array.from({ length: 20 }, (_, i) => `a${i}`);
  const groups = grouped([
    keep,
    ...["lion", "wolf"].flatMap((animal) => cells.map((cell) => move(cell, animal))),
  ]);
  expect(groups.map((group) => [group.title, group.moves.length])).toEqual([
    [null, 1],
    [{ key: "lion" }, 20],
    [{ key: "wolf" }, 20],
  ]);
});

test("a board may name the groups", () => {
  const moves = Array.from({ length: 40 }, (_, i) => move(`a${i}`, "lion"));
  const of = (notation: string) => (notation.startsWith("a") ? { key: "group-lion" } : null);
  const groups = grouped([...moves, keep], of);
  expect(groups.map((group) => [group.title, group.moves.length])).toEqual([
    [null, 1],
    [{ key: "group-lion" }, 40],
  ]);
});
