"""How games of Ark & Noah end, the last loading and the final count."""

import random
from collections import Counter
from typing import Any

import pytest

import arkade
from arkade.games.arknoah.components import EDGES, OUTLINE, OUTLINE_SIZE
from arkade.games.arknoah.consistency import check
from arkade.games.arknoah.state import ENDS

from .positions import begin, gains, legal, play, position, scored, seat, starting

ROUND_THE_ARK = [EDGES[edge] for edge in OUTLINE[2, : OUTLINE_SIZE[2]].tolist()]


def last_move(rounds: int, closed: int = 24, quick: bool = False, **options: Any) -> arkade.State:
    """A round of this number that ends now, with so many edges of the outline closed."""
    edges = ROUND_THE_ARK[:closed]
    state = position([" ".join(edges[:14]), " ".join(edges[14:])], game="quick" if quick else "normal", **options)
    return begin(state, "wood", 1, rounds=rounds)


# When


@pytest.mark.rule("ARK-40")
@pytest.mark.parametrize(
    ("rounds", "closed", "ends"), [(9, 24, False), (10, 24, True), (10, 23, False), (13, 24, True)]
)
def test_the_game_ends_when_ten_rounds_are_done_and_the_outline_is_closed(rounds: int, closed: int, ends: bool) -> None:
    state = last_move(rounds, closed)
    assert state.over == ends
    assert state.view()["ended"] == ("outline" if ends else None)
    assert state.view()["round"] == (rounds if ends else rounds + 1)


@pytest.mark.rule("ARK-40")
def test_pitch_does_not_matter_for_the_end() -> None:
    assert not any(last_move(10).view()["points"].values())


@pytest.mark.rule("ARK-41")
@pytest.mark.parametrize(
    ("quick", "option", "rounds", "ends"),
    [
        (False, "auto", 19, False),
        (False, "auto", 20, True),
        (False, 12, 11, False),
        (False, 12, 12, True),
        (False, 0, 20, False),
        (True, "auto", 15, False),
        (True, "auto", 16, True),
        (True, 8, 8, True),
        (True, 0, 16, False),
    ],
)
def test_the_last_round_is_the_last(quick: bool, option: str | int, rounds: int, ends: bool) -> None:
    state = last_move(rounds, 20, quick, last_round=option)
    assert state.view()["ended"] == ("last round" if ends else None)
    assert state.over == ends


@pytest.mark.rule("ARK-41")
@pytest.mark.parametrize(
    ("rounds", "left", "option", "ends"),
    [(10, 4, "on", True), (10, 5, "on", False), (9, 4, "on", False), (10, 4, "off", False), (14, 0, "on", True)],
)
def test_too_few_planks_for_the_outline_end_the_game(rounds: int, left: int, option: str, ends: bool) -> None:
    state = position([" ".join(ROUND_THE_ARK[:19]), ""], stuck_end=option)  # five edges are open
    s = state._record
    s.plank_supply[:2] = [left // 2, 0]
    s.planks[:2] = [0, left - left // 2]
    begin(state, "food", 0, rounds=rounds)
    assert state.view()["ended"] == ("stuck" if ends else None)


@pytest.mark.rule("ARK-57")
@pytest.mark.parametrize(("rounds", "closed", "ended"), [(7, 24, None), (8, 24, "outline"), (8, 23, None)])
def test_the_quick_game_ends_after_eight_rounds_when_the_outline_is_closed(
    rounds: int, closed: int, ended: str | None
) -> None:
    state = last_move(rounds, closed, quick=True)
    assert state.view()["ended"] == ended
    assert state.over == (ended is not None)


@pytest.mark.rule("ARK-57")
def test_the_quick_game_goes_on_until_all_have_had_their_turns() -> None:
    state = position([" ".join(ROUND_THE_ARK), ""], game="quick")
    begin(state, "wood", 0, rounds=8)
    assert not state.over
    play(state, "work wood")
    assert state.over


# The last loading

SQUARE = "d2n e2n c2e e2e c3e e3e d3s e3s"  # of four cells in the middle
ONE = "a2n a2w b2w a3n"


def last_loading(*points: int) -> arkade.State:
    """Three players at the end of the last round."""
    planks = [f"{SQUARE} b2n", f"{ONE} a3w", ""]
    tiles = ["elephant male", "dog male, dog female", "elephant female"]
    state = position(planks, tiles, food="d2", cubes="a2sw a2nw a2ne", stock=[(1, 2, 1), (0, 0, 3), (0, 1, 4)])
    s = state._record
    s.plank_supply[:3] = [10, 0, 0]  # 11 planks are left, 25 edges of the outline open: the end
    scored(state, *points)
    return begin(state, "pitch", 1, others=[2, 0], rounds=10)


@pytest.mark.rule("ARK-42")
@pytest.mark.parametrize(
    ("points", "order"),
    [((3, 2, 1), [2, 1, 0]), ((1, 5, 3), [0, 2, 1]), ((4, 4, 4), [1, 2, 0]), ((4, 2, 2), [1, 2, 0])],
)
def test_the_fewest_points_load_first_and_equals_by_their_leftmost_workers(points: list[int], order: list[int]) -> None:
    state = last_loading(*points)
    found = []
    while state.view()["action"] == "last food":
        found.append(state.player)
        play(state, "done")
    assert found == order


@pytest.mark.rule("ARK-42")
def test_food_goes_into_any_free_cell_of_finished_enclosures_without_points() -> None:
    state = last_loading(3, 2, 1)
    assert (state.view()["action"], state.player) == ("last food", 2)
    assert starting(state, "food") == ["a2", "e2", "d3", "e3"]  # no plank of his own anywhere
    before = state.scores
    play(state, "food e2", "food d3", "food e3", "done", "food a2", "done")
    assert state.scores == before
    assert seat(state, 2)["food"] == 1


@pytest.mark.rule("ARK-42")
def test_then_pairs_in_the_same_order_without_points_and_without_an_own_plank() -> None:
    state = last_loading(3, 2, 1)
    before = state.scores
    play(state, "food e2", "food d3", "food e3", "done", "food a2", "done")
    assert (state.view()["action"], state.player) == ("last pairs", 2)
    assert starting(state, "load") == ["elephant"]
    play(state, "load elephant", "into d2")
    assert state.scores == before
    assert legal(state) == ["done"]
    play(state, "done")
    assert (state.player, starting(state, "load")) == (1, ["dog"])
    assert starting(state, "food") == []
    play(state, "load dog", "into a2", "done")  # the first is passed over: the elephants are aboard
    assert state.over


@pytest.mark.rule("ARK-42")
def test_pairs_of_the_last_loading_need_food_and_pitch_as_always() -> None:
    state = last_loading(3, 2, 1)
    play(state, "food e2", "food d3", "done", "done", "done")
    assert state.over  # one cell of the square is empty, so is a2: nobody can load a pair


@pytest.mark.rule("ARK-42")
def test_the_quick_game_has_no_last_loading() -> None:
    state = position([f"{SQUARE} {' '.join(ROUND_THE_ARK)}", ""], ["elephant male, elephant female", ""], game="quick")
    assert begin(state, "wood", 1, rounds=8).over


# The final count


@pytest.mark.rule("ARK-43", "COM-07")
def test_the_final_count_of_the_normal_game() -> None:
    tiles = ["elephant male, dove male", "dog male, lion female"]
    edges = " ".join(ROUND_THE_ARK[:13]), " ".join(ROUND_THE_ARK[13:])
    state = position(edges, tiles, stock=[(2, 1, 0), (0, 3, 5)])
    scored(state, 20, 31)
    begin(state, "pitch", 0, rounds=10)  # 3 cubes and 1 more
    assert state.over
    assert seat(state, 0)["points"] == {
        "building": 20,
        "outline": 5,
        "left-planks": -2,
        "left-pitch": -4,
        "left-animals": -4,
    }
    assert seat(state, 1)["points"] == {"building": 31, "left-pitch": -4, "left-food": -5, "left-animals": -4}
    assert state.scores == [15, 18]
    assert state.winners == [1]
    check(state._record)


@pytest.mark.rule("ARK-43")
def test_equals_on_the_outline_all_get_the_bonus() -> None:
    state = position([" ".join(ROUND_THE_ARK[:12]), " ".join(ROUND_THE_ARK[12:])])
    begin(state, "food", 0, rounds=10)
    assert [seat(state, p)["points"]["outline"] for p in (0, 1)] == [5, 5]
    state = begin(position(["", "", ""], stock=[(0, 0, 0)] * 3), "food", 0, rounds=20)  # nobody has one there
    assert [seat(state, p)["points"]["outline"] for p in range(3)] == [5, 5, 5]


@pytest.mark.rule("ARK-43", "COM-07")
def test_equal_points_share_the_victory() -> None:
    state = scored(position([" ".join(ROUND_THE_ARK[:12]), " ".join(ROUND_THE_ARK[12:])]), 7, 5)
    begin(state, "food", 0, rounds=10)  # three food tiles left over against one
    assert state.scores == [7 + 5 - 3, 5 + 5 - 1]
    assert state.winners == [0, 1]


@pytest.mark.rule("ARK-58")
def test_the_final_count_of_the_quick_game_is_the_outline_alone() -> None:
    edges = " ".join(ROUND_THE_ARK[:13]), " ".join(ROUND_THE_ARK[13:])
    state = position(edges, ["elephant male", "dog male"], stock=[(2, 0, 0), (1, 0, 0)], game="quick")
    begin(scored(state, 5, 10), "wood", 1, rounds=8)
    assert state.over
    assert seat(state, 0)["points"] == {"building": 5, "outline": 5}
    assert state.scores == [10, 10]
    assert state.winners == [0, 1]
    assert state.returns == [0.0, 0.0]


# Whole games; ten thousand of each kind are played in tests/kernel/test_random_games.py, which prints how they end


@pytest.mark.rule("ARK-40", "ARK-41", "ARK-57", "ARK-35")
@pytest.mark.parametrize("kind", ["normal", "quick"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_end_in_time_and_every_point_has_its_reason(players: int, kind: str) -> None:
    """A score is the sum of what the moves say that they brought, seat by seat and reason by reason."""
    chance = random.Random(players)
    state = arkade.load("arknoah", players, game=kind).new(players)
    sums = [Counter[str]() for _ in range(players)]
    while not state.over:
        for points, gained in zip(sums, gains(state, chance.choice(legal(state))), strict=True):
            points.update(gained)
    assert sums == [seat(state, p)["points"] for p in range(players)]
    assert state.scores == [points.total() for points in sums]
    least, last = (8, 16) if kind == "quick" else (10, 20)
    assert least <= state.view()["round"] <= last
    assert state.view()["ended"] in ENDS
