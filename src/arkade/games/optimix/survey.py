"""What views of Arche Opti Mix are made of, as numbers in the order in which `view` reads them."""

from arkade.games.optimix.closed import closed
from arkade.games.optimix.components import (
    MAX_CABINS,
    MAX_CARDS,
    MAX_PLAYERS,
    N_CARDS,
    N_TYPES,
    PLACES,
    RAIN_CARDS,
    ROOM,
)
from arkade.games.optimix.scoring import prize
from arkade.games.optimix.state import NOTHING, lowest, weight_of
from arkade.kernel.arrays import put
from arkade.kernel.definition import EVERYTHING
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule
from arkade.kernel.surveys import put_kinds, put_kinds_if

_KINDS = 1 + 2 * N_CARDS
SURVEY_SIZE = (
    14
    + PLACES * (2 + ROOM)
    + 2 * _KINDS
    + MAX_CARDS
    + RAIN_CARDS
    + MAX_PLAYERS * (3 * _KINDS + 6 + 3 * N_TYPES)
    + N_CARDS * (1 + PLACES + 2)
)


@rule
def survey(s, seat, out):
    """The table for a seat or a spectator. After the end pets and hands are shown (OPT-37, OPT-40)."""
    over = s.player == OVER
    out[0] = s.player
    out[1] = NOTHING if over else s.phase
    out[2] = NOTHING if over else s.turn
    out[3] = s.last
    out[4] = s.tilt
    out[5] = s.end - s.top
    out[6] = s.rain
    out[7] = s.reserve
    out[8] = s.played
    out[9] = s.place
    out[10] = s.first
    out[11] = s.players
    n = survey_cabins(s, 1, out, survey_cabins(s, 0, out, 12))
    n = put_kinds(out, n, s.display)
    n = put_kinds(out, n, s.ejected)
    if seat == EVERYTHING:
        for i in range(s.top, s.end):
            out[n] = s.pile[i]
            n += 1
    for p in range(s.players):
        n = survey_player(s, p, over or seat == EVERYTHING or p == seat, out, n)
    if seat >= 0 and not over:
        n = survey_places(s, seat, out, n)
    return n


@rule
def survey_cabins(s, side, out, n):
    """The cabins of a side, each with its weight and its cards."""
    out[n] = s.cabins[side]
    n += 1
    for cabin in range(s.cabins[side]):
        at = n
        out[at] = 0
        out[at + 1] = s.filled[side, cabin]
        n += 2
        for i in range(s.filled[side, cabin]):
            out[at] += weight_of(s, s.cabin[side, cabin, i])
            out[n] = s.cabin[side, cabin, i]
            n += 1
    return n


@rule
def survey_player(s, p, shown, out, n):
    """One seat, with its hand and its pet where they are shown."""
    out[n] = s.discs[p]
    out[n + 1] = s.cards[p]
    out[n + 2] = s.passed[p]
    out[n + 3] = s.pet[p] != NOTHING
    out[n + 4] = s.pet[p] if shown else NOTHING
    n += 5
    n = put_kinds_if(out, n, s.hand[p], shown)
    n = put_kinds(out, n, s.known[p])
    at, kept = n, s.kept[p]
    n += 1
    while kept != 0:
        out[n] = lowest(kept)
        kept &= kept - 1
        n += 1
    out[at] = n - at - 1
    n = put(out, n, s.pawns[p])
    n = put(out, n, s.raised[p])
    for kind in range(N_TYPES):
        out[n + kind] = prize(s, p, kind)
    return n + N_TYPES


@rule
def survey_places(s, seat, out, n):
    """For each card of a hand what closes every cabin and the two places for new ones."""
    at = n
    out[at] = 0
    n += 1
    for card in range(N_CARDS):
        if s.hand[seat, card] != 0:
            out[at] += 1
            out[n] = card
            n += 1
            for side in range(2):
                for cabin in range(s.cabins[side] + 1):
                    out[n] = closed(s, seat, card, side * MAX_CABINS + cabin)
                    n += 1
    return n
