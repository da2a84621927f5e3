"""What the learned evaluation of Ark & Noah knows of a position: facts that hold, seen from a seat.

No fact names a cell or a species. What counts is how many pairs of a size are ashore and whose, which enclosures of
that size wait for one, what is still to be done there and whose planks stand around; then stocks, the outline, the
action board, and how far the end is.
"""

import numpy as np

from arkade.games.arknoah.components import (
    BUILD,
    LOAD,
    MAX_BONUS,
    MAX_OUTLINE,
    MAX_PEN,
    MAX_PLAYERS,
    N_ACTIONS,
    N_SPECIES,
    N_TILES,
    NOTHING,
    QUICK_PAIRS,
    SHARE_BUILD,
    SHARE_LOAD,
    SIZES,
)
from arkade.games.arknoah.evaluation import BITS, evaluate, missing_planks, rounds_left, to_come
from arkade.games.arknoah.loading import room_for
from arkade.games.arknoah.sets import lowest
from arkade.games.arknoah.state import ABOARD, BAG, BOARDING, DRAWN, NOBODY, PHASES, STAGES
from arkade.kernel.arrays import DIGITS, level, over_others, say_leads, total
from arkade.kernel.pieces import offsets
from arkade.kernel.rule import rule

N_SIZES = MAX_PEN + 1
MANY = 3  # one, two, more; none is not told
ROUNDS = 16  # rounds to come
TIMES = (0, 1, 2, 2, 3, 3, 3, *(4,) * 9)  # how far the end is, by rounds to come
N_TIMES = max(TIMES) + 1
OUTLINE_TIMES = 4  # how far the outline is closed: wholly, nearly, half, hardly
PLANKS_HELD = 12
PIECES_HELD = 9  # cubes, or food
SUPPLY = 4  # planks left in the supply: none, up to three, up to eight, more
PIECES_LEFT = 9  # pieces to build, or loading points, to come in this round
BAG_LEVELS = 8
HOMES = MAX_PLAYERS + 2  # where a partner is: with a seat, in a bag, drawn
WORKS = 4  # food and pitch that an enclosure lacks: none, up to two, up to four, more
WALLS = 12  # planks, by twos
PAIRS = 4  # none, one, two, more
NEW_PEN = 11  # planks that a new enclosure takes
SIDES = 10  # sides of planks where no enclosure is yet, by threes
RIM_LEADS = 9
LEFT_OVER = 8  # pieces in stock, by twos
LEADS = 25  # points ahead of the best of the others, by threes
STEP = 3
CLEAR = 9  # points between two levels of a lead, where the time is told too
CLEAR_LEADS = 9

#: Seats are counted from the one that looks: 0 is itself, 1 the next, and so on.
FEATURES = (
    ("game", (2, MAX_PLAYERS - 1)),  # normal or quick, with so many players
    ("workers", (2,)),
    ("to_decide", (MAX_PLAYERS,)),
    ("phase", (len(PHASES),)),
    ("stage", (len(STAGES) + 1,)),  # the action carried out; the first one: none
    ("actor", (MAX_PLAYERS + 1,)),  # whose worker or turn it is; the last one: nobody's
    ("budget", (PIECES_LEFT,)),  # of the seat to decide
    ("rounds_left", (ROUNDS,)),
    ("outline", (MAX_OUTLINE + 1,)),  # edges that are open
    ("bag", (BAG_LEVELS,)),  # animals in the bags, by sixes
    ("current", (N_ACTIONS, MAX_PLAYERS)),  # workers that wait for their action
    ("done", (N_ACTIONS, MAX_PLAYERS)),  # those that have done it: the order of the next choice
    ("bonus", (N_ACTIONS, MAX_BONUS)),
    ("drawn", (N_SIZES, HOMES)),  # an animal that can be had, by where its partner is
    ("incoming", (N_SIZES, HOMES)),  # the one that is swapped in
    ("loading", (N_SIZES,)),  # the pair that looks for its enclosure
    ("single", (MAX_PLAYERS, N_SIZES, MANY)),  # animals whose partner is not in play
    ("pairs", (MAX_PLAYERS, MAX_PLAYERS, N_SIZES, MANY)),  # both with one seat, or one with each of two
    ("room", (MAX_PLAYERS, N_SIZES, 2)),  # an enclosure that is ready; the seat has a pair for it
    ("waiting", (MAX_PLAYERS, N_SIZES, WORKS, MANY)),  # enclosures for large pairs with a plank of the seat
    ("walls", (MAX_PLAYERS, 2, WALLS)),  # its planks around those; around those that lack nothing
    ("demand", (N_SIZES, PAIRS, PAIRS)),  # enclosures that wait, pairs and singles ashore
    ("new_pen", (N_SIZES, NEW_PEN)),  # planks that the next enclosure of a size takes
    ("can_close", (MAX_PLAYERS, N_SIZES)),  # the seat has as many
    ("planks", (MAX_PLAYERS, PLANKS_HELD)),
    ("pitch", (MAX_PLAYERS, PIECES_HELD)),
    ("food", (MAX_PLAYERS, PIECES_HELD)),
    ("supply", (MAX_PLAYERS, SUPPLY)),
    ("to_build", (MAX_PLAYERS, PIECES_LEFT)),
    ("to_load", (MAX_PLAYERS, PIECES_LEFT)),
    ("sides", (MAX_PLAYERS, SIDES)),
    ("rim", (MAX_PLAYERS, OUTLINE_TIMES, RIM_LEADS)),  # planks ahead on the outline, by how far it is closed
    ("left_over", (MAX_PLAYERS, N_TIMES, LEFT_OVER)),  # pieces in stock, by how far the end is
    ("lead", (MAX_PLAYERS, LEADS)),
    ("lead_then", (MAX_PLAYERS, N_TIMES, CLEAR_LEADS)),  # the same by how far the end is
    ("judged", (MAX_PLAYERS, DIGITS)),  # the evaluation's lead over the best of the others
)
AT = offsets(FEATURES)
MOST_DRAWN = 4  # animals on the table at once (ARK-21, ARK-24)
_OF_ALL = 10 + 3 * N_ACTIONS + MOST_DRAWN + 2 + N_SPECIES + 2 * MAX_PEN
_OF_A_SEAT = MAX_PEN * WORKS + 2 + MAX_PEN + N_SIZES + 8 + 3 + DIGITS
MOST_FEATURES = _OF_ALL + MAX_PLAYERS * _OF_A_SEAT


@rule
def features(s, seat, out):
    """What is so: the round, the action board, the animals, the ark, then seat by seat; how many facts."""
    left = min(int(rounds_left(s)), ROUNDS - 1)
    n = tell_round(s, seat, left, out)
    n = tell_board(s, seat, out, n)
    n = tell_drawn(s, seat, out, n)
    ashore = np.zeros((MAX_PLAYERS + 2, MAX_PLAYERS, N_SIZES), np.int64)
    n = tell_animals(s, seat, ashore, out, n)
    n = tell_enclosures(s, seat, ashore[MAX_PLAYERS + 1, 0], out, n)
    n = tell_new_pens(s, seat, out, n)
    for i in range(s.players):
        p = (seat + i) % s.players
        n = tell_room(s, p, i, ashore, out, n)
        n = tell_stocks(s, p, i, TIMES[left], out, n)
        n = tell_leads(s, p, i, TIMES[left], out, n)
    judged = np.empty(MAX_PLAYERS, np.float64)
    evaluate(s, judged)
    return say_leads(judged, seat, s.players, AT.judged, out, n)


@rule
def tell_round(s, seat, left, out):
    """The game, who decides what, and how far the end is."""
    out[0] = AT.game + s.quick * (MAX_PLAYERS - 1) + s.players - 2
    out[1] = AT.workers + s.workers - 1
    out[2] = AT.to_decide + (s.player - seat) % s.players
    out[3] = AT.phase + s.phase
    out[4] = AT.stage + s.action + 1
    out[5] = AT.actor + (MAX_PLAYERS if s.actor == NOBODY else (s.actor - seat) % s.players)
    out[6] = AT.budget + s.budget
    out[7] = AT.rounds_left + left
    out[8] = AT.outline + s.open_outline
    out[9] = AT.bag + min((s.bag[0] + s.bag[1] + 5) // 6, BAG_LEVELS - 1)
    return 10


@rule
def tell_board(s, seat, out, n):
    """The workers and the bonus tiles (ARK-10 to ARK-14)."""
    for space in range(N_ACTIONS):
        if s.current[space] != NOBODY:
            out[n] = AT.current + space * MAX_PLAYERS + (s.current[space] - seat) % s.players
            n += 1
        if s.done[space] != NOBODY:
            out[n] = AT.done + space * MAX_PLAYERS + (s.done[space] - seat) % s.players
            n += 1
        if s.bonus[space]:
            out[n] = AT.bonus + space * MAX_BONUS + s.bonus[space] - 1
            n += 1
    return n


@rule
def tell_drawn(s, seat, out, n):
    """The animals that can be had now, and the pair that looks for its enclosure."""
    if s.drawn:
        told = 0  # as bits: each kind once
        for tile in range(N_TILES):
            if s.tile[tile] == DRAWN:
                kind = int(SIZES[tile // 2] * HOMES + home(s, seat, tile ^ 1))  # eight bits would be shifted out
                if not told >> kind & 1:
                    out[n] = AT.drawn + kind
                    n += 1
                told |= 1 << kind
    if s.incoming != NOTHING:
        out[n] = AT.incoming + SIZES[s.incoming // 2] * HOMES + home(s, seat, s.incoming ^ 1)
        n += 1
    if s.phase == BOARDING:
        out[n] = AT.loading + SIZES[s.loading]
        n += 1
    return n


@rule
def home(s, seat, tile):
    """Where an animal is, seen from a seat."""
    place = s.tile[tile]
    if place >= 0:
        return (place - seat) % s.players
    return MAX_PLAYERS + (place != BAG)


@rule
def tell_animals(s, seat, ashore, out, n):
    """The animals that the seats have, in pairs and single.

    `ashore` counts pairs by both owners and size, then singles by owner, and in its last row both by size alone.
    """
    for species in range(N_SPECIES):
        male, female = s.tile[2 * species], s.tile[2 * species + 1]
        if male <= ABOARD or (male < 0 and female < 0):
            continue
        size = SIZES[species]
        ashore[MAX_PLAYERS + 1, 0, size] += 1
        one = (male - seat) % s.players if male >= 0 else (female - seat) % s.players
        if male >= 0 and female >= 0:
            other = (female - seat) % s.players
            ashore[min(one, other), max(one, other), size] += 1
        else:
            ashore[MAX_PLAYERS, one, size] += 1
    for size in range(N_SIZES):
        for i in range(s.players):
            n = tell_number(ashore[MAX_PLAYERS, i, size], AT.single + (i * N_SIZES + size) * MANY, out, n)
            for j in range(i, s.players):
                place = (i * MAX_PLAYERS + j) * N_SIZES + size
                n = tell_number(ashore[i, j, size], AT.pairs + place * MANY, out, n)
    return n


@rule
def tell_number(number, at, out, n):
    """One, two or more of something; none is not told."""
    if number == 0:
        return n
    out[n] = at + min(number, MANY) - 1
    return n + 1


@rule
def tell_enclosures(s, seat, ashore, out, n):
    """The enclosures that wait for a large pair: what they lack, whose planks stand around, how many there are."""
    waiting = np.zeros((MAX_PLAYERS + 2, N_SIZES, WORKS), np.int64)
    demand, walls = waiting[MAX_PLAYERS], waiting[MAX_PLAYERS + 1]  # by size; by seat, as the rows of seats
    pens = s.pens
    while pens != 0:
        pen = lowest(pens)
        pens &= pens - 1
        if s.pen_large[pen] != NOTHING:
            continue
        size = s.pen_cells[pen]
        lacks = 0 if s.quick else s.pen_cells[pen] - s.pen_fed[pen] + s.pen_pitch[pen] - s.pen_cubes[pen]
        work = min((lacks + 1) // 2, WORKS - 1)
        demand[size, 0] += 1
        for i in range(s.players):
            planks = s.pen_wall[pen, (seat + i) % s.players]
            if planks:
                waiting[i, size, work] += 1
                walls[i, 0] += planks
                walls[i, 1] += planks * (lacks == 0)
    for i in range(s.players):
        for size in range(1, N_SIZES):
            for work in range(WORKS):
                place = (i * N_SIZES + size) * WORKS + work
                n = tell_number(waiting[i, size, work], AT.waiting + place * MANY, out, n)
        for ready in range(2):
            out[n] = AT.walls + (i * 2 + ready) * WALLS + min((walls[i, ready] + 1) // 2, WALLS - 1)
            n += 1
    for size in range(1, N_SIZES):
        out[n] = AT.demand + (size * PAIRS + min(demand[size, 0], PAIRS - 1)) * PAIRS + min(ashore[size], PAIRS - 1)
        n += 1
    return n


@rule
def tell_new_pens(s, seat, out, n):
    """How many planks a new enclosure of each size takes, and who has them."""
    missing = missing_planks(s)
    for size in range(1, N_SIZES):
        planks = missing >> BITS * size & 255
        out[n] = AT.new_pen + size * NEW_PEN + min(planks, NEW_PEN - 1)
        n += 1
        for i in range(s.players):
            if s.planks[(seat + i) % s.players] >= planks:
                out[n] = AT.can_close + i * N_SIZES + size
                n += 1
    return n


@rule
def tell_room(s, p, i, ashore, out, n):
    """The sizes for which a seat has an enclosure that is ready, and whether it has a pair for it (ARK-32)."""
    for size in range(N_SIZES):
        if room_for(s, p, size) != 0:
            pairs = 0
            for j in range(s.players):
                pairs += ashore[min(i, j), max(i, j), size]
            out[n] = AT.room + (i * N_SIZES + size) * 2 + (pairs > 0)
            n += 1
    return n


@rule
def tell_stocks(s, p, i, time, out, n):
    """What a seat has to place, and may place in this round."""
    supply, held = s.plank_supply[p], s.planks[p] + s.pitch[p] + s.food[p]
    out[n] = AT.planks + i * PLANKS_HELD + min(s.planks[p], PLANKS_HELD - 1)
    out[n + 1] = AT.pitch + i * PIECES_HELD + min(s.pitch[p], PIECES_HELD - 1)
    out[n + 2] = AT.food + i * PIECES_HELD + min(s.food[p], PIECES_HELD - 1)
    out[n + 3] = AT.supply + i * SUPPLY + int(supply > 0) + int(supply > 3) + int(supply > 8)
    out[n + 4] = AT.to_build + i * PIECES_LEFT + to_come(s, BUILD, p, SHARE_BUILD)
    out[n + 5] = AT.to_load + i * PIECES_LEFT + to_come(s, LOAD, p, QUICK_PAIRS if s.quick else SHARE_LOAD)
    out[n + 6] = AT.sides + i * SIDES + min((s.sides[p] + 2) // 3, SIDES - 1)
    out[n + 7] = AT.left_over + (i * N_TIMES + time) * LEFT_OVER + min((held + 1) // 2, LEFT_OVER - 1)
    return n + 8


@rule
def tell_leads(s, p, i, time, out, n):
    """How far a seat is ahead on the outline (ARK-43) and in points."""
    best = -1_000_000
    for q in range(s.players):
        if q != p:
            best = max(best, total(s.points[q]))
    closed = int(s.open_outline > 0) + int(s.open_outline > 4) + int(s.open_outline > 12)
    lead = total(s.points[p]) - best
    out[n] = AT.rim + (i * OUTLINE_TIMES + closed) * RIM_LEADS + level(over_others(s.rim, p, s.players), 1, RIM_LEADS)
    out[n + 1] = AT.lead + i * LEADS + level(lead, STEP, LEADS)
    out[n + 2] = AT.lead_then + (i * N_TIMES + time) * CLEAR_LEADS + level(lead, CLEAR, CLEAR_LEADS)
    return n + 3
