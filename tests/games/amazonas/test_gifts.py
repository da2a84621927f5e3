"""Coloretto Amazonas: cards given, accepted and refused, and the protection card."""

import pytest

import arkade
from arkade.games.amazonas.consistency import check

from .positions import counts, keys, notations, played, position

# Gifts


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


@pytest.mark.rule("AMA-09", "AMA-10")
def test_a_gift_can_complete_a_column_and_win_the_bonus() -> None:
    state = position(["toad, frog, frog"], ["", "chameleon, two-headed snake"])
    after = played(state, "give 1 toad", "accept")
    assert after.view()["seats"][1]["stacks"] == {"brown": 1}
    assert after.view()["colours"][2]["owner"] == 1
    assert after.scores == [0, 6 + 3]
    assert after.player == 1
    check(after._record)


# Refusing


@pytest.mark.rule("AMA-11")
def test_refusing_discards_the_gift_and_a_chosen_neighbour_and_keeps_the_own_card() -> None:
    state = position(["toad, frog, frog"], ["", "toad, toucan, macaw, jaguar"])
    after = played(state, "give 1 toad", "refuse macaw")
    columns = after.view()["seats"][1]["columns"]
    assert columns == {"blue": [], "violet": ["toucan"], "brown": ["toad"], "green": ["jaguar"]}
    assert after.view()["discard"] == {"toad": 1, "macaw": 1}
    assert after.player == 1
    check(after._record)


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


# The protection card: three and four players


@pytest.mark.rule("AMA-16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_has_the_protection_card_at_the_start(players: int) -> None:
    assert arkade.load("amazonas", players).new(seed=1).view()["protected"] is None


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
