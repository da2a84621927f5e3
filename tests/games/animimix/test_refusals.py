"""Why a move of Animimix is refused (COM-05): every reason by example."""

import pytest

import arkade
from arkade.state import State

from .positions import position

GRID = """
    W  W  L^ L
    W  M  M  L
    M  M^ W  L
    L  W  M  W
"""

EXAMPLES = [
    ("a5 wolf", ("ANI-02",)),  # the grid for two has four rows
    ("e1 wolf", ("ANI-02",)),  # and four columns
    ("keep penguin", ("ANI-03",)),
    ("a1 penguin", ("ANI-03",)),
    ("f6 penguin", ("ANI-02", "ANI-03")),
    ("c1 penguin", ("ANI-08", "ANI-03")),
    ("keep monkey", ("ANI-06",)),
    ("a1 monkey", ("ANI-07",)),
    ("b2 monkey", ("ANI-07",)),  # the card just taken may not go back
    ("a5 monkey", ("ANI-02", "ANI-07")),
    ("b3 wolf", ("ANI-08",)),
    ("b3 monkey", ("ANI-08", "ANI-07")),
    ("keep wolf", ()),
    ("a1 wolf", ()),
    ("b2 lion", ()),
]

SENTENCES = [
    ("e1 wolf", ["Cell e1 lies outside the grid, which goes from a1 to d4."]),
    ("keep penguin", ["Penguins are not in play; the species here are monkey, wolf and lion."]),
    ("keep monkey", ["You do not have a monkey in hand."]),
    ("a1 monkey", ["You do not have a monkey in hand."]),
    ("b2 monkey", ["What you put at b2 must come from your hand, and you have no monkey there."]),
    ("b3 wolf", ["A mountain keeps the monkey at b3 until the end of the game."]),
    (
        "c1 monkey",
        ["A mountain keeps the lion at c1 until the end of the game.", "You do not have a monkey in hand."],
    ),
]


def table() -> State:
    """Two players, seat 0 to play."""
    return position(GRID, hands=["WWL", "MMM"])


def said(state: State, move: str) -> list[str]:
    """Why not, as a person reads it."""
    return [state.game.say(reason.phrase) for reason in state.reasons(move)]


@pytest.mark.rule("COM-05", "ANI-02", "ANI-03", "ANI-06", "ANI-07", "ANI-08")
@pytest.mark.parametrize(("move", "rules"), EXAMPLES)
def test_a_move_is_refused_for_all_its_reasons_and_changes_nothing(move: str, rules: tuple[str, ...]) -> None:
    state = table()
    before = bytes(state)
    assert state.why_not(move) == rules
    if rules:
        with pytest.raises(arkade.IllegalAction) as refused:
            state.play(move)
        assert refused.value.rules == rules
        assert bytes(state) == before


@pytest.mark.rule("COM-05", "ANI-02", "ANI-03", "ANI-06", "ANI-07", "ANI-08")
@pytest.mark.parametrize(("move", "sentences"), SENTENCES)
def test_a_reason_names_the_cell_and_the_animal_that_stand_in_the_way(move: str, sentences: list[str]) -> None:
    assert said(table(), move) == sentences


@pytest.mark.rule("ANI-07", "ANI-08")
def test_the_cell_in_the_way_is_lit() -> None:
    state = table()
    assert [reason.pieces for reason in state.reasons("b3 wolf")] == [("cell:b3",)]
    assert [reason.pieces for reason in state.reasons("b2 monkey")] == [("cell:b2",)]
    assert [reason.pieces for reason in state.reasons("keep monkey")] == [()]


@pytest.mark.rule("COM-05", "ANI-12")
def test_after_the_end_every_move_is_refused() -> None:
    state = position(GRID, kept=["WWL", "MMM"])
    assert {state.why_not(action) for action in range(state.game.num_actions)} == {("ANI-12",)}
    assert said(state, "e1 penguin") == ["The game is over: all hands are empty."]
    with pytest.raises(arkade.IllegalAction):
        state.play("keep wolf")


@pytest.mark.rule("COM-05", "ANI-08", "ANI-11")
def test_with_a_mountain_on_every_card_each_taking_is_refused() -> None:
    state = position("W^ M^ L^ W^\n" * 4, hands=["WL", "MM"])
    assert state.why_not("a1 wolf") == ("ANI-08",)
    assert state.why_not("keep wolf") == ()
