// Where things are on the ark: a cell is 100 wide. On narrow screens the ark is turned, its bow at the top.
import type { Enclosure } from "./game";

export const CELL = 100;
export interface Spot {
  x: number;
  y: number;
}

export class Plan {
  readonly columns: number;

  constructor(
    readonly ark: string[],
    readonly turned: boolean,
  ) {
    this.columns = ark[0]?.length ?? 0;
  }

  /** Left, top, width and height of the drawing. */
  get box(): string {
    const along = this.columns * CELL;
    return this.turned ? `-80 -125 560 ${along + 215}` : `-90 -80 ${along + 215} 560`;
  }

  /** From the ark's own directions to the drawing's. */
  get turn(): string {
    return this.turned ? `matrix(0 -1 1 0 0 ${this.columns * CELL})` : "";
  }

  get cells(): string[] {
    return this.ark.flatMap((row, y) =>
      Array.from(row).flatMap((sign, x) => (sign === "#" ? [`${letter(x)}${y + 1}`] : [])),
    );
  }

  /** The middle of a cell. */
  cell(name: string): Spot {
    const { x, y } = corner(name);
    return this.at(x + 0.5, y + 0.5);
  }

  /** The middle of an edge, and whether it lies flat in the drawing. */
  edge(name: string): Spot & { flat: boolean } {
    const { x, y } = corner(name);
    const flat = "ns".includes(name[2]!);
    return { ...(flat ? this.at(x + 0.5, y) : this.at(x, y + 0.5)), flat: flat !== this.turned };
  }

  /** A pitch space lies a little outside of its corner, on the rim; in a nook its reach leaves the planks alone. */
  point(name: string): Spot & { corner: Spot; reach: number } {
    const { x, y } = corner(name);
    let [dx, dy, cells] = [0, 0, 0];
    for (const [cx, cy] of [
      [x - 1, y - 1],
      [x, y - 1],
      [x - 1, y],
      [x, y],
    ] as const)
      if (this.ark[cy]?.[cx] === "#") [dx, dy, cells] = [dx + x - cx - 0.5, dy + y - cy - 0.5, cells + 1];
    const far = 0.3 / Math.hypot(dx, dy);
    return { ...this.at(x + dx * far, y + dy * far), corner: this.at(x, y), reach: cells === 3 ? 24 : 35 };
  }

  /** Marks of rows and columns, beside the ark. */
  get axes(): (Spot & { text: string })[] {
    const columns = Array.from({ length: this.columns }, (_, x) => {
      const high = x < 2 || x >= this.columns - 2;
      return { ...this.at(x + 0.5, high ? 0.72 : -0.28), text: letter(x) };
    });
    const rows = this.ark.map((_, y) => ({ ...this.at(y % 3 ? -0.28 : 1.72, y + 0.5), text: `${y + 1}` }));
    return [...columns, ...rows];
  }

  private at(x: number, y: number): Spot {
    return this.turned ? { x: y * CELL, y: (this.columns - x) * CELL } : { x: x * CELL, y: y * CELL };
  }
}

function letter(column: number): string {
  return String.fromCharCode(97 + column);
}

/** The row of a cell that a place is named by. */
export function rowOf(name: string): string {
  return name[1]!;
}

/** The upper left corner of a cell or an edge, or a corner itself: `c1`, `c1n`, `c1nw`. */
export function corner(name: string): Spot {
  const side = name.slice(2);
  return {
    x: name.charCodeAt(0) - 97 + (side.includes("e") ? 1 : 0),
    y: Number(rowOf(name)) - 1 + (side.includes("s") ? 1 : 0),
  };
}

/** Rim of the ark, seen from above: the stern on the left, the bow on the right. */
export function hull(columns: number): string {
  const w = columns * CELL;
  return (
    `M-62 105C-60 20 60-58 200-62L${w - 200}-62C${w - 60}-60 ${w + 45} 70 ${w + 108} 200` +
    `C${w + 45} 330 ${w - 60} 460 ${w - 200} 462L200 462C60 458-60 380-62 295Q-82 200-62 105Z`
  );
}

/** Where the two animals of a pair stand, and how large. */
export function stand(pen: Enclosure, plan: Plan): { spots: [Spot, Spot]; size: number } {
  const spots = pen.cells.map((name) => plan.cell(name));
  if (spots.length === 1) {
    const { x, y } = spots[0]!;
    return { spots: [at(x - 19, y - 8), at(x + 19, y - 2)], size: 54 };
  }
  for (const a of spots)
    for (const b of spots)
      if (a !== b && Math.hypot(a.x - b.x, a.y - b.y) <= CELL) return { spots: [a, b], size: 86 };
  return { spots: [spots[0]!, spots[1]!], size: 86 };
}

/** A small pair stands in a corner of the last cell. */
export function standSmall(pen: Enclosure, plan: Plan): { spots: [Spot, Spot]; size: number } {
  const { x, y } = plan.cell(pen.cells.at(-1)!);
  if (pen.large === null) return { spots: [at(x - 20, y - 6), at(x + 20, y - 6)], size: 40 };
  return { spots: [at(x - 28, y + 27), at(x + 2, y + 27)], size: 31 };
}

function at(x: number, y: number): Spot {
  return { x, y };
}
