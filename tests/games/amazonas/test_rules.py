"""Coloretto Amazonas: set-up, turns and columns."""

from collections import Counter

import pytest

import arkade
from arkade.games.amazonas.components import ANIMALS
from arkade.games.amazonas.consistency import check

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


@pytest.mark.rule("AMA-03", "COM-02")
def test_the_start_player_is_seat_0_or_chosen_or_drawn_by_lot() -> None:
    assert arkade.load("amazonas", 3).new(seed=1).player == 0
    assert arkade.load("amazonas", 3, start=2).new(seed=1).player == 2
    drawn = arkade.load("amazonas", 3, start="random")
    assert {drawn.new(seed).player for seed in range(30)} == {0, 1, 2}


# Turn


@pytest.mark.rule("AMA-04")
def test_after_action_a_the_player_draws_the_top_card_and_the_next_seat_plays() -> None:
    state = position(["toucan, frog, toad"], pile="jaguar, sloth")
    state.play("play toucan")
    assert state.view(0)["seats"][0]["hand"] == counts("toad, frog, jaguar")
    assert state.view()["pile"] == 1
    assert state.player == 1
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


@pytest.mark.rule("AMA-15", "COM-01")
@pytest.mark.parametrize("players", [3, 4])
def test_turns_go_round_clockwise(players: int) -> None:
    state = arkade.load("amazonas", players, start=1).new(seed=3)
    order = []
    for _ in range(2 * players):
        order.append(state.player)
        state.play(state.legal()[0])
    assert order == [(1 + i) % players for i in range(2 * players)]


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


@pytest.mark.rule("AMA-04", "AMA-06")
def test_a_draw_a_gift_and_the_end_are_news() -> None:
    state = position(["toad, frog, frog"])
    given = played(state, "give 1 toad")
    assert given.news > state.news
    assert played(given, "accept").news > given.news
    assert played(state, "play toad").news > state.news
    last = position(["toad, frog, frog"], ["chameleon, two-headed snake"], [{"green": 2}])
    assert played(last, "play toad").news > last.news


# Columns, stacks and bonus cards


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


@pytest.mark.rule("AMA-07", "AMA-20")
def test_two_toads_go_together() -> None:
    """The rulebook's toad: Bruno plays a toad where a toad lies."""
    state = position(["toad, sloth, sloth"], ["toad"])
    state.play("play toad")
    assert state.view()["discard"] == {"toad": 2}
    assert state.view()["seats"][0]["columns"]["brown"] == []


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


@pytest.mark.rule("AMA-08", "AMA-20")
def test_a_fifth_blue_card_makes_a_stack() -> None:
    """The rulebook's blue column: Anne plays the fifth card and turns the five into a stack."""
    lying, last = BLUE.rsplit(", ", 1)
    state = position([f"{last}, sloth, sloth"], [lying])
    assert len(animals(lying)) == 4
    state.play(f"play {last}")
    assert state.view()["seats"][0]["stacks"] == {"blue": 1}
    assert state.scores[0] == 15 + 5


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
