"""A game's rules as the generic part calls them: playouts, search and batches are written once, with these.

Interpreted, `rules` is an object of this class and a state a NumPy record. Compiled, `rules` is the address of a table
of numbers and addresses in the same order, and a state an address too: see `arkade.kernel.compiler`.
"""

from math import prod
from typing import Any

import numpy as np

from arkade.kernel.definition import Definition
from arkade.kernel.generator import below
from arkade.kernel.pieces import Pieces

#: What the table begins with: bytes of a state, number of actions, of numbers in an observation, most seats, number of
#: features.
NUMBERS = ("size", "actions", "numbers", "seats", "inputs")

#: The rules that the table goes on with, and what each takes beside the state.
RULES: dict[str, tuple[str, ...]] = {
    "deal": (),
    "legal": ("room",),
    "random_legal": ("words", "room"),
    "apply": ("number",),
    "scores": ("points",),
    "merit": ("points",),
    "redeal": ("number",),
    "observe": ("number", "observation"),
    "survey": ("number", "survey"),
    "evaluate": ("gains",),
    "playout": ("words", "room", "number"),
    "features": ("number", "features"),
    "redraw": (),
}

#: An observed number becomes features: that it is above each of these, or below 0.
STEPS = (0, 1, 3, 7)


class Rules:
    """The rules of one game and what the generic part must know of its states."""

    def __init__(self, definition: Definition) -> None:
        self.record = definition.record
        self.size = definition.record.itemsize
        self.actions = definition.num_actions
        self.numbers = definition.observation_size
        self.seats = max(definition.players)
        self.deal = definition.deal
        self.legal = definition.legal
        self.random_legal = definition.random_legal or random_of_list(definition.legal)
        self.apply = definition.apply
        self.playout = playing(self.random_legal, self.apply)
        self.scores = definition.scores
        self.merit = definition.merit
        self.redeal = definition.redeal
        self.redraw = definition.redraw or nothing_redrawn
        self.observe = definition.observe
        self.survey = definition.survey or nothing_surveyed
        self.survey_size = definition.survey_size
        self.evaluate = definition.evaluate or definition.merit  # the standing
        self.features = definition.features or of_observation(definition.observe, self.numbers)
        self.inputs = sum(prod(shape) for _, shape in input_pieces(definition))
        self.most_features = definition.most_features or len(STEPS) * self.numbers

    def at(self, states: Any, number: int) -> Any:
        """A state of an array of bytes, as the rules want it."""
        return np.frombuffer(states, self.record, 1, number * self.size)[0]

    def copy(self, s: Any, source: Any) -> None:
        """Make a state equal to another."""
        s.setfield(source, self.record)


def input_pieces(definition: Definition) -> Pieces:
    """The features that a game's net is learned from, by name and shape."""
    if definition.features:
        return definition.feature_pieces
    return tuple((name, (*shape, len(STEPS) + 1)) for name, shape in definition.pieces)


def of_observation(observe: Any, numbers: int) -> Any:
    """`features` for games without any of their own."""
    each = len(STEPS) + 1

    def features(s, seat, out):
        seen = np.zeros(numbers, np.float32)
        observe(s, seat, seen)
        n = 0
        for i in range(numbers):
            if seen[i] < 0:
                out[n] = i * each + each - 1
                n += 1
            for j in range(each - 1):
                if seen[i] <= STEPS[j]:
                    break
                out[n] = i * each + j
                n += 1
        return n

    return features


def nothing_redrawn(s: Any) -> None:
    """`redraw` for games in which nothing is left to chance once the cards are dealt."""


def nothing_surveyed(s: Any, seat: int, out: Any) -> int:
    """`survey` for games whose views are made of the record."""
    return 0


def random_of_list(legal: Any) -> Any:
    """`random_legal` for games without one of their own."""

    def random_legal(s, rng, out):
        return out[below(rng, legal(s, out))]

    return random_legal


def playing(random_legal: Any, apply: Any) -> Any:
    """`playout`: random moves to the end or at most so many (negative: to the end); their number.

    It stands with a game's rules because it is nothing but them: called by address one by one, random games of connect
    four took 1.2 times as long.
    """

    def playout(s, rng, out, most):
        moves = 0
        while s.player >= 0 and moves != most:
            apply(s, random_legal(s, rng, out))
            moves += 1
        return moves

    return playout
