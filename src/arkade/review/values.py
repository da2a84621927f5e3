"""What positions are worth to every seat, in parts of a victory that add up to 1."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from arkade.game import Game
from arkade.kernel.definition import EVERYTHING
from arkade.kernel.generator import seed_words
from arkade.kernel.rollouts import NO_ACTION
from arkade.kernel.search import settings_of
from arkade.learn.weights import judging
from arkade.state import State

Rows = NDArray[np.float64]

DEALS = 1024  # fresh ones, whose mean is what a game begins with
LESSONS = 1000  # games that tell how far the evaluation may be believed: with 400 one bin in fifty was 9 points off
SPACING = 3  # of their positions every so many-th is asked
ENOUGH = 50_000  # positions: of long games fewer
SCALES = np.exp(np.linspace(np.log(0.1), np.log(10.0), 81))
ROWS = 4096  # simulations of one call, at most: a bound of the memory


class Values:
    """The evaluation of one game: the net's, or its own, made sharper or softer until it agrees with results."""

    def __init__(self, game: Game, lessons: int = LESSONS, going: Callable[[], bool] = lambda: True) -> None:
        """`lessons`: games that are played to learn how far it may be believed, fewer when `going` says so."""
        definition = game.handle.definition
        self.game = game
        self._engine, self._buffer = game.handle.engine, game.handle.buffer
        self._settings, self._weights = settings_of(definition.search), judging(definition)
        self.learned = len(self._weights) > 0  #: whether a net judges
        self.scale = 1.0  #: to what power its chances are raised
        self.scale = fitted(*predictions(self, lessons, 0, going)[:2])

    def simulate(self, state: State, seat: int, action: int, words: NDArray[np.int64], games: int, moves: int) -> Rows:
        """Every seat's part of the victory, a row a simulation; `words` are used up.

        What `seat` does not know is dealt anew (EVERYTHING: what no seat has seen). Simulations of different actions
        by the same words are twins.
        """
        found = np.empty((games, self.game.players))
        for first in range(0, games, ROWS):
            rows = found[first : first + ROWS]
            judge = self._settings, self._weights, rows.reshape(-1)
            self._engine.rollouts(self._buffer(state), seat, action, words, len(rows), moves, *judge)
        return scaled(found, self.scale)

    def of(self, state: State) -> Rows:
        """The worth of a position as it is: of a finished game, its result."""
        row: Rows = self.simulate(state, EVERYTHING, NO_ACTION, seed_words(0, "review"), 1, 0)[0]
        return row

    def start(self, seed: int) -> Rows:
        """The mean worth of freshly dealt games."""
        first = int(seed_words(seed, "review start")[0])
        mean: Rows = np.mean([self.of(self.game.new(first * DEALS + deal)) for deal in range(DEALS)], axis=0)
        return mean

    def choose(self, state: State, words: NDArray[np.int64]) -> int:
        """The move of the reviewer's level: the best by one look ahead in one deal of what the seat does not know."""
        out, worth = np.zeros(self.game.num_actions, np.int32), np.zeros(self.game.num_actions)
        n = self._engine.judge(self._buffer(state), state.player, words, 1, out, worth, self._weights)
        return int(out[int(worth[:n].argmax())])


def scaled(values: Rows, scale: float) -> Rows:
    """Chances made sharper (above 1) or softer; certain ones, and shares of a victory, stay as they are."""
    with np.errstate(divide="ignore"):
        logs = np.log(values) * scale
    powers = np.exp(logs - logs.max(-1, keepdims=True))
    sharpened: Rows = powers / powers.sum(-1, keepdims=True)
    return sharpened


def predictions(
    values: Values, games: int, seed: int, going: Callable[[], bool] = lambda: True
) -> tuple[Rows, Rows, NDArray[np.int64]]:
    """What was expected at positions of games of the reviewer's level, how each game ended, and which one it was."""
    words = seed_words(seed, "review scale")
    expected, results, which = list[Rows](), list[Rows](), list[int]()
    for number in range(games):
        if len(expected) >= ENOUGH or (number and not going()):
            break
        state, asked = values.game.new((seed + 1) * 1_000_003 + number), 0
        move = 0
        while not state.over:
            if move % SPACING == number % SPACING:
                expected.append(values.of(state))
                asked += 1
            state.play(values.choose(state, words))
            move += 1
        results += [values.of(state)] * asked
        which += [number] * asked
    return np.array(expected), np.array(results), np.array(which)


def fitted(expected: Rows, results: Rows) -> float:
    """The scale by which expectations foretell results best: that of the least cross entropy."""
    wrong = [-(results * np.log(np.maximum(scaled(expected, scale), 1e-12))).sum() for scale in SCALES]
    return float(SCALES[int(np.argmin(wrong))])
