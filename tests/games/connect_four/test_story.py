"""What happens in Connect Four as data, for boards and logs."""

import pytest

import arkade
from connect_four.story import BoardFull, Dropped, FourInLine

GAME = arkade.load("connect_four")


def last_of(moves):
    """What happened by the last of some moves, as a spectator is told."""
    before = GAME.new(seed=0)
    for move in moves[:-1]:
        before.play(move)
    after = before.copy()
    after.play(moves[-1])
    return before.events(GAME.parse(moves[-1]), after, None)


@pytest.mark.rule("C4-02")
def test_a_disc_tells_its_column_and_the_cell_where_it_lies():
    assert last_of("aba") == [Dropped(0, column="a", cell="a2")]


@pytest.mark.rule("C4-03")
@pytest.mark.parametrize(
    ("moves", "cells"),
    [
        ("abababa", "a1 a2 a3 a4"),
        ("abbccdcddgd", "a1 b2 c3 d4"),
        ("gffeededdad", "d4 e3 f2 g1"),
        ("aabbddeeffc", "a1 b1 c1 d1 e1 f1"),
    ],
)
def test_four_in_line_tells_the_cells_of_all_its_lines(moves, cells):
    assert last_of(moves)[1:] == [FourInLine(0, cells.split())]


@pytest.mark.rule("C4-04")
def test_a_full_board_is_told():
    assert last_of("abababbababacdcdcddcdcdcefefeffefefegggggg") == [Dropped(1, column="g", cell="g6"), BoardFull()]
