// @vitest-environment node
// What is cut out of the files of words when the client is built.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Words } from "../src/lib/words";
import { words } from "../words.mjs";

const COMMON = "../src/arkade/text/words";

/** A folder of words in which a fourth language has begun. */
function begun(): string {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync(`${COMMON}/en.ftl`, join(folder, "en.ftl"));
  writeFileSync(join(folder, "de.ftl"), "# Anfang\nlanguage = Deutsch\nplayers-count = { $count } Spieler\n");
  return folder;
}

async function load(id: string): Promise<unknown> {
  const plugin = words() as unknown as { load(this: unknown, id: string): Promise<string | null> };
  const code = await plugin.load.call({ addWatchFile: () => undefined }, id);
  return JSON.parse(code!.replace("export default ", ""));
}

test("a language is its files, and calls itself by its own name", async () => {
  expect(await load(`${begun()}/de.ftl?name`)).toBe("Deutsch");
  expect(await load(`${COMMON}/fr.ftl?name`)).toBe("Français");
});

test("what a language lacks is said in English", async () => {
  const source = await load(`${begun()}/de.ftl?words`);
  const german = new Words("de", [source as string]);
  expect(german.say("players-count", { count: 2 })).toBe("2 Spieler");
  expect(german.say("players-span", { least: 2, most: 4 })).toBe("2 to 4 players");
});

test("of every game the few words that all pages show, in English where a game has no others", async () => {
  const about = (await load(`${begun()}/de.ftl?games`)) as Record<string, string>;
  const games = Object.entries(about).map(([game, source]) => [game, new Words("de", [source])] as const);
  expect(games.length).toBeGreaterThan(3);
  for (const [game, said] of games)
    for (const key of ["title", "name", "about", "credit"]) expect(said.has(key), game).toBe(true);
});
