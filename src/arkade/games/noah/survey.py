"""What views of Noah are made of, as numbers in the order in which `view` reads them."""

from arkade.games.noah.components import BOAT_ROOM, BOATS, MAX_PLAYERS, MIDDLE, N_FACES
from arkade.games.noah.state import NOTHING, PUBLIC
from arkade.kernel.arrays import total
from arkade.kernel.definition import EVERYTHING
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule
from arkade.kernel.surveys import put_kinds, put_kinds_if

_KINDS = 1 + 2 * N_FACES
SURVEY_SIZE = 14 + BOATS * (6 + BOAT_ROOM) + (2 + 3 * MAX_PLAYERS) * _KINDS + 2 * MAX_PLAYERS


@rule
def survey(s, seat, out):
    """The table for a seat or a spectator. After the end all hands are shown (NOA-31)."""
    over = s.player == OVER
    out[0] = s.player
    out[1] = NOTHING if over else s.phase
    out[2] = s.rounds
    out[3] = s.end
    out[4] = s.starter
    out[5] = s.middle
    out[6] = s.departures
    out[7] = s.again
    out[8] = s.leaving
    out[9] = s.opponent
    out[10] = s.gifts
    out[11] = s.embarkations
    out[12] = total(s.pile)
    out[13] = s.players
    n = 14
    for boat in range(BOATS):
        n = survey_boat(s, boat, out, n)
    n = put_kinds(out, n, s.departed)
    for p in range(s.players):
        n = survey_player(s, p, seat, out, n)
    if seat == EVERYTHING:
        n = put_kinds(out, n, s.pile)
    return n


@rule
def survey_boat(s, boat, out, n):
    """A place in the ring; no boat is left where the fourth to leave was, for Noah stays there (NOA-16)."""
    out[n] = s.departures <= MIDDLE or boat != s.noah
    out[n + 1] = s.boat_size[boat]
    n += 2
    for i in range(s.boat_size[boat]):
        out[n] = s.boat_face[boat, i]
        n += 1
    out[n] = s.boat_weight[boat]
    out[n + 1] = s.boat_limit[boat]
    out[n + 2] = s.boat_next[boat]
    out[n + 3] = boat == s.noah
    return n + 4


@rule
def survey_player(s, p, seat, out, n):
    """One seat: its hand or what the viewer knows of it, and what it knows of the viewer's."""
    out[n] = s.total[p]
    out[n + 1] = s.cards[p]
    n += 2
    shown = p == seat or seat == EVERYTHING or s.player == OVER
    n = put_kinds_if(out, n, s.hand[p], shown)
    if not shown:
        n = put_kinds(out, n, s.known[seat if seat >= 0 else PUBLIC, p])
    return put_kinds_if(out, n, s.known[p, max(seat, 0)], seat >= 0 and p != seat)
