"""Whole random games in compiled code, checked after every move."""

import ctypes
import os
from collections.abc import Callable
from typing import Any

import numpy as np

from arkade.kernel.definition import Definition
from arkade.kernel.generator import below, fork
from arkade.kernel.rule import rule
from arkade.kernel.rules import Rules

INTERPRETED = os.environ.get("ARKADE_COMPILE") == "0"

REDEAL_EVERY = 16  # moves
NO_MOVE, NOT_ASCENDING, OUT_OF_RANGE, NOT_CONSERVED = -1, -2, -3, 0


@rule
def one_end(s):
    """The outcome of games that end in one way only."""
    return 0


def walker(
    definition: Definition, conserved: Callable[[Any], int], outcome: Callable[[Any], int] = one_end
) -> Callable[..., tuple[int, int, int]]:
    """A function (template, words, games, outcomes) -> (games ended, moves, fault), compiled like the rules.

    Now and then a seat deals the state anew, looks at it and judges it: nothing may be lost by that either.

    The fault is 0, one of the above, or what `conserved` gave. Games are counted in `outcomes` by how they ended.
    """
    rules = Rules(definition)
    actions, numbers = rules.actions, rules.numbers
    deal, legal, apply, redeal, observe = rules.deal, rules.legal, rules.apply, rules.redeal, rules.observe
    evaluate = rules.evaluate

    def walk(prepared, s, twin, words, games, outcomes, done):
        out = np.zeros(actions, np.int32)
        seen = np.zeros(numbers, np.float32)
        worth = np.zeros(prepared[0].players, np.float64)
        for _ in range(games):
            s[0] = prepared[0]
            fork(words, s[0].rng)
            deal(s[0])
            fault = conserved(s[0])
            if fault != 0:
                return fault
            while s[0].player >= 0:
                n = legal(s[0], out)
                if n <= 0:
                    return NO_MOVE
                for i in range(n):
                    if i > 0 and out[i] <= out[i - 1]:
                        return NOT_ASCENDING
                    if out[i] < 0 or out[i] >= actions:
                        return OUT_OF_RANGE
                apply(s[0], out[below(words, n)])
                done[1] += 1
                fault = conserved(s[0])
                if fault == 0 and done[1] % REDEAL_EVERY == 0:
                    twin[0] = s[0]
                    redeal(twin[0], done[1] % s[0].players)
                    observe(twin[0], done[1] % s[0].players, seen)
                    evaluate(twin[0], worth)
                    fault = conserved(twin[0])
                if fault != 0:
                    return fault
            outcomes[outcome(s[0])] += 1
            done[0] += 1
        return 0

    ready = walk if INTERPRETED else compiled_walk(walk, definition)

    def walking(template, words, games, outcomes):
        prepared, done = np.frombuffer(template, definition.record), np.zeros(2, np.int64)
        fault = ready(prepared, prepared.copy(), prepared.copy(), words, games, outcomes, done)
        return int(done[0]), int(done[1]), int(fault)

    return walking


def compiled_walk(walk: Callable[..., Any], definition: Definition) -> Callable[..., int]:
    """A walk as the kernel compiles rules: lowered by Numba, then one object, bounds-checked if those are."""
    from numba import types

    from arkade.kernel import compiler, objects

    carray = compiler.carray
    rules = Rules(definition)
    compiler.attach_twins([walk, rules.random_legal, rules.playout])

    def shim(prepared, s, twin, words, games, outcomes, ways, done):
        return walk(
            carray(prepared, 1),
            carray(s, 1),
            carray(twin, 1),
            carray(words, 4),
            games,
            carray(outcomes, ways),
            carray(done, 2),
        )

    state = types.CPointer(compiler.numba.from_dtype(definition.record))
    numbers = types.CPointer(types.int64)
    kinds = (state, state, state, numbers, types.int64, numbers, types.int64, numbers)
    content = objects.build(f"{definition.id}'s test", [compiler.lowered("walk", shim, kinds)])
    address = objects.load(content, ("walk",))["walk"]
    pointer = ctypes.c_void_p
    kind = ctypes.CFUNCTYPE(ctypes.c_int64, *[pointer] * 4, ctypes.c_int64, pointer, ctypes.c_int64, pointer)
    function = kind(address)

    def call(prepared, s, twin, words, games, outcomes, done):
        arrays = [array.ctypes.data for array in (prepared, s, twin, words)]
        return function(*arrays, games, outcomes.ctypes.data, len(outcomes), done.ctypes.data)

    return call


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function on arrays that calls rules, compiled by Numba alone; or as it is where rules stay interpreted."""
    if INTERPRETED:
        return function
    from arkade.kernel import compiler

    compiler.attach_twins()
    twin: Callable[..., Any] = compiler.numba.njit(error_model="numpy", boundscheck=compiler.OPTIONS["boundscheck"])(
        function
    )
    return twin
