"""Arche Opti Mix rule by rule: the turn (OPT-09 to OPT-23), with the rulebook's examples."""

import pytest

from arkade.games.optimix import deck
from arkade.games.optimix.components import MAX_CABINS, TYPES

from .positions import hand, legal, load, open_to, pawns, play, position

# Taking cards


@pytest.mark.rule("OPT-09")
def test_taking_gives_a_display_card_and_the_top_of_the_pile_then_the_display_is_filled() -> None:
    state = position(hands=["cow", "", ""], display="hay, bee, lion", pile="moose, zebra")
    assert [move for move in legal(state) if move.startswith("take")] == ["take lion", "take bee", "take hay"]
    play(state, "take lion")
    assert hand(state, 0) == {"cow": 1, "lion": 1, "moose": 1}
    assert state.view()["display"] == {"bee": 1, "zebra": 1, "hay": 1}
    assert (state.player, state.view()["phase"]) == (1, "turn")


@pytest.mark.rule("OPT-10")
def test_rain_is_laid_aside_and_another_card_drawn() -> None:
    state = position(display="hay, bee, lion", pile="rain, moose, zebra", rain=2)
    play(state, "take lion")
    assert hand(state, 0) == {"lion": 1, "moose": 1}
    assert state.view()["display"] == {"bee": 1, "zebra": 1, "hay": 1}
    assert state.view()["rain"] == 3
    state = position(display="hay, bee, lion", pile="moose, rain, rain, zebra", rain=2)
    play(state, "take lion")
    assert state.view()["display"] == {"bee": 1, "zebra": 1, "hay": 1}
    assert state.view()["rain"] == 4
    assert state.player == 1


# Playing cards


@pytest.mark.rule("OPT-11")
def test_one_or_two_cards_are_played_and_the_next_player_follows() -> None:
    state = position(["cow"], ["horse"], ["bee, butterfly, hen", "", ""])
    play(state, "bee p1")
    assert (state.player, state.view()["phase"]) == (0, "second")
    assert play(state.copy(), "stop").player == 1
    play(state, "butterfly s1")
    assert state.player == 1
    assert hand(state, 0) == {"hen": 1}


@pytest.mark.rule("OPT-11")
@pytest.mark.parametrize("card", ["snail", "grain"])
def test_a_slow_animal_or_a_provision_is_the_only_card_of_its_turn(card: str) -> None:
    state = position(["bee"], ["butterfly"], [f"{card}, mouse, hen", "", ""])
    first = play(state.copy(), f"{card} p1")
    assert first.player == 1
    second = play(state, "hen s2", "pick hay")
    assert second.view()["phase"] == "second"
    assert open_to(second, card) == []
    assert open_to(second, "mouse")


@pytest.mark.rule("OPT-11")
def test_without_a_card_left_the_turn_ends_after_one() -> None:
    assert play(position(["cow"], ["horse"], ["bee", "", ""]), "bee p1").player == 1


@pytest.mark.rule("OPT-12")
def test_the_second_card_goes_to_another_cabin() -> None:
    state = play(position(["cow"], ["horse"], ["bee, butterfly", "", ""]), "bee p1")
    assert open_to(state, "butterfly") == ["p2", "s1", "s2"]
    assert legal(state)[-1] == "stop"


@pytest.mark.rule("OPT-12", "OPT-23")
def test_two_new_cabins_may_be_neighbours() -> None:
    state = position(["cow"], ["horse"], ["bee, butterfly", "", ""])
    play(state, "bee p2", "pick hay", "butterfly p3", "pick grain")
    assert (load(state, "p2"), load(state, "p3")) == (["bee"], ["butterfly"])
    assert state._record.discs.tolist()[:3] == [1, 3, 5]


@pytest.mark.rule("OPT-12")
def test_an_ejections_cabin_counts_as_the_first() -> None:
    state = position(["cow"], ["horse"], ["mosquito, bee", "", ""])
    play(state, "mosquito p1", "eject cow")
    assert "p1" not in open_to(state, "bee")
    state = play(position(["cow"], ["horse"], ["mosquito, bee", "", ""]), "bee p1")
    assert open_to(state, "mosquito") == ["p2", "s1", "s2"]


@pytest.mark.rule("OPT-12")
def test_no_turn_is_passed_before_the_last_boarding() -> None:
    state = position(["elephant"], ["rhinoceros"], ["", "", ""])
    assert legal(state) == ["take grain", "take hay"]


@pytest.mark.rule("OPT-13")
def test_a_cabin_holds_three_cards() -> None:
    state = position(["cow, bee, butterfly", "horse"], ["camel, zebra"], ["dodo, hen", "", ""])
    assert open_to(state, "dodo") == ["p2", "p3", "s1", "s2"]


@pytest.mark.rule("OPT-14")
def test_warm_and_cold_do_not_share_a_cabin_and_both_goes_with_either() -> None:
    state = position(["zebra", "moose", "cow"], ["giraffe", "reindeer", "horse"], ["gazelle, sheep, bee", "", ""])
    assert open_to(state, "gazelle") == ["p1", "p3", "p4", "s1", "s3", "s4"]
    assert open_to(state, "sheep") == ["p2", "p3", "p4", "s2", "s3", "s4"]
    assert len(open_to(state, "bee")) == 8
    play(state, "gazelle p3")
    assert load(state, "p3") == ["cow", "gazelle"]


@pytest.mark.rule("OPT-14")
def test_provisions_have_a_climate_too() -> None:
    state = position(["seal", "grain"], ["walrus"], ["grain, hay", "", ""])
    assert open_to(state, "grain") == ["p2", "p3", "s2"]
    assert open_to(state, "hay") == ["p1", "p3", "s1", "s2"]


@pytest.mark.rule("OPT-15", "OPT-06")
def test_example_of_the_polar_bear_and_the_tilt() -> None:
    """The bear (weight 2) moves the disc two spaces to its side; there only weight 0 may follow."""
    state = position(["moose"], ["reindeer"], ["polar bear", "bee, sheep, cow", ""])
    play(state, "polar bear s2", "pick hay", "stop")
    assert state.view()["tilt"] == 2
    assert state.player == 1
    assert open_to(state, "bee") == ["p1", "p2", "s1", "s3"]
    assert open_to(state, "sheep") == ["p1", "p2"]
    assert open_to(state, "cow") == ["p1", "p2"]


@pytest.mark.rule("OPT-15")
def test_the_second_card_cannot_mend_the_first() -> None:
    state = position(["cow"], ["horse"], ["elephant, rhinoceros", "", ""])
    assert open_to(state, "elephant") == []
    state = position(["cow"], ["moose, sheep"], ["elephant, hippopotamus, bee", "", ""])
    assert state.view()["tilt"] == 1
    assert open_to(state, "elephant") == ["p1", "p2"]  # down to -2, never up to 4


@pytest.mark.rule("OPT-16", "OPT-17")
def test_example_of_the_dog() -> None:
    """The dog may join provisions or two heavier herbivores, but not a herbivore of its own weight."""
    state = position(["hay", "cow, horse"], ["sheep", "walrus, reindeer"], ["dog", "", ""])
    assert open_to(state, "dog") == ["p1", "p2", "p3", "s2", "s3"]
    assert state.why_not("dog s1") == ("OPT-16",)


@pytest.mark.rule("OPT-16")
def test_a_hunter_is_strictly_lighter_whichever_comes_first() -> None:
    state = position(["dog", "toad", "hen"], ["horse"], ["cow, sheep, bee", "", ""], tilt=0)
    assert state.why_not("cow p1") == ()
    assert state.why_not("sheep p1") == ("OPT-16",)
    assert state.why_not("bee p2") == ("OPT-16",)
    assert state.why_not("bee p3") == ("OPT-16",)  # omnivores too
    assert state.why_not("sheep p3") == ()


@pytest.mark.rule("OPT-16")
def test_a_cabin_has_one_carnivore_or_omnivore() -> None:
    state = position(["lion"], ["pig"], ["dog, hen, mouse", "", ""])
    for move in ("dog p1", "dog s1", "hen p1", "hen s1"):
        assert state.why_not(move) == ("OPT-16",)


@pytest.mark.rule("OPT-17")
def test_herbivores_and_omnivores_never_share_a_cabin_with_provisions() -> None:
    state = position(
        ["grain", "cow"], ["grain", "mouse"], ["hen, snail, bee, toad, grain", "", ""], "hay, hay, hay", tilt=0
    )
    assert state.why_not("hen p1") == ("OPT-17",)
    assert state.why_not("snail p1") == ("OPT-17",)
    assert state.why_not("bee p1") == ()
    assert state.why_not("toad p1") == ()
    assert state.why_not("grain p2") == ("OPT-17",)
    assert state.why_not("grain s2") == ("OPT-17",)


@pytest.mark.rule("OPT-04")
def test_cabins_of_the_same_number_are_opposite() -> None:
    state = position(["lion", "cow", "horse"], ["bee", "camel", "butterfly"], ["rabbit", "", ""], tilt=0)
    assert "s1" not in open_to(state, "rabbit")  # opposite the lion in p1
    assert "s2" in open_to(state, "rabbit")  # across the corner


@pytest.mark.rule("OPT-18")
def test_example_of_the_places_open_to_a_rabbit() -> None:
    """Not with a carnivore, not next to it, not opposite; a corner away is far enough."""
    state = position(["cow", "tiger", "horse", "zebra"], ["giraffe", "camel", "moose", "reindeer"], ["rabbit", "", ""])
    assert open_to(state, "rabbit") == ["p4", "p5", "s1", "s3", "s4", "s5"]
    closed = state.view(0)["places"]["rabbit"]
    assert closed["p1"] == closed["p3"] == closed["s2"] == ["OPT-18"]
    assert closed["p2"] == ["OPT-16", "OPT-18"]


@pytest.mark.rule("OPT-18")
def test_a_carnivore_is_not_placed_near_the_shy_and_an_omnivore_is() -> None:
    state = position(["zebra", "cow", "camel"], ["horse", "reindeer"], ["toad, hen", "", ""], tilt=0)
    assert open_to(state, "toad") == ["p3", "p4", "s2", "s3"]  # not p1, nor p2 next to it, nor s1 opposite
    assert open_to(state, "hen") == ["p1", "p2", "p3", "p4", "s1", "s2", "s3"]


@pytest.mark.rule("OPT-18")
def test_a_new_cabin_next_to_or_opposite_a_carnivore_is_closed_to_the_shy() -> None:
    state = position(["lion"], ["cow"], ["rabbit", "", ""])
    assert open_to(state, "rabbit") == ["s2"]  # p2 is next to the lion, s1 opposite
    state = position(["cow", "lion"], ["horse, reindeer"], ["rabbit", "", ""])
    assert open_to(state, "rabbit") == ["s1"]  # p1 and p3 are next to the lion, s2 opposite


@pytest.mark.rule("OPT-19", "OPT-05")
def test_a_fear_left_by_the_set_up_binds_nobody_else() -> None:
    state = position(["lion", "moose"], ["zebra", "reindeer"], ["cow, bee", "", ""])
    assert open_to(state, "bee") == ["p2", "p3", "s1", "s2", "s3"]  # not with the lion: too light
    assert open_to(state, "cow") == ["p2", "p3", "s1", "s2", "s3"]
    state = position(["dog", "moose"], ["rabbit", "horse"], ["cow", "", ""], tilt=0)
    assert open_to(state, "cow") == ["p1", "p2", "p3", "s1", "s2", "s3"]


@pytest.mark.rule("OPT-20")
def test_a_card_played_puts_a_pawn_on_its_type_and_one_without_type_none() -> None:
    state = position(["cow"], ["horse"], ["bee, butterfly, spider", "hay", ""])
    play(state, "bee p1", "butterfly s1")
    assert pawns(state, 0) == {"useful": 1, "shy": 1}
    play(state, "hay s2", "pick grain")
    assert pawns(state, 1) == {"provisions": 1}
    state = play(position(["cow"], ["horse"], ["spider", "", ""]), "spider p1")
    assert pawns(state, 0) == {}


@pytest.mark.rule("OPT-02", "OPT-20")
def test_pawns_are_not_limited_to_17() -> None:
    state = position(["cow"], ["horse"], ["bee", "", ""])
    state._record.pawns[0, TYPES.index("useful")] = 17
    assert pawns(play(state, "bee p1"), 0) == {"useful": 18}


@pytest.mark.rule("OPT-21")
def test_the_steps_after_a_card_come_in_their_order() -> None:
    state = position(["cow"], ["horse"], ["chimpanzee, bee", "", ""])
    play(state, "chimpanzee p2")
    assert state.view()["phase"] == "disc"
    assert state._record.discs.tolist()[:3] == [2, 3, 4]  # paid already
    assert pawns(state, 0) == {"useful": 1}
    play(state, "disc useful")
    assert state.view()["phase"] == "pick"
    play(state, "pick hay")
    assert state.view()["phase"] == "second"


@pytest.mark.rule("OPT-21")
def test_ejecting_and_the_chimpanzees_disc_may_be_declined() -> None:
    state = play(position(["cow"], ["horse"], ["mosquito, bee", "", ""]), "mosquito p1", "no eject")
    assert load(state, "p1") == ["cow", "mosquito"]
    state = play(position(["cow"], ["horse"], ["chimpanzee, bee", "", ""]), "chimpanzee p1", "no disc")
    assert pawns(state, 0) == {"useful": 1}
    assert state._record.reserve == 13


@pytest.mark.rule("OPT-22", "COM-01")
def test_a_new_cabin_costs_a_disc_to_the_right_hand_neighbour() -> None:
    state = position(["cow"], ["horse"], ["bee", "", ""])
    play(state, "bee s2")
    assert state._record.discs.tolist()[:3] == [2, 3, 4]
    assert load(state, "s2") == ["bee"]
    assert play(position(["cow"], ["horse"], ["", "", "bee"], player=2), "bee p2")._record.discs.tolist()[:3] == [
        3,
        4,
        2,
    ]


@pytest.mark.rule("OPT-22")
def test_there_are_always_two_places_for_a_new_cabin_and_sides_may_differ() -> None:
    state = position(["cow", "bee", "hay"], ["horse"], ["butterfly", "", ""])
    assert open_to(state, "butterfly") == ["p1", "p2", "p3", "p4", "s1", "s2"]


@pytest.mark.rule("OPT-22")
def test_no_disc_no_new_cabin() -> None:
    state = position(["cow"], ["horse"], ["bee", "", ""], discs=[0, 3, 3])
    assert open_to(state, "bee") == ["p1", "s1"]


@pytest.mark.rule("OPT-22")
def test_no_deck_can_make_more_cabins_than_the_record_has() -> None:
    assert deck.longest_side(deck.cards({})) == 41
    assert MAX_CABINS >= 41


@pytest.mark.rule("OPT-23")
def test_an_opener_takes_a_display_card_at_once_which_may_be_the_second_card() -> None:
    state = position(["cow"], ["horse"], ["bee", "", ""], display="hay, butterfly, grain", pile="zebra, dodo")
    play(state, "bee p2")
    assert legal(state) == ["pick butterfly", "pick grain", "pick hay"]
    play(state, "pick butterfly")
    assert state.view()["display"] == {"grain": 1, "hay": 1}  # filled only at the end of the turn
    play(state, "butterfly s2")
    assert legal(state) == ["pick grain", "pick hay"]  # from the two left
    play(state, "pick hay")
    assert state.view()["display"] == {"grain": 1, "zebra": 1, "dodo": 1}
    assert hand(state, 0) == {"hay": 1}
    assert state.player == 1


@pytest.mark.rule("OPT-23", "OPT-11")
def test_a_slow_animal_in_a_new_cabin_still_brings_a_display_card() -> None:
    state = play(position(["cow"], ["horse"], ["snail, bee", "", ""], pile="zebra"), "snail p2")
    assert state.view()["phase"] == "pick"
    play(state, "pick hay")
    assert state.player == 1
    assert hand(state, 0) == {"bee": 1, "hay": 1}
