"""The evaluation of Animimix knows the better position."""

import pytest

from arkade.games.animimix import evaluation
from tests.games.animimix.positions import GRID, position
from tests.games.evaluations import assert_compiled_says_the_same, assert_finite_and_the_result_at_the_end, values


def test_equal_positions_are_worth_the_same():
    own, other = values(position(GRID, hands=["MWL", "MWL"], taken=["ML", "ML"]))
    assert own == pytest.approx(other)


def test_a_dear_majority_is_worth_more_than_a_cheap_one():
    """Wolves give 10 points here, monkeys 4."""
    own, other = values(position(GRID, hands=["L", "L"], taken=["WW", "MM"]))
    assert own > other + 3


def test_cards_in_hand_count_but_less_than_those_laid_down():
    laid = position(GRID, hands=["L", "M"], kept=["W", "M"])
    in_hand = position(GRID, hands=["W", "M"], kept=["L", "M"])
    none = position(GRID, hands=["M", "M"], kept=["M", "M"])
    wolves = [evaluation.strength(state._record, 0, 1) for state in (laid, in_hand, none)]
    assert wolves[0] > wolves[1] > wolves[2] == 0


def test_a_lead_is_worth_more_when_little_can_happen():
    early = values(position(GRID, hands=["MWLMWL", "MWLMWL"], taken=["WW", ""]))
    late = values(position(GRID, hands=["M", "M"], taken=["WW", ""]))
    assert late[0] - late[1] > early[0] - early[1] > 0


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 7))
def test_it_is_finite_before_the_end_and_the_result_at_the_end(players):
    assert_finite_and_the_result_at_the_end("animimix", players, range(10))


@pytest.mark.parametrize("players", [2, 3, 6])
def test_compiled_it_says_the_same(players):
    assert_compiled_says_the_same("animimix", players, range(6), every=3)
