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
from arkade.kernel.lessons import ABSENT, DISTANCE, GAMES, SEATS, TALLIES, Lesson, lesson_of
from arkade.kernel.search import NODE, children, plant, settings_of
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
    if lesson.sims:
        return searched(setup, number, weights, lesson)
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


def searched(setup: Setup, number: int, weights: NDArray[np.float32], lesson: Lesson) -> Chunk:
    """A chunk of positions of games in which a search chooses, and says what each of them is worth."""
    engine, templates = prepared(setup.game, setup.players)
    definition = registry.definition(setup.game)
    table = Table(engine, settings_of(definition.expert), weights, lesson, setup.seed, number)
    tables = templates.reshape(-1, engine.rules.size)
    while len(table.ends) < setup.chunk:
        table.play(tables[table.chance.integers(len(tables))].tobytes())
    return table.chunk()


class Table:
    """Games of a search against itself, and what is noted of them."""

    def __init__(
        self,
        engine: Engine,
        settings: NDArray[np.void],
        weights: NDArray[np.float32],
        lesson: Lesson,
        seed: int,
        number: int,
    ) -> None:
        self._engine, self._settings, self._weights, self._lesson = engine, settings, weights, lesson
        self._words = seed_words(seed, f"searched games {number}")
        self.chance = np.random.Generator(np.random.PCG64([int(word) for word in self._words]))
        room = 1 + lesson.sims + engine.rules.actions
        self._tree, self._values = np.zeros(room, NODE), np.zeros(room * engine.rules.seats)
        self._inputs: list[list[int]] = []
        self.ends: list[int] = []
        self._targets: list[NDArray[np.float32]] = []
        self._games = self._seats = 0

    def play(self, template: bytes) -> None:
        """A game. From its last position to its first, a value is the search's, drawn to what came later."""
        engine, lesson, state = self._engine, self._lesson, bytearray(template)
        seats = int(engine.rules.at(state, 0).players)
        player = engine.deal(state, self.chance.integers(0, 2**63, 4))
        noted: list[tuple[int, list[int], NDArray[np.float64] | None, bool]] = []
        while player >= 0:
            actions, thought, stray = engine.legal(state), None, False
            seen = engine.features(state, player)
            if len(actions) > 1:
                action, thought = self._search(state, player, seats)
                if stray := self.chance.random() < lesson.stray:
                    action = actions[self.chance.integers(len(actions))]
            else:
                (action,) = actions
            noted.append((player, seen, thought, stray))
            player = engine.step(state, action)
        gains = shares(engine, state)
        for decider, seen, thought, stray in reversed(noted):
            if thought is not None:
                gains = thought if stray else (1 - lesson.later) * thought + lesson.later * gains
            target = np.full(engine.rules.seats, ABSENT, np.float32)
            target[:seats] = np.roll(gains, -decider)
            self._inputs.append(seen)
            self.ends.append(len(seen))
            self._targets.append(target)
        self._games += 1
        self._seats += seats

    def _search(self, state: bytearray, player: int, seats: int) -> tuple[int, NDArray[np.float64]]:
        """The action most visited, and every seat's part of the victory by the whole search."""
        tree, values, sims = self._tree, self._values, self._lesson.sims
        plant(tree)
        values[:seats] = 0
        self._engine.search(state, player, self._words, tree, values, 1, sims, self._settings, self._weights)
        visits, found = tree["visits"], children(tree)
        return max(found, key=lambda action: visits[found[action]]), values[:seats] / int(visits[0])

    def chunk(self) -> Chunk:
        """What was noted."""
        tally = np.zeros(TALLIES)
        tally[[GAMES, SEATS, DISTANCE]] = self._games, self._seats, self._seats * self._lesson.scale
        inputs = np.array([feature for seen in self._inputs for feature in seen], np.uint16)
        return Chunk(inputs, np.cumsum(self.ends), np.array(self._targets), tally)


def shares(engine: Engine, state: bytearray) -> NDArray[np.float64]:
    """Every seat's part of the victory in a finished game."""
    results = np.zeros(int(engine.rules.at(state, 0).players))
    engine.returns(state, results)
    won = np.where(results == results.max(), 1.0, 0.0)
    parts: NDArray[np.float64] = won / won.sum()
    return parts


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
