import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.resetModules();
});
const fresh = async () => (await import("../src/pages/puzzles/progress.svelte")).progress;
const ID = "0123456789ab";

test("what a first try would bring is told before, and is what it brings", async () => {
  for (const solved of [true, false]) {
    vi.resetModules();
    localStorage.removeItem("arkade-puzzles");
    const progress = await fresh();
    const before = Math.round(progress.strength.rating);
    const stake = progress.stake(ID, 1400)!;
    expect(stake.right).toBeGreaterThan(0);
    expect(stake.wrong).toBeLessThan(0);
    progress.note(ID, 1400, solved);
    expect(Math.round(progress.strength.rating) - before).toBe(solved ? stake.right : stake.wrong);
  }
});

test("a puzzle that was tried before is at no stake and changes nothing, after a reload too", async () => {
  (await fresh()).note(ID, 1400, true);
  vi.resetModules();
  const progress = await fresh();
  const { rating } = progress.strength;
  expect(progress.streak).toBe(1);
  expect(progress.stake(ID, 1400)).toBeNull();
  progress.note(ID, 1400, false);
  expect([progress.strength.rating, progress.streak]).toEqual([rating, 1]);
  expect(progress.stake("ba9876543210", 1400)).not.toBeNull();
});
