"""The record of Coloretto Amazonas. Cards are counted by animal, but for the pile: two toucans are the same."""

from arkade.games.amazonas.components import CARDS, MAX_PLAYERS, N_ANIMALS, N_COLOURS
from arkade.kernel.record import record

STATE = record(
    [
        ("hand", "i2", (MAX_PLAYERS, N_ANIMALS)),  # cards in hand
        ("column", "i2", (MAX_PLAYERS, N_ANIMALS)),  # 1 for the animals that lie in the player's columns
        ("filled", "i2", (MAX_PLAYERS, N_COLOURS)),  # cards in each column
        ("stack", "i2", (MAX_PLAYERS, N_COLOURS)),  # stacks of each colour
        ("bonus", "i2", (N_COLOURS,)),  # who has the bonus card, NOBODY as long as it can be won
        ("protected", "i2"),  # who has the protection card, NOBODY at the start and with two players
        ("gift", "i2"),  # the animal offered and not yet answered, NOTHING otherwise
        ("giver", "i2"),  # who offers it, NOBODY otherwise
        ("discard", "i2", (N_ANIMALS,)),  # the discard pile
        ("pile", "i2", (CARDS,)),  # the face-down pile, its top card last; NOTHING where none is left
        ("left", "i2"),  # cards in it
    ]
)

NOBODY = -1
NOTHING = -1
