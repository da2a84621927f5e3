"""Coloretto Amazonas: every rule of its page."""

from collections import Counter

import pytest

import arkade
from arkade.games.amazonas.components import ANIMALS, BONUS, COLOURS, POINTS

from .invariants import check
from .positions import BLUE, BROWN, GREEN, VIOLET, animals, counts, keys, notations, played, position

# Components and set-up


@pytest.mark.rule("AMA-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_five_cards_of_each_of_eighteen_animals(players: int) -> None:
    s = arkade.load("amazonas", players).new(seed=1)._record
    dealt = Counter(s.pile[: s.left].tolist())
    for animal in range(18):
        assert dealt[animal] + s.hand[:, animal].sum() == 5
    assert len(ANIMALS) == len(set(ANIMALS)) == 18


@pytest.mark.rule("AMA-02")
def test_four_columns_in_order_hold_as_many_cards_as_their_colour_has_animals() -> None:
    state = arkade.load("amazonas", 4).new(seed=1)
    view = state.view()
    assert [colour["name"] for colour in view["colours"]] == ["blue", "violet", "brown", "green"]
    assert [len(colour["animals"]) for colour in view["colours"]] == [5, 4, 3, 6]
    assert [colour["animals"] for colour in view["colours"]] == [keys(BLUE), keys(VIOLET), keys(BROWN), keys(GREEN)]
    for seat in view["seats"]:
        assert seat["columns"] == {"blue": [], "violet": [], "brown": [], "green": []}


@pytest.mark.rule("AMA-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_is_dealt_three_cards_from_a_shuffled_pile(players: int) -> None:
    game = arkade.load("amazonas", players)
    one, other = game.new(seed=1), game.new(seed=2)
    assert [seat["cards"] for seat in one.view()["seats"]] == [3] * players
    assert one.view()["pile"] == 90 - 3 * players
    piles = [state.view(arkade.ALL)["pile_cards"] for state in (one, other)]
    assert piles[0] != piles[1]
    assert all(pile != sorted(pile) for pile in piles)


@pytest.mark.rule("AMA-03", "COM-03")
def test_any_card_is_dealt_first_with_the_same_chance() -> None:
    game = arkade.load("amazonas", 2)
    tops = Counter(game.new(seed).view(arkade.ALL)["pile_cards"][0] for seed in range(900))
    expected = 900 / 18
    assert len(tops) == 18
    assert sum((count - expected) ** 2 / expected for count in tops.values()) < 40.8  # 0.1 % of 17 degrees


# Turn


@pytest.mark.rule("AMA-04")
def test_after_action_a_the_player_draws_the_top_card_and_the_next_seat_plays() -> None:
    state = position(["toucan, frog, toad"], pile="jaguar, sloth")
    state.play("play toucan")
    assert state.view(0)["seats"][0]["hand"] == counts("toad, frog, jaguar")
    assert state.view()["pile"] == 1
    assert state.player == 1
    check(state._record)


@pytest.mark.rule("AMA-04")
@pytest.mark.parametrize("receiver", [0, 2, 3])
def test_a_gift_is_answered_before_the_giver_draws_and_the_turn_goes_on_after_the_giver(receiver: int) -> None:
    hands = ["piranha, piranha, manatee", "toucan, frog, toad", "stingray, stingray, piranha", "sloth, sloth, frog"]
    state = position(hands, pile="jaguar, sloth", players=4, player=1)
    state.play(f"give {receiver} toucan")
    assert state.player == receiver
    assert state.view(1)["seats"][1]["hand"] == counts("frog, toad")
    assert state.view()["pile"] == 2
    before = state.view(receiver)["seats"][receiver]["hand"]
    state.play("accept")
    assert state.view(1)["seats"][1]["hand"] == counts("frog, toad, jaguar")
    assert state.view(receiver)["seats"][receiver]["hand"] == before  # the receiver draws nothing
    assert state.player == 2
    check(state._record)


@pytest.mark.rule("AMA-05")
def test_a_card_goes_face_up_to_the_own_column_of_its_colour() -> None:
    state = position(["toucan, frog, toad"], ["toucan, macaw, hummingbird"])
    state.play("play toad")
    own, other = state.view(1)["seats"]
    assert own["columns"]["brown"] == ["toad"]
    assert own["columns"]["violet"] == keys("toucan, macaw, hummingbird")
    assert other["columns"] == {"blue": [], "violet": [], "brown": [], "green": []}


@pytest.mark.rule("AMA-05", "AMA-06")
def test_the_turn_offers_every_card_of_the_hand_to_play_or_to_give() -> None:
    assert notations(position(["toad, frog, toad"])) == ["play toad", "play frog", "give 1 toad", "give 1 frog"]
    assert notations(position(["toad, toad, toad"], players=3, player=0)) == ["play toad", "give 1 toad", "give 2 toad"]


@pytest.mark.rule("AMA-06")
def test_a_card_given_lies_open_until_the_receiver_accepts_or_refuses_it() -> None:
    state = position(["toucan, frog, toad"], ["", "toucan, toad"])
    state.play("give 1 toucan")
    for seat in (0, 1, None):
        assert state.view(seat)["gift"] == {"giver": 0, "receiver": 1, "animal": "toucan"}
    assert notations(state) == ["accept", "refuse toad"]
    state.play("accept")
    assert state.view()["gift"] is None
    check(state._record)


@pytest.mark.rule("AMA-07")
def test_a_double_is_discarded_together_with_its_twin() -> None:
    state = position(["toad, frog, frog"], ["toad, chameleon, toucan"], pile="sloth, sloth, sloth")
    before = state.view()["discard"]["toad"]
    state.play("play toad")
    assert state.view()["seats"][0]["columns"]["brown"] == ["chameleon"]
    assert state.view()["discard"]["toad"] == before + 2
    assert state.view()["seats"][0]["columns"]["violet"] == ["toucan"]
    check(state._record)


@pytest.mark.rule("AMA-07", "AMA-20")
def test_a_double_that_would_have_filled_the_column_completes_nothing() -> None:
    """The rulebook's anteater: five green cards, one of them an anteater, and another one is played: four stay."""
    state = position(["anteater, frog, frog"], ["anteater, frog, striped rhinoceros, earless rabbit, jaguar"])
    state.play("play anteater")
    own = state.view()["seats"][0]
    assert own["columns"]["green"] == keys("frog, striped rhinoceros, earless rabbit, jaguar")
    assert own["stacks"] == {}
    assert state.view()["discard"] == {"anteater": 2}


@pytest.mark.rule("AMA-08")
@pytest.mark.parametrize(("colour", "cards"), [("blue", BLUE), ("violet", VIOLET), ("brown", BROWN), ("green", GREEN)])
def test_a_full_column_becomes_a_stack_and_begins_anew(colour: str, cards: str) -> None:
    lying, last = cards.rsplit(", ", 1)
    state = position([f"{last}, {last}, toad"], [lying])
    state.play(f"play {last}")
    own = state.view()["seats"][0]
    assert own["stacks"] == {colour: 1}
    assert own["columns"][colour] == []
    assert not state.over
    check(state._record)
    state.play(state.legal()[0])
    state.play(f"play {last}")
    assert state.view()["seats"][0]["columns"][colour] == keys(last)


@pytest.mark.rule("AMA-08", "AMA-09")
def test_a_column_can_be_completed_again_without_a_second_bonus() -> None:
    state = position(["toad, frog, frog"], ["chameleon, two-headed snake"], [{"brown": 1}])
    assert state.scores[0] == 3 + 6 + 3
    state.play("play toad")
    assert state.view()["seats"][0]["stacks"] == {"brown": 2}
    assert state.scores[0] == 6 + 6 + 3


@pytest.mark.rule("AMA-09")
def test_the_first_of_a_colour_takes_the_bonus_and_later_ones_get_none() -> None:
    columns = ["chameleon, two-headed snake", "chameleon, two-headed snake"]
    state = position(["toad, frog, frog", "toad, frog, frog"], columns)
    assert state.view()["colours"][2]["owner"] is None
    state.play("play toad")
    assert state.view()["colours"][2]["owner"] == 0
    state.play("play toad")
    assert state.view()["seats"][1]["stacks"] == {"brown": 1}
    assert state.view()["colours"][2]["owner"] == 0
    assert state.scores == [6 + 3, 6]


@pytest.mark.rule("AMA-09", "AMA-10")
def test_a_gift_can_complete_a_column_and_win_the_bonus() -> None:
    state = position(["toad, frog, frog"], ["", "chameleon, two-headed snake"])
    after = played(state, "give 1 toad", "accept")
    assert after.view()["seats"][1]["stacks"] == {"brown": 1}
    assert after.view()["colours"][2]["owner"] == 1
    assert after.scores == [0, 6 + 3]
    assert after.player == 1
    check(after._record)


@pytest.mark.rule("AMA-10", "AMA-07")
def test_an_accepted_gift_joins_the_receivers_column_and_may_be_a_double() -> None:
    state = position(["toad, toad, frog"], ["toad", "chameleon"])
    after = played(state, "give 1 toad", "accept")
    assert after.view()["seats"][1]["columns"]["brown"] == keys("toad, chameleon")
    assert after.view()["seats"][0]["columns"]["brown"] == ["toad"]
    double = position(["toad, toad, frog"], ["", "toad, chameleon, toucan"])
    after = played(double, "give 1 toad", "accept")
    assert after.view()["seats"][1]["columns"]["brown"] == ["chameleon"]
    assert after.view()["seats"][1]["columns"]["violet"] == ["toucan"]
    assert after.view()["discard"] == {"toad": 2}


@pytest.mark.rule("AMA-11")
def test_refusing_discards_the_gift_and_a_chosen_neighbour_and_keeps_the_own_card() -> None:
    state = position(["toad, frog, frog"], ["", "toad, toucan, macaw, jaguar"])
    after = played(state, "give 1 toad", "refuse macaw")
    columns = after.view()["seats"][1]["columns"]
    assert columns == {"blue": [], "violet": ["toucan"], "brown": ["toad"], "green": ["jaguar"]}
    assert after.view()["discard"] == {"toad": 1, "macaw": 1}
    assert after.player == 1
    check(after._record)


@pytest.mark.rule("AMA-11")
def test_a_card_that_makes_no_double_has_to_be_accepted() -> None:
    state = position(["toad, frog, frog"], ["", "chameleon, toucan, jaguar"])
    assert notations(played(state, "give 1 toad")) == ["accept"]


@pytest.mark.rule("AMA-11")
@pytest.mark.parametrize(
    ("gift", "lost"),
    [
        ("piranha", ["toucan"]),
        ("toucan", ["piranha", "toad"]),
        ("toad", ["toucan", "frog"]),
        ("frog", ["toad"]),
    ],
)
def test_neighbours_are_blue_violet_brown_green_in_a_row(gift: str, lost: list[str]) -> None:
    state = position([f"{gift}, sloth, sloth"], ["", "piranha, toucan, toad, frog"])
    assert notations(played(state, f"give 1 {gift}")) == ["accept", *(f"refuse {animal}" for animal in lost)]


@pytest.mark.rule("AMA-11")
def test_every_card_of_both_neighbouring_columns_may_be_lost() -> None:
    state = position(["toad, sloth, sloth"], ["", "piranha, toucan, macaw, toad, chameleon, frog, jaguar"])
    lost = ["toucan", "macaw", "frog", "jaguar"]
    assert notations(played(state, "give 1 toad")) == ["accept", *(f"refuse {animal}" for animal in lost)]


@pytest.mark.rule("AMA-12", "AMA-20")
def test_a_double_must_be_accepted_if_no_neighbouring_column_has_a_card() -> None:
    """The rulebook's frog: Anne has a frog, two blue and two violet cards, but no brown ones."""
    state = position(["frog, sloth, sloth"], ["", "frog, piranha, manatee, toucan, macaw"])
    state.play("give 1 frog")
    assert notations(state) == ["accept"]
    state.play("accept")
    assert state.view()["seats"][1]["columns"]["green"] == []
    assert state.view()["discard"] == {"frog": 2}


@pytest.mark.rule("AMA-12")
def test_a_middle_column_needs_only_one_neighbour_with_a_card() -> None:
    assert notations(played(position(["toad, frog, frog"], ["", "toad"]), "give 1 toad")) == ["accept"]
    state = position(["toad, frog, frog"], ["", "toad, sloth"])
    assert notations(played(state, "give 1 toad")) == ["accept", "refuse sloth"]


@pytest.mark.rule("AMA-13")
def test_an_own_play_is_never_refused() -> None:
    state = position(["toad, frog, frog"], ["toad, toucan"])
    assert "AMA-13" in state.why_not("refuse toucan")
    state.play("play toad")  # nothing is asked: both toads go
    assert state.player == 1
    assert state.view()["seats"][0]["columns"] == {"blue": [], "violet": ["toucan"], "brown": [], "green": []}


@pytest.mark.rule("AMA-14")
def test_colour_and_number_of_stacks_all_columns_and_the_discard_pile_are_public() -> None:
    state = position(["toad, frog, frog"], ["toad", "frog"], [{"green": 1}, {"blue": 2}], pile="sloth, jaguar")
    everything = state.view(arkade.ALL)
    for seat in (0, 1, None):
        view = state.view(seat)
        assert view["discard"] == everything["discard"]
        for shown, true in zip(view["seats"], everything["seats"], strict=True):
            assert shown["columns"] == true["columns"]
            assert shown["stacks"] == true["stacks"]


@pytest.mark.rule("AMA-14")
def test_discarded_cards_never_come_back() -> None:
    game = arkade.load("amazonas", 2)
    state = game.new(seed=4)
    while not state.over:
        before = Counter(state.view()["discard"])
        state.play(state.legal()[-1])
        assert before <= Counter(state.view()["discard"])


# Three and four players


@pytest.mark.rule("AMA-15")
def test_the_receiver_takes_the_protection_card_at_once_and_keeps_it_whatever_the_answer() -> None:
    columns = ["", "toad, toucan", ""]
    state = position(["toad, frog, frog"], columns, players=3)
    for answer in ("accept", "refuse toucan"):
        given = played(state, "give 1 toad")
        assert given.view()["protected"] == 1
        assert played(given, answer).view()["protected"] == 1


@pytest.mark.rule("AMA-15")
def test_its_holder_may_not_be_given_anything_but_may_give() -> None:
    state = position(["toad, toad, toad", "frog, frog, frog"], players=4, protected=2)
    assert notations(state) == ["play toad", "give 1 toad", "give 3 toad"]
    holder = position(["toad, toad, toad"], players=4, protected=0)
    assert notations(holder) == ["play toad", "give 1 toad", "give 2 toad", "give 3 toad"]


@pytest.mark.rule("AMA-15")
def test_it_stays_until_another_player_is_given_a_card() -> None:
    hands = ["toad, toad, toad", "frog, frog, frog", "sloth, sloth, sloth"]
    state = position(hands, players=3, protected=0)
    state.play("play toad")
    assert state.view()["protected"] == 0
    state.play("give 2 frog")
    assert state.view()["protected"] == 2
    assert not state.why_not("accept")


@pytest.mark.rule("AMA-15")
def test_two_players_do_not_use_it() -> None:
    state = position(["toad, toad, toad"])
    state.play("give 1 toad")
    assert state.view()["protected"] is None
    state.play("accept")
    state = position(["toad, toad, toad", "frog, frog, frog"])
    state = played(state, "give 1 toad", "accept", "give 0 frog", "accept", "give 1 toad")
    assert state.view()["protected"] is None


@pytest.mark.rule("AMA-15", "COM-01")
@pytest.mark.parametrize("players", [3, 4])
def test_turns_go_round_clockwise(players: int) -> None:
    state = arkade.load("amazonas", players, start=1).new(seed=3)
    order = []
    for _ in range(2 * players):
        order.append(state.player)
        state.play(state.legal()[0])
    assert order == [(1 + i) % players for i in range(2 * players)]


@pytest.mark.rule("AMA-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_has_the_protection_card_at_the_start(players: int) -> None:
    assert arkade.load("amazonas", players).new(seed=1).view()["protected"] is None


# End and scoring


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


@pytest.mark.rule("AMA-20")
def test_refusing_a_brown_card_costs_a_violet_or_green_one_never_a_blue_one() -> None:
    """The rulebook's chameleon: Bruno has one, refuses another, and gives up a toucan for it."""
    state = position(["chameleon, sloth, sloth"], ["", "chameleon, toucan, frog, piranha"])
    state.play("give 1 chameleon")
    assert notations(state) == ["accept", "refuse toucan", "refuse frog"]
    assert state.why_not("refuse piranha") == ("AMA-11",)
    state.play("refuse toucan")
    assert state.view()["discard"] == {"toucan": 1, "chameleon": 1}
    assert state.view()["seats"][1]["columns"]["brown"] == ["chameleon"]


@pytest.mark.rule("AMA-07", "AMA-20")
def test_two_toads_go_together() -> None:
    """The rulebook's toad: Bruno plays a toad where a toad lies."""
    state = position(["toad, sloth, sloth"], ["toad"])
    state.play("play toad")
    assert state.view()["discard"] == {"toad": 2}
    assert state.view()["seats"][0]["columns"]["brown"] == []


@pytest.mark.rule("AMA-08", "AMA-20")
def test_a_fifth_blue_card_makes_a_stack() -> None:
    """The rulebook's blue column: Anne plays the fifth card and turns the five into a stack."""
    lying, last = BLUE.rsplit(", ", 1)
    state = position([f"{last}, sloth, sloth"], [lying])
    assert len(animals(lying)) == 4
    state.play(f"play {last}")
    assert state.view()["seats"][0]["stacks"] == {"blue": 1}
    assert state.scores[0] == 15 + 5


# Chance and undo


@pytest.mark.rule("AMA-03", "COM-02")
def test_the_start_player_is_seat_0_or_chosen_or_drawn_by_lot() -> None:
    assert arkade.load("amazonas", 3).new(seed=1).player == 0
    assert arkade.load("amazonas", 3, start=2).new(seed=1).player == 2
    drawn = arkade.load("amazonas", 3, start="random")
    assert {drawn.new(seed).player for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("AMA-04", "AMA-06")
def test_a_draw_a_gift_and_the_end_are_news() -> None:
    state = position(["toad, frog, frog"])
    given = played(state, "give 1 toad")
    assert given.news > state.news
    assert played(given, "accept").news > given.news
    assert played(state, "play toad").news > state.news
    last = position(["toad, frog, frog"], ["chameleon, two-headed snake"], [{"green": 2}])
    assert played(last, "play toad").news > last.news
