"""How good a position of Ark & Noah is, for the bots that look ahead.

The strategy in short: hold animals whose partners are in play, large ones first; close enclosures of the sizes that
they need, with planks of your own in the walls; feed and pitch those next; load as soon as you can; count the planks of the
outline; be left with nothing at the end.
"""

import math

import numpy as np

from arkade.games.arknoah.components import (
    ANIMALS,
    BUILD,
    CELL_EDGES,
    CELLS,
    EDGE_CELLS,
    EXCHANGE,
    FOOD,
    IN_ARK,
    LEAST_ROUNDS,
    LOAD,
    MAX_PEN,
    N_CELLS,
    N_EDGES,
    N_SPECIES,
    N_TILES,
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
    WATER,
    WOOD,
)
from arkade.games.arknoah.enclosures import on_outline
from arkade.games.arknoah.loading import has_room
from arkade.games.arknoah.rules import may_give
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
    UNUSED,
)
from arkade.kernel.arrays import total
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule

# In the normal game and in the quick game:

# Time
OUTLINE_PACE = (4.0, 4.0)  # edges of the outline that are closed in a round
ANIMALS_RATE = (0.9, 0.6)  # how often a round has this action
LOAD_RATE = (0.9, 0.6)
PIECES = (5.5, 4.0)  # pieces that a player may place in a round

# A pair's way aboard: with n loadings to come and so much work to do the chance is n / (n + work)
HURRY = (0.3, 0.5)  # work: that somebody has to do it at all
PLANK_WORK = (0.35, 0.35)  # for a plank that is missing
NEW_WORK = (0.5, 0.5)  # for a new enclosure
FOOD_WORK = 0.15  # for a cell without food
PITCH_WORK = 0.15  # for a pitch space without a cube
NOW = (0.95, 0.95)  # chance of a pair that can be loaded in this round
OWN_WORKER = 0.6  # share of the loadings that do for two large animals of one's own
NO_SHARE = (0.05, 0.1)  # chance if no owner of the pair has a plank in the wall: planks may still be swapped
BAG_PARTNER = (0.8, 0.8)  # that a partner comes out of the bag in time is less certain
CROWD = (0.5, 0.5)  # how far the chance falls if there are more pairs than enclosures

# Walls
OPEN_SIDE = (0.3, 0.4)  # a plank's side where no enclosure is yet: it will be part of a wall
WALL = (0.9, 0.9)  # of an enclosure that waits for its pair
SMALL_HOPE = 0.15  # a wall may score again for a small pair
SMALL_PAIR = 0.6  # chance of a small pair that is in play and finds an enclosure ready
OUTLINE_DOUBT = (1.0, 1.0)  # the lead in planks on the outline that makes the bonus e times as likely ...
OUTLINE_OPEN = (0.15, 0.15)  # ... and more for every edge that is open

# Stocks
PLANK = (1.3, 0.8)  # a plank in stock that can still be placed
CUBE = 1.0  # the same of a pitch cube
MEAL = 1.0  # and of food
PITCH_ROOM = 0.8  # share of the empty pitch spaces that will be filled
FOOD_ROOM = 0.7  # share of the cells without enclosure that will be fed
SOON = (0.3, 0.5)  # more for each piece that can be placed in this round
SOON_FED = 0.3  # and for each food tile
FIRST_CHOICE = 1.0  # of the animals drawn
EXCHANGED = 1.5  # an exchange to come
SMALL_TILE = 1.5  # a small animal whose partner is in play
OUTLINE_EDGE = 0.5  # a plank on the outline, towards the majority


# The ark on a board of 16 columns, a bit a cell: what is true of all cells at once is one number.
COLUMNS = 16
MANY = 10  # planks around the largest enclosure
BIT = np.array([COLUMNS * (int(name[1]) - 1) + "abcdefghijklmn".index(name[0]) for name in CELLS])


def _shapes() -> list[tuple[tuple[int, int], ...]]:
    """Every shape of one to four joined cells, turned and mirrored, as rows and columns from its first cell."""
    found = {((0, 0),)}
    shapes = sorted(found)
    for _ in range(1, MAX_PEN):
        larger = set()
        for shape in found:
            for y, x in shape:
                for cell in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
                    if cell not in shape:
                        top, left = min((*shape, cell))
                        larger.add(tuple(sorted((row - top, column - left) for row, column in (*shape, cell))))
        found = larger
        shapes += sorted(found)
    return shapes


_SHAPES = _shapes()
N_SHAPES = len(_SHAPES)
FIRST_SHAPE = np.array([[len(shape) for shape in _SHAPES].index(size) for size in range(1, MAX_PEN + 1)] + [N_SHAPES])
#: How far the cells of a shape are from its first one; the cells that are joined with the next to the right, and with
#: the next below; how many joints those are.
SHAPE_CELLS = np.zeros((N_SHAPES, MAX_PEN), np.int64)
RIGHT, BELOW = 0, 1
JOINTS = np.full((N_SHAPES, 2, MAX_PEN), NOTHING)
N_JOINTS = np.zeros(N_SHAPES, np.int64)
for _number, _shape in enumerate(_SHAPES):
    for _way, (_down, _across) in enumerate(((0, 1), (1, 0))):
        _joined = [COLUMNS * y + x for y, x in _shape if (y + _down, x + _across) in _shape]
        JOINTS[_number, _way, : len(_joined)] = _joined
        N_JOINTS[_number] += len(_joined)
    SHAPE_CELLS[_number, : len(_shape)] = [COLUMNS * y + x for y, x in _shape]

#: Species are sorted by size: from one place up to the next.
FIRST_OF_SIZE = np.array([SIZES.index(size) for size in range(MAX_PEN + 1)] + [N_SPECIES])


@rule
def evaluate(s, out):
    """What each seat's position is worth, in points (higher is better)."""
    for p in range(s.players):
        out[p] = total(s.points[p])
    if s.player == OVER:
        return
    left = rounds_left(s)
    pens = np.zeros(N_CELLS, np.int64)
    n_pens = list_pens(s, pens)
    outline(s, out)
    if s.action < LAST_FOOD:
        open_walls(s, left, out)
        stocks(s, left, out)
        if not s.quick:
            small_animals(s, pens[:n_pens], left, out)
    else:
        for p in range(s.players):
            out[p] -= s.planks[p] + s.pitch[p] + s.food[p]
    north, east, south, west = open_sides(s, 0), open_sides(s, 1), open_sides(s, 2), open_sides(s, 3)
    for size in range(1, MAX_PEN + 1):
        missing = nearest(north, east, south, west, size)
        animals(s, size, missing, pens[:n_pens], left, out)
    half_done(s, pens[:n_pens], left, out)


# Time


@rule
def rounds_left(s):
    """How many rounds will follow this one (ARK-40, ARK-41, ARK-57)."""
    if s.action >= LAST_FOOD:
        return 0.0
    left = max(LEAST_ROUNDS[s.quick] - s.rounds, s.open_outline / OUTLINE_PACE[s.quick])
    if s.last_round > 0:
        left = min(left, s.last_round - s.rounds)
    if s.quick:
        left += (s.players - s.turns - 1) / s.players
    return max(left, 0.0)


@rule
def share(s, action, p, shares):
    """What an action of this round still gives a player: `shares` if it is his own, or another's; else 0."""
    if s.action == action and s.acted[p]:
        return 0
    actor = s.current[action]
    if s.quick and s.action == action:
        actor = s.actor
    if actor == NOBODY:
        return 0
    return shares[0] if actor == p else shares[1]


@rule
def pieces_now(s, p):
    """Planks and cubes that a player may place in this round."""
    return s.budget if s.action == BUILD and s.player == p else share(s, BUILD, p, SHARE_BUILD)


@rule
def points_now(s, p):
    """Loading points that a player has in this round, pairs in the quick game."""
    if s.action == LOAD and s.player == p:
        return s.budget
    return share(s, LOAD, p, QUICK_PAIRS if s.quick else SHARE_LOAD)


@rule
def loadings(s, p, left):
    """How often a player will have a part in loading."""
    if s.action >= LAST_FOOD:
        return 1.0
    return left * LOAD_RATE[s.quick] + (points_now(s, p) > 0)


# Stocks


@rule
def stocks(s, left, out):
    """Planks, cubes and food, in stock and still to be had in this round: placed they score, left over they cost."""
    if s.quick:
        for p in range(s.players):
            planks = s.planks[p] + share(s, WOOD, p, SHARE_WOOD)
            placed = min(planks, pieces_now(s, p) + PIECES[1] * left)
            out[p] += PLANK[1] * placed + SOON[1] * min(planks, pieces_now(s, p))
        return
    all_cubes, all_meals = 0.0, 0.0
    for p in range(s.players):
        all_cubes += s.pitch[p] + share(s, PITCH, p, SHARE_PITCH)
        all_meals += s.food[p] + share(s, FOOD, p, SHARE_FOOD)
    cube_share = min(1.0, PITCH_ROOM * (OUTLINE_SIZE[s.players] - total(s.cube)) / max(all_cubes, 1.0))
    meal_share = min(1.0, food_room(s, left) / max(all_meals, 1.0))
    for p in range(s.players):
        planks = s.planks[p] + share(s, WOOD, p, SHARE_WOOD)
        cubes = s.pitch[p] + share(s, PITCH, p, SHARE_PITCH)
        meals = s.food[p] + share(s, FOOD, p, SHARE_FOOD)
        building = pieces_now(s, p) + PIECES[0] * left
        placed = min(float(planks), building)
        cubed = min(cubes * cube_share, building - placed)
        fed = min(meals * meal_share, points_now(s, p) + PIECES[0] * left)
        out[p] += (1.0 + PLANK[0]) * placed - planks
        out[p] += (1.0 + CUBE) * cubed - cubes
        out[p] += (1.0 + MEAL) * fed - meals
        out[p] += SOON[0] * min(placed + cubed, pieces_now(s, p)) + SOON_FED * min(fed, points_now(s, p))
        if s.current[ANIMALS] == p and not (s.action == ANIMALS and s.acted[p]):
            out[p] += FIRST_CHOICE
        if s.current[EXCHANGE] == p and not (s.action == EXCHANGE and s.acted[p]):
            out[p] += EXCHANGED


@rule
def food_room(s, left):
    """Cells that will still be fed."""
    room = 0.0
    for cell in range(N_CELLS):
        if IN_ARK[s.players, cell] and not s.fed[cell]:
            room += 1.0 if s.pen[cell] != NOTHING else FOOD_ROOM * left / (left + 1.0)
    return room


# Planks


@rule
def outline(s, out):
    """The chances of most planks on the outline (ARK-43)."""
    most, second = -1, -1
    for p in range(s.players):
        own = on_outline(s, p)
        if own > most:
            most, second = own, most
        else:
            second = max(second, own)
    doubt = OUTLINE_DOUBT[s.quick] + OUTLINE_OPEN[s.quick] * s.open_outline
    for p in range(s.players):
        own = on_outline(s, p)
        ahead = own - (second if own == most else most)
        if s.open_outline > 0:
            out[p] += OUTLINE_BONUS / (1.0 + math.exp(-ahead / doubt))
        elif ahead >= 0:
            out[p] += OUTLINE_BONUS


@rule
def open_walls(s, left, out):
    """Planks' sides where no enclosure is yet."""
    hope = OPEN_SIDE[s.quick] * left / (left + 1.0)
    for edge in range(N_EDGES):
        owner = s.plank[edge]
        if owner >= 0:
            for side in range(2):
                cell = EDGE_CELLS[s.players, edge, side]
                if cell != WATER and s.pen[cell] == NOTHING:
                    out[owner] += hope


@rule
def open_sides(s, side):
    """The cells with no plank on a side, as bits."""
    found = 0
    for cell in range(N_CELLS):
        if IN_ARK[s.players, cell] and s.plank[CELL_EDGES[cell, side]] == FREE:
            found |= 1 << int(BIT[cell])
    return found


@rule
def nearest(north, east, south, west, size):
    """The fewest planks that make a new enclosure of a size, from the cells' open sides; at most MANY.

    Counts are kept for all cells at once: in `ones` are their first binary digits, in `twos` the second, and so on.
    """
    pair, cross = north ^ east, south ^ west
    both, twice = north & east, south & west
    ones = pair ^ cross
    twos = both ^ twice ^ (pair & cross)
    fours = both & twice
    right, below = east & west >> 1, south & north >> COLUMNS
    fewest = MANY
    for shape in range(FIRST_SHAPE[size - 1], FIRST_SHAPE[size]):
        fits = ones | twos | fours  # a cell without open sides is in an enclosure
        for i in range(MAX_PEN):
            if JOINTS[shape, RIGHT, i] != NOTHING:
                fits &= right >> int(JOINTS[shape, RIGHT, i])
            if JOINTS[shape, BELOW, i] != NOTHING:
                fits &= below >> int(JOINTS[shape, BELOW, i])
        if fits == 0:
            continue
        sum1, sum2, sum4, sum8 = 0, 0, 0, 0
        for i in range(size):
            away = int(SHAPE_CELLS[shape, i])
            one, two, four = ones >> away, twos >> away, fours >> away
            carry = sum1 & one
            sum1 ^= one
            more = sum2 & two | carry & (sum2 ^ two)
            sum2 ^= two ^ carry
            carry = sum4 & four | more & (sum4 ^ four)
            sum4 ^= four ^ more
            fits &= ~(sum8 & carry)
            sum8 ^= carry
        if fits:
            fewest = min(fewest, least(fits, sum1, sum2, sum4, sum8) - 2 * int(N_JOINTS[shape]))
    return fewest


@rule
def least(cells, ones, twos, fours, eights):
    """The least of the cells' counts."""
    found = 0
    for digit in range(4):
        places = eights if digit == 0 else fours if digit == 1 else twos if digit == 2 else ones
        found *= 2
        if cells & ~places:
            cells &= ~places
        else:
            found += 1
    return found


# Enclosures and animals


@rule
def list_pens(s, out):
    """The enclosures; their number."""
    n = 0
    for cell in range(N_CELLS):
        if s.pen[cell] == cell:
            out[n] = cell
            n += 1
    return n


@rule
def work_at(s, pen):
    """What is still to be done for a pair to go into an enclosure."""
    if s.quick:
        return 0.0
    return FOOD_WORK * (s.pen_cells[pen] - s.pen_fed[pen]) + PITCH_WORK * (s.pen_pitch[pen] - s.pen_cubes[pen])


@rule
def work_anew(s, size, missing):
    """The same for an enclosure that is still to be built and lacks planks."""
    work = NEW_WORK[s.quick] + PLANK_WORK[s.quick] * missing
    return work if s.quick else work + FOOD_WORK * size


@rule
def animals(s, size, missing, pens, left, out):
    """Pairs of a size and the enclosures for them."""
    wanted = 0.0
    for species in range(FIRST_OF_SIZE[size], FIRST_OF_SIZE[size + 1]):
        wanted += presence(s, species, left)
    free = 0
    for pen in pens:
        free += s.pen_cells[pen] == size and s.pen_large[pen] == NOTHING
    anew = work_anew(s, size, missing) if s.action < LAST_FOOD else 0.0
    crowd = 1.0 - CROWD[s.quick] * (1.0 - min(1.0, (free + 1.0) / (wanted + 1.0)))
    for species in range(FIRST_OF_SIZE[size], FIRST_OF_SIZE[size + 1]):
        one, other = s.tile[2 * species], s.tile[2 * species + 1]
        if one >= 0 or other >= 0:
            chance = crowd * presence(s, species, left) * boarding(s, size, one, other, anew, pens, left)
            if s.phase == BOARDING and s.loading == species:
                chance = 1.0
            worth = outcome(s, size, chance)
            if one >= 0:
                out[one] += worth
            if other >= 0:
                out[other] += worth
    if s.action < LAST_FOOD:
        walls(s, size, min(1.0, wanted / (free + 0.5)), pens, left, out)


@rule
def outcome(s, size, chance):
    """Points expected of an animal: twice its size aboard, less its size ashore; none for the last loading."""
    worth = 0.0 if s.quick else size * (chance - 1.0)
    return worth if s.action >= LAST_FOOD else worth + 2.0 * size * chance


@rule
def walls(s, size, wanted, pens, left, out):
    """Planks around the enclosures of a size, which a pair, or a small pair, will make score."""
    n = left * LOAD_RATE[s.quick] + (s.current[LOAD] != NOBODY or s.action == LOAD)
    for pen in pens:
        if s.pen_cells[pen] == size:
            hope = 0.0
            if s.pen_large[pen] == NOTHING:
                hope += WALL[s.quick] * wanted * n / (n + HURRY[s.quick] + work_at(s, pen))
            if s.pen_small[pen] == NOTHING and not s.quick:
                hope += SMALL_HOPE * n / (n + 1.0)
            for p in range(s.players):
                out[p] += hope * s.pen_wall[pen, p]


@rule
def presence(s, species, left):
    """How sure it is that both animals of a species will be ashore together."""
    one, other = s.tile[2 * species], s.tile[2 * species + 1]
    if one == ABOARD or one == UNUSED:
        return 0.0
    found = 1.0
    if one == BAG or other == BAG:
        found = out_of_bag(s, left)
        if one == other:
            found *= found
    return found


@rule
def out_of_bag(s, left):
    """The chance that somebody draws and takes a certain animal."""
    draws = ANIMALS_RATE[s.quick] * left * s.players
    return BAG_PARTNER[s.quick] * min(1.0, draws / max(s.bag[0] + s.bag[1], 1))


@rule
def boarding(s, size, one, other, anew, pens, left):
    """The chance that a pair of these owners (or BAG) finds an enclosure and somebody loads it."""
    n = 0.0
    if one >= 0:
        n = loadings(s, one, left)
    if other >= 0:
        n = max(n, loadings(s, other, left))
    now = can_now(s, size, one, other) or can_now(s, size, other, one)
    if one == other and 2 * size > SHARE_LOAD[1] and not s.quick and not now:
        n *= OWN_WORKER
    best = 0.0
    if s.action < LAST_FOOD and left > 0.0:
        best = n / (n + HURRY[s.quick] + anew)
    for pen in pens:
        if s.pen_cells[pen] == size and s.pen_large[pen] == NOTHING:
            work = work_at(s, pen)
            chance = n / (n + HURRY[s.quick] + work)
            if now and work == 0.0:
                chance = max(chance, NOW[s.quick])
            shared = (one >= 0 and s.pen_wall[pen, one] > 0) or (other >= 0 and s.pen_wall[pen, other] > 0)
            if not shared and s.action < LAST_FOOD:
                chance *= NO_SHARE[s.quick]
            best = max(best, chance)
    return best


@rule
def can_now(s, size, p, other):
    """Whether a player has the loading points for a pair that is his and the other's."""
    if p < 0 or other < 0:
        return False
    if s.action >= LAST_FOOD:
        return not s.acted[p] or s.player == p
    cost = 1 if s.quick else size * 2 if other == p else size
    return points_now(s, p) >= cost


@rule
def small_animals(s, pens, left, out):
    """Small pairs let a wall score again (ARK-34)."""
    for species in range(FIRST_OF_SIZE[1]):
        one, other = s.tile[2 * species], s.tile[2 * species + 1]
        if one >= 0 and other >= 0:
            small_pair(s, one, species, pens, left, out)
            if other != one:
                small_pair(s, other, species, pens, left, out)


@rule
def small_pair(s, p, species, pens, left, out):
    """What a small pair brings a player who may load it."""
    best = 0.0
    for pen in pens:
        if s.pen_small[pen] == NOTHING and s.pen_wall[pen, p] > 0 and work_at(s, pen) == 0.0:
            best = max(best, s.pen_wall[pen, p] + s.pen_cubes[pen])
    n = loadings(s, p, left)
    chance = SMALL_PAIR * n / (n + HURRY[0])
    if s.phase == BOARDING and s.loading == species and s.player == p:
        chance = 1.0
    out[p] += chance * best


# Half-done turns


@rule
def half_done(s, pens, left, out):
    """What the step promises that the player has to take next."""
    p = s.player
    if s.phase == BOARDING:
        if SIZES[s.loading] > 0 and s.action < LAST_FOOD:
            out[p] += best_enclosure(s, p, pens)
    elif s.phase == TAKING or (s.phase == DRAWING and s.action == ANIMALS):
        for q in range(s.players):
            if s.drawn > 0 and (q == p or not s.acted[q]):
                out[q] += drawn_worth(s, q, pens, left, q == p)
    elif s.phase == SWAPPING_IN:
        out[p] += max(0.0, drawn_worth(s, p, pens, left, True) - least_tile(s, p, pens, left))
    elif s.phase == SWAPPING_OUT:
        out[p] += tile_worth(s, p, s.incoming, pens, left) - least_tile(s, p, pens, left)
    elif s.phase == LIFTING and s.lifted != NOTHING:
        out[p] += lifting(s, p)


@rule
def best_enclosure(s, p, pens):
    """Points of pitch, and more of the wall than counted, at the best enclosure for the pair that is being loaded."""
    best = 0.0
    for pen in pens:
        if has_room(s, p, pen, s.loading):
            best = max(best, s.pen_cubes[pen] + (1.0 - WALL[s.quick]) * s.pen_wall[pen, p])
    return best


@rule
def drawn_worth(s, p, pens, left, choosing):
    """What the drawn tiles promise a player: the best to who chooses, else their mean."""
    mean, best = 0.0, -10.0
    for tile in range(N_TILES):
        if s.tile[tile] == DRAWN:
            worth = tile_worth(s, p, tile, pens, left)
            mean += worth / s.drawn
            best = max(best, worth)
    return best if choosing else mean


@rule
def tile_worth(s, p, tile, pens, left):
    """Points that a tile promises a player."""
    size = SIZES[tile // 2]
    partner = s.tile[tile ^ 1]
    together = out_of_bag(s, left) if partner == BAG else 1.0
    if size == 0:
        return SMALL_TILE * together
    missing = nearest(open_sides(s, 0), open_sides(s, 1), open_sides(s, 2), open_sides(s, 3), size)
    return outcome(s, size, together * boarding(s, size, p, partner, work_anew(s, size, missing), pens, left))


@rule
def least_tile(s, p, pens, left):
    """The least that a player can give away."""
    least = 10.0
    for tile in range(N_TILES):
        if may_give(s, p, tile):
            least = min(least, tile_worth(s, p, tile, pens, left))
    return least


@rule
def lifting(s, p):
    """What the best swap with the lifted plank brings a player."""
    owner = s.plank[s.lifted]
    here = edge_worth(s, s.lifted)
    best = -10.0
    for edge in range(N_EDGES):
        if s.plank[edge] >= 0 and s.plank[edge] != owner:
            if owner == p:
                best = max(best, edge_worth(s, edge) - here)
            elif s.plank[edge] == p:
                best = max(best, here - edge_worth(s, edge))
            else:
                best = max(best, 0.0)
    return best


@rule
def edge_worth(s, edge):
    """Points that a plank still promises, roughly."""
    worth = 0.0
    for side in range(2):
        cell = EDGE_CELLS[s.players, edge, side]
        if cell == WATER:
            worth += OUTLINE_EDGE
        elif s.pen[cell] == NOTHING:
            worth += OPEN_SIDE[s.quick]
        elif s.pen_large[s.pen[cell]] == NOTHING:
            worth += WALL[s.quick]
    return worth
