import { expect, test } from "vitest";
import { expectWhole, line } from "../../../tests/desks";
import { change, effect, refusals, worth } from "./cards";
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

test("a player alone, a wrong column, a column alone and a refusal without a card are asked about", () => {
  expect(desk.compose(["seat:1"], view)).toBe("give 1 two-headed snake");
  expect(desk.compose(["hand:toad", "column:blue"], view)).toBe("play toad");
  expect(desk.compose(["column:brown"], view)).toBe("play toad");
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

test("a gift tells what accepting brings or costs, and what refusing costs where it is possible", () => {
  const colour = (name: string, animals: string[]) => ({ name, animals, bonus: animals.length, owner: null });
  const colours = [
    colour("violet", ["toucan", "macaw", "hummingbird", "harpy-eagle"]),
    colour("brown", ["toad", "chameleon", "two-headed-snake"]),
    colour("green", ["anteater", "frog", "striped-rhinoceros", "earless-rabbit", "jaguar", "sloth"]),
  ];
  const offered = (columns: Record<string, string[]>) =>
    ({ ...view, colours, seats: [{ columns, stacks: {} }] }) as unknown as View;
  const both = offered({ violet: ["macaw"], brown: ["toad", "chameleon"], green: ["frog", "sloth"] });
  expect(change("toad", both.seats[0]!, colours[1]!)).toBe(-2);
  expect(change("two-headed-snake", both.seats[0]!, colours[1]!)).toBe(6);
  expect(change("jaguar", both.seats[0]!, colours[2]!)).toBe(3);
  expect(refusals(both)).toEqual([
    { colour: "violet", points: 1 },
    { colour: "green", points: 2 },
  ]);
  expect(desk.instruction(both).key).toBe("do-answer");
  const alone = offered({ violet: [], brown: ["toad"], green: [] });
  expect(refusals(alone)).toEqual([]); // AMA-12
  expect(desk.instruction(alone).key).toBe("do-accept");
  expect(refusals(offered({ violet: ["macaw"], brown: [], green: [] }))).toEqual([]); // no double: AMA-11
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
