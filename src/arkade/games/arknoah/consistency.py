"""What holds in every record of Ark & Noah: a state that comes from outside is checked by it."""

from typing import Any

import numpy as np

from arkade.games.arknoah.components import (
    CELL_EDGES,
    CUBES,
    EDGE_CELLS,
    FOOD_TILES,
    FROM_PLAYERS,
    IN_ARK,
    MAX_BONUS,
    MAX_PEN,
    MAX_PLAYERS,
    N_ACTIONS,
    N_CELLS,
    N_EDGES,
    N_POINTS,
    N_SPECIES,
    NOTHING,
    OUTLINE,
    OUTLINE_AT,
    OUTLINE_SIZE,
    PLANKS,
    POINT_EDGES,
    ROUND,
    SIZES,
    WATER,
)
from arkade.games.arknoah.enclosures import HALF, POINTS_SET
from arkade.games.arknoah.state import (
    ABOARD,
    BAG,
    BOARDING,
    BUILDING,
    DRAWING,
    DRAWN,
    FREE,
    INSIDE,
    LAST_FOOD,
    LEFT_PLANKS,
    LIFTING,
    LOADING,
    NO_EDGE,
    NOBODY,
    PHASES,
    SWAPPING_IN,
    SWAPPING_OUT,
    TAKING,
    UNUSED,
    WORKING,
)
from arkade.kernel.arrays import total
from arkade.kernel.record import OVER, ensure
from arkade.kernel.rule import rule


@rule
def conserved(s):
    """0 when all is well: planks, cubes, food, tiles and workers are all there, enclosures and loads are right."""
    fault = stocks_fault(s)
    if fault == 0:
        fault = tiles_fault(s)
    if fault == 0:
        fault = edges_fault(s)
    if fault == 0:
        fault = points_fault(s)
    if fault == 0:
        fault = pens_fault(s)
    if fault == 0:
        fault = places_fault(s)
    if fault == 0:
        fault = sets_fault(s)
    return fault


@rule
def stocks_fault(s):
    """27 planks of each colour, 36 cubes, 56 food tiles, every worker on one space (ARK-01, ARK-05)."""
    plank = s.plank
    laid = 0  # planks on the ark, eight bits a colour
    for edge in range(N_EDGES):
        if plank[edge] >= 0:
            laid += 1 << 8 * int(plank[edge])
    for p in range(MAX_PLAYERS):
        found, workers = s.planks[p] + s.plank_supply[p] + (laid >> 8 * p & 255), 0
        for space in range(N_ACTIONS):
            workers += int(s.current[space] == p) + int(s.done[space] == p)
        if found != (PLANKS if p < s.players else 0) or s.planks[p] < 0 or s.plank_supply[p] < 0:
            return 1
        if workers != (0 if s.quick or p >= s.players else s.workers):
            return 2
        if s.pitch[p] < 0 or s.food[p] < 0:
            return 3
    if total(s.pitch) + s.pitch_supply + total(s.cube) != (0 if s.quick else CUBES) or s.pitch_supply < 0:
        return 4
    if total(s.food) + s.food_supply + total(s.fed) != (0 if s.quick else FOOD_TILES) or s.food_supply < 0:
        return 5
    for space in range(N_ACTIONS):
        if s.bonus[space] < 0 or s.bonus[space] > MAX_BONUS:
            return 6
    return 0


@rule
def tiles_fault(s):
    """Every tile of this game in one place, pairs aboard together and in one enclosure (ARK-03, ARK-32)."""
    drawn, aboard, males, females = 0, 0, 0, 0
    for species in range(N_SPECIES):
        unused = FROM_PLAYERS[species] > s.players or (s.quick and SIZES[species] == 0)
        for tile in range(2 * species, 2 * species + 2):
            place = s.tile[tile]
            if (place == UNUSED) != unused or place < UNUSED or place >= s.players:
                return 11
            drawn += place == DRAWN
            aboard += place == ABOARD
        males += s.tile[2 * species] == BAG
        females += s.tile[2 * species + 1] == BAG
    if drawn != s.drawn or males != s.bag[0] or females != s.bag[1]:
        return 13
    large, small = s.pen_large, s.pen_small
    pairs = np.int64(0)  # as bits: species in enclosures
    for cell in range(N_CELLS):
        for species in (large[cell], small[cell]):
            if species != NOTHING:
                if pairs >> species & 1 or s.tile[2 * species] != ABOARD or s.tile[2 * species + 1] != ABOARD:
                    return 12
                pairs |= np.int64(1) << species
                aboard -= 2
    return 0 if aboard == 0 else 14


@rule
def edges_fault(s):
    """Planks only on edges of this ark, and none inside an enclosure (ARK-26, ARK-28)."""
    plank, pen = s.plank, s.pen
    for edge in range(N_EDGES):
        first, second = EDGE_CELLS[s.players, edge, 0], EDGE_CELLS[s.players, edge, 1]
        absent = first == WATER and second == WATER
        within = not absent and first != WATER and second != WATER
        within = within and pen[first] != NOTHING and pen[first] == pen[second]
        if (plank[edge] == NO_EDGE) != absent or (plank[edge] == INSIDE) != within:
            return 21
        if plank[edge] < NO_EDGE or plank[edge] >= s.players:
            return 22
    open_edges = 0
    for at in range(OUTLINE_SIZE[s.players]):
        open_edges += plank[OUTLINE[s.players, at]] == FREE
    return 0 if open_edges == s.open_outline else 23


@rule
def points_fault(s):
    """A cube only between two planks of the outline (ARK-29)."""
    for point in range(N_POINTS):
        if s.cube[point] != 0:
            for side in range(2):
                edge = POINT_EDGES[s.players, point, side]
                if edge == NOTHING or s.plank[edge] < 0 or s.cube[point] != 1:
                    return 31
    return 0


@rule
def pens_fault(s):
    """Food in enclosures only; their counts as they are; every pair in an enclosure that is right for it (ARK-27)."""
    pens, large, small = s.pen, s.pen_large, s.pen_small
    for cell in range(N_CELLS):
        pen = pens[cell]
        if pen == NOTHING:
            if s.fed[cell] != 0:
                return 41
        elif not IN_ARK[s.players, cell] or pens[pen] != pen or pen > cell:
            return 42
        if pen != cell:
            if large[cell] != NOTHING or small[cell] != NOTHING or s.pen_cells[cell] != 0:
                return 43
        else:
            fault = pen_fault(s, cell)
            if fault != 0:
                return fault
    return 0


@rule
def pen_fault(s, pen):
    """The counts of one enclosure, made anew, and its pairs."""
    pens, plank = s.pen, s.plank
    cells, fed, walls = 0, 0, 0
    points = np.int64(0)  # as bits: pitch spaces that touch it
    for cell in range(pen, N_CELLS):
        if pens[cell] == pen:
            cells += 1
            fed += s.fed[cell]
            for side in range(4):
                edge = CELL_EDGES[cell, side]
                if plank[edge] == FREE:
                    return 51
                if plank[edge] >= 0:
                    walls += 1 << 8 * int(plank[edge])
                points |= points_at(s, edge)
    if cells != s.pen_cells[pen] or cells < 1 or cells > MAX_PEN or fed != s.pen_fed[pen]:
        return 52
    spaces, cubes = 0, 0
    if points != 0:
        for point in range(N_POINTS):
            if points >> point & 1:
                spaces += 1
                cubes += s.cube[point]
    if spaces != s.pen_pitch[pen] or cubes != s.pen_cubes[pen]:
        return 53
    for p in range(MAX_PLAYERS):
        if (walls >> 8 * p) & 255 != s.pen_wall[pen, p]:
            return 54
    return pair_fault(s, pen, fed == cells and cubes == spaces)


@rule
def points_at(s, edge):
    """The pitch spaces at both ends of an edge of the outline, as bits (ARK-60)."""
    at = OUTLINE_AT[s.players, edge]
    if at == NOTHING:
        return np.int64(0)
    following = (at + 1) % OUTLINE_SIZE[s.players]
    return np.int64(1) << ROUND[s.players, at] | np.int64(1) << ROUND[s.players, following]


@rule
def pair_fault(s, pen, ready):
    """At most one large and one small pair, of the right size, where food and pitch are complete (ARK-32, ARK-34)."""
    large, small = s.pen_large[pen], s.pen_small[pen]
    if large != NOTHING and SIZES[large] != s.pen_cells[pen]:
        return 55
    if small != NOTHING and (SIZES[small] != 0 or s.quick):
        return 56
    if (large != NOTHING or small != NOTHING) and not s.quick and not ready:
        return 57
    return 0


@rule
def places_fault(s):
    """What the record keeps of edges and pitch spaces, made anew from planks and cubes (ARK-26, ARK-29, ARK-43)."""
    plank = s.plank
    for edge in range(N_EDGES):
        if s.places[edge // HALF] >> edge % HALF & 1 != (plank[edge] == FREE):
            return 61
    for point in range(N_POINTS):
        first, second = POINT_EDGES[s.players, point, 0], POINT_EDGES[s.players, point, 1]
        takes = first != NOTHING and plank[first] >= 0 and plank[second] >= 0 and s.cube[point] == 0
        if s.places[POINTS_SET] >> point & 1 != takes:
            return 62
    rim, sides = 0, 0  # eight bits a colour
    for at in range(OUTLINE_SIZE[s.players]):
        owner = plank[OUTLINE[s.players, at]]
        rim += 1 << 8 * int(owner) if owner >= 0 else 0
    for cell in range(N_CELLS):
        if IN_ARK[s.players, cell] and s.pen[cell] == NOTHING:
            for side in range(4):
                owner = plank[CELL_EDGES[cell, side]]
                sides += 1 << 8 * int(owner) if owner >= 0 else 0
    for p in range(MAX_PLAYERS):
        if rim >> 8 * p & 255 != s.rim[p] or sides >> 8 * p & 255 != s.sides[p]:
            return 63
    return 0


@rule
def sets_fault(s):
    """What the record keeps of cells and enclosures as sets, made anew (ARK-27, ARK-31, ARK-32, ARK-34)."""
    pens, plank = s.pen, s.plank
    for cell in range(N_CELLS):
        pen = pens[cell]
        for side in range(4):
            is_open = IN_ARK[s.players, cell] and pen == NOTHING and plank[CELL_EDGES[cell, side]] == FREE
            if s.open[side] >> cell & 1 != is_open:
                return 71
        if s.pens >> cell & 1 != (pen == cell) or s.hungry >> cell & 1 != (pen != NOTHING and s.fed[cell] == 0):
            return 72
        for p in range(MAX_PLAYERS):
            if s.shares[p] >> cell & 1 != (pen != NOTHING and s.pen_wall[pen, p] > 0):
                return 73
        ready = pen == cell
        if ready and not s.quick:
            ready = s.pen_fed[pen] == s.pen_cells[pen] and s.pen_cubes[pen] == s.pen_pitch[pen]
        for size in range(MAX_PEN + 1):
            room = s.pen_small[cell] == NOTHING
            if size > 0:
                room = s.pen_large[cell] == NOTHING and s.pen_cells[cell] == size
            if s.vacant[size] >> cell & 1 != (ready and room):
                return 74
    return 0


def check(s: Any) -> None:
    """The conservation of all components, and that all parts of a record fit together."""
    for places, members in zip(s.places.tolist(), (HALF, N_EDGES - HALF, N_POINTS), strict=True):
        ensure(places < 1 << members)
    ensure(conserved(s) == 0)
    ensure(s.rounds >= 1)
    ensure(not s.points[s.players :].any())
    ensure((s.points[:, :LEFT_PLANKS] >= 0).all())
    ensure((s.points[:, LEFT_PLANKS:] <= 0).all())
    if s.player == OVER:
        ensure(s.ended != NOTHING)
        ensure(s.action == s.actor == s.loading == s.lifted == s.incoming == NOTHING)
        ensure(s.drawn == s.budget == s.draws == 0)
        return
    ensure((s.points[:, LEFT_PLANKS:] == 0).all())
    ensure(0 <= s.player < s.players)
    ensure(0 <= s.phase < len(PHASES))
    ensure((s.ended != NOTHING) == (s.action >= LAST_FOOD))
    _step(s)


def _step(s: Any) -> None:
    ensure((s.loading != NOTHING) == (s.phase == BOARDING))
    ensure((s.incoming != NOTHING) == (s.phase == SWAPPING_OUT))
    ensure(s.lifted == NOTHING or s.phase == LIFTING)
    ensure((s.drawn > 0) == (s.phase in (TAKING, SWAPPING_IN, SWAPPING_OUT)) or s.phase == DRAWING)
    ensure((s.draws > 0) == (s.phase == DRAWING))
    ensure((s.action == NOTHING) == (s.phase == WORKING))
    if s.phase == WORKING:
        ensure(s.actor == NOBODY)
        ensure(not s.acted.any())
    else:
        ensure(s.acted[s.player] == 1)
    if s.phase == BUILDING:
        ensure(1 <= s.budget <= 8)
    elif s.phase in (LOADING, BOARDING):
        ensure(0 <= s.budget <= 8)
    else:
        ensure(s.budget == 0)
