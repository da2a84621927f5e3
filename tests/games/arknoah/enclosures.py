"""Enclosures found another way: plain Python, union–find over all cells, from names alone.

Independent of the rules: it knows the picture of an ark and how edges are named, and none of the rules' tables.
"""

from collections.abc import Sequence

from arkade.games.arknoah.components import picture

COLUMNS = "abcdefghijklmn"
STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


def beside(name: str) -> tuple[str, str]:
    """The cell that an edge such as c2n is named by, and the one beyond, if there is one."""
    dx, dy = STEPS[name[2]]
    x = COLUMNS.index(name[0]) + dx
    return name[:2], f"{COLUMNS[x]}{int(name[1]) + dy}" if 0 <= x < len(COLUMNS) else "water"


class Ark:
    """An ark as a graph: its cells and, as one more node, the water, joined by edges. Edges go by number."""

    def __init__(self, players: int, names: Sequence[str]) -> None:
        rows = enumerate(picture(players), start=1)
        self.cells = [f"{COLUMNS[x]}{y}" for y, row in rows for x, sign in enumerate(row) if sign == "#"]
        number = {cell: i for i, cell in enumerate(self.cells)}
        water = len(self.cells)
        self.ends = [tuple(number.get(cell, water) for cell in beside(name)) for name in names]

    def enclosures(self, planks: Sequence[bool]) -> list[list[str]]:
        """Groups of one to four cells from which no way leads to the water (ARK-27)."""
        parent = list(range(len(self.cells) + 1))
        for (a, b), there in zip(self.ends, planks, strict=True):
            if not there:
                while parent[a] != a:
                    parent[a] = a = parent[parent[a]]
                while parent[b] != b:
                    parent[b] = b = parent[parent[b]]
                parent[a] = b
        found: dict[int, list[str]] = {}
        for i, cell in enumerate([*self.cells, "water"]):
            while parent[i] != i:
                i = parent[i]
            found.setdefault(i, []).append(cell)
        return [group for group in found.values() if len(group) <= 4 and "water" not in group]

    def inside(self, edge: int, group: list[str]) -> bool:
        """Whether both sides of an edge are in a group."""
        return all(end < len(self.cells) and self.cells[end] in group for end in self.ends[edge])

    def placed(self, order: list[int]) -> tuple[list[list[str]], list[bool]]:
        """Planks put in this order, those inside a finished enclosure refused or returned (ARK-26, ARK-28): the
        enclosures and the edges that bear planks."""
        planks = [False] * len(self.ends)
        finished: list[list[str]] = []
        for edge in order:
            planks[edge] = not any(self.inside(edge, group) for group in finished)
            for group in self.enclosures(planks):
                if group not in finished:
                    finished.append(group)
                    planks = [there and not self.inside(edge, group) for edge, there in enumerate(planks)]
        return finished, planks
