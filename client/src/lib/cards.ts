// Cards and other pieces by their names, the same in all games.

/** The key of a name: `cat f` is called `cat-f`. */
export function key(name: string): string {
  return name.replaceAll(" ", "-");
}

/** Every card of a hand, one by one; equal ones are numbered. */
export function each(cards: Readonly<Record<string, number>>): { card: string; i: number }[] {
  return Object.entries(cards).flatMap(([card, count]) =>
    Array.from({ length: count }, (_, i) => ({ card, i })),
  );
}

/** How many cards there are. */
export function count(cards: Readonly<Record<string, number>>): number {
  return Object.values(cards).reduce((sum, each) => sum + each, 0);
}

/** What of some parts follows a kind: `hand:cat f` is `cat f` of the kind `hand`. */
export function of(parts: readonly string[], kind: string): string | undefined {
  return parts.find((part) => part.startsWith(`${kind}:`))?.slice(kind.length + 1);
}
