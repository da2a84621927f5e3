// The language of the page, and the words of the game that is shown.
import type { Phrase } from "../protocol";
import { textAt } from "./api";
import { settings } from "./settings.svelte";
import { Words, type Params } from "./words";

/** What is said where a language has no words. */
export const ENGLISH = "en";

/** What every page needs of a language: its words, and a few about every game of ours. */
interface PageWords {
  words: string;
  games: Record<string, string>;
}

const PAGE = import.meta.glob<PageWords>("../../words/*.ftl", { query: "?page", import: "default" });
const OURS = import.meta.glob<string>("../../../src/arkade/games/*/words/*.ftl", {
  query: "?words",
  import: "default",
});
const NAMES = import.meta.glob<string>("../../../src/arkade/text/words/*.ftl", {
  query: "?name",
  import: "default",
  eager: true,
});

/** The languages there are, each by its own name. */
export const LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NAMES).map(([file, name]) => [/(\w+)\.ftl/.exec(file)![1]!, name]),
);

class Text {
  language = $state(ENGLISH);
  words = $state.raw(new Words(ENGLISH, []));
  game = $state<string | null>(null);
  private names = $state.raw<readonly string[]>([]);
  private wanted = 0;
  private said = ""; // language and game whose words are there

  /** Switch to a language and to the words of a game. */
  async use(language = this.language, game = this.game): Promise<void> {
    const turn = ++this.wanted;
    if (this.said === `${language} ${game}`) return; // new words would have everything said anew
    const files = [pageWords(language).then(({ words }) => words)];
    if (game) files.push(wordsOf(game, language));
    const sources = await Promise.all(files);
    if (turn !== this.wanted) return; // something else is wanted by now
    this.game = game;
    this.language = language;
    settings.language = language;
    document.documentElement.lang = language;
    this.words = new Words(language, sources, () => this.names);
    this.said = `${language} ${game}`;
  }

  /** Call the seats by their players' names. */
  call(names: readonly string[]): void {
    if (names.join("\n") !== this.names.join("\n")) this.names = names;
  }
}

export function pageWords(language: string): Promise<PageWords> {
  return (PAGE[`../../words/${language}.ftl`] ?? PAGE[`../../words/${ENGLISH}.ftl`]!)();
}

/** The words of a game of ours. */
function bundled(game: string, language: string): Promise<string> | null {
  const file = (of: string) => OURS[`../../../src/arkade/games/${game}/words/${of}.ftl`];
  return (file(language) ?? file(ENGLISH))?.() ?? null;
}

/** The words of a game, by others too. */
export async function wordsOf(game: string, language: string): Promise<string> {
  return bundled(game, language) ?? (await textAt(`/api/games/${game}/words/${language}`)) ?? "";
}

export const text = new Text();

/** Say something in the language of the page. */
export function t(phrase: Phrase | string, params?: Params): string {
  return text.words.say(phrase, params);
}

/** Whether there are words for a key. */
export function has(key: string): boolean {
  return text.words.has(key);
}

/** The language to begin with: the one chosen before, else the browser's. */
export function firstLanguage(): string {
  const wanted = [settings.language, ...navigator.languages.map((each) => each.slice(0, 2))];
  return wanted.find((each) => each !== null && each in LANGUAGES) ?? ENGLISH;
}
