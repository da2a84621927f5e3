// Rules pages, Markdown in src/arkade/text/rules, become HTML when the client is built:
// `import page from "….md"` gives { title, intro, sections: [{ title, rules: [{ number, html }] }] }.
import { readFile } from "node:fs/promises";
import { marked } from "marked";

const RULE = /^\*\*([A-Z0-9]+-\d+)\*\* /;
const NUMBER = /\b([A-Z]{3}-\d\d)\b/g;

export function rulesPages() {
  return {
    name: "rules-pages",
    enforce: "pre",
    async load(id) {
      if (!/text\/rules\/.*\.md$/.test(id)) return null;
      return `export default ${JSON.stringify(parsed(await readFile(id, "utf8")))}`;
    },
  };
}

/** A page in parts. Its text is our own, so its HTML is safe. */
export function parsed(markdown) {
  const page = { title: "", intro: "", sections: [] };
  for (const token of marked.lexer(markdown)) {
    const section = page.sections.at(-1);
    if (token.type === "heading" && token.depth === 1) page.title = token.text;
    else if (token.type === "heading") page.sections.push({ title: token.text, intro: "", rules: [] });
    else if (token.type === "list" && section) {
      for (const item of token.items) section.rules.push(rule(item.text));
    } else if (token.type !== "space") (section ?? page).intro += html(token.raw);
  }
  return page;
}

function rule(text) {
  const number = RULE.exec(text)?.[1] ?? "";
  return { number, html: html(text.replace(RULE, "")) };
}

function html(markdown) {
  const made = marked.parse(markdown, { async: false });
  return made.replace(NUMBER, '<a href="#$1">$1</a>').replace(/ align="(\w+)"/g, "");
}
