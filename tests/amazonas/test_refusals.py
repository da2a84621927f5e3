"""Why a move of Coloretto Amazonas is refused (COM-05): every reason by example."""

import pytest

from arkade.errors import IllegalAction
from arkade.state import State
from arkade.text import LANGUAGES, Words

from .positions import played, position


def turn() -> State:
    """Seat 0 has the turn; seat 2 has the protection card."""
    return position(["toad, frog, frog"], ["toad, toucan"], players=3, protected=2)


def answer() -> State:
    """Seat 1 has been given a toad and has one already, between violet and green cards."""
    state = position(["toad, frog, frog", "sloth, sloth, jaguar"], ["", "toad, toucan, frog, piranha"], players=3)
    return played(state, "give 1 toad")


def no_double() -> State:
    """Seat 1 has been given a toad and has none."""
    columns = ["", "chameleon, toucan, frog"]
    return played(position(["toad, frog, frog", "sloth, sloth, jaguar"], columns), "give 1 toad")


def no_neighbour() -> State:
    """Seat 1 has been given a frog and has one, but no brown card."""
    columns = ["", "frog, toucan, piranha"]
    return played(position(["toad, frog, frog", "sloth, sloth, jaguar"], columns), "give 1 frog")


def nothing_at_all() -> State:
    """Seat 1 has been given a frog and has no card in any column."""
    return played(position(["toad, frog, frog", "sloth, sloth, jaguar"]), "give 1 frog")


def over() -> State:
    """The pile is exhausted."""
    return played(position(["toad, frog, frog"], pile="sloth"), "play toad")


EXAMPLES = [
    (turn, "play toad", ()),
    (turn, "give 1 toad", ()),
    (turn, "play jaguar", ("AMA-05",)),
    (turn, "give 1 jaguar", ("AMA-06",)),
    (turn, "give 0 toad", ("AMA-06",)),  # oneself
    (turn, "give 2 toad", ("AMA-15",)),
    (turn, "give 2 jaguar", ("AMA-06", "AMA-15")),
    (turn, "give 3 toad", ("COM-01",)),
    (turn, "give 3 jaguar", ("AMA-06", "COM-01")),
    (turn, "accept", ("AMA-10",)),
    (turn, "refuse toucan", ("AMA-13",)),
    (answer, "accept", ()),
    (answer, "refuse toucan", ()),
    (answer, "refuse frog", ()),
    (answer, "refuse piranha", ("AMA-11",)),  # no neighbour of brown
    (answer, "refuse toad", ("AMA-11",)),  # brown itself
    (answer, "refuse macaw", ("AMA-11",)),  # does not lie there
    (answer, "play sloth", ("AMA-04",)),
    (answer, "play toad", ("AMA-04", "AMA-05")),
    (answer, "give 2 sloth", ("AMA-04",)),
    (answer, "give 1 sloth", ("AMA-04", "AMA-06", "AMA-15")),
    (answer, "give 3 toad", ("AMA-04", "AMA-06", "COM-01")),
    (no_double, "accept", ()),
    (no_double, "refuse toucan", ("AMA-11",)),
    (no_neighbour, "accept", ()),
    (no_neighbour, "refuse toucan", ("AMA-11", "AMA-12")),
    (no_neighbour, "refuse toad", ("AMA-11", "AMA-12")),
    (nothing_at_all, "refuse toad", ("AMA-11", "AMA-12")),
    (over, "play frog", ("AMA-17",)),
    (over, "give 3 frog", ("AMA-17",)),
    (over, "accept", ("AMA-17",)),
    (over, "refuse toad", ("AMA-17",)),
]
NUMBERS = sorted({rule for _, _, reasons in EXAMPLES for rule in reasons})


@pytest.mark.rule("COM-01", "COM-05", "AMA-04", "AMA-05", "AMA-06", "AMA-10", "AMA-11", "AMA-12", "AMA-13", "AMA-15")
@pytest.mark.rule("AMA-17")
@pytest.mark.parametrize(("make", "move", "reasons"), EXAMPLES)
def test_a_move_is_refused_for_all_its_reasons_and_changes_nothing(make, move: str, reasons: tuple[str, ...]) -> None:
    state = make()
    before = bytes(state)
    assert state.why_not(move) == reasons
    if reasons:
        with pytest.raises(IllegalAction, match=reasons[0]) as refused:
            state.play(move)
        assert refused.value.rules == reasons
        assert bytes(state) == before
    else:
        state.play(move)
        assert bytes(state) != before


@pytest.mark.rule("COM-05")
def test_there_is_an_example_of_every_reason() -> None:
    expected = ["AMA-04", "AMA-05", "AMA-06", "AMA-10", "AMA-11", "AMA-12", "AMA-13", "AMA-15", "AMA-17", "COM-01"]
    assert expected == NUMBERS


@pytest.mark.rule("COM-05")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_of_its_own(language: str) -> None:
    words = Words(language, "amazonas")
    sentences = [words.refusal(number) for number in NUMBERS]
    assert all(sentence.endswith(".") for sentence in sentences)
    assert len(set(sentences)) == len(sentences)
