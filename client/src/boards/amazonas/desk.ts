// Coloretto Amazonas: `play toucan` is a hand card and the own column of its colour, `give 2 toucan` a hand card and a
// player, `accept` a button, `refuse jaguar` a button and the card that is lost for it.
import type { AmazonasView, Phrase } from "../../protocol";
import type { Desk } from "../board";
import { colourOf, worth } from "./facts";

export const desk: Desk<AmazonasView> = {
  parts(notation, view) {
    const [word, ...rest] = notation.split(" ") as [string, ...string[]];
    if (word === "accept") return ["accept"];
    if (word === "refuse") return ["refuse", `own:${rest.join("-")}`];
    if (word === "give") return [`hand:${rest.slice(1).join("-")}`, `seat:${rest[0]}`];
    const animal = rest.join("-");
    return [`hand:${animal}`, `column:${colourOf(animal, view).name}`];
  },

  compose(parts, view) {
    const card = cut(parts, "hand:");
    const seat = cut(parts, "seat:");
    const colour = cut(parts, "column:");
    const lost = cut(parts, "own:");
    if (parts.includes("accept")) return "accept";
    if (lost || parts.includes("refuse"))
      return view.gift ? `refuse ${written(lost ?? view.gift.animal)}` : null;
    const any = card ?? Object.keys(view.seats[view.player ?? 0]?.hand ?? {})[0]; // for a player alone any card will do
    if (seat) return any ? `give ${seat} ${written(any)}` : null;
    if (!card || (colour && colour !== colourOf(card, view).name)) return null;
    return `play ${written(card)}`;
  },

  touched(line, view) {
    return line.lines.flatMap(({ key, params = {} }) => {
      const animal = (params.animal as Phrase | undefined)?.key;
      const who = seatOf(params.who) ?? line.seat;
      if (key === "log-give") return [`seat:${seatOf(params.to)}`];
      if (key === "log-play" || key === "log-accept")
        return [`slot:${who}:${animal}`, `head:${who}:${colourOf(animal!, view).name}`];
      if (key === "log-refuse") return [`slot:${who}:${(params.lost as Phrase).key}`];
      return [];
    });
  },

  instruction(view) {
    return { key: view.gift ? "do-answer" : "do-play-or-give" };
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

function cut(parts: string[], start: string): string | undefined {
  return parts.find((part) => part.startsWith(start))?.slice(start.length);
}

/** Animals are written with a space before their last word: "two-headed snake". */
function written(animal: string): string {
  return animal.replace(/-(?=[^-]*$)/, " ");
}

function seatOf(phrase: unknown): number | undefined {
  return (phrase as Phrase | undefined)?.params?.seat as number | undefined;
}
