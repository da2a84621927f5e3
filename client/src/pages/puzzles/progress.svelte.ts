// How good this guest is at puzzles, kept in the browser; it goes along to another device.
import { BEGINNER, rated, type Strength } from "./glicko";

const KEY = "arkade-puzzles";
const SHORT = 5; // digits of an id are enough to know it again
const PUZZLE_DEVIATION = 60; // a puzzle's rating is by bots' tries, not by many people's

class Progress {
  strength = $state.raw<Strength>(BEGINNER);
  streak = $state(0); // solved at the first try, one after the other
  best = $state(0);
  day = $state(0); // the last whose puzzle was tried
  tried = $state(""); // short ids, one after the other

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      localStorage.removeItem(KEY);
    }
  }

  knows(id: string): boolean {
    for (let at = 0; at < this.tried.length; at += SHORT)
      if (id.startsWith(this.tried.slice(at, at + SHORT))) return true;
    return false;
  }

  /** By how much a first try at a puzzle would change the rating; null: it was tried before and counts no more. */
  stake(id: string, rating: number): { right: number; wrong: number } | null {
    if (this.knows(id)) return null;
    return { right: this.change(rating, true), wrong: this.change(rating, false) };
  }

  /** Note the first try at a puzzle. One that was tried before changes nothing. */
  note(id: string, rating: number, solved: boolean): void {
    if (this.knows(id)) return;
    this.streak = solved ? this.streak + 1 : 0;
    this.best = Math.max(this.best, this.streak);
    this.strength = this.after(rating, solved);
    this.tried += id.slice(0, SHORT);
    this.keep();
  }

  /** As the page shows it: the difference of whole numbers. */
  private change(rating: number, solved: boolean): number {
    return Math.round(this.after(rating, solved).rating) - Math.round(this.strength.rating);
  }

  private after(rating: number, solved: boolean): Strength {
    return rated(this.strength, [{ rating, deviation: PUZZLE_DEVIATION, score: solved ? 1 : 0 }]);
  }

  today(day: number): void {
    this.day = day;
    this.keep();
  }

  private keep(): void {
    const { strength, streak, best, day, tried } = this;
    localStorage.setItem(KEY, JSON.stringify({ strength, streak, best, day, tried }));
  }
}

export const progress = new Progress();
