"""Records: a state is one flat NumPy record of fixed size."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np


class _Fixed:
    """The type of `FIXED`."""


#: What a field holds that the options have written and no move changes.
FIXED: Final = _Fixed()
Allowed = range | _Fixed

#: Fields every state begins with: name, kind, shape unless it is one number, and what it may hold.
COMMON: list[tuple[Any, ...]] = [
    ("rng", "i8", (4,)),  # the generator of this state's chance (COM-03)
    ("players", "i2", FIXED),  # number of seats
    ("start", "i2", range(16)),  # the start player's seat, RANDOM until dealt (COM-02)
    ("player", "i2", range(-1, 16)),  # the seat to decide, OVER when the game is over
    ("news", "i4", range(1 << 20)),  # how often chance acted or something hidden was shown: undo never crosses it
]

OVER = -1
RANDOM = -1

_allowed: dict[np.dtype[Any], dict[str, Allowed]] = {}


def record(fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """The type of a state: the common fields, then the game's own; attribute access also when interpreted.

    The last part of a field may be a range, or FIXED: a state that comes from outside is refused if it holds another.
    Use `i2` or wider for what rules calculate with: narrow unsigned integers wrap when interpreted.
    """
    names = [field[0] for field in COMMON]
    clash = [field[0] for field in fields if field[0] in names]
    if clash:
        raise ValueError(f"field {clash[0]!r} is one of the common fields {names}")
    hidden = [field[0] for field in fields if hasattr(np.record, field[0])]
    if hidden:
        raise ValueError(f"field {hidden[0]!r} has the name of an attribute that every record has")
    everything = [*COMMON, *fields]
    made = np.dtype((np.record, np.dtype([_plain(field) for field in everything], align=True)))
    _allowed[made] = {field[0]: field[-1] for field in everything if isinstance(field[-1], Allowed)}
    return made


def _plain(field: tuple[Any, ...]) -> tuple[Any, ...]:
    """A field as NumPy wants it."""
    return field[:-1] if isinstance(field[-1], Allowed) else field


#: The type of the common fields: they lie at the same places in every game's states.
HEAD = np.dtype((np.record, np.dtype([_plain(field) for field in COMMON], align=True)))


class Inconsistent(ValueError):
    """A record that no game can lead to."""


def ensure(true: object) -> None:
    """Raise Inconsistent unless something holds."""
    if not true:
        raise Inconsistent


def check_fields(s: Any, template: Any) -> None:
    """Raise Inconsistent unless every field of a record holds what it may, and what the options fix is as they say."""
    allowed: Mapping[str, Allowed] = _allowed.get(s.dtype, {})
    for name, values in allowed.items():
        found = np.asarray(s[name])
        if isinstance(values, range):
            ensure(found.min() >= values.start and found.max() < values.stop)
        else:
            ensure((found == template[name]).all())
    ensure(OVER <= s.player < s.players and 0 <= s.start < s.players)
