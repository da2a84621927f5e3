"""Actions of Animimix and their notation: `keep lion` (A), `b2 lion` (B: take the card at b2, put a lion there)."""

from arkade.games.animimix.components import CELLS, SIDE, SPECIES
from arkade.kernel.events import name_phrase
from arkade.kernel.verbs import Verb, Verbs
from arkade.text import Phrase

CELL_NAMES = tuple(f"{'abcdef'[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS))
VERBS = Verbs(
    Verb("keep", animal=SPECIES),
    Verb("swap", "", cell=CELL_NAMES, animal=SPECIES),
)
KEEP, SWAP = range(len(VERBS))
VERB_OF, OBJECT_OF, SECOND_OF, START = VERBS.of, VERBS.first_object, VERBS.second_object, VERBS.start


def phrase(action: int) -> Phrase:
    """The move's name."""
    what, more = int(OBJECT_OF[action]), int(SECOND_OF[action])
    if VERB_OF[action] == KEEP:
        return Phrase("move-keep", {"animal": name_phrase(SPECIES[what])})
    return Phrase("move-swap", {"cell": CELL_NAMES[what], "animal": name_phrase(SPECIES[more])})
