import { expect, test } from "vitest";
import { expectWhole, line } from "../../../tests/desks";
import { effect, worth } from "./cards";
import { desk } from "./desk";
import positions from "./positions.json";
import type { Game, Player, View } from "./game";

const brown = { name: "brown", animals: ["toad", "chameleon", "two-headed-snake"], bonus: 3, owner: 1 };
const view = {
  player: 0,
  colours: [brown],
  gift: { giver: 1, receiver: 0, animal: "toad" },
  seats: [{ hand: { "two-headed-snake": 1 } }],
} as unknown as View;

test("every legal move is made of pieces of its own", () => expectWhole(desk, positions));

test("animals of two words are written as the server writes them", () => {
  expect(desk.parts("play two-headed snake", view)).toEqual(["hand:two-headed-snake", "column:brown"]);
  expect(desk.compose(["hand:two-headed-snake", "seat:2"], view)).toBe("give 2 two-headed snake");
});

test("a player alone, a wrong column and a refusal without a card are asked about, or not at all", () => {
  expect(desk.compose(["seat:1"], view)).toBe("give 1 two-headed snake");
  expect(desk.compose(["hand:toad", "column:blue"], view)).toBeNull();
  expect(desk.compose(["refuse"], view)).toBe("refuse toad");
  expect(desk.compose(["own:chameleon"], view)).toBe("refuse chameleon");
});

test("what happened lights where the card lay or lies, or who was given it", () => {
  const lit = (happened: Game["event"]) => desk.touched(line<Game>(happened), view);
  expect(lit({ event: "play", who: 1, animal: "toad" })).toEqual(["slot:1:toad", "head:1:brown"]);
  expect(lit({ event: "accept", who: 0, animal: "toad" })).toEqual(["slot:0:toad", "head:0:brown"]);
  expect(lit({ event: "refuse", who: 0, animal: "toad", lost: "frog" })).toEqual(["slot:0:frog"]);
  expect(lit({ event: "give", who: 1, to: 2, animal: "toad" })).toEqual(["seat:2"]);
  expect(lit({ event: "double", who: 1, animal: "toad" })).toEqual([]);
});

test("columns, stacks and bonus cards have their worth", () => {
  const player = {
    columns: { brown: ["toad", "chameleon"] },
    stacks: { brown: 2 },
  } as unknown as Player;
  expect(worth(brown, player, 1)).toEqual({ column: 3, stacks: 12, bonus: 3 });
  expect(worth(brown, player, 0).bonus).toBe(0);
  expect(effect("toad", player, brown)).toBe("double");
  expect(effect("two-headed-snake", player, brown)).toBe("completes");
});

test("the points of a finished match are told by columns, stacks and bonus cards that bring any", () => {
  const seats = [
    { columns: { brown: ["toad"] }, stacks: {} },
    { columns: { brown: [] }, stacks: { brown: 1 } },
  ];
  const why = (what: string, points: number[]) => ({
    reason: { key: `why-${what}`, params: { colour: { key: "brown" } } },
    points,
  });
  expect(desk.breakdown({ ...view, seats } as unknown as View, [])).toEqual([
    why("column", [1, 0]),
    why("stacks", [0, 6]),
    why("bonus", [0, 3]),
  ]);
});
