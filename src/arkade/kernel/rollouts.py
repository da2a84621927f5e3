"""Simulations for a review: what an action is worth to every seat, each of them going on by its own knowledge.

A simulation begins with a deal: of what a seat does not know, or of what no seat has seen. After the action every seat
looks one action ahead, in a deal of its own of what it does not know, for so many moves; where the game is not over by
then, the net or the game's evaluation judges. A simulation takes all its chance from eight words, whatever its length:
simulations of different actions by the same words are twins, and their differences are surer than their values.
"""

from typing import Any, NamedTuple

from arkade.kernel.definition import EVERYTHING
from arkade.kernel.generator import fork
from arkade.kernel.luck import victory
from arkade.kernel.rule import rule
from arkade.kernel.search import choose

NO_ACTION = -1


class Bench(NamedTuple):
    """What all parts of a simulation work with."""

    rules: Any
    net: Any
    spread: Any
    rng: Any  # of the seats' imagination
    s: Any
    imagined: Any  # as the seat to decide imagines it
    twin: Any  # with an action tried
    out: Any
    points: Any
    guesses: Any


@rule
def rollouts(bench, root, seat, action, rng, games, horizon, results):
    """Every seat's part of the victory, a row a simulation; no action: from the position as it is."""
    rules, s, players = bench.rules, bench.s, root.players
    for game in range(games):
        rules.copy(s, root)
        fork(rng, s.rng)
        fork(rng, bench.rng)
        if s.player >= 0:
            if seat == EVERYTHING:
                rules.redraw(s)
            else:
                rules.redeal(s, seat)
        if action != NO_ACTION:
            rules.apply(s, action)
        left = horizon
        while s.player >= 0 and left != 0:
            rules.apply(s, choose(bench, rules.legal(s, bench.out)))
            left -= 1
        victory(rules, bench.net, s, bench.spread, bench.points, bench.guesses)
        for p in range(players):
            results[game * players + p] = bench.guesses[p]
