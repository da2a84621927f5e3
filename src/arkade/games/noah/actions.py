"""Actions of Noah and their notation.

`cat f`, `snail m` (embark), `take` (the animals of the boat), `noah 3` (move to boat 3), `look 2` (giraffe), `draw 1`
(lion), `return cat f` (lion's second half), `give 2 snail` (gift to seat 2).
"""

from arkade.games.noah.components import BOATS, CARDS, FACES, MAX_PLAYERS, SNAIL_CARD, SNAIL_FEMALE
from arkade.kernel.events import name_phrase
from arkade.kernel.rule import rule
from arkade.kernel.verbs import Verb, Verbs
from arkade.text import Phrase, seat_phrase

KINDS = tuple(card for face, card in enumerate(CARDS) if face != SNAIL_FEMALE)
SEATS = tuple(map(str, range(MAX_PLAYERS)))
VERBS = Verbs(
    Verb("embark", "", animal=FACES),
    Verb("take"),
    Verb("noah", boat=[str(boat + 1) for boat in range(BOATS)]),
    Verb("look", whom=SEATS),
    Verb("draw", whom=SEATS),
    Verb("return", card=KINDS),
    Verb("give", whom=SEATS, card=KINDS),
)
BOARD, TAKE, NOAH_TO, LOOK_AT, DRAW_FROM, GIVE_BACK, GIVE_TO = range(len(VERBS))
VERB_OF, OBJECT_OF, SECOND_OF, START = VERBS.of, VERBS.first_object, VERBS.second_object, VERBS.start


@rule
def kind_of(card: int) -> int:
    """Hand cards are numbered without a gap where SNAIL_FEMALE would be."""
    return card - (card > SNAIL_CARD)


@rule
def card_of(kind: int) -> int:
    """The other way round."""
    return kind + (kind > SNAIL_CARD)


def phrase(action: int) -> Phrase:
    """The move's name."""
    verb, what, more = VERB_OF[action], int(OBJECT_OF[action]), int(SECOND_OF[action])
    if verb == BOARD:
        return Phrase("move-embark", {"animal": name_phrase(FACES[what])})
    if verb == TAKE:
        return Phrase("move-take")
    if verb == NOAH_TO:
        return Phrase("move-noah", {"boat": what + 1})
    if verb == LOOK_AT:
        return Phrase("move-look", {"whom": seat_phrase(what)})
    if verb == DRAW_FROM:
        return Phrase("move-draw", {"whom": seat_phrase(what)})
    if verb == GIVE_BACK:
        return Phrase("move-return", {"animal": name_phrase(KINDS[what])})
    return Phrase("move-give", {"animal": name_phrase(KINDS[more]), "whom": seat_phrase(what)})
