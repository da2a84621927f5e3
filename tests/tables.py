"""The tables that tests sit down at: every game with every number of players, or one a game and the rest at night."""

import contextlib
import importlib
import os
import random
from typing import Any

import msgspec
import pytest

import arkade
from arkade import registry

TABLES = [(name, players) for name in arkade.games() for players in arkade.describe(name).players]
OURS = [(name, players) for name, players in TABLES if name in registry.OURS]

VARIANTS: list[tuple[str, int, dict[str, str]]] = [
    *((name, players, {}) for name, players in TABLES),
    *((name, players, dict(options)) for name, players in TABLES for options in registry.definition(name).variants),
]

LONG = {"arknoah": 3}  # games so many times as long as the others

#: `make nightly`: more of the same. What a test shows it shows with few games too.
NIGHTLY = os.environ.get("ARKADE_NIGHTLY") == "1"


def _label(*parts: object) -> str:
    return "-".join(map(str, parts))


def _marked(others: pytest.MarkDecorator, tables: list[Any]) -> list[Any]:
    """Tables as parameters: of each game the one in the middle of its numbers of players as it is, others marked."""
    kinds = [(name, *(value for option in options for value in option.values())) for name, _, *options in tables]
    counts: dict[tuple[Any, ...], list[int]] = {}
    for kind, (_, players, *_) in zip(kinds, tables, strict=True):
        counts.setdefault(kind, []).append(players)
    return [
        pytest.param(*table, marks=() if table[1] == own[len(own) // 2] else others, id=_label(*kind, table[1]))
        for kind, table in zip(kinds, tables, strict=True)
        for own in [counts[kind]]
    ]


def at_night(values: list[Any], day: int = 1) -> list[Any]:
    """Parameters of which only the first ones are tried by day."""
    return [*values[:day], *(pytest.param(*_tuple(value), marks=pytest.mark.nightly) for value in values[day:])]


def _tuple(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


_TABLE, _VARIANT = ("name", "players"), ("name", "players", "options")
every_table = pytest.mark.parametrize(_TABLE, _marked(pytest.mark.slow, TABLES))
#: And every game of its own that an option makes of one.
every_variant = pytest.mark.parametrize(_VARIANT, _marked(pytest.mark.slow, VARIANTS))
#: For what does not depend on the number of players: adapters, round trips, the terminal.
sampled_table = pytest.mark.parametrize(_TABLE, _marked(pytest.mark.nightly, TABLES))
sampled_variant = pytest.mark.parametrize(_VARIANT, _marked(pytest.mark.nightly, VARIANTS))
#: Games that say what a net is to know of a position, the others are learned from their observation.
every_featured = pytest.mark.parametrize(
    _VARIANT, _marked(pytest.mark.slow, [table for table in VARIANTS if registry.definition(table[0]).features])
)
every_game = pytest.mark.parametrize("name", arkade.games())


def invariants(name: str) -> Any:
    """A game's own checks: `check(s)` demands all that must hold, `conserved(s)` is its core, which compiles."""
    return importlib.import_module(f"{registry.definition(name).module}.consistency")


def outcomes(name: str) -> Any:
    """The ways in which a game ends, where there are several."""
    with contextlib.suppress(ModuleNotFoundError):
        return importlib.import_module(f"tests.games.{name}.outcomes")
    return None


def same_to(seat: int | None, one: arkade.State, other: arkade.State) -> bool:
    """Whether a seat (None: a spectator) gets the same of two states, to the last byte."""
    return _sight(seat, one) == _sight(seat, other)


def _sight(seat: int | None, state: arkade.State) -> tuple[object, ...]:
    view = msgspec.json.encode(state.view(seat))
    if seat is None:
        return (view,)
    return view, state.observe(seat).tobytes(), state.legal() if state.player == seat else []


def random_states(name: str, players: int, seeds: range, every: int = 1, **options: Any) -> Any:
    """States of random games, every n-th of each and the last; of long games only some of these."""
    if every > 1:
        every *= LONG.get(name, 1)
    game = arkade.load(name, players, **options)
    for seed in seeds:
        chance = random.Random(seed)
        state = game.new(seed)
        number = 0
        while not state.over:
            if number % every == seed % every:
                yield state
            state.play(chance.choice(state.legal()))
            number += 1
        yield state
