// Noah: `cat f` is a hand card and Noah's boat, `noah 3` a boat, `give 2 snail` a hand card and a player. A snail that
// may be of either sex goes to one of two places aboard, `sex:m` and `sex:f`.
import type { NoahView, Phrase } from "../../protocol";
import type { Desk, Reason } from "../board";
import { each, read, SPECIES } from "./facts";

export const desk: Desk<NoahView> = {
  parts(notation, view) {
    const [word, ...rest] = notation.split(" ") as [string, ...string[]];
    if (word === "take") return ["take"];
    if (word === "noah") return [`boat:${rest[0]}`];
    if (word === "look" || word === "draw") return [`seat:${rest[0]}`];
    if (word === "return") return [`hand:${rest.join(" ")}`, `seat:${view.opponent}`];
    if (word === "give") return [`hand:${rest.slice(1).join(" ")}`, `seat:${rest[0]}`];
    const boat = at(view);
    if (word !== "snail") return [`hand:${notation}`, `boat:${boat?.number}`];
    return ["hand:snail", boat?.next_sex ? `boat:${boat.number}` : `sex:${rest[0]}`];
  },

  compose(parts, view) {
    const card = rest(parts, "hand:");
    const boat = rest(parts, "boat:");
    const seat = rest(parts, "seat:");
    const sex = rest(parts, "sex:");
    if (parts.includes("take")) return "take";
    if (boat && (!card || Number(boat) !== at(view)?.number)) return `noah ${boat}`;
    if (seat) return meeting(view, seat, card);
    if (!card) return null;
    if (view.phase === "give") return null;
    if (view.phase === "return") return `return ${card}`;
    return card === "snail" ? `snail ${sex ?? at(view)?.next_sex ?? "m"}` : card;
  },

  touched(line) {
    return line.lines.flatMap(({ key, params = {} }) => {
      if (key === "log-embark" || key === "log-take" || key === "log-noah")
        return [`boat:${params.boat as number}`];
      const whom = params.whom;
      if (typeof whom !== "object" || !("params" in whom)) return [];
      return [`seat:${whom.params?.seat as number}`, `seat:${line.seat}`];
    });
  },

  instruction(view): Phrase {
    if (view.phase === "return")
      return { key: "do-return", params: { whom: { key: "seat", params: { seat: view.opponent ?? 0 } } } };
    if (view.phase === "give") return { key: "do-give", params: { count: view.gifts } };
    return { key: `do-${view.phase}` };
  },

  /** Rounds by the log; the hands of the last one lie open, so that it is told card by card. */
  breakdown(view, lines) {
    const rounds = new Map<number, number[]>();
    for (const { lines: phrases } of lines) {
      const round = Number(phrases.find(({ key }) => key.startsWith("log-end-"))?.params?.round);
      for (const { key, params } of phrases) {
        if (key !== "log-tears") continue;
        const points = rounds.get(round) ?? view.seats.map(() => 0);
        points[Number((params!.who as Phrase).params!.seat)] = Number(params!.tears);
        rounds.set(round, points);
      }
    }
    rounds.delete(view.round);
    const before = [...rounds].map(([round, points]) => ({
      reason: { key: "why-round", params: { round } },
      points,
    }));
    return [...before, ...Object.keys(SPECIES).flatMap((species) => leftOver(species, view))];
  },
};

function leftOver(species: string, view: NoahView): Reason[] {
  const points = view.seats.map(({ hand }) =>
    each(hand ?? {}).reduce(
      (sum, { card }) => sum + (read(card).species === species ? read(card).tears : 0),
      0,
    ),
  );
  const params = { round: view.round, animal: { key: `board-${species}` } };
  return points.some((tears) => tears) ? [{ reason: { key: "why-left", params }, points }] : [];
}

function at(view: NoahView) {
  return view.boats.find((boat) => boat.noah);
}

function rest(parts: string[], start: string): string | undefined {
  return parts.find((part) => part.startsWith(start))?.slice(start.length);
}

/** Something with another player: what the moment asks for. */
function meeting(view: NoahView, seat: string, card: string | undefined): string {
  if (card && view.phase === "return" && Number(seat) === view.opponent) return `return ${card}`;
  if (card) return `give ${seat} ${card}`;
  return view.phase === "draw" ? `draw ${seat}` : `look ${seat}`;
}
