// Legal moves in groups, when they are many.
import type { LegalMove, Phrase } from "../protocol";

export interface Group {
  /** What its moves have in common; null: they are few, and all are here. */
  title: Phrase | string | null;
  moves: LegalMove[];
}

const MANY = 30;

export function grouped(legal: LegalMove[]): Group[] {
  if (legal.length <= MANY) return [{ title: null, moves: legal }];
  const groups = new Map<string, Group>();
  for (const [key, moves] of by(legal, (move) => move.phrase.key)) {
    const param = divider(moves);
    for (const move of moves) {
      const value = param === null ? null : move.phrase.params![param]!;
      const title = param === null ? null : titleOf(value, moves, param);
      const id = `${key} ${JSON.stringify(title)}`;
      const group = groups.get(id) ?? { title: title ?? move.phrase, moves: [] };
      group.moves.push(move);
      groups.set(id, group);
    }
  }
  return [...groups.values()];
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
