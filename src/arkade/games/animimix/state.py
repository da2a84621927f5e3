"""The record of Animimix. Cards are counted by species: two lions are the same."""

from arkade.games.animimix.components import CELLS, COPIES, HAND, MAX_PLAYERS, N_SPECIES
from arkade.kernel.record import record

STATE = record(
    [
        (
            "species",
            "i2",
            (N_SPECIES,),
            range(2),
        ),  # 1 for those in play; all 0 before the deal: choose at random (ANI-03)
        ("grid", "i2", (CELLS,), range(-1, N_SPECIES)),  # the species face up in each cell, NOTHING outside the grid
        ("mountain", "i2", (CELLS,), range(2)),  # 1 where a mountain stands
        ("open", "i2", range(CELLS + 1)),  # grid cards without a mountain
        ("hand", "i2", (MAX_PLAYERS, N_SPECIES), range(COPIES + 1)),  # cards in hand
        ("cards", "i2", (MAX_PLAYERS,), range(max(HAND) + 1)),  # how many
        ("kept", "i2", (MAX_PLAYERS, N_SPECIES), range(COPIES + 1)),  # face down from the hand, by action A: secret
        (
            "taken",
            "i2",
            (MAX_PLAYERS, N_SPECIES),
            range(COPIES + 1),
        ),  # face down from the grid, by action B: all saw them
        ("away", "i2", (N_SPECIES,), range(COPIES + 1)),  # put away unseen (ANI-04)
    ]
)

NOTHING = -1
