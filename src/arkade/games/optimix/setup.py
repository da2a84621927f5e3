"""The set-up of Arche Opti Mix (OPT-01 to OPT-08)."""

from collections.abc import Callable
from functools import cache, partial
from types import SimpleNamespace
from typing import Any

import numpy as np

from arkade.games.optimix import deck
from arkade.games.optimix.ark import ejector, put_aboard
from arkade.games.optimix.cohabitation import clash
from arkade.games.optimix.components import (
    CARDS,
    CARNIVORE,
    CLIMATES,
    DIETS,
    DISCS,
    DISPLAY,
    FIRST_CABINS,
    HAND,
    LATE_DISCS,
    MAX_CARDS,
    MAX_WEIGHT,
    N_CARDS,
    N_TYPES,
    NO_TYPE,
    POWERS,
    PROVISIONS,
    RAIN_CARDS,
    SHY,
    SLOW,
    START_DISCS,
    START_OF_A_TYPE,
    START_WEIGHTS,
    TYPES,
)
from arkade.games.optimix.pets import pet_faults
from arkade.games.optimix.state import (
    EVERY_CABIN,
    NOTHING,
    RAIN,
    TURN,
    diet_of,
    into_hand,
    onto_display,
    packed,
    type_of,
    weight_of,
)
from arkade.kernel.arrays import expand
from arkade.kernel.generator import below, shuffle
from arkade.kernel.record import RANDOM
from arkade.kernel.rule import rule

# The deck (OPT-01)


def prepare(s, options):
    """Write the deck into the record: another one needs no other code. Nothing lies anywhere yet."""
    s.cabin[:] = NOTHING
    s.pet[:] = NOTHING
    for card in deck.cards(options["deck"]):
        number = CARDS.index(card.name)
        kind = NO_TYPE if card.type == "none" else TYPES.index(card.type)
        climate, diet, power = CLIMATES.index(card.climate), DIETS.index(card.diet), POWERS.index(card.power)
        s.traits[number] = packed(card.weight, climate, diet, kind, power)
        s.copies[number] = card.copies
    for field, cards in deck_sets(s.traits.tobytes(), s.copies.tobytes()).items():
        s[field] = cards
    s.open_to[:] = EVERY_CABIN


@cache
def deck_sets(traits: bytes, copies: bytes) -> dict[str, Any]:
    """The sets of a deck's cards that the record keeps, by field."""
    s = SimpleNamespace(traits=np.frombuffer(traits, np.int16).tolist())
    cards = [card for card in range(N_CARDS) if copies[card]]

    def those(holds: Callable[[int], Any]) -> int:
        return sum(1 << card for card in cards if holds(card))

    return {
        "deck": sum(1 << card for card in cards),
        "friends": [those(partial(_friends, s, card)) for card in range(N_CARDS)],
        "up_to": [those(partial(_at_most, s, weight)) for weight in range(MAX_WEIGHT + 1)],
        "shy": those(lambda card: type_of(s, card) == SHY),
        "carnivores": those(lambda card: diet_of(s, card) == CARNIVORE),
        "lone": those(partial(lone, s)),
        "ejectors": those(partial(ejector, s)),
        "pets": those(lambda card: not pet_faults(s, card)),
    }


def _friends(s: Any, card: int, other: int) -> bool:
    return bool(clash(s, card, other) == 0)


def _at_most(s: Any, weight: int, card: int) -> bool:
    return bool(weight_of(s, card) <= weight)


def lone(s: Any, card: int) -> bool:
    """A slow animal or a provision is the only card of its turn (OPT-11)."""
    return type_of(s, card) in (SLOW, PROVISIONS)


# The deal (OPT-03 to OPT-08)


@rule
def deal(s):
    """Set-up (OPT-03 to OPT-08)."""
    if s.start == RANDOM:
        s.start = below(s.rng, s.players)
    s.player = s.start  # COM-02
    s.turn = s.start
    s.phase = TURN
    s.first = NOTHING
    s.played = NOTHING
    s.place = NOTHING
    s.reserve = DISCS
    for i in range(s.players):  # OPT-03
        s.discs[(s.start + i) % s.players] = START_DISCS if i < 3 else LATE_DISCS
        s.reserve -= s.discs[(s.start + i) % s.players]
    size = expand(s.copies, s.pile, 0)
    shuffle(s.rng, s.pile, size)
    size = board_first(s, size)
    shuffle(s.rng, s.pile, size)  # OPT-07
    for p in range(s.players):
        for _ in range(HAND):
            size -= 1
            into_hand(s, p, s.pile[size])
    for _ in range(DISPLAY):
        size -= 1
        onto_display(s, s.pile[size])
    add_rain(s, size)


@rule
def board_first(s, size):
    """The first four cards of the pile that can be used (OPT-05); how many others are left in it."""
    of_type = np.zeros(N_TYPES + 1, np.int64)
    placed, left = 0, 0
    for i in range(size):
        card = s.pile[i]
        kind = type_of(s, card)
        usable = weight_of(s, card) in START_WEIGHTS and (kind == NO_TYPE or of_type[kind] < START_OF_A_TYPE)
        if usable and placed < len(FIRST_CABINS):
            side, cabin = FIRST_CABINS[placed]
            s.cabins[side] += 1
            put_aboard(s, card, side, cabin)
            of_type[kind] += 1
            placed += 1
        else:
            s.pile[left] = card
            left += 1
    return left


@rule
def add_rain(s, size):
    """A half without rain, then a rain card, then a half with the four others (OPT-08)."""
    s.first_rain = (size + 1) // 2
    s.end = size + RAIN_CARDS
    for i in range(size, s.first_rain, -1):
        s.pile[i] = s.pile[i - 1]
    s.pile[s.first_rain] = RAIN
    for i in range(size + 1, s.end):
        s.pile[i] = RAIN
    shuffle(s.rng, s.pile[s.first_rain + 1 :], s.end - s.first_rain - 1)
    for i in range(s.end, MAX_CARDS + RAIN_CARDS):
        s.pile[i] = 0
