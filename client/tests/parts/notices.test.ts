import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notice, notices } from "../../src/parts/notices.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a notice that repeats replaces itself, and stays for its time", async () => {
  for (let time = 0; time < 20; time += 1) notice("Too fast; wait a moment.");
  await vi.advanceTimersByTimeAsync(3000);
  notice("It is not your turn.");
  notice("Too fast; wait a moment.");
  expect(notices.map(({ text }) => text)).toEqual(["It is not your turn.", "Too fast; wait a moment."]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(notices).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3000);
  expect(notices).toHaveLength(0);
});
