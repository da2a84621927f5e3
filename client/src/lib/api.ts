// What is asked over HTTP.
import type {
  Arrived,
  ChapterScenes,
  Create,
  Erased,
  Explained,
  Lesson,
  Me,
  Moments as Sent,
  Offer,
  PlayOn,
  Practice,
  Problem,
  Proof,
  PuzzleBook,
  ReviewState,
  Tables,
  Ticket,
} from "../protocol";
import { Moments } from "./moments";

export class Failed extends Error {
  constructor(readonly code: Problem["code"] | "lost") {
    super(code);
  }
}

function request<T>(path: string, body?: unknown): Promise<T> {
  if (body === undefined) return send(path, {});
  const headers = { "content-type": "application/json" };
  return send(path, { method: "POST", headers, body: JSON.stringify(body) });
}

async function send<T>(path: string, how: RequestInit): Promise<T> {
  const answer = await fetch(path, how).catch(() => null);
  if (!answer) throw new Failed("lost");
  const found: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Failed((found as Partial<Problem>).code ?? "lost");
  return found as T;
}

/** A text of the server; null where there is none, or nobody answers. */
export async function textAt(path: string): Promise<string | null> {
  try {
    const answer = await fetch(path);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

let offered: Promise<Offer> | null = null;

/** The games and bots there are. */
export function offer(): Promise<Offer> {
  offered ??= request<Offer>("/api/games").catch((error: unknown) => {
    offered = null;
    throw error;
  });
  return offered;
}

/** The page has made us a guest; where it could not, become one. */
async function asGuest<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Failed) || error.code !== "no_guest") throw error;
    await me();
    return ask();
  }
}

/** The room that something asked for is. */
async function roomOf(path: string, wish: unknown): Promise<string> {
  return (await asGuest(() => request<{ room: string }>(path, wish))).room;
}

export const create = (wish: Create) => roomOf("/api/rooms", wish);

export const lesson = (game: string) => request<Lesson>(`/api/lessons/${game}`);
export const chapterOf = (game: string, chapter: string) =>
  request<ChapterScenes>(`/api/lessons/${game}/${chapter}`);
export const whyInLesson = (game: string, chapter: string, step: number, action: string) =>
  explained(`/api/lessons/${game}/${chapter}/${step}`, action);
export const puzzlesOf = (game: string) => request<PuzzleBook>(`/api/puzzles/${game}`);
export const whyInPuzzle = (game: string, puzzle: string, action: string) =>
  explained(`/api/puzzles/${game}/${puzzle}`, action);
/** A table that plays on from a puzzle's position. */
export const playOnFrom = (game: string, puzzle: string, wish: PlayOn) =>
  roomOf(`/api/puzzles/${game}/${puzzle}/practice`, wish);
const explained = (position: string, action: string) =>
  request<Explained>(`${position}/why?${new URLSearchParams({ action }).toString()}`);
export const me = (): Promise<Me> => request<Me>("/api/me");
/** Have the server delete all about us. */
export const forget = (): Promise<Erased> => send("/api/me", { method: "DELETE" });
export const proofFile = (room: string, match: number) => `/api/rooms/${room}/matches/${match}/proof`;
export const replayFile = (room: string, match: number) => `/api/rooms/${room}/matches/${match}/replay`;
export const proof = (room: string, match: number) => request<Proof>(proofFile(room, match));
/** A finished match, as we saw it; `open`: everything. */
export const momentsOf = async (room: string, match: number, open: boolean) =>
  new Moments(await request<Sent>(`/api/rooms/${room}/matches/${match}/moments${open ? "?open" : ""}`));
const reviewFile = (room: string, match: number) => `/api/rooms/${room}/matches/${match}/review`;
export const reviewOf = (room: string, match: number) => request<ReviewState>(reviewFile(room, match));
/** Have a match reviewed; the review, if there is one already. */
export const beginReview = (room: string, match: number) =>
  asGuest(() => request<ReviewState>(reviewFile(room, match), null));
/** A table that plays on from a position of a match. */
export const practise = (room: string, match: number, wish: Practice) =>
  roomOf(`/api/rooms/${room}/matches/${match}/practice`, wish);
export const tables = (): Promise<Tables> => request<Tables>("/api/tables");
/** What another device becomes us with. */
export const ticket = (kept: string) => asGuest(() => request<Ticket>("/api/me/ticket", { kept }));
export const arrive = (token: string) => request<Arrived>("/api/me/arrival", { token });
