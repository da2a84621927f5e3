"""The bot that searches with what was learned: `arkade.learn`'s weights judge its positions."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import numpy as np
from numpy.typing import NDArray

from arkade.bots.mcts import MctsBot
from arkade.game import Game
from arkade.kernel.definition import Definition, Search
from arkade.kernel.parameters import File
from arkade.learn.weights import find, weights_of


class LearnedBot(MctsBot):
    """The search of `mcts`, with learned weights in the place of the game's evaluation and playouts."""

    name = "learned"

    def __init__(
        self,
        seed: int,
        weights: Annotated[Path | None, File(), "the file of weights, the game's own if none is given"] = None,
        **search: Annotated[Any, MctsBot],
    ) -> None:
        super().__init__(seed, **search)
        self._weights = weights

    @classmethod
    def suits(cls, definition: Definition, given: Mapping[str, Any]) -> None:
        """Refuse a game that has no weights, or weights that do not fit."""
        weights_of(definition, given.get("weights"))

    @classmethod
    def files(cls, definition: Definition, given: Mapping[str, Any]) -> list[Path]:
        """The weights."""
        place = given.get("weights") or find(definition)
        return [place] if place else []

    def judging(self, game: Game) -> tuple[Search, NDArray[np.float32]]:
        """The settings for learned weights, and the weights."""
        definition = game.handle.definition
        return definition.expert, weights_of(definition, self._weights).flat
