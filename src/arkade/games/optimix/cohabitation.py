"""Who may live with whom in Arche Opti Mix (OPT-14, OPT-16 to OPT-18, OPT-41, OPT-45): two cards and their traits.

This is the one place that says so. The set-up makes the table `friends` of `clash`, and the ark keeps its cabins by
that and by `neighbours`, which says `frightens` in sets of cards.
"""

from typing import Any

from arkade.games.optimix.components import BOTH, CARNIVORE, HEDGEHOG, HERBIVORE, OMNIVORE, PROVISIONS, SHY, TURTLE
from arkade.games.optimix.state import EVERY_CARD, climate_of, diet_of, power_of, type_of, weight_of
from arkade.kernel.rule import rule

# Bits of `clash`, and the rules they stand for
WRONG_CLIMATE, DANGER, EATEN, FEAR = 1, 2, 4, 8
CLASHES = ((WRONG_CLIMATE, "OPT-14"), (DANGER, "OPT-16"), (EATEN, "OPT-17"), (FEAR, "OPT-18"))


@rule
def clash(s: Any, one: int, other: int) -> Any:
    """Why two cards cannot share a cabin, as bits; 0 if they can (OPT-14, OPT-16 to OPT-18)."""
    found = 0
    if climate_of(s, one) != climate_of(s, other) and climate_of(s, one) != BOTH and climate_of(s, other) != BOTH:
        found |= WRONG_CLIMATE
    if harms(s, one, other) or harms(s, other, one) or rivals(s, one, other):
        found |= DANGER
    if eats_stores(s, one, other) or eats_stores(s, other, one):
        found |= EATEN
    if frightens(s, one, other) or frightens(s, other, one):
        found |= FEAR
    return found


@rule
def hunts(s: Any, card: int) -> Any:
    """Carnivores and omnivores (OPT-16)."""
    return diet_of(s, card) == CARNIVORE or diet_of(s, card) == OMNIVORE


@rule
def harms(s: Any, hunter: int, other: int) -> Any:
    """A hunter harms an animal that is not heavier, but no smaller hedgehog or turtle (OPT-16, OPT-41, OPT-45)."""
    if not hunts(s, hunter) or type_of(s, other) == PROVISIONS or weight_of(s, hunter) < weight_of(s, other):
        return False
    shielded = power_of(s, other) == HEDGEHOG or power_of(s, other) == TURTLE
    return not (shielded and weight_of(s, hunter) > weight_of(s, other))


@rule
def rivals(s: Any, one: int, other: int) -> Any:
    """At most one hunter in a cabin, or a second one with a hedgehog (OPT-16, OPT-41)."""
    return hunts(s, one) and hunts(s, other) and power_of(s, one) != HEDGEHOG and power_of(s, other) != HEDGEHOG


@rule
def eats_stores(s: Any, eater: int, stores: int) -> Any:
    """Herbivores and omnivores with provisions (OPT-17)."""
    return type_of(s, stores) == PROVISIONS and (diet_of(s, eater) == HERBIVORE or diet_of(s, eater) == OMNIVORE)


@rule
def frightens(s: Any, carnivore: int, other: int) -> Any:
    """A carnivore frightens a shy animal, also from next door and from opposite (OPT-18)."""
    return diet_of(s, carnivore) == CARNIVORE and type_of(s, other) == SHY


@rule
def neighbours(s: Any, card: int) -> Any:
    """The set of cards that a card does not frighten and that do not frighten it: they may live near it (OPT-18)."""
    found = EVERY_CARD
    if diet_of(s, card) == CARNIVORE:
        found &= ~s.shy
    if type_of(s, card) == SHY:
        found &= ~s.carnivores
    return found
