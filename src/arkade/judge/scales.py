"""How far a game's evaluation may be believed, at each of its tables: learned once, shipped beside the weights.

`python -m arkade.judge.scales GAME` learns it anew from games of the simulations' players: what was expected, and how
they ended.
"""

import hashlib
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from arkade import registry
from arkade.game import Game, load
from arkade.kernel.definition import Definition
from arkade.learn.weights import judging, whole_file

NAME = "scales.json"


class Table(msgspec.Struct, frozen=True):
    """What was learned at a table."""

    players: int
    options: dict[str, str]
    scale: float  # the power that chances are raised to


class Scales(msgspec.Struct, frozen=True):
    """The tables of a game."""

    weights: str  # the hash of the weights that judged
    tables: list[Table]

    def of(self, players: int, options: Mapping[str, Any]) -> float | None:
        """That of a table, or of the one of as many people that is most like it."""
        fitting = [each for each in self.tables if each.players == players and each.options.items() <= options.items()]
        return max(fitting, key=lambda each: len(each.options)).scale if fitting else None


def found(game: Game) -> float | None:
    """What was learned for a table; None where nothing was, or with other weights."""
    definition = game.handle.definition
    scales = _read(definition.sources / NAME)
    if scales is None or scales.weights != mark_of(judging(definition)):
        return None
    return scales.of(game.players, game.options)


@cache
def _read(place: Path) -> Scales | None:
    return msgspec.json.decode(place.read_bytes(), type=Scales) if place.exists() else None


def mark_of(weights: NDArray[np.float32]) -> str:
    """The hash of some weights."""
    return hashlib.sha256(weights.tobytes()).hexdigest()[:16]


def learn(definition: Definition) -> Scales:
    """What is to be shipped with a game."""
    from arkade.judge.values import LESSONS, Values

    tables = []
    for options in ({}, *map(dict, definition.variants)):
        for players in definition.players:
            game = load(definition.id, players, **options)
            game.warm()
            tables.append(Table(players, options, Values(game, LESSONS).scale))
    return Scales(mark_of(judging(definition)), tables)


if __name__ == "__main__":
    for name in sys.argv[1:] or registry.games():
        definition = registry.definition(name)
        text = msgspec.json.format(msgspec.json.encode(learn(definition)), indent=1)
        whole_file(definition.sources / NAME, text + b"\n")
        print(name, text.decode())
