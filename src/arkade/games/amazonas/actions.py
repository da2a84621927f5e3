"""Actions of Coloretto Amazonas and their notation.

`play toucan` (A), `give 2 toucan` (B: to seat 2); then `accept`, or `refuse jaguar` (and lose a jaguar for it).
"""

from arkade.games.amazonas.components import ANIMALS, MAX_PLAYERS
from arkade.kernel.events import name_phrase
from arkade.kernel.verbs import Verb, Verbs
from arkade.text import Phrase, seat_phrase

VERBS = Verbs(
    Verb("play", animal=ANIMALS),
    Verb("give", to=[str(seat) for seat in range(MAX_PLAYERS)], animal=ANIMALS),
    Verb("accept"),
    Verb("refuse", lost=ANIMALS),
)
PLAY, GIVE, ACCEPT, REFUSE = range(len(VERBS))
VERB_OF, OBJECT_OF, SECOND_OF, START = VERBS.of, VERBS.first_object, VERBS.second_object, VERBS.start


def phrase(action: int) -> Phrase:
    """The move's name."""
    verb, what, more = VERB_OF[action], int(OBJECT_OF[action]), int(SECOND_OF[action])
    if verb == PLAY:
        return Phrase("move-play", {"animal": name_phrase(ANIMALS[what])})
    if verb == GIVE:
        return Phrase("move-give", {"to": seat_phrase(what), "animal": name_phrase(ANIMALS[more])})
    if verb == ACCEPT:
        return Phrase("move-accept")
    return Phrase("move-refuse", {"lost": name_phrase(ANIMALS[what])})
