"""Why a move of Coloretto Amazonas is refused (COM-05): every reason by example."""

import pytest

from arkade.errors import IllegalAction
from arkade.state import State

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


def nothing_on_either_side() -> State:
    """Seat 1 has been given a toad and has one, but no violet and no green card."""
    columns = ["", "toad, piranha"]
    return played(position(["toad, frog, frog", "sloth, sloth, jaguar"], columns), "give 1 toad")


def nothing_at_all() -> State:
    """Seat 1 has been given a frog and has no card in any column."""
    return played(position(["toad, frog, frog", "sloth, sloth, jaguar"]), "give 1 frog")


def over() -> State:
    """The pile is exhausted."""
    return played(position(["toad, frog, frog"], pile="sloth"), "play toad")


def three_stacks() -> State:
    """Seat 1 has made a third stack by a card that it was given."""
    stacks = [{"green": 1}, {"blue": 1, "violet": 1}]
    return played(position(["toad, frog, frog"], ["", "chameleon, two-headed snake"], stacks), "give 1 toad", "accept")


GIFT = "First answer the gift: seat 0 has given you a toad."
NO_GIFT = "Nothing has been given to you: play a card, or give one to an opponent."
NOT_BLUE = "The card to lose must come from the neighbouring columns (violet and green), not from the blue column."
NOT_BROWN = "The card to lose must come from the neighbouring columns (violet and green), not from the brown column."
NO_DOUBLE = "You have no toad in the brown column yet: you have to accept the card."
BROWN_EMPTY = "The only neighbouring column (brown) is empty: you have to accept the card."

#: A position, a move, and why not: rules and sentences, the telling one first.
EXAMPLES = [
    (turn, "play toad", {}),
    (turn, "give 1 toad", {}),
    (turn, "play jaguar", {"AMA-05": "You do not have a jaguar in hand."}),
    (turn, "give 1 jaguar", {"AMA-06": "You do not have a jaguar in hand."}),
    (turn, "give 0 toad", {"AMA-06": "That is you: choose an opponent."}),
    (turn, "give 2 toad", {"AMA-15": "Seat 2 has the protection card and may not be given anything."}),
    (
        turn,
        "give 2 jaguar",
        {
            "AMA-06": "You do not have a jaguar in hand.",
            "AMA-15": "Seat 2 has the protection card and may not be given anything.",
        },
    ),
    (turn, "give 3 toad", {"COM-01": "There is no seat 3 at this table; the last is seat 2."}),
    (
        turn,
        "give 3 jaguar",
        {
            "AMA-06": "You do not have a jaguar in hand.",
            "COM-01": "There is no seat 3 at this table; the last is seat 2.",
        },
    ),
    (turn, "accept", {"AMA-10": NO_GIFT}),
    (turn, "refuse toucan", {"AMA-13": NO_GIFT}),
    (answer, "accept", {}),
    (answer, "refuse toucan", {}),
    (answer, "refuse frog", {}),
    (answer, "refuse piranha", {"AMA-11": NOT_BLUE}),
    (answer, "refuse toad", {"AMA-11": NOT_BROWN}),
    (answer, "refuse macaw", {"AMA-11": "You have no macaw in the violet column."}),
    (answer, "play sloth", {"AMA-04": GIFT}),
    (answer, "play toad", {"AMA-04": GIFT}),  # nor is it in hand: first things first
    (answer, "give 2 sloth", {"AMA-04": GIFT}),
    (answer, "give 1 sloth", {"AMA-04": GIFT}),
    (answer, "give 3 toad", {"AMA-04": GIFT}),
    (no_double, "accept", {}),
    (no_double, "refuse toucan", {"AMA-11": NO_DOUBLE}),
    (no_neighbour, "accept", {}),
    (no_neighbour, "refuse toad", {"AMA-12": BROWN_EMPTY, "AMA-11": "You have no toad in the brown column."}),
    (
        no_neighbour,
        "refuse toucan",
        {
            "AMA-12": BROWN_EMPTY,
            "AMA-11": "The card to lose must come from the neighbouring column (brown), not from the violet column.",
        },
    ),
    (
        nothing_on_either_side,
        "refuse piranha",
        {
            "AMA-12": "Both neighbouring columns (violet and green) are empty: you have to accept the card.",
            "AMA-11": NOT_BLUE,
        },
    ),
    (over, "play frog", {"AMA-17": "The game is over: the last card of the pile has been drawn."}),
    (over, "give 3 frog", {"AMA-17": "The game is over: the last card of the pile has been drawn."}),
    (three_stacks, "accept", {"AMA-17": "The game is over: seat 1 has 3 stacks."}),
    (three_stacks, "refuse toad", {"AMA-17": "The game is over: seat 1 has 3 stacks."}),
]


@pytest.mark.rule("COM-01", "COM-05", "AMA-04", "AMA-05", "AMA-06", "AMA-10", "AMA-11", "AMA-12", "AMA-13", "AMA-15")
@pytest.mark.rule("AMA-17")
@pytest.mark.parametrize(("make", "move", "reasons"), EXAMPLES)
def test_a_move_is_refused_for_all_its_reasons_and_changes_nothing(make, move: str, reasons: dict[str, str]) -> None:
    state = make()
    before = bytes(state)
    assert [(reason.rule, state.game.say(reason.phrase)) for reason in state.reasons(move)] == list(reasons.items())
    if reasons:
        with pytest.raises(IllegalAction, match=next(iter(reasons))) as refused:
            state.play(move)
        assert refused.value.rules == tuple(reasons)
        assert bytes(state) == before
    else:
        state.play(move)
        assert bytes(state) != before


@pytest.mark.rule("AMA-11", "AMA-12")
def test_a_refusal_may_have_several_causes_of_one_rule() -> None:
    state = nothing_at_all()
    assert [(reason.rule, state.game.say(reason.phrase)) for reason in state.reasons("refuse macaw")] == [
        ("AMA-11", "You have no frog in the green column yet: you have to accept the card."),
        ("AMA-12", BROWN_EMPTY),
        (
            "AMA-11",
            "The card to lose must come from the neighbouring column (brown), not from the violet column.",
        ),
        ("AMA-11", "You have no macaw in the violet column."),
    ]
    assert state.why_not("refuse macaw") == ("AMA-11", "AMA-12")


@pytest.mark.rule("COM-05")
@pytest.mark.parametrize(
    ("make", "move", "pieces"),
    [
        (turn, "give 2 toad", ("seat:2",)),
        (answer, "play sloth", ("accept", "refuse")),
        (answer, "refuse piranha", ("own:toucan", "own:frog")),  # what may be lost instead
        (no_double, "refuse toucan", ("accept",)),
        (no_neighbour, "refuse toad", ("accept",)),
        (three_stacks, "accept", ("seat:1",)),
    ],
)
def test_the_first_reason_lights_what_it_tells_of(make, move: str, pieces: tuple[str, ...]) -> None:
    assert make().reasons(move)[0].pieces == pieces
