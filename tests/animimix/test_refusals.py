"""Why a move of Animimix is refused (COM-05): every reason by example."""

import pytest

import arkade
from arkade.text import LANGUAGES, Words

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
    ("c1 penguin", ("ANI-03", "ANI-08")),
    ("keep monkey", ("ANI-06",)),
    ("a1 monkey", ("ANI-07",)),
    ("b2 monkey", ("ANI-07",)),  # the card just taken may not go back
    ("a5 monkey", ("ANI-02", "ANI-07")),
    ("b3 wolf", ("ANI-08",)),
    ("b3 monkey", ("ANI-07", "ANI-08")),
    ("keep wolf", ()),
    ("a1 wolf", ()),
    ("b2 lion", ()),
]


@pytest.mark.rule("COM-05", "ANI-02", "ANI-03", "ANI-06", "ANI-07", "ANI-08")
@pytest.mark.parametrize(("move", "reasons"), EXAMPLES)
def test_a_move_is_refused_for_all_its_reasons_and_changes_nothing(move: str, reasons: tuple[str, ...]) -> None:
    state = position(GRID, hands=["WWL", "MMM"])
    before = bytes(state)
    assert state.why_not(move) == reasons
    if reasons:
        with pytest.raises(arkade.IllegalAction) as refused:
            state.play(move)
        assert refused.value.rules == reasons
        assert bytes(state) == before


@pytest.mark.rule("COM-05", "ANI-12")
def test_after_the_end_every_move_is_refused() -> None:
    state = position(GRID, kept=["WWL", "MMM"])
    assert {state.why_not(action) for action in range(state.game.num_actions)} == {("ANI-12",)}
    with pytest.raises(arkade.IllegalAction):
        state.play("keep wolf")


@pytest.mark.rule("COM-05", "ANI-08", "ANI-11")
def test_with_a_mountain_on_every_card_each_taking_is_refused() -> None:
    state = position("W^ M^ L^ W^\n" * 4, hands=["WL", "MM"])
    assert state.why_not("a1 wolf") == ("ANI-08",)
    assert state.why_not("keep wolf") == ()


@pytest.mark.rule("COM-05")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_in_every_language(language: str) -> None:
    words = Words(language, "animimix")
    reasons = {rule for _, rules in EXAMPLES for rule in rules} | {"ANI-12"}
    assert len({words.refusal(rule) for rule in reasons}) == len(reasons)
