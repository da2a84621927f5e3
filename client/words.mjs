// Words for the browser, cut out of the .ftl files when the client is built. Languages and games are found by their
// files; what a language lacks is said in English. Of words/<language>.ftl
// `?words` gives all of its text, `?name` the language's own name, `?games` a few words about every game by its id;
// of the page's own file `?page` gives in one what every page needs: the words common to all, its own, those about games.
import { access, readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const GAMES = fileURLToPath(new URL("../src/arkade/games/", import.meta.url));
const COMMON = fileURLToPath(new URL("../src/arkade/text/words/", import.meta.url));
const ABOUT = ["title", "name", "about", "credit"];
const FIRST = "en";

export function words() {
  return {
    name: "words",
    enforce: "pre",
    async load(id) {
      const [file, query] = id.split("?");
      const give = { words: whole, name: ownName, games: aboutGames, page: wholePage }[query];
      if (!file.endsWith(".ftl") || !give) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await give(file))}`;
    },
  };
}

/** A file's messages, and the English ones that it lacks. */
async function whole(file) {
  return [...(await messages(file)).values()].join("");
}

async function wholePage(file) {
  const common = join(COMMON, basename(file));
  return { words: (await whole(common)) + (await whole(file)), games: await aboutGames(common) };
}

async function ownName(file) {
  return (await messages(file))
    .get("language")
    .replace(/^language *= */, "")
    .trim();
}

async function aboutGames(file) {
  const found = {};
  for (const game of (await readdir(GAMES)).sort()) {
    const own = join(GAMES, game, "words");
    if (!(await exists(own))) continue; // not a game
    const said = await messages(join(own, basename(file)));
    found[game] = ABOUT.map((key) => said.get(key)).join("");
  }
  return found;
}

/** The messages of a file by their keys, in English where it has none. */
async function messages(file) {
  const english = entries(await readFile(join(dirname(file), `${FIRST}.ftl`), "utf8"));
  if (basename(file) === `${FIRST}.ftl` || !(await exists(file))) return english;
  return new Map([...english, ...entries(await readFile(file, "utf8"))]);
}

/** A message begins a line with its key; what follows is indented. */
export function entries(source) {
  const plain = source.replace(/^#.*\n?/gm, "");
  const found = plain.split(/^(?=[a-zA-Z-][\w-]* *=)/m).filter((each) => each.trim());
  return new Map(found.map((each) => [/^[\w-]+/.exec(each)[0], each.endsWith("\n") ? each : `${each}\n`]));
}

function exists(path) {
  return access(path).then(
    () => true,
    () => false,
  );
}
