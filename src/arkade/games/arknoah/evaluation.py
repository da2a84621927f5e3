"""How good a position of Ark & Noah is, for the bots that look ahead.

The strategy in short: hold animals whose partners are in play, large ones first; close enclosures of the sizes that
they need, with planks of your own in the walls; feed and pitch those next; load as soon as you can; count the planks
of the outline; be left with nothing at the end.

A pair has a chance of n / (n + work) with n loadings to come.
"""

import numpy as np

from arkade.games.arknoah.components import (
    ANIMALS,
    BUILD,
    EAST,
    EXCHANGE,
    FOOD,
    IN_ARK,
    LEAST_ROUNDS,
    LOAD,
    MAX_PEN,
    MAX_PLAYERS,
    N_SPECIES,
    NORTH,
    NOTHING,
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
    SOUTH,
    VALUES,
    WEST,
    WOOD,
)
from arkade.games.arknoah.enclosures import to_east, to_north, to_south, to_west
from arkade.games.arknoah.ending import last_loading, scores
from arkade.games.arknoah.exchange import may_give
from arkade.games.arknoah.loading import shares
from arkade.games.arknoah.sets import lowest
from arkade.games.arknoah.state import ABOARD, BAG, BOARDING, NOBODY, SWAPPING_OUT
from arkade.kernel.arrays import total
from arkade.kernel.reals import exp
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

# What is noted while a position is judged, a row each and a column for every size: the least work of every player,
# and how many pairs there may be. All in one array, for each takes time to allocate.
PAIRS = MAX_PLAYERS
LOADS = MAX_PEN + 1  # a column more: loading points or pairs that a player still has in this round
BITS = 8  # small numbers side by side in one
UNKNOWN = 4 * MAX_PEN  # planks for an enclosure that no cell and those beside it can make

CELLS_IN_ARK = IN_ARK.sum(axis=1)


@rule
def evaluate(s, out):
    """What each seat's position is worth, in points (higher is better)."""
    scores(s, out)
    if s.player == OVER:
        return
    left = rounds_left(s)
    drawn = DRAWN * min(1.0, OFTEN[s.quick] * left * s.players / max(s.bag[0] + s.bag[1], 1))
    notes = np.zeros((MAX_PLAYERS + 1, MAX_PEN + 2))
    least_work(s, left, notes)
    animals(s, left, drawn, notes, out)
    if not last_loading(s):  # no points for walls any more (ARK-42)
        walls(s, left, notes, out)
    outline(s, out)
    stocks(s, left, out)
    if s.action == ANIMALS and s.actor == s.player:
        out[s.player] += FIRST_CHOICE[s.quick]


@rule
def rounds_left(s):
    """How many rounds will follow this one (ARK-40, ARK-41, ARK-57)."""
    if last_loading(s):
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
def animals(s, left, drawn, notes, out):
    """What the animals promise their owners; who is swapping one in will give his poorest for it.

    Also noted is how many pairs of every size may be ashore together; one in the bag comes with chance `drawn`.
    """
    for p in range(s.players):
        notes[p, LOADS] = to_come(s, LOAD, p, QUICK_PAIRS if s.quick else SHARE_LOAD)
    poorest = NEVER
    for species in range(N_SPECIES):
        size, male, female = SIZES[species], owner(s, 2 * species), owner(s, 2 * species + 1)
        if male <= ABOARD:
            continue
        together = (drawn if male == BAG else 1.0) * (drawn if female == BAG else 1.0)
        notes[PAIRS, size] += together
        if male < 0 and female < 0:
            continue
        chance = 0.0
        if male >= 0:
            chance = boarding(s, size, male, female, notes, left)
        if female >= 0 and female != male:
            chance = max(chance, boarding(s, size, female, male, notes, left))
        chance *= together
        if s.phase == BOARDING and s.loading == species:
            chance = 1.0
        worth = 0.0 if s.quick else size * (chance - 1.0)  # ARK-43
        if not last_loading(s):
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
def boarding(s, size, p, partner, notes, left):
    """The chance that a player loads a pair of his own animal and the partner's (ARK-32, ARK-33)."""
    cost = 1 if s.quick else 2 * size if p == partner else size
    n = OFTEN[s.quick] * left + (notes[p, LOADS] >= cost)
    if last_loading(s):
        n = 1.0
    return n / (n + LOADING[s.quick] + notes[p, size])


@rule
def least_work(s, left, notes):
    """What is to be done before a pair of a size can go aboard, by player and size: at an enclosure, or for a new one.

    An enclosure has room for one large pair of its size and for a small one (ARK-32, ARK-34).
    """
    missing = missing_planks(s) if left > 0.0 else 0
    for p in range(s.players):
        planks = s.planks[p] + to_come(s, WOOD, p, SHARE_WOOD)
        for size in range(MAX_PEN + 1):
            new = missing >> BITS * size & 255
            stock = min(new, planks)
            work = NEW_PEN[s.quick] + STOCK_PLANK[s.quick] * stock + OTHER_PLANK[s.quick] * (new - stock)
            notes[p, size] = work if left > 0.0 else NEVER
    pens = s.pens
    while pens != 0:
        pen = lowest(pens)
        pens &= pens - 1
        work, size = work_at(s, pen), s.pen_cells[pen]
        for p in range(s.players):
            if shares(s, p) >> pen & 1:
                if s.pen_large[pen] == NOTHING:
                    notes[p, size] = min(notes[p, size], work)
                if s.pen_small[pen] == NOTHING:
                    notes[p, 0] = min(notes[p, 0], work)


@rule
def work_at(s, pen):
    """What is to be done at an enclosure before a pair can go there (ARK-32)."""
    return 0.0 if s.quick else PIECE * (s.pen_cells[pen] - s.pen_fed[pen] + s.pen_pitch[pen] - s.pen_cubes[pen])


@rule
def walls(s, left, notes, out):
    """Planks around enclosures that wait for a pair, and where there may be one in the end."""
    waiting, by_size = np.int64(0), 0
    pens = s.pens
    while pens != 0:
        pen = lowest(pens)
        if s.pen_large[pen] == NOTHING:
            waiting |= np.int64(1) << pen
            by_size += 1 << BITS * int(s.pen_cells[pen])
        pens &= pens - 1
    n = OFTEN[s.quick] * left + (s.current[LOAD] != NOBODY or s.action == LOAD)
    while waiting != 0:
        pen = lowest(waiting)
        waiting &= waiting - 1
        size = int(s.pen_cells[pen])
        used = min(1.0, notes[PAIRS, size] / (by_size >> BITS * size & 255))
        worth = WALL * used * n / (n + LOADING[s.quick] + work_at(s, pen))
        for p in range(s.players):
            out[p] += s.pen_wall[pen, p] * worth
    for p in range(s.players):
        out[p] += s.sides[p] * SIDE[s.quick] * left / (left + 1.0)


@rule
def outline(s, out):
    """The chance of most planks on the outline, in points (ARK-43)."""
    for p in range(s.players):
        most = 0
        for q in range(s.players):
            if q != p:
                most = max(most, s.rim[q])
        ahead = s.rim[p] - most
        if s.open_outline == 0:
            out[p] += 1.0 * OUTLINE_BONUS * (ahead >= 0)
        else:
            out[p] += OUTLINE_BONUS / (1.0 + exp(-ahead / (DOUBT + OPEN_DOUBT * s.open_outline)))


@rule
def stocks(s, left, out):
    """Planks, cubes and food: placed they score, left over they cost (ARK-43). Also the actions to come."""
    spaces = cells = 0.0  # for a player's cubes and food
    if not s.quick:
        spaces = (OUTLINE_SIZE[s.players] - total(s.cube)) / s.players
        cells = (CELLS_IN_ARK[s.players] - total(s.fed)) / s.players
    for p in range(s.players):
        now = to_come(s, BUILD, p, SHARE_BUILD)
        pieces = now + PIECES[s.quick] * left
        planks = s.planks[p] + to_come(s, WOOD, p, SHARE_WOOD)
        placed = min(planks, pieces)
        if s.quick:
            out[p] += PLANK[1] * placed * left / (left + 1.0) + SOON[1] * min(placed, now)
            continue
        cubes = s.pitch[p] + to_come(s, PITCH, p, SHARE_PITCH)
        meals = s.food[p] + to_come(s, FOOD, p, SHARE_FOOD)
        fed_now = to_come(s, LOAD, p, SHARE_LOAD)
        cubed = min(cubes, pieces - placed, spaces)
        fed = min(meals, fed_now + PIECES[0] * left, cells)
        worth = (1.0 + PLANK[0]) * placed + (1.0 + CUBE) * (cubed + fed) - planks - cubes - meals
        worth += SOON[0] * (min(placed + cubed, now) + min(fed, fed_now))
        worth += FIRST_CHOICE[0] * to_come(s, ANIMALS, p, OWN)
        out[p] += worth + SWAP * to_come(s, EXCHANGE, p, OWN)


# Numbers of all cells at once: a set of cells for every binary digit, ones, twos, fours and eights.


@rule
def missing_planks(s):
    """For every size the fewest planks that make a new enclosure of a cell and the most closed ones beside it.

    A cell takes as many as it has open sides; each of the others as many as that has, but the two that meet. The
    numbers stand side by side, BITS for each.
    """
    north, east, south, west = s.open[NORTH], s.open[EAST], s.open[SOUTH], s.open[WEST]
    ones, twos, fours = added(north, east, south, west)
    cells, eights = ones | twos | fours, np.int64(0)
    first_1, second_1, third_1 = beside(s, ones & ~twos)  # cells beside one, two and three with one open side, ...
    first_2, second_2, third_2 = beside(s, ones ^ twos)  # ... with up to two, ...
    first_3, second_3, third_3 = beside(s, ones | twos)  # ... with up to three, ...
    first, second, third = beside(s, cells)  # ... with any
    found = UNKNOWN | least(cells, ones, twos, fours, eights, 0) << BITS
    ones, twos, fours, eights = with_another(ones, twos, fours, eights, first_1, first_2, first_3)
    found |= least(first, ones, twos, fours, eights, 1) << 2 * BITS
    ones, twos, fours, eights = with_another(ones, twos, fours, eights, second_1, second_2, second_3)
    found |= least(second, ones, twos, fours, eights, 2) << 3 * BITS
    ones, twos, fours, eights = with_another(ones, twos, fours, eights, third_1, third_2, third_3)
    return found | least(third, ones, twos, fours, eights, 3) << 4 * BITS


@rule
def added(a, b, c, d):
    """In how many of four sets every cell is."""
    return a ^ b ^ c ^ d, a & b ^ c & d ^ (a ^ b) & (c ^ d), a & b & c & d


@rule
def beside(s, cells):
    """The cells that have one, two and three of these cells, or more, beyond open sides."""
    ones, twos, fours = added(
        s.open[NORTH] & to_south(cells),
        s.open[SOUTH] & to_north(cells),
        s.open[WEST] & to_east(cells),
        s.open[EAST] & to_west(cells),
    )
    return ones | twos | fours, twos | fours, ones & twos | fours


@rule
def with_another(ones, twos, fours, eights, one, two, three):
    """Numbers of open sides and those of a further cell, less one; it has one, up to two, up to three of them."""
    low, high = ~(one ^ two ^ three), ~two
    carry = ones & low
    over = twos & high | carry & (twos ^ high)
    return ones ^ low, twos ^ high ^ carry, fours ^ over, eights ^ fours & over


@rule
def least(cells, ones, twos, fours, eights, less):
    """The smallest number of some cells, less something, or UNKNOWN for none."""
    if cells == 0:
        return UNKNOWN
    found = -less
    for digit in range(3, -1, -1):
        has = eights if digit == 3 else fours if digit == 2 else twos if digit == 1 else ones
        if cells & ~has != 0:
            cells &= ~has
        else:
            found += 1 << digit
    return found
