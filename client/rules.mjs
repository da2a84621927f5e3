// Rules pages, Markdown in words/ of the games, become HTML when the client is built:
// `import page from "….md"` gives a RulesPage of src/lib/rulebook.js.
import { readFile } from "node:fs/promises";
import { parsed } from "./src/lib/rulebook.js";

export function rulesPages() {
  return {
    name: "rules-pages",
    enforce: "pre",
    async load(id) {
      if (!/\/words\/\w+\.md$/.test(id)) return null;
      return `export default ${JSON.stringify(parsed(await readFile(id, "utf8")))}`;
    },
  };
}
