// What travels between the server and its clients. Made by `make protocol`; do not edit.

/** What a move is worth, if the turn goes on as well as can be. */
export interface Advice {
  move: LegalMove;
  chances: number[];
  error: number;
  loss: number;
  loss_error: number;
  equal?: boolean;
  rest?: LegalMove[];
}

/** Who that device's cookie is from now on, and what the other one kept. */
export interface Arrived {
  guest: string;
  kept: string;
}

/** Ask the judge what is best now. */
export interface AskHint {
  type: "hint";
  id: number;
}

/** Ask for what another device can claim your seat with. */
export interface AskLink {
  type: "link";
  id: number;
}

/** Ask for all log lines of a match. */
export interface AskLog {
  type: "log";
  id: number;
  match: number;
}

/** Look at a match after so many moves: as you saw it, or after its end with everything open. */
export interface AskLook {
  type: "look";
  id: number;
  match: number;
  move: number;
  open?: boolean;
}

/** The person is there again. */
export interface Back {
  kind: "back";
  seat: number;
}

/** The host gave a seat to a bot, or opened it. */
export interface BotSet {
  kind: "bot";
  seat: number;
  bot: string | null;
}

/** A bot at a table. The client's words have its name and how it plays, where it is one of ours. */
export interface BotView {
  name: string;
  face?: string;
  about?: string;
}

/** Change the plan between matches; the host's. */
export interface Change {
  type: "change";
  id: number;
  plan: Plan;
}

/** A chapter, moment by moment. */
export interface ChapterScenes {
  name: string;
  title: string;
  players: number;
  learner: number;
  scenes: Scene[];
}

/** A chapter of a lesson, as a list of them shows it. */
export interface ChapterView {
  name: string;
  title: string;
  steps: number;
  rules: string[];
}

/** Say something. */
export interface Chat {
  type: "chat";
  id: number;
  text: string;
}

/** Somebody said something. */
export interface Chatted {
  kind: "said";
  guest: string;
  text: string;
}

/** Take over the seat of a link. */
export interface Claim {
  type: "claim";
  id: number;
  token: string;
}

/** The clock at the moment of a message. */
export interface ClockView {
  left: number[];
  running: number | null;
}

/** Close the room for good; the host's. */
export interface Close {
  type: "close";
  id: number;
}

/** The room is closed for good. */
export interface Closed {
  kind: "closed";
}

/** Ask for a room. */
export interface Create {
  plan: Plan;
  name: string;
  bots?: (string | null)[];
  sit?: boolean;
  start?: boolean;
}

/** A new room. */
export interface Created {
  room: string;
}

/** So many days for every decision, whoever is there; the stand-in plays on for whoever lets them pass. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** A choice that a seat had, judged by what it knew. */
export interface DecisionReview {
  n: number;
  seat: number;
  best: LegalMove[];
  call: "best" | "blunder" | "fine" | "inaccuracy" | "mistake";
  loss: number;
  error: number;
  exact: boolean;
  chance: number;
  why: Phrase[];
  instead: Phrase[];
}

/** All about you is deleted. */
export interface Erased {
  rooms: number;
}

/** What happened, and what it changed. Without `room`, its `names` or `table` those are as they were. */
export interface Event {
  type: "event";
  n: number;
  at: number;
  what: Nothing | Moved | Undone | Started | Stopped | Woken | Resumed | Sat | Stood | BotSet | Went | Back | Named | Planned | Hosted | Kicked | Forgotten | Closed | Unlisted | Chatted | Muted;
  room?: RoomNews;
  table?: TableView | null;
}

/** Why a move is not allowed in a lesson or a puzzle; of one that is, what it would bring. */
export interface Explained {
  reasons: Reason[];
  outlook: Phrase[];
}

/** A guest had all about them deleted: the name, what they said, the seat. Their moves are everybody's and stay. */
export interface Forgotten {
  kind: "forgotten";
  guest: string;
}

/** So much time for the whole game, more after every turn; a bot plays on for whoever has none left. */
export interface GameClock {
  kind: "game";
  seconds: number;
  increment?: number;
}

/** A game on offer. */
export interface GameView {
  name: string;
  title: string;
  players: number[];
  lowest_wins: boolean;
  options: OptionView[];
  pictures?: string[];
  lesson?: number;
  board?: string[];
  picture?: string;
  usual?: number;
  minutes?: number;
  difficulty?: number;
  puzzles?: number;
}

/** Make another guest the host; the host's. */
export interface GiveHost {
  type: "host";
  id: number;
  guest: string;
}

/** The judge's advice, the best move first. */
export interface Hint {
  type: "hint";
  id: number;
  turn: number;
  moves: Advice[];
  exact?: boolean;
}

/** Another guest is the host now. */
export interface Hosted {
  kind: "hosted";
  guest: string;
}

/** Let the bots move without a pause until a person is to decide; of somebody who plays with bots alone. */
export interface Hurry {
  type: "hurry";
  id: number;
}

/** Send a guest away; the host's. */
export interface Kick {
  type: "kick";
  id: number;
  guest: string;
}

/** The host sent somebody away. */
export interface Kicked {
  kind: "kicked";
  guest: string;
}

/** A move the viewer may make. */
export interface LegalMove {
  move: string;
  phrase: Phrase;
}

/** How a game is taught: chapters, each of which can be played alone. */
export interface Lesson {
  game: string;
  chapters: ChapterView[];
  play: Plan;
}

/** The log of one move, as the viewer may read it. */
export interface Line {
  number: number;
  seat: number;
  by: "bot" | "clock" | "forced" | "person" | "stand_in";
  lines: Phrase[];
  events: unknown[];
}

/** What to claim your seat with on another device. Secret; worthless once used. */
export interface Link {
  type: "link";
  id: number;
  token: string;
}

/** All log lines of a match. */
export interface Log {
  type: "log";
  id: number;
  match: number;
  lines: Line[];
}

/** A match after so many moves. */
export interface Look {
  type: "look";
  id: number;
  match: number;
  move: number;
  of: number;
  player: number | null;
  view: unknown;
  line: Line | null;
  notation: string | null;
}

/** Who you are, by your cookie. */
export interface Me {
  guest: string;
}

/** A match after so many moves. */
export interface Moment {
  player: number | null;
  view: unknown;
  line: Line | null;
  notation: string | null;
}

/** A finished match, whole: what to step through without asking again. */
export interface Moments {
  game: string;
  seats: Seat[];
  mine: number | null;
  moments: Moment[];
}

/** Make a move. */
export interface Move {
  type: "move";
  id: number;
  turn: number;
  move: string;
}

/** So much time for every decision; a bot makes the one that comes too late. */
export interface MoveClock {
  kind: "move";
  seconds: number;
}

/** A move, and everybody's chances after it: those before the next one, gone on with as well as can be. */
export interface MoveReview {
  n: number;
  seat: number;
  move: LegalMove;
  chances: number[];
  true: number[];
  luck: number[];
}

/** A move was made. */
export interface Moved {
  kind: "moved";
  line: Line;
  move?: string | null;
}

/** Read no more of what a guest says, or again. */
export interface Mute {
  type: "mute";
  id: number;
  guest: string;
  on: boolean;
}

/** You will (or will not) read what a guest says; only you are told. */
export interface Muted {
  kind: "muted";
  guest: string;
  on: boolean;
}

/** Take a name. */
export interface Name {
  type: "name";
  id: number;
  name: string;
}

/** A guest has a new name: the one thing in the room that is another. */
export interface Named {
  kind: "named";
  guest: string;
  name: string;
}

/** Nobody is hurried. */
export interface NoClock {
  kind: "off";
}

/** Something that is not for you; its number keeps the counting whole. */
export interface Nothing {
  kind: "nothing";
}

/** What can be played here. */
export interface Offer {
  games: GameView[];
  bots: string[];
  characters?: BotView[];
  lists?: boolean;
}

/** A wish was carried out and is stored. */
export interface Ok {
  type: "ok";
  id: number;
  n: number;
}

/** An option of a game. */
export interface OptionView {
  name: string;
  kind: "choice" | "number" | "seat" | "set";
  rule: string;
  default: string | number;
  allowed: string[];
  most: number;
  sizes: Record<string, number>;
}

/** Nothing can be stored, so that play pauses and clocks stand still; or it goes on. Wishes wait; not numbered. */
export interface Pause {
  type: "pause";
  on: boolean;
}

/** Something to say in any language: a text key and its parameters. A parameter may be a phrase itself, which is said first, or a list of phrases or words, which is joined by commas and "and". Of a phrase given as `animal` the text may use `$animal`, and `$animal_a` for its attribute `.a`. */
export interface Phrase {
  key: string;
  params?: Record<string, string | number | (string | Phrase)[] | Phrase>;
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
  id: number;
}

/** What is played in a room, and how. */
export interface Plan {
  game: string;
  players: number;
  options?: Record<string, string | number | string[]>;
  clock?: NoClock | MoveClock | GameClock | DaysClock;
  grace?: number;
  pace?: number;
  autoplay?: boolean;
  hints?: boolean;
  watch?: boolean;
  stand_in?: string;
  listed?: boolean;
}

/** The host changed the plan. */
export interface Planned {
  kind: "planned";
}

/** Ask for a table of one's own that plays on from a puzzle's position, against bots. */
export interface PlayOn {
  name: string;
  bot: string;
}

/** You are connected. */
export interface Pong {
  type: "pong";
  id: number;
  at: number;
}

/** Ask for a table of one's own that plays on from a position of a finished match, against bots. */
export interface Practice {
  name: string;
  bot: string;
  move: number;
  seat: number;
}

/** Who is connected; not numbered. */
export interface Presence {
  type: "presence";
  here: string[];
  leaving?: Record<string, number>;
}

/** Why an HTTP request was not carried out. */
export interface Problem {
  code: "bad_link" | "bad_message" | "bad_move" | "bad_name" | "bad_plan" | "busy" | "closed" | "compiling" | "empty" | "halted" | "illegal" | "listed_enough" | "match_running" | "name_taken" | "need_name" | "no_hints" | "no_match" | "no_such_move" | "no_undo" | "not_allowed" | "not_host" | "not_seated" | "not_your_turn" | "reserved_name" | "reviewed_enough" | "reviewing" | "seat_kept" | "seat_taken" | "slow_down" | "stale" | "unavailable" | "unfinished" | "unknown_guest" | "unknown_seat" | "bad_origin" | "no_guest" | "not_found" | "too_large";
  detail?: string;
}

/** A finished match checked by the server: all that is needed to check it again. The deal is the sealed one, the moves are legal and lead to the result. That these very moves were made, by whom and when, is only told; the signature shows that nothing of it was changed since. */
export interface Proof {
  commitment: string;
  sealed: string;
  seed: string;
  moves: number;
  result: Result;
  signed?: Signed | null;
}

/** The puzzles of a game, the easiest first. */
export interface PuzzleBook {
  game: string;
  puzzles: PuzzleView[];
}

/** A step of a puzzle's solution, and what its seat sees after it. */
export interface PuzzleStep {
  move: LegalMove;
  view: unknown;
  line: Line | null;
}

/** A position in which exactly one move is best, as the seat that is to decide sees it. */
export interface PuzzleView {
  id: string;
  players: number;
  seat: number;
  view: unknown;
  line: Line | null;
  legal: LegalMove[];
  best: string;
  outlook: Phrase[];
  steps: PuzzleStep[];
  moves: TriedMove[];
  rating: number;
  difficulty: number;
}

/** One cause that forbids an action now. */
export interface Reason {
  rule: string;
  phrase: Phrase;
  pieces?: string[];
}

/** A wish was not carried out; nothing changed. */
export interface Refused {
  type: "refused";
  id: number | null;
  code: "bad_link" | "bad_message" | "bad_move" | "bad_name" | "bad_plan" | "busy" | "closed" | "compiling" | "empty" | "halted" | "illegal" | "listed_enough" | "match_running" | "name_taken" | "need_name" | "no_hints" | "no_match" | "no_such_move" | "no_undo" | "not_allowed" | "not_host" | "not_seated" | "not_your_turn" | "reserved_name" | "reviewed_enough" | "reviewing" | "seat_kept" | "seat_taken" | "slow_down" | "stale" | "unavailable" | "unfinished" | "unknown_guest" | "unknown_seat";
  rules?: string[];
  reasons?: Reason[];
  detail?: string;
}

/** Deal again after the end; anybody's who sits. */
export interface Rematch {
  type: "rematch";
  id: number;
}

/** How a match ended. */
export interface Result {
  scores: number[];
  winners: number[];
  stopped: boolean;
  seed: string;
  broken?: boolean;
  practice?: number | null;
}

/** Play on where a match stands still because what is stored of it cannot be applied; the host's. */
export interface Resume {
  type: "resume";
  id: number;
}

/** The host plays on where the match stood still; what was stored of it since and cannot be applied is left out. */
export interface Resumed {
  kind: "resumed";
  moves: number;
  turn: number;
}

/** How far the review of a match is. */
export interface ReviewState {
  state: "done" | "none" | "running";
  done?: number;
  of?: number;
  before?: number;
  review?: ReviewView | null;
  broken?: boolean;
}

/** Where a match was won and lost, and what of it was luck. */
export interface ReviewView {
  level: string;
  learned: boolean;
  open: boolean;
  dealt: number[];
  dealt_true: number[];
  seats: SeatReview[];
  moves: MoveReview[];
  turns: TurnReview[];
  decisions: DecisionReview[];
}

/** A room after something has happened in it: all but the names, of which there are many. */
export interface RoomNews {
  plan: Plan;
  host: string;
  seats: Seat[];
  match: number;
  closed: boolean;
  undealt?: boolean;
  kept?: (string | null)[];
  names?: Record<string, string>;
}

/** A room as everybody sees it. */
export interface RoomView {
  plan: Plan;
  host: string;
  seats: Seat[];
  names: Record<string, string>;
  match: number;
  closed: boolean;
  undealt?: boolean;
  kept?: (string | null)[];
}

/** A line of the chat. */
export interface Said {
  n: number;
  at: number;
  guest: string;
  text: string;
  name?: string | null;
}

/** Somebody sat down, or a seat moved to another device. */
export interface Sat {
  kind: "sat";
  seat: number;
  guest: string;
}

/** A moment of a lesson. With a text it waits for the learner; without one it passes by itself. */
export interface Scene {
  view: unknown;
  line?: Line | null;
  text?: string | null;
  move?: LegalMove | null;
  result?: Result | null;
  log?: Line[];
}

/** Who sits there: a person, a bot, or nobody (the room's stand-in plays and anybody may sit down). */
export interface Seat {
  guest?: string | null;
  bot?: string | null;
  away?: boolean;
}

/** A seat's game: start + luck + own + others = result, in parts of a victory (docs/review.md). */
export interface SeatReview {
  seat: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  turns: number;
  loss: number;
  worst: number | null;
  find: number | null;
  turning: number | null;
}

/** Give a seat to a bot, whoever sits there, or open a bot's seat; the host's. */
export interface SetBot {
  type: "bot";
  id: number;
  seat: number;
  bot: string | null;
}

/** The signature that the server made at a match's end. */
export interface Signed {
  key: string;
  signature: string;
  text: string;
  fits: boolean;
}

/** Take an open seat, or change to it. */
export interface Sit {
  type: "sit";
  id: number;
  seat: number;
}

/** Who has a seat, as those outside may know: a person's name, a bot, or nobody. */
export interface Sitter {
  name?: string | null;
  bot?: string | null;
  away?: boolean;
}

/** Everything, sent at first and whenever too much was missed. */
export interface Snapshot {
  type: "snapshot";
  n: number;
  you: string;
  room: RoomView;
  table: TableView | null;
  lines: Line[];
  chat: Said[];
  muted: string[];
}

/** Leave the seat. */
export interface Stand {
  type: "stand";
  id: number;
}

/** Deal; the host's. Open seats are played by the stand-in. */
export interface Start {
  type: "start";
  id: number;
}

/** A match was dealt. */
export interface Started {
  kind: "started";
  match: number;
  commitment: string;
}

/** Somebody left a seat. */
export interface Stood {
  kind: "stood";
  seat: number;
  guest: string;
}

/** End the match before its end; the host's. */
export interface Stop {
  type: "stop";
  id: number;
}

/** The host ended the match before its end. */
export interface Stopped {
  kind: "stopped";
}

/** A table as a list shows it. */
export interface TableCard {
  room: string;
  game: string;
  seats: Sitter[];
  clock: NoClock | MoveClock | GameClock | DaysClock;
  state: "over" | "playing" | "waiting";
  since: number;
  match: number;
  mine?: number | null;
  turn?: number | null;
  due?: number | null;
  winners?: number[];
  closed?: boolean;
}

/** A match as one viewer sees it. */
export interface TableView {
  match: number;
  turn: number;
  moves: number;
  player: number | null;
  commitment: string;
  view: unknown;
  clock?: ClockView | null;
  legal?: LegalMove[];
  undo?: boolean;
  result?: Result | null;
  practice?: boolean;
  halted?: boolean;
}

/** The tables to be seen from the home page, the newest first. */
export interface Tables {
  mine: TableCard[];
  open: TableCard[];
}

/** What another device becomes the same person with; works once, and not for long. */
export interface Ticket {
  token: string;
  seconds: number;
}

/** A move that comes into question in a puzzle. */
export interface TriedMove {
  move: string;
  chance: number;
  why: Phrase[];
  instead: Phrase[];
}

/** What a seat did until another decided or something new was seen, judged as a whole; the order does not count. */
export interface TurnReview {
  n: number;
  moves: number;
  seat: number;
  best: LegalMove[];
  call: "best" | "blunder" | "fine" | "inaccuracy" | "mistake";
  loss: number;
  error: number;
  exact: boolean;
  chance: number;
  rival: LegalMove[];
  lead: number;
}

/** Take the last move back, if the table's law allows it. */
export interface Undo {
  type: "undo";
  id: number;
  turn: number;
}

/** Moves were taken back. */
export interface Undone {
  kind: "undone";
  seat: number;
  moves: number;
}

/** Whoever runs the server has taken the table from the list that everybody sees. */
export interface Unlisted {
  kind: "unlisted";
}

/** A person is gone for too long; the stand-in plays. */
export interface Went {
  kind: "away";
  seat: number;
}

/** Ask why a move is not legal. */
export interface Why {
  type: "why";
  id: number;
  move: string;
}

/** Why a move is not allowed; of one that is, what it would bring. */
export interface WhyNot {
  type: "why";
  id: number;
  rules: string[];
  reasons?: Reason[];
  outlook?: Phrase[];
}

/** Somebody is there again after all had gone, or the server had; the clock of the running decision goes on. */
export interface Woken {
  kind: "woken";
}

export type ToServer = Name | Sit | Stand | Start | Rematch | Stop | Resume | Move | Undo | Chat | Mute | Claim | SetBot | Change | Kick | GiveHost | Close | Ping | Hurry | Why | AskHint | AskLook | AskLog | AskLink;

export type ToClient = Snapshot | Event | Presence | Pause | Ok | Refused | WhyNot | Hint | Look | Log | Link | Pong;
