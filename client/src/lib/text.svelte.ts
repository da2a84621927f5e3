// The language of the page, and the words of the game that is shown.
import type { Phrase } from "../protocol";
import { settings } from "./settings.svelte";
import { Words, type Params } from "./words";

export const LANGUAGES = { en: "English", fr: "Français", nl: "Nederlands" };
export type Language = keyof typeof LANGUAGES;

const FILES = import.meta.glob<string>("../../../src/arkade/text/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const FOLDER = "../../../src/arkade/text";

class Text {
  language = $state<Language>("en");
  words = $state.raw(new Words("en", []));
  game = $state<string | null>(null);
  private more: string | null = null;
  private names: readonly string[] = [];
  private sources: string[] = [];
  private wanted = 0;

  /** Switch to a language, to the words of a game, and to one more file of words while that is wanted. */
  async use(
    language: Language = this.language,
    game: string | null = this.game,
    more: string | null = game === this.game ? this.more : null,
  ): Promise<void> {
    const turn = ++this.wanted;
    const files = ["common", "client", game, more].filter((file) => file !== null);
    const sources = await Promise.all(files.map((file) => read(language, file)));
    if (turn !== this.wanted) return; // something else is wanted by now
    this.game = game;
    this.more = more;
    this.sources = sources;
    this.language = language;
    settings.language = language;
    document.documentElement.lang = language;
    this.make();
  }

  /** Call the seats by their players' names. */
  call(names: readonly string[]): void {
    if (names.join("\n") === this.names.join("\n")) return;
    this.names = names;
    this.make();
  }

  private make(): void {
    this.words = new Words(this.language, this.sources, this.names);
  }
}

async function read(language: string, file: string): Promise<string> {
  const load = FILES[`${FOLDER}/${language}/${file}.ftl`];
  if (load) return load();
  const answer = await fetch(`/api/games/${file}/words/${language}`); // a game by others
  return answer.ok ? answer.text() : "";
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
export function firstLanguage(): Language {
  const wanted = [settings.language, ...navigator.languages.map((each) => each.slice(0, 2))];
  return (wanted.find((each) => each && each in LANGUAGES) as Language | undefined) ?? "en";
}
