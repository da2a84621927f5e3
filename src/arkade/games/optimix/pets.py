"""Which pets count: any card may be laid down, for it lies face down, but only some will be a pawn (OPT-31, OPT-32)."""

from typing import Any

from arkade.games.optimix.components import NO_POWER, NO_TYPE, PET_WEIGHT, PROVISIONS
from arkade.games.optimix.state import NOTHING, contains, power_of, type_of, weight_of
from arkade.kernel.rule import rule


@rule
def pet_type(s: Any, p: int) -> Any:
    """The type of a player's pet; NO_TYPE also where there is none or it does not count."""
    pet = s.pet[p]
    return type_of(s, pet) if pet != NOTHING and contains(s.pets, pet) else NO_TYPE


def pet_faults(s: Any, card: int) -> list[str]:
    """Why a card does not count as a pet."""
    provisions, power = type_of(s, card) == PROVISIONS, power_of(s, card) != NO_POWER
    return faults(int(weight_of(s, card)), provisions=bool(provisions), power=bool(power))


def faults(weight: int, *, provisions: bool, power: bool) -> list[str]:
    """The same by what counts against it."""
    against = {"provisions": provisions, "heavy": weight > PET_WEIGHT, "power": power}
    return [name for name, holds in against.items() if holds]
