// Rules pages, Markdown in words/ of the games, become HTML when the client is built:
// `import page from "….md"` gives a RulesPage of src/lib/rulebook.js. The beginning of each is also written to
// rules/<game>.<language>.html, for the server to put into its page.
import { readFile } from "node:fs/promises";
import { parsed } from "./src/lib/rulebook.js";

const PAGE = /\/(\w+)\/words\/(\w+)\.md$/;
const BEGINNING = 12; // rules that may be seen on a first screen

export function rulesPages() {
  return {
    name: "rules-pages",
    enforce: "pre",
    async load(id) {
      if (!PAGE.test(id)) return null;
      return `export default ${JSON.stringify(parsed(await readFile(id, "utf8")))}`;
    },
    async generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => file.moduleIds ?? []);
      for (const id of modules.filter((each) => PAGE.test(each))) {
        const [, game, language] = PAGE.exec(id);
        const source = beginning(parsed(await readFile(id, "utf8")));
        this.emitFile({ type: "asset", fileName: `rules/${game}.${language}.html`, source });
      }
    },
  };
}

/** The first rules of a page, as src/pages/Rules.svelte shows them. */
function beginning({ title, intro, sections }) {
  let [html, left] = [`<h1>${title}</h1><div class="search"></div>${intro}`, BEGINNING];
  for (const section of sections) {
    const rules = section.rules.slice(0, left);
    html += `${section.title && `<h2>${section.title}</h2>`}${section.intro}${rules.map(ruled).join("")}`;
    if ((left -= rules.length) <= 0) break;
  }
  return html;
}

function ruled({ number, html }) {
  return `<div class="rule"><b>${number}</b><div>${html}</div></div>`;
}
