"""What holds in every record of Arche Opti Mix: a state that comes from outside is checked by it."""

from typing import Any

from arkade.games.optimix.ark import ejects_any, fits, welcomed
from arkade.games.optimix.cohabitation import clash, frightens
from arkade.games.optimix.components import (
    DISCS,
    DISPLAY,
    FIRST_CABINS,
    MAX_CABINS,
    MAX_TILT,
    N_CARDS,
    N_TYPES,
    NO_TYPE,
    PROVISIONS,
    RAIN_CARDS,
    ROOM,
    START_OF_A_TYPE,
)
from arkade.games.optimix.knowledge import hidden_pet, is_kept, unseen
from arkade.games.optimix.pets import pet_type
from arkade.games.optimix.rules import has_plain_pawn
from arkade.games.optimix.setup import lone
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
    type_of,
    weight_of,
)
from arkade.kernel.arrays import total
from arkade.kernel.record import OVER, ensure
from arkade.kernel.rule import rule


@rule
def conserved(s):
    """0 when all is well: cards, tilt, cabins, discs, pawns, pile and knowledge."""
    for card in range(N_CARDS):
        if count(s, card) != s.copies[card] or s.display[card] < 0 or s.ejected[card] < 0:
            return 1
    if weight_of_side(s, 1) - weight_of_side(s, 0) != s.tilt or abs(s.tilt) > MAX_TILT:
        return 2
    for side in range(2):
        for cabin in range(s.cabins[side]):
            fault = cabin_fault(s, side, cabin)
            if fault != 0:
                return fault
        for cabin in range(min(s.cabins[side], MAX_CABINS - 1) + 2):
            welcome = welcomed(s, side, cabin, NOTHING)
            for card in range(N_CARDS):
                if s.copies[card] and contains(s.open_to[side, card], cabin) != contains(welcome, card):
                    return 6
    if not discs_right(s):
        return 7
    if not pawns_right(s):
        return 8
    if not pile_right(s):
        return 9
    for p in range(s.players):
        if total(s.hand[p]) != s.cards[p] or set_of(s.hand[p]) != s.held[p]:
            return 10
        for card in range(N_CARDS):
            pet = s.pet[p] == card and s.player != OVER
            if s.hand[p, card] < 0 or s.known[p, card] < 0 or s.known[p, card] > s.hand[p, card]:
                return 11
            if s.known[p, card] + is_kept(s, p, card) > s.hand[p, card] + pet:
                return 12
    if total(s.display) != s.shown or set_of(s.display) != s.offered:
        return 13
    return 0


@rule
def set_of(counts):
    """The set of the cards that are counted."""
    found = 0
    for card in range(N_CARDS):
        if counts[card]:
            found |= bit(card)
    return found


@rule
def count(s, card):
    """How many of a kind of card there are in all places together."""
    found = s.display[card] + s.ejected[card] + aboard(s, card)
    found += s.phase == EJECT and s.player != OVER and s.played == card
    for p in range(s.players):
        found += s.hand[p, card] + (s.pet[p] == card)
    for i in range(s.top, s.end):
        found += s.pile[i] == card
    return found


@rule
def aboard(s, card):
    """How many of a kind of card are in cabins."""
    found = 0
    for side in range(2):
        for cabin in range(s.cabins[side]):
            for i in range(s.filled[side, cabin]):
                found += s.cabin[side, cabin, i] == card
    return found


@rule
def weight_of_side(s, side):
    """The weight of all cards of a side."""
    found = 0
    for cabin in range(s.cabins[side]):
        for i in range(s.filled[side, cabin]):
            found += weight_of(s, s.cabin[side, cabin, i])
    return found


@rule
def cabin_fault(s, side, cabin):
    """0 if a cabin keeps OPT-13 to OPT-18; only the first four cards may fear each other (OPT-05)."""
    filled = s.filled[side, cabin]
    if filled < 1 or filled > ROOM:
        return 3
    for i in range(filled):
        card = s.cabin[side, cabin, i]
        for j in range(filled):
            if i != j and clash(s, card, s.cabin[side, cabin, j]) != 0:
                return 4
        if fear(s, side, cabin, i, side, cabin + 1) or fear(s, side, cabin, i, 1 - side, cabin):
            return 5
    return 0


@rule
def fear(s, side, cabin, i, other_side, other_cabin):
    """Whether a card and one of a cabin near it frighten each other, and not both were there from the start."""
    if other_cabin >= s.cabins[other_side]:
        return False
    card = s.cabin[side, cabin, i]
    for j in range(s.filled[other_side, other_cabin]):
        other = s.cabin[other_side, other_cabin, j]
        if frightens(s, card, other) or frightens(s, other, card):
            first = i == 0 and j == 0 and cabin < 2 and other_cabin < 2
            if not first or not 1 <= weight_of(s, card) <= 2 or not 1 <= weight_of(s, other) <= 2:
                return True
    return False


@rule
def discs_right(s):
    """Every disc is with a player, under a pawn or in the reserve (OPT-02)."""
    found = s.reserve + total(s.discs)
    for p in range(s.players):
        if s.discs[p] < 0:
            return False
        for kind in range(N_TYPES):
            found += s.raised[p, kind]
            if s.raised[p, kind] < 0 or s.raised[p, kind] > s.pawns[p, kind]:
                return False
        if s.raised[p, PROVISIONS] > 0:
            return False
    return found == DISCS and s.reserve >= 0


@rule
def pawns_right(s):
    """A pawn for every card played, every ejection and every pet that counts; none for the first four cards."""
    from_start, typeless = 0, 0
    for kind in range(N_TYPES + 1):
        boarded, ejected, placed = 0, 0, 0
        for card in range(N_CARDS):
            if type_of(s, card) == kind:
                boarded += aboard(s, card) + s.ejected[card]
                ejected += s.ejected[card]
        if kind == NO_TYPE:
            typeless = boarded
        else:
            for p in range(s.players):
                placed += s.pawns[p, kind]
                if s.player == OVER:
                    placed -= pet_type(s, p) == kind
            first = boarded + ejected - placed
            if first < 0 or first > START_OF_A_TYPE:
                return False
            from_start += first
    return from_start <= len(FIRST_CABINS) <= from_start + typeless


@rule
def pile_right(s):
    """No rain above the first, the others behind it (OPT-08)."""
    rain = 0
    for i in range(s.top, s.end):
        if s.pile[i] == RAIN:
            rain += 1
            if i < s.first_rain:
                return False
    if s.top <= s.first_rain and s.pile[s.first_rain] != RAIN:
        return False
    return rain + s.rain == RAIN_CARDS and s.top <= s.end


def check(s: Any) -> None:
    """The conservation of everything, and that all parts of a record fit together."""
    ensure(conserved(s) == 0)
    ensure(s.shown <= DISPLAY)
    for side in range(2):
        ensure(2 <= s.cabins[side] <= MAX_CABINS)
        ensure(not s.filled[side, s.cabins[side] :].any())
        for cabin in range(MAX_CABINS):
            ensure((s.cabin[side, cabin, s.filled[side, cabin] :] == NOTHING).all())
    for field in ("hand", "cards", "known", "kept", "held", "choices", "doubtful", "doubts"):
        ensure(not s[field][s.players :].any())
    for field in ("discs", "pawns", "raised", "passed"):
        ensure(not s[field][s.players :].any())
    ensure((s.pet[s.players :] == NOTHING).all())
    for p in range(s.players):
        ensure(s.pet[p] != NOTHING or not s.kept[p])
        ensure(s.choices[p] >= 0)
        ensure(s.doubts[p] >= 0)
        ensure(bool(s.doubtful[p]) == bool(s.doubts[p]))
        ensure(not s.kept[p] & s.doubtful[p])
        ensure(all(s.copies[card] > 1 for card in range(N_CARDS) if contains(s.doubtful[p], card)))
        if s.kept[p] or s.doubtful[p]:
            ensure((bool(s.choices[p]) or bool(s.doubtful[p])) <= (unseen(s, p) > 0))
        if hidden_pet(s, p):
            ensure(s.choices[p] or is_kept(s, p, s.pet[p]) or contains(s.doubtful[p], s.pet[p]))
        else:
            ensure(not s.doubtful[p])
    _turn(s)


def _turn(s: Any) -> None:
    ensure((s.rain == RAIN_CARDS) == bool(s.last))
    if s.player == OVER:
        ensure(s.passed.sum() == s.players)
        ensure((s.known == s.hand).all())
        return
    ensure(0 <= s.player < s.players)
    ensure(s.player == s.turn or s.phase == PET)
    ensure((s.phase == TURN) <= (s.shown == DISPLAY))
    ensure((s.played != NOTHING) == (s.place != NOTHING) == (s.phase in (EJECT, DISC, PICK)))
    ensure((s.phase == LAST) <= bool(s.last))
    ensure(bool(s.last) <= (s.phase in (LAST, EJECT, DISC)))
    ensure(bool(s.opened) <= (s.phase in (DISC, PICK)))
    ensure(bool(s.due) <= (s.phase == PET))
    ensure((s.pet == NOTHING).all() or s.rain >= 2)
    ensure(not s.passed[s.player])
    if s.phase == SECOND:
        ensure(s.first != NOTHING)
        ensure(not s.only)
        ensure(s.cards[s.player])
    if s.phase in (TURN, LAST, PET):
        ensure(s.first == NOTHING)
        ensure(not s.only)
    if s.phase == EJECT:
        side, cabin = divmod(int(s.place), MAX_CABINS)
        ensure(ejects_any(s, s.played, side, cabin))
        ensure(s.first == NOTHING or not lone(s, s.played))
        ensure(fits(s, s.played, side, cabin) or s.filled[side, cabin])
    if s.phase == DISC:
        ensure(s.reserve > 0)
        ensure(has_plain_pawn(s, s.player))
