"""The score of Arche Opti Mix (OPT-38 to OPT-40)."""

from arkade.games.optimix.components import MAX_CARDS, N_TYPES, PRIZES, PROVISIONS
from arkade.games.optimix.state import lowest, type_of
from arkade.kernel.rule import rule


@rule
def scores(s, out):
    """Points of the score cards and a point for each disc (OPT-38 to OPT-40); pets count at the end only (OPT-52)."""
    for p in range(s.players):
        out[p] = s.discs[p]
        for kind in range(N_TYPES):
            out[p] += prize(s, p, kind)


@rule
def prize(s, p, kind):
    """A player's share of the places on one score card (OPT-38, OPT-39)."""
    mine = worth(s, p, kind)
    if mine == 0:
        return 0
    ahead, level = 0, 0
    for other in range(s.players):
        theirs = worth(s, other, kind)
        ahead += theirs > mine
        level += theirs == mine
    points = 0
    for place in range(ahead, ahead + level):
        points += PRIZES[place]
    return points // level


@rule
def worth(s, p, kind):
    """A player's pawns on a score card, in halves: a plain one is 2, one on a disc 3."""
    return 2 * s.pawns[p, kind] + s.raised[p, kind]


@rule
def merit(s, out):
    """Most points, then fewest animals in hand (OPT-40)."""
    scores(s, out)
    for p in range(s.players):
        animals, held = s.cards[p], s.held[p]
        while held:
            card = lowest(held)
            held &= held - 1
            if type_of(s, card) == PROVISIONS:
                animals -= s.hand[p, card]
        out[p] = out[p] * (MAX_CARDS + 1) - animals
