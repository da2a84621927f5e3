"""Ark & Noah, rule by rule: set-up, the choice of actions and what they give. Other actions and the end are beside."""

import pytest

import arkade
from arkade.games.arknoah.components import ACTIONS, FROM_PLAYERS, SIZES, SPECIES, TILES, VALUES
from arkade.games.arknoah.consistency import check
from arkade.games.arknoah.state import NOBODY

from .positions import begin, legal, play, position, seat, starting, tiles, workers

# Set-up


@pytest.mark.rule("ARK-01")
def test_there_are_26_species_of_two_tiles_worth_twice_their_size() -> None:
    assert len(SPECIES) == 26
    assert len(TILES) == 52
    stated = {"dove": 0, "raven": 0, "dog": 1, "lion": 3, "elephant": 4}
    assert {name: SIZES[SPECIES.index(name)] for name in stated} == stated
    assert all(value == 2 * size for value, size in zip(VALUES, SIZES, strict=True))
    state = arkade.load("arknoah", 4).new(1)
    assert state._record.plank_supply.tolist() == [27 - 3] * 4
    assert (state.view()["pitch_supply"], state.view()["food_supply"]) == (36 - 8, 56 - 8)


@pytest.mark.rule("ARK-03")
@pytest.mark.parametrize(("players", "species", "cells"), [(2, 14, 24), (3, 20, 36), (4, 26, 48)])
def test_fewer_players_use_fewer_species_whose_sizes_fill_the_ark(players: int, species: int, cells: int) -> None:
    view = arkade.load("arknoah", players).new(1).view()
    assert len(view["species"]) == species == sum(least <= players for least in FROM_PLAYERS)
    assert sum(found["size"] for found in view["species"].values()) == cells
    bags = view["bags"]
    assert len(bags["male"]) == len(bags["female"]) == species - players
    assert all(name.endswith(" male") for name in bags["male"])
    assert ("mole" in view["species"]) == (players == 4)


@pytest.mark.rule("ARK-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_wood_pitch_food_and_two_animals_of_different_species(players: int) -> None:
    for number in range(12):
        state = arkade.load("arknoah", players).new(number)
        for p in range(players):
            found = seat(state, p)
            assert (found["planks"], found["pitch"], found["food"], found["score"]) == (3, 2, 2, 0)
            assert [tile["sex"] for tile in found["tiles"]].count("male") == 1
            assert len({tile["species"] for tile in found["tiles"]}) == len(found["tiles"]) == 2
        check(state._record)


@pytest.mark.rule("ARK-05", "ARK-06")
@pytest.mark.parametrize(
    ("players", "start", "options", "done"),
    [
        (2, 0, {}, [0, 1, 1, 0]),
        (2, 1, {}, [1, 0, 0, 1]),
        (3, 0, {}, [0, 1, 2, 2, 1, 0]),
        (3, 1, {}, [1, 2, 0, 0, 2, 1]),
        (4, 2, {}, [2, 3, 0, 1]),
        (3, 0, {"workers": 1}, [0, 1, 2]),
    ],
)
@pytest.mark.rule("ARK-62")
def test_workers_begin_on_the_done_spaces(players: int, start: int, options: dict[str, int], done: list[int]) -> None:
    state = arkade.load("arknoah", players, start=start, **options).new(3)
    board = state.view()["board"]
    assert [space["done"] for space in board] == done + [None] * (7 - len(done))
    assert {space["worker"] for space in board} == {None}
    assert state.player == start


@pytest.mark.rule("ARK-07")
def test_a_tile_is_coupled_while_its_partner_is_owned_or_aboard() -> None:
    around = "a2n a2w b2w a3n"
    state = position([around, ""], ["lion male, dog female", "lion female, cat male"], aboard="koala a2")
    coupled = {tile["name"]: tile["coupled"] for p in (0, 1) for tile in seat(state, p)["tiles"]}
    assert coupled == {"lion male": True, "dog female": False, "lion female": True, "cat male": False}
    assert seat(state, 0)["tiles"][-1]["partner"] == 1
    s = state._record
    s.tile[tiles("cat female")] = -2  # drawn for an exchange: counts only once kept
    assert not next(tile for tile in seat(state, 1)["tiles"] if tile["name"] == "cat male")["coupled"]


@pytest.mark.rule("ARK-05")
def test_workers_of_nobody_are_on_the_board_in_the_quick_game() -> None:
    state = arkade.load("arknoah", 2, game="quick").new(1)
    assert (state._record.done == NOBODY).all()
    assert (state._record.current == NOBODY).all()


# Phase 1


@pytest.mark.rule("ARK-10")
def test_workers_go_in_the_order_of_the_done_spaces_to_free_actions() -> None:
    state = arkade.load("arknoah", 2).new(1)
    assert starting(state, "work") == list(ACTIONS)
    order = []
    for action in ("pitch", "load", "wood", "food"):
        order.append(state.player)
        assert action in starting(state, "work")
        play(state, f"work {action}")
        if len(order) < 4:
            assert action not in starting(state, "work")
    assert order == [0, 1, 1, 0]


@pytest.mark.rule("ARK-10")
def test_a_worker_may_choose_its_old_action_again() -> None:
    state = workers(position(["", ""]), pitch=1, animals=0, food=0, load=1)
    assert state.player == 1
    play(state, "work pitch")
    assert state.view()["board"][0]["worker"] == 1


@pytest.mark.rule("ARK-11", "ARK-12", "ARK-61")
def test_a_bonus_tile_scores_at_once_and_idle_actions_get_one_up_to_four() -> None:
    state = workers(position(["", ""]), pitch=0, animals=1, food=1, exchange=0)
    state._record.bonus[:] = [0, 0, 2, 0, 4, 0, 3]
    play(state, "work food")
    assert seat(state, 0)["points"] == {"bonus": 2}
    assert state.view()["board"][2]["bonus"] == 0
    play(state, "work load", "work pitch")
    assert [space["bonus"] for space in state.view()["board"]] == [0, 0, 0, 0, 4, 0, 0]
    play(state, "work animals")
    assert [space["bonus"] for space in state.view()["board"]] == [0, 0, 0, 1, 4, 1, 0]
    assert seat(state, 1)["points"] == {"bonus": 3}


@pytest.mark.rule("ARK-12")
def test_there_are_no_bonus_tiles_in_the_first_round() -> None:
    state = arkade.load("arknoah", 4).new(1)
    assert not any(space["bonus"] for space in state.view()["board"])
    play(state, "work animals", "work exchange", "work build", "work load")
    assert [space["bonus"] for space in state.view()["board"]] == [1, 0, 1, 0, 1, 0, 0]


# Phase 2


@pytest.mark.rule("ARK-13", "ARK-14")
def test_the_example_of_the_rulebook_for_the_order_of_actions_and_players() -> None:
    """Noah (0) at 2, Shem (1) at 4, Ham (2) at 6, Japheth (3) at 7."""
    state = arkade.load("arknoah", 4).new(5)
    play(state, "work animals", "work exchange", "work build", "work load")
    order = []
    while state.view()["action"] == "animals":
        order.append(state.player)
        play(state, legal(state)[0])
    assert order == [0, 1, 2, 3]
    assert state.view()["board"][1]["done"] == 0
    assert (state.view()["action"], state.player) == ("exchange", 1)
    while state.view()["action"] == "exchange":
        assert state.player == 1  # alone
        play(state, legal(state)[-1])
    builders = []
    while state.view()["action"] == "build":
        builders.append(state.player)
        assert state.view()["following"] == [p for p in (2, 0, 1, 3) if p not in builders]
        play(state, "done")
    assert builders == [2, 0, 1, 3]
    assert state.view()["round"] == 2  # nobody can load anything
    assert [space["done"] for space in state.view()["board"]] == [None, 0, None, 1, None, 2, 3]


@pytest.mark.rule("ARK-13")
def test_who_has_two_workers_acts_once_at_the_place_of_the_leftmost() -> None:
    state = workers(
        position(["", "", ""], stock=[(3, 0, 0)] * 3), pitch=0, animals=1, food=2, exchange=2, wood=1, build=0
    )
    play(state, "work load", "work build", "work wood", "work food", "work exchange", "work pitch")
    # from the left: 0 at pitch, 2 at food, 1 at exchange, 2 at wood, 1 at build, 0 at load
    play(state, "reward point")
    assert state.view()["action"] == "build"
    order = []
    while state.view()["action"] == "build":
        order.append(state.player)
        play(state, "done")
    assert order == [1, 0, 2]


@pytest.mark.rule("ARK-13")
def test_an_action_without_a_worker_is_skipped() -> None:
    state = workers(position(["", ""]), pitch=0, animals=1, food=1, exchange=0)
    play(state, "work wood", "work build", "work load", "work exchange")
    assert seat(state, 0)["pitch"] == seat(state, 0)["food"] == 0
    assert state.view()["action"] == "exchange"


@pytest.mark.rule("ARK-20")
def test_pitch_three_cubes_for_the_worker_and_one_for_every_other_while_there_are_any() -> None:
    state = position(["", "", ""])
    begin(state, "pitch", 1)
    assert [seat(state, p)["pitch"] for p in range(3)] == [1, 3, 1]
    state = position(["", "", ""])
    state._record.pitch_supply = 4
    begin(state, "pitch", 1, others=[2, 0])
    assert [seat(state, p)["pitch"] for p in range(3)] == [0, 3, 1]
    state._record.pitch_supply = 2
    begin(state, "pitch", 0)
    assert [seat(state, p)["pitch"] for p in range(3)] == [2, 3, 1]


@pytest.mark.rule("ARK-22")
def test_food_three_tiles_for_the_worker_and_one_for_every_other_while_there_are_any() -> None:
    state = begin(position(["", "", "", ""]), "food", 3)
    assert [seat(state, p)["food"] for p in range(4)] == [1, 1, 1, 3]
    state._record.food_supply = 4
    begin(state, "food", 0, others=[3, 2, 1])
    assert [seat(state, p)["food"] for p in range(4)] == [4, 1, 1, 4]


@pytest.mark.rule("ARK-23")
def test_wood_four_planks_for_the_worker_and_two_for_every_other_of_their_colours() -> None:
    state = position(["", "", ""])
    state._record.plank_supply[2] = 1
    begin(state, "wood", 0)
    assert [seat(state, p)["planks"] for p in range(3)] == [4, 2, 1]
    assert [seat(state, p)["supply"] for p in range(3)] == [23, 25, 0]
