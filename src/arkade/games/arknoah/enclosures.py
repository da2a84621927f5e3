"""Planks and cubes on the ark, and the enclosures they make (ARK-26 to ARK-29, ARK-60)."""

from typing import Any

import numpy as np

from arkade.games.arknoah.components import (
    BESIDE,
    CELL_EDGES,
    EAST,
    EDGE_CELLS,
    EDGE_SIDES,
    IN_ARK,
    MAX_PEN,
    MAX_PLAYERS,
    N_CELLS,
    N_EDGES,
    NORTH,
    NOTHING,
    OUTLINE,
    OUTLINE_AT,
    OUTLINE_SIZE,
    POINT_EDGES,
    ROUND,
    SOUTH,
    WATER,
    WEST,
)
from arkade.games.arknoah.sets import count, lowest
from arkade.games.arknoah.state import FREE, INSIDE, NO_EDGE
from arkade.kernel.arrays import fill
from arkade.kernel.rule import rule

HALF = N_EDGES // 2  # of the edges in each of two sets of places, beside that of the pitch spaces
POINTS_SET = 2

# Sets of cells: those with another to the east, and to the south, whose number is higher by 12, or by 14.
EASTERN = sum(1 << cell for cell in range(N_CELLS) if BESIDE[MAX_PLAYERS, cell, EAST] != WATER)
BY_12, BY_14 = (
    sum(1 << cell for cell in range(N_CELLS) if BESIDE[MAX_PLAYERS, cell, SOUTH] == cell + more) for more in (12, 14)
)
#: By number of players and side: the cells with water beyond it.
SHORE = np.zeros((MAX_PLAYERS + 1, 4), np.int64)
for _players in range(2, MAX_PLAYERS + 1):
    for _cell in np.flatnonzero(IN_ARK[_players]).tolist():
        for _side in range(4):
            if BESIDE[_players, _cell, _side] == WATER:
                SHORE[_players, _side] |= 1 << _cell


@rule
def clear_ark(s):
    """The ark without anything on it (ARK-02)."""
    for edge in range(N_EDGES):
        there = EDGE_CELLS[s.players, edge, 0] != WATER or EDGE_CELLS[s.players, edge, 1] != WATER
        s.plank[edge] = FREE if there else NO_EDGE
        if there:
            s.places[edge // HALF] |= np.int64(1) << edge % HALF
    for cell in range(N_CELLS):
        for side in range(4):
            s.open[side] |= IN_ARK[s.players, cell] << cell
    s.open_outline = OUTLINE_SIZE[s.players]
    fill(s.pen, NOTHING)
    fill(s.pen_large, NOTHING)
    fill(s.pen_small, NOTHING)


@rule
def put_plank(s, edge, p):
    """A plank on a free edge (ARK-26); either side may become an enclosure by it (ARK-27)."""
    s.plank[edge] = p
    s.places[edge // HALF] ^= np.int64(1) << edge % HALF
    at = OUTLINE_AT[s.players, edge]
    if at != NOTHING:
        s.open_outline -= 1
        s.rim[p] += 1
        open_point(s, ROUND[s.players, at])
        open_point(s, ROUND[s.players, (at + 1) % OUTLINE_SIZE[s.players]])
    for i in range(2):
        cell = EDGE_CELLS[s.players, edge, i]
        if cell != WATER and s.pen[cell] == NOTHING:
            s.open[EDGE_SIDES[edge, i]] ^= np.int64(1) << cell
            s.sides[p] += 1
    for i in range(2):
        cell = EDGE_CELLS[s.players, edge, i]
        if cell != WATER and s.pen[cell] == NOTHING:
            group = surrounded(s, cell)
            if group != 0:
                enclose(s, group)


@rule
def open_point(s, point):
    """A pitch space may take a cube from now on if both its edges have planks (ARK-29)."""
    if s.plank[POINT_EDGES[s.players, point, 0]] >= 0 and s.plank[POINT_EDGES[s.players, point, 1]] >= 0:
        s.places[POINTS_SET] |= np.int64(1) << point


@rule
def surrounded(s, cell):
    """The cells joined with a cell, if planks surround them and they are not too many; else none (ARK-27).

    A flood over free edges that gives up at the water and at the fifth cell.
    """
    north, east, south, west = s.open[NORTH], s.open[EAST], s.open[SOUTH], s.open[WEST]
    shore = SHORE[s.players]
    leaks = north & shore[NORTH] | east & shore[EAST] | south & shore[SOUTH] | west & shore[WEST]
    grown, group = np.int64(1) << cell, np.int64(0)
    while grown != group:
        group = grown
        if group & leaks != 0 or count(group) > MAX_PEN:
            return np.int64(0)
        grown |= to_north(group & north) | to_east(group & east) | to_south(group & south) | to_west(group & west)
    return group


@rule
def to_north(cells):
    """Those to the north of cells."""
    return cells >> 12 & BY_12 | cells >> 14 & BY_14


@rule
def to_east(cells):
    """Those to the east of cells."""
    return (cells & EASTERN) << 1


@rule
def to_south(cells):
    """Those to the south of cells."""
    return (cells & BY_12) << 12 | (cells & BY_14) << 14


@rule
def to_west(cells):
    """Those to the west of cells."""
    return cells >> 1 & EASTERN


@rule
def enclose(s, group):
    """A new enclosure: planks inside go back (ARK-28); its wall and its pitch spaces are counted."""
    pen = lowest(group)
    s.pens |= np.int64(1) << pen
    s.hungry |= group
    s.pen_cells[pen] = count(group)
    cells = group
    while cells != 0:
        s.pen[lowest(cells)] = pen
        cells &= cells - 1
    for side in range(4):
        s.open[side] &= ~group
    cells = group
    while cells != 0:
        cell = lowest(cells)
        cells &= cells - 1
        for side in range(4):
            edge = CELL_EDGES[cell, side]
            if inside(s, edge, pen):
                clear(s, edge)
            else:
                owner = s.plank[edge]
                s.sides[owner] -= 1
                s.pen_wall[pen, owner] += 1
                s.shares[owner] |= group
                count_pitch(s, edge, pen)
    offer(s, pen)


@rule
def inside(s, edge, pen):
    """Whether both sides of an edge are in the enclosure."""
    for i in range(2):
        cell = EDGE_CELLS[s.players, edge, i]
        if cell == WATER or s.pen[cell] != pen:
            return False
    return True


@rule
def clear(s, edge):
    """An edge inside a finished enclosure bears no plank for ever; one that is there goes back (ARK-28)."""
    owner = s.plank[edge]
    if owner >= 0:
        s.plank_supply[owner] += 1
        s.sides[owner] -= 2
    elif owner == FREE:
        s.places[edge // HALF] ^= np.int64(1) << edge % HALF
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
    if pen_along(s, OUTLINE[s.players, following]) != pen:
        add_point(s, ROUND[s.players, following], pen)


@rule
def add_point(s, point, pen):
    """A pitch space touches the enclosure."""
    s.pen_pitch[pen] += 1
    s.pen_cubes[pen] += s.cube[point]


@rule
def takes_cube(s: Any, point: int) -> Any:
    """Whether a pitch space of this ark is empty and between two planks (ARK-29)."""
    return s.places[POINTS_SET] >> point & 1


@rule
def put_cube(s, point):
    """A cube on a pitch space; enclosures that it touches have one more (ARK-29, ARK-60)."""
    s.cube[point] = 1
    s.places[POINTS_SET] &= ~(np.int64(1) << point)
    first = pen_along(s, POINT_EDGES[s.players, point, 0])
    second = pen_along(s, POINT_EDGES[s.players, point, 1])
    if first != NOTHING:
        s.pen_cubes[first] += 1
        offer(s, first)
    if second != NOTHING and second != first:
        s.pen_cubes[second] += 1
        offer(s, second)


@rule
def pen_along(s, edge):
    """The enclosure at an edge of the outline, or NOTHING."""
    inland = 1 if EDGE_CELLS[s.players, edge, 0] == WATER else 0
    return s.pen[EDGE_CELLS[s.players, edge, inland]]


@rule
def offer(s, pen):
    """An enclosure whose food and pitch are as a pair needs them is vacant, in the quick game any (ARK-32, ARK-56)."""
    if s.quick or (s.pen_fed[pen] == s.pen_cells[pen] and s.pen_cubes[pen] == s.pen_pitch[pen]):
        s.vacant[0] |= np.int64(1) << pen
        s.vacant[s.pen_cells[pen]] |= np.int64(1) << pen


@rule
def repaint(s, edge, owner):
    """A plank becomes another player's; the walls that it is part of with it (ARK-24)."""
    before = s.plank[edge]
    s.plank[edge] = owner
    if OUTLINE_AT[s.players, edge] != NOTHING:
        s.rim[before] -= 1
        s.rim[owner] += 1
    for i in range(2):
        cell = EDGE_CELLS[s.players, edge, i]
        if cell != WATER:
            pen = s.pen[cell]
            if pen == NOTHING:
                s.sides[before] -= 1
                s.sides[owner] += 1
            else:
                s.pen_wall[pen, before] -= 1
                s.pen_wall[pen, owner] += 1
                cells = cells_of(s, pen)
                s.shares[owner] |= cells
                if s.pen_wall[pen, before] == 0:
                    s.shares[before] &= ~cells


@rule
def cells_of(s, pen):
    """The cells of an enclosure."""
    cells = np.int64(0)
    for cell in range(pen, N_CELLS):
        cells |= np.int64(s.pen[cell] == pen) << cell
    return cells
