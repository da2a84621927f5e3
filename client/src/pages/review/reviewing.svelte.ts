// The review of a match: asked for, waited for, had.
import { beginReview, Failed, reviewOf } from "../../lib/api";
import type { ReviewState } from "../../protocol";

const ASK_AGAIN = 1000; // milliseconds

export class Reviewing {
  state = $state.raw<ReviewState | null>(null);
  failed = $state<string | null>(null); // why there is none
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

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
      this.state = await ask();
      if (this.state.state === "none") this.failed = "none";
      else if (this.state.state === "running" && !this.left)
        this.timer = setTimeout(() => void this.take(() => reviewOf(this.room, this.match)), ASK_AGAIN);
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      this.failed = error.code;
    }
  }
}
