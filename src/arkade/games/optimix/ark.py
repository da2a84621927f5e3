"""The ark of Arche Opti Mix: its cabins, which cards they take, and its tilt (OPT-04, OPT-06, OPT-13 to OPT-19).

For every cabin, and for the space behind the last one, `welcome` is the set of cards that may join it, but for their
weight: those that are friends of all inside and that nothing near frightens, and none when it is full. Few cards change
it when one comes aboard, and every turn asks for it.
"""

from typing import Any

from arkade.games.optimix.components import (
    CARNIVORE,
    FOX,
    MAX_CABINS,
    MAX_TILT,
    MOSQUITO,
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
    contains,
    diet_of,
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
        s.welcome[side, cabin] = 0  # OPT-13
    else:
        s.welcome[side, cabin] &= s.friends[card]
    near = neighbours(s, card)
    if near != EVERY_CARD:
        s.welcome[1 - side, cabin] &= near
        s.welcome[side, cabin + 1] &= near
        if cabin > 0:
            s.welcome[side, cabin - 1] &= near


@rule
def replace(s: Any, card: int, old: int, side: int, cabin: int) -> None:
    """Put a card in the place of another one (OPT-46); the tilt changes by both weights (OPT-48)."""
    s.cabin[side, cabin, slot_of(s, old, side, cabin)] = card
    change = weight_of(s, card) - weight_of(s, old)
    s.tilt += change if side == STARBOARD else -change
    s.welcome[side, cabin] = welcomed(s, side, cabin, NOTHING)
    s.welcome[1 - side, cabin] = welcomed(s, 1 - side, cabin, NOTHING)
    s.welcome[side, cabin + 1] = welcomed(s, side, cabin + 1, NOTHING)
    if cabin > 0:
        s.welcome[side, cabin - 1] = welcomed(s, side, cabin - 1, NOTHING)


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
    """Who may join a cabin, but for the weight, when the card of one slot, or NOTHING, leaves it (OPT-13 to OPT-19)."""
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
def neighbours(s: Any, card: int) -> Any:
    """The cards that get on with a card next door or opposite (OPT-18)."""
    found = EVERY_CARD
    if diet_of(s, card) == CARNIVORE:
        found &= ~s.shy
    if type_of(s, card) == SHY:
        found &= ~s.carnivores
    return found


@rule
def light(s: Any, side: int) -> Any:
    """The cards that are not too heavy for a side (OPT-15)."""
    return s.up_to[MAX_TILT - s.tilt if side == STARBOARD else MAX_TILT + s.tilt]


@rule
def fits(s: Any, card: int, side: int, cabin: int) -> Any:
    """Whether a card may be added to a cabin (OPT-13 to OPT-19)."""
    return contains(light(s, side) & s.welcome[side, cabin], card)


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
        return weight_of(s, other) == 2
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
