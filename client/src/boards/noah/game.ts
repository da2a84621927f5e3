// Noah: made by `make protocol` of src/arkade/games/noah; do not edit.

/** A place in the ring. */
export interface Boat {
  number: number;
  afloat: boolean;
  animals: string[];
  weight: number;
  limit: number;
  next_sex: string | null;
  noah: boolean;
}

/** The round ended with the fourth departure (NOA-30). */
export interface BoatsGone {
  event: "end-boats";
  round: number;
}

/** A full boat left; gifts are due (NOA-14, NOA-15). */
export interface Departed {
  event: "departure";
  who: number;
  boat: number;
  gifts: number;
}

/** Lion: `who` drew a card from `whom` (NOA-23). */
export interface Drawn {
  event: "draw";
  who: number;
  whom: number;
  animal?: string | null;
}

/** An animal went aboard (NOA-06). */
export interface Embarked {
  event: "embark";
  who: number;
  animal: string;
  boat: number;
}

/** A gift after a departure (NOA-15). */
export interface Given {
  event: "give";
  who: number;
  whom: number;
  animal?: string | null;
}

/** The round ended with somebody's last card (NOA-30). */
export interface HandEmptied {
  event: "end-hand";
  who: number;
  round: number;
}

/** Giraffe: a hand was looked at (NOA-21). */
export interface Looked {
  event: "look";
  who: number;
  whom: number;
}

/** Noah went to another boat (NOA-11). */
export interface NoahMoved {
  event: "noah";
  who: number;
  boat: number;
}

/** The game is over (NOA-33, NOA-34). */
export interface Over {
  event: "over";
  seats: number[];
  winners: number;
  total: number;
}

/** The same species twice: who made it goes on (NOA-13). */
export interface Paired {
  event: "pair";
  who: number;
}

/** One seat. What the viewer may not see is None. */
export interface Player {
  total: number;
  cards: number;
  hand: Record<string, number> | null;
  known: Record<string, number>;
  knows: Record<string, number> | null;
}

/** Lion: `who` gave a card back (NOA-23). */
export interface Returned {
  event: "return";
  who: number;
  whom: number;
  animal?: string | null;
}

/** Another round was dealt (NOA-32). */
export interface RoundBegan {
  event: "round";
  round: number;
  who: number;
}

/** The round ended by the guard (NOA-35). */
export interface RoundCut {
  event: "end-guard";
  round: number;
}

/** What was in it, to the one who looked. */
export interface Seen {
  event: "seen";
  who: number;
  cards: string[];
}

/** Nothing could embark: the boat's animals came into a hand (NOA-09). */
export interface Taken {
  event: "take";
  who: number;
  boat: number;
  animals: string[];
}

/** The table as one seat sees it. */
export interface View {
  player: number | null;
  phase: string | null;
  round: number;
  end: number;
  starter: number;
  boats: Boat[];
  middle: number;
  departures: number;
  departed: Record<string, number>;
  again: boolean;
  leaving: number | null;
  opponent: number | null;
  gifts: number;
  embarkations: number;
  seats: Player[];
  pile: number;
  pile_cards: Record<string, number> | null;
}

/** Somebody's tears of the round, and all so far (NOA-31). */
export interface Wept {
  event: "tears";
  who: number;
  tears: number;
  total: number;
  cards: string[];
}

export type Happened = Embarked | Taken | NoahMoved | Paired | Departed | Looked | Seen | Drawn | Returned | Given | HandEmptied | BoatsGone | RoundCut | Wept | RoundBegan | Over;

export interface Game {
  view: View;
  event: Happened;
}

/** Every verb: its word in notation, and what its objects are called. */
export const VERBS = {"embark": {"word": "", "objects": {"animal": ["parrot m", "parrot f", "woodpecker m", "woodpecker f", "snail m", "snail f", "cat m", "cat f", "kangaroo m", "kangaroo f", "panda m", "panda f", "lion m", "lion f", "donkey m", "donkey f", "bear m", "bear f", "giraffe m", "giraffe f", "rhinoceros m", "rhinoceros f", "elephant m", "elephant f"]}}, "take": {"word": "take", "objects": {}}, "noah": {"word": "noah", "objects": {"boat": ["1", "2", "3", "4", "5"]}}, "look": {"word": "look", "objects": {"whom": ["0", "1", "2", "3", "4"]}}, "draw": {"word": "draw", "objects": {"whom": ["0", "1", "2", "3", "4"]}}, "return": {"word": "return", "objects": {"card": ["parrot m", "parrot f", "woodpecker m", "woodpecker f", "snail", "cat m", "cat f", "kangaroo m", "kangaroo f", "panda m", "panda f", "lion m", "lion f", "donkey m", "donkey f", "bear m", "bear f", "giraffe m", "giraffe f", "rhinoceros m", "rhinoceros f", "elephant m", "elephant f"]}}, "give": {"word": "give", "objects": {"whom": ["0", "1", "2", "3", "4"], "card": ["parrot m", "parrot f", "woodpecker m", "woodpecker f", "snail", "cat m", "cat f", "kangaroo m", "kangaroo f", "panda m", "panda f", "lion m", "lion f", "donkey m", "donkey f", "bear m", "bear f", "giraffe m", "giraffe f", "rhinoceros m", "rhinoceros f", "elephant m", "elephant f"]}}} as const;

/** What is printed on the components, and what the rules fix. */
export const FACTS = {"species": {"parrot": {"weight": 0, "tears": 2, "trait": null}, "woodpecker": {"weight": 0, "tears": 2, "trait": "NOA-24"}, "snail": {"weight": 1, "tears": 2, "trait": "NOA-20"}, "cat": {"weight": 2, "tears": 1, "trait": null}, "kangaroo": {"weight": 3, "tears": 1, "trait": null}, "panda": {"weight": 4, "tears": 4, "trait": null}, "lion": {"weight": 5, "tears": 1, "trait": "NOA-23"}, "donkey": {"weight": 6, "tears": 1, "trait": "NOA-22"}, "bear": {"weight": 7, "tears": 0, "trait": null}, "giraffe": {"weight": 8, "tears": 0, "trait": "NOA-21"}, "rhinoceros": {"weight": 9, "tears": 0, "trait": null}, "elephant": {"weight": 10, "tears": 0, "trait": null}}, "boats": 5, "middle": 3, "rounds": 3, "woodpeckerLimit": 13, "steps": {"m": 2, "f": 1}} as const;
