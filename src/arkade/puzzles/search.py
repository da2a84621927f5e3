"""Where exactly one move is best, by simulations to the end of the game."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from arkade.bots import make
from arkade.game import Game
from arkade.puzzles.book import Puzzle, Tried
from arkade.review.contest import TO_THE_END, Contest, behind
from arkade.review.values import Rows, Values
from arkade.state import State

LEAD = 0.08  # of the best move, in parts of a victory
LIKELY, SURE = 2.0, 4.0  # standard errors that the lead must be worth to be looked at again, and to be kept
GLANCE, AHEAD, PROMISING = 32, 8, 0.04  # simulations of the first look, their moves, and the lead they must show
FIRST, MOST = 64, 256  # simulations to the end: at first, and at most
RIVALS = 3  # the closest ones, which are asked first and meet the best move again
DEEPER = 10  # times as many simulations, with other seeds, to be kept
LESSONS = 40  # games that tell how far the first look may be believed
SEARCH = "sims=20000"  # of a tree search that must find it too: ten times what `hard` has


class Answer(NamedTuple):
    """The one best move and its closest rivals."""

    best: int
    moves: list[Tried]
    simulations: int


def answer(values: Values, state: State, seed: int, wanted: Callable[[int], bool]) -> Answer | None:
    """The one best move of a position, where there is one and it is `wanted`."""
    actions = np.array(state.legal())
    glance = Contest(values, state, seed, "puzzle glance").simulate(actions, GLANCE, AHEAD).mean(1)
    order = np.argsort(-glance, kind="stable")
    if glance[order[0]] - glance[order[1]] < PROMISING or not wanted(int(actions[order[0]])):
        return None
    ordered = _ordered(Contest(values, state, seed, "puzzle"), actions[order])
    if ordered is None or not wanted(int(ordered[0])):
        return None
    return confirmed(values, state, ordered, seed, MOST * DEEPER)


def _ordered(contest: Contest, actions: NDArray[np.int64]) -> NDArray[np.int64] | None:
    """The best move and its closest rivals; None where it is not the only good one.

    First the closest rivals by the glance, then the best of these against all others, then all that are still close:
    most positions are dropped early.
    """
    close = _first(contest, actions[: RIVALS + 1], FIRST)
    if close is not None and len(actions) > len(close):
        found = _first(contest, np.array([close[0], *actions[RIVALS + 1 :]]), FIRST)
        if found is None or found[0] != close[0]:
            return None
        close = np.array([*close, *found[1 : RIVALS + 1]])
    return None if close is None else _first(contest, close, MOST)


def _first(contest: Contest, actions: NDArray[np.int64], most: int) -> NDArray[np.int64] | None:
    """Moves, the best first; None where others are as good, or may be after the most simulations."""
    results = contest.simulate(actions, FIRST, TO_THE_END)
    while True:
        order = np.argsort(-results.mean(1), kind="stable")
        distance, error = (each[order][1:] for each in behind(results, order[0]))
        if (distance < LEAD - error).any():
            return None
        if results.shape[1] >= most:
            return actions[order] if most < MOST or _clear(distance, error, LIKELY) else None
        results = np.hstack([results, contest.simulate(actions, results.shape[1], TO_THE_END)])


def _clear(distance: Rows, error: Rows, sure: float) -> bool:
    return bool(((distance >= LEAD) & (distance >= sure * error)).all())


def confirmed(values: Values, state: State, ordered: NDArray[np.int64], seed: int, games: int) -> Answer | None:
    """The first of some moves, if simulations of their own say too that it is the one best of them."""
    met = ordered[: RIVALS + 1]
    contest = Contest(values, state, seed, "puzzle again")
    results = contest.simulate(met, games // 4, TO_THE_END)
    distance, error = behind(results, 0)
    if (distance + error < LEAD)[1:].any():
        return None
    results = np.hstack([results, contest.simulate(met, games - results.shape[1], TO_THE_END)])
    distance, error = behind(results, 0)
    if not _clear(distance[1:], error[1:], SURE):
        return None
    if make(f"{'learned' if values.learned else 'mcts'}:{SEARCH}", seed).choose(state.seat(contest.seat)) != ordered[0]:
        return None
    error[0] = _own_error(results[0])
    chances, game = results.mean(1), state.game
    order = [0, *(1 + np.argsort(distance[1:], kind="stable"))]
    moves = [Tried(game.notation(int(met[i])), round(float(chances[i]), 4), round(float(error[i]), 4)) for i in order]
    return Answer(int(met[0]), moves, games)


def _own_error(results: Rows) -> float:
    return float(results.std(ddof=1) / len(results) ** 0.5)


def again(puzzle: Puzzle, game: str, seed: int) -> bool:
    """Whether a puzzle has the same best move in as many simulations by another seed."""
    state = puzzle.position(game)
    moves = np.array([state.game.parse(each.move) for each in puzzle.moves])
    contest = Contest(values_of(state.game), state, seed, "puzzle once more")
    return int(contest.simulate(moves, puzzle.simulations, TO_THE_END).mean(1).argmax()) == 0


@cache
def values_of(game: Game) -> Values:
    """The evaluation that plays and looks ahead; nothing is judged by it."""
    game.warm()
    return Values(game, LESSONS)
