"""The moves of a decision against each other, in twin simulations from what its seat knows."""

import numpy as np
from numpy.typing import NDArray

from arkade.kernel.generator import seed_words
from arkade.review.values import Rows, Values
from arkade.state import State

TO_THE_END = -1  # moves of a simulation that no evaluation judges


class Contest:
    """A decision, and the rounds of simulations that its moves have been through; `purpose` names their chance."""

    def __init__(self, values: Values, state: State, seed: int, purpose: str) -> None:
        assert state.player is not None
        self.seat, self._state, self._values = state.player, state, values
        self._seed, self._purpose, self._round = seed, purpose, 0

    def simulate(self, actions: NDArray[np.int64], games: int, moves: int) -> Rows:
        """The seat's results, a row an action: all by the same deals and the same chance, other ones every time."""
        self._round += 1
        return np.array([self._results(int(action), games, moves) for action in actions])

    def _results(self, action: int, games: int, moves: int) -> Rows:
        words = seed_words(self._seed, f"{self._purpose} {self._round}")
        found: Rows = self._values.simulate(self._state, self.seat, action, words, games, moves)[:, self.seat]
        return found


def behind(results: Rows, first: int) -> tuple[Rows, Rows]:
    """How far every row's mean is behind that of the row `first`, and the standard error of that."""
    differences = results[first] - results
    return differences.mean(1), differences.std(1, ddof=1) / results.shape[1] ** 0.5
