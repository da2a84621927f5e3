// Noah: `cat f` is a hand card and Noah's boat, `noah 3` a boat, `give 2 snail` a hand card and a player. A snail that
// may be of either sex goes to one of two places aboard, `sex:m` and `sex:f`.
import { of } from "../../lib/cards";
import { notationOf } from "../../lib/verbs";
import type { Phrase } from "../../protocol";
import type { Desk, LineOf, Reason } from "../board";
import { read, type Species } from "./cards";
import { FACTS, VERBS, type Game, type View } from "./game";

const notation = notationOf(VERBS);

export const desk: Desk<Game> = {
  parts(move, view) {
    const act = notation.read(move);
    const boat = at(view);
    switch (act.verb) {
      case "take":
        return ["take"];
      case "noah":
        return [`boat:${act.boat}`];
      case "look":
      case "draw":
        return [`seat:${act.whom}`];
      case "return":
        return [`hand:${act.card}`, `seat:${view.opponent}`];
      case "give":
        return [`hand:${act.card}`, `seat:${act.whom}`];
      case "embark": {
        const { species, sex } = read(act.animal);
        if (species !== "snail") return [`hand:${act.animal}`, `boat:${boat?.number}`];
        return ["hand:snail", boat?.next_sex ? `boat:${boat.number}` : `sex:${sex}`];
      }
    }
  },

  compose(parts, view) {
    const card = of(parts, "hand");
    const boat = of(parts, "boat");
    const seat = of(parts, "seat");
    const sex = of(parts, "sex");
    if (parts.includes("take")) return notation.write({ verb: "take" });
    if (boat && (!card || Number(boat) !== at(view)?.number)) return notation.write({ verb: "noah", boat });
    if (seat) return meeting(view, seat, card);
    if (!card || view.phase === "give") return null;
    if (view.phase === "return") return notation.write({ verb: "return", card });
    const animal = card === "snail" ? `snail ${sex ?? at(view)?.next_sex ?? "m"}` : card;
    return notation.write({ verb: "embark", animal });
  },

  touched(line) {
    return line.events.flatMap((happened) => {
      if (happened.event === "embark" || happened.event === "take" || happened.event === "noah")
        return [`boat:${happened.boat}`];
      return "whom" in happened ? [`seat:${happened.whom}`, `seat:${happened.who}`] : [];
    });
  },

  instruction(view): Phrase {
    if (view.phase === "return")
      return { key: "do-return", params: { whom: { key: "seat", params: { seat: view.opponent ?? 0 } } } };
    if (view.phase === "give") {
      const cards = view.seats[view.player ?? 0]!.cards; // all that are left, if they are fewer (NOA-15)
      return { key: "do-give", params: { count: Math.min(view.gifts, cards) } };
    }
    return { key: `do-${view.phase}` };
  },

  standing(view) {
    return view.seats.map(({ total, cards }) => ({ score: total, cards }));
  },

  /** Everybody's cards that were left, and their tears. */
  reveal(line) {
    const ended = line.events.find((happened) => happened.event.startsWith("end-"));
    if (!ended || !("round" in ended)) return null;
    return {
      title: { key: "table-round-over", params: { round: ended.round } },
      rows: line.events.flatMap((happened) => {
        if (happened.event !== "tears") return [];
        const { who, tears, total, cards } = happened;
        const said = { key: "table-round-tears", params: { count: tears } };
        return [{ seat: who, cards: cards.map((card) => read(card).species), said, total }];
      }),
    };
  },

  /** Rounds as they ended; the hands of the last one lie open, so that it is told card by card. */
  breakdown(view, lines) {
    const rounds: Reason[] = [];
    for (const { events } of lines) {
      const ended = events.find((happened) => happened.event.startsWith("end-"));
      if (!ended || !("round" in ended) || ended.round === view.round) continue;
      const points = view.seats.map(() => 0);
      for (const happened of events) if (happened.event === "tears") points[happened.who] = happened.tears;
      rounds.push({ reason: { key: "why-round", params: { round: ended.round } }, points });
    }
    return [
      ...rounds,
      ...(Object.keys(FACTS.species) as Species[]).flatMap((species) => leftOver(species, view)),
    ];
  },
};

/** Where an animal that a line tells of came from, as a key of what flies: the own hand, or the other player. */
export function origin(line: LineOf<Game>, seat: number | null): string {
  const embarked = line.events.find((happened) => happened.event === "embark");
  if (line.seat !== seat || !embarked) return `seat:${line.seat}`;
  const { species } = read(embarked.animal);
  return `hand:${species === "snail" ? species : embarked.animal}:0`;
}

function leftOver(species: Species, view: View): Reason[] {
  const points = view.seats.map(({ hand }) =>
    Object.entries(hand ?? {}).reduce(
      (sum, [card, count]) => sum + (read(card).species === species ? count * read(card).tears : 0),
      0,
    ),
  );
  const params = { round: view.round, animal: { key: `board-${species}` } };
  return points.some((tears) => tears) ? [{ reason: { key: "why-left", params }, points }] : [];
}

function at(view: View) {
  return view.boats.find((boat) => boat.noah);
}

/** Something with another player: what the moment asks for. */
function meeting(view: View, whom: string, card: string | undefined): string {
  if (card && view.phase === "return" && Number(whom) === view.opponent)
    return notation.write({ verb: "return", card });
  if (card) return notation.write({ verb: "give", whom, card });
  return notation.write({ verb: view.phase === "draw" ? "draw" : "look", whom });
}
