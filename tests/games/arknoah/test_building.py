"""Building: planks, cubes, enclosures (ARK-25 to ARK-29, ARK-60)."""

import random

import pytest

import arkade
from arkade.games.arknoah.state import BOARDING, BUILDING, LOADING

from .positions import begin, legal, pens, play, position, seat, starting


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
