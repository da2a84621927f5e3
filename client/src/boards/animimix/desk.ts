// Animimix: `keep lion` is a hand card and the kept pile, `b2 lion` a hand card and a cell.
import type { AnimimixView, Phrase } from "../../protocol";
import type { Desk } from "../board";

export const desk: Desk<AnimimixView> = {
  parts(notation) {
    const [where, species] = notation.split(" ") as [string, string];
    return [`hand:${species}`, where === "keep" ? "keep" : `cell:${where}`];
  },

  compose(parts, view) {
    const own = Object.keys(view.seats[view.player ?? 0]?.hand ?? {})[0]; // for a cell alone any card will do
    const card = parts.find((part) => part.startsWith("hand:"))?.slice(5) ?? own;
    const cell = parts.find((part) => part.startsWith("cell:"))?.slice(5);
    return cell && card ? `${cell} ${card}` : null;
  },

  touched(line) {
    return line.lines.flatMap((phrase) =>
      phrase.key === "log-swap" ? [`cell:${phrase.params?.cell as string}`] : [],
    );
  },

  instruction() {
    return { key: "do-keep-or-swap" };
  },

  breakdown(view, lines) {
    return (lines.at(-1)?.lines ?? []).flatMap(({ key, params }) => {
      if (key !== "log-majority" && key !== "log-shared-majority") return [];
      const winners = (params!.seats as Phrase[]).map((seat) => Number(seat.params?.seat));
      const each = Number(params!.each);
      const points = view.seats.map((_, seat) => (winners.includes(seat) ? each : 0));
      return [{ reason: { key: "why-majority", params: { ...params } }, points }];
    });
  },
};
