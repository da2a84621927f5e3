// Ark & Noah: made by `make protocol` of src/arkade/games/arknoah; do not edit.

/** A worker took the bonus tile of its action (ARK-11). */
export interface BonusTaken {
  event: "bonus";
  who: number;
  points: number;
}

/** Points that lie on an action. */
export interface BonusTile {
  action: string;
  points: number;
}

/** Somebody builds no more in this action (ARK-30). */
export interface BuildingDone {
  event: "done-building";
  who: number;
}

/** An action was chosen in the quick game (ARK-51). */
export interface Chose {
  event: "choose";
  who: number;
  action: string;
}

/** What the final count brought to somebody (ARK-43, ARK-58). */
export interface Counted {
  event: "final";
  who: number;
  points: number;
  parts: Part[];
}

/** A cube on a pitch space (ARK-29). */
export interface CubePlaced {
  event: "cube";
  who: number;
  place: string;
  points: number;
}

/** An enclosure is finished (ARK-27). */
export interface Enclosed {
  event: "enclosure";
  cells: string[];
  count: number;
}

/** A finished enclosure. */
export interface Enclosure {
  name: string;
  cells: string[];
  wall: number[];
  food: number;
  pitch: string[];
  cubes: number;
  large: string | null;
  small: string | null;
}

/** Food on a cell (ARK-31, ARK-42). */
export interface FoodPlaced {
  event: "food";
  who: number;
  place: string;
  points: number;
}

/** Food (ARK-22). */
export interface FoodTaken {
  event: "gather";
  who: number;
  count: number;
}

/** Points for anything else, which the sentence about the move itself tells. */
export interface Gained {
  event: "gain";
  who: number;
  points: number;
  parts: Part[];
}

/** The last loading begins with food (ARK-42). */
export interface LastFood {
  event: "last-food";
}

/** The last loading goes on with pairs (ARK-42). */
export interface LastPairs {
  event: "last-pairs";
}

/** The first plank to be swapped, of `whom` (ARK-24). */
export interface Lifted {
  event: "lift";
  who: number;
  whom: number;
  place: string;
}

/** Somebody loads no more in this action (ARK-30). */
export interface LoadingDone {
  event: "done-loading";
  who: number;
}

/** All tiles drawn for an exchange went back (ARK-24, ARK-53). */
export interface NoneKept {
  event: "no-swap";
  who: number;
}

/** No other round: the outline is closed (ARK-40, ARK-57). */
export interface OutlineClosed {
  event: "end-outline";
  round: number;
}

/** The game is over: who won, with how many points. */
export interface Over {
  event: "over";
  seats: number[];
  winners: number;
  points: number;
}

/** The loading points for it (ARK-33). */
export interface Paid {
  event: "cost";
  who: number;
  points: number;
}

/** A pair looks for its enclosure (ARK-32). */
export interface PairChosen {
  event: "load";
  who: number;
  pair: string;
}

/** A pair went into an enclosure (ARK-32). */
export interface PairLoaded {
  event: "into";
  who: number;
  pair: string;
  place: string;
}

/** Points for one reason. */
export interface Part {
  reason: string;
  points: number;
}

/** Cubes of pitch (ARK-20). */
export interface PitchTaken {
  event: "pitch";
  who: number;
  count: number;
}

/** A plank on an edge (ARK-26). */
export interface PlankPlaced {
  event: "plank";
  who: number;
  place: string;
  points: number;
}

/** Planks inside it went back to the supply of their colour (ARK-28). */
export interface PlanksReturned {
  event: "returned";
  who: number;
  count: number;
}

/** No other round: the planks no longer suffice (ARK-41). */
export interface PlanksShort {
  event: "end-stuck";
  round: number;
}

/** Planks (ARK-23). */
export interface PlanksTaken {
  event: "wood";
  who: number;
  count: number;
}

/** One seat. */
export interface Player {
  planks: number;
  pitch: number;
  food: number;
  supply: number;
  outline: number;
  tiles: Tile[];
  points: Record<string, number>;
  score: number;
}

/** The reward of an exchange (ARK-24). */
export interface Rewarded {
  event: "reward";
  who: number;
  reward: string;
}

/** Another round. */
export interface RoundBegan {
  event: "round";
  round: number;
}

/** No other round: this was the last (ARK-41). */
export interface RoundsOver {
  event: "end-rounds";
  round: number;
}

/** What a pair aboard brought to somebody (ARK-35). */
export interface Scored {
  event: "points";
  who: number;
  points: number;
  parts: Part[];
}

/** An action of the board. */
export interface Space {
  action: string;
  worker: number | null;
  done: number | null;
  bonus: number;
}

/** A species in this game. */
export interface Species {
  size: number;
  points: number;
  place: string | null;
}

/** The plank of `other` at `first` changed places with that of `whom` at `place` (ARK-24). */
export interface Swapped {
  event: "swapped";
  who: number;
  whom: number;
  place: string;
  first: string;
  other: number;
}

/** Tiles are about to be drawn for an exchange (ARK-24). */
export interface SwapsAnimals {
  event: "swap-animals";
  who: number;
}

/** Two planks are about to be swapped (ARK-24). */
export interface SwapsPlanks {
  event: "swap-planks";
  who: number;
}

/** An animal that a player has, not yet aboard. */
export interface Tile {
  name: string;
  species: string;
  sex: string;
  size: number;
  coupled: boolean;
  partner: number | null;
}

/** The drawn tile that somebody wants (ARK-24, ARK-53). */
export interface TileChosen {
  event: "swap-in";
  who: number;
  tile: string;
}

/** The tile given for it (ARK-24, ARK-53). */
export interface TileSwapped {
  event: "swap-out";
  who: number;
  given: string;
  taken: string;
}

/** Somebody took one of the tiles drawn (ARK-21). */
export interface TileTaken {
  event: "take";
  who: number;
  tile: string;
}

/** Tiles came out of the bags (ARK-21, ARK-24). */
export interface TilesDrawn {
  event: "drawn";
  who: number;
  tiles: string[];
}

/** Actions without a worker got bonus tiles: all that lie there now (ARK-12). */
export interface TilesLaid {
  event: "tiles";
  tiles: BonusTile[];
}

/** All points of somebody at the end. */
export interface Total {
  event: "total";
  who: number;
  points: number;
}

/** The table, the same for everybody. */
export interface View {
  player: number | null;
  phase: string | null;
  game: "normal" | "quick";
  round: number;
  last_round: number;
  action: string | null;
  actor: number | null;
  following: number[];
  board: Space[];
  budget: number;
  draws: number;
  drawn: string[];
  incoming: string | null;
  lifted: string | null;
  loading: string | null;
  ark: string[];
  edges: Record<string, number | null>;
  outline: string[];
  points: Record<string, boolean>;
  open_outline: number;
  food: string[];
  enclosures: Enclosure[];
  bags: Record<string, string[]>;
  pitch_supply: number;
  food_supply: number;
  seats: Player[];
  species: Record<string, Species>;
  ended: string | null;
}

/** A worker went to an action (ARK-10). */
export interface Worked {
  event: "work";
  who: number;
  action: string;
}

export type Happened = Worked | Chose | BonusTaken | TilesLaid | PitchTaken | FoodTaken | PlanksTaken | TilesDrawn | TileTaken | Rewarded | SwapsPlanks | SwapsAnimals | Lifted | Swapped | TileChosen | TileSwapped | NoneKept | PlankPlaced | CubePlaced | FoodPlaced | Enclosed | PlanksReturned | PairChosen | PairLoaded | Paid | Scored | Gained | Counted | BuildingDone | LoadingDone | RoundBegan | OutlineClosed | RoundsOver | PlanksShort | LastFood | LastPairs | Total | Over;

export interface Game {
  view: View;
  event: Happened;
}

/** Every verb: its word in notation, and what its objects are called. */
export const VERBS = {"work": {"word": "work", "objects": {"action": ["pitch", "animals", "food", "exchange", "wood", "build", "load"]}}, "draw": {"word": "draw", "objects": {"bag": ["male", "female"]}}, "take": {"word": "take", "objects": {"tile": ["dove male", "dove female", "raven male", "raven female", "mouse male", "mouse female", "mole male", "mole female", "dog male", "dog female", "koala male", "koala female", "cat male", "cat female", "flamingo male", "flamingo female", "rabbit male", "rabbit female", "fox male", "fox female", "turtle male", "turtle female", "panda male", "panda female", "sheep male", "sheep female", "monkey male", "monkey female", "kangaroo male", "kangaroo female", "wolf male", "wolf female", "pig male", "pig female", "ostrich male", "ostrich female", "lion male", "lion female", "tiger male", "tiger female", "bear male", "bear female", "zebra male", "zebra female", "camel male", "camel female", "elephant male", "elephant female", "rhinoceros male", "rhinoceros female", "giraffe male", "giraffe female"]}}, "reward": {"word": "reward", "objects": {"reward": ["point", "food", "plank", "pitch"]}}, "swap planks": {"word": "swap planks", "objects": {}}, "swap animals": {"word": "swap animals", "objects": {}}, "lift": {"word": "lift", "objects": {"place": ["c1n", "d1n", "e1n", "f1n", "g1n", "h1n", "i1n", "j1n", "k1n", "l1n", "c1w", "c1e", "d1e", "e1e", "f1e", "g1e", "h1e", "i1e", "j1e", "k1e", "l1e", "a2n", "b2n", "c2n", "d2n", "e2n", "f2n", "g2n", "h2n", "i2n", "j2n", "k2n", "l2n", "m2n", "n2n", "a2w", "b2w", "c2w", "c2e", "d2e", "e2e", "f2e", "g2e", "h2e", "i2e", "j2e", "k2e", "l2e", "m2e", "n2e", "a3n", "b3n", "c3n", "d3n", "e3n", "f3n", "g3n", "h3n", "i3n", "j3n", "k3n", "l3n", "m3n", "n3n", "a3w", "b3w", "c3w", "c3e", "d3e", "e3e", "f3e", "g3e", "h3e", "i3e", "j3e", "k3e", "l3e", "m3e", "n3e", "a3s", "b3s", "c3s", "d3s", "e3s", "f3s", "g3s", "h3s", "i3s", "j3s", "k3s", "l3s", "m3s", "n3s", "c4w", "c4e", "d4e", "e4e", "f4e", "g4e", "h4e", "i4e", "j4e", "k4e", "l4e", "c4s", "d4s", "e4s", "f4s", "g4s", "h4s", "i4s", "j4s", "k4s", "l4s"]}}, "swap in": {"word": "swap in", "objects": {"tile": ["dove male", "dove female", "raven male", "raven female", "mouse male", "mouse female", "mole male", "mole female", "dog male", "dog female", "koala male", "koala female", "cat male", "cat female", "flamingo male", "flamingo female", "rabbit male", "rabbit female", "fox male", "fox female", "turtle male", "turtle female", "panda male", "panda female", "sheep male", "sheep female", "monkey male", "monkey female", "kangaroo male", "kangaroo female", "wolf male", "wolf female", "pig male", "pig female", "ostrich male", "ostrich female", "lion male", "lion female", "tiger male", "tiger female", "bear male", "bear female", "zebra male", "zebra female", "camel male", "camel female", "elephant male", "elephant female", "rhinoceros male", "rhinoceros female", "giraffe male", "giraffe female"]}}, "no swap": {"word": "no swap", "objects": {}}, "swap out": {"word": "swap out", "objects": {"tile": ["dove male", "dove female", "raven male", "raven female", "mouse male", "mouse female", "mole male", "mole female", "dog male", "dog female", "koala male", "koala female", "cat male", "cat female", "flamingo male", "flamingo female", "rabbit male", "rabbit female", "fox male", "fox female", "turtle male", "turtle female", "panda male", "panda female", "sheep male", "sheep female", "monkey male", "monkey female", "kangaroo male", "kangaroo female", "wolf male", "wolf female", "pig male", "pig female", "ostrich male", "ostrich female", "lion male", "lion female", "tiger male", "tiger female", "bear male", "bear female", "zebra male", "zebra female", "camel male", "camel female", "elephant male", "elephant female", "rhinoceros male", "rhinoceros female", "giraffe male", "giraffe female"]}}, "plank": {"word": "plank", "objects": {"place": ["c1n", "d1n", "e1n", "f1n", "g1n", "h1n", "i1n", "j1n", "k1n", "l1n", "c1w", "c1e", "d1e", "e1e", "f1e", "g1e", "h1e", "i1e", "j1e", "k1e", "l1e", "a2n", "b2n", "c2n", "d2n", "e2n", "f2n", "g2n", "h2n", "i2n", "j2n", "k2n", "l2n", "m2n", "n2n", "a2w", "b2w", "c2w", "c2e", "d2e", "e2e", "f2e", "g2e", "h2e", "i2e", "j2e", "k2e", "l2e", "m2e", "n2e", "a3n", "b3n", "c3n", "d3n", "e3n", "f3n", "g3n", "h3n", "i3n", "j3n", "k3n", "l3n", "m3n", "n3n", "a3w", "b3w", "c3w", "c3e", "d3e", "e3e", "f3e", "g3e", "h3e", "i3e", "j3e", "k3e", "l3e", "m3e", "n3e", "a3s", "b3s", "c3s", "d3s", "e3s", "f3s", "g3s", "h3s", "i3s", "j3s", "k3s", "l3s", "m3s", "n3s", "c4w", "c4e", "d4e", "e4e", "f4e", "g4e", "h4e", "i4e", "j4e", "k4e", "l4e", "c4s", "d4s", "e4s", "f4s", "g4s", "h4s", "i4s", "j4s", "k4s", "l4s"]}}, "cube": {"word": "cube", "objects": {"place": ["c1nw", "c1ne", "d1ne", "e1ne", "f1ne", "g1ne", "h1ne", "i1ne", "j1ne", "k1ne", "l1ne", "a2nw", "a2ne", "b2ne", "f2ne", "g2ne", "h2ne", "i2ne", "j2ne", "k2ne", "l2ne", "m2ne", "n2ne", "a2sw", "h2se", "k2se", "n2se", "a3sw", "a3se", "b3se", "f3se", "g3se", "h3se", "i3se", "j3se", "k3se", "l3se", "m3se", "n3se", "c4sw", "c4se", "d4se", "e4se", "f4se", "g4se", "h4se", "i4se", "j4se", "k4se", "l4se"]}}, "food": {"word": "food", "objects": {"place": ["c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1", "k1", "l1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "i2", "j2", "k2", "l2", "m2", "n2", "a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3", "i3", "j3", "k3", "l3", "m3", "n3", "c4", "d4", "e4", "f4", "g4", "h4", "i4", "j4", "k4", "l4"]}}, "load": {"word": "load", "objects": {"pair": ["dove", "raven", "mouse", "mole", "dog", "koala", "cat", "flamingo", "rabbit", "fox", "turtle", "panda", "sheep", "monkey", "kangaroo", "wolf", "pig", "ostrich", "lion", "tiger", "bear", "zebra", "camel", "elephant", "rhinoceros", "giraffe"]}}, "into": {"word": "into", "objects": {"place": ["c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1", "k1", "l1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "i2", "j2", "k2", "l2", "m2", "n2", "a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3", "i3", "j3", "k3", "l3", "m3", "n3", "c4", "d4", "e4", "f4", "g4", "h4", "i4", "j4", "k4", "l4"]}}, "done": {"word": "done", "objects": {}}} as const;

/** What is printed on the components, and what the rules fix. */
export const FACTS = {"normal": {"choice": "ARK-10", "actions": {"pitch": {"rule": "ARK-20", "share": [3, 1]}, "animals": {"rule": "ARK-21", "share": [1, 1]}, "food": {"rule": "ARK-22", "share": [3, 1]}, "exchange": {"rule": "ARK-24", "share": [1, 0]}, "wood": {"rule": "ARK-23", "share": [4, 2]}, "build": {"rule": "ARK-25", "share": [8, 5]}, "load": {"rule": "ARK-30", "share": [8, 5]}}, "leastRounds": 10}, "quick": {"choice": "ARK-51", "actions": {"animals": {"rule": "ARK-52", "share": [1, 1]}, "exchange": {"rule": "ARK-53", "share": [1, 0]}, "wood": {"rule": "ARK-54", "share": [4, 2]}, "build": {"rule": "ARK-55", "share": [8, 5]}, "load": {"rule": "ARK-56", "share": [2, 1]}}, "leastRounds": 8}} as const;
