"""Games of a net against itself: what it learns from."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import arkade
from arkade import registry
from arkade.errors import ArkadeError, BadOption
from arkade.kernel.definition import Definition
from arkade.kernel.engine import Engine
from arkade.kernel.generator import seed_words
from arkade.kernel.lessons import GAMES, TALLIES, Lesson, lesson_of
from arkade.text import sentence

USUAL = 3  # games with the usual options, or of a variant, to one with another value of an option
FEATURES = 160  # room for so many a position, on the average


class Setup(NamedTuple):
    """What is played; all that a worker must know."""

    game: str
    players: tuple[int, ...]
    seed: int
    chunk: int  # positions


class Chunk(NamedTuple):
    """Positions of some games: features, where each position's end, what it turned out to be worth to every seat."""

    inputs: NDArray[np.uint16]
    ends: NDArray[np.int64]
    targets: NDArray[np.float32]  # a row a position, seats counted from the one to decide; `lessons.ABSENT`: not there
    tally: NDArray[np.float64]


def play(setup: Setup, number: int, weights: NDArray[np.float32], lesson: Lesson) -> Chunk:
    """A chunk of positions; the same numbers give the same ones."""
    engine, templates = prepared(setup.game, setup.players)
    seats, room = engine.rules.seats, setup.chunk * min(engine.rules.most_features, FEATURES)
    inputs, tally = np.empty(room, np.uint16), np.zeros(TALLIES)
    ends, deciders = np.empty(setup.chunk, np.int64), np.empty(setup.chunk, np.int64)
    targets = np.empty((setup.chunk, seats), np.float32)
    words = seed_words(setup.seed, f"games {number}")
    n = engine.selfplay(templates.copy(), words, weights, lesson_of(lesson), inputs, ends, deciders, targets, tally)
    if tally[GAMES] == 0:
        raise ArkadeError(sentence("error-learn-long", positions=setup.chunk))
    return Chunk(inputs[: ends[n - 1]].copy(), ends[:n].copy(), targets[:n].copy(), tally)


@lru_cache(maxsize=2)
def prepared(name: str, players: tuple[int, ...]) -> tuple[Engine, NDArray[np.uint8]]:
    """A game's engine, compiled where it can be, and the tables that games are dealt at."""
    definition = registry.definition(name)
    found = b""
    for count in players:
        for options in _tables(definition):
            try:
                game = arkade.load(name, count, start="random", **options)
            except BadOption:  # a choice that only other tables have
                continue
            game.warm()
            found += bytes(game.handle.template)
    return game.handle.engine, np.frombuffer(found, np.uint8)


def _tables(definition: Definition) -> Iterator[dict[str, Any]]:
    """Options of games: the usual ones and variants most often, every other choice now and then."""
    usual: list[dict[str, Any]] = [{}, *map(dict, definition.variants)]
    yield from usual * USUAL
    for option in definition.options:
        for value in option.allowed if option.kind == "choice" else ():
            if value != str(option.default) and {option.name: value} not in usual:
                yield {option.name: value}
