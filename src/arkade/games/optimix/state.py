"""The record of Arche Opti Mix. A card is its number in CARDS; two equal provisions are the same (OPT-53).

A set of cards is the bits of one integer, the lowest for card 0; a set of a side's cabins too. Sets repeat what other
fields say, to say it fast: `friends` to `pets` the traits (setup.py), `open_to` the cabins (ark.py), `held` the hands,
`offered` the display.
"""

from typing import Any

import numpy as np

from arkade.games.optimix.components import (
    DISCS,
    DISPLAY,
    MAX_CABINS,
    MAX_CARDS,
    MAX_PLAYERS,
    MAX_TILT,
    MAX_WEIGHT,
    N_CARDS,
    N_TYPES,
    RAIN_CARDS,
    ROOM,
)
from arkade.kernel.record import FIXED, record
from arkade.kernel.rule import rule

CARD_SETS = range(1 << N_CARDS)

STATE = record(
    [
        # The deck, by card (OPT-01)
        ("traits", "i2", (N_CARDS,), FIXED),  # weight, climate, diet, type and power in one number; see below
        ("copies", "i1", (N_CARDS,), FIXED),
        # sets: which cards can share a cabin with each (OPT-14, OPT-16 to OPT-18)
        ("friends", "i8", (N_CARDS,), FIXED),
        ("deck", "i8", FIXED),  # the set of all cards in play
        ("up_to", "i8", (MAX_WEIGHT + 1,), FIXED),  # sets by weight
        ("shy", "i8", FIXED),  # sets by what a rule looks for
        ("carnivores", "i8", FIXED),
        ("lone", "i8", FIXED),
        ("ejectors", "i8", FIXED),
        ("pets", "i8", FIXED),
        # The ark
        ("cabin", "i1", (2, MAX_CABINS, ROOM), range(-1, N_CARDS)),  # the cards of a cabin, then NOTHING
        ("filled", "i1", (2, MAX_CABINS + 1), range(ROOM + 1)),  # how many
        # by card, sets: the cabins where it may go, but for its weight
        ("open_to", "i8", (2, N_CARDS), range(1 << MAX_CABINS + 1)),
        ("cabins", "i2", (2,), range(2, MAX_CABINS + 1)),  # on either side
        ("tilt", "i2", range(-MAX_TILT, MAX_TILT + 1)),  # weight to starboard less weight to port (OPT-06)
        # Cards elsewhere
        ("hand", "i1", (MAX_PLAYERS, N_CARDS), range(MAX_CARDS + 1)),
        ("cards", "i2", (MAX_PLAYERS,), range(MAX_CARDS + 1)),  # how many
        ("held", "i8", (MAX_PLAYERS,), CARD_SETS),  # the set of them
        # cards that all know to be in each hand (OPT-52)
        ("known", "i1", (MAX_PLAYERS, N_CARDS), range(MAX_CARDS + 1)),
        ("kept", "i8", (MAX_PLAYERS,), CARD_SETS),  # as bits: cards that all know to be there or to be the pet (OPT-52)
        # how often an unseen card was the pet, for once each kept one was (OPT-52)
        ("choices", "f8", (MAX_PLAYERS,), range(1_000_000)),
        # as bits: cards that can be the pet though no longer kept, for an unseen equal may have been played (OPT-52)
        ("doubtful", "i8", (MAX_PLAYERS,), CARD_SETS),
        # how often each of them was the pet, were all unknown cards such ones, for once each kept one was
        ("doubts", "f8", (MAX_PLAYERS,), range(1_000_000)),
        ("pet", "i2", (MAX_PLAYERS,), range(-1, N_CARDS)),  # or NOTHING
        ("display", "i1", (N_CARDS,), range(DISPLAY + 1)),
        ("shown", "i2", range(DISPLAY + 1)),  # how many are on display
        ("offered", "i8", CARD_SETS),  # the set of them
        ("ejected", "i1", (N_CARDS,), range(MAX_CARDS + 1)),  # out of the game (OPT-46)
        ("pile", "i1", (MAX_CARDS + RAIN_CARDS,), range(-1, N_CARDS + 1)),  # from the top, RAIN among them
        ("top", "i2", range(MAX_CARDS + RAIN_CARDS + 1)),  # how many were drawn
        ("end", "i2", range(MAX_CARDS + RAIN_CARDS + 1)),  # the pile's size when it was made
        ("first_rain", "i2", range(MAX_CARDS + RAIN_CARDS)),  # where in the pile: on top of the lower half (OPT-08)
        ("rain", "i2", range(RAIN_CARDS + 1)),  # rain cards drawn
        # Discs and pawns
        ("discs", "i2", (MAX_PLAYERS,), range(DISCS + 1)),  # action discs
        ("reserve", "i2", range(DISCS + 1)),
        ("pawns", "i2", (MAX_PLAYERS, N_TYPES), range(MAX_CARDS + 1)),  # on the score cards
        # those of them that stand on a disc and count 1.5 (OPT-43, OPT-47)
        ("raised", "i1", (MAX_PLAYERS, N_TYPES), range(DISCS + 1)),
        # The turn
        ("phase", "i2", range(7)),  # what the player has to decide
        ("turn", "i2", range(MAX_PLAYERS)),  # whose turn it is; during the pets another may have to decide
        ("first", "i2", range(-1, 2 * MAX_CABINS)),  # the place of the turn's first card, or NOTHING (OPT-12)
        ("only", "i2", range(2)),  # 1 if no second card may follow (OPT-11)
        ("played", "i2", range(-1, N_CARDS)),  # the card whose power or cabin asks for a decision, or NOTHING
        ("place", "i2", range(-1, 2 * MAX_CABINS)),  # where it goes, or NOTHING
        ("opened", "i2", range(2)),  # 1 if a display card is due for a new cabin (OPT-23)
        ("due", "i2", range(2)),  # 1 if a pile card for the hand is due (OPT-09)
        ("last", "i2", range(2)),  # 1 in the last boarding (OPT-33)
        ("passed", "i2", (MAX_PLAYERS,), range(2)),  # 1 for who is out of it (OPT-34)
    ]
)

NOTHING = -1
RAIN = N_CARDS  # in the pile

PHASES = ("turn", "eject", "disc", "pick", "second", "pet", "last")
TURN, EJECT, DISC, PICK, SECOND, PET, LAST = range(7)


# Traits of a card, in this order in one number


@rule
def weight_of(s: Any, card: int) -> Any:
    """0 to 4."""
    return s.traits[card] & 7


@rule
def climate_of(s: Any, card: int) -> Any:
    """WARM, COLD or BOTH."""
    return s.traits[card] >> 3 & 3


@rule
def diet_of(s: Any, card: int) -> Any:
    """One of the DIETS."""
    return s.traits[card] >> 5 & 3


@rule
def type_of(s: Any, card: int) -> Any:
    """One of the TYPES, or NO_TYPE."""
    return s.traits[card] >> 7 & 7


@rule
def power_of(s: Any, card: int) -> Any:
    """One of the POWERS."""
    return s.traits[card] >> 10 & 15


def packed(weight: int, climate: int, diet: int, kind: int, power: int) -> int:
    """All traits in one number."""
    return weight | climate << 3 | diet << 5 | kind << 7 | power << 10


# Sets

EVERY_CARD = (1 << N_CARDS) - 1
EVERY_CABIN = (1 << MAX_CABINS + 1) - 1  # and the space behind the last one


@rule
def bit(member: int) -> Any:
    """The set of one."""
    return np.int64(1) << np.int64(member)


@rule
def contains(members: Any, member: int) -> Any:
    """1 if it is in the set, else 0."""
    return members >> np.int64(member) & 1


@rule
def lowest(members: Any) -> Any:
    """The first of a set that is not empty."""
    return size_of((members & -members) - 1)


@rule
def member(members: Any, number: int) -> Any:
    """One of a set, counted from 0."""
    for _ in range(number):
        members &= members - 1
    return lowest(members)


@rule
def size_of(members: Any) -> Any:
    """How many a set has; compiled, this loop is one instruction."""
    found = 0
    while members:
        members &= members - 1
        found += 1
    return found


# What lies in hands and on display


@rule
def into_hand(s: Any, p: int, card: int) -> None:
    """A card comes into a hand."""
    s.hand[p, card] += 1
    s.cards[p] += 1
    s.held[p] |= bit(card)


@rule
def out_of_hand(s: Any, p: int, card: int) -> None:
    """A card leaves a hand."""
    s.hand[p, card] -= 1
    s.cards[p] -= 1
    if s.hand[p, card] == 0:
        s.held[p] ^= bit(card)


@rule
def onto_display(s: Any, card: int) -> None:
    """A card is turned up."""
    s.display[card] += 1
    s.shown += 1
    s.offered |= bit(card)


@rule
def off_display(s: Any, card: int) -> None:
    """A card is taken."""
    s.display[card] -= 1
    s.shown -= 1
    if s.display[card] == 0:
        s.offered ^= bit(card)
