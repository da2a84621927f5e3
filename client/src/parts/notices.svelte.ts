// Short messages that go away by themselves; one that is said again replaces itself.
import { Failed } from "../lib/api";
import { Refusal } from "../lib/socket";
import { has, t } from "../lib/text.svelte";

export const notices = $state<{ id: number; text: string }[]>([]);
let next = 0;

export function notice(text: string): void {
  const id = ++next;
  take((each) => each.text === text);
  notices.push({ id, text });
  setTimeout(() => take((each) => each.id === id), 5000);
}

function take(which: (each: { id: number; text: string }) => boolean): void {
  const found = notices.findIndex(which);
  if (found >= 0) notices.splice(found, 1);
}

/** Say why something was not done. */
export function tell(error: unknown): void {
  if (error instanceof Refusal && error.code === "stale") return; // the table has moved on, as can be seen
  notice(t(reason(error)));
}

/** Why something was not done, as the key of a text. */
export function reason(error: unknown): string {
  if (!(error instanceof Refusal || error instanceof Failed)) throw error;
  const key = `refused-${error.code.replaceAll("_", "-")}`;
  return has(key) ? key : "refused-busy";
}
