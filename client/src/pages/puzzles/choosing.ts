// Which puzzle comes: today's, the same for everybody, or one that suits.

/** The days since 1970 of a date where somebody lives. */
export function dayOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** Today's game: each in turn, among those that have puzzles. */
export function gameOf(day: number, games: string[]): string | undefined {
  return [...games].sort()[day % games.length];
}

/** Today's puzzle of that game: all of them in turn, in an order that shows nothing of their difficulty. */
export function daily<T extends { id: string }>(day: number, games: number, puzzles: T[]): T | undefined {
  const order = [...puzzles].sort((a, b) => (a.id < b.id ? -1 : 1));
  return order[Math.floor(day / games) % puzzles.length];
}

/** The next one of a difficulty (0, or where there is none: any): not tried yet if there is one, and about as strong as oneself. */
export function suiting<T extends { id: string; rating: number; difficulty: number }>(
  puzzles: T[],
  difficulty: number,
  rating: number,
  tried: (id: string) => boolean,
  last?: string,
): T | undefined {
  const some = puzzles.some((each) => each.difficulty === difficulty);
  const fitting = puzzles.filter((each) => (!some || each.difficulty === difficulty) && each.id !== last);
  const fresh = fitting.filter(({ id }) => !tried(id));
  const far = (each: T) => Math.abs(each.rating - rating);
  if (fresh.length) return fresh.reduce((best, each) => (far(each) < far(best) ? each : best));
  return fitting[Math.floor(Math.random() * fitting.length)]; // all are known: any again
}
