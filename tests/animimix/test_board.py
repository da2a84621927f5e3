"""The terminal picture of Animimix."""

import io
import random

import pytest
from rich.console import Console

import arkade
from arkade.cli.boards.animimix import MOUNTAIN, TIMES, board
from arkade.state import State
from arkade.text import LANGUAGES, Words

from .positions import position


def picture(state: State, seat: int | None, language: str = "en", everything: bool = False) -> str:
    """The board as plain text, 80 columns wide."""
    console = Console(file=io.StringIO(), width=80)
    view = state.typed_view(arkade.ALL if everything else seat)
    with console.capture() as captured:
        console.print(board(view, Words(language, "animimix"), seat))  # type: ignore[arg-type]
    return captured.get()


@pytest.mark.rule("ANI-02", "ANI-10")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_whole_table_fits_80_columns_and_shows_nothing_hidden(players: int, language: str) -> None:
    state = arkade.load("animimix", players).new(seed=1)
    chance = random.Random(1)
    while True:
        for seat in (None, 0, players - 1):
            drawn = picture(state, seat, language)
            view = state.view(seat)
            assert max(map(len, drawn.splitlines())) <= 80
            assert "…" not in drawn
            assert drawn.count(MOUNTAIN) == 1 + 30 - view["mountains"]  # one in the headline
            assert drawn == picture(state.redeal(seat, 2), seat, language)
        if state.over:
            break
        for _ in range(2 * players):
            if not state.over:
                state.play(chance.choice([action for action in state.legal() if action < 8 or chance.random() < 0.1]))


def test_the_own_hand_comes_last_and_other_hands_only_to_who_sees_everything() -> None:
    state = position("W M L^ W\n" * 4, hands=["WWL", "MM"], kept=["L", "WW"])
    lines = picture(state, 0).rstrip().splitlines()
    assert [line.split() for line in lines[-2:]] == [
        ["You", "kept:", "lion"],
        ["Your", "hand:", "wolf", f"{TIMES}2", "lion"],
    ]
    assert "hand:" not in picture(state, None)
    assert f"Seat 1 holds:  monkey {TIMES}2" in picture(state, None, everything=True)
