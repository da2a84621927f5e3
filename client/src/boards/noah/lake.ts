// Where the boats lie on the lake: in a ring if it is about as wide as high, in rows of 1, 2, 2 or of 3, 2 otherwise.

type Point = [x: number, y: number]; // in hundredths of the lake

export interface Lake {
  shape: "ring" | "tall" | "flat";
  boats: Point[]; // boat 1 first
}

const RING: Lake = {
  shape: "ring",
  boats: [
    [50, 16.5],
    [81.5, 46],
    [69, 82.5],
    [31, 82.5],
    [18.5, 46],
  ],
};
const TALL: Lake = {
  shape: "tall",
  boats: [
    [50, 23.5],
    [75.5, 53.5],
    [75.5, 84],
    [24.5, 84],
    [24.5, 53.5],
  ],
};
const FLAT: Lake = {
  shape: "flat",
  boats: [
    [50, 25.5],
    [88, 25.5],
    [69, 75],
    [31, 75],
    [12, 25.5],
  ],
};

/** The lake for a box, by its width and height. */
export function lakeFor(width: number, height: number): Lake {
  if (width > 2.5 * height) return FLAT;
  return width < 0.9 * height ? TALL : RING;
}
