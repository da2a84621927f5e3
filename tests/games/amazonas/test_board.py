"""The terminal picture of Coloretto Amazonas."""

import pytest

from arkade.games.amazonas.board import TIMES
from tests.cli.test_boards import picture

from .positions import played, position


@pytest.mark.rule("AMA-07", "AMA-08")
def test_the_own_hand_comes_last_with_what_each_card_would_do() -> None:
    state = position(["toad, frog, frog", "sloth, sloth, jaguar"], ["chameleon, two-headed snake, frog"])
    lines = picture(state, 0).rstrip().splitlines()
    assert [line.split() for line in lines[-2:]] == [
        ["Your", "hand:", "toad", "completes", "the", "column"],
        ["frog", f"{TIMES}2", "makes", "a", "double"],
    ]
    assert "hand:" not in picture(state, None)
    assert f"Seat 1 has in hand:  jaguar   sloth {TIMES}2" in picture(state, None, everything=True)


@pytest.mark.rule("AMA-06")
def test_a_card_given_is_shown_to_all() -> None:
    state = played(position(["toad, frog, frog"]), "give 1 toad")
    for seat in (None, 0, 1):
        assert "Seat 0 gives a toad to seat 1" in picture(state, seat)
