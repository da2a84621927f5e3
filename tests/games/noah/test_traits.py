"""The traits of Noah's animals, one by one."""

from collections import Counter

import numpy as np
import pytest
from scipy.stats import chisquare

import arkade

from .positions import cards, hand, legal, load, play, position

# Traits


@pytest.mark.rule("NOA-20")
def test_a_snail_is_embarked_as_male_or_female_and_is_either_again_in_a_hand() -> None:
    state = position(["bear m"], ["snail, cat m", "cat f"])
    assert legal(state) == ["snail m", "snail f", "cat m"]
    play(state, "snail f")
    assert load(state, 1) == ["bear m", "snail f"]
    assert legal(state) == ["noah 2", "noah 5"]  # a female
    state = position(["snail f, elephant f"], ["cat m, bear m", "cat f"])
    play(state, "take")
    assert hand(state, 0) == {"snail": 1, "cat m": 1, "bear m": 1, "elephant f": 1}
    assert legal(state)[:2] == ["snail m", "snail f"]


@pytest.mark.rule("NOA-20")
def test_two_snails_of_different_sex_are_a_pair() -> None:
    state = position(["snail m"], ["snail, cat m", "cat f"])
    play(state, "snail f", "noah 2")
    assert state.player == 0


@pytest.mark.rule("NOA-21")
def test_a_giraffe_must_look_at_the_whole_hand_of_an_opponent() -> None:
    state = position(["bear m"], ["giraffe m, cat m", "cat f, cat f", "snail, lion m"])
    play(state, "giraffe m")
    assert legal(state) == ["look 1", "look 2"]
    assert state.view(0)["seats"][2]["known"] == {}
    play(state, "look 2")
    assert state.view(0)["seats"][2]["known"] == {"snail": 1, "lion m": 1}
    assert state.view(1)["seats"][2]["known"] == {}
    assert legal(state) == ["noah 3", "noah 4"]


@pytest.mark.rule("NOA-22")
def test_after_a_donkey_noah_stays_and_the_next_animal_boards_here() -> None:
    state = position(["bear m"], ["donkey f, cat m", "cat f, cat m", "snail"])
    play(state, "donkey f")
    assert state.player == 1
    assert state.view()["boats"][0]["noah"]
    assert legal(state) == ["cat m"]


@pytest.mark.rule("NOA-14", "NOA-22")
def test_a_donkey_that_fills_the_boat_leaves_noah_on_the_one_that_replaces_it() -> None:
    state = position(["elephant m, lion f"], ["donkey m, cat m, cat f", "cat f", "snail"])
    play(state, "donkey m")
    view = state.view()
    assert view["phase"] == "give"
    assert view["boats"][0]["noah"]
    assert view["boats"][0]["animals"] == []
    play(state, "give 2 cat m")
    assert state.player == 1


@pytest.mark.rule("NOA-13", "NOA-22")
def test_a_donkey_on_a_donkey_plays_again_on_the_same_boat() -> None:
    state = position(["donkey m"], ["donkey f, cat m", "cat f", "snail"])
    play(state, "donkey f")
    assert state.player == 0
    assert state.view()["phase"] == "embark"


@pytest.mark.rule("NOA-23")
def test_a_lion_draws_a_card_and_gives_one_that_may_be_the_same() -> None:
    state = position(["bear m"], ["lion m, cat m", "snail", "cat f"])
    play(state, "lion m")
    assert legal(state) == ["draw 1", "draw 2"]
    play(state, "draw 1")
    assert hand(state, 0) == {"snail": 1, "cat m": 1}
    assert hand(state, 1) == {}  # empty in between: nothing ends
    assert state.view()["round"] == 1
    assert legal(state) == ["return snail", "return cat m"]
    same = play(state.copy(), "return snail")
    assert hand(same, 1) == {"snail": 1}
    play(state, "return cat m")
    assert hand(state, 0) == {"snail": 1}
    assert hand(state, 1) == {"cat m": 1}
    assert legal(state) == ["noah 3", "noah 4"]


@pytest.mark.rule("NOA-23", "COM-03")
def test_the_lion_draws_every_card_of_the_hand_with_the_same_chance() -> None:
    state = position(["bear m"], ["lion m, cat m", "snail, snail, snail, parrot m, parrot m, cat f, elephant f"])
    play(state, "lion m")
    drawn: Counter[int] = Counter()
    for seed in range(700):
        drawn[drawn_card(state.redeal(1, seed))] += 1  # seat 1 knows its own hand: only the chance to come is new
    counts = [drawn[card] for card in cards("snail, parrot m, cat f, elephant f")]
    assert sum(counts) == 700
    assert chisquare(counts, [300, 200, 100, 100]).pvalue > 0.001


def drawn_card(state: arkade.State) -> int:
    before = state._record.hand[1].copy()
    state.play("draw 1")
    return int(np.argmax(before - state._record.hand[1]))


@pytest.mark.rule("NOA-23", "NOA-30")
def test_a_lion_or_giraffe_as_the_last_card_does_nothing() -> None:
    for last in ("lion m", "giraffe m"):
        state = position(["bear m"], [last, "snail, cat m"])
        play(state, last)
        assert state.view()["round"] == 2
        assert state.scores == [0, 3]


@pytest.mark.rule("NOA-24")
def test_a_woodpecker_boards_only_a_boat_of_at_most_13() -> None:
    for heavy, fits in (("bear m, donkey m", True), ("bear m, donkey m, snail m", False)):
        state = position([heavy], ["woodpecker m, cat m", "snail"])
        assert ("woodpecker m" in legal(state)) == fits
    state = position(["elephant m, woodpecker m"], ["cat m, kangaroo m, panda m", "snail"])
    assert legal(state) == ["cat m", "kangaroo m"]


@pytest.mark.rule("NOA-14", "NOA-24")
def test_with_a_woodpecker_aboard_the_boat_leaves_at_exactly_13() -> None:
    state = position(["elephant m, woodpecker m"], ["kangaroo m, cat m, cat f", "snail"])
    play(state, "kangaroo m", "noah 3")
    assert state.view()["departures"] == 1
    state = position(["bear m, donkey m"], ["woodpecker m, cat m, cat f", "snail"])
    play(state, "woodpecker m", "noah 3")
    assert state.view()["departed"] == {"woodpecker m": 1, "donkey m": 1, "bear m": 1}


@pytest.mark.rule("NOA-24")
def test_the_limit_is_21_again_once_the_woodpecker_is_taken_in_hand() -> None:
    state = position(["elephant m, woodpecker m"], ["bear m, rhinoceros m", "snail"])
    play(state, "take")
    assert state.view()["boats"][0]["limit"] == 21
    play(state, "woodpecker m")
    assert state.view()["boats"][0]["limit"] == 13
