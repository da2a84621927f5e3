// Writes sw.js, the service worker, with the names of the built files that it keeps beforehand: all but boards and
// pictures for everybody, the rules pages and words of each language for those who read in it.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

const LANGUAGE = /\/words\/(\w+)\.(ftl|md)/;

export function offline() {
  return {
    name: "offline",
    apply: "build",
    generateBundle: {
      order: "post", // an entry that only imports is left out at the end, and what is not there cannot be kept
      async handler(_, bundle) {
        const needed = closure(bundle);
        const shell = [];
        const languages = {};
        for (const file of Object.values(bundle)) {
          const address = `/${file.fileName}`;
          const modules = file.type === "chunk" ? file.moduleIds : [];
          const language = modules.map((id) => LANGUAGE.exec(id)?.[1]).find(Boolean);
          if (modules.some((id) => /\/games\/\w+\/words\/\w+\.ftl/.test(id))) continue; // a table's: kept once they were loaded
          if (file.type === "chunk" ? needed.has(file.fileName) : /\.(css|woff2)$/.test(address))
            shell.push(address);
          else if (language) (languages[language] ??= []).push(address);
        }
        const worker = await readFile(new URL("worker.mjs", import.meta.url), "utf8");
        const version = createHash("sha256")
          .update(JSON.stringify([shell, languages]))
          .digest("hex")
          .slice(0, 12);
        const source = worker
          .replace(/\/\* global .* \*\/\n/, "") // for eslint only
          .replace("__VERSION__", JSON.stringify(version))
          .replace("__SHELL__", JSON.stringify(shell))
          .replace("__LANGUAGES__", JSON.stringify(languages));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}

/** The names of the chunks that are kept, with all that they import. */
function closure(bundle) {
  const found = new Set();
  const follow = (name) => {
    if (found.has(name)) return;
    found.add(name);
    bundle[name].imports.forEach(follow);
  };
  for (const file of Object.values(bundle)) if (file.type === "chunk" && kept(file)) follow(file.fileName);
  return found;
}

/** The application itself, home and rules with their figures. */
function kept(chunk) {
  return (
    chunk.isEntry ||
    chunk.name === "app" ||
    chunk.moduleIds.some((id) => /\/pages\/(Home|Rules)\.svelte|\/figures\.ts|\/lib\/rules/.test(id))
  );
}
