"""How far a game's evaluation may be believed, at each of its tables: learned once, shipped beside the weights."""

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from arkade.game import Game
from arkade.learn.weights import judging

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
