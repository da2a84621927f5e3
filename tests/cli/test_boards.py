"""The terminal pictures of all games: they fit, they are whole, they show nothing hidden."""

import io

import pytest
from rich.console import Console

import arkade
from arkade import registry
from arkade.boards import board_of
from arkade.text import LANGUAGES
from tests.tables import NIGHTLY, every_table, every_variant, random_states


def picture(state: arkade.State, seat: int | None, language: str = "en", everything: bool = False) -> str:
    """The board as plain text, 80 columns wide."""
    game = state.game
    console = Console(file=io.StringIO(), width=80)
    view = state.typed_view(arkade.ALL if everything else seat)
    with console.capture() as captured:
        console.print(board_of(game.name)(view, registry.words(game.name, language), seat))
    return captured.get()


@pytest.mark.slow
@every_variant
@pytest.mark.rule("COM-06")
def test_the_whole_table_fits_80_columns_and_shows_nothing_hidden(name, players, options):
    for number, state in enumerate(random_states(name, players, range(3 if NIGHTLY else 1), every=17, **options)):
        language = LANGUAGES[number % 3]
        for seat in (None, 0, players - 1):
            drawn = picture(state, seat, language)
            assert max(map(len, drawn.splitlines())) <= 80
            assert "…" not in drawn
            assert drawn == picture(state.redeal(seat, 2), seat, language)
        assert max(map(len, picture(state, None, language, everything=True).splitlines())) <= 80


@every_table
def test_the_picture_changes_with_the_game(name, players):
    pictures = [picture(state, 0) for state in random_states(name, players, range(1), every=5)]
    assert len(set(pictures)) == len(pictures)
