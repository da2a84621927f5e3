import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Room } from "../../src/lib/room.svelte";
import { Connection, Refusal, type Status } from "../../src/lib/socket";
import type { Line, ToClient, ToServer } from "../../src/protocol";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ToServer[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  say(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
const newest = () => FakeSocket.all.at(-1)!;

let states: Status[];
let heard: ToClient[];
function connect(since: number | null = null) {
  return new Connection(
    "r",
    { message: (m) => heard.push(m), status: (s) => states.push(s), since: () => since },
    (url) => new FakeSocket(url) as unknown as WebSocket,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  [FakeSocket.all, states, heard] = [[], [], []];
  vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a move that was not acknowledged is sent again with the same id", async () => {
  const connection = connect(7);
  newest().open();
  const done = connection.ask({ type: "move", turn: 3, move: "keep lion" });
  const first = newest().sent[0]!;
  newest().close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(newest().url).toContain("since=7");
  newest().open();
  expect(newest().sent).toEqual([first]);
  newest().say({ type: "ok", id: first.id, n: 8 });
  expect(await done).toMatchObject({ type: "ok", n: 8 });
  expect(states).toEqual(["open", "lost", "open"]);
});

test("talk is not sent twice", async () => {
  const connection = connect();
  newest().open();
  const said = connection.ask({ type: "chat", text: "hello" });
  newest().close();
  await vi.advanceTimersByTimeAsync(1000);
  newest().open();
  await expect(said).rejects.toMatchObject({ code: "lost" });
  expect(newest().sent).toEqual([]);
});

test("a server that answers but opens no socket has had too much: the next try comes late", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  connect();
  newest().close(); // it may just have begun
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  newest().close();
  await vi.advanceTimersByTimeAsync(5000);
  expect(FakeSocket.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(6000);
  expect(FakeSocket.all).toHaveLength(3);
});

test("a refusal has its code and rules", async () => {
  const connection = connect();
  newest().open();
  const asked = connection.ask({ type: "move", turn: 0, move: "x" });
  newest().say({ type: "refused", id: newest().sent[0]!.id, code: "illegal", rules: ["ANI-08"] });
  await expect(asked).rejects.toBeInstanceOf(Refusal);
  await expect(asked).rejects.toMatchObject({ code: "illegal", rules: ["ANI-08"] });
});

test("nobody comes back to a closed room", async () => {
  connect();
  newest().open();
  newest().close(4410);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(states.at(-1)).toBe("ended");
});

test("waiting grows, up to a limit", async () => {
  connect();
  for (let i = 0; i < 8; i++) {
    newest().close();
    while (FakeSocket.all.length < i + 2) await vi.advanceTimersByTimeAsync(500);
  }
  expect(FakeSocket.all).toHaveLength(9);
  newest().close();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(FakeSocket.all).toHaveLength(9);
});

test("a silent connection is given up, though nobody answers its closing", async () => {
  const connection = connect(7);
  const silent = newest();
  silent.close = () => undefined;
  silent.open();
  await vi.advanceTimersByTimeAsync(8000);
  const asked = connection.ask({ type: "move", turn: 3, move: "keep lion" });
  await vi.advanceTimersByTimeAsync(9000);
  expect(states).toEqual(["open", "lost"]);
  newest().open();
  const again = newest().sent.find(({ type }) => type === "move")!;
  newest().say({ type: "ok", id: again.id, n: 8 });
  expect(await asked).toMatchObject({ n: 8 });
  silent.say({ type: "event", n: 9 }); // too late
  expect(heard).toHaveLength(1);
  expect(states).toEqual(["open", "lost", "open"]);
});

test("a connection that never opens is given up", async () => {
  connect();
  newest().close = () => undefined;
  await vi.advanceTimersByTimeAsync(9000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a room follows its events, and asks for everything when one is missing", async () => {
  vi.stubGlobal("WebSocket", Object.assign(FakeSocket, { OPEN: 1 }));
  const room = new Room("r");
  newest().open();
  const plan = {
    plan: { game: "animimix", players: 2 },
    host: "a",
    seats: [],
    names: {},
    match: 1,
    closed: false,
  };
  const snapshot = {
    type: "snapshot",
    n: 4,
    you: "a",
    room: plan,
    table: null,
    lines: [],
    chat: [],
    muted: [],
  };
  newest().say(snapshot);
  const line = { number: 1, seat: 0, by: "person", lines: [] };
  newest().say({ type: "event", n: 5, at: 0, what: { kind: "moved", line } });
  expect([room.n, room.lines.length]).toEqual([5, 1]);
  newest().say({ type: "event", n: 6, at: 0, what: { kind: "undone", seat: 0, moves: 1 } });
  expect(room.lines).toEqual([]);
  newest().say({ type: "event", n: 7, at: 0, what: { kind: "named", guest: "b", name: "Bob" } });
  const news = { plan: plan.plan, host: "b", seats: [], match: 2, closed: false };
  newest().say({ type: "event", n: 8, at: 0, what: { kind: "hosted", guest: "b" }, room: news });
  expect(room.room).toEqual({ ...plan, host: "b", match: 2, names: { b: "Bob" } });
  const named = { ...news, names: { b: "–" } };
  newest().say({ type: "event", n: 9, at: 0, what: { kind: "forgotten", guest: "b" }, room: named });
  expect(room.room?.names).toEqual({ b: "–" });
  newest().say({ type: "event", n: 12, at: 0, what: { kind: "nothing" } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(newest().url).not.toContain("since");
  room.leave();
  vi.unstubAllGlobals();
});

test("moves that are left out when a match goes on leave the log", () => {
  vi.stubGlobal("WebSocket", Object.assign(FakeSocket, { OPEN: 1 }));
  const room = new Room("r");
  room.n = 4;
  room.lines = [1, 2, 3].map((number) => ({ number }) as Line);
  room.receive({ type: "event", n: 5, at: 0, what: { kind: "resumed", moves: 2, turn: 9 } });
  expect(room.lines.map(({ number }) => number)).toEqual([1, 2]);
  room.leave();
});

test("a seat is offered to whoever may take it, and said keeps the speaker's name", () => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  const room = new Room("r");
  newest().open();
  const open = { guest: null, bot: null, away: false };
  const plan = {
    plan: { game: "animimix", players: 4 },
    host: "a",
    seats: [{ ...open, guest: "a" }, open, open, { ...open, bot: "easy" }],
    names: { a: "Ada", b: "Bob" },
    match: 1,
    closed: false,
    kept: ["a", "b", null, null],
  };
  const all = { type: "snapshot", n: 1, room: plan, table: { result: null }, lines: [], chat: [], muted: [] };
  const free = (you: string, table: object = all.table) => {
    newest().say({ ...all, you, table });
    return [0, 1, 2, 3].filter((seat) => room.free(seat));
  };
  expect(free("b")).toEqual([1]);
  expect(free("c")).toEqual([2]);
  expect(free("a")).toEqual([]);
  expect(room.keptFor(1)).toBe("b");
  expect(free("c", { result: {} })).toEqual([1, 2]);
  expect(room.keptFor(1)).toBeNull();
  newest().say({ type: "event", n: 2, at: 0, what: { kind: "said", guest: "b", text: "hi" } });
  newest().say({
    type: "event",
    n: 3,
    at: 0,
    what: { kind: "named" },
    room: { ...plan, names: { b: "Bo" } },
  });
  expect(room.chat.map(({ name }) => name)).toEqual(["Bob"]);
  room.leave();
  vi.unstubAllGlobals();
});
