"""Planks and cubes on the ark, and the enclosures they make (ARK-26 to ARK-29, ARK-60)."""

from typing import Any

from arkade.games.arknoah.components import (
    BESIDE,
    CELL_EDGES,
    EDGE_CELLS,
    MAX_PEN,
    NOTHING,
    OUTLINE,
    OUTLINE_AT,
    OUTLINE_SIZE,
    POINT_EDGES,
    ROUND,
    WATER,
)
from arkade.games.arknoah.state import INSIDE
from arkade.kernel.rule import rule

# A group of up to four cells in one number: eight bits a cell, how many of them above.
BITS = 8
COUNT = BITS * MAX_PEN


@rule
def cell_of(group, i):
    """The i-th cell of a group."""
    return group >> BITS * i & 255


@rule
def put_plank(s, edge, p):
    """A plank on a free edge (ARK-26); either side may become an enclosure by it (ARK-27)."""
    s.plank[edge] = p
    if OUTLINE_AT[s.players, edge] != NOTHING:
        s.open_outline -= 1
    for side in range(2):
        cell = EDGE_CELLS[s.players, edge, side]
        if cell != WATER and s.pen[cell] == NOTHING:
            group = surrounded(s, cell)
            if group != NOTHING:
                enclose(s, group)


@rule
def surrounded(s, start):
    """The cells joined with a cell, if planks surround them and they are not too many; else NOTHING (ARK-27).

    A flood over the neighbours of one cell after the other that gives up at the water and at the fifth cell.
    """
    plank = s.plank
    group = int(start)
    size, i = 1, 0
    while i < size:
        cell = cell_of(group, i)
        i += 1
        for side in range(4):
            edge = CELL_EDGES[cell, side]
            if plank[edge] >= 0:
                continue
            beyond = int(BESIDE[s.players, cell, side])
            if beyond == WATER:
                return NOTHING
            known = False
            for j in range(size):
                known = known or cell_of(group, j) == beyond
            if not known:
                if size == MAX_PEN:
                    return NOTHING
                group |= beyond << BITS * size
                size += 1
    return group | size << COUNT


@rule
def enclose(s, group):
    """A new enclosure: planks inside go back (ARK-28); its wall and its pitch spaces are counted."""
    size = group >> COUNT
    pen = cell_of(group, 0)
    for i in range(1, size):
        pen = min(pen, cell_of(group, i))
    for i in range(size):
        s.pen[cell_of(group, i)] = pen
    s.pen_cells[pen] = size
    for i in range(size):
        for side in range(4):
            edge = CELL_EDGES[cell_of(group, i), side]
            if inside(s, edge, pen):
                clear(s, edge)
            else:
                s.pen_wall[pen, s.plank[edge]] += 1
                count_pitch(s, edge, pen)


@rule
def inside(s, edge, pen):
    """Whether both sides of an edge are in the enclosure."""
    for side in range(2):
        cell = EDGE_CELLS[s.players, edge, side]
        if cell == WATER or s.pen[cell] != pen:
            return False
    return True


@rule
def clear(s, edge):
    """An edge inside a finished enclosure bears no plank for ever; one that is there goes back (ARK-28)."""
    owner = s.plank[edge]
    if owner >= 0:
        s.plank_supply[owner] += 1
    s.plank[edge] = INSIDE


@rule
def count_pitch(s, edge, pen):
    """The pitch spaces at both ends of a wall's edge on the outline, each once (ARK-60).

    The space where an edge begins is counted with this edge; the one where it ends is the beginning of the next, and
    counted here only if that is not in the wall.
    """
    at = OUTLINE_AT[s.players, edge]
    if at == NOTHING:
        return
    add_point(s, ROUND[s.players, at], pen)
    following = (at + 1) % OUTLINE_SIZE[s.players]
    if not touches(s, OUTLINE[s.players, following], pen):
        add_point(s, ROUND[s.players, following], pen)


@rule
def touches(s, edge, pen):
    """Whether an edge belongs to a cell of the enclosure."""
    for side in range(2):
        cell = EDGE_CELLS[s.players, edge, side]
        if cell != WATER and s.pen[cell] == pen:
            return True
    return False


@rule
def add_point(s, point, pen):
    """A pitch space touches the enclosure."""
    s.pen_pitch[pen] += 1
    s.pen_cubes[pen] += s.cube[point]


@rule
def takes_cube(s: Any, point: int) -> Any:
    """Whether a pitch space of this ark is empty and between two planks (ARK-29)."""
    first, second = POINT_EDGES[s.players, point, 0], POINT_EDGES[s.players, point, 1]
    return first != NOTHING and s.cube[point] == 0 and s.plank[first] >= 0 and s.plank[second] >= 0


@rule
def put_cube(s, point):
    """A cube on a pitch space; enclosures that it touches have one more (ARK-29, ARK-60)."""
    s.cube[point] = 1
    first = pen_along(s, POINT_EDGES[s.players, point, 0])
    second = pen_along(s, POINT_EDGES[s.players, point, 1])
    if first != NOTHING:
        s.pen_cubes[first] += 1
    if second != NOTHING and second != first:
        s.pen_cubes[second] += 1


@rule
def pen_along(s, edge):
    """The enclosure at an edge of the outline, or NOTHING."""
    for side in range(2):
        cell = EDGE_CELLS[s.players, edge, side]
        if cell != WATER:
            return s.pen[cell]
    return NOTHING


@rule
def repaint(s, edge, owner):
    """A plank becomes another player's; the walls that it is part of with it (ARK-24)."""
    before = s.plank[edge]
    s.plank[edge] = owner
    for side in range(2):
        cell = EDGE_CELLS[s.players, edge, side]
        if cell != WATER and s.pen[cell] != NOTHING:
            s.pen_wall[s.pen[cell], before] -= 1
            s.pen_wall[s.pen[cell], owner] += 1


@rule
def on_outline(s, p):
    """How many planks of a player are on the outline (ARK-43)."""
    found = 0
    for at in range(OUTLINE_SIZE[s.players]):
        found += s.plank[OUTLINE[s.players, at]] == p
    return found
