"""What a seat knows in Arche Opti Mix (OPT-52, COM-06): its own hand and pet, and all that is public.

`known` counts the cards that all know to be in a hand: those taken from the display. Once their owner has laid a pet,
one of each kind that could be it is in `kept` instead: it is in the hand or is the pet. Nobody knows more of another
hand than all do.

A redeal gives every way to lay the unknown cards the same chance, among those where every pet may be one (OPT-31) and
the rain lies where it can (OPT-08).
"""

from typing import Any

import numpy as np

from arkade.games.optimix.actions import KEEP, NO_PET
from arkade.games.optimix.components import (
    MAX_CARDS,
    MAX_PLAYERS,
    N_CARDS,
    NO_POWER,
    PET_WEIGHT,
    PROVISIONS,
    RAIN_CARDS,
)
from arkade.games.optimix.state import NOTHING, RAIN, power_of, type_of, weight_of
from arkade.kernel.arrays import expand, total
from arkade.kernel.generator import below, next_word, shuffle
from arkade.kernel.record import OVER
from arkade.kernel.rule import rule

# What happens to a hand, and what all see of it


@rule
def pet_like(s: Any, card: int) -> Any:
    """An animal of weight 0, 1 or 2 without a power (OPT-31)."""
    return type_of(s, card) != PROVISIONS and weight_of(s, card) <= PET_WEIGHT and power_of(s, card) == NO_POWER


@rule
def is_kept(s: Any, p: int, card: int) -> Any:
    """1 if all know the card to be in the hand or to be the pet."""
    return s.kept[p] >> np.int64(card) & 1


@rule
def seen_entering(s, p, card):
    """A card comes openly into a hand."""
    s.known[p, card] += 1


@rule
def seen_leaving(s, p, card):
    """A card is played openly: if one such card was known there, it was perhaps that one."""
    if s.known[p, card] > 0:
        s.known[p, card] -= 1
    elif is_kept(s, p, card):
        s.kept[p] ^= np.int64(1) << np.int64(card)


@rule
def laid_unseen(s, p):
    """A pet is laid: every known card that could be it may be in the hand or not."""
    for card in range(N_CARDS):
        if s.known[p, card] > 0 and pet_like(s, card):
            s.known[p, card] -= 1
            s.kept[p] |= np.int64(1) << np.int64(card)


@rule
def hands_open(s):
    """At the end pets and hands lie open (OPT-37, OPT-40)."""
    for p in range(s.players):
        s.kept[p] = 0
        for card in range(N_CARDS):
            s.known[p, card] = s.hand[p, card]


# Redeal


@rule
def redeal(s, seat):
    """Gather all cards that the seat does not know and deal them anew: pets, hands, pile."""
    unknown = np.zeros(N_CARDS, np.int64)
    for i in range(s.top, s.end):
        if s.pile[i] != RAIN:
            unknown[s.pile[i]] += 1
    for p in range(s.players):
        if p != seat:
            gather(s, p, unknown)
    if s.player != OVER:
        lay_pets(s, seat, unknown)
    pool = np.empty(MAX_CARDS, np.int64)
    size = expand(unknown, pool, 0)
    shuffle(s.rng, pool, size)
    for p in range(s.players):
        if p != seat:
            size = refill(s, p, pool, size)
    lay_pile(s, pool, size)


@rule
def gather(s, p, unknown):
    """Add a hand's unknown cards and its pet; what is left of the hand is what all know to be there or the pet."""
    if hidden_pet(s, p):
        unknown[s.pet[p]] += 1
    for card in range(N_CARDS):
        certain = s.known[p, card] + is_kept(s, p, card)
        unknown[card] += s.hand[p, card] - certain
        s.hand[p, card] = certain


@rule
def hidden_pet(s, p):
    """Whether a pet lies face down."""
    return s.pet[p] != NOTHING and s.player != OVER


@rule
def lay_pets(s, seat, unknown):
    """Choose the hidden pets: each from the kept cards of its owner, or from the unknown ones.

    `ways[i, j]` counts how many ways there are to lay all cards once the first i pets are chosen and j of them came
    from the unknown ones; every choice is taken with its share of the ways.
    """
    cards, pets, fitting = total(unknown), 0, 0
    for card in range(N_CARDS):
        if pet_like(s, card):
            fitting += unknown[card]
    owner = np.empty(MAX_PLAYERS, np.int64)
    for p in range(s.players):
        if p != seat and hidden_pet(s, p):
            owner[pets] = p
            pets += 1
    ways = count_ways(s, owner, pets, cards, fitting)
    drawn = 0
    for i in range(pets):
        p = owner[i]
        if wide_below(s.rng, ways[i, drawn]) < how_many_kept(s, p) * ways[i + 1, drawn]:
            s.pet[p] = one_kept(s, p)
            s.hand[p, s.pet[p]] -= 1
        else:
            s.pet[p] = one_unknown(s, unknown, fitting - drawn)
            unknown[s.pet[p]] -= 1
            drawn += 1


@rule
def count_ways(s, owner, pets, cards, fitting):
    """The table `ways`; all other cards together can be laid in (cards - j)! ways, here without a common factor."""
    ways = np.zeros((MAX_PLAYERS + 1, MAX_PLAYERS + 2), np.int64)
    for j in range(pets + 1):
        ways[pets, j] = 1
        for rest in range(cards - pets + 1, cards - j + 1):
            ways[pets, j] *= max(rest, 1)
    for i in range(pets - 1, -1, -1):
        p = owner[i]
        kept = how_many_kept(s, p)
        free = s.cards[p] + 1 - kept - total(s.known[p])  # unknown cards in the hand and the pet together
        for j in range(i + 1):
            ways[i, j] = kept * ways[i + 1, j]
            if free > 0 and fitting > j:
                ways[i, j] += (fitting - j) * ways[i + 1, j + 1]
    return ways


@rule
def wide_below(rng, n):
    """`below` for numbers of up to 60 bits."""
    limit = (np.int64(1) << 60) // n * n
    while True:
        number = (next_word(rng) << 28) | (next_word(rng) >> 4)
        if number < limit:
            return number % n


@rule
def how_many_kept(s, p):
    """The cards that are in a hand or are its owner's pet."""
    found = 0
    for card in range(N_CARDS):
        found += is_kept(s, p, card)
    return found


@rule
def one_kept(s, p):
    """One of these, each with the same chance."""
    left = below(s.rng, how_many_kept(s, p))
    for card in range(N_CARDS):
        left -= is_kept(s, p, card)
        if left < 0:
            return card
    return NOTHING


@rule
def one_unknown(s, unknown, fitting):
    """One of the unknown cards that may be a pet, each with the same chance."""
    left = below(s.rng, fitting)
    for card in range(N_CARDS):
        if pet_like(s, card):
            left -= unknown[card]
            if left < 0:
                return card
    return NOTHING


@rule
def refill(s, p, pool, size):
    """Fill a hand from the pool; how many are left in it."""
    while total(s.hand[p]) < s.cards[p]:
        size -= 1
        s.hand[p, pool[size]] += 1
    return size


@rule
def lay_pile(s, pool, size):
    """The pool becomes the pile: no rain before the first, the rest of it anywhere behind (OPT-08)."""
    place, i = s.top, 0
    while place < s.first_rain:
        s.pile[place] = pool[i]
        place += 1
        i += 1
    rain = RAIN_CARDS - s.rain
    if place == s.first_rain:
        s.pile[place] = RAIN
        place += 1
        rain -= 1
    bury_rain(s, pool, i, size, place, rain)


@rule
def bury_rain(s, pool, begin, size, place, rain):
    """Shuffle rain into the pool's cards from `begin` on and lay them into the pile from `place` on."""
    lower = np.empty(MAX_CARDS + RAIN_CARDS, np.int64)
    n = 0
    for i in range(begin, size):
        lower[n] = pool[i]
        n += 1
    for _ in range(rain):
        lower[n] = RAIN
        n += 1
    shuffle(s.rng, lower, n)
    for i in range(n):
        s.pile[place + i] = lower[i]


def secret(s, action, seat):
    """Which card is laid aside as a pet is known to its owner alone (OPT-52)."""
    return KEEP <= action < NO_PET and seat != s.player
