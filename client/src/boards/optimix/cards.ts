// Cards one by one, each with a key that stays its own wherever it goes; equal provisions are counted.
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/text.svelte";
import type { OptimixView } from "../../protocol";
import type { Inspected } from "../board";
import { cardPhrase } from "./desk";

export interface Keyed {
  card: string;
  key: string;
}

export function keyed(counts: Record<string, number>, view: OptimixView, where: string): Keyed[] {
  return Object.entries(counts).flatMap(([card, count]) =>
    Array.from({ length: count }, (_, i) => ({
      card,
      key: view.deck[card]!.copies === 1 ? `card:${card}` : `${where}:${card}:${i}`,
    })),
  );
}

const RULES: Record<string, string> = {
  fox: "OPT-42",
  hedgehog: "OPT-41",
  mosquito: "OPT-44",
  brontosaurus: "OPT-43",
  turtle: "OPT-45",
  skunk: "OPT-44",
  spider: "OPT-44",
  chimpanzee: "OPT-47",
};
const OF_TYPE: Record<string, string> = { slow: "OPT-11", provisions: "OPT-11", shy: "OPT-18" };

/** All that a card says. */
export function aboutCard(card: string, view: OptimixView): Inspected {
  const { climate, weight, diet, type, power, title } = view.deck[card]!;
  const text = [
    t("table-weight", { weight }),
    t(`table-climate-${climate}`),
    t(`table-diet-${diet ?? "none"}`),
    type ? t("table-type", { type: { key: `type-${type}` } }) : t("table-no-type"),
  ];
  if (power) text.push(t(`table-power-${power}`));
  const rules = ["OPT-14", "OPT-15"];
  if (diet === "carnivore" || diet === "omnivore") rules.push("OPT-16");
  if (diet === "herbivore" || diet === "omnivore") rules.push("OPT-17");
  if (diet === "carnivore" && type !== "shy") rules.push("OPT-18");
  if (type && OF_TYPE[type]) rules.push(OF_TYPE[type]);
  if (power) rules.push(RULES[power]!);
  return { title: t(cardPhrase(card, view)), picture: title ? undefined : card, text, rules };
}

/** Brings what is to be chosen before the eyes. */
export function reveal(element: Element): void {
  element.scrollIntoView({ block: "center", behavior: settings.duration ? "smooth" : "instant" });
}

/** Pawns in halves, those on discs counting one and a half. */
export function halves(pawns: number, raised: number): string {
  const all = 2 * pawns + raised;
  return `${Math.floor(all / 2) || (all % 2 ? "" : 0)}${all % 2 ? "½" : ""}`;
}
