// Coloretto Amazonas: `play toucan` is a hand card and the own column of its colour, `give 2 toucan` a hand card and a
// player, `accept` a button, `refuse jaguar` a button and the card that is lost for it.
import { key, of } from "../../lib/cards";
import { notationOf } from "../../lib/verbs";
import type { Desk } from "../board";
import { colourOf, refusals, worth, written } from "./cards";
import { VERBS, type Game } from "./game";

const notation = notationOf(VERBS);

export const desk: Desk<Game> = {
  parts(move, view) {
    const act = notation.read(move);
    switch (act.verb) {
      case "play": {
        const animal = key(act.animal);
        return [`hand:${animal}`, `column:${colourOf(animal, view).name}`];
      }
      case "give":
        return [`hand:${key(act.animal)}`, `seat:${act.to}`];
      case "accept":
        return ["accept"];
      case "refuse":
        return ["refuse", `own:${key(act.lost)}`];
    }
  },

  compose(parts, view) {
    const card = of(parts, "hand");
    const to = of(parts, "seat");
    const colour = of(parts, "column");
    const lost = of(parts, "own");
    if (parts.includes("accept")) return notation.write({ verb: "accept" });
    if (lost || parts.includes("refuse"))
      return view.gift && notation.write({ verb: "refuse", lost: written(lost ?? view.gift.animal) });
    const hand = card ? [card] : Object.keys(view.seats[view.player ?? 0]?.hand ?? {});
    const any = hand[0]; // for a player alone any card will do
    if (to) return any ? notation.write({ verb: "give", to, animal: written(any) }) : null;
    // A column alone lacks a card of its colour.
    const column = view.colours.find(({ name }) => name === colour);
    const animal = card ?? column?.animals.find((each) => !hand.includes(each));
    return animal ? notation.write({ verb: "play", animal: written(animal) }) : null;
  },

  misfit(parts, view) {
    const card = of(parts, "hand");
    const column = of(parts, "column");
    if (!card || !column) return null;
    const colour = colourOf(card, view).name;
    if (colour === column) return null;
    const params = { animal: { key: card }, colour: { key: colour } };
    return {
      rule: "AMA-05",
      phrase: { key: "table-other-column", params },
      pieces: [`column:${colour}`],
    };
  },

  touched(line, view) {
    return line.events.flatMap((happened) => {
      switch (happened.event) {
        case "give":
          return [`seat:${happened.to}`];
        case "play":
        case "accept": {
          const { who, animal } = happened;
          return [`slot:${who}:${animal}`, `head:${who}:${colourOf(animal, view).name}`];
        }
        case "refuse":
          return [`slot:${happened.who}:${happened.lost}`];
        default:
          return [];
      }
    });
  },

  instruction(view) {
    if (!view.gift) return { key: "do-play-or-give" };
    return { key: refusals(view).length ? "do-answer" : "do-accept" };
  },

  standing(view) {
    return view.seats.map(({ score, cards }) => ({ score, cards }));
  },

  breakdown(view) {
    return (["column", "stacks", "bonus"] as const).flatMap((what) =>
      view.colours.flatMap((colour) => {
        const points = view.seats.map((player, seat) => worth(colour, player, seat)[what]);
        const reason = { key: `why-${what}`, params: { colour: { key: colour.name } } };
        return points.some((each) => each) ? [{ reason, points }] : [];
      }),
    );
  },
};
