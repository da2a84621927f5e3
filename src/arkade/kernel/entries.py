"""The doors between Python and the rules: functions on plain buffers, one set a game.

A record as an argument of compiled code costs 2.4 microseconds, a buffer of bytes 0.2; and a `bytearray` copies in
an eighth of the time of a NumPy array. So a state is a bytearray outside and a record inside.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from arkade.kernel import batch, dispatch, playout
from arkade.kernel import search as tree_search
from arkade.kernel.arrays import fill
from arkade.kernel.dispatch import apply
from arkade.kernel.search import NODE

ILLEGAL = -2

#: What each entry takes; the compiler knows the types.
ARGUMENTS = {
    "deal": ("state", "words"),
    "legal": ("state", "actions"),
    "step": ("state", "number", "actions"),
    "scores": ("state", "numbers"),
    "returns": ("state", "numbers", "results"),
    "redeal": ("state", "number", "words"),
    "observe": ("state", "number", "observation"),
    "playouts": ("state", "words", "number", "actions", "results"),
    "judge": ("state", "number", "words", "number", "actions", "results"),
    "search": ("state", "number", "words", "tables", "results", "number", "number", "results", "actions"),
    "keep": ("tables", "results", "number", "number", "tables", "results"),
    "batch_deal": ("state", "tables", "words"),
    "batch_look": ("tables", "actions", "numbers", "masks", "observations"),
    "batch_step": (
        *("state", "tables", "numbers", "actions"),
        *("flags", "numbers", "flags", "rewards", "masks", "observations"),
    ),
}


def make(record: np.dtype[Any]) -> dict[str, Callable[..., Any]]:
    """The entries of the game with this record, interpreted; the compiler compiles these same functions."""

    def deal(state, words):
        s = np.frombuffer(state, record)[0]
        for i in range(4):
            s.rng[i] = words[i]
        dispatch.deal(s)
        return int(s.player)

    def legal(state, out):
        return dispatch.legal(np.frombuffer(state, record)[0], out)

    def step(state, action, out):
        """Carry the action out if it is legal; the next seat to decide, OVER, or ILLEGAL and nothing changed."""
        s = np.frombuffer(state, record)[0]
        if s.player < 0:
            return ILLEGAL
        for i in range(dispatch.legal(s, out)):
            if out[i] == action:
                apply(s, action)
                return int(s.player)
        return ILLEGAL

    def scores(state, out):
        dispatch.scores(np.frombuffer(state, record)[0], out)

    def returns(state, points, out):
        playout.returns(np.frombuffer(state, record)[0], points, out)

    def redeal(state, seat, words):
        s = np.frombuffer(state, record)[0]
        for i in range(4):
            s.rng[i] = words[i]
        dispatch.redeal(s, seat)

    def observe(state, seat, out):
        fill(out, 0)
        dispatch.observe(np.frombuffer(state, record)[0], seat, out)

    def playouts(template, words, games, out, totals):
        prepared = np.frombuffer(template, record)
        s = prepared.copy()
        room = len(totals)
        points = np.zeros(room, np.int64)
        gains = np.zeros(room, np.float64)
        return playout.playouts(prepared, s, words, games, out, points, gains, totals)

    def judge(state, seat, words, deals, out, values):
        """One look ahead: `values` gets every legal action's worth; the number of actions."""
        root = np.frombuffer(state, record)
        return tree_search.judge(root, root.copy(), seat, words, deals, out, values)

    def search(state, seat, words, tree, values, nodes, simulations, settings, out):
        """Grow a search tree from what the seat knows; its number of nodes."""
        root = np.frombuffer(state, record)
        return tree_search.search(
            root, root.copy(), seat, words, tree.view(NODE), values, nodes, simulations, settings, out
        )

    def keep(tree, values, players, node, new_tree, new_values):
        """Copy the part of a search tree that is still wanted; its number of nodes."""
        return tree_search.keep(tree.view(NODE), values, players, node, new_tree.view(NODE), new_values)

    def batch_deal(template, buffer, words):
        """Deal every table of a batch."""
        batch.deal_all(np.frombuffer(template, record), buffer.view(record), words)

    def batch_look(buffer, out, players, masks, observations):
        """Who decides at every table, what that seat may do and what it sees."""
        tables = buffer.view(record)
        for i in range(len(tables)):
            players[i] = tables[i].player
            batch.look(tables[i], out, masks[i], observations[i])

    def batch_step(template, buffer, actions, out, refused, players, ended, rewards, masks, observations):
        """One action a table, and what follows from it."""
        prepared, tables = np.frombuffer(template, record), buffer.view(record)
        batch.step_all(prepared, tables, actions, out, refused, players, ended, rewards, masks, observations)

    single = (deal, legal, step, scores, returns, redeal, observe, playouts, judge, search, keep)
    batched = (batch_deal, batch_look, batch_step)
    return {entry.__name__: entry for entry in (*single, *batched)}
