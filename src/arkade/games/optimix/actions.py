"""Actions of Arche Opti Mix and their notation.

`lion p2` (play it to cabin 2 to port; the number after the last one is a new cabin), `take lion` (from the display,
with a card of the pile), `eject elephant`, `no eject`, `disc heavy` (chimpanzee), `no disc`, `pick lion` (display card
for a new cabin), `stop` (no second card), `pet hen`, `no pet`, `pass` (last boarding).
"""

from arkade.games.optimix.components import CARDS, MAX_CABINS, N_CARDS, N_TYPES, PLACES, SIDES, TYPES
from arkade.text import Phrase

PLAY = 0  # PLAY + card * PLACES + side * MAX_CABINS + cabin
TAKE = PLAY + N_CARDS * PLACES  # TAKE + card
OUST = TAKE + N_CARDS  # OUST + card
NO_EJECT = OUST + N_CARDS
RAISE = NO_EJECT + 1  # RAISE + type
NO_DISC = RAISE + N_TYPES
PICK_UP = NO_DISC + 1  # PICK_UP + card
STOP = PICK_UP + N_CARDS
KEEP = STOP + 1  # KEEP + card
NO_PET = KEEP + N_CARDS
PASS = NO_PET + 1

PLACE_NAMES = tuple(f"{side}{cabin + 1}" for side in SIDES for cabin in range(MAX_CABINS))
NOTATIONS = (
    *(f"{card} {place}" for card in CARDS for place in PLACE_NAMES),
    *(f"take {card}" for card in CARDS),
    *(f"eject {card}" for card in CARDS),
    "no eject",
    *(f"disc {name}" for name in TYPES),
    "no disc",
    *(f"pick {card}" for card in CARDS),
    "stop",
    *(f"pet {card}" for card in CARDS),
    "no pet",
    "pass",
)


def card_phrase(card: int) -> Phrase:
    """The name of a card."""
    return Phrase(CARDS[card].replace(" ", "-"))


def place_phrase(place: int) -> Phrase:
    """A cabin by its side and number."""
    side, cabin = divmod(place, MAX_CABINS)
    return Phrase(("port", "starboard")[side], {"cabin": cabin + 1})


def phrase(action: int) -> Phrase:
    """The move's name."""
    if action < TAKE:
        card, place = divmod(action - PLAY, PLACES)
        return Phrase("move-play", {"card": card_phrase(card), "place": place_phrase(place)})
    for first, after, key in (
        (TAKE, OUST, "move-take"),
        (OUST, NO_EJECT, "move-eject"),
        (PICK_UP, STOP, "move-pick"),
        (KEEP, NO_PET, "move-pet"),
    ):
        if first <= action < after:
            return Phrase(key, {"card": card_phrase(action - first)})
    if RAISE <= action < NO_DISC:
        return Phrase("move-disc", {"type": Phrase(f"type-{TYPES[action - RAISE]}")})
    alone = {NO_EJECT: "move-no-eject", NO_DISC: "move-no-disc", STOP: "move-stop", NO_PET: "move-no-pet"}
    return Phrase(alone.get(action, "move-pass"))
