"""How lucky the seats were in a game: a number with mean 0 that goes with the result (docs/arena.md)."""

import numpy as np

from arkade.game import Game
from arkade.kernel.generator import seed_words
from arkade.kernel.search import settings_of
from arkade.learn.weights import judging
from arkade.state import State

DRAWS = 32  # of what could have come, at every move: luck has a thirtieth more variance than with all of it


class Luck:
    """Adds up, move by move, what chance brought every seat of one game, in parts of a victory."""

    def __init__(self, game: Game, seed: int, draws: int = DRAWS) -> None:
        definition = game.handle.definition
        self._engine, self._buffer = game.handle.engine, game.handle.buffer
        self._words, self._draws = seed_words(seed, "luck"), draws
        self._settings, self._weights = settings_of(definition.search), judging(definition)
        self._both = np.zeros((2, game.players))
        self.seats = np.zeros(game.players)  #: so far
        self.measured = definition.redraw is not None  #: whether chance acts at all once the cards are dealt

    def add(self, state: State, action: int) -> None:
        """The next move of the game, before it is played."""
        if self.measured:
            judge = self._settings, self._weights, self._both.reshape(-1)
            self._engine.luck(self._buffer(state), action, self._words, self._draws, *judge)
            self.seats += self._both[0] - self._both[1]
