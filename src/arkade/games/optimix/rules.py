"""Arche Opti Mix: the turn, the rain and the last boarding, rule by rule (OPT-09 to OPT-37)."""

from arkade.games.optimix.actions import (
    KEEP,
    NO_DISC,
    NO_EJECT,
    NO_PET,
    OBJECT_OF,
    OUST,
    PICK_UP,
    PLAY,
    RAISE,
    SECOND_OF,
    STOP,
    TAKE,
    VERB_OF,
)
from arkade.games.optimix.ark import ejects_any, put_aboard, replace
from arkade.games.optimix.components import (
    BRONTOSAURUS,
    CHIMPANZEE,
    DISPLAY,
    FOX,
    FOX_DISCS,
    MAX_CABINS,
    NO_TYPE,
    PET_RAIN,
    PROVISIONS,
    RAIN_CARDS,
)
from arkade.games.optimix.knowledge import hands_open, laid_unseen, seen_entering, seen_leaving
from arkade.games.optimix.pets import pet_type
from arkade.games.optimix.state import (
    DISC,
    EJECT,
    LAST,
    NOTHING,
    PET,
    PICK,
    RAIN,
    SECOND,
    TURN,
    contains,
    into_hand,
    off_display,
    onto_display,
    out_of_hand,
    power_of,
    type_of,
)
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule


@rule
def apply(s, action):
    """One decision; OPT-21 says which one follows."""
    verb, what = VERB_OF[action], OBJECT_OF[action]
    if verb == PLAY:
        play(s, what, SECOND_OF[action])
    elif verb == TAKE:
        take(s, what)
    elif verb in (OUST, NO_EJECT):
        embark(s, what if verb == OUST else NOTHING)
    elif verb in (RAISE, NO_DISC):
        if verb == RAISE:
            raise_pawn(s, s.player, what)
        after_disc(s)
    elif verb == PICK_UP:
        take_shown(s, what)
        s.opened = 0
        after_card(s)
    elif verb == STOP:
        end_turn(s)
    elif verb in (KEEP, NO_PET):
        choose_pet(s, what if verb == KEEP else NOTHING)
    else:
        pass_boarding(s)


# Taking cards


@rule
def take(s, card):
    """A display card, then the top card of the pile; then the display is filled (OPT-09)."""
    take_shown(s, card)
    s.due = 1
    draw_on(s)


@rule
def take_shown(s, card):
    """A display card comes into the hand, seen by all."""
    off_display(s, card)
    into_hand(s, s.player, card)
    seen_entering(s, s.player, card)


@rule
def draw_on(s):
    """Draw what is due until nothing is, or until a rain card interrupts or ends it (OPT-09, OPT-10)."""
    while s.due or s.shown < DISPLAY:
        card = s.pile[s.top]
        s.top += 1
        s.news += 1
        if card == RAIN:
            s.rain += 1
            if s.rain == PET_RAIN:
                s.phase = PET  # OPT-30; the one who drew it begins
                return
            if s.rain == RAIN_CARDS:
                begin_last_boarding(s)
                return
        elif s.due:
            s.due = 0
            into_hand(s, s.turn, card)
        else:
            onto_display(s, card)
    next_turn(s)


@rule
def next_turn(s):
    """The next player clockwise."""
    s.turn = (s.turn + 1) % s.players
    s.player = s.turn
    s.phase = TURN
    s.first = NOTHING
    s.only = 0


# Playing cards


@rule
def play(s, card, place):
    """A card leaves the hand for a cabin; if it can eject, that is decided first (OPT-21)."""
    out_of_hand(s, s.player, card)
    seen_leaving(s, s.player, card)
    s.news += 1
    s.played = card
    s.place = place
    if ejects_any(s, card, place // MAX_CABINS, place % MAX_CABINS):
        s.phase = EJECT
    else:
        embark(s, NOTHING)


@rule
def embark(s, ejected):
    """Pay, place or eject, pawns, discs: in this order (OPT-21)."""
    p, card, side, cabin = s.player, s.played, s.place // MAX_CABINS, s.place % MAX_CABINS
    if s.last:
        s.discs[p] -= 1  # OPT-34
        s.reserve += 1
    if cabin == s.cabins[side]:
        open_cabin(s, p, side)
    if ejected == NOTHING:
        put_aboard(s, card, side, cabin)
        add_pawn(s, p, card)
    else:
        replace(s, card, ejected, side, cabin)
        s.ejected[ejected] += 1
        add_pawn(s, p, card)
        add_pawn(s, p, ejected)  # OPT-46, OPT-49
    s.only = contains(s.lone, card)
    if power_of(s, card) == FOX:
        found = min(FOX_DISCS, s.reserve)  # OPT-42
        s.discs[p] += found
        s.reserve -= found
    chimpanzee = power_of(s, card) == CHIMPANZEE or (ejected != NOTHING and power_of(s, ejected) == CHIMPANZEE)
    if chimpanzee and s.reserve > 0 and has_plain_pawn(s, p):
        s.phase = DISC
    else:
        after_disc(s)


@rule
def open_cabin(s, p, side):
    """A new cabin costs a disc to the right-hand neighbour; a display card is due, but not in the last boarding."""
    s.discs[p] -= 1  # OPT-22
    s.discs[(p + s.players - 1) % s.players] += 1
    s.cabins[side] += 1
    s.opened = 1 - s.last  # OPT-23, OPT-35


@rule
def add_pawn(s, p, card):
    """A pawn on the score card of a card's type (OPT-20); a brontosaurus's stands on a disc (OPT-43, OPT-49)."""
    kind = type_of(s, card)
    if kind != NO_TYPE:
        s.pawns[p, kind] += 1
        if power_of(s, card) == BRONTOSAURUS and s.reserve > 0:
            raise_pawn(s, p, kind)


@rule
def raise_pawn(s, p, kind):
    """A disc from the reserve goes under a pawn (OPT-43, OPT-47)."""
    s.raised[p, kind] += 1
    s.reserve -= 1


@rule
def has_plain_pawn(s, p):
    """Whether a disc can be put under a pawn, on any score card but provisions (OPT-47)."""
    plain = 0
    for kind in range(PROVISIONS):
        plain += s.pawns[p, kind] - s.raised[p, kind]
    return plain > 0


@rule
def after_disc(s):
    """A new cabin's display card is next (OPT-21)."""
    if s.opened:
        s.phase = PICK
    else:
        after_card(s)


@rule
def after_card(s):
    """A second card may follow, unless this was one or must be the only one (OPT-11, OPT-12)."""
    place = s.place
    s.played = NOTHING
    s.place = NOTHING
    if s.last:
        s.only = 0
        next_boarder(s)
    elif s.only or s.first != NOTHING or s.cards[s.player] == 0:
        end_turn(s)
    else:
        s.first = place
        s.phase = SECOND


@rule
def end_turn(s):
    """The display is filled after new cabins (OPT-23), then the next player follows."""
    s.first = NOTHING
    s.only = 0
    draw_on(s)


# Rain, pets, last boarding


@rule
def choose_pet(s, card):
    """A pet is laid face down, or none; after the last player the drawing goes on (OPT-30)."""
    p = s.player
    if card != NOTHING:
        out_of_hand(s, p, card)
        s.pet[p] = card
        laid_unseen(s, p)
    s.player = (p + 1) % s.players
    if s.player == s.turn:
        draw_on(s)


@rule
def begin_last_boarding(s):
    """The fifth rain ends the turn at once; the next player begins (OPT-33)."""
    s.due = 0
    s.last = 1
    s.first = NOTHING
    s.only = 0
    s.phase = LAST
    s.turn = (s.turn + 1) % s.players
    s.player = s.turn


@rule
def pass_boarding(s):
    """Whoever passes is out (OPT-34)."""
    s.passed[s.player] = 1
    next_boarder(s)


@rule
def next_boarder(s):
    """The next player who has not passed; when all have, the game ends (OPT-34, OPT-36)."""
    s.phase = LAST
    for i in range(1, s.players + 1):
        p = (s.turn + i) % s.players
        if not s.passed[p]:
            s.turn = p
            s.player = p
            return
    finish(s)


@rule
def finish(s):
    """The pets are turned up (OPT-37) and all hands shown (OPT-40)."""
    for p in range(s.players):
        kind = pet_type(s, p)
        if kind != NO_TYPE:
            s.pawns[p, kind] += 1  # OPT-32
    s.player = OVER
    hands_open(s)
    s.news += 1
