// How seats look: a letter, a colour and a pattern each.
export const PATTERNS = ["plain", "stripes", "dots", "checks", "waves", "rays"] as const;

export function letterOf(seat: number): string {
  return String.fromCharCode(65 + seat);
}

/** Classes of a seat's colour and pattern (see tokens.css). */
export function seatClass(seat: number): string {
  return `seat-${seat % PATTERNS.length}`;
}
