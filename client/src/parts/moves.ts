// Legal moves in groups, when they are many.
import type { LegalMove, Phrase } from "../protocol";

export interface Group {
  /** What its moves have in common; null: they are few, and all are here. */
  title: Phrase | string | null;
  moves: LegalMove[];
}

const MANY = 30;

const FEW = 4;

/** A group of the few moves that stand alone, then the others by what the board says or what they have in common. */
export function grouped(legal: LegalMove[], of?: (notation: string) => Phrase | null): Group[] {
  if (legal.length <= MANY) return [{ title: null, moves: legal }];
  if (of) {
    const titled = [...by(legal, ({ move }) => JSON.stringify(of(move)))].map(([title, moves]) => ({
      title: JSON.parse(title) as Phrase | null,
      moves,
    }));
    return titled.sort((a, b) => Number(a.title !== null) - Number(b.title !== null));
  }
  const groups = new Map<string, Group>();
  for (const [key, moves] of by(legal, (move) => move.phrase.key)) {
    const param = divider(moves);
    for (const move of moves) {
      const title = param === null ? move.phrase : titleOf(move.phrase.params![param]!, moves, param);
      const id = `${key} ${JSON.stringify(title)}`;
      const group = groups.get(id) ?? { title, moves: [] };
      group.moves.push(move);
      groups.set(id, group);
    }
  }
  const all = [...groups.values()];
  const alone = all.filter((group) => group.moves.length <= FEW).flatMap((group) => group.moves);
  const many = all.filter((group) => group.moves.length > FEW);
  return alone.length ? [{ title: null, moves: alone }, ...many] : many;
}

/** The parameter with the fewest values, but more than one. */
function divider(moves: LegalMove[]): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const name of Object.keys(moves[0]?.phrase.params ?? {})) {
    const values = by(moves, (move) => JSON.stringify(move.phrase.params?.[name])).size;
    if (values > 1 && values < least) [best, least] = [name, values];
  }
  return best;
}

/** A value; of very many the first letter, such as a column. */
function titleOf(value: unknown, moves: LegalMove[], param: string): Phrase | string {
  const many = by(moves, (move) => JSON.stringify(move.phrase.params?.[param])).size > MANY;
  if (typeof value === "object" && value !== null) return value as Phrase;
  return many ? `${String(value)[0]}…` : String(value);
}

function by<T>(items: T[], key: (item: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const item of items) found.set(key(item), [...(found.get(key(item)) ?? []), item]);
  return found;
}
