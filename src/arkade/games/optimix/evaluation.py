"""How good a position of Arche Opti Mix is, for the bots that look ahead.

The strategy in short: a score card pays for places, so what counts is who is ahead on it and by how much; a card in
hand is half a pawn, and less the fuller the hand and the nearer the rain; keep discs for the last boarding.

The constants come from matches between bots of this very evaluation that differed in one of them, at a table of four,
1 200 to 2 000 games each. Most have a wide flat top. COMING, LATE and FULL_HAND matter most: a bot that overrates its
hand takes cards and never plays them.
"""

import numpy as np

from arkade.games.optimix.ark import light
from arkade.games.optimix.components import (
    BRONTOSAURUS,
    CHIMPANZEE,
    FOX,
    MAX_CARDS,
    MAX_PLAYERS,
    N_TYPES,
    NO_TYPE,
    PRIZES,
)
from arkade.games.optimix.pets import pet_type
from arkade.games.optimix.scoring import merit, worth
from arkade.games.optimix.state import SECOND, bit, contains, lowest, power_of, type_of
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule

PAWN = 2  # pawns are counted in halves, as in `worth`

# A card in hand, as a share of the pawn that it will be
COMING = 0.5  # taking two cards and playing two take a turn each
LATE = 0.4  # share of it that is lost by the time when the pile ends
FULL_HAND = 6  # with more cards the share goes down: there are not the turns to play them all
ALONE = 0.85  # of a slow animal or a provision, the only card of its turn (OPT-11)
LAST_CHANCE = 0.8  # of a card that fits in the last boarding and has a disc to pay for it

# Powers in hand, in points, by the same share
EJECTION = 1.5  # a pawn more (OPT-46)
FOX_WORTH = 1.5  # two discs, but no pawn (OPT-42)
HALF_PAWN = 0.5  # chimpanzee and brontosaurus (OPT-43, OPT-47)

SECOND_CARD = 1.0  # points of a turn in which another card may follow

# The lead, in pawns, that is sure to last: at the beginning, and when nobody draws any more
SAFE_LEAD = 1.5
SAFE_LEAD_LATE = 1.0


@rule
def evaluate(s, out):
    """What each seat's position is worth, in points (higher is better)."""
    if s.player == OVER:
        merit(s, out)
        for p in range(s.players):
            out[p] /= MAX_CARDS + 1
        return
    left = 0.0 if s.last else (s.end - s.top) / s.end  # of the pile
    strength = np.zeros((2 * MAX_PLAYERS, N_TYPES))  # of each seat, then how many rivals are ahead of it
    for p in range(s.players):
        out[p] = s.discs[p]
        for kind in range(N_TYPES):
            strength[p, kind] = worth(s, p, kind)
        pet = pet_type(s, p)
        if pet != NO_TYPE:
            strength[p, pet] += PAWN
        if s.last:
            out[p] += last_chances(s, p, strength[p])
        else:
            out[p] += coming(s, p, left, strength[p])
    count_ahead(s, strength, PAWN * (SAFE_LEAD_LATE + (SAFE_LEAD - SAFE_LEAD_LATE) * left))
    for p in range(s.players):
        for kind in range(N_TYPES):
            out[p] += expected_prize(strength[p, kind], strength[MAX_PLAYERS + p, kind])
    if s.phase == SECOND and s.cards[s.player] > 0:
        out[s.player] += SECOND_CARD


@rule
def coming(s, p, left, strength):
    """Add the pawns that a hand will bring; the points of its powers."""
    share = COMING * (1.0 - LATE * (1.0 - left))
    if s.cards[p] > FULL_HAND:
        share *= FULL_HAND / s.cards[p]
    points, held = 0.0, s.held[p]
    while held:
        card = lowest(held)
        held &= held - 1
        kind = type_of(s, card)
        if kind != NO_TYPE:
            strength[kind] += PAWN * s.hand[p, card] * share * (ALONE if contains(s.lone, card) else 1.0)
        points += share * power_worth(s, card)
    return points


@rule
def power_worth(s, card):
    """Points that a card's power will bring."""
    power = power_of(s, card)
    if power == FOX:
        return FOX_WORTH
    if power in (CHIMPANZEE, BRONTOSAURUS):
        return HALF_PAWN
    return EJECTION if contains(s.ejectors, card) else 0.0


@rule
def last_chances(s, p, strength):
    """Add the pawns that a hand may still bring in the last boarding; the discs that they cost, as points."""
    discs = 0 if s.passed[p] else s.discs[p]
    points, fitting = 0.0, s.held[p] & ~s.lone
    while discs > 0 and fitting:
        card = lowest(fitting)
        fitting &= fitting - 1
        if fits_somewhere(s, p, card):
            discs -= 1  # OPT-34
            points -= LAST_CHANCE
            if type_of(s, card) != NO_TYPE:
                strength[type_of(s, card)] += PAWN * LAST_CHANCE
    return points


@rule
def fits_somewhere(s, p, card):
    """Whether a card has a place aboard in the last boarding, a new cabin included if there is a disc for it."""
    for side in range(2):
        cabins = bit(s.cabins[side] + (s.discs[p] > 1)) - 1
        if contains(light(s, side), card) and s.open_to[side, card] & cabins:
            return True
    return False


@rule
def count_ahead(s, strength, lead):
    """For every seat and kind how many rivals are ahead, into the rows behind the strengths.

    One who is level counts a half, and one within the safe lead in part; who has nothing is no rival.
    """
    for p in range(s.players):
        for rival in range(p + 1, s.players):
            for kind in range(N_TYPES):
                mine, theirs = strength[p, kind], strength[rival, kind]
                if mine > 0.0 and theirs > 0.0:
                    share = (theirs - mine) / (2.0 * lead)
                    strength[MAX_PLAYERS + p, kind] += min(max(0.5 + share, 0.0), 1.0)
                    strength[MAX_PLAYERS + rival, kind] += min(max(0.5 - share, 0.0), 1.0)


@rule
def expected_prize(mine, ahead):
    """What a score card will pay: 10 points, 4 less for every rival ahead, 2 less for one who is level, but at least 2.

    Those are the prizes of OPT-38 and the shares of OPT-39.
    """
    prize = max(PRIZES[0] - (PRIZES[0] - PRIZES[1]) * ahead, 1.0 * PRIZES[2])
    return prize * min(mine / PAWN, 1.0)
