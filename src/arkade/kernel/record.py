"""Records: a state is one flat NumPy record of fixed size."""

from collections.abc import Sequence
from typing import Any

import numpy as np

#: Fields every state begins with.
COMMON: list[tuple[Any, ...]] = [
    ("rng", "i8", (4,)),  # the generator of this state's chance (COM-03)
    ("players", "i2"),  # number of seats
    ("start", "i2"),  # the start player's seat, RANDOM until dealt (COM-02)
    ("player", "i2"),  # the seat to decide, OVER when the game is over
    ("news", "i4"),  # how often chance acted or something hidden was shown: undo never crosses it
]

#: Their type: they lie at the same places in every game's states.
HEAD = np.dtype((np.record, np.dtype(COMMON, align=True)))

OVER = -1
RANDOM = -1


def record(fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """The type of a state: the common fields, then the game's own; attribute access also when interpreted.

    Use `i2` or wider for what rules calculate with: narrow unsigned integers wrap when interpreted.
    """
    names = [field[0] for field in COMMON]
    clash = [field[0] for field in fields if field[0] in names]
    if clash:
        raise ValueError(f"field {clash[0]!r} is one of the common fields {names}")
    hidden = [field[0] for field in fields if hasattr(np.record, field[0])]
    if hidden:
        raise ValueError(f"field {hidden[0]!r} has the name of an attribute that every record has")
    return np.dtype((np.record, np.dtype([*COMMON, *fields], align=True)))
