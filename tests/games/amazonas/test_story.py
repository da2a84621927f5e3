"""What happened in Coloretto Amazonas, as events."""

import pytest

from arkade.games.amazonas.story import (
    Accepted,
    BonusTaken,
    Completed,
    Doubled,
    Drawn,
    Given,
    PileExhausted,
    Played,
    Protected,
    Refused,
    Scored,
    StacksEnough,
)
from arkade.kernel.events import Event
from arkade.state import State

from .positions import played, position


def happened(state: State, move: str, seat: int | None = None) -> list[Event]:
    """What a move leads to, as a seat is told."""
    return state.events(state.game.parse(move), played(state, move), seat)


@pytest.mark.rule("AMA-05", "AMA-04")
def test_a_card_is_played_and_another_drawn() -> None:
    state = position(["two-headed snake, frog, frog"], pile="jaguar, sloth")
    assert happened(state, "play two-headed snake") == [Played(0, "two-headed-snake")]
    assert happened(state, "play two-headed snake", 0) == [Played(0, "two-headed-snake"), Drawn(0, "jaguar")]


@pytest.mark.rule("AMA-06", "AMA-15")
def test_a_gift_brings_the_protection_card_to_who_has_it_not_yet() -> None:
    state = position(["toad, frog, frog"], players=3)
    assert happened(state, "give 2 toad", 0) == [Given(0, 2, "toad"), Protected(2)]
    assert happened(position(["toad, frog, frog"]), "give 1 toad") == [Given(0, 1, "toad")]


@pytest.mark.rule("AMA-07", "AMA-10", "AMA-11")
def test_a_gift_is_accepted_as_a_double_or_refused_for_another_card() -> None:
    state = played(position(["toad, frog, frog"], ["", "toad, toucan"], pile="jaguar, sloth"), "give 1 toad")
    assert happened(state, "accept", 1) == [Accepted(1, "toad"), Doubled(1, "toad")]
    assert happened(state, "refuse toucan") == [Refused(1, "toad", "toucan")]
    assert happened(state, "refuse toucan", 0)[1:] == [Drawn(0, "jaguar")]  # the giver


@pytest.mark.rule("AMA-08", "AMA-09", "AMA-17", "AMA-18")
def test_a_stack_and_its_bonus_may_end_the_game() -> None:
    state = position(["toad, frog, frog"], ["chameleon, two-headed snake"], [{"green": 1}], players=4)
    assert happened(state, "play toad", 0) == [
        Played(0, "toad"),
        Completed(0, "brown", 3),
        BonusTaken(0, "brown", 3),
        StacksEnough(0, 2),
        Scored(0, columns=0, stacks=27, bonus=9, total=36),
        *(Scored(seat, 0, 0, 0, 0) for seat in (1, 2, 3)),
    ]


@pytest.mark.rule("AMA-17", "AMA-18")
def test_the_last_card_of_the_pile_ends_the_game() -> None:
    state = position(["toad, frog, frog"], pile="sloth")
    assert happened(state, "play toad", 0)[1:] == [PileExhausted(), Scored(0, 1, 0, 0, 1), Scored(1, 0, 0, 0, 0)]
