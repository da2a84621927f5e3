"""The terminal picture of Noah."""

import io
import random

import pytest
from rich.console import Console

import arkade
from arkade.cli.boards.noah import TIMES, board
from arkade.state import State
from arkade.text import LANGUAGES, Words

from .positions import departures, play, position


def picture(state: State, seat: int | None, language: str = "en", everything: bool = False) -> str:
    """The board as plain text, 80 columns wide."""
    console = Console(file=io.StringIO(), width=80)
    view = state.typed_view(arkade.ALL if everything else seat)
    with console.capture() as captured:
        console.print(board(view, Words(language, "noah"), seat))  # type: ignore[arg-type]
    return captured.get()


@pytest.mark.rule("NOA-10")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_the_whole_table_fits_80_columns_and_shows_nothing_hidden(players: int, language: str) -> None:
    state = arkade.load("noah", players).new(seed=1)
    chance = random.Random(1)
    while True:
        for seat in (None, players - 1):
            drawn = picture(state, seat, language)
            assert max(map(len, drawn.splitlines())) <= 80
            assert "…" not in drawn
            assert drawn == picture(state.redeal(seat, 2), seat, language)
        if state.over:
            break
        for _ in range(45):
            if not state.over:
                state.play(chance.choice(state.legal()))


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
    assert "then play again" in picture(state, 0)
