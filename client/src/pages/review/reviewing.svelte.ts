// The review of a match: asked for, waited for, shown as far as it is, had.
import { beginReview, Failed, reviewOf } from "../../lib/api";
import type { ReviewState } from "../../protocol";

const ASK_AGAIN = 1000; // milliseconds
const LATER = 4000; // when the server is busy, or away
const PASSES = ["lost", "slow_down", "busy", "unavailable"]; // what need not be so in a moment

export class Reviewing {
  state = $state.raw<ReviewState | null>(null);
  failed = $state<string | null>(null); // why there is none
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;
  private again = true; // whether one that was lost is asked for once more

  constructor(
    private readonly room: string,
    private readonly match: number,
  ) {
    void this.begin();
  }

  async begin(): Promise<void> {
    this.failed = null;
    await this.take(() => beginReview(this.room, this.match));
  }

  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
  }

  private async take(ask: () => Promise<ReviewState>): Promise<void> {
    try {
      this.show(await ask());
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      if (this.state?.state === "running" && PASSES.includes(error.code)) this.ask(LATER);
      else this.failed = error.code;
    }
  }

  private show(found: ReviewState): void {
    const before = this.state;
    if (found.state === "none" && before?.state === "running" && this.again) {
      this.again = false; // whoever made it is gone
      void this.begin();
      return;
    }
    // Another process than the one that makes it knows only how far it is.
    this.state =
      found.state === "running" && before ? { ...found, review: found.review ?? before.review } : found;
    if (found.state === "none") this.failed = "none";
    else if (found.state === "running") this.ask(ASK_AGAIN);
  }

  private ask(wait: number): void {
    if (this.left) return;
    this.timer = setTimeout(() => void this.take(() => reviewOf(this.room, this.match)), wait);
  }
}
