"""The named parts of an observation, and where each begins."""

from collections import namedtuple
from itertools import accumulate
from math import prod
from typing import Any

#: Name and shape of every part, in order.
Pieces = tuple[tuple[str, tuple[int, ...]], ...]


def offsets(pieces: Pieces) -> Any:
    """Where each part begins, by name: `AT.hands`, a constant in compiled rules."""
    sizes = [prod(shape) for _, shape in pieces]
    kind: Any = namedtuple("Offsets", [name for name, _ in pieces])  # type: ignore[misc]
    return kind(*accumulate(sizes[:-1], initial=0))
