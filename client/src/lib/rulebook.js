// A rules page in parts, of its Markdown. Its text is a game's own and as trusted as its code, so its HTML is safe.
import { marked } from "marked";

/**
 * @typedef {{ number: string, html: string }} Rule
 * @typedef {{ title: string, intro: string, rules: Rule[] }} Section
 * @typedef {{ title: string, intro: string, sections: Section[] }} RulesPage
 */

const RULE = /^\*\*([A-Z0-9]+-\d+)\*\* /;
const NUMBER = /\b[A-Z][A-Z0-9]+-\d+\b/g;
const COMMON = "COM-"; // the rules that all games share

/**
 * @param {string} markdown
 * @returns {RulesPage}
 */
export function parsed(markdown) {
  /** @type {RulesPage} */
  const page = { title: "", intro: "", sections: [] };
  for (const token of marked.lexer(markdown)) {
    const section = page.sections.at(-1);
    if (token.type === "heading" && token.depth === 1) page.title = token.text;
    else if (token.type === "heading") begin(page, token.text);
    else if (token.type === "list") {
      const { rules } = section ?? begin(page, "");
      for (const item of token.items) rules.push(rule(item.text));
    } else if (token.type !== "space") (section ?? page).intro += html(token.raw);
  }
  return page;
}

/**
 * @param {RulesPage} page
 * @param {string} title
 */
function begin(page, title) {
  /** @type {Section} */
  const section = { title, intro: "", rules: [] };
  page.sections.push(section);
  return section;
}

/** @param {string} text */
function rule(text) {
  const number = RULE.exec(text)?.[1] ?? "";
  return { number, html: html(text.replace(RULE, "")) };
}

/** @param {string} markdown */
function html(markdown) {
  const made = marked.parse(markdown, { async: false });
  return made.replace(NUMBER, linked).replace(/ align="(\w+)"/g, "");
}

/** @param {string} number */
function linked(number) {
  return `<a href="${number.startsWith(COMMON) ? "/rules/common" : ""}#${number}">${number}</a>`;
}
