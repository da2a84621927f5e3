"""What a move of Animimix would bring, by example, and that it tells nothing hidden."""

import pytest

from arkade.games.animimix.components import LION, WOLF
from arkade.games.animimix.outlook import Ends, Holds, Same, Scores, Sure, Worth
from arkade.kernel.reasons import Effect
from arkade.state import State

from .positions import GRID, position


def brings(state: State, move: int | str) -> tuple[Effect, ...]:
    """The outlook of a legal move."""
    found = state.outlook(move)
    assert found is not None
    return found.effects


def said(state: State, move: str) -> list[str]:
    """The same as a person reads it."""
    found = state.outlook(move)
    assert found is not None
    return [state.game.say(phrase) for phrase in found.phrases]


def worths(picture: str, hand: str, move: str) -> list[tuple[str, int, int, int]]:
    """What a swap makes of the species: name, before, after, and what is counted."""
    effects = brings(position(picture, hands=[hand + hand, "WWW"]), move)
    return [(e.animal, e.before, e.points, e.number) for e in effects if isinstance(e, Worth)]


@pytest.mark.rule("ANI-06", "ANI-10")
def test_a_kept_card_adds_to_ones_own_count_beside_what_others_took_openly() -> None:
    state = position(GRID, hands=["LLM", "WWW"], kept=["L", "LLL"], taken=["L", "LL"])
    assert brings(state, "keep lion") == (Holds("lion", count=3, others=2),)
    assert said(state, "keep lion") == [
        "Lions: you would have 3 cards; nobody else has taken more than 2 from the grid.",
    ]


@pytest.mark.rule("ANI-07")
def test_a_swap_adds_the_card_taken_and_changes_what_the_species_are_worth() -> None:
    state = position(GRID, hands=["MMM", "WWW"])
    assert brings(state, "b1 monkey") == (
        Holds("wolf", count=1, others=0),
        Worth("monkey", before=4, points=6, number=3),
        Worth("wolf", before=10, points=8, number=4),
    )


@pytest.mark.rule("ANI-09")
def test_a_card_put_in_place_of_its_own_kind_changes_nothing() -> None:
    state = position(GRID, hands=["MLL", "WWW"])
    assert brings(state, "d1 lion") == (Holds("lion", count=1, others=0), Same())


@pytest.mark.rule("ANI-16", "ANI-18")
def test_monkeys_count_by_columns_and_elephants_by_rows() -> None:
    grid = "M W E E\nM W W W\nW W W W\nM W W E"
    assert worths(grid, "M", "a3 monkey") == [("monkey", 6, 8, 4), ("wolf", 12, 10, 5)]
    assert worths(grid, "E", "b1 elephant") == [("wolf", 12, 10, 5), ("elephant", 4, 6, 3)]


@pytest.mark.rule("ANI-17")
def test_wolves_count_on_the_border() -> None:
    grid = "W L L L\nL L L L\nL L M L\nL L L L"
    assert ("wolf", 2, 4, 2) in worths(grid, "W", "d4 wolf")
    assert worths(grid, "W", "c3 wolf") == [("monkey", 2, 0, 0)]
    assert ("wolf", 2, 0, 0) in worths(grid, "L", "a1 lion")


@pytest.mark.rule("ANI-19", "ANI-20")
def test_pelicans_count_by_diagonal_groups_and_penguins_by_those_that_touch() -> None:
    grid = "P N W W\nN P W W\nW W W N\nN P W W"
    assert ("pelican", 4, 8, 4) in worths(grid, "P", "c3 pelican")
    assert ("penguin", 2, 6, 3) in worths(grid, "N", "a1 penguin")


@pytest.mark.rule("ANI-21")
def test_chameleons_count_the_species_beside_the_best_of_them() -> None:
    grid = "W W W W\nW C W W\nW W L W\nW W W W"
    assert ("chameleon", 2, 4, 2) in worths(grid, "L", "b1 lion")
    assert ("chameleon", 2, 0, 0) in worths(grid, "L", "b2 lion")


@pytest.mark.rule("ANI-22")
def test_lovebirds_count_by_couples() -> None:
    grid = "B L B B\nL L L L\nW W W W\nW W W W"
    assert ("lovebird", 4, 8, 2) in worths(grid, "B", "b1 lovebird")


@pytest.mark.rule("ANI-23")
def test_lions_count_for_less_with_every_lion_and_for_nothing_without_one() -> None:
    grid = "L W W W\nW W W W\nW W W M\nW W W W"
    assert ("lion", 10, 9, 2) in worths(grid, "L", "d3 lion")
    assert ("lion", 10, 0, 0) in worths(grid, "W", "a1 wolf")


@pytest.mark.rule("ANI-10", "ANI-13")
def test_a_majority_is_sure_when_no_kept_card_and_no_turn_to_come_can_reach_it() -> None:
    state = position(GRID, hands=["LM", "W"], kept=["L", "W"], taken=["L", ""])
    assert brings(state, "keep lion") == (Holds("lion", 3, 0), Sure("lion"))
    state = position(GRID, hands=["LM", "WW"], kept=["L", "W"], taken=["L", ""])
    assert brings(state, "keep lion") == (Holds("lion", 3, 0),)  # one kept and two to come may be lions


@pytest.mark.rule("ANI-08", "ANI-10")
def test_cards_seen_and_cards_under_mountains_cannot_be_anybodys() -> None:
    grid = GRID.replace("L", "L^")  # five lions stay there
    state = position(grid, hands=["LM", "WWW"], kept=["LL", "W"])
    assert brings(state, "keep lion") == (Holds("lion", 3, 0), Sure("lion"))  # two others are not seen


@pytest.mark.rule("ANI-12", "ANI-13")
def test_the_last_card_ends_the_game_and_tells_the_points_that_are_certain() -> None:
    state = position(GRID, hands=["", "M"], kept=["M", ""], taken=["L", "WW"], player=1)
    assert brings(state, "keep monkey") == (  # not the monkeys': the card that the other kept may be one
        Holds("monkey", 1, 0),
        Ends(),
        Scores("wolf", 10, [1]),
        Scores("lion", 6, [0]),
    )


@pytest.mark.rule("ANI-13", "ANI-14")
def test_a_tie_is_certain_where_no_kept_card_can_change_it() -> None:
    state = position(GRID, hands=["", "M"], taken=["WL", "W"], player=1)
    assert brings(state, "keep monkey") == (
        Holds("monkey", 1, 0),
        Ends(),
        Scores("monkey", 4, [1]),
        Scores("wolf", 5, [0, 1]),
        Scores("lion", 6, [0]),
    )


@pytest.mark.rule("ANI-13")
def test_a_majority_is_certain_where_too_few_other_cards_are_left() -> None:
    state = position(GRID, hands=["M", ""], kept=["", "LL"])
    assert Scores("lion", 6, [1]) not in brings(state, "keep monkey")  # five lions may be among the eleven put away
    state._record.away[:] = 0
    state._record.away[[WOLF, LION]] = 1, 3
    assert Scores("lion", 6, [1]) in brings(state, "keep monkey")  # four were put away: one lion at least was kept


@pytest.mark.rule("COM-05")
def test_what_is_not_legal_has_no_outlook() -> None:
    assert position(GRID, hands=["MM", "WW"]).outlook("keep lion") is None
