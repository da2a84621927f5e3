"""What a move of Noah would bring, each by example; and nothing that its player does not know."""

import pytest

from arkade.state import State

from .positions import departures, play, position


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


@pytest.mark.rule("NOA-14", "NOA-30")
def test_the_last_card_ends_the_round_before_a_boat_leaves() -> None:
    state = position(["cat m"], ["bear m", "lion m"])
    assert said(state, "bear m") == ["Your last card: the round would be over."]
    state = position(["elephant m, bear m"], ["panda m", "lion m"])
    assert said(state, "panda m") == ["Your last card: the round would be over."]


@pytest.mark.rule("NOA-13", "NOA-15", "NOA-16", "NOA-30")
def test_a_pair_brings_nothing_when_the_round_ends_by_gifts_or_with_the_fourth_boat() -> None:
    full = ["elephant m, lion f, kangaroo m"]
    state = position(full, ["kangaroo f, cat m, cat f", "lion m"])
    gift = "Boat 1 would be full and leave; one gift follows."
    assert said(state, "kangaroo f") == [gift, "A pair: you would play again."]
    play(state, "kangaroo f")
    leave = "Boat 1 would leave; one gift follows."
    assert said(state, "noah 2") == [
        leave,
        "Boat 2 weighs 0 of 21 and takes either sex next.",
        "A pair: you would play again.",
    ]
    play(state, "noah 2")
    given = "Seat 1 gets a male cat, and with it one tear."
    assert said(state, "give 1 cat m") == [given, "A pair: you would play again."]
    over = "With the last gift your hand would be empty: the round would be over."
    state = position(full, ["kangaroo f, cat m", "lion m"])
    assert said(state, "kangaroo f") == [gift, over]
    assert said(play(state, "kangaroo f"), "noah 2") == [leave, over]
    assert said(play(state, "noah 2"), "give 1 cat m") == [given, "Your last card: the round would be over."]
    state = departures(position(full, ["kangaroo f, cat m, cat f, parrot m, parrot f, bear m", "lion m"]), 3)
    assert said(state, "kangaroo f") == [
        "Boat 1 would be full and leave; 4 gifts follow.",
        "No boat is left to replace the fourth: the round would be over.",
    ]


@pytest.mark.rule("NOA-35")
def test_the_guard_is_foretold() -> None:
    state = position(["cat m"], ["cat f, bear m", "panda f"])
    state._record.embarkations = 499
    guard = "It is the 500th embarkation: the round would be over."
    assert said(state, "cat f") == [guard]
    assert said(play(state, "cat f"), "noah 2") == [guard]


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
