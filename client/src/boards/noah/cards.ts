// The cards of Noah by their names.
import { FACTS } from "./game";

export type Species = keyof typeof FACTS.species;

/** "cat f" is a cat, and female; a snail in hand has no sex. */
export function read(card: string): {
  species: Species;
  sex: "m" | "f" | null;
  weight: number;
  tears: number;
  trait: string | null; // the rule of it
} {
  const [species, sex] = card.split(" ") as [Species, "m" | "f" | undefined];
  return { species, sex: sex ?? null, ...FACTS.species[species] };
}

export function tearsOf(cards: Record<string, number>): number {
  return Object.entries(cards).reduce((sum, [card, count]) => sum + count * read(card).tears, 0);
}

/** The boats that Noah could go to after a card, by number (NOA-11, NOA-22). */
export function crossings(card: string, from: number): number[] {
  const { species, sex } = read(card);
  if (species === "donkey" || sex === null) return [];
  const step = FACTS.steps[sex];
  return [from + step, from - step].map((boat) => ((boat - 1 + FACTS.boats) % FACTS.boats) + 1);
}
