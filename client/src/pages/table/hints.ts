// What of the judge's advice is shown.
import type { Advice, Hint } from "../../protocol";

const MOST = 3;

export interface Advised extends Advice {
  chance: number; // to win, in percent
  says: string; // the text that tells it
}

/** The best moves first; those that nobody can tell apart from the best say so. Of an exact end none that is worse. */
export function bestOf({ moves, exact }: Hint, seat: number): Advised[] {
  const shown = moves.slice(0, MOST).filter(({ equal }) => equal || !exact);
  const ties = shown.filter(({ equal }) => equal).length > 1;
  return shown.map((advice) => ({
    ...advice,
    chance: Math.round(100 * advice.chances[seat]!),
    says: exact ? "hint-exact" : ties && advice.equal ? "hint-equal" : "hint-odds",
  }));
}
