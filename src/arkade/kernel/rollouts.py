"""Simulations for the judge: what some moves are worth to every seat, each of them going on by its own knowledge.

A simulation begins with a deal: of what a seat does not know, or of what no seat has seen. After the moves every seat
looks one action ahead, in a deal of its own of what it does not know, for so many moves; where the game is not over by
then, the net or the game's evaluation judges. A simulation takes all its chance from eight words, whatever its length:
simulations of different moves by the same words are twins, and their differences are surer than their values.
"""

from typing import Any, NamedTuple

from arkade.kernel.definition import EVERYTHING
from arkade.kernel.generator import fork
from arkade.kernel.luck import victory
from arkade.kernel.rule import rule
from arkade.kernel.search import choose


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
def rollouts(bench, root, seat, moves, rng, games, horizon, results):
    """Every seat's part of the victory, a row a simulation.

    In a deal where one of the moves is not legal the seat goes on by itself from there. A row that has room for one
    number more ends with what the deal is worth to the seat before the moves.
    """
    rules, s, players = bench.rules, bench.s, root.players
    columns = len(results) // games
    for game in range(games):
        rules.copy(s, root)
        fork(rng, s.rng)
        fork(rng, bench.rng)
        if s.player >= 0:
            if seat == EVERYTHING:
                rules.redraw(s)
            else:
                rules.redeal(s, seat)
        row = game * columns
        if columns > players:
            victory(rules, bench.net, s, bench.spread, bench.points, bench.guesses)
            results[row + players] = bench.guesses[seat]
        for i in range(len(moves)):
            if not may(rules, s, moves[i], bench.out):
                break
            rules.apply(s, moves[i])
        left = horizon
        while s.player >= 0 and left != 0:
            rules.apply(s, choose(bench, rules.legal(s, bench.out)))
            left -= 1
        victory(rules, bench.net, s, bench.spread, bench.points, bench.guesses)
        for p in range(players):
            results[row + p] = bench.guesses[p]


@rule
def may(rules, s, action, room):
    """Whether an action is legal now."""
    if s.player >= 0:
        for i in range(rules.legal(s, room)):
            if room[i] == action:
                return True
    return False
