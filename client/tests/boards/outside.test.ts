import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BoardProps } from "../../src/boards/board";
import { wrapped, type OutsideBoard } from "../../src/boards/outside";
import Frame from "./Frame.svelte";

const act = vi.fn(() => Promise.resolve());
const destroy = vi.fn();
/** A board of two fields, written as a package of others would. */
const board: OutsideBoard = {
  desk: {
    parts: (notation) => [`field:${notation}`],
    compose: ([part]) => part!.slice(6),
    touched: () => ["field:b"],
    instruction: () => ({ key: "do-it" }),
    breakdown: () => [],
  },
  mount(target, _, tools) {
    const fields = ["a", "b"].map((name) => {
      const field = document.createElement("div");
      tools.piece(field, `field:${name}`);
      target.append(field);
      return field;
    });
    target.append(tools.picture("river dolphin"));
    return {
      update: ({ view }: BoardProps) =>
        fields.forEach((field, i) => (field.textContent = (view as string[])[i]!)),
      destroy,
    };
  },
};
const last = { number: 1, seat: 1, by: "bot" as const, events: [], lines: [] };
const props = {
  seat: 0,
  names: [],
  last,
  look: false,
  result: null,
  act,
  why: vi.fn(),
  unask: () => undefined,
};
let app: { show(view: unknown, legal: string[]): void };

beforeEach(() => {
  app = mount(Frame, { target: document.body, props: { Board: wrapped(board), props } }) as typeof app;
  app.show(["x", "y"], ["a"]);
  flushSync();
});
afterEach(() => unmount(app));

const fields = () => [...document.querySelectorAll<HTMLElement>("[data-piece]")];

test("its pieces are lit, marked and chosen as ours are", () => {
  expect(fields().map((field) => [...field.classList])).toEqual([["lit"], ["last"]]);
  fields()[0]!.click();
  expect(act).toHaveBeenCalledExactlyOnceWith("a");
});

test("it is told of every change, and keeps its pieces", () => {
  const before = fields();
  app.show(["z", "y"], ["b"]);
  flushSync();
  expect(fields()).toEqual(before);
  expect(before.map((field) => field.textContent)).toEqual(["z", "y"]);
  expect(before[1]!.classList.contains("lit")).toBe(true);
});

test("pictures are those of the sprite", () => {
  expect(document.querySelector("use")!.getAttribute("href")).toBe("#a-river-dolphin");
});

test("it is told when it goes", async () => {
  const other = mount(Frame, { target: document.body, props: { Board: wrapped(board), props } });
  flushSync();
  destroy.mockClear();
  await unmount(other);
  expect(destroy).toHaveBeenCalledOnce();
});
