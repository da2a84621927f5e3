// Ark & Noah: a piece of the stock goes to a place (`plank c2n` is `stock:plank` and `edge:c2n`), a worker to an action;
// everything else is one piece.
import { key } from "../../lib/cards";
import { notationOf, type Act } from "../../lib/verbs";
import type { Phrase } from "../../protocol";
import type { Desk, LineOf } from "../board";
import { VERBS, type Game, type Happened, type View } from "./game";
import { rowOf } from "./geometry";

const notation = notationOf(VERBS);

/** Pieces that are moved, by the place they go to. A place alone tells the piece: there is only one such. */
const SOURCES: Record<string, string> = {
  edge: "stock:plank",
  point: "stock:cube",
  cell: "stock:food",
};

export const desk: Desk<Game> = {
  parts(move, view) {
    const act = notation.read(move);
    switch (act.verb) {
      case "work":
        return view.game === "quick" ? [`action:${act.action}`] : ["worker", `action:${act.action}`];
      case "draw":
        return [`bag:${act.bag}`];
      case "take":
      case "swap in":
        return [`drawn:${act.tile}`];
      case "swap out":
        return [`tile:${act.tile}`];
      case "reward":
        return [`reward:${act.reward}`];
      case "lift":
        return [`edge:${act.place}`];
      case "plank":
        return ["stock:plank", `edge:${act.place}`];
      case "cube":
        return ["stock:cube", `point:${act.place}`];
      case "food":
        return ["stock:food", `cell:${act.place}`];
      case "load":
        return [`pair:${act.pair}`];
      case "into":
        return [`pair:${view.loading}`, `pen:${act.place}`];
      case "swap planks":
      case "swap animals":
      case "no swap":
      case "done":
        return [act.verb];
    }
  },

  compose(parts, view) {
    const part = parts.findLast((each) => !each.startsWith("stock:") && each !== "worker");
    const act = part ? meant(part, view) : null;
    return act && notation.write(act);
  },

  touched(line) {
    return line.events.flatMap(pieces);
  },

  instruction(view) {
    return { key: `do-${step(view)}`, params: counts(view) };
  },

  /** Planks as one looks for them: on the outline, or inside by rows; those to be swapped by their owners. */
  group(move, view): Phrase | null {
    const act = notation.read(move);
    switch (act.verb) {
      case "plank":
        if (view.outline.includes(act.place)) return { key: "group-outline" };
        return { key: "group-inside", params: { row: rowOf(act.place) } };
      case "lift":
        return {
          key: "group-lift",
          params: { who: { key: "seat", params: { seat: view.edges[act.place] ?? 0 } } },
        };
      case "cube":
      case "food":
        return { key: `group-${act.verb}` };
      default:
        return null;
    }
  },

  standing(view) {
    return view.seats.map(({ score, tiles }) => ({ score, cards: tiles.length }));
  },

  breakdown(view) {
    const reasons = [...new Set(view.seats.flatMap(({ points }) => Object.keys(points)))];
    return reasons.map((reason) => ({
      reason: { key: `why-${reason}` },
      points: view.seats.map(({ points }) => points[reason] ?? 0),
    }));
  },
};

/** The piece that a chosen place still needs; null if the place was not chosen alone. */
export function sourceFor(chosen: string[], view: View): string | null {
  const [part] = chosen;
  if (!part || chosen.length > 1) return null;
  const { kind } = split(part);
  if (kind === "action" && view.phase === "work" && view.game === "normal") return "worker";
  if (kind === "edge" && view.phase !== "build") return null;
  if (kind === "pen") return view.loading ? `pair:${view.loading}` : null;
  return SOURCES[kind] ?? null;
}

/** The points that a move brought to a seat. */
export function gained(line: LineOf<Game> | null, seat: number): number {
  return (line?.events ?? []).reduce(
    (sum, happened) => sum + ("parts" in happened && happened.who === seat ? happened.points : 0),
    0,
  );
}

/** `edge:c2n` is of the kind `edge`. */
function split(part: string): { kind: string; name: string } {
  const [kind = "", name = ""] = part.split(":");
  return { kind, name };
}

/** What somebody means who points at a piece, in the step that is due. */
function meant(part: string, view: View): Act<typeof VERBS> | null {
  const { kind, name } = split(part);
  switch (kind) {
    case "action":
      return { verb: "work", action: name };
    case "bag":
      return { verb: "draw", bag: name };
    case "drawn":
      return { verb: view.phase === "take" ? "take" : "swap in", tile: name };
    case "tile":
      return view.phase === "swap out" ? { verb: "swap out", tile: name } : null;
    case "reward":
      return { verb: "reward", reward: name };
    case "edge":
      return { verb: view.phase === "lift" ? "lift" : "plank", place: name };
    case "point":
      return { verb: "cube", place: name };
    case "cell":
      return { verb: "food", place: name };
    case "pair":
      return view.phase === "load" ? { verb: "load", pair: name } : null;
    case "pen":
      return view.phase === "into" ? { verb: "into", place: name } : null;
    case "swap planks":
    case "swap animals":
    case "no swap":
    case "done":
      return { verb: kind };
    default:
      return null;
  }
}

/** The pieces that an event tells of. */
function pieces(happened: Happened): string[] {
  switch (happened.event) {
    case "work":
    case "choose":
      return [`action:${happened.action}`];
    case "plank":
    case "lift":
      return [`edge:${happened.place}`];
    case "swapped":
      return [`edge:${happened.place}`, `edge:${happened.first}`];
    case "cube":
      return [`point:${happened.place}`];
    case "food":
      return [`cell:${happened.place}`];
    case "enclosure":
      return [`pen:${happened.cells[0]}`];
    case "into":
      return [`pen:${happened.place}`];
    case "take":
      return [`tile:${happened.tile}`];
    case "drawn":
      return happened.tiles.map((tile) => `drawn:${tile}`);
    case "swap-in":
      return [`drawn:${happened.tile}`];
    case "swap-out":
      return [`tile:${happened.taken}`];
    default:
      return [];
  }
}

function step(view: View): string {
  const { phase, action, game } = view;
  if (phase === "work" && game === "quick") return "choose";
  if (phase === "load" && action !== "load") return key(action ?? "");
  if (phase === "load" && game === "quick") return "load-quick";
  if (phase === "lift" && view.lifted) return "lift-second";
  return key(phase ?? "");
}

function counts(view: View): NonNullable<Phrase["params"]> {
  const params: NonNullable<Phrase["params"]> = {
    count: view.phase === "draw" ? view.draws : view.budget,
    place: view.lifted ?? "",
  };
  if (view.incoming) params.tile = { key: key(view.incoming) };
  if (view.loading) params.pair = { key: `pair-${view.loading}` };
  return params;
}
