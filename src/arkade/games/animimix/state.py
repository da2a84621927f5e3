"""The record of Animimix. Cards are counted by species: two lions are the same."""

from arkade.games.animimix.components import CELLS, MAX_PLAYERS, N_SPECIES
from arkade.kernel.record import record

STATE = record(
    [
        ("species", "i2", (N_SPECIES,)),  # 1 for those in play; all 0 before the deal: choose at random (ANI-03)
        ("grid", "i2", (CELLS,)),  # the species face up in each cell, NOTHING outside the grid
        ("mountain", "i2", (CELLS,)),  # 1 where a mountain stands
        ("open", "i2"),  # grid cards without a mountain
        ("hand", "i2", (MAX_PLAYERS, N_SPECIES)),  # cards in hand
        ("cards", "i2", (MAX_PLAYERS,)),  # how many
        ("kept", "i2", (MAX_PLAYERS, N_SPECIES)),  # face down from the hand, by action A: secret
        ("taken", "i2", (MAX_PLAYERS, N_SPECIES)),  # face down from the grid, by action B: all saw them
        ("away", "i2", (N_SPECIES,)),  # put away unseen (ANI-04)
    ]
)

NOTHING = -1
