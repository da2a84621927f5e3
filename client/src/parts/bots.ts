// How bots are called and described: in the words of the page, where they are ours; else by what their package says.
import { create, offer } from "../lib/api";
import { has, t } from "../lib/text.svelte";
import type { BotView, Offer, Plan } from "../protocol";
import { letterOf } from "./seats";

/** A level, or another package's bot by its name. */
export function levelOf(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** The name of a bot in a seat: no two seats' of a table are the same. */
export function botName(bot: string, seat: number): string {
  if (has(`bot-${bot}-name`)) return t(`bot-${bot}-name`, { seat });
  return t("bot-name", { level: levelOf(bot), letter: letterOf(seat) });
}

/** How it plays. */
export function botAbout(bot: BotView): string {
  return has(`bot-${bot.name}-about`) ? t(`bot-${bot.name}-about`) : (bot.about ?? "");
}

export function characterOf(offer: Offer | null, bot: string | null | undefined): BotView | undefined {
  return offer?.characters?.find(({ name }) => name === bot);
}

/** The bot to begin with. */
export function usualBot(offer: Offer): string | null {
  return offer.bots.includes("medium") ? "medium" : (offer.bots.at(-1) ?? null);
}

/** Make a room where the usual bot has all seats but the first. */
export async function createAgainstBots(plan: Plan, name: string): Promise<string> {
  const bot = usualBot(await offer());
  return create({ plan, name, bots: Array.from({ length: plan.players }, (_, seat) => (seat ? bot : null)) });
}
