"""How good a position of Ark & Noah is, for the bots that look ahead.

The strategy in short: hold animals whose partners are in play, large ones first; close enclosures of the sizes that
they need, with planks of your own in the walls; feed and pitch those next; load as soon as you can; count the planks
of the outline; be left with nothing at the end.

A pair has a chance of n / (n + work) with n loadings to come.
"""

import math
from itertools import product
from typing import Any

import numpy as np

from arkade.games.arknoah.components import (
    ANIMALS,
    BESIDE,
    BUILD,
    CELL_EDGES,
    EXCHANGE,
    FOOD,
    IN_ARK,
    LEAST_ROUNDS,
    LOAD,
    MAX_PEN,
    MAX_PLAYERS,
    N_CELLS,
    N_SPECIES,
    NOTHING,
    OUTLINE,
    OUTLINE_BONUS,
    OUTLINE_SIZE,
    PITCH,
    QUICK_PAIRS,
    SHARE_BUILD,
    SHARE_FOOD,
    SHARE_LOAD,
    SHARE_PITCH,
    SHARE_WOOD,
    SIZES,
    VALUES,
    WOOD,
)
from arkade.games.arknoah.ending import scores
from arkade.games.arknoah.exchange import may_give
from arkade.games.arknoah.loading import shares
from arkade.games.arknoah.state import ABOARD, BAG, BOARDING, FREE, LAST_FOOD, NOBODY, SWAPPING_OUT
from arkade.kernel.arrays import fill, total
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule

# Two numbers: in the normal game, in the quick game.

# A round to come
PACE = 4.0  # edges of the outline that are closed
OFTEN = (0.9, 0.6)  # how often an action is carried out
PIECES = (5.5, 4.0)  # that a player can place, and food

# Work before a pair can be loaded
LOADING = (0.3, 0.5)  # the loading itself
PIECE = 0.15  # food or pitch that is missing
NEW_PEN = (0.7, 0.5)  # a new enclosure, ...
STOCK_PLANK = (0.2, 0.25)  # ... a plank for it from stock, ...
OTHER_PLANK = (0.35, 0.6)  # ... and one that is not in stock
NEVER = 99.0

# Points
DRAWN = 0.8  # share of a pair's chance, if all tiles will be drawn, when a partner is in the bag
SMALL = 2.0  # a small animal: its pair makes a wall score again (ARK-34)
WALL = 0.9  # a plank of an enclosure whose pair is sure to come
SIDE = (0.3, 0.4)  # a side of a plank where no enclosure is yet
PLANK = (1.3, 0.55)  # in stock, and will be placed
CUBE = 1.0  # the same of a cube, and of food
SOON = (0.3, 0.4)  # more for what can be placed in this round
FIRST_CHOICE = (1.0, 0.4)  # of the animals drawn
SWAP = 1.5  # an exchange to come
DOUBT = 1.0  # the lead on the outline that makes its bonus e times as likely, ...
OPEN_DOUBT = 0.15  # ... and more for every open edge

OWN = (1, 0)  # shares of an action that only its player profits by

# Small numbers side by side in one: with arrays and branches instead, a position took 1.5 µs, with these 1.1 µs.
BITS = 8
FEW = 3  # bits of numbers up to 4


def _grown() -> Any:
    """Planks to add or to save when a cell's enclosure takes in those beside it, the most closed first, by size.

    Each of the cells beside has 1 to 4 open sides; how many of each kind there are is the number, FEW bits for each.
    """
    table = np.full((1 << 4 * FEW, MAX_PEN + 1), 4.0 * MAX_PEN)
    for beside in product(range(5), repeat=4):
        number = sum(many << FEW * kind for kind, many in enumerate(beside))
        sides = [kind + 1 for kind, many in enumerate(beside) for _ in range(many)]
        for size in range(1, min(MAX_PEN, 1 + len(sides)) + 1):
            table[number, size] = sum(open_sides - 2 for open_sides in sides[: size - 1])
    return table


GROWN = _grown()


@rule
def evaluate(s, out):
    """What each seat's position is worth, in points (higher is better)."""
    scores(s, out)
    if s.player == OVER:
        return
    left = rounds_left(s)
    drawn = DRAWN * min(1.0, OFTEN[s.quick] * left * s.players / max(s.bag[0] + s.bag[1], 1))
    missing = np.zeros(MAX_PEN + 1)
    sides = missing_planks(s, missing)
    animals(s, left, drawn, missing, out)
    if s.action < LAST_FOOD:  # no points for walls any more (ARK-42)
        walls(s, left, drawn, sides, out)
    outline(s, out)
    for p in range(s.players):
        out[p] += stocks(s, p, left)
    if s.action == ANIMALS and s.actor == s.player:
        out[s.player] += FIRST_CHOICE[s.quick]


@rule
def rounds_left(s):
    """How many rounds will follow this one (ARK-40, ARK-41, ARK-57)."""
    if s.action >= LAST_FOOD:
        return 0.0
    left = max(LEAST_ROUNDS[s.quick] - s.rounds, s.open_outline / PACE)
    if s.last_round > 0:
        left = min(left, s.last_round - s.rounds)
    left += s.quick * (s.players - s.turns - 1) / s.players
    return max(left, 0.0)


@rule
def to_come(s, action, p, shares):
    """What an action of this round still gives a player: `shares` if it is his own, or another's; else 0."""
    if s.action == action and s.acted[p]:
        return s.budget if s.player == p else 0
    actor = s.actor if s.action == action else s.current[action]
    if actor == NOBODY:
        return 0
    return shares[0] if actor == p else shares[1]


@rule
def owner(s, tile):
    """Whose a tile is: one that is being swapped in is the player's."""
    return s.player if tile == s.incoming else s.tile[tile]


@rule
def together(s, species, drawn):
    """The chance that both animals of a species will be ashore together; one in the bag comes with chance `drawn`."""
    male, female = owner(s, 2 * species), owner(s, 2 * species + 1)
    if male <= ABOARD:
        return 0.0
    return (drawn if male == BAG else 1.0) * (drawn if female == BAG else 1.0)


@rule
def animals(s, left, drawn, missing, out):
    """What the animals promise their owners; who is swapping one in will give his poorest for it."""
    work = np.zeros((MAX_PEN + 1, MAX_PLAYERS))
    least_work(s, left, missing, work)
    poorest = NEVER
    for species in range(N_SPECIES):
        size, male, female = SIZES[species], owner(s, 2 * species), owner(s, 2 * species + 1)
        if male < 0 and female < 0:
            continue
        chance = max(boarding(s, size, male, female, work, left), boarding(s, size, female, male, work, left))
        chance *= together(s, species, drawn)
        if s.phase == BOARDING and s.loading == species:
            chance = 1.0
        worth = 0.0 if s.quick else size * (chance - 1.0)  # ARK-43
        if s.action < LAST_FOOD:
            worth += chance * (VALUES[species] if size > 0 else SMALL)
        for sex in range(2):
            p = female if sex else male
            if p >= 0:
                out[p] += worth
                if s.phase == SWAPPING_OUT and may_give(s, s.player, 2 * species + sex):
                    poorest = min(poorest, worth)
    if s.phase == SWAPPING_OUT:
        out[s.player] -= poorest


@rule
def boarding(s, size, p, partner, work, left):
    """The chance that a player loads a pair of his own animal and the partner's (ARK-32, ARK-33)."""
    if p < 0:
        return 0.0
    cost = 1 if s.quick else 2 * size if p == partner else size
    n = OFTEN[s.quick] * left + (to_come(s, LOAD, p, QUICK_PAIRS if s.quick else SHARE_LOAD) >= cost)
    if s.action >= LAST_FOOD:
        n = 1.0
    return n / (n + LOADING[s.quick] + work[size, p])


@rule
def least_work(s, left, missing, out):
    """What is to be done before a pair of a size can go aboard, by size and player: at an enclosure, or for a new one.

    An enclosure has room for one large pair of its size and for a small one (ARK-32, ARK-34).
    """
    for p in range(s.players):
        planks = s.planks[p] + to_come(s, WOOD, p, SHARE_WOOD)
        for size in range(MAX_PEN + 1):
            stock = min(missing[size], planks)
            work = NEW_PEN[s.quick] + STOCK_PLANK[s.quick] * stock + OTHER_PLANK[s.quick] * (missing[size] - stock)
            out[size, p] = work if left > 0.0 else NEVER
    for pen in range(N_CELLS):
        if s.pen[pen] == pen:
            work, size = work_at(s, pen), s.pen_cells[pen]
            for p in range(s.players):
                if shares(s, p) >> pen & 1:
                    if s.pen_large[pen] == NOTHING:
                        out[size, p] = min(out[size, p], work)
                    if s.pen_small[pen] == NOTHING:
                        out[0, p] = min(out[0, p], work)


@rule
def work_at(s, pen):
    """What is to be done at an enclosure before a pair can go there (ARK-32)."""
    return 0.0 if s.quick else PIECE * (s.pen_cells[pen] - s.pen_fed[pen] + s.pen_pitch[pen] - s.pen_cubes[pen])


@rule
def missing_planks(s, out):
    """For every size the fewest planks that make a new enclosure, of a cell and the most closed ones beside it.

    Beside that, the sides of planks where no enclosure is yet: BITS for each player.
    """
    open_sides = np.zeros(N_CELLS + 1, np.int64)  # at the end, as at place WATER, those of no cell
    planks = 0
    for cell in range(N_CELLS):
        if s.pen[cell] == NOTHING and IN_ARK[s.players, cell]:
            owners = 0
            for side in range(4):
                owners += 1 << BITS * (int(s.plank[CELL_EDGES[cell, side]]) - FREE)
            open_sides[cell] = owners & 7
            planks += owners >> BITS
    fill(out, 4.0 * MAX_PEN)
    for cell in range(N_CELLS):
        if open_sides[cell] > 0:
            beside = 0
            for side in range(4):
                beyond = int(open_sides[BESIDE[s.players, cell, side]])
                beside += int(s.plank[CELL_EDGES[cell, side]] == FREE) << FEW * beyond
            for size in range(1, MAX_PEN + 1):
                out[size] = min(out[size], open_sides[cell] + GROWN[beside >> FEW, size])
    return planks


@rule
def walls(s, left, drawn, sides, out):
    """Planks around enclosures that wait for a pair, and where there may be one in the end."""
    pairs, pens = np.zeros(MAX_PEN + 1), 0  # by size
    for species in range(N_SPECIES):
        pairs[SIZES[species]] += together(s, species, drawn)
    for pen in range(N_CELLS):
        if s.pen[pen] == pen and s.pen_large[pen] == NOTHING:
            pens += 1 << BITS * int(s.pen_cells[pen])
    n = OFTEN[s.quick] * left + (s.current[LOAD] != NOBODY or s.action == LOAD)
    for pen in range(N_CELLS):
        if s.pen[pen] == pen and s.pen_large[pen] == NOTHING:
            used = min(1.0, pairs[s.pen_cells[pen]] / (pens >> BITS * int(s.pen_cells[pen]) & 255))
            worth = WALL * used * n / (n + LOADING[s.quick] + work_at(s, pen))
            for p in range(s.players):
                out[p] += s.pen_wall[pen, p] * worth
    for p in range(s.players):
        out[p] += (sides >> BITS * p & 255) * SIDE[s.quick] * left / (left + 1.0)


@rule
def outline(s, out):
    """The chance of most planks on the outline, in points (ARK-43)."""
    owners = 0
    for at in range(OUTLINE_SIZE[s.players]):
        owners += 1 << BITS * (int(s.plank[OUTLINE[s.players, at]]) - FREE)
    owners >>= BITS
    for p in range(s.players):
        most = 0
        for q in range(s.players):
            if q != p:
                most = max(most, owners >> BITS * q & 255)
        ahead = (owners >> BITS * p & 255) - most
        if s.open_outline == 0:
            out[p] += 1.0 * OUTLINE_BONUS * (ahead >= 0)
        else:
            out[p] += OUTLINE_BONUS / (1.0 + math.exp(-ahead / (DOUBT + OPEN_DOUBT * s.open_outline)))


@rule
def stocks(s, p, left):
    """Planks, cubes and food: placed they score, left over they cost (ARK-43). Also the actions to come."""
    now = to_come(s, BUILD, p, SHARE_BUILD)
    pieces = now + PIECES[s.quick] * left
    planks = s.planks[p] + to_come(s, WOOD, p, SHARE_WOOD)
    placed = min(planks, pieces)
    if s.quick:
        return PLANK[1] * placed * left / (left + 1.0) + SOON[1] * min(placed, now)
    cubes = s.pitch[p] + to_come(s, PITCH, p, SHARE_PITCH)
    meals = s.food[p] + to_come(s, FOOD, p, SHARE_FOOD)
    fed_now = to_come(s, LOAD, p, SHARE_LOAD)
    cubed = min(cubes, pieces - placed, (OUTLINE_SIZE[s.players] - total(s.cube)) / s.players)
    fed = min(meals, fed_now + PIECES[0] * left, (total(IN_ARK[s.players]) - total(s.fed)) / s.players)
    worth = (1.0 + PLANK[0]) * placed + (1.0 + CUBE) * (cubed + fed) - planks - cubes - meals
    worth += SOON[0] * (min(placed + cubed, now) + min(fed, fed_now))
    return worth + FIRST_CHOICE[0] * to_come(s, ANIMALS, p, OWN) + SWAP * to_come(s, EXCHANGE, p, OWN)
