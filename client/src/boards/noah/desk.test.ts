import { expect, test } from "vitest";
import { expectWhole, line } from "../../../tests/desks";
import { desk, origin } from "./desk";
import { crossings, tearsOf } from "./cards";
import type { Game, View } from "./game";
import { lakeFor } from "./lake";
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

test("no more gifts are asked for than there are cards", () => {
  const giving = { ...view("give"), player: 0, gifts: 4, seats: [{ cards: 2 }] } as unknown as View;
  expect(desk.instruction(giving)).toEqual({ key: "do-give", params: { count: 2 } });
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

test("an animal comes from the own hand, where snails have no sex, or from the player who embarked it", () => {
  const embarked = (animal: string) => line<Game>({ event: "embark", who: 1, animal, boat: 4 }, 1);
  expect(origin(embarked("cat f"), 1)).toBe("hand:cat f:0");
  expect(origin(embarked("snail f"), 1)).toBe("hand:snail:0");
  expect(origin(embarked("cat f"), 0)).toBe("seat:1");
  expect(origin(line<Game>({ event: "take", who: 1, boat: 4, animals: [] }, 1), 1)).toBe("seat:1");
});

test("boats lie in a ring, on a high lake in rows of 1, 2, 2, on a flat one of 3, 2; none lies on another", () => {
  const most = { ring: [33, 46], tall: [47, 42], flat: [20, 72] } as const; // as in Ring.svelte
  for (const [width, height, shape] of [
    [650, 480, "ring"],
    [1010, 470, "ring"],
    [382, 560, "tall"],
    [352, 440, "tall"],
    [680, 200, "flat"],
  ] as const) {
    const lake = lakeFor(width, height);
    expect(lake.shape).toBe(shape);
    const wide = Math.min((most[shape][0] * width) / 100, (most[shape][1] * height) / 100);
    const high = 0.66 * wide;
    const at = lake.boats.map(([x, y]) => [(x * width) / 100, (y * height) / 100] as const);
    for (const [i, [x, y]] of at.entries()) {
      expect(Math.min(x - wide / 2, width - x - wide / 2)).toBeGreaterThanOrEqual(0);
      expect(Math.min(y - high / 2, height - y - high / 2)).toBeGreaterThanOrEqual(0);
      for (const [otherX, otherY] of at.slice(i + 1))
        expect(Math.abs(x - otherX) > 0.95 * wide || Math.abs(y - otherY) > 0.95 * high).toBe(true);
    }
  }
});
