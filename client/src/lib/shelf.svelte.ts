// The games on offer, each with the few words that pages about all of them show.
import type { GameView } from "../protocol";
import { offer } from "./api";
import { pageWords, wordsOf } from "./text.svelte";
import { Words } from "./words";

/** A game with its words `title`, `name` (a short one), `about` and `credit`. */
export interface Shelved extends GameView {
  words: Words;
}

class Shelf {
  games = $state.raw<Shelved[]>([]);
  private wanted = 0;

  /** Have all games, in a language. */
  async fill(language: string): Promise<void> {
    const turn = ++this.wanted;
    const [{ games }, { games: ours }] = await Promise.all([offer(), pageWords(language)]);
    const sources = await Promise.all(games.map(async ({ name }) => ours[name] ?? wordsOf(name, language)));
    if (turn !== this.wanted) return; // another language is wanted by now
    this.games = games.map((game, i) => ({ ...game, words: new Words(language, [sources[i]!]) }));
  }
}

export const shelf = new Shelf();
