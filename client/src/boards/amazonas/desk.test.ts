import { expect, test } from "vitest";
import { expectWhole, line } from "../../../tests/desks";
import type { AmazonasPlayer, AmazonasView } from "../../protocol";
import { desk } from "./desk";
import { effect, worth } from "./facts";
import positions from "./positions.json";

const brown = { name: "brown", animals: ["toad", "chameleon", "two-headed-snake"], bonus: 3, owner: 1 };
const view = {
  player: 0,
  colours: [brown],
  gift: { giver: 1, receiver: 0, animal: "toad" },
  seats: [{ hand: { "two-headed-snake": 1 } }],
} as unknown as AmazonasView;

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

test("a line of the log lights where the card lies, or who was given it", () => {
  const to = { key: "seat", params: { seat: 2 } };
  const animal = { key: "toad" };
  expect(desk.touched(line("log-play", { animal }), view)).toEqual(["slot:1:toad", "head:1:brown"]);
  expect(desk.touched(line("log-give", { to, animal }), view)).toEqual(["seat:2"]);
});

test("columns, stacks and bonus cards have their worth", () => {
  const player = {
    columns: { brown: ["toad", "chameleon"] },
    stacks: { brown: 2 },
  } as unknown as AmazonasPlayer;
  expect(worth(brown, player, 1)).toEqual({ column: 3, stacks: 12, bonus: 3 });
  expect(worth(brown, player, 0).bonus).toBe(0);
  expect(effect("toad", player, brown)).toBe("double");
  expect(effect("two-headed-snake", player, brown)).toBe("completes");
});
