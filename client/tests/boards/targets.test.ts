import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { line } from "../desks";
import Pieces from "./Pieces.svelte";
import { choice } from "../../src/boards/choice.svelte";
import { settings } from "../../src/lib/settings.svelte";
import type { Game, View } from "../../src/boards/animimix/game";

const LEGAL = ["keep lion", "keep wolf", "a1 lion", "a1 wolf"]; // b1 is under a mountain
const view = { player: 0, seats: [{ hand: { lion: 1, wolf: 1 } }] } as unknown as View;
const act = vi.fn(() => Promise.resolve());
const why = vi.fn();
let app: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  act.mockClear();
  why.mockClear();
  const legal = LEGAL.map((move) => ({ move, phrase: { key: move } }));
  const last = line<Game>({ event: "swap", who: 1, cell: "b1", taken: "lion", put: "wolf" });
  const props = {
    view,
    legal,
    seat: 0,
    names: [],
    last,
    look: false,
    result: null,
    act,
    why,
    unask: () => undefined,
  };
  app = mount(Pieces, { target: document.body, props });
  flushSync();
});
afterEach(async () => {
  await unmount(app);
  choice.confirms = false;
  settings.confirm = "touch";
  vi.useRealTimers();
});

const piece = (part: string) => document.querySelector<HTMLElement>(`[data-piece="${part}"]`)!;
function click(part: string) {
  piece(part).click();
  flushSync();
}
const lit = () => [...document.querySelectorAll(".lit")].map((each) => each.getAttribute("data-piece"));

test("what takes part in a legal move is lit, and the last move's pieces are marked", () => {
  expect(lit()).toEqual(["hand:lion", "hand:wolf", "cell:a1", "keep"]);
  expect(piece("cell:a1").getAttribute("data-moves")).toBe("a1 lion|a1 wolf");
  expect(piece("cell:b1").classList.contains("last")).toBe(true);
});

test("two clicks in any order make a move", () => {
  click("cell:a1");
  expect(lit()).toEqual(["hand:lion", "hand:wolf"]);
  click("hand:wolf");
  expect(act).toHaveBeenCalledExactlyOnceWith("a1 wolf");
});

test("choosing twice, or Escape, gives a piece back; another beginning replaces it", () => {
  click("hand:lion");
  click("hand:lion");
  expect(lit()).toHaveLength(4);
  click("hand:lion");
  click("hand:wolf");
  expect(piece("hand:wolf").getAttribute("aria-pressed")).toBe("true");
  dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  flushSync();
  expect(lit()).toHaveLength(4);
});

test("Enter chooses", () => {
  for (const part of ["hand:lion", "keep"]) {
    piece(part).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    flushSync();
  }
  expect(act).toHaveBeenCalledExactlyOnceWith("keep lion");
});

function moveTo(part: string, clientX: number) {
  piece(part).dispatchEvent(
    new PointerEvent("pointermove", { pointerType: "mouse", clientX, clientY: 5, bubbles: true }),
  );
  vi.advanceTimersByTime(400);
}

test("pointing at an unlit piece asks why, but not under a mouse that rests", () => {
  click("hand:lion");
  moveTo("keep", 40);
  moveTo("cell:b1", 40); // the board changed below it
  expect(why.mock.calls.map(([notation]) => notation as string)).toEqual(["keep lion"]);
  moveTo("cell:b1", 41);
  expect(why).toHaveBeenLastCalledWith("b1 lion", piece("cell:b1"), "point");
});

test("a click on what is not allowed asks why, and the held card stays held", () => {
  click("hand:lion");
  click("cell:b1");
  expect(why).toHaveBeenCalledExactlyOnceWith("b1 lion", piece("cell:b1"), "press");
  expect(piece("hand:lion").getAttribute("aria-pressed")).toBe("true");
  expect(act).not.toHaveBeenCalled();
});

test("a move of one touch waits for a yes; tapping its piece again is one, another piece is none", () => {
  choice.confirms = true;
  settings.confirm = "always";
  for (const part of ["hand:lion", "keep"]) click(part);
  expect(choice.preview?.notation).toBe("keep lion");
  click("hand:wolf");
  expect(choice.preview).toBeNull();
  expect(piece("hand:wolf").getAttribute("aria-pressed")).toBe("true");
  click("keep");
  expect(act).not.toHaveBeenCalled();
  click("keep");
  expect(act).toHaveBeenCalledExactlyOnceWith("keep wolf");
});
