"""The ark of Arche Opti Mix: its cabins, which cards they take, and its tilt (OPT-04, OPT-06, OPT-13 to OPT-19).

A cabin, or the space behind the last one, welcomes the cards that are friends of all inside and that nothing near
frightens, and none when it is full. `open_to` says it by card: in which cabins of a side it is welcome. Few cards
change it when one comes aboard, and every turn asks for it.
"""

from typing import Any

import numpy as np

from arkade.games.optimix.cohabitation import neighbours
from arkade.games.optimix.components import (
    FOX,
    MAX_CABINS,
    MAX_TILT,
    MOSQUITO,
    MOSQUITO_WEIGHT,
    N_CARDS,
    PROVISIONS,
    ROOM,
    SHY,
    SKUNK,
    SPIDER,
    STARBOARD,
)
from arkade.games.optimix.state import (
    EVERY_CARD,
    NOTHING,
    bit,
    contains,
    lowest,
    power_of,
    type_of,
    weight_of,
)
from arkade.kernel.rule import rule

# Coming aboard


@rule
def put_aboard(s: Any, card: int, side: int, cabin: int) -> None:
    """Add a card to a cabin; the tilt follows at once (OPT-06)."""
    s.cabin[side, cabin, s.filled[side, cabin]] = card
    s.filled[side, cabin] += 1
    s.tilt += weight_of(s, card) if side == STARBOARD else -weight_of(s, card)
    if s.filled[side, cabin] == ROOM:
        for other in range(N_CARDS):
            s.open_to[side, other] &= ~bit(cabin)  # OPT-13
    else:
        close(s, s.deck & ~s.friends[card], side, cabin)
    strangers = s.deck & ~neighbours(s, card)
    if strangers:
        close(s, strangers, 1 - side, cabin)
        close(s, strangers, side, cabin + 1)
        if cabin > 0:
            close(s, strangers, side, cabin - 1)


@rule
def close(s: Any, cards: int, side: int, cabin: int) -> None:
    """Cards are no longer welcome in a cabin."""
    others = ~bit(cabin)
    while cards:
        s.open_to[side, lowest(cards)] &= others
        cards &= cards - 1


@rule
def replace(s: Any, card: int, old: int, side: int, cabin: int) -> None:
    """Put a card in the place of another one (OPT-46); the tilt changes by both weights (OPT-48)."""
    s.cabin[side, cabin, slot_of(s, old, side, cabin)] = card
    change = weight_of(s, card) - weight_of(s, old)
    s.tilt += change if side == STARBOARD else -change
    invite(s, side, cabin)
    invite(s, 1 - side, cabin)
    invite(s, side, cabin + 1)
    if cabin > 0:
        invite(s, side, cabin - 1)


@rule
def invite(s: Any, side: int, cabin: int) -> None:
    """See anew which cards are welcome in a cabin."""
    welcome = welcomed(s, side, cabin, NOTHING)
    for card in range(N_CARDS):
        s.open_to[side, card] = s.open_to[side, card] & ~bit(cabin) | contains(welcome, card) << np.int64(cabin)


@rule
def slot_of(s: Any, card: int, side: int, cabin: int) -> Any:
    """Where in a cabin a card is, or NOTHING."""
    for i in range(s.filled[side, cabin]):
        if s.cabin[side, cabin, i] == card:
            return i
    return NOTHING


# Which cards a cabin takes


@rule
def welcomed(s: Any, side: int, cabin: int, leaving: int) -> Any:
    """Who is welcome in a cabin when the card of one slot, or NOTHING, leaves it (OPT-13, OPT-14, OPT-16 to OPT-19)."""
    if s.filled[side, cabin] == ROOM and leaving == NOTHING:
        return 0
    found = unafraid(s, side, cabin)
    for i in range(s.filled[side, cabin]):
        if i != leaving:
            found &= s.friends[s.cabin[side, cabin, i]]
    return found


@rule
def unafraid(s: Any, side: int, cabin: int) -> Any:
    """The cards that get on with all next door to a cabin and opposite (OPT-18)."""
    found = welcome_near(s, 1 - side, cabin)
    if cabin < MAX_CABINS:
        found &= welcome_near(s, side, cabin + 1)
    if cabin > 0:
        found &= welcome_near(s, side, cabin - 1)
    return found


@rule
def welcome_near(s: Any, side: int, cabin: int) -> Any:
    """The cards that get on with a cabin as neighbours; all where there is none."""
    found = EVERY_CARD
    for i in range(s.filled[side, cabin]):
        found &= neighbours(s, s.cabin[side, cabin, i])
    return found


@rule
def light(s: Any, side: int) -> Any:
    """The cards that are not too heavy for a side (OPT-15)."""
    return s.up_to[MAX_TILT - s.tilt if side == STARBOARD else MAX_TILT + s.tilt]


@rule
def fits(s: Any, card: int, side: int, cabin: int) -> Any:
    """Whether a card may be added to a cabin (OPT-13 to OPT-19)."""
    return contains(light(s, side), card) & contains(s.open_to[side, card], cabin)


@rule
def balanced(s: Any, side: int, change: int) -> Any:
    """Whether the tilt stays on the bow card when a side's weight changes (OPT-15)."""
    tilt = s.tilt + (change if side == STARBOARD else -change)
    return -MAX_TILT <= tilt <= MAX_TILT


# Ejecting


@rule
def ejector(s: Any, card: int) -> Any:
    """Whether a card has the power to eject (OPT-44)."""
    return power_of(s, card) == MOSQUITO or power_of(s, card) == SPIDER or power_of(s, card) == SKUNK


@rule
def within_power(s: Any, card: int, other: int) -> Any:
    """Mosquito: weight 2; spider: a shy animal; skunk: any animal (OPT-44)."""
    if power_of(s, card) == MOSQUITO:
        return weight_of(s, other) == MOSQUITO_WEIGHT
    if power_of(s, card) == SPIDER:
        return type_of(s, other) == SHY
    return power_of(s, card) == SKUNK


@rule
def stays(s: Any, card: int) -> Any:
    """Fox, spider, mosquito and provisions cannot be ejected (OPT-50)."""
    return power_of(s, card) in (FOX, SPIDER, MOSQUITO) or type_of(s, card) == PROVISIONS


@rule
def can_eject(s: Any, card: int, other: int, side: int, cabin: int) -> Any:
    """Whether a card may take the place of another one (OPT-44, OPT-46, OPT-50)."""
    if stays(s, other) or not within_power(s, card, other):
        return False
    if not balanced(s, side, weight_of(s, card) - weight_of(s, other)):
        return False
    return contains(welcomed(s, side, cabin, slot_of(s, other, side, cabin)), card) == 1


@rule
def ejects_any(s: Any, card: int, side: int, cabin: int) -> Any:
    """Whether a card may eject something from a cabin."""
    if contains(s.ejectors, card):
        for i in range(s.filled[side, cabin]):
            if can_eject(s, card, s.cabin[side, cabin, i], side, cabin):
                return True
    return False
