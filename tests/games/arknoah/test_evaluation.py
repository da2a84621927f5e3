"""The evaluation of Ark & Noah knows the better position."""

import numpy as np
import pytest

from arkade.games.arknoah import evaluation
from arkade.games.arknoah.components import BESIDE, CELL_EDGES, CELLS, IN_ARK, MAX_PEN, N_CELLS, NOTHING, WATER
from arkade.games.arknoah.enclosures import offer
from arkade.games.arknoah.state import DRAWN, FREE, SWAPPING_IN
from tests.games.arknoah.positions import begin, play, position, tiles
from tests.games.evaluations import assert_compiled_says_the_same, lead, values
from tests.tables import random_states

PEN_OF_ONE = "a2n a2w a3n b2w"
THREE_SIDES = "a2n a2w a3n"
DOGS = ["dog male, dog female", "lion male, tiger male"]

every_table = pytest.mark.parametrize("players", [2, 3, 4])
both_games = pytest.mark.parametrize("game", ["normal", "quick"])


def missing(state):
    """The fewest planks that make a new enclosure of 1, 2, 3 and 4 cells."""
    found = int(evaluation.missing_planks(state._record))
    return [found >> evaluation.BITS * size & 255 for size in range(1, MAX_PEN + 1)]


def best(state):
    """The move after which the player is most ahead."""
    player = state.player

    def after(action):
        copy = state.copy()
        copy.play(action)
        return lead(copy, player)

    return state.game.notation(max(state.legal(), key=after))


def test_planks_missing_for_an_enclosure_are_counted():
    assert missing(position(["", ""])) == [4, 6, 8, 10]
    assert missing(position([THREE_SIDES, ""])) == [1, 3, 5, 7]
    assert missing(position([PEN_OF_ONE, ""]))[0] == 3  # the next one shares a wall


@every_table
def test_planks_missing_are_those_of_the_best_cell_and_the_most_closed_beside_it(players):
    for state in random_states("arknoah", players, range(3), every=5):
        s = state._record
        free = (s.plank[CELL_EDGES] == FREE) & (IN_ARK[players] * (s.pen == NOTHING))[:, None]
        sides = [np.flatnonzero(free[cell]) for cell in range(N_CELLS)]
        best = [evaluation.UNKNOWN] * MAX_PEN
        for cell in range(N_CELLS):
            beyond = [BESIDE[players, cell, side] for side in sides[cell]]
            others = sorted(len(sides[other]) for other in beyond if other != WATER)
            for more in range(min(MAX_PEN, len(others) + 1) if len(sides[cell]) else 0):
                best[more] = min(best[more], len(sides[cell]) + sum(others[:more]) - 2 * more)
        assert missing(state) == best


def test_a_pair_in_play_is_better_than_two_singles():
    pair = position(tiles_of=["lion male, lion female", "dog male, cat male"])
    singles = position(tiles_of=["lion male, tiger male", "dog male, cat male"])
    assert lead(pair) > lead(singles)


@both_games
def test_an_enclosure_of_the_right_size_is_better(game):
    closed = position([PEN_OF_ONE, ""], DOGS, game=game)
    nearly = position([THREE_SIDES, ""], DOGS, game=game)
    assert lead(closed) > lead(nearly) > lead(position(["", ""], DOGS, game=game))


def test_food_brings_a_pair_nearer():
    assert lead(position([PEN_OF_ONE, ""], DOGS, food="a2")) > lead(position([PEN_OF_ONE, ""], DOGS))


def test_an_own_plank_in_the_wall_is_needed():
    assert lead(position([PEN_OF_ONE, ""], DOGS)) > lead(position(["", PEN_OF_ONE], DOGS))


def test_what_cannot_be_placed_any_more_costs():
    full, empty = (position(stock=[(0, 0, food), (0, 0, 0)]) for food in (9, 0))
    assert lead(begin(full, "load", 0, rounds=20)) < lead(begin(empty, "load", 0, rounds=20))


@both_games
def test_a_pair_that_can_be_loaded_is_loaded_in_the_last_round(game):
    state = position([PEN_OF_ONE, ""], DOGS, food="a2", game=game)
    state._record.pen_pitch[:] = 0  # nothing is missing
    offer(state._record, CELLS.index("a2"))
    assert best(begin(state, "load", 0, rounds=20)) == "load dog"


def test_a_better_animal_is_swapped_in_for_the_poorest():
    state = begin(position(tiles_of=["dog male, lion male", "elephant male, lion female"], game="quick"), "exchange", 0)
    s = state._record
    s.tile[tiles("elephant female, cat male")] = DRAWN
    s.drawn, s.draws, s.phase = 2, 0, SWAPPING_IN
    assert best(state) == "swap in elephant female"
    assert best(play(state, "swap in elephant female")) == "swap out dog male"


@pytest.mark.slow
@both_games
@every_table
def test_it_is_finite_before_the_end_and_the_result_at_the_end(players, game):
    phases = set()
    for state in random_states("arknoah", players, range(2), every=3, game=game):
        found = values(state)
        assert np.isfinite(found).all()
        if state.over:
            assert found.tolist() == state.scores
        else:
            phases.add(int(state._record.phase))
    assert len(phases) >= (5 if game == "quick" else 8)


@both_games
@every_table
def test_compiled_it_says_the_same(players, game):
    assert_compiled_says_the_same("arknoah", players, range(1), every=7, game=game)
