// What is asked over HTTP.
import type { ChapterScenes, Create, Lesson, LessonWhy, Me, Offer, Plan, Problem, Proof } from "../protocol";

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
  const found: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Failed((found as Partial<Problem>).code ?? "lost");
  return found as T;
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

export async function create(wish: Create): Promise<string> {
  await me();
  return (await request<{ room: string }>("/api/rooms", wish)).room;
}

/** Make a room where bots have all seats but the first. */
export async function createAgainstBots(plan: Plan, name: string): Promise<string> {
  const { bots } = await offer();
  const bot = bots.includes("medium") ? "medium" : (bots.at(-1) ?? null);
  return create({ plan, name, bots: Array.from({ length: plan.players }, (_, seat) => (seat ? bot : null)) });
}

export const lesson = (game: string) => request<Lesson>(`/api/lessons/${game}`);
export const chapterOf = (game: string, chapter: string) =>
  request<ChapterScenes>(`/api/lessons/${game}/${chapter}`);
export const whyInLesson = (game: string, chapter: string, step: number, action: string) =>
  request<LessonWhy>(
    `/api/lessons/${game}/${chapter}/${step}/why?${new URLSearchParams({ action }).toString()}`,
  );
export const me = (): Promise<Me> => request<Me>("/api/me");
export const proofFile = (room: string, match: number) => `/api/rooms/${room}/matches/${match}/proof`;
export const replayFile = (room: string, match: number) => `/api/rooms/${room}/matches/${match}/replay`;
export const proof = (room: string, match: number) => request<Proof>(proofFile(room, match));
