"""Actions of Coloretto Amazonas and their notation.

`play toucan` (A), `give 2 toucan` (B: to seat 2); then `accept`, or `refuse jaguar` (and lose a jaguar for it).
"""

from arkade.games.amazonas.components import ANIMALS, KEYS, MAX_PLAYERS, N_ANIMALS
from arkade.text import Phrase, seat_phrase

PLAY = 0  # PLAY + animal
GIVE = PLAY + N_ANIMALS  # GIVE + receiver * N_ANIMALS + animal
ACCEPT = GIVE + MAX_PLAYERS * N_ANIMALS
REFUSE = ACCEPT + 1  # REFUSE + the animal lost

NOTATIONS = (
    *(f"play {name}" for name in ANIMALS),
    *(f"give {seat} {name}" for seat in range(MAX_PLAYERS) for name in ANIMALS),
    "accept",
    *(f"refuse {name}" for name in ANIMALS),
)


def phrase(action: int) -> Phrase:
    """The move's name."""
    if action < GIVE:
        return Phrase("move-play", {"animal": Phrase(KEYS[action - PLAY])})
    if action < ACCEPT:
        receiver, animal = divmod(action - GIVE, N_ANIMALS)
        return Phrase("move-give", {"to": seat_phrase(receiver), "animal": Phrase(KEYS[animal])})
    if action == ACCEPT:
        return Phrase("move-accept")
    return Phrase("move-refuse", {"lost": Phrase(KEYS[action - REFUSE])})
