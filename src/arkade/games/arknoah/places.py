"""The ark for reading: areas, enclosures and their places, in plain Python for reasons and outlooks."""

from typing import Any

from arkade.games.arknoah.components import (
    CELL_EDGES,
    EDGE_CELLS,
    EDGES,
    MAX_PLAYERS,
    N_CELLS,
    OUTLINE_SIZE,
    POINT_EDGES,
    ROUND,
    WATER,
)
from arkade.games.arknoah.enclosures import SHORE, to_east, to_north, to_south, to_west

STEPS: tuple[Any, ...] = (to_north, to_east, to_south, to_west)  # in the order of the sides


def _inland(players: int, edge: int) -> int:
    """The cell at an edge of the outline."""
    first, second = EDGE_CELLS[players, edge].tolist()
    return int(second if first == WATER else first)


#: By number of players: every pitch space of the ark with the cells along the two edges that meet there (ARK-60).
POINT_CELLS: list[dict[int, tuple[int, ...]]] = [
    {
        point: tuple(_inland(players, edge) for edge in POINT_EDGES[players, point].tolist())
        for point in ROUND[players, : OUTLINE_SIZE[players]].tolist()
    }
    for players in range(MAX_PLAYERS + 1)
]


def members(cells: int) -> list[int]:
    """The cells of a set."""
    return [cell for cell in range(N_CELLS) if cells >> cell & 1]


def enclosures(s: Any) -> list[int]:
    """All that are finished, each by its first cell."""
    return members(int(s.pens))


def area(players: int, sides: list[int], cell: int) -> tuple[list[int], list[str]]:
    """The cells joined with a cell outside of enclosures, and their edges on the outline that are open (ARK-27).

    `sides` are the cells whose edge is free, by side.
    """
    shore = SHORE[players].tolist()
    grown, group = 1 << cell, 0
    while grown != group:
        group = grown
        for step, free, water in zip(STEPS, sides, shore, strict=True):
            grown |= step(group & free & ~water)
    leaks = [EDGES[CELL_EDGES[leak, side]] for side in range(4) for leak in members(group & sides[side] & shore[side])]
    return members(group), leaks


def pitch_spaces(players: int, cells: list[int]) -> list[int]:
    """The pitch spaces that touch an enclosure of these cells (ARK-60)."""
    return [point for point, beside in POINT_CELLS[players].items() if not set(beside).isdisjoint(cells)]


def cells_of(s: Any, pen: int) -> list[int]:
    """The cells of an enclosure."""
    return [cell for cell, of in enumerate(s.pen.tolist()) if of == pen]
