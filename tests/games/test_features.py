"""What learned evaluations know of a position: facts that every game's `features` tells, seen from a seat."""

import ctypes
import importlib
import random
from dataclasses import replace
from math import prod

import numpy as np
import pytest

import arkade
from arkade import registry
from arkade.kernel import compiler, doors
from arkade.kernel.definition import Search
from arkade.kernel.engine import compiled_code
from arkade.kernel.generator import seed_words
from arkade.kernel.record import OVER
from arkade.kernel.rules import RULES, Rules
from arkade.kernel.search import NODE, plant, settings_of
from tests.tables import OURS, VARIANTS, every_featured, random_states

MOST_INPUTS = 3000  # a net of 32 columns then has less than 200 kB in half precision


def interpreted(definition):
    """What the rule tells as it stands."""

    def features(record, seat):
        out = np.full(definition.most_features, -1, np.int32)
        return out[: definition.features(record, seat, out)].tolist()

    return features


def compiled(definition):
    """The same, told by compiled code."""
    kinds = (ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p)
    rule = ctypes.CFUNCTYPE(ctypes.c_int64, *kinds)(compiled_code(definition)["features"])
    out = np.zeros(definition.most_features, np.int32)

    def features(record, seat):
        whole = np.array([record])  # aligned, and not on its way elsewhere
        return out[: rule(whole.ctypes.data, seat, out.ctypes.data)].tolist()

    return features


def states(name, players, options, seeds, every):
    """Some positions of random games in which somebody has to decide."""
    return (state for state in random_states(name, players, seeds, every, **options) if not state.over)


def ours(name):
    """The definition of a game that has features of its own."""
    definition = registry.definition(name)
    assert definition.features is not None
    return definition


def test_a_game_without_facts_is_learned_from_its_observation():
    plain = replace(registry.definition("connect_four"), features=None, feature_pieces=(), most_features=0)
    rules, out = Rules(plain), np.zeros(1000, np.int32)
    for state in states("connect_four", 2, {}, range(4), 3):
        seen = state.observe(state.player)
        facts = out[: rules.features(state._record, state.player, out)]
        assert facts.tolist() == [5 * number for number in np.flatnonzero(seen)]  # above 0, and not above 1
    assert {code.name for code in compiler.game_code(plain)} == set(RULES)  # it compiles


@every_featured
def test_facts_are_numbered_within_the_blocks_and_none_is_told_twice(name, players, options):
    definition = ours(name)
    inputs = sum(prod(shape) for _, shape in definition.feature_pieces)
    assert inputs <= MOST_INPUTS
    features = compiled(definition)
    for state in states(name, players, options, range(4), 3):
        for seat in range(players):
            facts = features(state._record, seat)
            assert 0 <= min(facts) <= max(facts) < inputs
            assert len(set(facts)) == len(facts) <= definition.most_features


@every_featured
def test_compiled_code_tells_the_same_facts(name, players, options):
    definition = ours(name)
    plain, features = interpreted(definition), compiled(definition)
    for state in states(name, players, options, range(2), 9):
        assert features(state._record, state.player) == plain(state._record, state.player)


def turned(name, record, by):
    """A table with every seat so many places further on."""
    seats = importlib.import_module(f"tests.games.{name}.seats")
    turned, players = record.copy(), int(record.players)
    source = (np.arange(players) - by) % players
    for field, axes in seats.BY_SEAT.items():
        values = turned[field]
        for axis in axes:
            along = np.moveaxis(values, axis, 0)
            along[:players] = along[:players][source]
    for field in ("start", "player", *seats.OF_SEATS):
        values = np.asarray(record[field])
        turned[field] = np.where(values >= 0, (values + by) % players, values)
    return turned


@every_featured
def test_facts_do_not_depend_on_the_number_of_a_seat(name, players, options):
    features = compiled(ours(name))
    for state in states(name, players, options, range(2), 9):
        for by in range(1, players):
            other = turned(name, state._record, by)
            for seat in range(players):
                assert features(other, (seat + by) % players) == features(state._record, seat)


@pytest.mark.parametrize(("name", "players"), OURS)
def test_every_block_tells_something_at_some_time(name, players):
    """With every number of players, in one game or another that the options make."""
    definition = registry.definition(name)
    features = compiled(definition)
    ends = np.cumsum([prod(shape) for _, shape in definition.feature_pieces])
    found = set()
    more = getattr(importlib.import_module(f"tests.games.{name}.seats"), "OPTIONS", ())
    for options in (*(options for other, count, options in VARIANTS if (other, count) == (name, players)), *more):
        for state in states(name, players, options, range(6), 1):
            found.update(np.searchsorted(ends, features(state._record, state.player), side="right").tolist())
    assert {block for place, (block, _) in enumerate(definition.feature_pieces) if place not in found} == set()


def last_decision(game):
    """A position of a random game in which any move may be the last."""
    chance, state, before = random.Random(1), game.new(seed=1), b""
    while not state.over:
        before = bytes(state)
        state.play(chance.choice(state.legal()))
    return game.restore(before)


@pytest.mark.parametrize("name", registry.OURS)
def test_nobody_asks_for_the_facts_of_a_finished_game(name):
    """A search that plays to the end and judges there knows the result."""
    definition = registry.definition(name)
    rules, asked = Rules(definition), []

    def features(s, seat, out):
        asked.append(int(s.player))
        return definition.features(s, seat, out)

    rules.features = features
    search = doors.interpreted(rules)["search"]
    players = definition.usual
    state = last_decision(arkade.load(name, players))
    weights = np.zeros((rules.inputs + 1 + rules.seats) * 8, np.float32)
    room = 40 + rules.actions
    tree, values = np.zeros(room, NODE), np.zeros(room * players)
    plant(tree)
    settings = settings_of(Search(horizon=2, look=1))
    search(state._buffer, state.player, seed_words(1), tree, values, 1, 20, settings, weights)
    assert OVER not in asked
