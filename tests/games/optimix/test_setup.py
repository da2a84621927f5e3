"""Arche Opti Mix rule by rule: components and set-up (OPT-01 to OPT-08)."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from scipy.stats import chisquare

import arkade
from arkade.games.optimix import cohabitation, deck
from arkade.games.optimix.components import CARDS, DIETS, POWERS, TRAITS, TYPES
from arkade.state import State

from .positions import load, position


@cache
def deals(players: int, count: int) -> list[State]:
    """Deals to look at, not to play on."""
    game = arkade.load("optimix", players)
    return [game.new(seed) for seed in range(count)]


def first_cards(state: State) -> list[str]:
    """A, B, C, D."""
    return [load(state, place)[0] for place in ("p1", "s1", "s2", "p2")]


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
        "no_pet": [],
        "title": None,
    }
    assert (seen["fox"]["type"], seen["fox"]["power"]) == (None, "fox")
    assert {card["weight"] for card in seen.values()} == {0, 1, 2, 3, 4}


@pytest.mark.rule("OPT-01")
def test_every_diet_and_power_has_its_rules() -> None:
    assert {*DIETS, *POWERS} - {"none"} <= set(TRAITS) <= {*DIETS, *TYPES, *POWERS}


@pytest.mark.rule("OPT-02")
def test_there_are_five_score_cards_five_rain_cards_and_22_discs() -> None:
    for state in deals(4, 5):
        view = state.view(arkade.ALL)
        assert view["pile_cards"].count("rain") == 5
        assert sum(seat["discs"] for seat in view["seats"]) + view["reserve"] == 22
        assert list(view["seats"][0]["pawns"]) == ["slow", "shy", "heavy", "useful", "provisions"]


@pytest.mark.rule("OPT-02")
def test_score_cards_say_how_many_cards_of_their_type_the_deck_has(tmp_path: Path) -> None:
    assert position().view()["of_type"] == {"slow": 11, "shy": 11, "heavy": 11, "useful": 11, "provisions": 8}
    text = deck.FILE.read_text(encoding="utf-8")
    begin = text.index('name = "bee"')
    file = tmp_path / "deck.toml"
    file.write_text(text[:begin] + text[begin:].replace("copies = 1", "copies = 3", 1), encoding="utf-8")
    assert position(deck=file).view()["of_type"]["useful"] == 13


@pytest.mark.rule("OPT-03", "COM-02")
def test_the_fourth_and_fifth_in_turn_order_begin_with_four_discs() -> None:
    game = {players: arkade.load("optimix", players) for players in (3, 4, 5)}
    assert [seat["discs"] for seat in game[3].new(1).view()["seats"]] == [3, 3, 3]
    assert [seat["discs"] for seat in game[4].new(1).view()["seats"]] == [3, 3, 3, 4]
    assert [seat["discs"] for seat in game[5].new(1).view()["seats"]] == [3, 3, 3, 4, 4]
    assert [seat["discs"] for seat in arkade.load("optimix", 5, start=3).new(1).view()["seats"]] == [3, 4, 4, 3, 3]
    assert [game[players].new(1).view()["reserve"] for players in (3, 4, 5)] == [13, 9, 5]


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
        afraid += any(
            cohabitation.clash(state._record, *pair) & cohabitation.FEAR for pair in ((a, b), (b, c), (c, d), (d, a))
        )
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
