"""Why a move of Connect Four is refused, each reason by example."""

import pytest

from .positions import DRAW, GAME, after


def refused(state, move):
    return [GAME.say(reason.phrase) for reason in state.reasons(move)]


@pytest.mark.rule("C4-02", "COM-05")
def test_a_full_column_is_named_and_lit():
    state = after("aaaaaa")
    assert refused(state, "a") == ["Column a is full: all 6 cells are taken."]
    assert [reason.pieces for reason in state.reasons("a")] == [("column:a",)]
    assert refused(state, "b") == []


@pytest.mark.rule("C4-03", "COM-05")
def test_after_the_end_the_line_that_won_is_named_and_lit():
    state = after("abababa")
    assert refused(state, "c") == ["The game is over: seat 0 has won, with a1, a2, a3 and a4 in line."]
    assert [reason.pieces for reason in state.reasons("c")] == [("cell:a1", "cell:a2", "cell:a3", "cell:a4")]


@pytest.mark.rule("C4-04", "COM-05")
def test_after_a_draw_the_full_board_is_named():
    assert refused(after(DRAW), "c") == ["The game is over: all 42 cells of the board are full."]
