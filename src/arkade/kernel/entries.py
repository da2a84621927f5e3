"""The doors between Python and the rules: functions on plain buffers, one set a game.

A buffer of bytes costs a tenth of a record as an argument of compiled code (0.3 against 2.4 microseconds), so that
a state is a buffer outside and a record inside.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from arkade.kernel import dispatch, playout
from arkade.kernel.arrays import fill
from arkade.kernel.dispatch import apply

ILLEGAL = -2

#: What each entry takes and gives, in Numba's words.
SIGNATURES = {
    "deal": "int64(uint8[::1], int64[::1])",
    "legal": "int64(uint8[::1], int32[::1])",
    "step": "int64(uint8[::1], int64, int32[::1])",
    "scores": "void(uint8[::1], int64[::1])",
    "returns": "void(uint8[::1], int64[::1], float64[::1])",
    "redeal": "void(uint8[::1], int64, int64[::1])",
    "observe": "void(uint8[::1], int64, float32[::1])",
    "playouts": "int64(uint8[::1], int64[::1], int64, int32[::1], float64[::1])",
    "batch_deal": "void(uint8[::1], uint8[::1], int64[::1])",
    "batch_mask": "void(uint8[::1], int32[::1], boolean[:,::1])",
    "batch_step": "int64(uint8[::1], int64[::1], int32[::1], int64[::1])",
}


def make(record: np.dtype[Any]) -> dict[str, Callable[..., Any]]:
    """The entries of the game with this record, interpreted; the compiler compiles these same functions."""

    def deal(buffer, words):
        s = buffer.view(record)[0]
        for i in range(4):
            s.rng[i] = words[i]
        dispatch.deal(s)
        return s.player

    def legal(buffer, out):
        return dispatch.legal(buffer.view(record)[0], out)

    def step(buffer, action, out):
        """Carry the action out if it is legal; the next seat to decide, OVER, or ILLEGAL and nothing changed."""
        s = buffer.view(record)[0]
        if s.player < 0:
            return ILLEGAL
        for i in range(dispatch.legal(s, out)):
            if out[i] == action:
                apply(s, action)
                return s.player
        return ILLEGAL

    def scores(buffer, out):
        dispatch.scores(buffer.view(record)[0], out)

    def returns(buffer, points, out):
        playout.returns(buffer.view(record)[0], points, out)

    def redeal(buffer, seat, words):
        s = buffer.view(record)[0]
        for i in range(4):
            s.rng[i] = words[i]
        dispatch.redeal(s, seat)

    def observe(buffer, seat, out):
        fill(out, 0)
        dispatch.observe(buffer.view(record)[0], seat, out)

    def playouts(template, words, games, out, totals):
        s = template.copy().view(record)
        room = len(totals)
        points = np.zeros(room, np.int64)
        gains = np.zeros(room, np.float64)
        return playout.playouts(template.view(record), s, words, games, out, points, gains, totals)

    def batch_deal(template, buffer, words):
        """Deal every table of a batch, each with a generator of its own."""
        prepared, tables = template.view(record), buffer.view(record)
        for i in range(len(tables)):
            tables[i] = prepared[0]
            playout.fork(words, tables[i].rng)
            dispatch.deal(tables[i])

    def batch_mask(buffer, out, masks):
        """The legal actions of every table; none where the game is over."""
        tables = buffer.view(record)
        for i in range(len(tables)):
            fill(masks[i], False)
            if tables[i].player >= 0:
                for j in range(dispatch.legal(tables[i], out)):
                    masks[i, out[j]] = True

    def batch_step(buffer, actions, out, players):
        """One action a table; `players` gets what `step` gives. The number of illegal ones: those change nothing."""
        tables = buffer.view(record)
        refused = 0
        for i in range(len(tables)):
            players[i] = ILLEGAL
            if tables[i].player >= 0:
                for j in range(dispatch.legal(tables[i], out)):
                    if out[j] == actions[i]:
                        apply(tables[i], actions[i])
                        players[i] = tables[i].player
                        break
            refused += players[i] == ILLEGAL
        return refused

    entries = (deal, legal, step, scores, returns, redeal, observe, playouts, batch_deal, batch_mask, batch_step)
    return {entry.__name__: entry for entry in entries}
