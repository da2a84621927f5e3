// What a plank would finish: groups of cells that it would close (ARK-27), for the picture of it.
import type { View } from "./game";
import { corner } from "./geometry";

export interface Group {
  cells: string[];
  wall: number[]; // planks in it by seat
}

/** The enclosures that a plank of a seat on a free edge would finish, with the wall each would have. */
export function closedBy(place: string, seat: number, view: View): Group[] {
  const sides = new Map(Object.keys(view.edges).map((name) => [spot(name), name]));
  const owners = { ...view.edges, [place]: seat };
  const { x, y } = corner(place);
  const before = flat(place) ? group(x, y - 1, sides, owners, view) : group(x - 1, y, sides, owners, view);
  const found = [before, group(x, y, sides, owners, view)].filter((each) => each !== null);
  return found.filter(({ cells }, i) => !found.slice(0, i).some((other) => other.cells.includes(cells[0]!)));
}

function group(
  x: number,
  y: number,
  sides: Map<string, string>,
  owners: View["edges"],
  view: View,
): Group | null {
  if (!isCell(x, y, view)) return null;
  const most = Math.max(...Object.values(view.species).map(({ size }) => size)); // no animal needs more
  const cells = new Set([nameOf(x, y)]);
  const met = new Map<string, number>(); // planks, by how many of their sides are inside
  for (const cell of cells) {
    if (cells.size > most) return null;
    const at = corner(cell);
    for (const [side, nx, ny] of around(at.x, at.y)) {
      const edge = sides.get(side)!;
      if (owners[edge] != null) met.set(edge, (met.get(edge) ?? 0) + 1);
      else if (isCell(nx, ny, view)) cells.add(nameOf(nx, ny));
      else return null;
    }
  }
  const wall = view.seats.map(() => 0);
  for (const [edge, times] of met) if (times === 1) wall[owners[edge]!]! += 1;
  return { cells: [...cells].sort(), wall };
}

function around(x: number, y: number): [string, number, number][] {
  return [
    [`h${x},${y}`, x, y - 1],
    [`h${x},${y + 1}`, x, y + 1],
    [`v${x},${y}`, x - 1, y],
    [`v${x + 1},${y}`, x + 1, y],
  ];
}

function spot(edge: string): string {
  const { x, y } = corner(edge);
  return `${flat(edge) ? "h" : "v"}${x},${y}`;
}

function flat(edge: string): boolean {
  return "ns".includes(edge[2]!);
}

function isCell(x: number, y: number, view: View): boolean {
  return view.ark[y]?.[x] === "#";
}

function nameOf(x: number, y: number): string {
  return `${String.fromCharCode(97 + x)}${y + 1}`;
}
