"""The terminal picture of Coloretto Amazonas."""

import io
import random

import pytest
from rich.console import Console

import arkade
from arkade.cli.boards.amazonas import HERE, SHIELD, TIMES, board
from arkade.state import State
from arkade.text import LANGUAGES, Words

from .positions import played, position


def picture(state: State, seat: int | None, language: str = "en", everything: bool = False) -> str:
    """The board as plain text, 80 columns wide."""
    console = Console(file=io.StringIO(), width=80)
    view = state.typed_view(arkade.ALL if everything else seat)
    with console.capture() as captured:
        console.print(board(view, Words(language, "amazonas"), seat))  # type: ignore[arg-type]
    return captured.get()


@pytest.mark.rule("AMA-02", "AMA-14")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_whole_table_fits_80_columns_and_shows_nothing_hidden(players: int, language: str) -> None:
    state = arkade.load("amazonas", players).new(seed=1)
    chance = random.Random(1)
    while True:
        for seat in (None, 0, players - 1):
            drawn = picture(state, seat, language)
            lying = sum(len(column) for player in state.view()["seats"] for column in player["columns"].values())
            assert max(map(len, drawn.splitlines())) <= 80
            assert "…" not in drawn
            assert drawn.count(HERE) == 1 + lying  # one in the legend
            assert drawn.count(SHIELD) == (state.view()["protected"] is not None)
            assert drawn == picture(state.redeal(seat, 2), seat, language)
        if state.over:
            break
        for _ in range(45):
            if not state.over:
                state.play(chance.choice(state.legal()))


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
