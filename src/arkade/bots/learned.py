"""The bot that searches with what was learned: `arkade.learn`'s weights judge its positions."""

import numpy as np
from numpy.typing import NDArray

from arkade.bots.mcts import MctsBot
from arkade.game import Game
from arkade.kernel.definition import Definition, Search
from arkade.learn.weights import weights_of


class LearnedBot(MctsBot):
    """The search of `mcts`, with learned weights in the place of the game's evaluation and playouts."""

    name = "learned"

    @classmethod
    def suits(cls, definition: Definition) -> None:
        """Refuse a game that has no weights, or none that fit."""
        weights_of(definition)

    def judging(self, game: Game) -> tuple[Search, NDArray[np.float32]]:
        """The settings for learned weights, and the weights."""
        definition = game.handle.definition
        return definition.expert, weights_of(definition).flat
