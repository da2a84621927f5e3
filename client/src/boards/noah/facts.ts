// What is printed on the cards of Noah, from light to heavy.
export interface Species {
  weight: number;
  tears: number;
  rule?: string; // of its trait
}

export const SPECIES: Record<string, Species> = {
  parrot: { weight: 0, tears: 2 },
  woodpecker: { weight: 0, tears: 2, rule: "NOA-24" },
  snail: { weight: 1, tears: 2, rule: "NOA-20" },
  cat: { weight: 2, tears: 1 },
  kangaroo: { weight: 3, tears: 1 },
  panda: { weight: 4, tears: 4 },
  lion: { weight: 5, tears: 1, rule: "NOA-23" },
  donkey: { weight: 6, tears: 1, rule: "NOA-22" },
  bear: { weight: 7, tears: 0 },
  giraffe: { weight: 8, tears: 0, rule: "NOA-21" },
  rhinoceros: { weight: 9, tears: 0 },
  elephant: { weight: 10, tears: 0 },
};

export const BOATS = 5;
export const ROUNDS = 3;
export const WOODPECKER_LIMIT = 13;

/** "cat f" is a cat, and female; a snail in hand has no sex. */
export function read(card: string): { species: string; sex: "m" | "f" | null } & Species {
  const [species, sex] = card.split(" ") as [string, "m" | "f" | undefined];
  return { species, sex: sex ?? null, ...SPECIES[species]! };
}

/** The key of a card's name. */
export function key(card: string): string {
  return card.replace(" ", "-");
}

/** Every card of a hand, one by one; equal ones are numbered. */
export function each(cards: Record<string, number>): { card: string; i: number }[] {
  return Object.entries(cards).flatMap(([card, count]) =>
    Array.from({ length: count }, (_, i) => ({ card, i })),
  );
}

export function tearsOf(cards: Record<string, number>): number {
  return each(cards).reduce((sum, { card }) => sum + read(card).tears, 0);
}

/** The boats that Noah could go to after a card, by number (NOA-11, NOA-22). */
export function crossings(card: string, from: number): number[] {
  const { species, sex } = read(card);
  if (species === "donkey" || sex === null) return [];
  const step = sex === "m" ? 2 : 1;
  return [from + step, from - step].map((boat) => ((boat - 1 + BOATS) % BOATS) + 1);
}
