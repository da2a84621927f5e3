import { expect, test } from "vitest";
import { expectWhole, line } from "../../../tests/desks";
import { desk, gained, sourceFor } from "./desk";
import { Plan } from "./geometry";
import { closedBy } from "./pens";
import positions from "./positions.json";
import { VERBS, type Game, type Happened, type View } from "./game";

const view = (phase: string, more: object = {}) =>
  ({ phase, game: "normal", loading: null, lifted: null, budget: 3, draws: 1, ...more }) as View;

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

test("what happened lights its pieces", () => {
  const touched = (happened: Happened) => desk.touched(line<Game>(happened), view("work"));
  expect(touched({ event: "work", who: 1, action: "build" })).toEqual(["action:build"]);
  expect(touched({ event: "swapped", who: 1, whom: 0, place: "c2n", first: "d2e", other: 2 })).toEqual([
    "edge:c2n",
    "edge:d2e",
  ]);
  expect(touched({ event: "take", who: 1, tile: "lion male" })).toEqual(["tile:lion male"]);
  expect(touched({ event: "drawn", who: 1, tiles: ["lion male", "dog female"] })).toEqual([
    "drawn:lion male",
    "drawn:dog female",
  ]);
  expect(touched({ event: "enclosure", cells: ["c2", "c3"], count: 2 })).toEqual(["pen:c2"]);
  expect(touched({ event: "round", round: 2 })).toEqual([]);
});

test("what a move brought is counted seat by seat", () => {
  const scored = line<Game>({ event: "points", who: 2, points: 5, parts: [{ reason: "planks", points: 5 }] });
  scored.events.push({ event: "final", who: 2, points: -3, parts: [{ reason: "left-food", points: -3 }] });
  scored.events.push({ event: "total", who: 2, points: 20 });
  expect([0, 1, 2].map((seat) => gained(scored, seat))).toEqual([0, 0, 2]);
  expect(gained(null, 0)).toBe(0);
});

test("planks are listed by where they go, and by their owners when they are swapped", () => {
  const table = view("build", { outline: ["c1n"], edges: { c2n: 1 } });
  expect(desk.group!("plank c1n", table)).toEqual({ key: "group-outline" });
  expect(desk.group!("plank c2n", table)).toEqual({ key: "group-inside", params: { row: "2" } });
  expect(desk.group!("lift c2n", table)?.params?.who).toEqual({ key: "seat", params: { seat: 1 } });
  expect(desk.group!("food c2", table)).toEqual({ key: "group-food" });
  expect(desk.group!("done", table)).toBeNull();
});

test("every reason for points has a row, with all seats in it", () => {
  const seats = [{ points: { food: 3 } }, { points: { food: 1, "left-planks": -2 } }];
  expect(desk.breakdown(view("over", { seats }), [])).toEqual([
    { reason: { key: "why-food" }, points: [3, 1] },
    { reason: { key: "why-left-planks" }, points: [0, -2] },
  ]);
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
  expect(flat.point("d1ne")).toMatchObject({ x: 400, y: -30, corner: { x: 400, y: 0 } });
  expect(flat.point("b2ne").x).toBeLessThan(200); // in the notch
});

test("a finger on the middle of a plank's place never finds pitch", () => {
  const plan = new Plan(["..####..", "########", "########", "..####.."], true);
  for (const corner of ["b2ne", "d1ne", "c1nw", "g2nw"]) {
    const { x, y, reach } = plan.point(corner);
    for (const place of VERBS.plank.objects.place) {
      const edge = plan.edge(place);
      expect(Math.hypot(edge.x - x, edge.y - y)).toBeGreaterThan(reach + 11); // half a plank
    }
  }
});

test("a plank shows what it would close, and whose planks its wall would have", () => {
  const ark = ["..####..", "########", "########", "..####.."];
  const edges = Object.fromEntries(VERBS.plank.objects.place.map((name) => [name, null]));
  const species = { elephant: { size: 4 } };
  const table = (planks: Record<string, number>) =>
    view("build", { ark, species, seats: [0, 1], edges: { ...edges, ...planks } });
  expect(closedBy("c1e", 0, table({ c1n: 0, c1w: 1, c2n: 1 }))).toEqual([{ cells: ["c1"], wall: [2, 2] }]);
  expect(closedBy("c1e", 0, table({ c1n: 0, c1w: 1 }))).toEqual([]); // still open below
  const open = { c1n: 0, d1n: 0, c1w: 1, c2n: 1, d2n: 1 };
  expect(closedBy("c1e", 0, table({ ...open, d1e: 1 })).map(({ cells }) => cells)).toEqual([["c1"], ["d1"]]);
  expect(closedBy("d1e", 1, table(open))).toEqual([{ cells: ["c1", "d1"], wall: [2, 4] }]);
});
