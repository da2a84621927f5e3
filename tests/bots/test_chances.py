"""Whatever a search tells: every seat's chance is from 0 to 1, and all of them add up to 1."""

import random
from itertools import product

import pytest

import arkade
from arkade import bots, registry
from tests.tables import NIGHTLY, every_table

GAMES = 8 if NIGHTLY else 2  # a table and option
LAST = 6  # decisions, all of which are asked: exact ends are among them, and what ends in a tie


def with_options(name, players):
    """The game with every value of every option that is a choice, one at a time."""
    yield arkade.load(name, players)
    for option in registry.definition(name).options:
        for value in option.allowed if option.kind == "choice" else ():
            try:
                yield arkade.load(name, players, **{option.name: value})
            except arkade.BadOption:  # only other tables have it
                continue


def asked(game, seed):
    """Decisions of a random game: five on the way, and the last ones."""
    chance, state, found = random.Random(seed), game.new(seed), []
    while not state.over:
        if len(state.legal()) > 1:
            found.append(state.copy())
        state.play(chance.choice(state.legal()))
    return [*found[:-LAST][:: len(found) // 5 + 1], *found[-LAST:]]


@every_table
def test_chances_are_from_0_to_1_and_add_up_to_1(name, players):
    kinds = ("mcts", "learned") if name in registry.OURS else ("mcts",)
    for number, game in enumerate(with_options(name, players)):
        assert game.warm()
        for seed in range(number * GAMES, (number + 1) * GAMES):
            for state, kind in product(asked(game, seed), kinds):
                found = bots.make(f"{kind}:sims=60", seed).analyse(state.seat(state.player))
                for move in found.moves:
                    assert len(move.chances) == players
                    assert all(0 <= chance <= 1 for chance in move.chances), move
                    assert sum(move.chances) == pytest.approx(1, abs=1e-9), move


def test_a_move_that_nobody_looked_at_has_no_chances_to_show():
    game = arkade.load("optimix", 3)
    assert game.warm()
    state = game.new(1)
    found = bots.MctsBot(1, sims=1, look=0, widen=0).analyse(state.seat(state.player))
    assert len(found.looked_at) == 1 < len(found.moves)
    assert all(move.chances == [1 / 3] * 3 for move in found.moves if move not in found.looked_at)
