"""What a seat sees in Noah, as numbers."""

from arkade.games.noah.components import BOATS, MAX_PLAYERS, N_FACES, SEXES
from arkade.games.noah.rules import last_aboard
from arkade.games.noah.state import ANY, PHASES, PUBLIC
from arkade.kernel.arrays import put, total
from arkade.kernel.pieces import offsets
from arkade.kernel.rule import rule

#: Seats are counted from the observer: 0 is the observer, 1 the next, and so on.
PIECES = (
    ("to_decide", (MAX_PLAYERS,)),  # 1 for the seat to decide
    ("phase", (len(PHASES),)),  # 1 for what is to be decided
    ("hands", (MAX_PLAYERS, N_FACES)),  # the observer's hand, and the cards known to be in the others'
    ("public", (MAX_PLAYERS, N_FACES)),  # cards that all know to be in each hand
    ("shown", (MAX_PLAYERS, N_FACES)),  # cards that each of the others knows to be in the observer's hand
    ("cards", (MAX_PLAYERS,)),  # in each hand
    ("total", (MAX_PLAYERS,)),  # tears of the rounds played
    ("starter", (MAX_PLAYERS,)),  # 1 for the seat that began the round
    ("opponent", (MAX_PLAYERS,)),  # 1 for the seat that the lion drew from
    ("aboard", (BOATS, N_FACES)),  # animals on each boat
    ("last", (BOATS, N_FACES)),  # 1 for the animal on top
    ("next_sex", (BOATS, len(SEXES))),  # 1 for a sex that may follow
    ("weight", (BOATS,)),
    ("limit", (BOATS,)),
    ("noah", (BOATS,)),  # 1 where Noah is
    ("leaving", (BOATS,)),  # 1 for a boat about to leave
    ("departed", (N_FACES,)),
    ("pile", (1,)),  # its size
    ("counters", (7,)),  # middle, departures, gifts, again, embarkations, round, end
)
AT = offsets(PIECES)


@rule
def observe(s, seat, out):
    """Fill the pieces."""
    if s.player >= 0:
        out[AT.to_decide + (s.player - seat) % s.players] = 1
        out[AT.phase + s.phase] = 1
    for i in range(s.players):
        p = (seat + i) % s.players
        observe_hand(s, seat, i, p, out)
        out[AT.cards + i] = s.cards[p]
        out[AT.total + i] = s.total[p]
        out[AT.starter + i] = p == s.starter
        out[AT.opponent + i] = p == s.opponent
    put(out, AT.hands, s.hand[seat])
    for boat in range(BOATS):
        observe_boat(s, boat, out)
    put(out, AT.departed, s.departed)
    out[AT.pile] = total(s.pile)
    out[AT.counters] = s.middle
    out[AT.counters + 1] = s.departures
    out[AT.counters + 2] = s.gifts
    out[AT.counters + 3] = s.again
    out[AT.counters + 4] = s.embarkations
    out[AT.counters + 5] = s.rounds
    out[AT.counters + 6] = s.end


@rule
def observe_hand(s, seat, i, p, out):
    """What is known of the hand of p, who sits i seats on."""
    put(out, AT.hands + i * N_FACES, s.known[seat, p])
    put(out, AT.public + i * N_FACES, s.known[PUBLIC, p])
    put(out, AT.shown + i * N_FACES, s.known[p, seat])


@rule
def observe_boat(s, boat, out):
    """One boat."""
    for i in range(s.boat_size[boat]):
        out[AT.aboard + boat * N_FACES + s.boat_face[boat, i]] += 1
    if s.boat_size[boat] > 0:
        out[AT.last + boat * N_FACES + last_aboard(s, boat)] = 1
    for sex in range(len(SEXES)):
        out[AT.next_sex + boat * len(SEXES) + sex] = s.boat_next[boat] == ANY or s.boat_next[boat] == sex
    out[AT.weight + boat] = s.boat_weight[boat]
    out[AT.limit + boat] = s.boat_limit[boat]
    out[AT.noah + boat] = boat == s.noah
    out[AT.leaving + boat] = boat == s.leaving
