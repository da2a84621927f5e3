"""Animimix, rule by rule."""

import itertools
import random
from collections import Counter

import numpy as np
import pytest
from scipy.stats import chisquare

import arkade
from arkade.games.animimix import rules
from arkade.games.animimix.components import COPIES, MOUNTAINS, SPECIES
from arkade.games.animimix.consistency import check
from arkade.kernel.generator import seed_words
from arkade.state import State

from .positions import GRID, changed, names, notations, position

PLAYERS = range(2, 7)

# Components and set-up


@pytest.mark.rule("ANI-01")
@pytest.mark.parametrize("players", PLAYERS)
def test_ten_cards_of_each_species_in_play_and_thirty_mountains(players: int) -> None:
    assert SPECIES == ("monkey", "wolf", "elephant", "pelican", "penguin", "chameleon", "lovebird", "lion")
    assert (COPIES, MOUNTAINS) == (10, 30)
    view = arkade.load("animimix", players).new(seed=1).view(arkade.ALL)
    cards: Counter[str] = Counter(cell["species"] for row in view["grid"] for cell in row)
    for seat in view["seats"]:
        cards.update(seat["hand"])
    cards.update(view["away_cards"])
    assert cards == dict.fromkeys(view["species"], 10)
    assert view["mountains"] == 30


@pytest.mark.rule("ANI-02")
@pytest.mark.parametrize(
    ("players", "species", "rows", "columns", "hand"),
    [(2, 3, 4, 4, 6), (3, 4, 4, 5, 6), (4, 5, 5, 5, 6), (5, 6, 5, 6, 6), (6, 7, 6, 6, 5)],
)
def test_set_up_by_number_of_players(players: int, species: int, rows: int, columns: int, hand: int) -> None:
    state = arkade.load("animimix", players).new(seed=2)
    check(state._record)
    view = state.view()
    assert len(view["species"]) == species
    expected = [[f"{'abcdef'[column]}{row + 1}" for column in range(columns)] for row in range(rows)]
    assert [[cell["name"] for cell in row] for row in view["grid"]] == expected
    assert not any(cell["mountain"] for row in view["grid"] for cell in row)
    assert [seat["cards"] for seat in view["seats"]] == [hand] * players
    assert all(seat["kept"] == 0 and seat["taken"] == {} for seat in view["seats"])


@pytest.mark.rule("ANI-03")
def test_the_table_may_choose_any_set_of_species_of_the_right_size() -> None:
    for chosen in itertools.combinations(SPECIES, 3):
        assert arkade.load("animimix", 2, species=chosen[::-1]).new(seed=3).view()["species"] == list(chosen)
    for wrong in (["lion", "wolf"], ["lion", "lion", "wolf"], ["lion", "wolf", "whale"], list(SPECIES[:4])):
        with pytest.raises(arkade.BadOption, match="species"):
            arkade.load("animimix", 2, species=wrong)


@pytest.mark.rule("ANI-03", "COM-03")
def test_by_default_the_seed_chooses_every_set_of_species_equally_often() -> None:
    game = arkade.load("animimix", 2)
    assert game.new(seed=5) == game.new(seed=5)
    sets = Counter(tuple(game.new(seed)._record.species.tolist()) for seed in range(672))
    assert len(sets) == 56
    assert chisquare(list(sets.values())).pvalue > 0.001


@pytest.mark.rule("ANI-04")
@pytest.mark.parametrize(("players", "away"), [(2, 2), (3, 2), (4, 1), (5, 0), (6, 4)])
def test_the_rest_is_put_away_and_nobody_sees_it(players: int, away: int) -> None:
    state = arkade.load("animimix", players).new(seed=6)
    for seat in (None, *range(players)):
        view = state.view(seat)
        assert view["away"] == away
        assert view["away_cards"] is None
    assert sum(state.view(arkade.ALL)["away_cards"].values()) == away


@pytest.mark.rule("ANI-04")
def test_every_place_gets_every_species_equally_often() -> None:
    game = arkade.load("animimix", 2, species=["wolf", "penguin", "lion"])
    corner, middle, hand, away = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    for seed in range(900):
        view = game.new(seed).view(arkade.ALL)
        corner[view["grid"][0][0]["species"]] += 1
        middle[view["grid"][2][1]["species"]] += 1
        hand["lion"] += view["seats"][1]["hand"].get("lion", 0)
        away.update(view["away_cards"])
    for place in (corner, middle):
        assert chisquare([place[name] for name in game.options["species"]]).pvalue > 0.001
    # A hand of 6 of the 30 cards has 2 lions on average, with variance 6 · 1/3 · 2/3 · 24/29.
    assert abs(hand["lion"] / 900 - 2) < 4 * (6 * 2 / 9 * 24 / 29 / 900) ** 0.5
    assert all(abs(away[name] - 600) < 80 for name in game.options["species"])


@pytest.mark.rule("COM-02")
def test_seat_0_begins_unless_the_table_says_otherwise() -> None:
    assert arkade.load("animimix", 4).new(seed=1).player == 0
    assert arkade.load("animimix", 4, start=2).new(seed=1).player == 2
    states = [arkade.load("animimix", 4, start="random").new(seed) for seed in range(300)]
    begins = Counter(state.player for state in states)
    assert chisquare([begins[seat] for seat in range(4)]).pvalue > 0.001
    assert all(state._record.start == state.player for state in states)


# Turn


@pytest.mark.rule("ANI-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_turns_go_round_clockwise_and_every_turn_is_a_or_b(players: int) -> None:
    state = arkade.load("animimix", players, start=players - 1).new(seed=7)
    chance = random.Random(7)
    for turn in range(players * (5 if players == 6 else 6)):
        assert state.player == (players - 1 + turn) % players
        hand, open_cells = state.view(state.player)["seats"][state.player]["hand"], _open_cells(state)
        expected = {f"{place} {species}" for place in ("keep", *open_cells) for species in hand}
        assert set(notations(state)) == expected  # and no pass
        state.play(chance.choice(state.legal()))
    assert state.over


def _open_cells(state: State) -> list[str]:
    return [cell["name"] for row in state.view()["grid"] for cell in row if not cell["mountain"]]


@pytest.mark.rule("ANI-06")
def test_action_a_lays_a_hand_card_before_its_player_and_touches_nothing_else() -> None:
    state = position(GRID, hands=["WLL", "MMM"])
    before = state.view(0)
    state.play("keep lion")
    after = state.view(0)
    seat = {"cards": 2, "hand": names("WL"), "kept": 1, "kept_cards": names("L"), "taken": {}}
    assert after["seats"][0].items() >= seat.items()
    assert changed(before, after) == {"player", "seats"}
    assert before["seats"][1] == after["seats"][1]


@pytest.mark.rule("ANI-07")
def test_action_b_takes_a_grid_card_and_puts_a_hand_card_under_a_mountain_there() -> None:
    state = position(GRID, hands=["WLL", "MMM"])
    before = state.view(0)
    state.play("b2 lion")
    after = state.view(0)
    assert after["grid"][1][1] == {"name": "b2", "species": "lion", "mountain": True}
    before["grid"][1][1] = after["grid"][1][1]
    assert after["grid"] == before["grid"]
    seat = {"cards": 2, "hand": names("WL"), "kept": 0, "kept_cards": {}, "taken": names("M")}
    assert after["seats"][0].items() >= seat.items()
    assert after["seats"][1] == before["seats"][1]
    assert after["mountains"] == before["mountains"] - 1


@pytest.mark.rule("ANI-07")
def test_the_card_just_taken_cannot_go_back_into_the_grid() -> None:
    state = position(GRID, hands=["L", "M"])
    assert "a1 wolf" not in notations(state)
    with pytest.raises(arkade.IllegalAction) as refused:
        state.play("a1 wolf")
    assert refused.value.rules == ("ANI-07",)


@pytest.mark.rule("ANI-07")
@pytest.mark.parametrize("cell", [f"{column}{row}" for row in "123456" for column in "abcdef"])
def test_every_cell_of_the_largest_grid_can_be_taken(cell: str) -> None:
    state = arkade.load("animimix", 6).new(seed=8)
    species = next(iter(state.view(0)["seats"][0]["hand"]))
    row, column = int(cell[1]) - 1, "abcdef".index(cell[0])
    there = state.view()["grid"][row][column]["species"]
    state.play(f"{cell} {species}")
    view = state.view()
    assert view["grid"][row][column] == {"name": cell, "species": species, "mountain": True}
    assert view["seats"][0]["taken"] == {there: 1}
    check(state._record)


@pytest.mark.rule("ANI-08")
def test_a_card_under_a_mountain_stays_to_the_end() -> None:
    state = position(GRID, hands=["WL", "ML"])
    state.play("b2 lion")
    for _ in range(3):
        for species in ("monkey", "wolf", "lion"):
            assert "ANI-08" in state.why_not(f"b2 {species}")
        assert not any(move.startswith("b2") for move in notations(state))
        state.play(notations(state)[-1])
    assert state.over
    assert state.view()["grid"][1][1]["species"] == "lion"


@pytest.mark.rule("ANI-09")
def test_the_replacing_card_may_be_of_the_species_taken() -> None:
    state = position(GRID, hands=["L", "M"])
    state.play("d1 lion")
    view = state.view()
    assert view["grid"][0][3] == {"name": "d1", "species": "lion", "mountain": True}
    assert view["seats"][0]["taken"] == names("L")


@pytest.mark.rule("ANI-10")
def test_kept_cards_are_seen_by_their_owner_alone_and_taken_ones_by_all() -> None:
    state = position(GRID, hands=["ML", "WW"], kept=["MWL", "LM"], taken=["W", "LL"])
    own, other, watcher = (state.view(seat)["seats"][0] for seat in (0, 1, None))
    seen = {"cards": 2, "hand": names("ML"), "kept": 3, "kept_cards": names("MWL"), "taken": names("W")}
    assert own.items() >= seen.items()
    assert other == watcher == own | {"hand": None, "kept_cards": None, "score": 10}  # what they know of it


@pytest.mark.rule("ANI-10")
def test_the_log_names_a_kept_card_to_its_owner_alone() -> None:
    before = position(GRID, hands=["ML", "WW"])
    after = before.copy()
    after.play("keep lion")
    keep = before.game.parse("keep lion")
    lines = {seat: before.story(keep, after, seat) for seat in (0, 1, None)}
    assert "animal" in lines[0][0].params
    assert lines[1] == lines[None]
    assert "lion" not in str(lines[1])


@pytest.mark.rule("ANI-11")
def test_with_a_mountain_on_every_card_only_action_a_is_left() -> None:
    state = position("W^ " * 4 + "\n" + "M^ " * 4 + "\n" + "L^ " * 4 + "\n" + "W^ " * 4, hands=["WL", "MM"])
    assert notations(state) == ["keep wolf", "keep lion"]
    rng, out = seed_words(1), np.zeros(state.game.num_actions, np.int32)
    chosen = {int(rules.random_legal(state._record, rng, out)) for _ in range(50)}
    assert chosen == set(state.legal())


@pytest.mark.rule("ANI-11")
@pytest.mark.parametrize("players", PLAYERS)
def test_with_the_usual_set_ups_there_is_always_an_open_card(players: int) -> None:
    state = arkade.load("animimix", players).new(seed=9)
    while not state.over:
        assert _open_cells(state)
        state.play(state.legal()[-1])  # always action B
    assert state.view()["mountains"] == 30 - players * (5 if players == 6 else 6)


@pytest.mark.rule("COM-05")
def test_random_moves_are_legal_and_equally_likely() -> None:
    state = position(GRID.replace("L", "L^"), hands=["WLL", "MMM"])
    rng, out = seed_words(2), np.zeros(state.game.num_actions, np.int32)
    drawn = Counter(int(rules.random_legal(state._record, rng, out)) for _ in range(2200))
    assert sorted(drawn) == state.legal()
    assert chisquare(list(drawn.values())).pvalue > 0.001
