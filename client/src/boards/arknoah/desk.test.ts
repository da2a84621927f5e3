import { expect, test } from "vitest";
import { expectWhole, line } from "../../../tests/desks";
import type { Params } from "../../lib/words";
import type { ArknoahView } from "../../protocol";
import { desk, sourceFor } from "./desk";
import { Plan } from "./geometry";
import positions from "./positions.json";

const view = (phase: string, more: object = {}) =>
  ({ phase, game: "normal", loading: null, lifted: null, budget: 3, draws: 1, ...more }) as ArknoahView;

test("every legal move is made of pieces of its own", () => expectWhole(desk, positions));

test("a place that is chosen alone takes its piece by itself, but planks to be swapped need none", () => {
  expect(sourceFor(["edge:c2n"], view("build"))).toBe("stock:plank");
  expect(sourceFor(["point:c1nw"], view("build"))).toBe("stock:cube");
  expect(sourceFor(["cell:c2"], view("load"))).toBe("stock:food");
  expect(sourceFor(["action:build"], view("work"))).toBe("worker");
  expect(sourceFor(["action:build"], view("work", { game: "quick" }))).toBeNull();
  expect(sourceFor(["pen:c2"], view("into", { loading: "lion" }))).toBe("pair:lion");
  expect(sourceFor(["edge:c2n"], view("lift"))).toBeNull();
  expect(sourceFor(["stock:plank"], view("build"))).toBeNull();
  expect(sourceFor(["stock:plank", "edge:c2n"], view("build"))).toBeNull();
});

test("pieces that do not fit are asked about, in the step that is due", () => {
  expect(desk.compose(["stock:plank", "edge:c2n"], view("build"))).toBe("plank c2n");
  expect(desk.compose(["edge:c2n"], view("lift"))).toBe("lift c2n");
  expect(desk.compose(["worker"], view("work"))).toBeNull();
  expect(desk.compose(["pair:lion"], view("load"))).toBe("load lion");
  expect(desk.compose(["tile:lion male"], view("build"))).toBeNull();
  expect(desk.compose(["drawn:lion male"], view("take"))).toBe("take lion male");
  expect(desk.compose(["drawn:lion male"], view("swap in"))).toBe("swap in lion male");
});

test("a line of the log lights its pieces", () => {
  const touched = (key: string, params: Params) => desk.touched(line(key, params), view("work"));
  expect(touched("log-work", { action: { key: "action-build" } })).toEqual(["action:build"]);
  expect(touched("log-swapped", { place: "c2n", first: "d2e" })).toEqual(["edge:c2n", "edge:d2e"]);
  expect(touched("log-take", { tile: { key: "lion-male" } })).toEqual(["tile:lion male"]);
  expect(touched("log-enclosure", { cells: ["c2", "c3"] })).toEqual(["pen:c2"]);
  expect(touched("log-round", { round: 2 })).toEqual([]);
});

test("the instruction names what is due", () => {
  expect(desk.instruction(view("load", { action: "last food" })).key).toBe("do-last-food");
  expect(desk.instruction(view("load", { action: "load", game: "quick" })).key).toBe("do-load-quick");
  expect(desk.instruction(view("lift", { lifted: "c2n" }))).toMatchObject({
    key: "do-lift-second",
    params: { place: "c2n" },
  });
  expect(desk.instruction(view("into", { loading: "lion" })).params?.pair).toEqual({ key: "pair-lion" });
});

test("the ark lies along the page or stands, its bow at the top; pitch is outside", () => {
  const ark = ["..####..", "########", "########", "..####.."];
  const flat = new Plan(ark, false);
  const upright = new Plan(ark, true);
  expect(flat.cells).toHaveLength(24);
  expect(flat.cell("c1")).toEqual({ x: 250, y: 50 });
  expect(upright.cell("h2")).toEqual({ x: 150, y: 50 });
  expect(flat.edge("c1n")).toEqual({ x: 250, y: 0, flat: true });
  expect(upright.edge("c1n").flat).toBe(false);
  expect(flat.point("d1ne")).toEqual({ x: 400, y: -30, corner: { x: 400, y: 0 } });
  expect(flat.point("b2ne").x).toBeLessThan(200); // in the notch
});
