// The connection to a room: comes back by itself, and sends again what was not answered.
import type { Refused, ToClient, ToServer } from "../protocol";

type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type Wish = Without<ToServer>;
export type Status = "connecting" | "open" | "lost" | "ended";

/** Closing codes after which coming back is no use. */
const FINAL = new Set([4403, 4404, 4410]);
const NO_GUEST = 4401;
const TOO_MUCH = 4429;
const FIRST_WAIT = 250; // milliseconds, doubled every time
const LONGEST_WAIT = 8000;
const SILENT = 4000; // our own code for a connection without a sign of life
const PING_EVERY = 8000;
const REFUSED = 2; // sockets in a row: the first may have come while the server began

/** The server did not carry out a wish; or (code "lost") it is not known whether it did. */
export class Refusal extends Error {
  constructor(
    readonly code: Refused["code"] | "lost",
    readonly rules: string[] = [],
    readonly detail = "",
  ) {
    super(code);
  }
}

export interface Hooks {
  message(message: ToClient): void;
  status(status: Status, code?: number): void;
  /** The last event that is known; null: none, send everything. */
  since(): number | null;
}

/** Where the socket of a room is; `since`: the last event that is known. */
function addressOf(room: string, since: number | null): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = since === null ? "" : `?since=${since}`;
  return `${scheme}://${location.host}/api/rooms/${room}/socket${query}`;
}

/** A socket that was opened while the scripts of its page came, with what it has said so far. */
let early: { url: string; socket: WebSocket; said: MessageEvent[] } | null = null;

/** Open the socket of the room at an address, if it is one's: on a slow line this saves two round trips. */
export function openEarly(path: string): void {
  const room = /^\/room\/([\w-]+)$/.exec(path)?.[1];
  if (!room) return;
  const url = addressOf(room, null);
  const said: MessageEvent[] = [];
  early = { url, said, socket: new WebSocket(url) };
  early.socket.onmessage = (event) => said.push(event);
}

/** The socket that was opened early, once, else a new one. */
function open(url: string): WebSocket {
  const found = early?.url === url ? early : null;
  early = null;
  if (!found || found.socket.readyState > WebSocket.OPEN) return new WebSocket(url);
  const { socket, said } = found;
  queueMicrotask(() => {
    if (socket.readyState === WebSocket.OPEN) socket.onopen?.(new Event("open"));
    for (const event of said) socket.onmessage?.(event);
  });
  return socket;
}

interface Pending {
  text: string;
  again: boolean; // whether it may be sent twice
  done(message: ToClient): void;
  failed(reason: Refusal): void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private pending = new Map<number, Pending>();
  private id = Math.floor(Math.random() * 1e9);
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private heard = true;
  private reached = false; // this socket was opened
  private refused = 0; // sockets in a row that a server which answers did not open
  private closed = false;

  constructor(
    private readonly room: string,
    private readonly hooks: Hooks,
    private readonly make: (url: string) => WebSocket = open,
  ) {
    addEventListener("online", this.now);
    this.connect();
  }

  /** Ask for something; its answer, or a Refusal. */
  ask(wish: Wish): Promise<ToClient> {
    const id = ++this.id;
    return new Promise((done, failed) => {
      const text = JSON.stringify({ ...wish, id });
      this.pending.set(id, { text, again: wish.type !== "chat", done, failed });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.now);
    this.stop();
    this.socket?.close();
  }

  /** Begin anew, with a snapshot or what was missed. */
  restart(): void {
    this.socket?.close();
  }

  private connect(): void {
    const socket = this.make(addressOf(this.room, this.hooks.since()));
    const before = this.socket;
    this.socket = socket;
    before?.close(); // it may be opening yet
    const now = (then: () => void) => socket === this.socket && then();
    socket.onopen = () => now(() => this.opened(socket));
    socket.onmessage = (event) => now(() => this.received(JSON.parse(event.data as string) as ToClient));
    socket.onclose = (event) => now(() => void this.lost(event.code));
    this.heard = this.reached = false;
    clearInterval(this.heart);
    this.heart = setInterval(() => this.beat(), PING_EVERY);
  }

  private opened(socket: WebSocket): void {
    this.hooks.status("open");
    this.reached = true;
    this.refused = 0;
    for (const [id, wish] of this.pending) {
      if (wish.again) socket.send(wish.text);
      else {
        this.pending.delete(id);
        wish.failed(new Refusal("lost"));
      }
    }
    this.heard = true;
  }

  private beat(): void {
    if (!this.heard) return this.abandon();
    this.heard = false;
    this.ask({ type: "ping" }).catch(() => undefined);
  }

  /** Closing waits for an answer, which a silent connection does not give. */
  private abandon(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    void this.lost(SILENT);
  }

  private received(message: ToClient): void {
    this.heard = true;
    this.tries = 0;
    this.hooks.message(message);
    if (!("id" in message) || message.id === null) return;
    const wish = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (message.type === "refused") wish?.failed(new Refusal(message.code, message.rules, message.detail));
    else wish?.done(message);
  }

  private async lost(code: number): Promise<void> {
    this.stop();
    if (this.closed) return;
    if (FINAL.has(code)) {
      this.end(code);
      return;
    }
    this.hooks.status("lost", code);
    const unopened = !this.reached && code !== SILENT;
    if (unopened || code === NO_GUEST) {
      const answered = await fetch("/api/me", { signal: AbortSignal.timeout(LONGEST_WAIT) }).catch(
        () => null,
      );
      // Why a socket was not opened is hidden from a page: a server that answers otherwise has had too much of us.
      if (answered && unopened) this.refused += 1;
    }
    this.comeBack(this.refused >= REFUSED ? TOO_MUCH : code);
  }

  /** Connect again after a while, unless that is no longer wanted. */
  private comeBack(code: number): void {
    if (this.closed) return;
    const wait = code === TOO_MUCH ? LONGEST_WAIT : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.retry = setTimeout(() => this.connect(), code === NO_GUEST ? 0 : wait * (0.75 + Math.random() / 2));
  }

  private end(code: number): void {
    this.closed = true;
    for (const wish of this.pending.values()) wish.failed(new Refusal("lost"));
    this.pending.clear();
    this.hooks.status("ended", code);
  }

  private stop(): void {
    clearTimeout(this.retry);
    clearInterval(this.heart);
  }

  /** The network is back: do not wait any longer. */
  private now = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.retry);
    this.connect();
  };
}
