// Rules pages, made from Markdown when the client is built.
export interface Rule {
  number: string;
  html: string;
}
export interface RulesPage {
  title: string;
  intro: string;
  sections: { title: string; intro: string; rules: Rule[] }[];
}

const PAGES = import.meta.glob<RulesPage>("../../../src/arkade/text/rules/*/*.md", { import: "default" });

/** The rules of a game, or those common to all; null if there are none. */
export async function rulesPage(language: string, game: string): Promise<RulesPage | null> {
  return (await PAGES[`../../../src/arkade/text/rules/${language}/${game}.md`]?.()) ?? null;
}

const GAMES: Record<string, string> = {
  ANI: "animimix",
  AMA: "amazonas",
  NOA: "noah",
  OPT: "optimix",
  ARK: "arknoah",
};

/** The address of a rule by its number; `game` for games by others. */
export function ruleAddress(rule: string, game = "common"): string {
  const prefix = rule.split("-")[0]!;
  return `/rules/${prefix === "COM" ? "common" : (GAMES[prefix] ?? game)}#${rule}`;
}
