// Animimix: `keep lion` is a hand card and the kept pile, `b2 lion` a hand card and a cell.
import { of } from "../../lib/cards";
import { notationOf } from "../../lib/verbs";
import type { Desk } from "../board";
import { VERBS, type Game } from "./game";

const notation = notationOf(VERBS);

export const desk: Desk<Game> = {
  parts(move) {
    const act = notation.read(move);
    return [`hand:${act.animal}`, act.verb === "keep" ? "keep" : `cell:${act.cell}`];
  },

  compose(parts, view) {
    const card = of(parts, "hand");
    const cell = of(parts, "cell");
    const animal = card ?? Object.keys(view.seats[view.player ?? 0]?.hand ?? {})[0]; // a cell alone: any card will do
    if (cell && animal) return notation.write({ verb: "swap", cell, animal });
    return card && parts.includes("keep") ? notation.write({ verb: "keep", animal: card }) : null;
  },

  touched(line) {
    return line.events.flatMap((happened) => (happened.event === "swap" ? [`cell:${happened.cell}`] : []));
  },

  instruction() {
    return { key: "do-keep-or-swap" };
  },

  standing(view) {
    return view.seats.map(({ score, cards }) => ({ score, cards }));
  },

  /** Who got each species' points: the last move tells it. */
  breakdown(view, lines) {
    return (lines.at(-1)?.events ?? []).flatMap((happened) => {
      if (happened.event !== "majority") return [];
      const { animal, count, points, each, seats } = happened;
      const params = { animal: { key: animal }, count, points };
      return [
        {
          reason: { key: "why-majority", params },
          points: view.seats.map((_, seat) => (seats.includes(seat) ? each : 0)),
        },
      ];
    });
  },
};
