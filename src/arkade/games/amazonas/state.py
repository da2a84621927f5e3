"""The record of Coloretto Amazonas. Cards are counted by animal, but for the pile: two toucans are the same."""

from arkade.games.amazonas.components import (
    CAPACITY,
    CARDS,
    COPIES,
    ENDING_STACKS,
    HAND,
    MAX_PLAYERS,
    N_ANIMALS,
    N_COLOURS,
)
from arkade.kernel.record import record

STATE = record(
    [
        ("hand", "i2", (MAX_PLAYERS, N_ANIMALS), range(HAND + 1)),  # cards in hand
        ("column", "i2", (MAX_PLAYERS, N_ANIMALS), range(2)),  # 1 for the animals that lie in the player's columns
        ("filled", "i2", (MAX_PLAYERS, N_COLOURS), range(max(CAPACITY))),  # cards in each column
        ("stack", "i2", (MAX_PLAYERS, N_COLOURS), range(max(ENDING_STACKS) + 1)),  # stacks of each colour
        (
            "bonus",
            "i2",
            (N_COLOURS,),
            range(-1, MAX_PLAYERS),
        ),  # who has the bonus card, NOBODY as long as it can be won
        (
            "protected",
            "i2",
            range(-1, MAX_PLAYERS),
        ),  # who has the protection card, NOBODY at the start and with two players
        ("gift", "i2", range(-1, N_ANIMALS)),  # the animal offered and not yet answered, NOTHING otherwise
        ("giver", "i2", range(-1, MAX_PLAYERS)),  # who offers it, NOBODY otherwise
        ("discard", "i2", (N_ANIMALS,), range(COPIES + 1)),  # the discard pile
        (
            "pile",
            "i2",
            (CARDS,),
            range(-1, N_ANIMALS),
        ),  # the face-down pile, its top card last; NOTHING where none is left
        ("left", "i2", range(CARDS + 1)),  # cards in it
    ]
)

NOBODY = -1
NOTHING = -1
