// Rules pages: ours made from Markdown when the client is built, those of games by others in the browser.
import type { RulesPage } from "./rulebook";
import { COMMON } from "./address";
import { textAt } from "./api";
import { ENGLISH } from "./text.svelte";

export type { RulesPage };

const PAGES = import.meta.glob<RulesPage>(
  ["../../../src/arkade/games/*/words/*.md", "../../../src/arkade/text/words/*.md"],
  { import: "default" },
);

/** The rules of a game, or those common to all, in English where a language has none; null if there are none. */
export async function rulesPage(language: string, game: string): Promise<RulesPage | null> {
  const folder = game === COMMON ? "text" : `games/${game}`;
  const page = (of: string) => PAGES[`../../../src/arkade/${folder}/words/${of}.md`];
  const bundled = page(language) ?? page(ENGLISH);
  if (bundled) return bundled();
  const source = await textAt(`/api/games/${game}/rules/${language}`);
  return source === null ? null : (await import("./rulebook")).parsed(source);
}
