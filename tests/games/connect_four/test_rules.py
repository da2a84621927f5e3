"""Connect Four, rule by rule: a game from outside the package works like ours."""

import pytest

import arkade

GAME = arkade.load("connect_four")


def play(moves):
    state = GAME.new(seed=0)
    for move in moves:
        state.play(move)
    return state


@pytest.mark.rule("C4-01")
def test_the_board_begins_empty_with_seven_columns_of_six():
    state = GAME.new(seed=0)
    assert state.view()["columns"] == [[]] * 7
    assert GAME.num_actions == 7


@pytest.mark.rule("C4-02")
def test_a_disc_lies_on_those_below_and_a_full_column_is_refused():
    state = play("aaaaaa")
    assert state.view()["columns"][0] == [0, 1, 0, 1, 0, 1]
    assert state.why_not("a") == ("C4-02",)
    with pytest.raises(arkade.IllegalAction) as refusal:
        state.play("a")
    assert refusal.value.rules == ("C4-02",)


@pytest.mark.rule("C4-03")
@pytest.mark.parametrize("moves", ["abababa", "aabbccd", "abbccdcddgd", "gffeededdad"])
def test_four_in_line_win(moves):
    state = play(moves)
    assert state.over
    assert state.winners == [0]
    assert state.returns == [1.0, -1.0]
    assert state.why_not("a") == ("C4-03",)


@pytest.mark.rule("C4-03")
def test_a_line_does_not_run_over_the_top_of_a_column():
    state = play("aaabaabbbb")  # seat 0 holds a1 a3 a5, seat 1 a2 a4 a6: none in line over into column b
    assert not state.over


@pytest.mark.rule("C4-04")
def test_a_full_board_without_four_in_line_is_a_draw():
    state = play("abababbababacdcdcddcdcdcefefeffefefegggggg")
    assert state.over
    assert state.winners == [0, 1]
    assert state.returns == [0.0, 0.0]
    assert state.why_not("b") == ("C4-04",)
