"""Whole random games in compiled code, checked after every move."""

from collections.abc import Callable
from typing import Any

import numpy as np

from arkade.kernel import dispatch
from arkade.kernel.definition import Definition
from arkade.kernel.generator import below, fork
from arkade.kernel.rule import rule

REDEAL_EVERY = 16  # moves
NO_MOVE, NOT_ASCENDING, OUT_OF_RANGE, NOT_CONSERVED = -1, -2, -3, 0


@rule
def one_end(s):
    """The outcome of games that end in one way only."""
    return 0


def walker(
    definition: Definition, conserved: Callable[[Any], int], outcome: Callable[[Any], int] = one_end
) -> Callable[..., Any]:
    """A function (template, words, games, outcomes) -> (games ended, moves, fault).

    Now and then a seat deals the state anew, looks at it and judges it: nothing may be lost by that either.

    The fault is 0, one of the above, or what `conserved` gave. Games are counted in `outcomes` by how they ended.
    """
    record, actions, numbers = definition.record, definition.num_actions, definition.observation_size

    def walk(template, words, games, outcomes):
        prepared = np.frombuffer(template, record)
        s = prepared.copy()
        twin = s.copy()
        out = np.zeros(actions, np.int32)
        seen = np.zeros(numbers, np.float32)
        worth = np.zeros(s[0].players, np.float64)
        moves = 0
        for number in range(games):
            s[0] = prepared[0]
            fork(words, s[0].rng)
            dispatch.deal(s[0])
            fault = conserved(s[0])
            if fault != 0:
                return number, moves, fault
            while s[0].player >= 0:
                n = dispatch.legal(s[0], out)
                if n <= 0:
                    return number, moves, NO_MOVE
                for i in range(n):
                    if i > 0 and out[i] <= out[i - 1]:
                        return number, moves, NOT_ASCENDING
                    if out[i] < 0 or out[i] >= actions:
                        return number, moves, OUT_OF_RANGE
                dispatch.apply(s[0], out[below(words, n)])
                moves += 1
                fault = conserved(s[0])
                if fault == 0 and moves % REDEAL_EVERY == 0:
                    twin[0] = s[0]
                    dispatch.redeal(twin[0], moves % s[0].players)
                    dispatch.observe(twin[0], moves % s[0].players, seen)
                    dispatch.evaluate(twin[0], worth)
                    fault = conserved(twin[0])
                if fault != 0:
                    return number, moves, fault
            outcomes[outcome(s[0])] += 1
        return games, moves, 0

    return walk


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function compiled like the rules, or as it is where Numba is switched off."""
    from arkade.kernel import compiler

    if compiler.DISABLED:
        return function
    compiler.attach_twins()
    twin: Callable[..., Any] = compiler.njit(function)
    return twin
