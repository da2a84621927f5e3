import { expect, test } from "vitest";
import { FITTED, magnified } from "./zoom";

const frame = { width: 300, height: 200 };
const at = (x: number, y: number) => ({ x, y });

test("what is tapped stays under the finger", () => {
  const lie = magnified(FITTED, 2, at(100, 50), at(100, 50), frame);
  expect(lie).toEqual({ scale: 2, x: -100, y: -50 });
  expect(magnified(lie, 3, at(100, 50), at(100, 50), frame)).toEqual({ scale: 3, x: -200, y: -100 });
});

test("it pans no further than its border", () => {
  const lie = magnified(FITTED, 2, at(100, 50), at(100, 50), frame);
  expect(magnified(lie, 2, at(0, 0), at(-40, 20), frame)).toEqual({ scale: 2, x: -140, y: -30 });
  expect(magnified(lie, 2, at(0, 0), at(900, -900), frame)).toEqual({ scale: 2, x: 0, y: -200 });
});

test("it becomes neither smaller than its frame nor larger than is of use", () => {
  expect(magnified({ scale: 2, x: -100, y: -50 }, 0.2, at(9, 9), at(9, 9), frame)).toEqual(FITTED);
  expect(magnified(FITTED, 99, at(0, 0), at(0, 0), frame).scale).toBe(6);
});
