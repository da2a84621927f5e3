// The card that is looked at closely.

/** A card or piece to look at closely. */
export interface Inspected {
  title: string;
  picture?: string; // an animal of the sprite
  text?: string[];
  rules?: string[];
}

export const inspected = $state<{ card: Inspected | null }>({ card: null });

export function inspect(card: Inspected): void {
  inspected.card = card;
}
