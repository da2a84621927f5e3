// The tables of this guest, and those open to everybody, as the server knows them.
import type { TableCard, Tables } from "../protocol";
import { tables } from "./api";

const OFTEN = 15_000; // milliseconds between looks while the page is seen
const SELDOM = 120_000; // and while it is not
const FIRST = 8_000; // a page other than the list loads in peace before

/** Whether a table waits for one's move. */
export function waits(card: TableCard): boolean {
  return card.state === "playing" && !card.closed && card.mine != null && card.turn === card.mine;
}

class Mine {
  all = $state.raw<Tables | null>(null);

  /** How many tables wait, beside the one that is shown. */
  waiting(path: string): number {
    return this.all?.mine.filter((card) => waits(card) && path !== `/room/${card.room}`).length ?? 0;
  }

  async look(): Promise<void> {
    this.all = await tables().catch(() => this.all);
  }

  /** Look again and again; call within an effect. */
  watch(now: boolean): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      clearTimeout(timer);
      void this.look().then(() => (timer = setTimeout(again, document.hidden ? SELDOM : OFTEN)));
    };
    const seen = () => document.hidden || again();
    document.addEventListener("visibilitychange", seen);
    timer = setTimeout(again, now ? 0 : FIRST);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }
}

export const mine = new Mine();
