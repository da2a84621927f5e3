"""Actions of Arche Opti Mix and their notation.

`lion p2` (play it to cabin 2 to port; the number after the last one is a new cabin), `take lion` (from the display,
with a card of the pile), `eject elephant`, `no eject`, `disc heavy` (chimpanzee), `no disc`, `pick lion` (display card
for a new cabin), `stop` (no second card), `pet hen`, `no pet`, `pass` (last boarding).
"""

from arkade.games.optimix.components import CARDS, MAX_CABINS, PORT, SIDES, TYPES
from arkade.kernel.events import name_phrase
from arkade.kernel.verbs import Verb, Verbs
from arkade.text import Phrase

PLACE_NAMES = tuple(f"{side}{cabin + 1}" for side in SIDES for cabin in range(MAX_CABINS))  # side * MAX_CABINS + cabin
VERBS = Verbs(
    Verb("play", "", card=CARDS, place=PLACE_NAMES),
    Verb("take", card=CARDS),
    Verb("eject", card=CARDS),
    Verb("no eject"),
    Verb("disc", type=TYPES),
    Verb("no disc"),
    Verb("pick", card=CARDS),
    Verb("stop"),
    Verb("pet", card=CARDS),
    Verb("no pet"),
    Verb("pass"),
)
PLAY, TAKE, OUST, NO_EJECT, RAISE, NO_DISC, PICK_UP, STOP, KEEP, NO_PET, PASS = range(len(VERBS))
VERB_OF, OBJECT_OF, SECOND_OF, START = VERBS.of, VERBS.first_object, VERBS.second_object, VERBS.start


def place_phrase(place: str) -> Phrase:
    """A cabin by its side and number."""
    side, cabin = divmod(PLACE_NAMES.index(place), MAX_CABINS)
    return Phrase("port" if side == PORT else "starboard", {"cabin": cabin + 1})


def type_phrase(kind: str) -> Phrase:
    """A type, by its score card."""
    return Phrase(f"type-{kind}")


def phrase(action: int) -> Phrase:
    """The move's name."""
    verb, what, more = VERB_OF[action], int(OBJECT_OF[action]), int(SECOND_OF[action])
    key = f"move-{VERBS.verbs[verb].name.replace(' ', '-')}"
    if verb == PLAY:
        return Phrase(key, {"card": name_phrase(CARDS[what]), "place": place_phrase(PLACE_NAMES[more])})
    if verb == RAISE:
        return Phrase(key, {"type": type_phrase(TYPES[what])})
    if verb in (TAKE, OUST, PICK_UP, KEEP):
        return Phrase(key, {"card": name_phrase(CARDS[what])})
    return Phrase(key)
