// A room as this guest knows it, kept up to date by the server.
import type {
  Event,
  Hint,
  Line,
  Link,
  Log,
  Look,
  Presence,
  RoomView,
  Said,
  Snapshot,
  TableView,
  ToClient,
  WhyNot,
} from "../protocol";
import { Connection, type Status, type Wish } from "./socket";

export class Room {
  status = $state<Status>("connecting");
  ended = $state<number | null>(null); // the closing code, when there is no coming back
  n = $state(0);
  you = $state("");
  room = $state.raw<RoomView | null>(null);
  table = $state.raw<TableView | null>(null);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<Said[]>([]);
  muted = $state.raw<string[]>([]);
  here = $state.raw<string[]>([]);
  leaving = $state.raw<Record<string, number>>({}); // until when the seats of those who left are kept for them
  alone = $state.raw<number[]>([]); // own moves that were made by themselves: there was nothing else to do
  paused = $state(false); // the server can store nothing just now
  at = $state(0); // when the table last came, by this machine's clock
  /** Told of every event, for sounds and signals. */
  heard: (what: Event["what"]) => void = () => undefined;
  private known = false;
  private readonly connection: Connection;

  constructor(readonly id: string) {
    this.connection = new Connection(id, {
      message: (message) => this.receive(message),
      status: (status, code) => {
        this.status = status;
        if (status !== "open") this.paused = false; // whoever comes back is told anew
        if (status === "ended") this.ended = code ?? null;
      },
      since: () => (this.known ? this.n : null),
    });
  }

  get seat(): number | null {
    const found = this.room?.seats.findIndex((seat) => seat.guest === this.you && this.you !== "");
    return found === undefined || found < 0 ? null : found;
  }

  get host(): boolean {
    return this.room?.host === this.you;
  }

  get mine(): boolean {
    return this.table?.player !== null && this.table?.player === this.seat && !this.table.result;
  }

  /** Whether bots move, for this person alone. */
  get waits(): boolean {
    const seats = this.room?.seats ?? [];
    const bots = this.playing && this.seat !== null && seats[this.table?.player ?? -1]?.guest == null;
    return bots && seats.filter(({ guest }) => guest != null).length === 1;
  }

  /** For whom a seat is kept: the one who has seen its cards, until the match is over. */
  keptFor(seat: number): string | null {
    return (this.playing && this.room?.kept?.[seat]) || null;
  }

  /** Whether this guest may take a seat. */
  free(seat: number): boolean {
    const { guest, bot } = this.room!.seats[seat]!;
    const mine = this.playing ? (this.room?.kept?.indexOf(this.you) ?? -1) : -1; // whoever has a hand plays no other
    return !guest && !bot && (mine < 0 ? !this.keptFor(seat) : mine === seat);
  }

  get playing(): boolean {
    return this.table !== null && !this.table.result;
  }

  ask(wish: Wish): Promise<ToClient> {
    return this.connection.ask(wish);
  }

  async move(move: string): Promise<void> {
    await this.ask({ type: "move", turn: this.table?.turn ?? 0, move });
  }

  /** The one move there is, made by itself. */
  async takeOnly(move: string): Promise<void> {
    this.alone = [...this.alone, (this.table?.moves ?? 0) + 1];
    await this.move(move);
  }

  async undo(): Promise<void> {
    await this.ask({ type: "undo", turn: this.table?.turn ?? 0 });
  }

  async why(move: string): Promise<WhyNot> {
    return (await this.ask({ type: "why", move })) as WhyNot;
  }

  async hint(): Promise<Hint> {
    return (await this.ask({ type: "hint" })) as Hint;
  }

  async look(match: number, move: number): Promise<Look> {
    return (await this.ask({ type: "look", match, move })) as Look;
  }

  async log(match: number): Promise<Line[]> {
    return ((await this.ask({ type: "log", match })) as Log).lines;
  }

  async link(): Promise<string> {
    return ((await this.ask({ type: "link" })) as Link).token;
  }

  leave(): void {
    this.connection.close();
  }

  receive(message: ToClient): void {
    if (message.type === "snapshot") this.begin(message);
    else if (message.type === "presence") this.present(message);
    else if (message.type === "pause") this.paused = message.on;
    else if (message.type === "event") this.happened(message);
  }

  private present({ here, leaving = {} }: Presence): void {
    this.here = here;
    const now = Date.now();
    this.leaving = Object.fromEntries(Object.entries(leaving).map(([guest, left]) => [guest, now + left]));
  }

  private begin(all: Snapshot): void {
    this.known = true;
    this.n = all.n;
    this.you = all.you;
    this.room = all.room;
    this.put(all.table);
    this.lines = all.lines;
    this.chat = all.chat;
    this.muted = all.muted;
  }

  private happened(event: Event): void {
    if (event.n <= this.n) return; // known already
    if (event.n !== this.n + 1) {
      this.known = false; // something is missing: ask for everything
      return this.connection.restart();
    }
    this.n = event.n;
    this.note(event);
    if (event.room) this.room = { ...this.room!, ...event.room };
    if (event.table !== undefined) this.put(event.table);
    this.heard(event.what);
  }

  private note(event: Event): void {
    const what = event.what;
    if (what.kind === "named" && this.room)
      this.room = { ...this.room, names: { ...this.room.names, [what.guest]: what.name } };
    else if (what.kind === "moved") this.lines = [...this.lines, what.line];
    else if (what.kind === "started") this.lines = this.alone = [];
    else if (what.kind === "resumed") this.lines = this.lines.filter(({ number }) => number <= what.moves);
    else if (what.kind === "undone") this.lines = this.lines.slice(0, -what.moves);
    else if (what.kind === "said") this.chat = [...this.chat, this.said(event, what.guest, what.text)];
    else if (what.kind === "forgotten") this.chat = this.chat.filter((said) => said.guest !== what.guest);
    else if (what.kind === "muted")
      this.muted = what.on ? [...this.muted, what.guest] : this.muted.filter((guest) => guest !== what.guest);
  }

  private said({ n, at }: Event, guest: string, text: string): Said {
    return { n, at, guest, text, name: this.room?.names[guest] ?? null };
  }

  private put(table: TableView | null): void {
    this.table = table;
    this.at = Date.now();
  }
}
