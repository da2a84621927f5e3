"""What the tests of every game's evaluation ask."""

import numpy as np
import pytest

import arkade
from tests.tables import random_states
from tests.walk import compiled

SAME = 1e-12


def values(state):
    """What the evaluation says of every seat."""
    out = np.zeros(state.game.players)
    state.game._definition.evaluate(state._record, out)
    return out


def lead(state, seat=0):
    """How far a seat is ahead of the others' mean."""
    found = values(state)
    return found[seat] - np.delete(found, seat).mean()


def assert_finite_and_the_result_at_the_end(name, players, seeds):
    for state in random_states(name, players, seeds):
        found = values(state)
        assert np.isfinite(found).all()
        if state.over:
            assert found.tolist() == state.scores


def assert_compiled_says_the_same(name, players, seeds, every, **options):
    definition = arkade.load(name, players, **options)._definition
    record, evaluate = definition.record, definition.evaluate  # the names that compiled code looks up

    def judge(buffer, out):
        evaluate(np.frombuffer(buffer, record)[0], out)

    twin = compiled(judge)
    for state in random_states(name, players, seeds, every, **options):
        out = np.zeros(players)
        twin(state._buffer, out)
        assert out == pytest.approx(values(state), rel=SAME)
