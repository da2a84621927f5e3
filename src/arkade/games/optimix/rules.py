"""Arche Opti Mix: the turn, the rain and the last boarding, rule by rule (OPT-09 to OPT-37)."""

import numpy as np

from arkade.games.optimix.actions import KEEP, NO_DISC, NO_EJECT, NO_PET, OUST, PASS, PICK_UP, PLAY, RAISE, STOP, TAKE
from arkade.games.optimix.ark import can_eject, ejects_any, fits, light, put_aboard, replace, slot_of
from arkade.games.optimix.components import (
    BRONTOSAURUS,
    CHIMPANZEE,
    DISPLAY,
    FOX,
    FOX_DISCS,
    MAX_CABINS,
    N_CARDS,
    NO_TYPE,
    PET_RAIN,
    PLACES,
    PORT,
    PROVISIONS,
    RAIN_CARDS,
    STARBOARD,
)
from arkade.games.optimix.knowledge import hands_open, laid_unseen, seen_entering, seen_leaving
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
    bit,
    contains,
    into_hand,
    lowest,
    off_display,
    onto_display,
    out_of_hand,
    power_of,
    size_of,
    type_of,
)
from arkade.kernel.generator import below
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule

# Turn


@rule
def legal(s, out):
    """What the player may decide at this step of the turn (OPT-21, OPT-51)."""
    if s.phase == TURN:
        return list_all(s.offered, TAKE, out, legal_plays(s, out))
    if s.phase == SECOND or s.phase == LAST:
        n = legal_plays(s, out)
        out[n] = STOP if s.phase == SECOND else PASS
        return n + 1
    if s.phase == EJECT:
        return legal_eject(s, out)
    if s.phase == DISC:
        return legal_disc(s, out)
    if s.phase == PICK:
        return list_all(s.offered, PICK_UP, out, 0)
    return legal_pet(s, out)


@rule
def list_all(members, first, out, n):
    """List an action for every member of a set, numbered from `first`; the list's new length."""
    while members:
        out[n] = first + lowest(members)
        n += 1
        members &= members - 1
    return n


@rule
def legal_plays(s, out):
    """Every card of the hand at every place where it may go (OPT-11 to OPT-19, OPT-22, OPT-34, OPT-35)."""
    cards, port, starboard = playable(s), reach(s, PORT), reach(s, STARBOARD)
    n = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        first = PLAY + card * PLACES
        n = list_all(places(s, card, PORT) & port, first, out, n)
        n = list_all(places(s, card, STARBOARD) & starboard, first + MAX_CABINS, out, n)
    return n


@rule
def playable(s):
    """The cards of the hand that may be played now if there is a place (OPT-11, OPT-34, OPT-35)."""
    if s.discs[s.player] < s.last:
        return np.int64(0)
    return s.held[s.player] if s.phase == TURN else s.held[s.player] & ~s.lone


@rule
def reach(s, side):
    """The cabins of a side, a new one with a disc for it (OPT-22), without that of the turn's first card (OPT-12)."""
    cabins = bit(s.cabins[side] + (s.discs[s.player] > s.last)) - 1
    if s.first != NOTHING and s.first // MAX_CABINS == side:
        cabins &= ~bit(s.first % MAX_CABINS)
    return cabins


@rule
def places(s, card, side):
    """The cabins of a side where a card may go, beside the others or ejecting one."""
    found = beside(s, card, side)
    if contains(s.ejectors, card):
        for cabin in range(s.cabins[side]):
            found |= bit(cabin) * ejects_any(s, card, side, cabin)
    return found


@rule
def beside(s, card, side):
    """The cabins of a side where a card may go and eject nothing."""
    return s.open_to[side, card] * contains(light(s, side), card)


@rule
def legal_eject(s, out):
    """An animal to eject, or none if the card fits beside them (OPT-46)."""
    side, cabin = s.place // MAX_CABINS, s.place % MAX_CABINS
    n = 0
    for card in range(N_CARDS):
        if slot_of(s, card, side, cabin) != NOTHING and can_eject(s, s.played, card, side, cabin):
            out[n] = OUST + card
            n += 1
    if fits(s, s.played, side, cabin):
        out[n] = NO_EJECT
        n += 1
    return n


@rule
def legal_disc(s, out):
    """A score card with a pawn to put the disc under, or none (OPT-47)."""
    n = 0
    for kind in range(PROVISIONS):
        if s.pawns[s.player, kind] > s.raised[s.player, kind]:
            out[n] = RAISE + kind
            n += 1
    out[n] = NO_DISC
    return n + 1


@rule
def legal_pet(s, out):
    """A card that may be a pet, or none (OPT-31)."""
    n = list_all(s.held[s.player] & s.pets, KEEP, out, 0)
    out[n] = NO_PET
    return n + 1


@rule
def random_legal(s, rng, out):
    """The same as to list all and to draw one, but what is often to be decided is only counted: that is faster."""
    if s.phase == PICK:
        return PICK_UP + member(s.offered, below(rng, size_of(s.offered)))
    cards = playable(s)
    if cards & s.ejectors or s.phase not in (TURN, SECOND, LAST):
        return out[below(rng, legal(s, out))]
    port, starboard = reach(s, PORT), reach(s, STARBOARD)
    left, plays = cards, 0
    while left:
        card = lowest(left)
        left &= left - 1
        plays += size_of(beside(s, card, PORT) & port) + size_of(beside(s, card, STARBOARD) & starboard)
    number = below(rng, plays + (size_of(s.offered) if s.phase == TURN else 1))
    if number >= plays:
        if s.phase == TURN:
            return TAKE + member(s.offered, number - plays)
        return STOP if s.phase == SECOND else PASS
    while True:
        card = lowest(cards)
        cards &= cards - 1
        for side in range(2):
            there = beside(s, card, side) & (port if side == PORT else starboard)
            if number < size_of(there):
                return PLAY + card * PLACES + side * MAX_CABINS + member(there, number)
            number -= size_of(there)


@rule
def member(members, number):
    """One of a set, counted from 0."""
    for _ in range(number):
        members &= members - 1
    return lowest(members)


@rule
def apply(s, action):
    """One decision; OPT-21 says which one follows."""
    if action < TAKE:
        play(s, (action - PLAY) // PLACES, (action - PLAY) % PLACES)
    elif action < OUST:
        take(s, action - TAKE)
    elif action <= NO_EJECT:
        embark(s, NOTHING if action == NO_EJECT else action - OUST)
    elif action <= NO_DISC:
        if action != NO_DISC:
            raise_pawn(s, s.player, action - RAISE)
        after_disc(s)
    elif action < STOP:
        take_shown(s, action - PICK_UP)
        s.opened = 0
        after_card(s)
    elif action == STOP:
        end_turn(s)
    elif action <= NO_PET:
        choose_pet(s, NOTHING if action == NO_PET else action - KEEP)
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
        if s.pet[p] != NOTHING:
            kind = type_of(s, s.pet[p])
            if kind != NO_TYPE:
                s.pawns[p, kind] += 1  # OPT-32
    s.player = OVER
    hands_open(s)
    s.news += 1
