"""Arche Opti Mix rule by rule (OPT-01 to OPT-53), with the rulebook's examples."""

from collections import Counter
from functools import cache

import pytest
from scipy.stats import chisquare

import arkade
from arkade.games.optimix import deck, rules
from arkade.games.optimix.components import CARDS, MAX_CABINS, RAIN_CARDS, TYPES
from arkade.games.optimix.state import RAIN
from arkade.state import State

from .positions import cards, hand, legal, load, open_to, pawns, play, position


@cache
def deals(players: int, count: int) -> list[State]:
    """Deals to look at, not to play on."""
    game = arkade.load("optimix", players)
    return [game.new(seed) for seed in range(count)]


def first_cards(state: State) -> list[str]:
    """A, B, C, D."""
    return [load(state, place)[0] for place in ("p1", "s1", "s2", "p2")]


# Components and set-up


@pytest.mark.rule("OPT-01")
def test_the_deck_has_47_animals_and_8_provisions_with_their_traits() -> None:
    seen = position().view()["deck"]
    animals = {name: card for name, card in seen.items() if card["type"] != "provisions"}
    assert len(animals) == 47
    assert {card["copies"] for card in animals.values()} == {1}
    stores = {name: card for name, card in seen.items() if card["type"] == "provisions"}
    assert {name: (card["climate"], card["copies"]) for name, card in stores.items()} == {
        "grain": ("warm", 4),
        "hay": ("cold", 4),
    }
    assert seen["polar bear"] == {
        "climate": "cold",
        "weight": 2,
        "diet": "carnivore",
        "type": "heavy",
        "power": None,
        "copies": 1,
        "title": None,
    }
    assert (seen["fox"]["type"], seen["fox"]["power"]) == (None, "fox")
    assert {card["weight"] for card in seen.values()} == {0, 1, 2, 3, 4}


@pytest.mark.rule("OPT-02")
def test_there_are_five_score_cards_five_rain_cards_and_22_discs() -> None:
    for state in deals(4, 5):
        view = state.view(arkade.ALL)
        assert view["pile_cards"].count("rain") == 5
        assert sum(seat["discs"] for seat in view["seats"]) + view["reserve"] == 22
        assert list(view["seats"][0]["pawns"]) == ["slow", "shy", "heavy", "useful", "provisions"]


@pytest.mark.rule("OPT-02", "OPT-20")
def test_pawns_are_not_limited_to_17() -> None:
    state = position(["cow"], ["horse"], ["bee", "", ""])
    state._record.pawns[0, TYPES.index("useful")] = 17
    assert pawns(play(state, "bee p1"), 0) == {"useful": 18}


@pytest.mark.rule("OPT-03", "COM-02")
def test_the_fourth_and_fifth_in_turn_order_begin_with_four_discs() -> None:
    game = {players: arkade.load("optimix", players) for players in (3, 4, 5)}
    assert [seat["discs"] for seat in game[3].new(1).view()["seats"]] == [3, 3, 3]
    assert [seat["discs"] for seat in game[4].new(1).view()["seats"]] == [3, 3, 3, 4]
    assert [seat["discs"] for seat in game[5].new(1).view()["seats"]] == [3, 3, 3, 4, 4]
    assert [seat["discs"] for seat in arkade.load("optimix", 5, start=3).new(1).view()["seats"]] == [3, 4, 4, 3, 3]
    assert [game[players].new(1).view()["reserve"] for players in (3, 4, 5)] == [13, 9, 5]


@pytest.mark.rule("OPT-04")
def test_cabins_of_the_same_number_are_opposite() -> None:
    state = position(["lion", "cow", "horse"], ["bee", "camel", "butterfly"], ["rabbit", "", ""], tilt=0)
    assert "s1" not in open_to(state, "rabbit")  # opposite the lion in p1
    assert "s2" in open_to(state, "rabbit")  # across the corner


@pytest.mark.rule("OPT-05")
def test_the_first_four_cards_weigh_1_or_2_with_two_of_a_type_at_most_in_four_cabins() -> None:
    for state in deals(3, 600):
        view = state.view()
        assert [cabin["place"] for cabin in view["port"] + view["starboard"]] == ["p1", "p2", "s1", "s2"]
        first = [view["deck"][name] for name in first_cards(state)]
        assert {card["weight"] for card in first} <= {1, 2}
        assert max(Counter(card["type"] for card in first if card["type"]).values()) <= 2
        assert not state._record.pawns.any()


@pytest.mark.rule("OPT-05", "OPT-21")
def test_the_first_four_cards_may_frighten_each_other_and_use_no_power() -> None:
    afraid, foxes = 0, 0
    for state in deals(3, 600):
        a, b, c, d = (CARDS.index(name) for name in first_cards(state))
        afraid += any(rules.frightens(state._record, *pair) for pair in ((a, b), (b, c), (c, d), (d, a)))
        foxes += "fox" in first_cards(state)
        assert state._record.reserve == 13
    assert 150 < afraid < 250  # about a third
    assert foxes


@pytest.mark.rule("OPT-05")
def test_every_usable_card_is_the_first_with_the_same_chance() -> None:
    counts = Counter(first_cards(state)[0] for state in deals(3, 600))
    usable = [card for card in deck.cards({}) if card.weight in (1, 2)]
    copies = [card.copies for card in usable]
    observed = [counts[card.name] for card in usable]
    assert sum(observed) == 600
    assert chisquare(observed, [600 * count / sum(copies) for count in copies]).pvalue > 0.001


@pytest.mark.rule("OPT-05", "OPT-06")
def test_example_of_the_first_four_cards_tilt() -> None:
    """B and C weigh 2 each, A and D 1 each: the disc lies at the far end of the side of B and C."""
    state = position(port=["dodo", "sheep"], starboard=["cow", "horse"])
    assert state.view()["tilt"] == 2


@pytest.mark.rule("OPT-06")
def test_the_tilt_is_starboard_less_port_from_the_deal_on() -> None:
    for state in deals(3, 600):
        view = state.view()
        weights = [sum(cabin["weight"] for cabin in view[side]) for side in ("port", "starboard")]
        assert view["tilt"] == weights[1] - weights[0]


@pytest.mark.rule("OPT-07")
def test_everybody_has_two_cards_and_three_are_on_display() -> None:
    for players in (3, 4, 5):
        state = arkade.load("optimix", players).new(seed=4)
        view = state.view(arkade.ALL)
        assert [sum(seat["hand"].values()) for seat in view["seats"]] == [2] * players
        assert sum(view["display"].values()) == 3
        assert view["pile"] == 55 - 4 - 2 * players - 3 + 5


@pytest.mark.rule("OPT-05", "OPT-07")
def test_cards_that_could_not_be_used_at_first_are_shuffled_in_again() -> None:
    heavy = sum("elephant" in state.view(arkade.ALL)["seats"][0]["hand"] for state in deals(3, 600))
    expected = 600 * 2 / 51
    assert abs(heavy - expected) < 5 * expected**0.5


@pytest.mark.rule("OPT-08")
@pytest.mark.parametrize(("players", "above", "below"), [(3, 21, 21), (4, 20, 20), (5, 19, 19)])
def test_the_first_rain_lies_on_the_lower_half_and_four_are_in_it(players: int, above: int, below: int) -> None:
    places: Counter[int] = Counter()
    for state in deals(players, 600 if players == 3 else 100):
        pile = state.view(arkade.ALL)["pile_cards"]
        assert pile.index("rain") == above
        assert len(pile) == above + 1 + below + 4
        places.update(place for place, card in enumerate(pile[above + 1 :]) if card == "rain")
    assert chisquare([places[place] for place in range(below + 4)]).pvalue > 0.001


@pytest.mark.rule("OPT-08")
def test_an_odd_number_of_cards_gives_the_upper_half_one_more(tmp_path) -> None:
    text = deck.FILE.read_text().replace('copies = 4\nknown = "2 kinds', 'copies = 3\nknown = "2 kinds', 1)
    (tmp_path / "deck.toml").write_text(text)
    pile = arkade.load("optimix", 3, deck=tmp_path / "deck.toml").new(1).view(arkade.ALL)["pile_cards"]
    assert len(pile) == 41 + 5
    assert pile.index("rain") == 21


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


# Rain, pets, last boarding


@pytest.mark.rule("OPT-30", "OPT-10")
def test_the_second_rain_interrupts_the_draw_for_the_hand() -> None:
    state = position(hands=["cow", "bee", "sheep"], display="hay, hen, lion", pile="rain, moose, zebra", rain=1)
    play(state, "take hen")
    assert (state.player, state.view()["phase"]) == (0, "pet")
    assert hand(state, 0) == {"cow": 1, "hen": 1}  # the pile card has not come yet
    assert legal(state) == ["pet hen", "pet cow", "no pet"]  # a display card just taken may be it
    play(state, "pet hen")
    assert state.player == 1
    play(state, "pet bee")
    assert legal(state) == ["pet sheep", "no pet"]
    play(state, "no pet")
    assert hand(state, 0) == {"cow": 1, "moose": 1}
    assert state.view()["display"] == {"lion": 1, "zebra": 1, "hay": 1}
    assert (state.player, state.view()["phase"]) == (1, "turn")
    assert [seat["pet"] for seat in state.view()["seats"]] == [True, True, False]


@pytest.mark.rule("OPT-30")
def test_the_second_rain_interrupts_the_filling_of_the_display() -> None:
    state = position(hands=["cow", "", ""], display="hay, hen, lion", pile="moose, rain, zebra", rain=1, player=1)
    play(state, "take hen")
    assert hand(state, 1) == {"hen": 1, "moose": 1}
    assert legal(state) == ["pet moose", "pet hen", "no pet"]
    assert state.view()["display"] == {"lion": 1, "hay": 1}
    play(state, "no pet")
    assert state.player == 2
    play(state, "no pet", "pet cow")
    assert state.view()["display"] == {"lion": 1, "zebra": 1, "hay": 1}
    assert state.player == 2  # after seat 1, whose turn it was


@pytest.mark.rule("OPT-30", "OPT-23")
def test_the_second_rain_on_a_refill_after_a_new_cabin_begins_with_the_opener() -> None:
    state = position(["cow"], ["horse"], ["", "", "bee"], pile="rain, zebra", rain=1, player=2)
    play(state, "bee p2", "pick hay", "stop")
    assert (state.player, state.view()["phase"]) == (2, "pet")
    play(state, "no pet", "no pet", "no pet")
    assert state.player == 0
    assert sum(state.view()["display"].values()) == 3


@pytest.mark.rule("OPT-31")
def test_pets_are_animals_of_weight_0_to_2_without_a_power() -> None:
    held = "elephant, hay, fox, hedgehog, spider, toad, dog, lion, brontosaurus, skunk, turtle"
    state = position(hands=[held, "", ""], display="grain, hen, mouse", pile="rain", rain=1)
    play(state, "take hen")
    assert legal(state) == ["pet lion", "pet toad", "pet dog", "pet hen", "no pet"]


@pytest.mark.rule("OPT-32", "OPT-37")
def test_a_pet_gives_a_pawn_at_the_end_and_none_before() -> None:
    state = position(
        hands=["", "cow", ""], display="hay, hen, lion", pile="rain, moose, zebra", rain=1, discs=[0, 0, 0]
    )
    play(state, "take hen", "pet hen", "pet cow", "no pet")
    assert pawns(state, 0) == {}
    assert state.scores == [0, 0, 0]
    begin_last(state)
    play(state, "pass", "pass", "pass")
    assert state.over
    assert pawns(state, 0) == {"useful": 1}
    assert state.scores == [8, 8, 0]
    assert [seat["pet_card"] for seat in state.view()["seats"]] == ["hen", "cow", None]


def begin_last(state: State) -> None:
    """As if the fifth rain had just been drawn."""
    s = state._record
    s.pile[s.top] = RAIN
    s.rain, s.shown, s.due = RAIN_CARDS - 1, 2, 0
    rules.draw_on(s)
    state._player = int(s.player)


@pytest.mark.rule("OPT-33")
def test_the_fifth_rain_ends_the_turn_at_once() -> None:
    state = position(hands=["cow", "", ""], display="hay, hen, lion", pile="rain, moose", rain=4)
    play(state, "take hen")
    assert hand(state, 0) == {"cow": 1, "hen": 1}  # nothing from the pile
    assert sum(state.view()["display"].values()) == 2
    assert (state.player, state.view()["phase"], state.view()["last"]) == (1, "last", True)


@pytest.mark.rule("OPT-33", "OPT-10")
def test_the_fifth_rain_while_filling_the_display_after_taking() -> None:
    state = position(display="hay, hen, lion", pile="moose, rain", rain=4)
    play(state, "take hen")
    assert hand(state, 0) == {"hen": 1, "moose": 1}
    assert sum(state.view()["display"].values()) == 2
    assert state.view()["last"]


@pytest.mark.rule("OPT-33", "OPT-23")
def test_the_fifth_rain_while_filling_the_display_after_new_cabins() -> None:
    """Seat 1 opens two cabins; of the two cards due for the display the first comes, then the rain ends it all."""
    state = position(["cow"], ["horse"], ["", "bee, butterfly", ""], pile="zebra, rain, dodo", rain=4, player=1)
    play(state, "bee p2", "pick hay", "butterfly s2", "pick grain")
    assert state.view()["display"] == {"grain": 1, "zebra": 1}
    assert (state.player, state.view()["phase"]) == (2, "last")
    assert state.view()["rain"] == 5
    play(state, "pass", "pass")
    assert state.player == 1  # the drawer takes part, last in the first round
    assert legal(state) == ["pass"]  # hay and grain in hand: provisions are not played any more
    assert play(state, "pass").over


@pytest.mark.rule("OPT-34")
def test_in_the_last_boarding_an_animal_costs_a_disc_to_the_reserve() -> None:
    state = position(["cow"], ["horse"], ["bee, butterfly", "", "hen"], rain=5, last=True)
    play(state, "bee p1")
    assert state._record.discs.tolist()[:3] == [2, 3, 3]
    assert state._record.reserve == 14
    assert state.player == 1  # one animal a turn
    play(state, "pass")
    assert state.player == 2
    play(state, "hen s1")
    assert state.player == 0
    play(state, "pass", "pass")
    assert state.over


@pytest.mark.rule("OPT-34")
def test_without_a_disc_you_pass() -> None:
    state = position(["cow"], ["horse"], ["bee", "", ""], rain=5, last=True, discs=[0, 1, 1])
    assert legal(state) == ["pass"]
    state = play(position(["cow"], ["horse"], ["bee, hen", "", ""], rain=5, last=True), "bee p1", "pass", "pass")
    assert state.player == 0
    assert "hen s1" in legal(state)


@pytest.mark.rule("OPT-35")
def test_slow_animals_and_provisions_stay_behind_in_the_last_boarding() -> None:
    state = position(["cow"], ["horse"], ["snail, hay, bee, fox", "", ""], rain=5, last=True)
    assert open_to(state, "snail") == open_to(state, "hay") == []
    assert open_to(state, "bee")
    assert open_to(state, "fox")


@pytest.mark.rule("OPT-35", "OPT-22", "OPT-23")
def test_a_new_cabin_costs_a_second_disc_and_brings_no_card_in_the_last_boarding() -> None:
    state = position(["cow"], ["horse"], ["bee, hen", "", ""], rain=5, last=True, discs=[2, 3, 3])
    poorer = position(["cow"], ["horse"], ["bee, hen", "", ""], rain=5, last=True, discs=[1, 3, 3])
    assert open_to(poorer, "bee") == ["p1", "s1"]
    state._record.passed[2] = 1
    play(state, "bee p2")
    assert state._record.discs.tolist()[:3] == [0, 3, 4]  # the neighbour gets it even if he has passed
    assert state._record.reserve == 15
    assert (state.player, state.view()["phase"]) == (1, "last")
    assert hand(state, 0) == {"hen": 1}


@pytest.mark.rule("OPT-36")
def test_the_game_ends_when_all_have_passed() -> None:
    state = position(["cow"], ["horse"], ["bee", "hen", ""], rain=5, last=True)
    play(state, "pass", "hen p1", "pass")
    assert not state.over
    play(state, "pass")
    assert state.over


# Scoring


def scored(*pieces: list[float], discs: tuple[int, ...] = ()) -> list[int]:
    """Scores of players with so many pawns on the first score cards."""
    state = position(hands=[""] * len(pieces), discs=discs or [0] * len(pieces))
    for p, worth in enumerate(pieces):
        for kind, count in enumerate(worth):
            state._record.pawns[p, kind] = int(count)
            state._record.raised[p, kind] = round(2 * (count - int(count)))
    return state.scores


@pytest.mark.rule("OPT-38")
def test_the_most_pawns_get_10_the_second_6_the_others_2() -> None:
    assert scored([4], [1], [3], [2]) == [10, 2, 6, 2]
    assert scored([4], [0], [3]) == [10, 0, 6]
    assert scored([1, 0, 2], [0, 0, 1], [0, 5, 0]) == [20, 6, 10]


@pytest.mark.rule("OPT-38", "OPT-43")
def test_half_pawns_count() -> None:
    assert scored([1.5], [1], [2]) == [6, 2, 10]


@pytest.mark.rule("OPT-39")
def test_examples_of_ties_8_4_and_6() -> None:
    assert scored([2], [2], [1]) == [8, 8, 2]
    assert scored([3], [2], [2]) == [10, 4, 4]
    assert scored([1], [1], [1]) == [6, 6, 6]


@pytest.mark.rule("OPT-39")
def test_other_ties_share_the_places_that_they_cover() -> None:
    assert scored([1], [1], [1], [1]) == [5] * 4  # 20 / 4
    assert scored([1], [1], [1], [1], [1]) == [4] * 5  # 22 / 5 rounded down
    assert scored([2], [1], [1], [1], [0]) == [10, 3, 3, 3, 0]  # (6 + 2 + 2) / 3
    assert scored([3], [2], [1], [1], [1]) == [10, 6, 2, 2, 2]
    assert scored([2], [2], [0], [0]) == [8, 8, 0, 0]


@pytest.mark.rule("OPT-40")
def test_each_disc_left_is_a_point() -> None:
    assert scored([1], [0], [0], discs=(2, 5, 1)) == [12, 5, 1]


@pytest.mark.rule("OPT-40", "COM-07")
def test_a_tie_goes_to_fewer_animals_in_hand_then_it_is_shared() -> None:
    def winners(*hands: str) -> list[int]:
        state = position(hands=hands, rain=5, last=True, display="hay, hay, moose", discs=[3, 3, 2])
        return play(state, "pass", "pass", "pass").winners

    assert winners("cow", "bee, hen", "") == [0]
    assert winners("cow, lion", "bee", "") == [1]
    assert winners("cow, grain, grain", "bee, hen", "") == [0]  # provisions do not count
    assert winners("cow", "bee", "") == [0, 1]


@pytest.mark.rule("OPT-40")
def test_hands_are_shown_at_the_end() -> None:
    state = play(position(hands=["cow", "bee", ""], rain=5, last=True), "pass", "pass", "pass")
    assert [seat["hand"] for seat in state.view()["seats"]] == [{"cow": 1}, {"bee": 1}, {}]


# Powers


@pytest.mark.rule("OPT-41")
def test_a_hedgehog_shares_a_cabin_with_a_larger_hunter_whichever_comes_first() -> None:
    state = position(["polar bear"], ["brown bear"], ["hedgehog", "", ""])
    assert open_to(state, "hedgehog") == ["p1", "p2", "s1", "s2"]
    play(state, "hedgehog p1")
    assert load(state, "p1") == ["polar bear", "hedgehog"]
    state = position(["hedgehog"], ["sheep"], ["polar bear, pig", "", ""])  # as a set-up card too
    assert state.why_not("polar bear p1") == ()
    assert state.why_not("pig p1") == ()


@pytest.mark.rule("OPT-41")
def test_a_hedgehog_keeps_to_the_rule_towards_others_and_at_equal_weight() -> None:
    state = position(["dog", "sheep"], ["cow, bee"], ["hedgehog", "", ""], tilt=0)
    assert state.why_not("hedgehog p1") == ("OPT-16",)  # equal weight
    assert state.why_not("hedgehog p2") == ("OPT-16",)  # it would eat the sheep
    assert state.why_not("hedgehog s1") == ("OPT-16",)  # and the bee
    state = position(["polar bear, hedgehog"], ["moose, sheep"], ["pig, brown bear", "", ""])
    assert state.why_not("brown bear p1") == ("OPT-16",)  # no third hunter


@pytest.mark.rule("OPT-42")
def test_a_fox_brings_two_discs_or_what_is_there() -> None:
    state = play(position(["cow"], ["horse"], ["fox, bee", "", ""]), "fox p1")
    assert state._record.discs.tolist()[:3] == [5, 3, 3]
    state = position(["cow"], ["horse"], ["fox", "", ""], discs=[3, 9, 9])
    assert play(state, "fox p1")._record.discs.tolist()[:3] == [4, 9, 9]
    assert state._record.reserve == 0


@pytest.mark.rule("OPT-43")
def test_a_brontosaurus_pawn_counts_one_and_a_half_while_there_is_a_disc() -> None:
    state = position(["elephant"], ["rhinoceros, dodo"], ["brontosaurus", "", ""], tilt=2)
    play(state, "brontosaurus p1")
    assert pawns(state, 0) == {"heavy": 1.5}
    assert state._record.reserve == 12
    state = position(["elephant"], ["rhinoceros, dodo"], ["brontosaurus", "", ""], discs=[8, 7, 7], tilt=2)
    assert pawns(play(state, "brontosaurus p1"), 0) == {"heavy": 1}


@pytest.mark.rule("OPT-44")
def test_mosquito_ejects_weight_2_spider_the_shy_skunk_any() -> None:
    cabin = "zebra, gazelle, elephant"
    other = ["rhinoceros, giraffe, kangaroo"]
    assert legal(play(position([cabin], other, ["skunk", "", ""]), "skunk p1")) == [
        "eject elephant",
        "eject gazelle",
        "eject zebra",
    ]
    state = play(position(["camel, elephant, bee"], ["rhinoceros, cow"], ["mosquito", "", ""]), "mosquito s1")
    assert legal(state) == ["eject cow", "no eject"]
    state = play(position(["zebra, camel"], ["cow", "horse"], ["spider", "", ""]), "spider p1")
    assert legal(state) == ["eject zebra"]


@pytest.mark.rule("OPT-44", "OPT-18")
def test_a_spider_ejects_a_shy_animal_and_is_a_carnivore_itself() -> None:
    state = position(["zebra, camel"], ["cow", "horse"], ["spider", "", ""])
    play(state, "spider p1", "eject zebra")
    assert load(state, "p1") == ["spider", "camel"]
    two = position(["zebra, gazelle"], ["cow"], ["spider", "", ""])
    assert two.why_not("spider p1") == ("OPT-18", "OPT-46")  # the other shy one would stay


@pytest.mark.rule("OPT-45")
def test_a_turtle_is_not_harmed_by_larger_hunters_only() -> None:
    state = position(["lion"], ["dog"], ["turtle", "", ""], tilt=0)
    assert state.why_not("turtle p1") == ()
    assert state.why_not("turtle s1") == ("OPT-16",)  # equal weight
    state = position(["turtle, lion"], ["walrus, seal"], ["tiger, pig, hen", "", ""])
    assert state.why_not("tiger p1") == ("OPT-16",)  # still one hunter at most
    state = position(["turtle"], ["seal"], ["pig, hen", "", ""])
    assert state.why_not("pig p1") == ()
    assert state.why_not("hen p1") == ()


@pytest.mark.rule("OPT-45", "OPT-41")
def test_a_turtle_that_hunts_would_be_one_of_two_hunters_and_a_hedgehog_not(tmp_path) -> None:
    text = deck.FILE.read_text()
    begin = text.index('name = "turtle"')
    text = text[:begin] + text[begin:].replace('diet = "herbivore"', 'diet = "omnivore"', 1)
    (tmp_path / "deck.toml").write_text(text)
    state = position(["lion"], ["cow"], ["turtle, hedgehog", "", ""], deck=tmp_path / "deck.toml")
    assert state.why_not("turtle p1") == ("OPT-16",)


@pytest.mark.rule("OPT-46")
def test_an_ejection_takes_the_place_and_puts_two_pawns_the_old_pawn_stays() -> None:
    state = position(["camel"], ["horse"], ["cow, hen", "mosquito, butterfly", ""])
    play(state, "cow p1", "stop")
    play(state, "mosquito p1", "eject cow")
    assert load(state, "p1") == ["camel", "mosquito"]
    assert state.view()["ejected"] == {"cow": 1}
    assert pawns(state, 0) == {"useful": 1}
    assert pawns(state, 1) == {"useful": 1}  # for the cow; a mosquito has no type
    assert state.view()["phase"] == "second"


@pytest.mark.rule("OPT-46", "OPT-20")
def test_a_skunk_puts_a_pawn_for_itself_and_one_for_the_ejected() -> None:
    state = position(["zebra"], ["horse"], ["skunk", "", ""])
    play(state, "skunk p1", "eject zebra")
    assert pawns(state, 0) == {"slow": 1, "shy": 1}
    assert load(state, "p1") == ["skunk"]
    assert state.player == 1


@pytest.mark.rule("OPT-46", "OPT-13")
def test_a_full_cabin_is_no_hindrance_to_an_ejector() -> None:
    state = position(["cow, bee, butterfly"], ["horse"], ["skunk, snail", "", ""])
    assert state.why_not("snail p1") == ("OPT-13",)
    play(state, "skunk p1")
    assert "no eject" not in legal(state)
    play(state, "eject bee")
    assert load(state, "p1") == ["cow", "skunk", "butterfly"]


@pytest.mark.rule("OPT-46", "OPT-16", "OPT-17")
def test_the_ejector_must_be_legal_once_the_other_has_left() -> None:
    """A mosquito cannot stay with another hunter, nor a skunk with provisions."""
    state = position(["camel, dog"], ["horse, dodo"], ["mosquito", "", ""])
    assert state.why_not("mosquito p1") == ("OPT-16", "OPT-46")
    state = position(["walrus, hay"], ["horse, seal"], ["skunk", "", ""])
    assert state.why_not("skunk p1") == ("OPT-17", "OPT-46")


@pytest.mark.rule("OPT-47")
def test_a_chimpanzees_disc_goes_under_any_plain_pawn_but_not_on_provisions() -> None:
    state = position(["cow"], ["horse"], ["chimpanzee", "", ""])
    state._record.pawns[0, TYPES.index("shy")] = 1
    state._record.pawns[0, TYPES.index("provisions")] = 2
    play(state, "chimpanzee p1")
    assert legal(state) == ["disc shy", "disc useful", "no disc"]
    play(state, "disc shy")
    assert pawns(state, 0) == {"shy": 1.5, "useful": 1, "provisions": 2}
    assert state._record.reserve == 12


@pytest.mark.rule("OPT-47")
def test_a_pawn_that_has_a_disc_gets_no_second_and_without_reserve_there_is_no_bonus() -> None:
    state = position(["cow"], ["horse"], ["chimpanzee", "", ""])
    state._record.pawns[0, TYPES.index("shy")] = 1
    state._record.raised[0, TYPES.index("shy")] = 1
    assert legal(play(state, "chimpanzee p1")) == ["disc useful", "no disc"]
    state = position(["cow"], ["horse"], ["chimpanzee", "", ""], discs=[8, 7, 7])
    assert play(state, "chimpanzee p1").player == 1


@pytest.mark.rule("OPT-48", "OPT-06")
def test_example_of_the_skunk_and_the_elephant() -> None:
    """3 - 1 = 2: the disc moves two spaces, away from the side that became lighter (OPT-06)."""
    state = position(["elephant"], ["rhinoceros"], ["skunk", "", ""])
    play(state, "skunk p1", "eject elephant")
    assert state.view()["tilt"] == 2
    state = position(["elephant"], ["rhinoceros"], ["skunk", "", ""])
    play(state, "skunk s1", "eject rhinoceros")
    assert state.view()["tilt"] == -2


@pytest.mark.rule("OPT-48", "OPT-15")
def test_an_ejection_that_would_tilt_the_ark_too_far_is_not_offered() -> None:
    state = position(["elephant, dodo"], ["rhinoceros, zebra"], ["skunk", "", ""])
    assert state.view()["tilt"] == 1
    play(state, "skunk p1")
    assert legal(state) == ["eject dodo", "no eject"]


@pytest.mark.rule("OPT-49", "OPT-43")
def test_whoever_ejects_a_brontosaurus_gets_one_and_a_half_too() -> None:
    state = position(["brontosaurus"], ["elephant"], ["skunk", "", ""])
    play(state, "skunk p1", "eject brontosaurus")
    assert pawns(state, 0) == {"slow": 1, "heavy": 1.5}
    assert state._record.reserve == 12


@pytest.mark.rule("OPT-49", "OPT-47")
def test_whoever_ejects_a_chimpanzee_gets_a_disc_too() -> None:
    state = position(["chimpanzee"], ["dodo"], ["skunk", "", ""])
    play(state, "skunk p1", "eject chimpanzee")
    assert legal(state) == ["disc slow", "disc useful", "no disc"]
    play(state, "disc slow")
    assert pawns(state, 0) == {"slow": 1.5, "useful": 1}
    assert state.player == 1


@pytest.mark.rule("OPT-50")
def test_fox_spider_mosquito_and_provisions_cannot_be_ejected() -> None:
    for safe in ("spider", "mosquito"):
        state = play(position([f"{safe}, horse"], ["cow"], ["skunk", "", ""]), "skunk p1")
        assert legal(state) == ["eject horse", "no eject"]
    assert position(["fox"], ["sheep"], ["skunk", "", ""]).why_not("skunk p1") == ("OPT-16",)
    stores = position(["hay"], ["seal"], ["skunk", "", ""])
    assert stores.why_not("skunk p1") == ("OPT-17",)


@pytest.mark.rule("OPT-51")
def test_a_turn_is_taking_or_playing() -> None:
    state = position(["cow"], ["horse"], ["bee, butterfly", "", ""])
    play(state, "bee p1")
    assert not any(move.startswith("take") for move in legal(state))
    assert play(position(["cow"], ["horse"], ["bee", "", ""]), "take hay").player == 1


@pytest.mark.rule("OPT-53")
def test_identical_provisions_make_one_decision() -> None:
    state = position(["bee"], ["butterfly"], ["hay, hay, hay", "", ""], display="grain, grain, grain")
    assert legal(state) == ["hay p1", "hay p2", "hay s1", "hay s2", "take grain"]


@pytest.mark.rule("OPT-52")
def test_the_standing_ignores_pets_face_down() -> None:
    state = position(hands=["hen", "cow", ""], discs=[0, 0, 0])
    state._record.pet[0] = cards("bee")[0]
    assert state.scores == [0, 0, 0]
    assert state.view(0)["seats"][0]["score"] == 0
