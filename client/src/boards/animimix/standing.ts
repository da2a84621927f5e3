// Who has how many cards of a species as far as the viewer knows (ANI-13).
import type { View } from "./game";

/** A player's cards of a species: those taken from the grid, and those kept where they are shown. */
export function known(view: View, seat: number, species: string): number {
  const player = view.seats[seat]!;
  return (player.taken[species] ?? 0) + (player.kept_cards?.[species] ?? 0);
}

/** The seats with the most cards of a species; none if nobody has one. */
export function leaders(view: View, species: string): number[] {
  const counts = view.seats.map((_, seat) => known(view, seat, species));
  const most = Math.max(...counts);
  return most ? counts.flatMap((count, seat) => (count === most ? [seat] : [])) : [];
}
