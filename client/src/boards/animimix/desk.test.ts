import { expect, test } from "vitest";
import { expectWhole, line } from "../../../tests/desks";
import { desk } from "./desk";
import type { Game, View } from "./game";
import positions from "./positions.json";

const view = { player: 1, seats: [{ hand: null }, { hand: { lion: 2, wolf: 1 } }] } as unknown as View;
const majority = { event: "majority", animal: "lion", points: 9, count: 3 } as const;

test("every legal move is made of pieces of its own", () => expectWhole(desk, positions));

test("a cell alone is asked about with any card of the hand, a card or the pile alone not at all", () => {
  expect(desk.compose(["cell:f6"], view)).toBe("f6 lion");
  expect(desk.compose(["hand:wolf", "cell:f6"], view)).toBe("f6 wolf");
  expect(desk.compose(["hand:wolf"], view)).toBeNull();
  expect(desk.compose(["keep"], view)).toBeNull();
});

test("a line of the log lights the cell of a swap, and nothing for a card kept", () => {
  expect(
    desk.touched(line<Game>({ event: "swap", who: 0, cell: "b2", taken: "wolf", put: "lion" }), view),
  ).toEqual(["cell:b2"]);
  expect(desk.touched(line<Game>({ event: "keep", who: 0, animal: "lion" }), view)).toEqual([]);
});

test("a species' points go to those with the most cards of it", () => {
  const reason = { key: "why-majority", params: { animal: { key: "lion" }, points: 9, count: 3 } };
  expect(desk.breakdown(view, [line<Game>({ ...majority, each: 9, seats: [1] })])).toEqual([
    { reason, points: [0, 9] },
  ]);
  expect(desk.breakdown(view, [line<Game>({ ...majority, each: 4, seats: [0, 1] })])).toEqual([
    { reason, points: [4, 4] },
  ]);
  expect(desk.breakdown(view, [line<Game>({ event: "no-majority", animal: "wolf" })])).toEqual([]);
});
