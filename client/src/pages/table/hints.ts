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
    .map(({ move, expected }) => ({ move, chance: chance(expected, seat) }))
    .sort((one, other) => other.chance - one.chance);
  return exact ? shown.filter((each) => each.chance === shown[0]!.chance) : shown;
}

/** From a share of what can be won, 1 and all others lose, to a chance. */
function chance(expected: number[], seat: number): number {
  return Math.round((100 * ((expected[seat] ?? 0) * (expected.length - 1) + 1)) / expected.length);
}
