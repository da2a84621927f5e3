"""How good a position of Ark & Noah is, for the bots that look ahead.

The strategy in short: hold animals whose partners are in play, large ones first; close enclosures of the sizes that they
need, with planks of your own in the walls; feed and pitch those next; load as soon as you can; count the planks of the
outline; be left with nothing at the end.
"""

import math

import numpy as np

from arkade.games.arknoah.components import (
    ANIMALS,
    BUILD,
    CELL_EDGES,
    EDGE_CELLS,
    EXCHANGE,
    FOOD,
    IN_ARK,
    LAST_ROUND,
    LEAST_ROUNDS,
    LOAD,
    MAX_PEN,
    MAX_PLAYERS,
    N_CELLS,
    N_EDGES,
    N_SPECIES,
    N_TILES,
    NOTHING,
    OUTLINE_BONUS,
    OUTLINE_SIZE,
    PITCH,
    SHARE_BUILD,
    SHARE_FOOD,
    SHARE_LOAD,
    SHARE_PITCH,
    SHARE_WOOD,
    SIZES,
    WATER,
    WOOD,
)
from arkade.games.arknoah.enclosures import on_outline
from arkade.games.arknoah.rules import ashore, may_give
from arkade.games.arknoah.state import (
    ABOARD,
    BAG,
    BOARDING,
    DRAWING,
    DRAWN,
    FREE,
    LAST_FOOD,
    LIFTING,
    NOBODY,
    SWAPPING_IN,
    SWAPPING_OUT,
    TAKING,
)
from arkade.kernel.arrays import total
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule

# Time
OUTLINE_PACE = 4.0  # edges of the outline that are closed in a round
ANIMALS_RATE = 0.9  # how often a round has this action
LOAD_RATE = 0.9
QUICK_RATE = 0.6  # how often a round of the quick game has a given action
BUILDING_ROUND = 5.5  # pieces that a player may place in a round
LOADING_ROUND = 5.5

# A pair's way aboard: with n loadings to come and so much work to do the chance is n / (n + work)
HURRY = 0.15  # work: that somebody has to do it at all
PLANK_WORK = 0.35  # for a plank that is missing
FOOD_WORK = 0.15  # for a cell without food
PITCH_WORK = 0.15  # for a pitch space without a cube
NEW_WORK = 0.5  # for a new enclosure
NO_SHARE = 0.05  # chance if no owner of the pair has a plank in the wall: planks may still be swapped
BAG_PARTNER = 0.8  # that a partner comes out of the bag in time is less certain
CROWD = 0.5  # how far the chance falls if there are more pairs than enclosures

# Planks
OPEN_SIDE = 0.3  # a plank's side where no enclosure is yet: it will be part of a wall
SMALL_HOPE = 0.15  # a wall may score again for a small pair
SMALL_PAIR = 0.6  # chance of a small pair that is in play and finds an enclosure ready
PLANK = 1.2  # a plank in stock that can still be placed
CUBE = 0.8  # the same of a pitch cube
MEAL = 0.8  # and of food
SOON = 0.2  # more for each piece that can be placed in this round
SOON_LOADED = 0.3  # and for each loading point of use
QUICK_PLANK = 0.8

OUTLINE_DOUBT = 1.0  # planks of lead that count as much as e to 1 when all is closed ...
OUTLINE_OPEN = 0.15  # ... and more for every edge that is open

FIRST_CHOICE = 1.0  # of the animals drawn
EXCHANGED = 1.5  # an exchange to come


def _shapes(players: int) -> list[tuple[int, ...]]:
    """All groups of one to four joined cells, the smaller first."""
    cells = [cell for cell in range(N_CELLS) if IN_ARK[players, cell]]
    found = {(cell,) for cell in cells}
    shapes = sorted(found)
    for _ in range(1, MAX_PEN):
        larger = set()
        for shape in found:
            for cell in shape:
                for edge in CELL_EDGES[cell]:
                    for other in EDGE_CELLS[players, edge]:
                        if other != WATER and other not in shape:
                            larger.add(tuple(sorted((*shape, int(other)))))
        found = larger
        shapes += sorted(found)
    return shapes


def _wall(shape: tuple[int, ...]) -> list[int]:
    """The edges around a shape."""
    edges = [int(edge) for cell in shape for edge in CELL_EDGES[cell]]
    return sorted(edge for edge in edges if edges.count(edge) == 1)


def _inner(shape: tuple[int, ...]) -> list[int]:
    """The edges within a shape."""
    edges = [int(edge) for cell in shape for edge in CELL_EDGES[cell]]
    return sorted({edge for edge in edges if edges.count(edge) == 2})


_SHAPES = [_shapes(players) if players > 1 else [] for players in range(MAX_PLAYERS + 1)]
_ALL = sorted({shape for shapes in _SHAPES for shape in shapes}, key=lambda shape: (len(shape), shape))
#: Shapes by players and size, from one place up to the next, as numbers of WALLS and INNERS.
FIRST_SHAPE = np.zeros((MAX_PLAYERS + 1, MAX_PEN + 2), np.int64)
N_SHAPES = sum(len(shapes) for shapes in _SHAPES)
WALLS = np.full((N_SHAPES, 10), NOTHING)
INNERS = np.full((N_SHAPES, 4), NOTHING)
SHAPE_CELL = np.zeros(N_SHAPES, np.int64)
_number = 0
for _players in range(2, MAX_PLAYERS + 1):
    for _size in range(1, MAX_PEN + 1):
        FIRST_SHAPE[_players, _size] = _number
        for _shape in _SHAPES[_players]:
            if len(_shape) == _size:
                WALLS[_number, : len(_wall(_shape))] = _wall(_shape)
                INNERS[_number, : len(_inner(_shape))] = _inner(_shape)
                SHAPE_CELL[_number] = _shape[0]
                _number += 1
    FIRST_SHAPE[_players, MAX_PEN + 1] = _number


@rule
def evaluate(s, out):
    """What each seat's position is worth, in points (higher is better)."""
    for p in range(s.players):
        out[p] = total(s.points[p])
    if s.player == OVER:
        return
    left = rounds_left(s)
    for p in range(s.players):
        out[p] += OUTLINE_BONUS * majority(s, p)
        if s.action >= LAST_FOOD:
            out[p] -= s.planks[p] + s.pitch[p] + s.food[p]
        else:
            out[p] += stock(s, p, left)
    if s.action < LAST_FOOD:
        open_walls(s, left, out)
    for size in range(1, MAX_PEN + 1):
        animals(s, size, left, out)
    if not s.quick and s.action < LAST_FOOD:
        small_animals(s, left, out)
    half_done(s, left, out)


# Time


@rule
def rounds_left(s):
    """How many rounds will follow this one (ARK-40, ARK-41, ARK-57)."""
    if s.action >= LAST_FOOD:
        return 0.0
    left = max(LEAST_ROUNDS[s.quick] - s.rounds, s.open_outline / OUTLINE_PACE)
    if s.last_round > 0:
        left = min(left, s.last_round - s.rounds)
    if s.quick:
        left += (s.players - s.turns - 1) / s.players
    return max(left, 0.0)


@rule
def to_come(s, action, p):
    """2: the player's own action is still to come in this round, 1: another's is, 0: none."""
    if s.quick:
        if s.action != action or s.acted[p]:
            return 0
        return 2 if s.actor == p else 1
    worker = s.current[action]
    if worker == NOBODY or (s.action == action and s.acted[p]):
        return 0
    return 2 if worker == p else 1


@rule
def share(s, action, p, shares):
    """What an action of this round still gives a player."""
    kind = to_come(s, action, p)
    if kind == 0:
        return 0
    return shares[0] if kind == 2 else shares[1]


@rule
def loadings(s, p, left):
    """How often a player will have a part in loading."""
    if s.action >= LAST_FOOD:
        return 1.0
    found = left * (QUICK_RATE if s.quick else LOAD_RATE)
    if (s.action == LOAD and s.player == p) or to_come(s, LOAD, p) > 0:
        found += 1.0
    return found


# Stocks


@rule
def stock(s, p, left):
    """Planks, cubes and food in stock and still to be had in this round: placed they score, left over they cost."""
    planks = s.planks[p] + share(s, WOOD, p, SHARE_WOOD)
    build_now = s.budget if s.action == BUILD and s.player == p else share(s, BUILD, p, SHARE_BUILD)
    if s.quick:
        return QUICK_PLANK * planks * left / (left + 1.0) + SOON * min(planks, build_now)
    cubes = s.pitch[p] + share(s, PITCH, p, SHARE_PITCH)
    meals = s.food[p] + share(s, FOOD, p, SHARE_FOOD)
    load_now = s.budget if s.action == LOAD and s.player == p else share(s, LOAD, p, SHARE_LOAD)
    building = build_now + BUILDING_ROUND * left
    loading = load_now + LOADING_ROUND * left
    worth = 0.0
    placed = min(planks, building)
    worth += PLANK * placed - (planks - placed)
    cubed = min(cubes, building - placed)
    worth += CUBE * cubed - (cubes - cubed)
    fed = min(meals, loading)
    worth += MEAL * fed - (meals - fed)
    worth += SOON * min(planks + cubes, build_now) + SOON_LOADED * min(meals, load_now)
    if to_come(s, ANIMALS, p) == 2:
        worth += FIRST_CHOICE
    if to_come(s, EXCHANGE, p) == 2:
        worth += EXCHANGED
    return worth


# Planks


@rule
def majority(s, p):
    """The chance of most planks on the outline (ARK-43)."""
    own = on_outline(s, p)
    most = 0
    for q in range(s.players):
        if q != p:
            most = max(most, on_outline(s, q))
    if s.open_outline == 0:
        return 1.0 if own >= most else 0.0
    doubt = OUTLINE_DOUBT + OUTLINE_OPEN * s.open_outline
    return 1.0 / (1.0 + math.exp((most - own) / doubt))


@rule
def open_walls(s, left, out):
    """Planks' sides where no enclosure is yet."""
    hope = OPEN_SIDE * left / (left + 1.0)
    for edge in range(N_EDGES):
        owner = s.plank[edge]
        if owner >= 0:
            for side in range(2):
                cell = EDGE_CELLS[s.players, edge, side]
                if cell != WATER and s.pen[cell] == NOTHING:
                    out[owner] += hope


# Enclosures and animals


@rule
def nearest(s, size):
    """The fewest planks that make a new enclosure of a size."""
    best = 11
    plank = s.plank
    for shape in range(FIRST_SHAPE[s.players, size], FIRST_SHAPE[s.players, size + 1]):
        missing = 0
        for i in range(2 * size + 2):
            edge = WALLS[shape, i]
            if edge == NOTHING:
                break
            if plank[edge] < 0:
                missing += 1 if plank[edge] == FREE else 11
                if missing >= best:
                    break
        if missing < best and s.pen[SHAPE_CELL[shape]] == NOTHING:
            for i in range(4):
                edge = INNERS[shape, i]
                if edge == NOTHING:
                    break
                if plank[edge] != FREE:
                    missing = 11
            best = min(best, missing)
    return best


@rule
def work_at(s, pen):
    """What is still to be done for a pair to go into an enclosure."""
    if s.quick:
        return 0.0
    return FOOD_WORK * (s.pen_cells[pen] - s.pen_fed[pen]) + PITCH_WORK * (s.pen_pitch[pen] - s.pen_cubes[pen])


@rule
def animals(s, size, left, out):
    """Pairs of a size and the enclosures for them."""
    wanted = 0.0
    for species in range(N_SPECIES):
        if SIZES[species] == size:
            wanted += presence(s, species, left)
    pens = 0
    for cell in range(N_CELLS):
        pens += s.pen[cell] == cell and s.pen_cells[cell] == size and s.pen_large[cell] == NOTHING
    new_work = NEW_WORK + PLANK_WORK * nearest(s, size) + (0.0 if s.quick else FOOD_WORK * size)
    crowd = min(1.0, (pens + 1.0) / (wanted + 1.0))
    for species in range(N_SPECIES):
        if SIZES[species] == size:
            one, other = s.tile[2 * species], s.tile[2 * species + 1]
            if one >= 0 or other >= 0:
                chance = boarding(s, size, one, other, new_work, left) * presence(s, species, left)
                chance *= 1.0 - CROWD + CROWD * crowd
                if s.phase == BOARDING and s.loading == species:
                    chance = 1.0
                gain = size * ((0.0 if s.action >= LAST_FOOD else 2.0) * chance)
                loss = 0.0 if s.quick else size * (1.0 - chance)
                if one >= 0:
                    out[one] += gain - loss
                if other >= 0:
                    out[other] += gain - loss
    if s.action >= LAST_FOOD:
        return
    filled = min(1.0, wanted / (pens + 0.5))
    for cell in range(N_CELLS):
        if s.pen[cell] == cell and s.pen_cells[cell] == size:
            hope = SMALL_HOPE if s.pen_small[cell] == NOTHING and not s.quick else 0.0
            if s.pen_large[cell] == NOTHING:
                n = loadings(s, s.player, left)
                hope += filled * n / (n + HURRY + work_at(s, cell))
            for p in range(s.players):
                out[p] += hope * s.pen_wall[cell, p]


@rule
def presence(s, species, left):
    """How sure it is that both animals of a species are ashore together."""
    one, other = s.tile[2 * species], s.tile[2 * species + 1]
    if one == ABOARD or one < DRAWN:
        return 0.0
    rate = QUICK_RATE if s.quick else ANIMALS_RATE
    out_of_bag = BAG_PARTNER * min(1.0, rate * left * s.players / max(s.bag[0] + s.bag[1], 1))
    found = 1.0
    if one == BAG:
        found *= out_of_bag
    if other == BAG:
        found *= out_of_bag
    return found


@rule
def boarding(s, size, one, other, new_work, left):
    """The chance that a pair of these owners (or BAG) finds an enclosure and somebody loads it."""
    best = 0.0
    n = 0.0
    if one >= 0:
        n = loadings(s, one, left)
    if other >= 0:
        n = max(n, loadings(s, other, left))
    if s.action < LAST_FOOD:
        best = n / (n + HURRY + new_work) if left > 0.0 else 0.0
    for pen in range(N_CELLS):
        if s.pen[pen] == pen and s.pen_cells[pen] == size and s.pen_large[pen] == NOTHING:
            chance = n / (n + HURRY + work_at(s, pen))
            shared = (one >= 0 and s.pen_wall[pen, one] > 0) or (other >= 0 and s.pen_wall[pen, other] > 0)
            if not shared and s.action < LAST_FOOD:
                chance *= NO_SHARE
            best = max(best, chance)
    return best


@rule
def small_animals(s, left, out):
    """Small pairs let a wall score again (ARK-34)."""
    for species in range(N_SPECIES):
        if SIZES[species] == 0:
            one, other = s.tile[2 * species], s.tile[2 * species + 1]
            if one >= 0 and other >= 0:
                small_pair(s, one, left, out)
                if other != one:
                    small_pair(s, other, left, out)


@rule
def small_pair(s, p, left, out):
    """What a small pair brings a player who may load it."""
    best = 0.0
    for pen in range(N_CELLS):
        if s.pen[pen] == pen and s.pen_small[pen] == NOTHING and s.pen_wall[pen, p] > 0 and work_at(s, pen) == 0.0:
            best = max(best, s.pen_wall[pen, p] + s.pen_cubes[pen])
    n = loadings(s, p, left)
    chance = SMALL_PAIR
    if s.phase == BOARDING and SIZES[s.loading] == 0 and s.player == p:
        chance = 1.0
    out[p] += chance * best * n / (n + HURRY)


# Half-done turns


@rule
def half_done(s, left, out):
    """What the step promises that the player has to take next."""
    p = s.player
    if s.phase == BOARDING and SIZES[s.loading] > 0 and s.action < LAST_FOOD:
        best = 0.0
        for pen in range(N_CELLS):
            if s.pen[pen] == pen and s.pen_cells[pen] == SIZES[s.loading] and s.pen_large[pen] == NOTHING:
                if work_at(s, pen) == 0.0:
                    best = max(best, s.pen_cubes[pen] + 0.1 * s.pen_wall[pen, p])
        out[p] += best
    elif s.phase == TAKING or (s.phase == DRAWING and s.action == ANIMALS):
        mean = 0.0
        best = -10.0
        for tile in range(N_TILES):
            if s.tile[tile] == DRAWN:
                worth = tile_worth(s, tile, left)
                mean += worth / s.drawn
                best = max(best, worth)
        for q in range(s.players):
            if q == p and s.drawn > 0:
                out[q] += best
            elif not s.acted[q]:
                out[q] += mean
    elif s.phase == SWAPPING_IN:
        best = -10.0
        for tile in range(N_TILES):
            if s.tile[tile] == DRAWN:
                best = max(best, tile_worth(s, tile, left))
        out[p] += max(0.0, best - least_tile(s, p, left))
    elif s.phase == SWAPPING_OUT:
        out[p] += tile_worth(s, s.incoming, left) - least_tile(s, p, left)
    elif s.phase == LIFTING and s.lifted != NOTHING:
        out[p] += lifting(s, p)


@rule
def tile_worth(s, tile, left):
    """Points that a tile promises who takes it."""
    size = SIZES[tile // 2]
    rate = QUICK_RATE if s.quick else ANIMALS_RATE
    chance = 0.5 * left / (left + 2.0)
    if s.tile[tile ^ 1] == BAG:
        chance *= BAG_PARTNER * min(1.0, rate * left * s.players / max(s.bag[0] + s.bag[1], 1))
    if size == 0:
        return 3.0 * chance
    return size * (2.0 * chance - (0.0 if s.quick else 1.0 - chance))


@rule
def least_tile(s, p, left):
    """The least that a player can give away."""
    least = 10.0
    for tile in range(N_TILES):
        if may_give(s, p, tile):
            least = min(least, tile_worth(s, tile, left))
    return least


@rule
def edge_worth(s, edge):
    """Points that a plank still promises, roughly."""
    worth = 0.0
    for side in range(2):
        cell = EDGE_CELLS[s.players, edge, side]
        if cell != WATER:
            pen = s.pen[cell]
            if pen == NOTHING:
                worth += 0.3
            elif s.pen_large[pen] == NOTHING:
                worth += 0.7
        else:
            worth += 0.5
    return worth


@rule
def lifting(s, p):
    """What the better of the swaps with a plank that is lifted brings a player."""
    owner = s.plank[s.lifted]
    here = edge_worth(s, s.lifted)
    best = -10.0
    for edge in range(N_EDGES):
        if s.plank[edge] >= 0 and s.plank[edge] != owner:
            there = edge_worth(s, edge)
            if owner == p:
                best = max(best, there - here)
            elif s.plank[edge] == p:
                best = max(best, here - there)
            else:
                best = max(best, 0.0)
    return best
