"""The terminal picture of Noah."""

import pytest

from arkade.games.noah.board import TIMES
from tests.cli.test_boards import picture

from .positions import departures, play, position


def test_the_own_hand_comes_last_with_weights_and_tears() -> None:
    state = position(["bear m"], ["snail, snail, panda f", "cat f"])
    lines = picture(state, 0).rstrip().splitlines()
    assert lines[-2].strip() == "Your hand (weight/tears):"
    assert lines[-1].split() == ["snail", "1/2", f"{TIMES}2", "panda", "f", "4/4"]
    assert "Your hand" not in picture(state, None)
    assert f"snail {TIMES}2" not in picture(state, 1)
    assert f"snail {TIMES}2, panda f" in picture(state, None, everything=True)


def test_the_board_tells_what_is_due() -> None:
    state = position(["elephant m, bear m"], ["panda m, panda f, lion f, cat m, cat f, cat f", "donkey m"])
    play(state, "panda m")
    drawn = picture(state, 0)
    assert "move Noah" in drawn
    assert "leaves!" in drawn
    play(state, "noah 3")
    assert "gifts still due: 1" in picture(state, 0)
    state = play(position(["bear m"], ["lion m, cat f", "donkey m"]), "lion m", "draw 1")
    assert "lion: give seat 1 a card in return" in picture(state, 0)
    state = position(["elephant m, bear m"], ["panda m, panda f, lion f, cat m, cat f, cat f", "donkey m"])
    play(departures(state, 3), "panda m")
    assert "(no boat)" in picture(state, 0)
    state = play(position(["bear m"], ["bear f, cat f", "donkey m"]), "bear f")
    assert "after a pair" in picture(state, 0)


@pytest.mark.rule("NOA-15")
def test_no_more_gifts_are_due_than_there_are_cards() -> None:
    state = position(["elephant m, bear m"], ["panda m, cat f, cat m", "donkey m"])
    play(departures(state, 2), "panda m", "noah 3")
    assert "gifts still due: 2" in picture(state, 0)
    assert [state.game.say(reason.phrase) for reason in state.reasons("noah 3")] == ["First 2 gifts are due."]
