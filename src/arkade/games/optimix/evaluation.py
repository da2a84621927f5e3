"""How good a position of Arche Opti Mix is, for the bots that look ahead.

The strategy in short: a score card pays for places, so what counts is who is ahead on it and by how much; a card in
hand is half a pawn, and less the fuller the hand and the nearer the rain; keep discs for the last boarding.

The constants come from matches between bots of this very evaluation that differed in one of them, at a table of four,
1 200 to 2 000 games each. Most have a wide flat top. COMING, LATE and FULL_HAND matter most: a bot that overrates its
hand takes cards and never plays them.
"""

import numpy as np

from arkade.games.optimix.components import (
    BRONTOSAURUS,
    CHIMPANZEE,
    FOX,
    MAX_CARDS,
    MAX_PLAYERS,
    N_CARDS,
    N_TYPES,
    NO_TYPE,
    PRIZES,
)
from arkade.games.optimix.rules import ejector, fits, lone, merit, worth
from arkade.games.optimix.state import NOTHING, SECOND, power_of, type_of
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
    strength = np.zeros((MAX_PLAYERS, N_TYPES))
    for p in range(s.players):
        out[p] = s.discs[p]
        for kind in range(N_TYPES):
            strength[p, kind] = worth(s, p, kind)
        if s.pet[p] != NOTHING and type_of(s, s.pet[p]) != NO_TYPE:
            strength[p, type_of(s, s.pet[p])] += PAWN
        if s.last:
            out[p] += last_chances(s, p, strength[p])
        else:
            out[p] += coming(s, p, left, strength[p])
    lead = PAWN * (SAFE_LEAD_LATE + (SAFE_LEAD - SAFE_LEAD_LATE) * left)
    for kind in range(N_TYPES):
        for p in range(s.players):
            out[p] += expected_prize(s, p, kind, strength, lead)
    if s.phase == SECOND and s.cards[s.player] > 0:
        out[s.player] += SECOND_CARD


@rule
def coming(s, p, left, strength):
    """Add the pawns that a hand will bring; the points of its powers."""
    share = COMING * (1.0 - LATE * (1.0 - left))
    if s.cards[p] > FULL_HAND:
        share *= FULL_HAND / s.cards[p]
    points, seen = 0.0, 0
    for card in range(N_CARDS):
        count = s.hand[p, card]
        if count:
            kind = type_of(s, card)
            if kind != NO_TYPE:
                strength[kind] += PAWN * count * share * (ALONE if lone(s, card) else 1.0)
            points += share * power_worth(s, card)
            seen += count
            if seen == s.cards[p]:
                break
    return points


@rule
def power_worth(s, card):
    """Points that a card's power will bring."""
    power = power_of(s, card)
    if power == FOX:
        return FOX_WORTH
    if power in (CHIMPANZEE, BRONTOSAURUS):
        return HALF_PAWN
    return EJECTION if ejector(s, card) else 0.0


@rule
def last_chances(s, p, strength):
    """Add the pawns that a hand may still bring in the last boarding; the discs that they cost, as points."""
    discs = 0 if s.passed[p] else s.discs[p]
    points = 0.0
    for card in range(N_CARDS):
        if discs > 0 and s.hand[p, card] and not lone(s, card) and fits_somewhere(s, p, card):
            discs -= 1  # OPT-34
            points -= LAST_CHANCE
            if type_of(s, card) != NO_TYPE:
                strength[type_of(s, card)] += PAWN * LAST_CHANCE
    return points


@rule
def fits_somewhere(s, p, card):
    """Whether a card has a place aboard in the last boarding, a new cabin included if there is a disc for it."""
    for side in range(2):
        for cabin in range(s.cabins[side] + (s.discs[p] > 1)):
            if fits(s, card, side, cabin):
                return True
    return False


@rule
def expected_prize(s, p, kind, strength, lead):
    """What a score card will pay: 10 points, 4 less for every rival ahead, 2 less for one who is level, but at least 2.

    Those are the prizes of OPT-38 and the shares of OPT-39. A rival within the safe lead counts in part.
    """
    mine = strength[p, kind]
    if mine == 0.0:
        return 0.0
    ahead = 0.0
    for rival in range(s.players):
        theirs = strength[rival, kind]
        if rival != p and theirs > 0.0:
            ahead += min(max(0.5 + (theirs - mine) / (2.0 * lead), 0.0), 1.0)
    prize = max(PRIZES[0] - (PRIZES[0] - PRIZES[1]) * ahead, 1.0 * PRIZES[2])
    return prize * min(mine / PAWN, 1.0)
