// The animal tiles of Ark & Noah by their names.
import { VERBS } from "./game";

export const SEXES = VERBS.draw.objects.bag;
export type Sex = (typeof SEXES)[number];

/** "lion male" is a lion, and male. */
export function read(tile: string): { species: string; sex: Sex } {
  const [species, sex] = tile.split(" ") as [string, Sex];
  return { species, sex };
}

/** The other one of the pair. */
export function partnerOf(tile: string): string {
  const { species, sex } = read(tile);
  return `${species} ${sex === "male" ? "female" : "male"}`;
}
