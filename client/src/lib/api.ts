// What is asked over HTTP.
import type { Create, Me, Offer, Problem, Proof } from "../protocol";

export class Failed extends Error {
  constructor(readonly code: Problem["code"] | "lost") {
    super(code);
  }
}

async function request<T>(path: string, body?: unknown): Promise<T> {
  const post = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  const answer = await fetch(path, body === undefined ? {} : post).catch(() => null);
  if (!answer) throw new Failed("lost");
  const found = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Failed((found as Problem).code ?? "lost");
  return found as T;
}

let offered: Promise<Offer> | null = null;

/** The games and bots there are. */
export function offer(): Promise<Offer> {
  offered ??= request<Offer>("/api/games").catch((error) => {
    offered = null;
    throw error;
  });
  return offered;
}

export async function create(wish: Create): Promise<string> {
  await me();
  return (await request<{ room: string }>("/api/rooms", wish)).room;
}

export const me = (): Promise<Me> => request<Me>("/api/me");
export const replayFile = (room: string, match: number) => `/api/rooms/${room}/matches/${match}/replay`;
export const proof = (room: string, match: number) =>
  request<Proof>(`/api/rooms/${room}/matches/${match}/proof`);
