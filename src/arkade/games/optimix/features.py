"""What the learned evaluation of Arche Opti Mix knows of a position: facts that hold, seen from a seat.

Cards are told by their type, for the score cards pay by types, and by whether the ark has a place for them now: among
others, only in a new cabin, or none. What stands in which cabin shows in that alone.
"""

import numpy as np

from arkade.games.optimix.ark import light
from arkade.games.optimix.components import (
    MAX_PLAYERS,
    MAX_TILT,
    N_CARDS,
    N_TYPES,
    NO_TYPE,
    POWERS,
    PRIZES,
    RAIN_CARDS,
)
from arkade.games.optimix.pets import pet_type
from arkade.games.optimix.scoring import worth
from arkade.games.optimix.state import NOTHING, PHASES, bit, contains, lowest, power_of, type_of
from arkade.kernel.arrays import level, over_others
from arkade.kernel.pieces import offsets
from arkade.kernel.rule import rule

KINDS = N_TYPES + 1  # types of cards, and those without one
MANY = 3  # one, two, more; none is not told
PAWNS = 9  # on a score card; none is not told
LEADS = 7  # pawns ahead of the best of the others: from three less to three more
PILE = 24  # cards in the pile, by twos
TIMES = (4, 4, 3, 3, 3, 2, 2, 2, 2, 2, 2, *(1,) * 7, *(0,) * 6)  # how late it is, by the levels of the pile
N_TIMES = 6  # the last one: the last boarding
LEFT = 6  # cards of a type that are still in the pile, by twos
PLACES = 3  # where a card may go: among others, only into a new cabin, nowhere
HERE, NEW, NOWHERE = range(3)
DISCS = 8
CARDS = 10  # in a hand
FITTING, PAYABLE = 4, 4  # in the last boarding: cards that fit, discs to pay with
POINT_LEADS = 25  # points ahead of the best of the others, by twos
STEP = 2
CLEAR = 6  # points between two levels of a lead, where the time is told too
CLEAR_LEADS = 9

#: Seats are counted from the one that looks: 0 is itself, 1 the next, and so on.
FEATURES = (
    ("players", (MAX_PLAYERS - 2,)),
    ("to_decide", (MAX_PLAYERS,)),
    ("turn", (MAX_PLAYERS,)),
    ("phase", (len(PHASES),)),
    ("rain", (RAIN_CARDS + 1,)),
    ("pile", (PILE,)),
    ("left", (KINDS, LEFT)),  # of each type in the pile
    ("tilt", (MAX_TILT + 1,)),  # to either side
    ("played", (KINDS,)),  # the card whose power or cabin asks for a decision
    ("display", (KINDS, PLACES)),  # cards that can be taken
    ("pawns", (MAX_PLAYERS, N_TYPES, PAWNS)),
    ("ahead", (MAX_PLAYERS, N_TYPES, N_TIMES, LEADS)),  # in pawns on a score card, by how late it is
    ("reach", (MAX_PLAYERS, N_TYPES, LEADS)),  # the same with all cards in hand; told of types that the seat holds
    ("hand", (MAX_PLAYERS, KINDS, PLACES, MANY)),  # by where the cards may go
    ("powers", (MAX_PLAYERS, len(POWERS))),  # in hand
    ("pet", (MAX_PLAYERS, KINDS + 1)),  # that will be a pawn; the last one: none
    ("discs", (MAX_PLAYERS, DISCS)),
    ("cards", (MAX_PLAYERS, CARDS)),
    ("boarding", (MAX_PLAYERS, FITTING, PAYABLE)),  # in the last boarding, of who has not passed
    ("lead", (MAX_PLAYERS, POINT_LEADS)),  # as the score cards stand
    ("lead_then", (MAX_PLAYERS, N_TIMES, CLEAR_LEADS)),  # the same by how late it is
)
AT = offsets(FEATURES)
_OF_ALL = 8 + KINDS + KINDS * PLACES
_OF_A_SEAT = 3 * N_TYPES + KINDS * PLACES + len(POWERS) + 6
MOST_FEATURES = _OF_ALL + MAX_PLAYERS * _OF_A_SEAT


@rule
def features(s, seat, out):
    """What is so: the turn, the cards to come, then seat by seat; how many facts."""
    level_of_pile = min((s.end - s.top) // 2, PILE - 1)
    time = N_TIMES - 1 if s.last else TIMES[level_of_pile]
    out[0] = AT.players + s.players - 3
    out[1] = AT.to_decide + (s.player - seat) % s.players
    out[2] = AT.turn + (s.turn - seat) % s.players
    out[3] = AT.phase + s.phase
    out[4] = AT.rain + s.rain
    out[5] = AT.pile + level_of_pile
    out[6] = AT.tilt + abs(s.tilt)
    n = tell_coming(s, out, 7)
    # By seat and type: pawns in halves, with those that the hand would add, then the hand by where its cards may go
    room = np.zeros((3 + PLACES, MAX_PLAYERS, KINDS), np.int64)
    strength, reach, points, hand = room[0], room[1], room[2, 0], room[3:]
    for i in range(s.players):
        p = (seat + i) % s.players
        for kind in range(N_TYPES):
            strength[i, kind] = worth(s, p, kind)
        n = tell_hand(s, p, i, hand, out, n)
        n = tell_stock(s, p, i, hand, out, n)
        n = tell_pet(s, p, i, strength, out, n)
        points[i] = s.discs[p]
        for kind in range(N_TYPES):
            held = hand[HERE, i, kind] + hand[NEW, i, kind] + hand[NOWHERE, i, kind]
            reach[i, kind] = strength[i, kind] + 2 * held
    for kind in range(N_TYPES):
        n = tell_score_card(s, kind, time, strength, reach, points, out, n)
    for i in range(s.players):
        lead = over_others(points, i, s.players)
        out[n] = AT.lead + i * POINT_LEADS + level(lead, STEP, POINT_LEADS)
        out[n + 1] = AT.lead_then + (i * N_TIMES + time) * CLEAR_LEADS + level(lead, CLEAR, CLEAR_LEADS)
        n += 2
    return n


@rule
def tell_coming(s, out, n):
    """The cards of the pile by type, those on display, and the one that is being played."""
    counts = np.zeros(KINDS, np.int64)
    for i in range(s.top, s.end):
        if s.pile[i] < N_CARDS:  # no rain
            counts[type_of(s, s.pile[i])] += 1
    for kind in range(KINDS):
        out[n] = AT.left + kind * LEFT + min((counts[kind] + 1) // 2, LEFT - 1)
        n += 1
    told, offered = 0, s.offered  # told: as bits, each kind once
    while offered:
        card = lowest(offered)
        offered &= offered - 1
        kind = type_of(s, card) * PLACES + place_for(s, s.player, card)
        if not told >> kind & 1:
            out[n] = AT.display + kind
            n += 1
        told |= 1 << kind
    if s.played != NOTHING:
        out[n] = AT.played + type_of(s, s.played)
        n += 1
    return n


@rule
def place_for(s, p, card):
    """Whether a card may go to others, only into a new cabin, or nowhere (OPT-13 to OPT-19, OPT-22, OPT-35)."""
    found = NOWHERE
    for side in range(2):
        if contains(light(s, side), card):
            cabins = s.open_to[side, card]
            if cabins & bit(s.cabins[side]) - 1:
                return HERE
            if s.discs[p] > s.last and contains(cabins, s.cabins[side]):
                found = NEW
    return found


@rule
def tell_hand(s, p, i, hand, out, n):
    """A seat's hand by types and where its cards may go, and the powers in it."""
    powers, held = 0, s.held[p]
    while held:
        card = lowest(held)
        held &= held - 1
        hand[place_for(s, p, card), i, type_of(s, card)] += s.hand[p, card]
        power = power_of(s, card)
        if power and not powers >> power & 1:
            out[n] = AT.powers + i * len(POWERS) + power
            n += 1
        powers |= 1 << power
    for kind in range(KINDS):
        for place in range(PLACES):
            number = hand[place, i, kind]
            if number:
                out[n] = AT.hand + ((i * KINDS + kind) * PLACES + place) * MANY + min(number, MANY) - 1
                n += 1
    return n


@rule
def tell_stock(s, p, i, hand, out, n):
    """A seat's discs and cards; in the last boarding how many of them may still come aboard (OPT-34, OPT-35)."""
    out[n] = AT.discs + i * DISCS + min(s.discs[p], DISCS - 1)
    out[n + 1] = AT.cards + i * CARDS + min(s.cards[p], CARDS - 1)
    n += 2
    if s.last and not s.passed[p]:
        fitting = s.held[p] & ~s.lone
        number = 0
        while fitting:
            number += place_for(s, p, lowest(fitting)) != NOWHERE
            fitting &= fitting - 1
        place = i * FITTING + min(number, FITTING - 1)
        out[n] = AT.boarding + place * PAYABLE + min(s.discs[p], PAYABLE - 1)
        n += 1
    return n


@rule
def tell_pet(s, p, i, strength, out, n):
    """A seat's pet, if it will be a pawn (OPT-32)."""
    kind = pet_type(s, p)
    if kind != NO_TYPE:
        strength[i, kind] += 2
    out[n] = AT.pet + i * (KINDS + 1) + (kind if kind != NO_TYPE else KINDS)
    return n + 1


@rule
def tell_score_card(s, kind, time, strength, reach, points, out, n):
    """How the seats stand on a score card; `points` gets what it would pay now (OPT-38, OPT-39)."""
    for i in range(s.players):
        mine, ahead, level_with, most, most_reach = strength[i, kind], 0, 0, 0, 0
        for j in range(s.players):
            theirs = strength[j, kind]
            ahead += theirs > mine
            level_with += theirs == mine
            if j != i:
                most = max(most, theirs)
                most_reach = max(most_reach, reach[j, kind])
        place = i * N_TYPES + kind
        if mine:
            prizes = 0
            for prize in range(ahead, ahead + level_with):
                prizes += PRIZES[prize]
            points[i] += prizes // level_with
            out[n] = AT.pawns + place * PAWNS + min((mine + 1) // 2, PAWNS) - 1
            n += 1
        out[n] = AT.ahead + (place * N_TIMES + time) * LEADS + pawn_lead(mine - most)
        n += 1
        if reach[i, kind] > mine:
            out[n] = AT.reach + place * LEADS + pawn_lead(reach[i, kind] - most_reach)
            n += 1
    return n


@rule
def pawn_lead(halves):
    """A lead of half pawns as one of the levels; half a pawn more or less is one, where it decides."""
    pawns = (halves + 1) // 2 if halves > 0 else -((1 - halves) // 2)
    return min(max(pawns, -3), 3) + 3
