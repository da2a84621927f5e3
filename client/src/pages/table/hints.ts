// What of the bot's advice is shown.
import type { Hint, LegalMove } from "../../protocol";

const MOST = 3;

export interface Advised {
  move: LegalMove;
  chance: number; // to win, in percent
}

/** The moves that the bot looked at most, the best first; where it knows the end, none that is worse. */
export function bestOf({ moves, exact }: Hint, seat: number): Advised[] {
  const shown = moves
    .slice(0, MOST)
    .map(({ move, chances }) => ({ move, chance: Math.round(100 * chances[seat]!) }))
    .sort((one, other) => other.chance - one.chance);
  return exact ? shown.filter((each) => each.chance === shown[0]!.chance) : shown;
}
