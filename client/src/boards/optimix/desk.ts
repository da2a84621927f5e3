// Arche Opti Mix: `lion p2` is a hand card and a cabin, `take lion` and `pick lion` a display card and the hand's empty
// place, `eject lion` an animal of the cabin, `disc heavy` a score card, `pet hen` a hand card and the pet's place.
import { of } from "../../lib/cards";
import { notationOf } from "../../lib/verbs";
import type { Phrase } from "../../protocol";
import type { Desk } from "../board";
import { cardPhrase, placePhrase } from "./cards";
import { FACTS, VERBS, type Game, type Happened, type View } from "./game";

const notation = notationOf(VERBS);

/** Moves without a place: buttons. */
export const CHOICES = ["no eject", "no disc", "stop", "no pet", "pass"] as const;

export const desk: Desk<Game> = {
  parts(move, view) {
    const act = notation.read(move);
    switch (act.verb) {
      case "play":
        return [`hand:${act.card}`, `place:${act.place}`];
      case "take":
      case "pick":
        return [`display:${act.card}`, "take"];
      case "eject":
        return [`aboard:${view.place}:${act.card}`];
      case "disc":
        return [`score:${act.type}`];
      case "pet":
        return [`hand:${act.card}`, "pet"];
      default:
        return [`choice:${act.verb}`];
    }
  },

  compose(parts, view) {
    const latest = parts.toReversed();
    const pointed = latest.slice(0, 1);
    const choice = CHOICES.find((verb) => of(pointed, "choice") === verb);
    const ejected = of(pointed, `aboard:${view.place}`);
    const type = of(pointed, "score");
    const [hand, place, display] = [of(latest, "hand"), of(latest, "place"), of(latest, "display")];
    if (choice) return notation.write({ verb: choice });
    if (ejected) return notation.write({ verb: "eject", card: ejected });
    if (type) return view.phase === "disc" ? notation.write({ verb: "disc", type }) : null;
    if (pointed.includes("pet")) return hand ? notation.write({ verb: "pet", card: hand }) : null;
    if (pointed.includes("take") || of(pointed, "display")) {
      const card = display ?? Object.keys(view.display)[0];
      return card ? notation.write({ verb: view.phase === "pick" ? "pick" : "take", card }) : null;
    }
    if (hand && view.phase === "pet") return notation.write({ verb: "pet", card: hand });
    return hand && place ? notation.write({ verb: "play", card: hand, place }) : nearest(view, hand, place);
  },

  touched(line) {
    return [...new Set([`seat:${line.seat}`, ...line.events.flatMap(pieces)])];
  },

  instruction(view) {
    const params: Phrase["params"] = {};
    if (view.played) params.card = cardPhrase(view.played, view);
    if (view.place ?? view.first) params.place = placePhrase((view.place ?? view.first)!);
    return { key: `do-${view.phase}`, params };
  },

  standing(view) {
    return view.seats.map(({ score, cards }) => ({ score, cards }));
  },

  breakdown(view) {
    const types = FACTS.types.map((type) => ({
      reason: { key: "why-type", params: { type: { key: `type-${type}` } } },
      points: view.seats.map(({ points }) => points[type]!),
    }));
    return [...types, { reason: { key: "why-discs" }, points: view.seats.map(({ discs }) => discs) }];
  },
};

/** The move of a card or place that is not open, with the fewest rules against it. */
function nearest(view: View, hand?: string, place?: string): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const [card, places] of Object.entries(view.places))
    for (const [where, rules] of Object.entries(places)) {
      if ((hand && card !== hand) || (place && where !== place) || rules.length >= least) continue;
      [best, least] = [notation.write({ verb: "play", card, place: where }), rules.length];
    }
  return best;
}

/** What an event is about. */
function pieces(happened: Happened): string[] {
  switch (happened.event) {
    case "play":
      return [`aboard:${happened.place}:${happened.card.name}`];
    case "eject":
      return [`ejected:${happened.card.name}`, `aboard:${happened.place}:${happened.ejector.name}`];
    case "no-eject":
      return [`aboard:${happened.place}:${happened.ejector.name}`];
    case "disc":
      return [`score:${happened.type}`];
    case "display":
      return [`display:${happened.card.name}`];
    case "take":
    case "draw":
      return happened.card ? [`hand:${happened.card.name}`] : [];
    case "rain":
      return [`rain:${happened.number}`];
    default:
      return [];
  }
}
