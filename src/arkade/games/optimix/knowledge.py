"""What a seat knows in Arche Opti Mix (OPT-52, COM-06): its own hand and pet, and all that is public.

`known` counts the cards that all know to be in a hand: those taken from the display. Once their owner has laid a pet,
one of each kind is in `kept` instead: it is in the hand or is the pet. Once such a card is played it is not the pet;
but where there are equals, perhaps one was played that nobody saw come, and the kept one is the pet: it is `doubtful`.
Nobody knows more of another hand than all do. No other decision shows anything: any card may be a pet and none has to
be (OPT-31), and one may always take cards, stop or pass.

A redeal takes every way in which the game can have gone as it was seen for equally likely: every order of the pile and
of the hands dealt from it, with every card that each owner could then have laid as a pet, which is any (OPT-31). It
does not ask how well anybody would have played so, nor whether the pet counts. A pet is therefore seldom one certain
card that was taken openly, the more cards its owner held unseen: each of those was as good a choice. Equal provisions
taken openly are one choice (OPT-53); unseen ones are a choice each.
"""

from typing import Any

import numpy as np

from arkade.games.optimix.actions import KEEP, VERB_OF
from arkade.games.optimix.components import N_CARDS, RAIN_CARDS
from arkade.games.optimix.state import NOTHING, RAIN, bit, contains, lowest, member, size_of
from arkade.kernel.arrays import total
from arkade.kernel.generator import below, next_word, shuffle
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule

# What happens to a hand, and what all see of it


@rule
def is_kept(s: Any, p: int, card: int) -> Any:
    """1 if all know the card to be in the hand or to be the pet."""
    return contains(s.kept[p], card)


@rule
def seen_entering(s, p, card):
    """A card comes openly into a hand."""
    s.known[p, card] += 1


@rule
def seen_leaving(s, p, card):
    """A card has been played openly: if one such card was known there, it was perhaps that one.

    If none was, it was one of the unseen cards, and perhaps one that was there when the pet was laid: of all ways in
    which one of these is the pet, so many are left as there are others that it can have been.
    """
    if s.known[p, card] > 0:
        s.known[p, card] -= 1
    elif is_kept(s, p, card):
        s.kept[p] ^= bit(card)
        if s.copies[card] > 1 and unseen(s, p) > 0:
            doubt(s, p, card)
    elif s.kept[p] or s.doubtful[p]:
        others = unseen(s, p) / (unseen(s, p) + 1.0)
        s.choices[p] *= others
        s.doubts[p] *= others
        if s.doubts[p] == 0.0:
            s.doubtful[p] = 0


@rule
def doubt(s, p, card):
    """A kept card was played, or it is the pet and any of the unseen cards was its equal: so many ways.

    Kinds that one owner has played so share the mean of their numbers.
    """
    kinds = size_of(s.doubtful[p])
    s.doubts[p] = (s.doubts[p] * kinds + unseen(s, p)) / (kinds + 1.0)
    s.doubtful[p] |= bit(card)


@rule
def laid_unseen(s, p):
    """A pet has been laid, and any card can be it (OPT-31): every known one may be in the hand or not."""
    s.choices[p] = unseen(s, p)
    for card in range(N_CARDS):
        if s.known[p, card] > 0:
            s.known[p, card] -= 1
            s.kept[p] |= bit(card)


@rule
def unseen(s, p):
    """How many cards nobody else knows, in a hand and its pet together."""
    return s.cards[p] + 1 - total(s.known[p]) - size_of(s.kept[p])


@rule
def hands_open(s):
    """At the end pets and hands lie open (OPT-37, OPT-40)."""
    for p in range(s.players):
        s.kept[p] = 0
        s.choices[p] = 0.0
        s.doubtful[p] = 0
        s.doubts[p] = 0.0
        for card in range(N_CARDS):
            s.known[p, card] = s.hand[p, card]


# Redeal


@rule
def redeal(s, seat):
    """Gather all cards that the seat does not know and deal them anew: pets, hands, pile."""
    unknown = np.zeros(N_CARDS + 1, np.int64)  # by card; the rain is counted beside them
    for i in range(s.top, s.end):
        unknown[s.pile[i]] += 1
    for p in range(s.players):
        if p != seat:
            gather(s, p, unknown)
    lay_pets(s, seat, unknown)
    size = spread_out(unknown, s.pile)
    shuffle(s.rng, s.pile, size)
    for p in range(s.players):
        if p != seat:
            size = refill(s, p, size)
    lay_pile(s, size)


@rule
def redraw(s):
    """Nobody has seen the pile: its cards and the rain may come in any order that OPT-08 allows."""
    unknown = np.zeros(N_CARDS + 1, np.int64)
    for i in range(s.top, s.end):
        unknown[s.pile[i]] += 1
    size = spread_out(unknown, s.pile)
    shuffle(s.rng, s.pile, size)
    lay_pile(s, size)


@rule
def gather(s, p, unknown):
    """Add a hand's unknown cards and its pet; what is left of the hand is what all know to be there or the pet."""
    if hidden_pet(s, p):
        unknown[s.pet[p]] += 1
    cards = s.held[p] | s.kept[p]
    s.held[p] = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        certain = s.known[p, card] + is_kept(s, p, card)
        unknown[card] += s.hand[p, card] - certain
        s.hand[p, card] = certain
        if certain:
            s.held[p] |= bit(card)


@rule
def hidden_pet(s, p):
    """Whether a pet lies face down."""
    return s.pet[p] != NOTHING and s.player != OVER


@rule
def lay_pets(s, seat, unknown):
    """Choose the hidden pets, each in so many ways: one of the kept cards of its owner, or one of the unseen ones.

    Whichever unknown card an unseen one turns out to be, all others can be laid in as many ways: so each pet is chosen
    by itself, but for doubtful ones.
    """
    cards = total(unknown[:N_CARDS])
    laid = lay_doubtful(s, seat, unknown, cards)
    cards -= size_of(laid)
    for p in range(s.players):
        if p != seat and hidden_pet(s, p) and not contains(laid, p):
            kept = size_of(s.kept[p])
            if kept and fraction(s.rng) * (kept + s.choices[p]) < kept:
                s.pet[p] = one_kept(s, p)
                s.hand[p, s.pet[p]] -= 1
                if s.hand[p, s.pet[p]] == 0:
                    s.held[p] ^= bit(s.pet[p])
            else:
                s.pet[p] = one_unknown(s, unknown, cards)
                unknown[s.pet[p]] -= 1
                cards -= 1


@rule
def lay_doubtful(s, seat, unknown, cards):
    """Lay the pets that are doubtful cards; the set of their owners, often none.

    A doubtful card is one of a few, and what one owner has laid another cannot have: all these are chosen together.
    """
    combinations, all_ways = 1, 0.0
    for p in range(s.players):
        if p != seat and s.doubtful[p]:
            combinations *= size_of(s.doubtful[p]) + 1
    if combinations == 1:
        return np.int64(0)
    for combination in range(combinations):
        ways, laid = lay_combination(s, seat, unknown, cards, combination)
        take_back(s, unknown, laid)
        all_ways += ways
    left, chosen = fraction(s.rng) * all_ways, 0
    for combination in range(combinations):
        ways, laid = lay_combination(s, seat, unknown, cards, combination)
        take_back(s, unknown, laid)
        if ways > 0.0 and left >= 0.0:
            chosen = combination
        left -= ways
    ways, laid = lay_combination(s, seat, unknown, cards, chosen)
    return laid


@rule
def lay_combination(s, seat, unknown, cards, combination):
    """Lay for every owner of doubtful cards the first, the second… of them, or leave him another; in how many ways.

    The owners laid for are the second answer. One of the unknown cards is the doubtful one in as many cases as there
    are equals of it among them.
    """
    ways, laid = 1.0, np.int64(0)
    for p in range(s.players):
        if p != seat and s.doubtful[p]:
            number = combination % (size_of(s.doubtful[p]) + 1)
            combination //= size_of(s.doubtful[p]) + 1
            if number == 0:
                ways *= size_of(s.kept[p]) + s.choices[p]
            else:
                s.pet[p] = member(s.doubtful[p], number - 1)
                ways *= s.doubts[p] * unknown[s.pet[p]] / cards
                unknown[s.pet[p]] -= 1
                cards -= 1
                laid |= bit(p)
    return ways, laid


@rule
def take_back(s, unknown, laid):
    """The pets just laid are unknown cards again."""
    while laid:
        unknown[s.pet[lowest(laid)]] += 1
        laid &= laid - 1


@rule
def fraction(rng):
    """A number from 0 up to but not 1, in steps of 2 ** -52."""
    return ((next_word(rng) << 20) | (next_word(rng) >> 12)) / 2.0**52


@rule
def one_kept(s, p):
    """One of the cards that are in a hand or are its owner's pet, each with the same chance."""
    return member(s.kept[p], below(s.rng, size_of(s.kept[p])))


@rule
def one_unknown(s, unknown, cards):
    """One of so many unknown cards, each with the same chance."""
    left, card = below(s.rng, cards), 0
    while left >= unknown[card]:
        left -= unknown[card]
        card += 1
    return card


@rule
def spread_out(unknown, pool):
    """Lay every unknown card into a pool, by kind; how many there are.

    The first of each kind is written in any case, and stays if it is counted: most kinds are there once or not at all,
    and which are is more than a processor can guess.
    """
    size = 0
    for card in range(N_CARDS):
        pool[size] = card
        for i in range(1, unknown[card]):
            pool[size + i] = card
        size += unknown[card]
    return size


@rule
def refill(s, p, size):
    """Fill a hand from the pool, which lies in the pile; how many are left in it."""
    missing, cards = s.cards[p], s.held[p]
    while cards:
        missing -= s.hand[p, lowest(cards)]
        cards &= cards - 1
    for i in range(size - missing, size):
        s.hand[p, s.pile[i]] += 1
        s.held[p] |= bit(s.pile[i])
    return size - missing


@rule
def lay_pile(s, size):
    """The pool becomes the pile, from the bottom up: no rain above the first, the rest anywhere behind it (OPT-08)."""
    lower = max(s.top, s.first_rain + 1)
    rain = RAIN_CARDS - s.rain - (s.top <= s.first_rain)
    wet = some_places(s.rng, s.end - lower, rain)
    for place in range(s.end - 1, s.top - 1, -1):
        if place == s.first_rain or (place >= lower and contains(wet, place - lower)):
            s.pile[place] = RAIN
        else:
            size -= 1
            s.pile[place] = s.pile[size]
    for place in range(s.top):
        s.pile[place] = 0  # what was drawn is nobody's to see
    for place in range(s.end, len(s.pile)):
        s.pile[place] = 0


@rule
def some_places(rng, places, wanted):
    """So many of the places, as bits; every choice of them has the same chance (Floyd's method)."""
    found = np.int64(0)
    for last in range(places - wanted, places):
        place = below(rng, last + 1)
        found |= bit(last if contains(found, place) else place)
    return found


def secret(s, action, seat):
    """Which card is laid aside as a pet is known to its owner alone (OPT-52)."""
    return VERB_OF[action] == KEEP and seat != s.player
