import { expect, test } from "vitest";
import { expectWhole, line } from "../../../tests/desks";
import { halves, petFaults, placePhrase } from "./cards";
import { desk } from "./desk";
import type { Game, Happened, View } from "./game";
import positions from "./positions.json";

const view = {
  phase: "turn",
  place: null,
  display: { lion: 1, "musk ox": 1 },
  places: {
    hen: { p1: ["OPT-13", "OPT-15"], s1: ["OPT-13"] },
    "roe deer": { p1: ["OPT-18"], s1: ["OPT-13", "OPT-14"] },
  },
  seats: [
    { points: { slow: 10, shy: 0, heavy: 6, useful: 2, provisions: 0 }, discs: 3 },
    { points: { slow: 6, shy: 10, heavy: 0, useful: 2, provisions: 10 }, discs: 0 },
  ],
} as unknown as View;
const at = (phase: string) => ({ ...view, phase }) as View;

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

test("of two cards pointed at the latest counts, and a cabin's animal is the one to eject", () => {
  expect(desk.compose(["hand:hen", "hand:roe deer"], view)).toBe("roe deer p1");
  expect(desk.parts("eject roe deer", { ...view, place: "p1" })).toEqual(["aboard:p1:roe deer"]);
  expect(desk.compose(["aboard:p1:roe deer"], { ...at("eject"), place: "p1" })).toBe("eject roe deer");
});

test("lines of the log light the animal, the player and the rain", () => {
  const touched = (happened: Happened) => desk.touched(line<Game>(happened, 2), view);
  const [deer, skunk] = [{ name: "roe deer" }, { name: "skunk" }];
  expect(touched({ event: "play", who: 2, card: deer, place: "p1" })).toEqual([
    "seat:2",
    "aboard:p1:roe deer",
  ]);
  expect(touched({ event: "eject", who: 2, ejector: skunk, card: deer, place: "p1" })).toEqual([
    "seat:2",
    "ejected:roe deer",
    "aboard:p1:skunk",
  ]);
  expect(touched({ event: "rain", number: 3 })).toContain("rain:3");
  expect(touched({ event: "display", card: { name: "card-1", title: "Yak" } })).toContain("display:card-1");
});

test("a card drawn is lit for its owner alone", () => {
  expect(desk.touched(line<Game>({ event: "draw", who: 2, card: { name: "hen" } }, 2), view)).toContain(
    "hand:hen",
  );
  expect(desk.touched(line<Game>({ event: "draw", who: 2 }, 2), view)).toEqual(["seat:2"]);
});

test("points come from the five score cards and the discs", () => {
  const reasons = desk.breakdown(view, []);
  expect(reasons).toHaveLength(6);
  expect(reasons.at(-1)!.points).toEqual([3, 0]);
  expect([0, 1].map((seat) => reasons.reduce((sum, { points }) => sum + points[seat]!, 0))).toEqual([21, 28]);
});

test("cabins are called by side and number", () => {
  expect(placePhrase("p2")).toEqual({ key: "port", params: { cabin: 2 } });
  expect(placePhrase("s12")).toEqual({ key: "starboard", params: { cabin: 12 } });
});

test("why a card does not count as a pet is told by the deck in play", () => {
  const deck = { lion: { no_pet: [] }, brontosaurus: { no_pet: ["heavy", "power"] } };
  const seen = { ...view, deck } as unknown as View;
  expect(petFaults("lion", seen)).toEqual([]);
  expect(petFaults("brontosaurus", seen)).toEqual([{ key: "no-pet-heavy" }, { key: "no-pet-power" }]);
});

test("pawns are counted in halves", () => {
  expect([halves(1, 0), halves(1, 1), halves(2, 2)]).toEqual(["1", "1½", "3"]);
});
