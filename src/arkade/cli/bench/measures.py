"""What is measured of our games, each a rate: units of work a second."""

import random
import time
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

import arkade
from arkade.bots import MctsBot
from arkade.envs.batch import BatchEnv

SLICE = 0.1  # seconds a measurement
BUDGETS = (1_000, 20_000)  # simulations of the like-for-like searches
TABLES = 4096  # of a batch, ours and theirs


def rate(work: Callable[[], int]) -> float:
    """Units of work a second."""
    done, begin = 0, time.perf_counter()
    while (spent := time.perf_counter() - begin) < SLICE:
        done += work()
    return done / spent


def _playouts(game: arkade.Game, number: int) -> float:
    return rate(lambda: game.playouts(500, number)[0])


def _steps(game: arkade.Game, number: int) -> float:
    chance = random.Random(number)

    def whole_game() -> int:
        state = game.new(number)
        moves = 0
        while not state.over:
            legal = state.legal()
            state.play(legal[int(chance.random() * len(legal))])
            moves += 1
        return moves

    return rate(whole_game)


def _copies(game: arkade.Game, number: int) -> float:
    state = game.new(number)

    def thousand() -> int:
        for _ in range(1000):
            state.copy()
        return 1000

    return rate(thousand)


def _views(game: arkade.Game, number: int) -> float:
    """Typed views a second, of the seat to decide, of positions in the middle of a random game."""
    states = middle(game, number)

    def each() -> int:
        for state in states:
            state.typed_view(state.player)
        return len(states)

    return rate(each)


def _building(game: arkade.Game, number: int) -> float:
    """The same views a second, made by msgspec of plain data that is at hand."""
    views = [state.typed_view(state.player) for state in middle(game, number)]
    plain = [(msgspec.to_builtins(view), type(view)) for view in views]

    def each() -> int:
        for data, kind in plain:
            msgspec.convert(data, kind)
        return len(plain)

    return rate(each)


def middle(game: arkade.Game, number: int) -> list[arkade.State]:
    """Ten positions from the middle half of a random game."""
    chance, state = random.Random(number), game.new(number)
    path = []
    while not state.over:
        path.append(state.copy())
        state.play(chance.choice(state.legal()))
    return [path[len(path) * (i + 5) // 20] for i in range(10)]


def _search(game: arkade.Game, number: int) -> float:
    return searching(game, number, BUDGETS[0], 1)


def searching(game: arkade.Game, number: int, simulations: int, threads: int) -> float:
    """Simulations a second of the search from a fresh deal, with random playouts to the end."""
    state = game.new(number)
    seat = state.seat(state.player or 0)
    bot = MctsBot(number, sims=simulations, threads=threads, candidates=1, horizon=-1, keep=False)
    return rate(lambda: bot.analyse(seat).simulations)


def _batch(game: arkade.Game, number: int) -> float:
    """Moves a second of many tables at once, with every mask and observation; choosing the moves is not counted."""
    env = BatchEnv(game, TABLES, number)
    generator = np.random.default_rng(number)
    return answering(lambda: env.random_actions(generator), env.step, TABLES)


def answering(choose: Callable[[], Any], work: Callable[[Any], object], units: int) -> float:
    """Units of work a second, without the time that choosing what to do takes."""
    done, spent = 0, 0.0
    while spent < SLICE:
        chosen = choose()
        begin = time.perf_counter()
        work(chosen)
        spent += time.perf_counter() - begin
        done += units
    return done / spent


#: By the names of the figures.
MEASURES: dict[str, Callable[[arkade.Game, int], float]] = {
    "playouts": _playouts,
    "steps": _steps,
    "copies": _copies,
    "views": _views,
    "building": _building,
    "search": _search,
    "batch": _batch,
}
