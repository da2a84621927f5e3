"""The terminal picture of Animimix."""

from arkade.games.animimix.board import TIMES
from tests.cli.test_boards import picture

from .positions import position


def test_the_own_hand_comes_last_and_other_hands_only_to_who_sees_everything() -> None:
    state = position("W M L^ W\n" * 4, hands=["WWL", "MM"], kept=["L", "WW"])
    lines = picture(state, 0).rstrip().splitlines()
    assert [line.split() for line in lines[-2:]] == [
        ["You", "kept:", "lion"],
        ["Your", "hand:", "wolf", f"{TIMES}2", "lion"],
    ]
    assert "hand:" not in picture(state, None)
    assert f"Seat 1 holds:  monkey {TIMES}2" in picture(state, None, everything=True)
