"""Coloretto Amazonas: the end of the game, and scoring."""

from collections import Counter

import pytest

from arkade.games.amazonas.components import BONUS, COLOURS, POINTS
from arkade.games.amazonas.consistency import check

from .positions import counts, played, position

# End


@pytest.mark.rule("AMA-17")
@pytest.mark.parametrize(("players", "stacks"), [(2, 3), (3, 3), (4, 2)])
def test_enough_stacks_before_one_player_end_the_game_before_the_draw(players: int, stacks: int) -> None:
    columns, hands = ["chameleon, two-headed snake"], ["toad, frog, frog"]
    state = position(hands, columns, [{"green": stacks - 1}], players=players)
    pile = state.view()["pile"]
    state.play("play toad")
    assert state.over
    assert state.view()["pile"] == pile
    assert state.legal() == []
    check(state._record)
    short = position(hands, columns, [{"green": stacks - 2}], players=players)
    short.play("play toad")
    assert not short.over


@pytest.mark.rule("AMA-17", "AMA-10")
def test_a_stack_made_by_a_gift_ends_the_game_before_the_giver_draws() -> None:
    state = position(["toad, frog, frog"], ["", "chameleon, two-headed snake"], [{}, {"blue": 1}], players=4)
    pile = state.view()["pile"]
    after = played(state, "give 1 toad", "accept")
    assert after.over
    assert after.view()["pile"] == pile
    assert after.view()["gift"] is None
    assert after.scores == [0, 6 + 3 + 15 + 5, 0, 0]
    check(after._record)


@pytest.mark.rule("AMA-17")
def test_stacks_of_different_players_do_not_add_up() -> None:
    stacks = [{"blue": 1, "violet": 1}, {"green": 2}, {"blue": 1}]
    state = position(["toad, frog, frog"], ["", "", "chameleon, two-headed snake"], stacks, players=3)
    after = played(state, "give 2 toad", "accept")
    assert [sum(seat["stacks"].values()) for seat in after.view()["seats"]] == [2, 2, 2]
    assert not after.over


@pytest.mark.rule("AMA-17")
@pytest.mark.parametrize("moves", [["play toad"], ["give 1 toad", "accept"]])
def test_the_turn_that_draws_the_last_card_of_the_pile_is_the_last(moves: list[str]) -> None:
    last = position(["toad, frog, frog"], pile="sloth")
    assert not last.over
    after = played(last, *moves)
    assert after.over
    assert after.view()["pile"] == 0
    assert after.player is None
    check(after._record)
    two_left = played(position(["toad, frog, frog"], pile="sloth, sloth"), *moves)
    assert not two_left.over
    assert two_left.player == 1


# Scoring


@pytest.mark.rule("AMA-18")
def test_hands_are_discarded_at_the_end_and_do_not_count() -> None:
    hands = ["toad, frog, jaguar", "sloth, sloth, toucan"]
    state = position(hands, ["chameleon"], pile="manatee")
    before = Counter(state.view()["discard"])
    state.play("play toad")
    assert [seat["cards"] for seat in state.view(0)["seats"]] == [0, 0]
    assert Counter(state.view()["discard"]) - before == counts("frog, jaguar, manatee, sloth, sloth, toucan")
    assert state.scores == [3, 0]


@pytest.mark.rule("AMA-18", "AMA-20")
def test_columns_and_stacks_score_by_their_number_of_cards() -> None:
    """The rulebook's examples: a brown column of 1 is worth 1, a green one of 4 is worth 10, a stack of 6 green 21."""
    assert POINTS == (0, 1, 3, 6, 10, 15, 21)
    assert position(columns=["toad"]).scores == [1, 0]
    assert position(columns=["anteater, frog, jaguar, sloth"]).scores == [10, 0]
    assert position(columns=["toad, anteater, frog, jaguar, sloth"]).scores == [11, 0]
    assert position(stacks=[{"green": 1}], bonus={"green": 1}).scores[0] == 21


@pytest.mark.rule("AMA-18")
@pytest.mark.parametrize(
    ("columns", "points"),
    [
        ("piranha", 1),
        ("piranha, manatee", 3),
        ("toucan, macaw, harpy eagle", 6),
        ("anteater, frog, jaguar, sloth", 10),
        ("anteater, frog, jaguar, sloth, earless rabbit", 15),
        ("piranha, toucan, toad, frog", 4),
    ],
)
def test_each_column_scores_for_itself(columns: str, points: int) -> None:
    assert position(columns=["", columns]).scores == [0, points]


@pytest.mark.rule("AMA-18")
@pytest.mark.parametrize(("colour", "points"), [("blue", 15), ("violet", 10), ("brown", 6), ("green", 21)])
def test_stacks_and_bonus_cards_add_up(colour: str, points: int) -> None:
    bonus = BONUS[COLOURS.index(colour)]
    assert position(stacks=[{colour: 1}]).scores == [points + bonus, 0]
    assert position(stacks=[{colour: 2}, {colour: 1}], bonus={colour: 1}).scores == [2 * points, points + bonus]


@pytest.mark.rule("AMA-18")
def test_the_bonus_is_the_number_of_animals() -> None:
    assert BONUS == (5, 4, 3, 6)
    assert [colour["bonus"] for colour in position().view()["colours"]] == [5, 4, 3, 6]


@pytest.mark.rule("AMA-19")
def test_the_highest_total_wins() -> None:
    after = played(position(["toad, frog, frog"], ["", "piranha, manatee"], pile="sloth"), "play toad")
    assert after.scores == [1, 3]
    assert after.winners == [1]
    assert after.returns == [-1.0, 1.0]


@pytest.mark.rule("AMA-19", "COM-07")
def test_equal_totals_share_the_victory() -> None:
    state = position(["toad, frog, frog"], ["chameleon", "piranha, manatee", "frog"], pile="sloth", players=3)
    after = played(state, "play toad")
    assert after.scores == [3, 3, 1]
    assert after.winners == [0, 1]
    assert after.returns == [0.5, 0.5, -1.0]
