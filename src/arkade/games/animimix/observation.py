"""What a seat sees in Animimix, as numbers."""

from arkade.games.animimix.components import CELLS, MAX_PLAYERS, N_SPECIES
from arkade.games.animimix.state import NOTHING
from arkade.kernel.arrays import put, total
from arkade.kernel.pieces import offsets
from arkade.kernel.rule import rule

#: Seats are counted from the observer: 0 is the observer, 1 the next, and so on.
PIECES = (
    ("to_decide", (MAX_PLAYERS,)),  # 1 for the seat to decide
    ("species", (N_SPECIES,)),  # 1 for those in play
    ("grid", (N_SPECIES, CELLS)),  # 1 where the species lies
    ("mountain", (CELLS,)),  # 1 where a mountain stands
    ("hand", (N_SPECIES,)),  # the observer's
    ("kept", (N_SPECIES,)),  # the observer's
    ("taken", (MAX_PLAYERS, N_SPECIES)),  # everybody's, from the grid
    ("cards", (MAX_PLAYERS,)),  # in each hand
    ("kept_count", (MAX_PLAYERS,)),  # kept by each
)
AT = offsets(PIECES)


@rule
def observe(s, seat, out):
    """Fill the pieces."""
    if s.player >= 0:
        out[AT.to_decide + (s.player - seat) % s.players] = 1
    put(out, AT.species, s.species)
    for cell in range(CELLS):
        if s.grid[cell] != NOTHING:
            out[AT.grid + s.grid[cell] * CELLS + cell] = 1
    put(out, AT.mountain, s.mountain)
    put(out, AT.hand, s.hand[seat])
    put(out, AT.kept, s.kept[seat])
    for i in range(s.players):
        p = (seat + i) % s.players
        put(out, AT.taken + i * N_SPECIES, s.taken[p])
        out[AT.cards + i] = s.cards[p]
        out[AT.kept_count + i] = total(s.kept[p])
