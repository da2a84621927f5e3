// Sounds and notes of what happens at a table.
import { untrack } from "svelte";
import type { Room } from "../../lib/room.svelte";
import { chime, knock, notify } from "../../lib/signal";
import { t } from "../../lib/text.svelte";
import type { Line } from "../../protocol";

/** Within an effect: hear every move, and be told when one's turn comes from another's. */
export function signals(room: Room, moved: (line: Line) => void): () => void {
  untrack(() => {
    if (room.mine) called();
  });
  room.heard = (what) => {
    if (what.kind !== "moved") return;
    moved(what.line);
    if (!room.mine) knock();
    else if (what.line.seat !== room.seat) called();
  };
  return () => (room.heard = () => undefined);
}

function called(): void {
  chime();
  notify(t("title-turn", { game: t("title") }));
}
