import { expect, test } from "vitest";
import { expectWhole, line } from "../../../tests/desks";
import type { Params } from "../../lib/words";
import type { OptimixView } from "../../protocol";
import { halves } from "./cards";
import { desk } from "./desk";
import positions from "./positions.json";

const view = {
  phase: "turn",
  place: null,
  display: { lion: 1, "musk ox": 1 },
  places: {
    hen: { p1: ["OPT-13", "OPT-15"], s1: ["OPT-13"] },
    "roe deer": { p1: ["OPT-18"], s1: ["OPT-13", "OPT-14"] },
  },
  deck: { hen: { title: null }, "card-1": { title: "Yak" } },
  port: [{ place: "p1", cards: ["skunk"], weight: 1 }],
  starboard: [],
} as unknown as OptimixView;
const at = (phase: string) => ({ ...view, phase }) as OptimixView;

test("every legal move is made of pieces of its own", () => expectWhole(desk, positions));

test("names of two words are cards like others", () => {
  expect(desk.parts("roe deer p12", view)).toEqual(["hand:roe deer", "place:p12"]);
  expect(desk.parts("take musk ox", view)).toEqual(["display:musk ox", "take"]);
});

test("of a card or a cabin alone the move is asked about that the fewest rules forbid", () => {
  expect(desk.compose(["hand:hen"], view)).toBe("hen s1");
  expect(desk.compose(["place:p1"], view)).toBe("roe deer p1");
  expect(desk.compose(["hand:hen", "place:p1"], view)).toBe("hen p1");
});

test("what a display card is for depends on the step", () => {
  expect(desk.compose(["display:lion"], view)).toBe("take lion");
  expect(desk.compose(["display:lion"], at("pick"))).toBe("pick lion");
  expect(desk.compose(["take"], at("second"))).toBe("take lion");
  expect(desk.compose(["hand:hen"], at("pet"))).toBe("pet hen");
});

test("score cards are asked about only while a disc is to be placed", () => {
  expect(desk.compose(["score:heavy"], view)).toBeNull();
  expect(desk.compose(["score:heavy"], at("disc"))).toBe("disc heavy");
});

test("lines of the log light the animal, the player and the rain", () => {
  const place = { key: "port", params: { cabin: 1 } };
  const touched = (key: string, params: Params) => desk.touched(line(key, params, 2), view);
  const deer = { key: "roe-deer" };
  expect(touched("log-play", { card: deer, place })).toEqual(["seat:2", "aboard:p1:roe deer"]);
  expect(touched("log-eject", { card: deer, ejector: { key: "skunk" } })).toEqual([
    "seat:2",
    "ejected:roe deer",
    "aboard:p1:skunk",
  ]);
  expect(touched("log-rain", { number: 3 })).toContain("rain:3");
  const yak = { key: "titled", params: { title: "Yak" } };
  expect(touched("log-display", { card: yak })).toContain("display:card-1");
});

test("pawns are counted in halves", () => {
  expect([halves(1, 0), halves(1, 1), halves(2, 2)]).toEqual(["1", "1½", "3"]);
});
