"""What the learned evaluation of Coloretto Amazonas knows of a position: facts that hold, seen from a seat.

The animals of a colour are alike but for who has them, so no fact names an animal: what counts is what fits a column,
what is a double there, and how many cards of either kind may still come.
"""

import numpy as np

from arkade.games.amazonas.components import (
    BONUS,
    CAPACITY,
    COLOUR,
    COPIES,
    ENDING_STACKS,
    FIRST,
    HAND,
    MAX_PLAYERS,
    N_ANIMALS,
    N_COLOURS,
)
from arkade.games.amazonas.evaluation import addition, cost_of_double, evaluate
from arkade.games.amazonas.rules import bonus_points, column_points, stack_points
from arkade.games.amazonas.state import NOBODY, NOTHING
from arkade.kernel.arrays import DIGITS, fill, level, over_others, say_leads, total
from arkade.kernel.pieces import offsets
from arkade.kernel.rule import rule

FILLED = max(CAPACITY)  # a column has fewer cards than this
FITS = HAND  # cards in hand that fit a column: none, one, two or more
GAINS = FILLED + max(BONUS) + 1  # what a card adds to a column, bonus included
COSTS = FILLED  # what a double costs
LEVELS = (0, 1, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 6, *(7,) * 17)  # of the cards that may still come, by their number
COMING = max(LEVELS) + 1
NEAR = 12  # turns that are told one by one; further ones by fours
TURNS = NEAR + 8
PHASES = (0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 3, *(4,) * 6, *(5,) * 30)  # of the game, by the turns that a seat still has
N_PHASES = max(PHASES) + 1
STEP = 2  # points between two levels of a lead
LEADS = 25
CLEAR = 6  # points between two levels of a lead, where the phase is told too
CLEAR_LEADS = 9
ENDING = 3  # how near a seat's last stack is

#: Seats are counted from the one that looks: 0 is itself, 1 the next, and so on.
FEATURES = (
    ("players", (MAX_PLAYERS - 1,)),
    ("to_decide", (MAX_PLAYERS,)),
    ("giver", (MAX_PLAYERS + 1,)),  # the last one: no gift waits for an answer
    ("gift_fits", (GAINS,)),  # what it adds to the column of the seat to decide
    ("gift_double", (COSTS,)),  # what it costs there
    ("protected", (MAX_PLAYERS + 1,)),  # the last one: nobody
    ("turns", (TURNS,)),  # that every seat still has
    ("column", (MAX_PLAYERS, N_COLOURS, 2, FITS, FILLED)),  # bonus to be won, cards in hand that fit, cards in it
    ("coming", (MAX_PLAYERS, N_COLOURS, COMING)),  # cards of the pile that fit a column
    ("danger", (MAX_PLAYERS, N_COLOURS, COMING)),  # cards of the pile that are doubles there
    ("best_fit", (MAX_PLAYERS, GAINS)),  # what the best card in hand adds
    ("next_fit", (MAX_PLAYERS, GAINS)),  # what the second best adds
    ("own_doubles", (MAX_PLAYERS, HAND + 1)),  # kinds of cards in hand that one has in a column
    ("threat", (MAX_PLAYERS, MAX_PLAYERS, COSTS)),  # the worst gift from one seat to another
    ("ending", (MAX_PLAYERS, ENDING)),
    ("lead", (MAX_PLAYERS, LEADS)),  # in points over the best of the others
    ("lead_then", (MAX_PLAYERS, N_PHASES, CLEAR_LEADS)),  # the same by the phase of the game
    ("judged", (MAX_PLAYERS, DIGITS)),  # the evaluation's lead over the best of the others
)
AT = offsets(FEATURES)
MOST_FEATURES = 7 + MAX_PLAYERS * (3 * N_COLOURS + 6 + MAX_PLAYERS - 1 + DIGITS)


@rule
def features(s, seat, out):
    """What is so, in the order of the blocks where one fact is told, then seat by seat; how many facts."""
    out[0] = AT.players + s.players - 2
    out[1] = AT.to_decide + (s.player - seat) % s.players
    out[2] = AT.protected + (MAX_PLAYERS if s.protected == NOBODY else (s.protected - seat) % s.players)
    turns = s.left // s.players
    out[3] = AT.turns + (turns if turns < NEAR else min(NEAR + (turns - NEAR) // 4, TURNS - 1))
    n = tell_gift(s, seat, out, 4)
    room = np.empty((3, N_ANIMALS), np.int64)  # one array, for each takes time to allocate
    pile, points, worst = room[0], room[1], room[2]
    count_pile(s, pile)
    for p in range(s.players):
        points[p] = column_points(s, p) + stack_points(s, p) + bonus_points(s, p)
    for i in range(s.players):
        p = (seat + i) % s.players
        n = tell_cards(s, p, i, pile, worst, out, n)
        n = tell_threats(s, i, worst, out, n)
        n = tell_lead(s, p, i, points, PHASES[turns], out, n)
    judged = np.empty(MAX_PLAYERS, np.float64)
    evaluate(s, judged)
    return say_leads(judged, seat, s.players, AT.judged, out, n)


@rule
def tell_gift(s, seat, out, n):
    """What an offered card brings its receiver."""
    if s.gift == NOTHING:
        out[n] = AT.giver + MAX_PLAYERS
        return n + 1
    out[n] = AT.giver + (s.giver - seat) % s.players
    if s.column[s.player, s.gift]:
        out[n + 1] = AT.gift_double + int(cost_of_double(s, s.player, COLOUR[s.gift]))
    else:
        out[n + 1] = AT.gift_fits + int(addition(s, s.player, COLOUR[s.gift]))
    return n + 2


@rule
def count_pile(s, pile):
    """The cards of the pile by animal: those that are nowhere else."""
    for colour in range(N_COLOURS):
        stacks = 0
        for p in range(s.players):
            stacks += s.stack[p, colour]
        for animal in range(FIRST[colour], FIRST[colour + 1]):
            elsewhere = stacks + s.discard[animal] + (s.gift == animal)
            for p in range(s.players):
                elsewhere += s.hand[p, animal] + s.column[p, animal]
            pile[animal] = COPIES - elsewhere


@rule
def tell_cards(s, p, i, pile, worst, out, n):
    """A seat's columns with what its hand and the pile hold for them, its best cards, its doubles, its last stack.

    `worst` gets the most that it can cost each other seat by a double, counted from the seat itself.
    """
    fill(worst, 0)
    completes = False
    best, second, doubles = 0, 0, 0
    for colour in range(N_COLOURS):
        fits, coming, danger = 0, 0, 0
        for animal in range(FIRST[colour], FIRST[colour + 1]):
            double = s.column[p, animal]
            if double:
                danger += pile[animal]
            else:
                coming += pile[animal]
            if s.hand[p, animal]:
                fits += 1 - double
                doubles += double
                threaten(s, p, animal, colour, worst)
        filled = s.filled[p, colour]
        if fits:
            completes |= filled + 1 == CAPACITY[colour]
            gain = int(addition(s, p, colour))
            best, second = max(best, gain), max(second, min(best, gain), gain if fits > 1 else 0)
        place = i * N_COLOURS + colour
        winnable = int(s.bonus[colour] == NOBODY)
        out[n] = AT.column + ((place * 2 + winnable) * FITS + min(fits, FITS - 1)) * FILLED + filled
        out[n + 1] = AT.coming + place * COMING + LEVELS[coming]
        out[n + 2] = AT.danger + place * COMING + LEVELS[danger]
        n += 3
    out[n] = AT.best_fit + i * GAINS + best
    out[n + 1] = AT.next_fit + i * GAINS + second
    out[n + 2] = AT.own_doubles + i * (HAND + 1) + doubles
    out[n + 3] = AT.ending + i * ENDING + nearness(s, p, completes)
    return n + 4


@rule
def threaten(s, p, animal, colour, worst):
    """What a card in hand costs those who have it in a column, protected or not."""
    for distance in range(1, s.players):
        q = (p + distance) % s.players
        if s.column[q, animal]:
            worst[distance] = max(worst[distance], int(cost_of_double(s, q, colour)))


@rule
def nearness(s, p, completes):
    """How near a seat's last stack is: it lacks several, one, or one card that it holds."""
    if total(s.stack[p]) + 1 < ENDING_STACKS[s.players]:
        return 0
    return 2 if completes else 1


@rule
def tell_threats(s, i, worst, out, n):
    """The most that a seat can cost each other one."""
    for distance in range(1, s.players):
        out[n] = AT.threat + (i * MAX_PLAYERS + (i + distance) % s.players) * COSTS + worst[distance]
        n += 1
    return n


@rule
def tell_lead(s, p, i, points, phase, out, n):
    """How far a seat is ahead of the best of the others."""
    lead = over_others(points, p, s.players)
    out[n] = AT.lead + i * LEADS + level(lead, STEP, LEADS)
    out[n + 1] = AT.lead_then + (i * N_PHASES + phase) * CLEAR_LEADS + level(lead, CLEAR, CLEAR_LEADS)
    return n + 2
