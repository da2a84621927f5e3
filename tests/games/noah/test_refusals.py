"""Why a move is refused in Noah, each reason by example."""

import pytest

from arkade.state import State

from .positions import departures, play, position

pytestmark = pytest.mark.rule("COM-05")


def table() -> State:
    """Seat 0 to embark on a boat of 16 where a male must follow."""
    return position(["elephant m, donkey m"], ["snail, cat m, cat f, bear m, lion m", "giraffe m, panda m", "panda f"])


def said(state: State, move: str) -> list[str]:
    """Why not, as a person reads it."""
    return [state.game.say(reason.phrase) for reason in state.reasons(move)]


@pytest.mark.rule("NOA-06")
def test_a_card_that_is_not_in_hand() -> None:
    assert table().why_not("kangaroo m") == ("NOA-06",)
    assert said(table(), "kangaroo m") == ["You do not have a male kangaroo in hand."]


@pytest.mark.rule("NOA-07", "NOA-08")
def test_the_wrong_sex_or_too_heavy_or_both() -> None:
    state = table()
    assert state.why_not("cat m") == ()
    assert state.why_not("snail m") == ()
    assert state.why_not("cat f") == ("NOA-07",)
    assert state.why_not("snail f") == ("NOA-07",)
    assert state.why_not("bear m") == ("NOA-08",)
    assert state.why_not("bear f") == ("NOA-06", "NOA-07", "NOA-08")
    assert said(state, "cat f") == ["Boat 1 needs a male next: last aboard is a male donkey."]
    assert said(state, "bear m") == ["16 + 7 = 23 is over 21."]
    assert [reason.pieces for reason in state.reasons("bear m")] == [("boat:1",)]


@pytest.mark.rule("NOA-24")
def test_a_woodpecker_and_what_it_makes_too_heavy() -> None:
    state = position(["elephant m, panda m"], ["woodpecker m, cat m", "snail"])
    assert state.why_not("woodpecker m") == ("NOA-24",)
    state = position(["elephant m, woodpecker m"], ["panda m, cat m, rhinoceros m, rhinoceros f", "snail"])
    assert state.why_not("panda m") == ("NOA-24",)
    assert state.why_not("rhinoceros m") == ("NOA-24",)
    state = position(["elephant m, snail m, woodpecker m"], ["elephant f, cat m, rhinoceros m", "snail"])
    assert state.why_not("elephant f") == ("NOA-07", "NOA-24")  # 21 would be allowed without
    state = position(["elephant m, cat m, woodpecker m"], ["elephant f, cat m, rhinoceros m", "snail"])
    assert state.why_not("elephant f") == ("NOA-07", "NOA-08")  # too heavy anyway


@pytest.mark.rule("NOA-09")
def test_taking_while_something_can_embark() -> None:
    assert table().why_not("take") == ("NOA-09",)
    assert said(table(), "take") == ["You can still embark some cards: male snail, male cat and male lion."]
    state = position(["elephant m, bear m"], ["panda f, donkey m", "cat m"])
    assert state.why_not("take") == ()
    assert state.why_not("donkey m") == ("NOA-08",)


@pytest.mark.rule("NOA-11")
def test_noah_moves_only_where_the_animals_sex_sends_him() -> None:
    state = play(table(), "cat m")
    assert [state.why_not(f"noah {boat}") for boat in (1, 2, 3, 4, 5)] == [
        ("NOA-11",),
        ("NOA-11",),
        (),
        (),
        ("NOA-11",),
    ]


@pytest.mark.rule("NOA-16")
def test_what_is_out_of_step_is_told_what_is_due() -> None:
    state = table()
    for move in ("noah 3", "look 1", "draw 1", "return cat m", "give 1 cat m"):
        assert state.why_not(move) == ("NOA-06",)
    play(state, "cat m")
    for move in ("bear m", "take", "look 1", "draw 2", "return bear m", "give 2 bear m"):
        assert state.why_not(move) == ("NOA-11",)


@pytest.mark.rule("NOA-16")
def test_what_is_out_of_step_is_told_nothing_else() -> None:
    state = play(table(), "cat m")
    assert said(state, "kangaroo m") == ["First Noah has to move on."]
    assert said(state, "give 0 panda f") == ["First Noah has to move on."]
    assert said(state, "look 4") == ["First Noah has to move on."]


@pytest.mark.rule("NOA-21", "COM-01")
def test_a_giraffe_looks_at_an_opponent_who_is_there() -> None:
    state = play(position(["bear m"], ["giraffe m, cat m", "cat f", "snail"]), "giraffe m")
    assert [state.why_not(f"look {seat}") for seat in range(5)] == [("NOA-21",), (), (), ("COM-01",), ("COM-01",)]
    assert state.why_not("noah 3") == ("NOA-21",)


@pytest.mark.rule("NOA-23", "COM-01")
def test_a_lion_draws_from_an_opponent_who_is_there_and_returns_a_card_of_the_hand() -> None:
    state = play(position(["bear m"], ["lion m, cat m", "cat f", "snail"]), "lion m")
    assert [state.why_not(f"draw {seat}") for seat in range(5)] == [("NOA-23",), (), (), ("COM-01",), ("COM-01",)]
    assert state.why_not("noah 3") == ("NOA-23",)
    play(state, "draw 2")
    assert state.why_not("return snail") == ()
    assert state.why_not("return cat f") == ("NOA-23",)
    assert state.why_not("draw 1") == ("NOA-23",)


@pytest.mark.rule("NOA-15", "COM-01")
def test_a_gift_is_a_card_of_the_hand_to_an_opponent_who_is_there() -> None:
    state = play(position(["elephant m, bear m"], ["panda m, cat m, cat f", "lion m"]), "panda m", "noah 3")
    assert state.why_not("give 1 cat f") == ()
    assert state.why_not("give 0 cat f") == ("NOA-15",)
    assert state.why_not("give 1 snail") == ("NOA-15",)
    assert state.why_not("give 2 cat f") == ("COM-01",)
    assert state.why_not("give 2 snail") == ("NOA-15", "COM-01")
    assert state.why_not("cat m") == ("NOA-15",)  # none can be skipped


@pytest.mark.rule("NOA-15", "NOA-16")
def test_at_the_fourth_departure_noah_does_not_move() -> None:
    state = position(["elephant m, bear m"], ["panda m, cat m, cat f, lion m, lion f, bear f", "snail"])
    play(departures(state, 3), "panda m")
    assert state.why_not("noah 3") == ("NOA-15",)


@pytest.mark.rule("NOA-22")
def test_after_a_donkey_noah_does_not_move() -> None:
    state = play(position(["bear m"], ["donkey m, cat m", "cat f, cat m"]), "donkey m")
    assert state.why_not("noah 3") == ("NOA-06",)


@pytest.mark.rule("NOA-33", "NOA-34")
def test_after_the_end_the_rule_that_ended_the_game() -> None:
    for end, rounds, rule in (("3", 3, "NOA-33"), ("26", 100, "NOA-34")):
        state = position(["cat m"], ["bear m", "cat f"], end=end)
        state._record.rounds = rounds
        play(state, "bear m")
        assert state.over
        assert {state.why_not(action) for action in range(state.game.num_actions)} == {(rule,)}
