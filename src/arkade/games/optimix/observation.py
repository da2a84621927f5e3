"""What a seat sees in Arche Opti Mix, as numbers."""

from arkade.games.optimix.components import MAX_CABINS, MAX_PLAYERS, N_CARDS, N_TYPES
from arkade.games.optimix.knowledge import is_kept
from arkade.games.optimix.state import NOTHING, PHASES
from arkade.kernel.arrays import put
from arkade.kernel.pieces import offsets
from arkade.kernel.rule import rule

#: Seats are counted from the observer: 0 is the observer, 1 the next, and so on.
PIECES = (
    ("to_decide", (MAX_PLAYERS,)),  # 1 for the seat to decide
    ("turn", (MAX_PLAYERS,)),  # 1 for the seat whose turn it is
    ("phase", (len(PHASES),)),  # 1 for what is to be decided
    ("hand", (N_CARDS,)),  # the observer's hand
    ("pet", (N_CARDS,)),  # 1 for the observer's pet
    ("known", (MAX_PLAYERS, N_CARDS)),  # cards that all know to be in each hand
    ("kept", (MAX_PLAYERS, N_CARDS)),  # cards that all know to be in each hand or to be the pet
    ("display", (N_CARDS,)),
    ("ejected", (N_CARDS,)),
    ("played", (N_CARDS,)),  # 1 for the card whose power or cabin asks for a decision
    ("cards", (MAX_PLAYERS,)),  # in each hand
    ("discs", (MAX_PLAYERS,)),
    ("pets", (MAX_PLAYERS,)),  # 1 for who has one
    ("passed", (MAX_PLAYERS,)),  # 1 for who is out of the last boarding
    ("pawns", (MAX_PLAYERS, N_TYPES)),
    ("raised", (MAX_PLAYERS, N_TYPES)),  # pawns on a disc
    ("aboard", (2, MAX_CABINS, N_CARDS)),  # the cards of each cabin, port first
    ("place", (2, MAX_CABINS)),  # 1 where the played card goes
    ("first", (2, MAX_CABINS)),  # 1 where the turn's first card went
    ("counters", (7,)),  # tilt, pile, cards above the first rain, rain drawn, reserve, pile card due, last boarding
)
AT = offsets(PIECES)


@rule
def observe(s, seat, out):
    """Fill the pieces."""
    if s.player >= 0:
        out[AT.to_decide + (s.player - seat) % s.players] = 1
        out[AT.turn + (s.turn - seat) % s.players] = 1
        out[AT.phase + s.phase] = 1
    put(out, AT.hand, s.hand[seat])
    if s.pet[seat] != NOTHING:
        out[AT.pet + s.pet[seat]] = 1
    put(out, AT.display, s.display)
    put(out, AT.ejected, s.ejected)
    if s.played != NOTHING:
        out[AT.played + s.played] = 1
    for i in range(s.players):
        observe_player(s, i, (seat + i) % s.players, out)
    observe_ark(s, out)
    out[AT.counters] = s.tilt
    out[AT.counters + 1] = s.end - s.top
    out[AT.counters + 2] = max(s.first_rain - s.top, 0)
    out[AT.counters + 3] = s.rain
    out[AT.counters + 4] = s.reserve
    out[AT.counters + 5] = s.due
    out[AT.counters + 6] = s.last


@rule
def observe_player(s, i, p, out):
    """What all know of p, who sits i seats on."""
    put(out, AT.known + i * N_CARDS, s.known[p])
    for card in range(N_CARDS):
        out[AT.kept + i * N_CARDS + card] = is_kept(s, p, card)
    out[AT.cards + i] = s.cards[p]
    out[AT.discs + i] = s.discs[p]
    out[AT.pets + i] = s.pet[p] != NOTHING
    out[AT.passed + i] = s.passed[p]
    put(out, AT.pawns + i * N_TYPES, s.pawns[p])
    put(out, AT.raised + i * N_TYPES, s.raised[p])


@rule
def observe_ark(s, out):
    """Every cabin's cards, and the places that the turn is about."""
    for side in range(2):
        for cabin in range(s.cabins[side]):
            for i in range(s.filled[side, cabin]):
                out[AT.aboard + (side * MAX_CABINS + cabin) * N_CARDS + int(s.cabin[side, cabin, i])] += 1
    if s.place != NOTHING:
        out[AT.place + s.place] = 1
    if s.first != NOTHING:
        out[AT.first + s.first] = 1
