"""Generic functions on any game's state, chosen by the type of its record.

Search, playouts and batches are written once, with these. Compiled, the choice is made by the compiler and costs
nothing (`arkade.kernel.compiler` installs the compiled side).
"""

from typing import Any

import numpy as np

from arkade.kernel.definition import Definition
from arkade.kernel.generator import below
from arkade.kernel.rule import rule

#: The game of a record type.
BY_RECORD: dict[np.dtype[Any], Definition] = {}


def register(definition: Definition) -> None:
    """Make a game's rules known to the generic functions."""
    for record in (definition.record, np.dtype((np.void, definition.record))):
        other = BY_RECORD.setdefault(record, definition)
        if other is not definition:
            raise ValueError(f"{definition.id} and {other.id} have records of the same type; rename a field")


def deal(s):
    """Set the game up."""
    BY_RECORD[s.dtype].deal(s)


def legal(s, out):
    """Fill `out` with the legal action ids in ascending order; their number."""
    return BY_RECORD[s.dtype].legal(s, out)


def random_legal(s, rng, out):
    """One legal action, each with the same chance; `out` is room for a list."""
    choose = BY_RECORD[s.dtype].random_legal or random_of_list
    return choose(s, rng, out)


@rule
def random_of_list(s, rng, out):
    """`random_legal` for games without one of their own."""
    return out[below(rng, legal(s, out))]


def apply(s, action):
    """Carry a legal action out."""
    BY_RECORD[s.dtype].apply(s, action)


def scores(s, out):
    """Every seat's points."""
    BY_RECORD[s.dtype].scores(s, out)


def merit(s, out):
    """What decides the victory: the highest wins, equals share."""
    BY_RECORD[s.dtype].merit(s, out)


def redeal(s, seat):
    """Deal anew, by s.rng, what the seat does not know."""
    BY_RECORD[s.dtype].redeal(s, seat)


def observe(s, seat, out):
    """Fill an observation."""
    BY_RECORD[s.dtype].observe(s, seat, out)


def evaluate(s, out):
    """What every seat's position is worth, by the game's own evaluation or else by the standing."""
    chosen = BY_RECORD[s.dtype]
    (chosen.evaluate or chosen.merit)(s, out)
