// One question at a time, and always the newest: what was wished meanwhile replaces what waits.
import { Failed } from "./api";
import { Refusal } from "./socket";

const REST = 300; // milliseconds until a server that was asked too much is asked again

export class Newest<Wish, Found> {
  /** What is asked, or will be. */
  wanted: Wish | null = null;
  private busy = false;

  constructor(
    private readonly ask: (wish: Wish) => Promise<Found>,
    private readonly found: (found: Found) => void,
    private readonly failed: (error: unknown) => void,
  ) {}

  want(wish: Wish): void {
    this.wanted = wish;
    if (!this.busy) void this.work();
  }

  /** Nothing is wanted any more, nor what was asked already. */
  forget(): void {
    this.wanted = null;
  }

  private get dropped(): boolean {
    return this.wanted === null;
  }

  private async work(): Promise<void> {
    this.busy = true;
    while (this.wanted !== null) {
      const wish = this.wanted;
      try {
        const found = await this.ask(wish);
        if (!this.dropped) this.found(found);
      } catch (error) {
        if (tooFast(error)) {
          await new Promise((rested) => setTimeout(rested, REST));
          continue;
        }
        if (!this.dropped) this.failed(error);
      }
      if (this.wanted === wish) this.wanted = null;
    }
    this.busy = false;
  }
}

function tooFast(error: unknown): boolean {
  return (error instanceof Refusal || error instanceof Failed) && error.code === "slow_down";
}
