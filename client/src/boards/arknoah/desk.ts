// Ark & Noah: a piece of the stock goes to a place (`plank c2n` is `stock:plank` and `edge:c2n`), a worker to an action;
// everything else is one piece.
import type { ArknoahView, Phrase } from "../../protocol";
import type { Desk } from "../board";

/** Pieces that are moved, by the place they go to. A place alone tells the piece: there is only one such. */
const SOURCES: Record<string, string> = {
  edge: "stock:plank",
  point: "stock:cube",
  cell: "stock:food",
};

export const desk: Desk<ArknoahView> = {
  parts(notation, view) {
    const [verb, ...rest] = notation.split(" ") as [string, ...string[]];
    const what = rest.join(" ");
    if (verb === "work") return view.game === "quick" ? [`action:${what}`] : ["worker", `action:${what}`];
    if (verb === "plank") return ["stock:plank", `edge:${what}`];
    if (verb === "cube") return ["stock:cube", `point:${what}`];
    if (verb === "food") return ["stock:food", `cell:${what}`];
    if (verb === "into") return [`pair:${view.loading}`, `pen:${what}`];
    if (verb === "draw") return [`bag:${what}`];
    if (verb === "take") return [`drawn:${what}`];
    if (verb === "lift") return [`edge:${what}`];
    if (verb === "load") return [`pair:${what}`];
    if (verb === "swap" && rest[0] === "in") return [`drawn:${rest.slice(1).join(" ")}`];
    if (verb === "swap" && rest[0] === "out") return [`tile:${rest.slice(1).join(" ")}`];
    return [notation]; // reward food, swap planks, swap animals, no swap, done
  },

  compose(parts, view) {
    const part = parts.findLast((each) => !each.startsWith("stock:") && each !== "worker");
    if (!part) return null;
    const [kind, what] = split(part);
    if (kind === "action") return `work ${what}`;
    if (kind === "bag") return `draw ${what}`;
    if (kind === "edge") return view.phase === "lift" ? `lift ${what}` : `plank ${what}`;
    if (kind === "point") return `cube ${what}`;
    if (kind === "cell") return `food ${what}`;
    if (kind === "pen") return view.phase === "into" ? `into ${what}` : null;
    if (kind === "pair") return view.phase === "load" ? `load ${what}` : null;
    if (kind === "drawn") return view.phase === "take" ? `take ${what}` : `swap in ${what}`;
    if (kind === "tile") return view.phase === "swap out" ? `swap out ${what}` : null;
    return part;
  },

  touched(line) {
    return line.lines.flatMap(told);
  },

  instruction(view) {
    return { key: `do-${step(view)}`, params: counts(view) };
  },

  /** Planks as one looks for them: on the outline, or inside by rows; those to be swapped by their owners. */
  group(notation, view): Phrase | null {
    const [verb, place] = notation.split(" ") as [string, string | undefined];
    if (!place) return null;
    if (verb === "plank" && view.outline.includes(place)) return { key: "group-outline" };
    if (verb === "plank") return { key: "group-inside", params: { row: /\d+/.exec(place)![0] } };
    if (verb === "lift")
      return {
        key: "group-lift",
        params: { who: { key: "seat", params: { seat: view.edges[place] ?? 0 } } },
      };
    return verb === "cube" || verb === "food" ? { key: `group-${verb}` } : null;
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
export function sourceFor(chosen: string[], view: ArknoahView): string | null {
  const [part] = chosen;
  if (!part || chosen.length > 1) return null;
  const [kind] = split(part);
  if (kind === "action" && view.phase === "work" && view.game === "normal") return "worker";
  if (kind === "edge" && view.phase !== "build") return null;
  if (kind === "pen") return view.loading ? `pair:${view.loading}` : null;
  return SOURCES[kind] ?? null;
}

function split(part: string): [string, string] {
  const at = part.indexOf(":");
  return [part.slice(0, at), part.slice(at + 1)];
}

/** The pieces that a phrase of the log tells of. */
function told({ key, params = {} }: Phrase): string[] {
  const place = params.place as string;
  if (key === "log-work" || key === "log-choose")
    return [`action:${(params.action as Phrase).key.slice("action-".length)}`];
  if (key === "log-plank" || key === "log-lift") return [`edge:${place}`];
  if (key === "log-swapped") return [`edge:${place}`, `edge:${params.first as string}`];
  if (key === "log-cube") return [`point:${place}`];
  if (key === "log-food") return [`cell:${place}`];
  if (key === "log-enclosure") return [`pen:${(params.cells as string[])[0]}`];
  if (key === "log-into") return [`pen:${place}`];
  if (key === "log-take") return [`tile:${tile(params.tile)}`];
  if (key === "log-swap-in") return [`drawn:${tile(params.tile)}`];
  if (key === "log-swap-out") return [`tile:${tile(params.taken)}`];
  if (key === "log-drawn") return (params.tiles as Phrase[]).map((each) => `drawn:${tile(each)}`);
  return [];
}

/** `lion male` of the text key `lion-male`. */
function tile(phrase: unknown): string {
  return (phrase as Phrase).key.replace("-", " ");
}

function step(view: ArknoahView): string {
  const { phase, action, game } = view;
  if (phase === "work" && game === "quick") return "choose";
  if (phase === "load" && action !== "load") return (action ?? "").replace(" ", "-");
  if (phase === "load" && game === "quick") return "load-quick";
  if (phase === "lift" && view.lifted) return "lift-second";
  return (phase ?? "").replace(" ", "-");
}

function counts(view: ArknoahView): NonNullable<Phrase["params"]> {
  const params: NonNullable<Phrase["params"]> = {
    count: view.phase === "draw" ? view.draws : view.budget,
    place: view.lifted ?? "",
  };
  if (view.incoming) params.tile = { key: view.incoming.replace(" ", "-") };
  if (view.loading) params.pair = { key: `pair-${view.loading}` };
  return params;
}
