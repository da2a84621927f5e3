// Arche Opti Mix: `lion p2` is a hand card and a cabin, `take lion` and `pick lion` a display card and the hand's empty
// place, `eject lion` an animal of the cabin, `disc heavy` a score card, `pet hen` a hand card and the pet's place.
import type { OptimixView, Phrase } from "../../protocol";
import type { Desk } from "../board";

/** Moves without a place: buttons. */
export const CHOICES = ["no eject", "no disc", "stop", "no pet", "pass"];

/** The name of a card: of the texts, or the one that its deck gives it. */
export function cardPhrase(card: string, view: OptimixView): Phrase {
  const title = view.deck[card]?.title;
  return title ? { key: "titled", params: { title } } : { key: card.replaceAll(" ", "-") };
}

export function placePhrase(place: string): Phrase {
  return { key: place.startsWith("p") ? "port" : "starboard", params: { cabin: Number(place.slice(1)) } };
}

export const desk: Desk<OptimixView> = {
  parts(notation, view) {
    if (CHOICES.includes(notation)) return [`choice:${notation}`];
    const [verb, rest] = [notation.split(" ", 1)[0]!, notation.slice(notation.indexOf(" ") + 1)];
    if (verb === "take" || verb === "pick") return [`display:${rest}`, "take"];
    if (verb === "eject") return [`aboard:${view.place}:${rest}`];
    if (verb === "disc") return [`score:${rest}`];
    if (verb === "pet") return [`hand:${rest}`, "pet"];
    const cut = notation.lastIndexOf(" ");
    return [`hand:${notation.slice(0, cut)}`, `place:${notation.slice(cut + 1)}`];
  },

  compose(parts, view) {
    const of = (kind: string) =>
      parts.findLast((part) => part.startsWith(`${kind}:`))?.slice(kind.length + 1);
    const [hand, place, display] = [of("hand"), of("place"), of("display")];
    const pointed = parts.at(-1)!;
    if (pointed.startsWith("choice:")) return pointed.slice(7);
    if (pointed.startsWith("aboard:")) return `eject ${pointed.split(":")[2]}`;
    if (pointed.startsWith("score:")) return view.phase === "disc" ? `disc ${of("score")}` : null;
    if (pointed === "pet") return hand ? `pet ${hand}` : null;
    if (pointed === "take" || pointed.startsWith("display:")) {
      const card = display ?? Object.keys(view.display)[0];
      return card ? `${view.phase === "pick" ? "pick" : "take"} ${card}` : null;
    }
    if (hand && view.phase === "pet") return `pet ${hand}`;
    return hand && place ? `${hand} ${place}` : nearest(view, hand, place);
  },

  touched(line, view) {
    const found = line.lines.flatMap((phrase) => pieces(phrase, view));
    return [...new Set([`seat:${line.seat}`, ...found])];
  },

  instruction(view) {
    const params: Phrase["params"] = {};
    if (view.played) params.card = cardPhrase(view.played, view);
    if (view.place ?? view.first) params.place = placePhrase((view.place ?? view.first)!);
    return { key: `do-${view.phase}`, params };
  },

  breakdown(view) {
    const types = Object.keys(view.seats[0]!.points).map((type) => ({
      reason: { key: "why-type", params: { type: { key: `type-${type}` } } },
      points: view.seats.map(({ points }) => points[type]!),
    }));
    return [...types, { reason: { key: "why-discs" }, points: view.seats.map(({ discs }) => discs) }];
  },
};

/** The move of a card or place that is not open, with the fewest rules against it. */
function nearest(view: OptimixView, hand?: string, place?: string): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const [card, places] of Object.entries(view.places))
    for (const [where, rules] of Object.entries(places)) {
      if ((hand && card !== hand) || (place && where !== place) || rules.length >= least) continue;
      [best, least] = [`${card} ${where}`, rules.length];
    }
  return best;
}

/** What a sentence of the log tells of. */
function pieces(phrase: Phrase, view: OptimixView): string[] {
  const key = (name: string) => (phrase.params?.[name] as Phrase | undefined)?.key ?? "";
  const card = cardOf(phrase.params?.card as Phrase | undefined, view);
  if (phrase.key === "log-play") return [`aboard:${placeOf(phrase.params!.place as Phrase)}:${card}`];
  if (phrase.key === "log-eject")
    return [`ejected:${card}`, ...aboard(cardOf(phrase.params!.ejector as Phrase, view), view)];
  if (phrase.key === "log-no-eject" && view.played) return aboard(view.played, view);
  if (phrase.key === "log-disc") return [`score:${key("type").slice(5)}`];
  if (phrase.key === "log-display") return [`display:${card}`];
  if (phrase.key === "log-draw-seen" || phrase.key === "log-take") return [`hand:${card}`];
  return phrase.key === "log-rain" ? [`rain:${phrase.params!.number as number}`] : [];
}

function cardOf(phrase: Phrase | undefined, view: OptimixView): string {
  if (phrase?.key !== "titled") return phrase?.key.replaceAll("-", " ").replace(/^card /, "card-") ?? "";
  return Object.keys(view.deck).find((card) => view.deck[card]!.title === phrase.params!.title) ?? "";
}

function placeOf(phrase: Phrase): string {
  return `${phrase.key[0]}${phrase.params!.cabin as number}`;
}

function aboard(card: string, view: OptimixView): string[] {
  const cabin = [...view.port, ...view.starboard].find(({ cards }) => cards.includes(card));
  return cabin ? [`aboard:${cabin.place}:${card}`] : [];
}
