"""What positions are worth to every seat, in parts of a victory that add up to 1."""

import math
import sys
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from arkade.game import Game
from arkade.judge import scales
from arkade.kernel.definition import EVERYTHING
from arkade.kernel.entries import ILLEGAL
from arkade.kernel.generator import seed_words
from arkade.kernel.search import settings_of
from arkade.learn.weights import judging
from arkade.state import State

Rows = NDArray[np.float64]

DEALS = 1024  # fresh ones, whose mean is what a game begins with
LESSONS = 1000  # games that tell how far the evaluation may be believed: with 400 one bin in fifty was 9 points off
SPACING = 3  # of their positions every so many-th is asked
ENOUGH = 50_000  # positions: of long games fewer
SCALES = np.exp(np.linspace(np.log(0.1), np.log(10.0), 81))
UNSURE = 1e-4  # no nearer to certain is a deal taken to be, where it is weighed
NO_MOVES = np.zeros(0, np.int64)
ROWS = 4096  # simulations of one call, at most: a bound of the memory


class Sample(NamedTuple):
    """Simulations of some moves: results, and how much each counts because of its deal."""

    rows: Rows  # every seat's part of the victory, a row a simulation
    odds: Rows  # how likely its deal is beside the others

    @property
    def mean(self) -> Rows:
        """Every seat's chance."""
        mean: Rows = self.odds @ self.rows / self.odds.sum()
        return mean

    def error(self, seat: int) -> float:
        """The standard error of a seat's chance."""
        return error_of(self.rows[:, seat], self.odds)

    def behind(self, better: "Sample", seat: int) -> tuple[float, float]:
        """By how much a seat's chance is less than by the twins of other moves, and the standard error of that."""
        distance = better.rows[:, seat] - self.rows[:, seat]
        return float(self.odds @ distance / self.odds.sum()), error_of(distance, self.odds)

    def joined(self, more: "Sample") -> "Sample":
        """With more simulations of the same moves."""
        return Sample(np.vstack([self.rows, more.rows]), np.concatenate([self.odds, more.odds]))


def error_of(numbers: Rows, odds: Rows) -> float:
    """The standard error of the mean of some numbers that count by their odds."""
    share = odds / odds.sum()
    square = float(share**2 @ (numbers - share @ numbers) ** 2)
    return math.sqrt(square * len(numbers) / max(len(numbers) - 1, 1))


class Values:
    """The evaluation of one game: the net's, or its own, made sharper or softer until it agrees with results."""

    def __init__(self, game: Game, lessons: int | None = None, going: Callable[[], bool] = lambda: True) -> None:
        """`lessons`: games that are played to learn how far it may be believed, fewer when `going` says so.

        None: what was learned before counts, where there is something.
        """
        definition = game.handle.definition
        self.game = game
        self.open = definition.open  #: whether all seats know the same
        self._engine, self._buffer = game.handle.engine, game.handle.buffer
        self._settings, self._weights = settings_of(definition.search), judging(definition)
        self.learned = len(self._weights) > 0  #: whether a net judges
        self.horizon, self.tilt, self.times = definition.judging
        known = scales.found(game) if lessons is None else None
        self.scale = known or 1.0  #: to what power its chances are raised
        if known is None:
            self.scale = fitted(*predictions(self, lessons or LESSONS, 0, going, ENOUGH)[:2])

    def simulate(
        self, state: State, seat: int, moves: Sequence[int], words: NDArray[np.int64], games: int, horizon: int
    ) -> Sample:
        """Simulations from what a seat knows (EVERYTHING: from all that any seat knows); `words` are used up.

        After the moves every seat goes on by itself for `horizon` moves. Those of different moves by the same words
        are twins.
        """
        players = self.game.players
        columns = players + (self.tilt > 0 and seat >= 0)
        found = np.empty((games, columns))
        line, buffer = np.array(moves, np.int64), self._buffer(state)
        for first in range(0, games, ROWS):
            rows = found[first : first + ROWS]
            judge = self._settings, self._weights, rows.reshape(-1)
            if self._engine.rollouts(buffer, seat, line, words, len(rows), horizon, *judge) == ILLEGAL:
                raise ValueError(f"{moves[0]} is not legal")
        odds = np.ones(games)
        if columns > players:
            worth = np.clip(found[:, players], UNSURE, 1 - UNSURE)
            odds = (worth / (1 - worth)) ** -self.tilt
        return Sample(scaled(found[:, :players], self.scale), odds)

    def of(self, state: State) -> Rows:
        """The worth of a position as it is: of a finished game, its result."""
        row: Rows = self.simulate(state, EVERYTHING, (), seed_words(0, "review"), 1, 0).rows[0]
        return row

    def raw(self, state: State) -> Rows:
        """What the evaluation says of a position, neither sharper nor softer; by it deals are weighed."""
        row = np.empty(self.game.players)
        judge = self._settings, self._weights, row
        self._engine.rollouts(self._buffer(state), EVERYTHING, NO_MOVES, seed_words(0), 1, 0, *judge)
        return row

    def start(self, seed: int) -> Rows:
        """The mean worth of freshly dealt games."""
        first = int(seed_words(seed, "review start")[0])
        mean: Rows = np.mean([self.of(self.game.new(first * DEALS + deal)) for deal in range(DEALS)], axis=0)
        return mean

    def choose(self, state: State, words: NDArray[np.int64]) -> int:
        """The move of the simulations' players: the best by one look ahead in one deal."""
        worth = self.look(state, words, 1)
        return max(worth, key=worth.__getitem__)

    def look(self, state: State, words: NDArray[np.int64], deals: int) -> dict[int, float]:
        """What each action is worth to the seat to decide by one look ahead, in the mean of some deals."""
        out, worth = np.zeros(self.game.num_actions, np.int32), np.zeros(self.game.num_actions)
        n = self._engine.judge(self._buffer(state), state.player, words, deals, out, worth, self._weights)
        return dict(zip(out[:n].tolist(), worth[:n].tolist(), strict=True))


def scaled(values: Rows, scale: float) -> Rows:
    """Chances made sharper (above 1) or softer; certain ones, and shares of a victory, stay as they are."""
    with np.errstate(divide="ignore"):
        logs = np.log(values) * scale
    powers = np.exp(logs - logs.max(-1, keepdims=True))
    sharpened: Rows = powers / powers.sum(-1, keepdims=True)
    return sharpened


def predictions(
    values: Values, games: int, seed: int, going: Callable[[], bool] = lambda: True, enough: int = sys.maxsize
) -> tuple[Rows, Rows, NDArray[np.int64]]:
    """What was expected at positions of games of the reviewer's level, how each game ended, and which one it was.

    So many games, fewer when there are `enough` positions.
    """
    words = seed_words(seed, "review scale")
    expected, results, which = list[Rows](), list[Rows](), list[int]()
    for number in range(games):
        if len(expected) >= enough or (number and not going()):
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


@cache
def values_of(game: Game) -> Values:
    """The evaluation of a game, kept for all who ask for it."""
    game.warm()
    return Values(game)
