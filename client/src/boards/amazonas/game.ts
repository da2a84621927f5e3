// Coloretto Amazonas: made by `make protocol` of src/arkade/games/amazonas; do not edit.

/** The card given was laid into the receiver's column (AMA-10). */
export interface Accepted {
  event: "accept";
  who: number;
  animal: string;
}

/** The first stack of its colour won the bonus card (AMA-09). */
export interface BonusTaken {
  event: "bonus";
  who: number;
  colour: string;
  points: number;
}

/** A colour and its bonus card. */
export interface Colour {
  name: string;
  animals: string[];
  bonus: number;
  owner: number | null;
}

/** A full column became a stack of so many cards (AMA-08). */
export interface Completed {
  event: "stack";
  who: number;
  colour: string;
  cards: number;
}

/** The animal lay in the column already: both cards were discarded (AMA-07). */
export interface Doubled {
  event: "double";
  who: number;
  animal: string;
}

/** The card that ends a turn, to the one who drew it (AMA-04). */
export interface Drawn {
  event: "draw-own";
  who: number;
  animal: string;
}

/** A card offered and not yet answered. */
export interface Gift {
  giver: number;
  receiver: number;
  animal: string;
}

/** A card was offered to another player (AMA-06). */
export interface Given {
  event: "give";
  who: number;
  to: number;
  animal: string;
}

/** The game ended with the last card of the pile (AMA-17). */
export interface PileExhausted {
  event: "end-pile";
}

/** A card was laid into the own column (AMA-05). */
export interface Played {
  event: "play";
  who: number;
  animal: string;
}

/** One seat. What the viewer may not see is None. */
export interface Player {
  cards: number;
  hand: Record<string, number> | null;
  columns: Record<string, string[]>;
  stacks: Record<string, number>;
  score: number;
}

/** The receiver took the protection card (AMA-15). */
export interface Protected {
  event: "protection";
  who: number;
}

/** The card given was discarded, and with it one of a neighbouring column (AMA-11). */
export interface Refused {
  event: "refuse";
  who: number;
  animal: string;
  lost: string;
}

/** Somebody's points at the end (AMA-18). */
export interface Scored {
  event: "points";
  who: number;
  columns: number;
  stacks: number;
  bonus: number;
  total: number;
}

/** The game ended with somebody's last stack (AMA-17). */
export interface StacksEnough {
  event: "end-stacks";
  who: number;
  stacks: number;
}

/** The table as one seat sees it. */
export interface View {
  player: number | null;
  colours: Colour[];
  seats: Player[];
  gift: Gift | null;
  protected: number | null;
  ending_stacks: number;
  pile: number;
  pile_cards: string[] | null;
  discard: Record<string, number>;
}

export type Happened = Played | Given | Protected | Accepted | Refused | Doubled | Completed | BonusTaken | Drawn | StacksEnough | PileExhausted | Scored;

export interface Game {
  view: View;
  event: Happened;
}

/** Every verb: its word in notation, and what its objects are called. */
export const VERBS = {"play": {"word": "play", "objects": {"animal": ["river dolphin", "piranha", "manatee", "electric eel", "stingray", "toucan", "macaw", "hummingbird", "harpy eagle", "toad", "chameleon", "two-headed snake", "anteater", "frog", "striped rhinoceros", "earless rabbit", "jaguar", "sloth"]}}, "give": {"word": "give", "objects": {"to": ["0", "1", "2", "3"], "animal": ["river dolphin", "piranha", "manatee", "electric eel", "stingray", "toucan", "macaw", "hummingbird", "harpy eagle", "toad", "chameleon", "two-headed snake", "anteater", "frog", "striped rhinoceros", "earless rabbit", "jaguar", "sloth"]}}, "accept": {"word": "accept", "objects": {}}, "refuse": {"word": "refuse", "objects": {"lost": ["river dolphin", "piranha", "manatee", "electric eel", "stingray", "toucan", "macaw", "hummingbird", "harpy eagle", "toad", "chameleon", "two-headed snake", "anteater", "frog", "striped rhinoceros", "earless rabbit", "jaguar", "sloth"]}}} as const;

/** What is printed on the components, and what the rules fix. */
export const FACTS = {"points": [0, 1, 3, 6, 10, 15, 21], "copies": 5} as const;
