"""What the tests of every game's evaluation ask."""

import ctypes

import numpy as np
import pytest

from arkade import registry
from arkade.kernel.engine import compiled_code
from tests.tables import random_states

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
    address = compiled_code(registry.definition(name))["evaluate"]
    evaluate = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)(address)
    for state in random_states(name, players, seeds, every, **options):
        out = np.zeros(players)
        evaluate(ctypes.addressof(ctypes.c_char.from_buffer(state._buffer)), out.ctypes.data)
        assert out == pytest.approx(values(state), rel=SAME)
