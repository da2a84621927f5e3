// What the row below the board says: what happened, what to do, what is held and what it would bring.
import type { Desk } from "../../boards/board";
import { choice } from "../../boards/choice.svelte";
import type { Room } from "../../lib/room.svelte";
import { t } from "../../lib/text.svelte";
import type { Seen } from "../../lib/moments";
import type { Line, Phrase } from "../../protocol";

interface Moment {
  room: Room;
  names: string[];
  desk: Desk | null;
  past: Seen | null;
  outlook: Phrase[]; // what the move that is pointed at would bring
  only: boolean; // the one option there is will be taken
}

export function spoken({ room, names, desk, past, outlook, only }: Moment): string {
  const table = room.table!;
  if (past) return join(t("looking-back", { move: past.move, of: past.of }), told(past.line));
  if (table.result) return t("over");
  if (table.halted) return t("halted", { moves: table.moves });
  if (!room.mine) return join(told(room.lines.at(-1)), t("turn-of", { who: names[table.player ?? 0] ?? "" }));
  const moves = choice.preview ? [choice.preview.notation] : (choice.held?.moves ?? []);
  const whole = moves.length === 1 ? table.legal?.find(({ move }) => move === moves[0]) : undefined;
  if (whole) return join(t("held-move", { move: t(whole.phrase) }), ...outlook.map((phrase) => t(phrase)));
  if (outlook.length) return join(...outlook.map((phrase) => t(phrase)));
  if (choice.held) return t("held", { what: choice.held.name, count: moves.length });
  if (only) return t("only-move", { move: t(table.legal![0]!.phrase) });
  const what = desk?.instruction(table.view);
  return what ? t("turn-what", { who: t("turn-yours"), what: t(what) }) : t("turn-yours");
}

function told(line: Line | null | undefined): string {
  return join(...(line?.lines ?? []).map((phrase) => t(phrase)));
}

function join(...sentences: string[]): string {
  return sentences.filter(Boolean).join(" ");
}
