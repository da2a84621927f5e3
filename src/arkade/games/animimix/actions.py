"""Actions of Animimix and their notation: `keep lion` (A), `b2 lion` (B: take the card at b2, put a lion there)."""

from arkade.games.animimix.components import CELLS, N_SPECIES, SIDE, SPECIES
from arkade.text import Phrase

KEEP = 0  # KEEP + species
SWAP = KEEP + N_SPECIES  # SWAP + cell * N_SPECIES + species

CELL_NAMES = tuple(f"{'abcdef'[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS))
NOTATIONS = (
    *(f"keep {name}" for name in SPECIES),
    *(f"{cell} {name}" for cell in CELL_NAMES for name in SPECIES),
)


def phrase(action: int) -> Phrase:
    """The move's name."""
    if action < SWAP:
        return Phrase("move-keep", {"animal": Phrase(SPECIES[action])})
    cell, species = divmod(action - SWAP, N_SPECIES)
    return Phrase("move-swap", {"cell": CELL_NAMES[cell], "animal": Phrase(SPECIES[species])})
