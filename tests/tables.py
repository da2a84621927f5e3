"""The tables that tests sit down at: every game with every number of players."""

import importlib
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
    *(("arknoah", players, {"game": "quick"}) for players in arkade.describe("arknoah").players),
]

LONG = {"arknoah": 3}  # games so many times as long as the others

every_table = pytest.mark.parametrize(("name", "players"), TABLES, ids=[f"{n}-{p}" for n, p in TABLES])
every_variant = pytest.mark.parametrize(  # and every game of its own that an option makes of one
    ("name", "players", "options"), VARIANTS, ids=["-".join([n, *o.values(), str(p)]) for n, p, o in VARIANTS]
)
every_game = pytest.mark.parametrize("name", arkade.games())


def invariants(name: str) -> Any:
    """A game's own checks: `check(s)` asserts all that must hold, `conserved(s)` is its core, which compiles."""
    return importlib.import_module(f"tests.{name}.invariants")


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
