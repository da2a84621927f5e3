// The cards of Arche Opti Mix: what they are called, what they say, and how they are told apart.
import { each, key } from "../../lib/cards";
import { t } from "../../lib/text.svelte";
import type { Phrase } from "../../protocol";
import type { Inspected } from "../board";
import { FACTS, type View } from "./game";

/** The name of a card: of the texts, or the one that its deck gives it. */
export function cardPhrase(card: string, view: View): Phrase {
  const title = view.deck[card]?.title;
  return title ? { key: "titled", params: { title } } : { key: key(card) };
}

/** A cabin: "p2" is the second to port. */
export function placePhrase(place: string): Phrase {
  const [side, ...cabin] = place;
  return { key: side === FACTS.sides[0] ? "port" : "starboard", params: { cabin: Number(cabin.join("")) } };
}

export interface Keyed {
  card: string;
  key: string;
}

/** Cards one by one, each with a key that stays its own wherever it goes; equal provisions are counted. */
export function keyed(cards: Record<string, number>, view: View, where: string): Keyed[] {
  return each(cards).map(({ card, i }) => ({ card, key: keyOf(card, view, `${where}:${card}:${i}`) }));
}

/** A card's own key, or, of those that are there more than once, its place. */
export function keyOf(card: string, view: View, place: string): string {
  return view.deck[card]!.copies === 1 ? `card:${card}` : place;
}

/** Why a card does not count as a pet; nothing: it does. */
export function petFaults(card: string, view: View): Phrase[] {
  return view.deck[card]!.no_pet.map((fault) => ({ key: `no-pet-${fault}` }));
}

/** A pet that is shown, and why it does not count. */
export function petLabel(card: string, view: View): string {
  const why = petFaults(card, view);
  return t(why.length ? "table-pet-void" : "table-pet-shown", { card: cardPhrase(card, view), why });
}

/** All that a card says. */
export function aboutCard(card: string, view: View): Inspected {
  const { climate, weight, diet, type, power, title } = view.deck[card]!;
  const text = [
    t("table-weight", { weight }),
    t(`table-climate-${climate}`),
    t(`table-diet-${diet ?? "none"}`),
    type ? t("table-type", { type: { key: `type-${type}` } }) : t("table-no-type"),
  ];
  if (power) text.push(t(`table-power-${power}`));
  const why = petFaults(card, view);
  if (why.length) text.push(t("table-no-pet", { why }));
  const traits: Record<string, readonly string[]> = FACTS.traits;
  const special = [diet, type, power].flatMap((trait) => (trait ? (traits[trait] ?? []) : []));
  const rules = [...new Set(["OPT-14", "OPT-15", ...special, ...(why.length ? ["OPT-31"] : [])])];
  return { title: t(cardPhrase(card, view)), picture: title ? undefined : card, text, rules };
}

/** Pawns in halves, those on discs counting one and a half. */
export function halves(pawns: number, raised: number): string {
  const all = 2 * pawns + raised;
  return `${Math.floor(all / 2) || (all % 2 ? "" : 0)}${all % 2 ? "½" : ""}`;
}
