"""What a seat sees in Coloretto Amazonas, as numbers."""

from arkade.games.amazonas.components import MAX_PLAYERS, N_ANIMALS, N_COLOURS
from arkade.games.amazonas.state import NOBODY, NOTHING
from arkade.kernel.arrays import put
from arkade.kernel.pieces import offsets
from arkade.kernel.rule import rule

#: Seats are counted from the observer: 0 is the observer, 1 the next, and so on.
PIECES = (
    ("to_decide", (MAX_PLAYERS,)),  # 1 for the seat to decide
    ("giver", (MAX_PLAYERS,)),  # 1 for the seat whose gift waits for its answer
    ("gift", (N_ANIMALS,)),  # 1 for the animal given
    ("protected", (MAX_PLAYERS,)),  # 1 for the seat with the protection card
    ("hand", (N_ANIMALS,)),  # the observer's
    ("discard", (N_ANIMALS,)),  # the discard pile
    ("pile", (1,)),  # cards left in the pile
    ("bonus", (MAX_PLAYERS, N_COLOURS)),  # 1 for the seat that has the bonus card
    ("stack", (MAX_PLAYERS, N_COLOURS)),  # everybody's stacks
    ("column", (MAX_PLAYERS, N_ANIMALS)),  # 1 for the animals in everybody's columns
)
AT = offsets(PIECES)


@rule
def observe(s, seat, out):
    """Fill the pieces."""
    if s.player >= 0:
        out[AT.to_decide + (s.player - seat) % s.players] = 1
    if s.gift != NOTHING:
        out[AT.giver + (s.giver - seat) % s.players] = 1
        out[AT.gift + s.gift] = 1
    if s.protected != NOBODY:
        out[AT.protected + (s.protected - seat) % s.players] = 1
    put(out, AT.hand, s.hand[seat])
    put(out, AT.discard, s.discard)
    out[AT.pile] = s.left
    for colour in range(N_COLOURS):
        if s.bonus[colour] != NOBODY:
            out[AT.bonus + (s.bonus[colour] - seat) % s.players * N_COLOURS + colour] = 1
    for i in range(s.players):
        p = (seat + i) % s.players
        put(out, AT.stack + i * N_COLOURS, s.stack[p])
        put(out, AT.column + i * N_ANIMALS, s.column[p])
