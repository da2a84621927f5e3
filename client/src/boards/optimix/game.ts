// Arche Opti Mix: made by `make protocol` of src/arkade/games/optimix; do not edit.

/** Its pawn stands on a disc (OPT-43). */
export interface BrontosaurusCame {
  event: "bronto";
  who: number;
}

/** The pawn for the ejected one stands on a disc (OPT-49). */
export interface BrontosaurusEjected {
  event: "bronto-ejected";
  who: number;
}

/** A cabin of the ark. */
export interface Cabin {
  place: string;
  cards: string[];
  weight: number;
}

/** A new cabin cost a disc, which `whom` has now (OPT-22). */
export interface CabinOpened {
  event: "cabin";
  who: number;
  whom: number;
  place: string;
}

/** A card of the deck in play. */
export interface Card {
  climate: string;
  weight: number;
  diet: string | null;
  type: string | null;
  power: string | null;
  copies: number;
  no_pet: string[];
  title: string | null;
}

/** The top card of the pile came on display (OPT-09). */
export interface Displayed {
  event: "display";
  card: Named;
}

/** The top card of the pile came into a hand (OPT-09). */
export interface Drawn {
  event: "draw";
  who: number;
  card?: Named | null;
}

/** The card just played took another one's place, which left the game (OPT-46). */
export interface Ejected {
  event: "eject";
  who: number;
  ejector: Named;
  card: Named;
  place: string;
}

/** A card of the last boarding cost a disc, which is in the reserve now (OPT-34). */
export interface FeePaid {
  event: "fee";
  who: number;
}

/** The fox brought discs (OPT-42). */
export interface FoxCame {
  event: "fox";
  who: number;
  count: number;
}

/** The last boarding begins with `who` (OPT-33). */
export interface LastBoarding {
  event: "last";
  who: number;
}

/** A card, and what its deck calls it where our words have no name for it. */
export interface Named {
  name: string;
  title?: string | null;
}

/** Somebody keeps none (OPT-30). */
export interface NoPet {
  event: "no-pet";
  who: number;
}

/** Chimpanzee: the disc stayed in the reserve (OPT-47). */
export interface NotRaised {
  event: "no-disc";
  who: number;
}

/** The game is over (OPT-36). */
export interface Over {
  event: "over";
  seats: number[];
  winners: number;
  points: number;
}

/** Somebody is out of the last boarding (OPT-34). */
export interface Passed {
  event: "pass";
  who: number;
}

/** A pet was laid face down (OPT-30). */
export interface PetLaid {
  event: "pet";
  who: number;
  card?: Named | null;
}

/** A pet was turned up (OPT-37). */
export interface PetShown {
  event: "pet-shown";
  who: number;
  card: Named;
}

/** A pet that was turned up does not count (OPT-31). */
export interface PetVoid {
  event: "pet-void";
  who: number;
  card: Named;
  why: string[];
}

/** Everybody may keep a pet, `who` first (OPT-30). */
export interface PetsDue {
  event: "pets";
  who: number;
}

/** A display card came into the hand of one who had opened a cabin (OPT-23). */
export interface Picked {
  event: "pick";
  who: number;
  card: Named;
}

/** A card went from a hand to a cabin (OPT-11). */
export interface Played {
  event: "play";
  who: number;
  card: Named;
  place: string;
}

/** One seat. What the viewer may not see is None. */
export interface Player {
  discs: number;
  cards: number;
  hand: Record<string, number> | null;
  known: Record<string, number>;
  kept: Record<string, number>;
  pet: boolean;
  pet_card: string | null;
  pawns: Record<string, number>;
  raised: Record<string, number>;
  points: Record<string, number>;
  score: number;
  passed: boolean;
}

/** A rain card was drawn (OPT-10). */
export interface Rained {
  event: "rain";
  number: number;
}

/** Chimpanzee: a disc went under a pawn (OPT-47). */
export interface Raised {
  event: "disc";
  who: number;
  type: string;
}

/** Somebody's points on each score card, for discs, and in all (OPT-38 to OPT-40). */
export interface Scored {
  event: "points";
  who: number;
  slow: number;
  shy: number;
  heavy: number;
  useful: number;
  provisions: number;
  discs: number;
  points: number;
}

/** The card just played joined the others instead (OPT-46). */
export interface Spared {
  event: "no-eject";
  who: number;
  ejector: Named;
  place: string;
}

/** No second card (OPT-12). */
export interface Stopped {
  event: "stop";
  who: number;
}

/** A display card came into a hand (OPT-09). */
export interface Taken {
  event: "take";
  who: number;
  card: Named;
}

/** Among equals those with the fewest animals in hand won (OPT-40). */
export interface TieBroken {
  event: "tie-break";
}

/** The table as one seat sees it. */
export interface View {
  player: number | null;
  phase: string | null;
  turn: number | null;
  last: boolean;
  port: Cabin[];
  starboard: Cabin[];
  tilt: number;
  display: Record<string, number>;
  pile: number;
  pile_cards: string[] | null;
  rain: number;
  reserve: number;
  ejected: Record<string, number>;
  played: string | null;
  place: string | null;
  first: string | null;
  seats: Player[];
  places: Record<string, Record<string, string[]>>;
  deck: Record<string, Card>;
  of_type: Record<string, number>;
}

export type Happened = Played | Taken | Ejected | Spared | Raised | NotRaised | Picked | Stopped | PetLaid | NoPet | Passed | FeePaid | CabinOpened | FoxCame | BrontosaurusCame | BrontosaurusEjected | Rained | PetsDue | LastBoarding | Drawn | Displayed | PetShown | PetVoid | Scored | TieBroken | Over;

export interface Game {
  view: View;
  event: Happened;
}

/** Every verb: its word in notation, and what its objects are called. */
export const VERBS = {"play": {"word": "", "objects": {"card": ["brontosaurus", "mammoth", "elephant", "tyrannosaurus", "rhinoceros", "hippopotamus", "musk ox", "polar bear", "lion", "tiger", "brown bear", "turtle", "skunk", "sloth", "snail", "koala", "walrus", "seal", "toad", "crocodile", "dodo", "earthworm", "rabbit", "roe deer", "moose", "chamois", "squirrel", "mouse", "butterfly", "gazelle", "zebra", "giraffe", "kangaroo", "dog", "chimpanzee", "hedgehog", "pig", "hen", "bee", "cow", "horse", "sheep", "reindeer", "camel", "fox", "spider", "mosquito", "grain", "hay", "card-1", "card-2", "card-3", "card-4", "card-5", "card-6", "card-7", "card-8", "card-9"], "place": ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10", "p11", "p12", "p13", "p14", "p15", "p16", "p17", "p18", "p19", "p20", "p21", "p22", "p23", "p24", "p25", "p26", "p27", "p28", "p29", "p30", "p31", "p32", "p33", "p34", "p35", "p36", "p37", "p38", "p39", "p40", "p41", "p42", "p43", "p44", "p45", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "s12", "s13", "s14", "s15", "s16", "s17", "s18", "s19", "s20", "s21", "s22", "s23", "s24", "s25", "s26", "s27", "s28", "s29", "s30", "s31", "s32", "s33", "s34", "s35", "s36", "s37", "s38", "s39", "s40", "s41", "s42", "s43", "s44", "s45"]}}, "take": {"word": "take", "objects": {"card": ["brontosaurus", "mammoth", "elephant", "tyrannosaurus", "rhinoceros", "hippopotamus", "musk ox", "polar bear", "lion", "tiger", "brown bear", "turtle", "skunk", "sloth", "snail", "koala", "walrus", "seal", "toad", "crocodile", "dodo", "earthworm", "rabbit", "roe deer", "moose", "chamois", "squirrel", "mouse", "butterfly", "gazelle", "zebra", "giraffe", "kangaroo", "dog", "chimpanzee", "hedgehog", "pig", "hen", "bee", "cow", "horse", "sheep", "reindeer", "camel", "fox", "spider", "mosquito", "grain", "hay", "card-1", "card-2", "card-3", "card-4", "card-5", "card-6", "card-7", "card-8", "card-9"]}}, "eject": {"word": "eject", "objects": {"card": ["brontosaurus", "mammoth", "elephant", "tyrannosaurus", "rhinoceros", "hippopotamus", "musk ox", "polar bear", "lion", "tiger", "brown bear", "turtle", "skunk", "sloth", "snail", "koala", "walrus", "seal", "toad", "crocodile", "dodo", "earthworm", "rabbit", "roe deer", "moose", "chamois", "squirrel", "mouse", "butterfly", "gazelle", "zebra", "giraffe", "kangaroo", "dog", "chimpanzee", "hedgehog", "pig", "hen", "bee", "cow", "horse", "sheep", "reindeer", "camel", "fox", "spider", "mosquito", "grain", "hay", "card-1", "card-2", "card-3", "card-4", "card-5", "card-6", "card-7", "card-8", "card-9"]}}, "no eject": {"word": "no eject", "objects": {}}, "disc": {"word": "disc", "objects": {"type": ["slow", "shy", "heavy", "useful", "provisions"]}}, "no disc": {"word": "no disc", "objects": {}}, "pick": {"word": "pick", "objects": {"card": ["brontosaurus", "mammoth", "elephant", "tyrannosaurus", "rhinoceros", "hippopotamus", "musk ox", "polar bear", "lion", "tiger", "brown bear", "turtle", "skunk", "sloth", "snail", "koala", "walrus", "seal", "toad", "crocodile", "dodo", "earthworm", "rabbit", "roe deer", "moose", "chamois", "squirrel", "mouse", "butterfly", "gazelle", "zebra", "giraffe", "kangaroo", "dog", "chimpanzee", "hedgehog", "pig", "hen", "bee", "cow", "horse", "sheep", "reindeer", "camel", "fox", "spider", "mosquito", "grain", "hay", "card-1", "card-2", "card-3", "card-4", "card-5", "card-6", "card-7", "card-8", "card-9"]}}, "stop": {"word": "stop", "objects": {}}, "pet": {"word": "pet", "objects": {"card": ["brontosaurus", "mammoth", "elephant", "tyrannosaurus", "rhinoceros", "hippopotamus", "musk ox", "polar bear", "lion", "tiger", "brown bear", "turtle", "skunk", "sloth", "snail", "koala", "walrus", "seal", "toad", "crocodile", "dodo", "earthworm", "rabbit", "roe deer", "moose", "chamois", "squirrel", "mouse", "butterfly", "gazelle", "zebra", "giraffe", "kangaroo", "dog", "chimpanzee", "hedgehog", "pig", "hen", "bee", "cow", "horse", "sheep", "reindeer", "camel", "fox", "spider", "mosquito", "grain", "hay", "card-1", "card-2", "card-3", "card-4", "card-5", "card-6", "card-7", "card-8", "card-9"]}}, "no pet": {"word": "no pet", "objects": {}}, "pass": {"word": "pass", "objects": {}}} as const;

/** What is printed on the components, and what the rules fix. */
export const FACTS = {"types": ["slow", "shy", "heavy", "useful", "provisions"], "sides": ["p", "s"], "room": 3, "maxTilt": 2, "petRain": 2, "lastRain": 5, "traits": {"carnivore": ["OPT-16", "OPT-18"], "herbivore": ["OPT-17"], "omnivore": ["OPT-16", "OPT-17"], "slow": ["OPT-11"], "shy": ["OPT-18"], "provisions": ["OPT-11"], "fox": ["OPT-42"], "hedgehog": ["OPT-41"], "mosquito": ["OPT-44"], "brontosaurus": ["OPT-43"], "turtle": ["OPT-45"], "skunk": ["OPT-44"], "spider": ["OPT-44"], "chimpanzee": ["OPT-47"]}} as const;
