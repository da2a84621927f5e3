// What is being chosen on the board: boards write it, the row below the board says it. One board is played at a time.
import { settings } from "../lib/settings.svelte";

/** A whole move that is shown before it is made. */
export interface Preview {
  notation: string;
  yes(): void;
  no(): void;
}

class Choice {
  held = $state.raw<{ name: string; moves: string[] } | null>(null); // a piece, and the moves that it can still make
  preview = $state.raw<Preview | null>(null);
  advice = $state.raw<string[]>([]); // moves whose pieces glow, the best first
  acted = false; // the next change of the board is by one's own move
  /** Whether the page has a row in which a move can be confirmed. */
  confirms = false;

  /** Whether a move waits for a yes; `slip`: it was made by one touch alone. */
  careful(slip: boolean): boolean {
    if (!this.confirms || settings.confirm === "never") return false;
    return slip || settings.confirm === "always";
  }
}

export const choice = new Choice();
