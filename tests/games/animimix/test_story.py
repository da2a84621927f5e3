"""What happens in Animimix as data, for boards and logs."""

import pytest

from arkade.games.animimix.story import Kept, Majority, NoMajority, Swapped
from arkade.kernel.events import Event
from arkade.state import State
from tests.games.animimix.positions import GRID, position


def happened(before: State, move: str, seat: int | None = None) -> list[Event]:
    after = before.copy()
    after.play(move)
    return before.events(before.game.parse(move), after, seat)


@pytest.mark.rule("ANI-10")
def test_a_kept_card_is_named_to_its_owner_alone() -> None:
    state = position(GRID, hands=["ML", "WW"])
    assert happened(state, "keep lion", 0) == [Kept(0, "lion")]
    assert happened(state, "keep lion", 1) == happened(state, "keep lion") == [Kept(0)]


@pytest.mark.rule("ANI-07")
def test_a_swap_tells_all_which_card_left_the_cell_and_which_came() -> None:
    state = position(GRID, hands=["ML", "WW"])
    assert happened(state, "b1 monkey", 1) == [Swapped(0, "b1", taken="wolf", put="monkey")]


@pytest.mark.rule("ANI-12", "ANI-13", "ANI-14")
def test_the_last_card_tells_who_got_the_points_of_each_species() -> None:
    state = position(GRID, hands=["", "M"], kept=["W", ""], taken=["", "W"], player=1)
    assert happened(state, "keep monkey") == [
        Kept(1),
        Majority("monkey", points=4, count=1, each=4, seats=[1]),
        Majority("wolf", points=10, count=1, each=5, seats=[0, 1]),
        NoMajority("lion"),
    ]
