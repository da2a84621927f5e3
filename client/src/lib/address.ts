// Where rules are to be read. Apart from rules.ts, so that pages with links to them load no list of pages.
import { text } from "./text.svelte";

/** In the place of a game: the rules that all share. */
export const COMMON = "common";
const COMMON_RULES = "COM-"; // what their numbers begin with

/** The address of a rule by its number: of the game that is shown, or of all. */
export function ruleAddress(rule: string): string {
  return `/rules/${rule.startsWith(COMMON_RULES) ? COMMON : (text.game ?? COMMON)}#${rule}`;
}
