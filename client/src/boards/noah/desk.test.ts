import { expect, test } from "vitest";
import { expectWhole, line } from "../../../tests/desks";
import { desk } from "./desk";
import { crossings, tearsOf } from "./cards";
import type { Game, View } from "./game";
import positions from "./positions.json";

const view = (phase: string, next_sex: string | null = null) =>
  ({ phase, opponent: 2, boats: [{ number: 3, noah: true, next_sex }] }) as unknown as View;

test("every legal move is made of pieces of its own", () => expectWhole(desk, positions));

test("a snail of either sex goes to a place of its sex, one whose sex is settled to the boat", () => {
  expect(desk.parts("snail f", view("embark"))).toEqual(["hand:snail", "sex:f"]);
  expect(desk.parts("snail f", view("embark", "f"))).toEqual(["hand:snail", "boat:3"]);
});

test("a card that does not fit and a boat without Noah are asked about", () => {
  expect(desk.compose(["hand:bear m"], view("embark", "f"))).toBe("bear m");
  expect(desk.compose(["hand:bear m", "boat:4"], view("embark"))).toBe("noah 4");
  expect(desk.compose(["boat:1"], view("move"))).toBe("noah 1");
  expect(desk.compose(["hand:cat f", "seat:1"], view("return"))).toBe("give 1 cat f");
});

test("a line of the log lights the boat, or the two players", () => {
  expect(desk.touched(line<Game>({ event: "noah", who: 1, boat: 4 }), view("embark"))).toEqual(["boat:4"]);
  expect(desk.touched(line<Game>({ event: "give", who: 1, whom: 2 }), view("embark"))).toEqual([
    "seat:2",
    "seat:1",
  ]);
});

test("Noah crosses over after a male, goes to a neighbour after a female and stays after a donkey", () => {
  expect(crossings("cat m", 1)).toEqual([3, 4]);
  expect(crossings("cat f", 1)).toEqual([2, 5]);
  expect(crossings("donkey m", 1)).toEqual([]);
});

test("tears are counted card by card", () => {
  expect(tearsOf({ "panda m": 2, snail: 1, "bear f": 1 })).toBe(10);
});
