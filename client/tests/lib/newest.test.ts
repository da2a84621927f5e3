import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Newest } from "../../src/lib/newest";
import { Refusal } from "../../src/lib/socket";

let asked: number[];
let answers: ((end: number | Error) => void)[];
let found: number[];
let failed: unknown[];
let newest: Newest<number, number>;

beforeEach(() => {
  vi.useFakeTimers();
  [asked, answers, found, failed] = [[], [], [], []];
  newest = new Newest(
    (wish) => {
      asked.push(wish);
      return new Promise((done, fail) =>
        answers.push((end) => {
          if (end instanceof Error) fail(end);
          else done(end);
        }),
      );
    },
    (each) => found.push(each),
    (error) => failed.push(error),
  );
});
afterEach(() => void vi.useRealTimers());

async function answer(end: number | Error) {
  answers.shift()!(end);
  await vi.advanceTimersByTimeAsync(0);
}

test("what was wished meanwhile replaces what waits", async () => {
  for (let move = 1; move <= 30; move += 1) newest.want(move);
  expect(asked).toEqual([1]);
  await answer(1);
  expect(asked).toEqual([1, 30]);
  await answer(30);
  expect(found).toEqual([1, 30]);
  expect(newest.wanted).toBeNull();
  newest.want(7);
  expect(asked).toEqual([1, 30, 7]);
});

test("a server that was asked too much is asked the newest after a rest, and nobody is told", async () => {
  newest.want(1);
  await answer(new Refusal("slow_down"));
  newest.want(2);
  newest.want(3);
  expect(asked).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([1, 3]);
  await answer(3);
  expect([found, failed]).toEqual([[3], []]);
});

test("a refusal is told once, and the next wish is asked", async () => {
  newest.want(1);
  const refusal = new Refusal("no_such_move");
  await answer(refusal);
  expect(failed).toEqual([refusal]);
  newest.want(2);
  await answer(2);
  expect(found).toEqual([2]);
});

test("what is forgotten is not shown when it comes", async () => {
  newest.want(1);
  newest.forget();
  await answer(1);
  newest.want(2);
  newest.forget();
  await answer(new Refusal("busy"));
  expect([found, failed]).toEqual([[], []]);
});
