import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Words } from "../../src/lib/words";

const read = (language: string, folder: string) => readFileSync(`${folder}/words/${language}.ftl`, "utf8");
const words = (language: string, names: string[] = []) =>
  new Words(
    language,
    [
      read(language, "../src/arkade/text"),
      read(language, "."),
      read(language, "../src/arkade/games/animimix"),
    ],
    () => names,
  );

const swap = {
  key: "log-swap",
  params: {
    who: { key: "seat", params: { seat: 1 } },
    cell: "b2",
    taken: { key: "lion" },
    put: { key: "elephant" },
  },
};

describe("phrases", () => {
  test("nested ones are said first, with their attributes", () => {
    expect(words("en").say(swap)).toBe(
      "Seat 1 takes the lion at b2 and puts an elephant in its place, under a mountain.",
    );
    expect(words("fr").say(swap)).toContain("prend le lion en b2");
  });

  test("seats are called by their players' names", () => {
    expect(words("en", ["Ada", "Bo"]).say(swap)).toMatch(/^Bo takes the lion/);
  });

  test("lists are joined", () => {
    const line = {
      key: "log-majority",
      params: { animal: { key: "lion" }, points: 1, count: 2, seats: ["Ada", "Bo", "Cy"].map(seat) },
    };
    expect(words("en").say(line)).toBe("Lions: 1 point to Ada, Bo and Cy, with 2 cards.");
  });

  test("a missing text is its key", () => {
    expect(words("nl").say("nonsense")).toBe("nonsense");
  });
});

function seat(name: string) {
  return { key: "player", params: { name } };
}
