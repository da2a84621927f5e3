// What no file of src may do, beside what eslint checks.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SHARED = /^(\w+|(lib|parts|pages)\/.*|boards\/[\w.]+)\.(svelte|ts|js)$/; // all but the games' own boards
const GENERATED = /^protocol\.ts$|\/game\.ts$/;
const all = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(svelte|ts|js)$/.test(file) && !GENERATED.test(file))
  .flatMap((file) =>
    readFileSync(`src/${file}`, "utf8")
      .split("\n")
      .map((line) => ({ file, line: `${file}: ${line.trim()}` })),
  );
const everywhere = (what: RegExp) => all.map(({ line }) => line).filter((line) => what.test(line));
const having = (what: RegExp) =>
  all.filter(({ file, line }) => SHARED.test(file) && what.test(line)).map(({ line }) => line);

test("colours are tokens, of all or of one board, so that day and night change them all", () => {
  expect(everywhere(/: .*(#[\da-f]{3,8};|#[\da-f]{6}\b|\b(rgb|hsl)a?\()/i)).toEqual([]);
});

test("where the layout changes is said once", () => {
  expect(everywhere(/@media \((min|max)-width/)).toEqual([]);
});

test("games are found by their folders: nothing else names one", () => {
  const folders = readdirSync("src/boards", { withFileTypes: true }).filter((each) => each.isDirectory());
  expect(having(new RegExp(`\\b(${folders.map(({ name }) => name).join("|")})\\b`))).toEqual([]);
});
