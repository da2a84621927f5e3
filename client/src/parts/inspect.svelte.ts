// The card that is looked at closely.
import type { Inspected } from "../boards/board";

export const inspected = $state<{ card: Inspected | null }>({ card: null });

export function inspect(card: Inspected): void {
  inspected.card = card;
}
