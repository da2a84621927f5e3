// Short messages that go away by themselves.
import { Failed } from "../lib/api";
import { Refusal } from "../lib/socket";
import { has, t } from "../lib/text.svelte";

export const notices = $state<{ id: number; text: string }[]>([]);
let next = 0;

export function notice(text: string): void {
  const id = ++next;
  notices.push({ id, text });
  setTimeout(
    () =>
      notices.splice(
        notices.findIndex((each) => each.id === id),
        1,
      ),
    5000,
  );
}

/** Say why something was not done. */
export function tell(error: unknown): void {
  if (!(error instanceof Refusal || error instanceof Failed)) throw error;
  if (error.code === "stale") return; // the table has moved on, as can be seen
  const key = `refused-${error.code.replaceAll("_", "-")}`;
  notice(has(key) ? t(key) : t("refused-busy"));
}
