"""What a move of Connect Four would bring, by example."""

import pytest

from connect_four.outlook import Allows, Closes, Draws, Lands, Wins

from .positions import DRAW, after


@pytest.mark.rule("C4-02", "C4-03", "C4-04")
@pytest.mark.parametrize(
    ("moves", "move", "effects"),
    [
        ("", "d", [Lands("d1")]),
        ("ab", "a", [Lands("a2")]),
        ("ababab", "a", [Lands("a4"), Wins(["a1", "a2", "a3", "a4"])]),
        ("ababab", "c", [Lands("c1"), Allows(1, ["b4"])]),
        ("ababab", "b", [Lands("b4")]),  # seat 1's column is stopped
        ("aaaaa", "a", [Lands("a6"), Closes("a")]),
        (DRAW[:-1], "g", [Lands("g6"), Draws()]),
    ],
)
def test_a_disc_tells_where_it_would_lie_and_what_it_would_decide(moves, move, effects):
    assert list(after(moves).outlook(move).effects) == effects
