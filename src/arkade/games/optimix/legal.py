"""What may be decided at each step of Arche Opti Mix (OPT-21, OPT-51), listed, or drawn by chance."""

import numpy as np

from arkade.games.optimix.actions import (
    KEEP,
    NO_DISC,
    NO_EJECT,
    NO_PET,
    OUST,
    PASS,
    PICK_UP,
    PLAY,
    RAISE,
    START,
    STOP,
    TAKE,
)
from arkade.games.optimix.ark import can_eject, ejects_any, fits, light, slot_of
from arkade.games.optimix.components import MAX_CABINS, N_CARDS, PLACES, PORT, PROVISIONS, STARBOARD
from arkade.games.optimix.state import (
    DISC,
    EJECT,
    LAST,
    NOTHING,
    PICK,
    SECOND,
    TURN,
    bit,
    contains,
    lowest,
    member,
    size_of,
)
from arkade.kernel.generator import below
from arkade.kernel.rule import rule


@rule
def legal(s, out):
    """What the player may decide at this step of the turn (OPT-21, OPT-51)."""
    if s.phase == TURN:
        return list_all(s.offered, START[TAKE], out, legal_plays(s, out))
    if s.phase == SECOND or s.phase == LAST:
        n = legal_plays(s, out)
        out[n] = START[STOP] if s.phase == SECOND else START[PASS]
        return n + 1
    if s.phase == EJECT:
        return legal_eject(s, out)
    if s.phase == DISC:
        return legal_disc(s, out)
    if s.phase == PICK:
        return list_all(s.offered, START[PICK_UP], out, 0)
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
        first = START[PLAY] + card * PLACES
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
            out[n] = START[OUST] + card
            n += 1
    if fits(s, s.played, side, cabin):
        out[n] = START[NO_EJECT]
        n += 1
    return n


@rule
def legal_disc(s, out):
    """A score card with a pawn to put the disc under, or none (OPT-47)."""
    n = 0
    for kind in range(PROVISIONS):
        if s.pawns[s.player, kind] > s.raised[s.player, kind]:
            out[n] = START[RAISE] + kind
            n += 1
    out[n] = START[NO_DISC]
    return n + 1


@rule
def legal_pet(s, out):
    """Any card of the hand as a pet, or none (OPT-30, OPT-31)."""
    n = list_all(s.held[s.player], START[KEEP], out, 0)
    out[n] = START[NO_PET]
    return n + 1


@rule
def random_legal(s, rng, out):
    """The same as to list all and to draw one, but what is often to be decided is only counted: that is faster."""
    if s.phase == PICK:
        return START[PICK_UP] + member(s.offered, below(rng, size_of(s.offered)))
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
            return START[TAKE] + member(s.offered, number - plays)
        return START[STOP] if s.phase == SECOND else START[PASS]
    while True:
        card = lowest(cards)
        cards &= cards - 1
        for side in range(2):
            there = beside(s, card, side) & (port if side == PORT else starboard)
            if number < size_of(there):
                return START[PLAY] + card * PLACES + side * MAX_CABINS + member(there, number)
            number -= size_of(there)
