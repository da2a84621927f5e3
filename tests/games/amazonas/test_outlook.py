"""What a move of Coloretto Amazonas would bring, by example; nothing of it is hidden from the seat to decide."""

import pytest

from arkade.games.amazonas.outlook import Chooses, Completes, Grows
from arkade.kernel.reasons import Outlook
from arkade.state import State

from .positions import played, position


def brings(state: State, move: str) -> list[str]:
    """What a move would bring, as a person reads it."""
    return [state.game.say(phrase) for phrase in ahead(state, move).phrases]


def ahead(state: State, move: int | str) -> Outlook:
    """The outlook of a legal move."""
    outlook = state.outlook(move)
    assert outlook is not None
    return outlook


# Playing


@pytest.mark.rule("AMA-05", "AMA-18")
def test_a_card_makes_its_column_worth_more() -> None:
    state = position(["jaguar, toad, toad"], ["anteater, frog, sloth, earless rabbit"])
    assert brings(state, "play jaguar") == ["You would have 5 cards in the green column: 15 points instead of 10."]
    assert brings(state, "play toad") == ["You would have 1 card in the brown column: 1 point instead of 0."]
    assert ahead(state, "play jaguar").effects == (Grows(None, "green", 5, 15, 10),)
    assert state.outlook("play frog") is None  # it is not legal


@pytest.mark.rule("AMA-07", "AMA-18")
def test_a_double_takes_its_twin_along() -> None:
    state = position(["toad, frog, frog"], ["toad, chameleon"])
    assert brings(state, "play toad") == [
        "A double: both toad cards would go, and the brown column would bring you 1 point instead of 3."
    ]


@pytest.mark.rule("AMA-08", "AMA-09")
def test_a_full_column_becomes_a_stack_and_the_first_wins_the_bonus() -> None:
    state = position(["toad, frog, frog"], ["chameleon, two-headed snake"])
    stack = "You would complete the brown column: a stack of 3 cards, 6 points instead of 3."
    assert brings(state, "play toad") == [stack, "You would win the brown bonus card: 3 points more."]
    state = position(["toad, frog, frog"], ["chameleon, two-headed snake"], [{}, {"brown": 1}])
    assert brings(state, "play toad") == [stack]


@pytest.mark.rule("AMA-17")
@pytest.mark.parametrize(("players", "stacks"), [(2, {"brown": 2}), (3, {"brown": 2}), (4, {"brown": 1})])
def test_the_last_stack_ends_the_game_even_before_the_last_card(players: int, stacks: dict[str, int]) -> None:
    columns = ["chameleon, two-headed snake"]
    state = position(["toad, frog, frog"], columns, [stacks], pile="sloth", players=players)
    count = stacks["brown"] + 1
    assert brings(state, "play toad")[1:] == [f"You would have {count} stacks: the game would end at once."]
    assert played(state, "play toad").over


@pytest.mark.rule("AMA-17")
def test_the_last_card_of_the_pile_ends_the_game_whatever_is_done() -> None:
    state = position(["toad, frog, frog"], ["", "toad, sloth"], pile="sloth")
    last = "Then the last card of the pile would be drawn: the game would be over."
    assert [brings(state, move)[-1] for move in ("play toad", "give 1 frog", "give 1 toad")] == [last] * 3
    state.play("give 1 toad")
    assert [brings(state, move)[-1] for move in ("accept", "refuse sloth")] == [last] * 2


# Giving


@pytest.mark.rule("AMA-06", "AMA-11")
def test_a_gift_that_is_no_double_has_to_be_accepted() -> None:
    state = position(["toad, frog, frog"], ["", "chameleon, two-headed snake"], [{}, {"blue": 2}])
    assert brings(state, "give 1 frog") == [
        "Seat 1 would have to accept it.",
        "Seat 1 would have 1 card in the green column: 1 point instead of 0.",
    ]
    assert brings(state, "give 1 toad") == [
        "Seat 1 would have to accept it.",
        "Seat 1 would complete the brown column: a stack of 3 cards, 6 points instead of 3.",
        "Seat 1 would win the brown bonus card: 3 points more.",
        "Seat 1 would have 3 stacks: the game would end at once.",
    ]


@pytest.mark.rule("AMA-12", "AMA-20")
def test_a_double_with_nothing_beside_it_has_to_be_accepted() -> None:
    state = position(["frog, sloth, sloth"], ["", "frog, piranha, manatee, toucan, macaw"])
    assert brings(state, "give 1 frog") == [
        "Seat 1 would have to accept it.",
        "A double for seat 1: both frog cards would go, and the green column would bring 0 points instead of 1.",
    ]


@pytest.mark.rule("AMA-07", "AMA-11", "AMA-18")
def test_what_accepting_and_what_refusing_a_double_would_cost_its_receiver() -> None:
    state = position(["toad, frog, frog"], ["", "toad, chameleon, toucan, macaw, harpy eagle, jaguar"])
    assert brings(state, "give 1 toad") == [
        "Seat 1 would lose 2 points by accepting this double, 1 or 3 by refusing it."  # a green card, or a violet one
    ]
    assert ahead(state, "give 1 toad").effects == (Chooses(1, 2, 1, 3),)
    state = position(["toad, frog, frog"], ["", "toad, toucan, jaguar"])
    assert brings(state, "give 1 toad") == ["Seat 1 would lose 1 point by accepting this double, 1 by refusing it."]
    before = position(["toad, frog, frog"], ["", "toad, chameleon, toucan, macaw, harpy eagle, jaguar"])
    costs = [
        before.scores[1] - played(before, "give 1 toad", answer).scores[1]
        for answer in ("accept", "refuse jaguar", "refuse macaw")
    ]
    assert costs == [2, 1, 3]


@pytest.mark.rule("AMA-15")
def test_where_the_protection_card_goes() -> None:
    for protected, lost in ((-1, []), (0, ["You would no longer have"]), (2, ["Seat 2 would no longer have"])):
        state = position(["toad, frog, frog"], players=3, protected=protected)
        told = ["Seat 1 would take the protection card.", *(f"{who} the protection card." for who in lost)]
        assert brings(state, "give 1 toad")[2:] == told


# Answering


@pytest.mark.rule("AMA-10", "AMA-11", "AMA-18")
def test_what_the_answer_to_a_double_would_cost() -> None:
    state = position(["toad, frog, frog"], ["", "toad, chameleon, toucan, macaw, harpy eagle"])
    state.play("give 1 toad")
    assert brings(state, "accept") == [
        "A double: both toad cards would go, and the brown column would bring you 1 point instead of 3."
    ]
    assert brings(state, "refuse macaw") == [
        "You would lose the macaw: the violet column would bring you 3 points instead of 6.",
        "You would keep the toad: the brown column would still bring you 3 points.",
    ]


@pytest.mark.rule("AMA-10")
def test_what_an_accepted_card_makes_of_the_column() -> None:
    state = played(position(["toad, frog, frog"], ["", "chameleon, two-headed snake"]), "give 1 toad")
    assert ahead(state, "accept").effects[0] == Completes(None, "brown", 3, 6, 3)
