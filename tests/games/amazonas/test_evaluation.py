"""The evaluation of Coloretto Amazonas knows the better position."""

import pytest

from arkade.games.amazonas import evaluation
from tests.games.amazonas.positions import played, position
from tests.games.evaluations import assert_compiled_says_the_same, assert_finite_and_the_result_at_the_end, lead, values

HANDS = ("frog, toad, toad", "jaguar, toad, toad")  # of the same use to both seats


def test_equal_positions_are_worth_the_same_but_for_the_turn():
    assert lead(position(HANDS)) == pytest.approx(evaluation.TURN)


def test_a_column_all_but_full_promises_the_bonus():
    won = position(HANDS, ["toucan, macaw, hummingbird"], bonus={"violet": 1})
    to_win = position(HANDS, ["toucan, macaw, hummingbird"])
    assert values(to_win)[0] > values(won)[0]


def test_a_card_that_fits_is_better_than_a_double():
    fits = position(["frog, toad, toad", HANDS[1]], ["anteater, jaguar"])
    double = position(["anteater, toad, toad", HANDS[1]], ["anteater, jaguar"])
    assert lead(fits) > lead(double)


def test_a_double_for_another_is_a_threat():
    columns = ["", "anteater, jaguar, sloth, frog"]
    threat = position(["anteater, toad, toad", HANDS[1]], columns)
    none = position(["striped rhinoceros, toad, toad", HANDS[1]], columns)
    assert lead(threat) > lead(none)


def test_a_gift_is_judged_by_its_answer():
    state = position(["toucan, anteater, toad", HANDS[1]], ["", "toucan, macaw, hummingbird"])
    assert lead(played(state, "give 1 toucan")) > lead(played(state, "give 1 anteater"))
    refused = position(["toucan, anteater, toad", HANDS[1]], ["", "toucan, macaw, hummingbird, toad"])
    assert evaluation.answer(played(state, "give 1 toucan")._record, 1, 5) == -3
    assert evaluation.answer(played(refused, "give 1 toucan")._record, 1, 5) == -1, "the toad goes instead"


def test_a_giver_is_not_short_of_a_card():
    state = position(["toucan, toucan, toad", HANDS[1]])
    giver = played(state, "give 1 toucan")
    answered = played(giver, "accept")
    assert values(giver)[0] == pytest.approx(values(answered)[0], abs=0.5)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_finite_before_the_end_and_the_result_at_the_end(players):
    assert_finite_and_the_result_at_the_end("amazonas", players, range(2))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_compiled_it_says_the_same(players):
    assert_compiled_says_the_same("amazonas", players, range(4), every=7)
