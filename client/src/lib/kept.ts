// What this browser keeps of a person: settings, progress and the last plan of every game.
import type { Plan } from "../protocol";

const PREFIX = "arkade"; // of all keys of ours
const LAST = `${PREFIX}-last`;

export interface Last {
  plan: Plan;
  bots: (string | null)[];
}

function lasts(): Record<string, Last> {
  try {
    return JSON.parse(localStorage.getItem(LAST) ?? "{}") as Record<string, Last>;
  } catch {
    return {};
  }
}

/** How a game was last played here. */
export function lastOf(game: string): Last | undefined {
  return lasts()[game];
}

export function keepLast(last: Last): void {
  localStorage.setItem(LAST, JSON.stringify({ ...lasts(), [last.plan.game]: last }));
}

/** Everything, for another device. */
export function packed(): string {
  const ours = Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX));
  return JSON.stringify(Object.fromEntries(ours));
}

/** Keep nothing. */
export function forgetAll(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  document.cookie = "arkade_look=; path=/; max-age=0";
}

/** Take over what another device kept. */
export function unpack(text: string): void {
  const found: unknown = JSON.parse(text || "{}");
  for (const [key, value] of Object.entries(found as Record<string, unknown>))
    if (key.startsWith(PREFIX) && typeof value === "string") localStorage.setItem(key, value);
}
