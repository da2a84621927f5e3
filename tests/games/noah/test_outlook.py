"""What a move of Noah would bring, each by example; and nothing that its player does not know."""

import random

import pytest

import arkade
from arkade.state import State

from .positions import play, position


def said(state: State, move: str) -> list[str]:
    outlook = state.outlook(move)
    assert outlook is not None
    return [state.game.say(phrase) for phrase in outlook.phrases]


@pytest.mark.rule("NOA-07", "NOA-08")
def test_an_animal_aboard_changes_weight_and_the_sex_that_follows() -> None:
    state = position(["elephant m, donkey m"], ["cat m, bear m, snail", "panda f"])
    assert said(state, "cat m") == ["Boat 1 would weigh 18 of 21; a male may follow."]
    state = position(["bear m"], ["cat f, cat m", "panda f"])
    assert said(state, "cat f") == ["Boat 1 would weigh 9 of 21; a male may follow."]


@pytest.mark.rule("NOA-24")
def test_a_woodpecker_lowers_the_limit() -> None:
    state = position(["cat m"], ["woodpecker m, cat f", "panda f"])
    assert said(state, "woodpecker m") == ["Boat 1 would weigh 2 of 13; a male may follow."]


@pytest.mark.rule("NOA-13", "NOA-14", "NOA-15")
def test_a_full_boat_and_a_pair_are_foretold() -> None:
    state = position(["elephant m, bear m"], ["panda m, cat m, cat f", "lion m"])
    assert said(state, "panda m") == ["Boat 1 would be full and leave; one gift follows."]
    state = position(["cat m"], ["cat f, bear m", "lion m"])
    assert said(state, "cat f")[-1] == "A pair: you would play again."


@pytest.mark.rule("NOA-30")
def test_the_last_card_ends_the_round() -> None:
    state = position(["cat m"], ["bear m", "lion m"])
    assert said(state, "bear m")[-1] == "Your last card: the round would be over."


@pytest.mark.rule("NOA-09", "NOA-31")
def test_taking_a_boat_tells_its_tears() -> None:
    state = position(["elephant m, bear m"], ["panda f, donkey m", "cat m"])
    assert said(state, "take") == ["2 cards come into your hand, worth no tears."]


@pytest.mark.rule("NOA-11")
def test_noahs_way_tells_what_waits_there() -> None:
    state = play(position(["bear m", "cat f", "lion f, cat f"], ["snail, cat m", "panda f"]), "cat m")
    assert said(state, "noah 3") == ["Boat 3 weighs 7 of 21 and takes a female next."]


def test_what_is_not_legal_has_no_outlook() -> None:
    state = position(["elephant m, donkey m"], ["bear m, cat m", "panda f"])
    assert state.outlook("bear m") is None


@pytest.mark.rule("COM-06")
@pytest.mark.parametrize("players", [2, 5])
def test_an_outlook_is_the_same_in_all_deals_that_the_player_cannot_tell_apart(players: int) -> None:
    chance = random.Random(players)
    compared = 0
    for seed in range(4):
        state = arkade.load("noah", players).new(seed)
        while not state.over:
            legal = state.legal()
            assert state.player is not None
            twin = state.redeal(state.player, seed)
            for action in legal:
                assert twin.outlook(action) == state.outlook(action)
                compared += 1
            state.play(chance.choice(legal))
    assert compared > 500
