"""Actions of Noah and their notation.

`cat f`, `snail m` (embark), `take` (the animals of the boat), `noah 3` (move to boat 3), `look 2` (giraffe), `draw 1`
(lion), `return cat f` (lion's second half), `give 2 snail` (gift to seat 2).
"""

from arkade.games.noah.components import BOATS, CARDS, FACES, MAX_PLAYERS, N_FACES, N_KINDS, SNAIL_CARD, SNAIL_FEMALE
from arkade.kernel.rule import rule
from arkade.text import Phrase, seat_phrase

BOARD = 0  # BOARD + face
TAKE = BOARD + N_FACES
NOAH_TO = TAKE + 1  # NOAH_TO + boat
LOOK_AT = NOAH_TO + BOATS  # LOOK_AT + seat
DRAW_FROM = LOOK_AT + MAX_PLAYERS  # DRAW_FROM + seat
GIVE_BACK = DRAW_FROM + MAX_PLAYERS  # GIVE_BACK + kind
GIVE_TO = GIVE_BACK + N_KINDS  # GIVE_TO + seat * N_KINDS + kind

KINDS = tuple(card for face, card in enumerate(CARDS) if face != SNAIL_FEMALE)
NOTATIONS = (
    *FACES,
    "take",
    *(f"noah {boat + 1}" for boat in range(BOATS)),
    *(f"look {seat}" for seat in range(MAX_PLAYERS)),
    *(f"draw {seat}" for seat in range(MAX_PLAYERS)),
    *(f"return {card}" for card in KINDS),
    *(f"give {seat} {card}" for seat in range(MAX_PLAYERS) for card in KINDS),
)


@rule
def kind_of(card: int) -> int:
    """Hand cards are numbered without a gap where SNAIL_FEMALE would be."""
    return card - (card > SNAIL_CARD)


@rule
def card_of(kind: int) -> int:
    """The other way round."""
    return kind + (kind > SNAIL_CARD)


def animal(face: int) -> Phrase:
    """The name of an animal aboard."""
    return Phrase(FACES[face].replace(" ", "-"))


def hand_card(card: int) -> Phrase:
    """The name of a card in a hand, where a snail has no sex."""
    return Phrase(CARDS[card].replace(" ", "-"))


def phrase(action: int) -> Phrase:
    """The move's name."""
    if action < TAKE:
        return Phrase("move-embark", {"animal": animal(action - BOARD)})
    if action < NOAH_TO:
        return Phrase("move-take")
    if action < LOOK_AT:
        return Phrase("move-noah", {"boat": action - NOAH_TO + 1})
    if action < DRAW_FROM:
        return Phrase("move-look", {"whom": seat_phrase(action - LOOK_AT)})
    if action < GIVE_BACK:
        return Phrase("move-draw", {"whom": seat_phrase(action - DRAW_FROM)})
    if action < GIVE_TO:
        return Phrase("move-return", {"animal": hand_card(card_of(action - GIVE_BACK))})
    seat, kind = divmod(action - GIVE_TO, N_KINDS)
    return Phrase("move-give", {"animal": hand_card(card_of(kind)), "whom": seat_phrase(seat)})
