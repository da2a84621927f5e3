"""Ark & Noah, rule by rule: set-up, the choice of actions, animals, exchange, building. Loading and end are beside."""

import random

import pytest

import arkade
from arkade.games.arknoah.components import ACTIONS, FROM_PLAYERS, SIZES, SPECIES, TILES, VALUES
from arkade.games.arknoah.state import BOARDING, BUILDING, LOADING, NOBODY

from .invariants import check
from .positions import begin, legal, owned, pens, play, position, seat, starting, tiles, workers

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


# Action 2: animals


@pytest.mark.rule("ARK-21")
@pytest.mark.parametrize(("players", "males", "females"), [(2, 1, 1), (3, 1, 1), (4, 2, 2)])
def test_tiles_are_drawn_by_the_number_of_players(players: int, males: int, females: int) -> None:
    state = begin(position([""] * players), "animals", players - 1)
    drawn = state.view()["drawn"]
    assert [name.split()[1] for name in drawn].count("male") == males
    assert len(drawn) == males + females
    assert state.player == players - 1
    assert state.news == 1
    assert legal(state) == (["draw male", "draw female"] if players == 3 else [f"take {name}" for name in drawn])


@pytest.mark.rule("ARK-21")
def test_with_three_the_third_tile_is_of_either_bag_after_the_first_two_are_seen() -> None:
    for sex in ("male", "female"):
        state = begin(position(["", "", ""]), "animals", 0)
        two, news = set(state.view()["drawn"]), state.news
        play(state, f"draw {sex}")
        (third,) = set(state.view()["drawn"]) - two
        assert third.endswith(f" {sex}")
        assert state.news == news + 1


@pytest.mark.rule("ARK-21")
def test_the_worker_keeps_one_and_each_other_in_order_must_take_one_of_the_rest() -> None:
    state = begin(position(["", "", "", ""]), "animals", 1, others=[3, 0, 2])
    order = []
    for left in (4, 3, 2, 1):
        order.append(state.player)
        drawn = state.view()["drawn"]
        assert len(drawn) == left
        assert legal(state) == [f"take {name}" for name in drawn]
        play(state, f"take {drawn[0]}")
        assert owned(state, order[-1] or 0) == [drawn[0]]
    assert order == [1, 3, 0, 2]


@pytest.mark.rule("ARK-21")
def test_from_an_empty_bag_the_other_is_drawn_and_the_last_may_get_none() -> None:
    state = position(["", "", "", ""])
    s = state._record
    s.tile[:] = -3
    s.tile[tiles("lion female, dog female, cat female")] = -1
    s.bag[:] = [0, 3]
    begin(state, "animals", 0)
    assert state.view()["drawn"] == ["dog female", "cat female", "lion female"]
    play(state, "take dog female", "take cat female", "take lion female")
    assert [len(owned(state, p)) for p in range(4)] == [1, 1, 1, 0]
    begin(state, "animals", 0)
    assert state.view()["phase"] == "work"  # nothing to draw, nothing to take


@pytest.mark.rule("ARK-21")
def test_a_third_tile_comes_from_the_bag_that_has_one() -> None:
    state = position(["", "", ""])
    s = state._record
    s.tile[:] = -3
    s.tile[tiles("lion female, dog female, cat male")] = -1
    s.bag[:] = [1, 2]
    begin(state, "animals", 0)
    assert legal(state) == ["draw female"]


# Action 4: exchange


@pytest.mark.rule("ARK-24")
def test_an_exchange_begins_with_one_of_four_rewards_if_the_supply_has_it() -> None:
    for reward, found in (
        ("point", (0, 0, 0, 1)),
        ("food", (0, 0, 1, 0)),
        ("plank", (1, 0, 0, 0)),
        ("pitch", (0, 1, 0, 0)),
    ):
        state = begin(position(["", ""]), "exchange", 1)
        assert starting(state, "reward") == ["point", "food", "plank", "pitch"]
        play(state, f"reward {reward}")
        own = seat(state, 1)
        assert (own["planks"], own["pitch"], own["food"], own["score"]) == found
    state = position(["", ""])
    s = state._record
    s.food_supply = s.pitch_supply = 0
    s.plank_supply[1] = 0
    begin(state, "exchange", 1)
    assert legal(state) == ["reward point"]


@pytest.mark.rule("ARK-24")
@pytest.mark.parametrize(
    ("planks", "own", "possible"),
    [
        (["a2n", "b2n"], "lion male", ["swap planks", "swap animals"]),
        (["a2n", "b2n"], "dog male", ["swap planks"]),  # its partner is in play
        (["a2n b2n", ""], "lion male", ["swap animals"]),
        (["a2n b2n", ""], "dog male", None),
        (["", ""], "", None),
    ],
)
def test_one_of_the_two_exchanges_must_be_made_if_one_is_possible(
    planks: list[str], own: str, possible: list[str] | None
) -> None:
    state = begin(position(planks, [own, "dog female"]), "exchange", 0)
    play(state, "reward point")
    assert legal(state) == possible if possible else state.view()["phase"] == "work"


@pytest.mark.rule("ARK-24")
def test_two_planks_of_different_colours_change_places_also_in_walls() -> None:
    state = position(["a2n a2w b2w", "a3n c1n", "d1n"], ["", "", ""])
    assert state.view()["enclosures"][0]["wall"] == [3, 1, 0]
    begin(state, "exchange", 2)
    play(state, "reward point", "swap planks")
    assert starting(state, "lift") == ["c1n", "d1n", "a2n", "a2w", "b2w", "a3n"]
    play(state, "lift b2w")
    assert state.view()["lifted"] == "b2w"
    assert starting(state, "lift") == ["c1n", "d1n", "a3n"]  # of another colour
    play(state, "lift d1n")
    edges = state.view()["edges"]
    assert (edges["b2w"], edges["d1n"]) == (2, 0)
    assert state.view()["enclosures"][0]["wall"] == [2, 1, 1]
    check_walls(state)


def check_walls(state: arkade.State) -> None:
    from .invariants import edges_fault, pens_fault

    assert edges_fault(state._record) == pens_fault(state._record) == 0


@pytest.mark.rule("ARK-24")
def test_three_tiles_are_drawn_one_by_one_and_one_may_be_swapped_for_a_single_one() -> None:
    state = begin(position(["", ""], ["lion male, dog male, elephant female", "dog female"]), "exchange", 0)
    play(state, "reward food", "swap animals")
    for number in range(3):
        assert len(state.view()["drawn"]) == number
        assert legal(state) == ["draw male", "draw female"]
        news = state.news
        play(state, "draw male")
        assert state.news == news + 1
    drawn = state.view()["drawn"]
    assert legal(state) == [*(f"swap in {name}" for name in drawn), "no swap"]
    play(state, f"swap in {drawn[1]}")
    assert legal(state) == ["swap out lion male", "swap out elephant female"]  # the dogs are coupled; sexes may differ
    play(state, "swap out elephant female")
    assert sorted(owned(state, 0)) == sorted(["lion male", "dog male", drawn[1]])
    bags = state.view()["bags"]
    assert "elephant female" in bags["female"]
    assert drawn[0] in bags["male"]
    assert drawn[2] in bags["male"]
    assert state.view()["drawn"] == []


@pytest.mark.rule("ARK-24")
def test_the_swap_is_optional_and_all_tiles_go_back() -> None:
    state = begin(position(["", ""], ["lion male", ""]), "exchange", 0)
    bags = state.view()["bags"]
    play(state, "reward food", "swap animals", "draw male", "draw female", "draw female", "no swap")
    assert state.view()["bags"] == bags
    assert owned(state, 0) == ["lion male"]


@pytest.mark.rule("ARK-24", "ARK-07")
def test_fewer_tiles_are_drawn_if_the_bags_run_out() -> None:
    state = position(["", ""], ["lion male", ""])
    s = state._record
    s.tile[s.tile == -1] = -3
    s.tile[tiles("lion female, cat male")] = -1
    s.bag[:] = [1, 1]
    begin(state, "exchange", 0)
    play(state, "reward food", "swap animals", "draw female")
    assert legal(state) == ["draw male"]
    play(state, "draw male")
    assert state.view()["phase"] == "swap in"
    play(state, "swap in lion female", "swap out lion male")  # drawn, the partner does not count yet
    assert owned(state, 0) == ["lion female"]


@pytest.mark.rule("ARK-24")
def test_nobody_else_takes_part_in_an_exchange() -> None:
    state = begin(position(["", "", "", ""], [""] * 4), "exchange", 2)
    play(state, "reward point")
    assert [seat(state, p)["score"] for p in range(4)] == [0, 0, 1, 0]
    assert state.view()["phase"] == "work"


# Action 6: build


@pytest.mark.rule("ARK-25")
@pytest.mark.parametrize(("first", "budget"), [(True, 8), (False, 5)])
def test_up_to_eight_or_five_pieces_are_placed_for_a_point_each(first: bool, budget: int) -> None:
    state = begin(position(["", ""], stock=[(20, 0, 0), (20, 0, 0)]), "build", 0)
    if not first:
        play(state, "done")
    builder = 0 if first else 1
    for placed in range(budget):
        assert (state.player, state.view()["budget"]) == (builder, budget - placed)
        play(state, legal(state)[0])
    assert state.player == 1 if first else state.view()["phase"] == "work"
    assert seat(state, builder)["points"] == {"building": budget}
    assert seat(state, builder)["planks"] == 20 - budget


@pytest.mark.rule("ARK-25", "ARK-30")
def test_building_may_be_stopped_at_any_time_and_who_has_nothing_is_passed_over() -> None:
    state = begin(position(["c1n", "d1n", ""], stock=[(2, 0, 0), (0, 3, 0), (0, 3, 0)]), "build", 0)
    play(state, "plank a2n")
    assert legal(state)[-1] == "done"
    play(state, "done")
    assert (state.player, legal(state)) == (1, ["cube c1ne", "done"])
    play(state, "cube c1ne")
    assert legal(state) == ["done"]  # begun: he says himself that he is done
    play(state, "done")
    assert state.view()["round"] == 2  # the third has cubes, and no place for one


@pytest.mark.rule("ARK-26")
def test_a_plank_goes_on_any_free_edge_inner_or_outer_but_not_inside_an_enclosure() -> None:
    around = "c2n d2n c2w d2e c3n d3n"
    state = begin(position([around, "e1n"], stock=[(5, 0, 0), (0, 0, 0)]), "build", 0)
    open_edges = starting(state, "plank")
    assert len(open_edges) == 60 - 6 - 1 - 1
    assert {"c2e", "e1n", "d2n"} & set(open_edges) == set()
    assert {"a2w", "a3n"} <= set(open_edges)


@pytest.mark.rule("ARK-26")
def test_only_planks_of_the_own_stock_are_placed() -> None:
    state = begin(position(["c1n", "d1n"], stock=[(0, 1, 0), (9, 0, 0)]), "build", 0)
    assert legal(state) == ["cube c1ne", "done"]
    play(state, "done", "plank a2n")
    assert state.view()["edges"]["a2n"] == 1
    assert seat(state, 1)["planks"] == 8


@pytest.mark.rule("ARK-27")
def test_a_plank_between_two_enclosures_is_in_both_walls_and_stays() -> None:
    state = position(["c2n d2n c2w d2e c3n c2e", ""], stock=[(2, 0, 0), (0, 0, 0)])
    begin(state, "build", 0)
    supply = seat(state, 0)["supply"]
    play(state, "plank d3n")
    assert pens(state) == {"c2": ["c2"], "d2": ["d2"]}
    assert [pen["wall"] for pen in state.view()["enclosures"]] == [[4, 0], [4, 0]]
    assert seat(state, 0)["supply"] == supply


@pytest.mark.rule("ARK-28")
def test_planks_inside_a_new_enclosure_go_back_to_their_supply_and_their_points_stay() -> None:
    """A square of four cells with one plank in it: the last plank of the wall returns the one inside."""
    state = position(["d2n e2n c2e e2e c3e e3e d3s", "d2e"], stock=[(0, 0, 0), (1, 0, 0)])
    begin(state, "build", 1)
    supply = seat(state, 1)["supply"]
    play(state, "plank e3s")
    assert pens(state) == {"d2": ["d2", "e2", "d3", "e3"]}
    assert seat(state, 1)["supply"] == supply + 1
    assert seat(state, 1)["points"] == {"building": 1}
    assert "d2e" not in state.view()["edges"]
    assert state.view()["enclosures"][0]["wall"] == [7, 1]


@pytest.mark.rule("ARK-29")
def test_a_cube_goes_between_two_planks_of_the_outline_of_any_colour_also_at_corners() -> None:
    state = position(["c1n d1n a2n", "a2w c1w b2n f1n"], stock=[(0, 9, 0), (0, 0, 0)])
    begin(state, "build", 0)
    assert starting(state, "cube") == ["c1nw", "c1ne", "a2nw", "a2ne", "b2ne"]
    play(state, "cube b2ne")
    assert "b2ne" not in starting(state, "cube")
    assert state.view()["points"]["b2ne"]
    assert seat(state, 0)["points"] == {"building": 1}


@pytest.mark.rule("ARK-60", "ARK-29")
def test_a_pitch_space_touches_the_enclosures_of_both_its_edges() -> None:
    state = position(["a2n b2n a2w b2w c2w a3n b3n", ""], cubes="a2nw")
    found = {pen["name"]: (set(pen["pitch"]), pen["cubes"]) for pen in state.view()["enclosures"]}
    assert found == {"a2": ({"a2sw", "a2nw", "a2ne"}, 1), "b2": ({"a2ne", "b2ne"}, 0)}
    state._record.pitch[0] = 1
    begin(state, "build", 0)
    play(state, "cube a2ne")
    assert [pen["cubes"] for pen in state.view()["enclosures"]] == [2, 1]


@pytest.mark.rule("ARK-25", "ARK-30")
@pytest.mark.parametrize(("players", "kind"), [(2, "normal"), (3, "normal"), (4, "normal"), (3, "quick")])
def test_no_part_of_building_or_loading_goes_on_for_ever(players: int, kind: str) -> None:
    """Nobody ever says that he is done if he need not: the pieces left, or food in stock and animals ashore, only fall.

    A pair is two steps, and the second of them leads back to where it was, with two animals less."""
    state, chance = arkade.load("arknoah", players, game=kind).new(players), random.Random(players)
    s = state._record
    parts, part, left = 0, None, 0
    while not state.over:
        here = (int(s.rounds), int(s.turns), int(s.action), state.player)
        ashore = 2 * (int(s.food.sum()) + int((s.tile >= 0).sum())) - int(s.phase == BOARDING)
        now = int(s.budget) if s.phase == BUILDING else ashore
        if s.phase in (BUILDING, LOADING, BOARDING):
            assert here != part or now < left
            parts += here != part
            part, left = here, now
        moves = legal(state)
        play(state, chance.choice([move for move in moves if move != "done"] or moves))
    assert parts > 20


@pytest.mark.rule("ARK-05")
def test_workers_of_nobody_are_on_the_board_in_the_quick_game() -> None:
    state = arkade.load("arknoah", 2, game="quick").new(1)
    assert (state._record.done == NOBODY).all()
    assert (state._record.current == NOBODY).all()
