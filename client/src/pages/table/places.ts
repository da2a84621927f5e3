// The order in which a match ended.
import type { Result } from "../../protocol";

export interface Place {
  seat: number;
  place: number; // from 1; those with equal points share one, but a tie that was broken
  score: number;
  won: boolean;
}

/** Winners first, then by points: downwards, or upwards where the fewest win, which the winners' own points tell. */
export function placesOf({ scores, winners }: Result): Place[] {
  const best = scores[winners[0] ?? 0] ?? 0;
  const fewest = scores.some((score) => score > best);
  const order = scores
    .map((score, seat) => ({ seat, score, won: winners.includes(seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || (fewest ? a.score - b.score : b.score - a.score));
  return order.map((each) => ({
    ...each,
    place: 1 + order.findIndex(({ score, won }) => score === each.score && won === each.won),
  }));
}
