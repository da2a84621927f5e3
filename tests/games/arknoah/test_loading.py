"""Loading in Ark & Noah: food, pairs, their points, and the worked example of the rulebook."""

from collections.abc import Sequence
from typing import Any

import pytest

import arkade

from .positions import begin, gains, legal, play, position, seat, starting

DOG = "a2n a2w b2w a3n"  # an enclosure of one cell at the stern, with three pitch spaces
DOG_POINTS = "a2sw a2nw a2ne"
MORE = "a3w b2n"  # the outline's next edges, so that the cubes may lie there
PAIR = "d2n e2n c2e e2e d3n e3n"  # d2 and e2, in the middle: no pitch


# Loading points and food


@pytest.mark.rule("ARK-30")
def test_the_worker_has_eight_loading_points_and_every_other_five() -> None:
    state = position([PAIR, DOG], stock=[(0, 0, 3), (0, 0, 1)])
    begin(state, "load", 1)
    assert (state.player, state.view()["budget"]) == (1, 8)
    play(state, "food a2")
    assert state.view()["budget"] == 7
    play(state, "done")
    assert (state.player, state.view()["budget"]) == (0, 5)


@pytest.mark.rule("ARK-30")
def test_loading_ends_by_the_players_word_even_without_points_left() -> None:
    walls = "c2n d2n e2n f2n c2w f2e c3n d3n e3n f3n c2e d2e e2e c3w d3s c3s e3s f3s f3e c3e d3e e3e"
    state = begin(position([walls, ""], stock=[(0, 0, 9), (0, 0, 0)]), "load", 0)
    for cell in ["c2", "d2", "e2", "f2", "c3", "d3", "e3", "f3"]:
        play(state, f"food {cell}")
    assert (state.player, state.view()["budget"], legal(state)) == (0, 0, ["done"])
    assert seat(state, 0)["food"] == 1
    play(state, "done")
    assert state.view()["round"] == 2


@pytest.mark.rule("ARK-30")
def test_who_can_load_nothing_is_passed_over() -> None:
    state = begin(position([PAIR, ""], stock=[(0, 0, 0), (0, 0, 4)]), "load", 1)
    assert state.view()["phase"] == "work"


@pytest.mark.rule("ARK-31")
def test_food_goes_on_empty_cells_of_finished_enclosures_with_an_own_plank_for_a_point() -> None:
    planks = [DOG + " f2n", PAIR.replace("d2n", "") + " h2e", "d2n"]
    state = position(planks, food="d2", stock=[(0, 0, 5)] * 3)
    begin(state, "load", 2, others=[0, 1])
    assert starting(state, "food") == ["e2"]
    play(state, "done")
    assert starting(state, "food") == ["a2"]
    assert gains(state, "food a2") == [{"food": 1}, {}, {}]
    assert seat(state, 0)["points"] == {"food": 1}
    assert seat(state, 0)["food"] == 4
    assert legal(state) == ["done"]  # never moved, never two on a cell


# Pairs


def pens_of(**changes: Any) -> arkade.State:
    """Seat 0 with both dogs and an enclosure of one cell that is ready for them, but for the changes."""
    wanted: dict[str, Any] = {
        "planks": [f"{DOG} {MORE}", ""],
        "tiles_of": ["dog male, dog female", ""],
        "food": "a2",
        "cubes": DOG_POINTS,
    }
    return begin(position(**(wanted | changes)), "load", 0)


@pytest.mark.rule("ARK-32")
def test_a_pair_that_fulfils_all_conditions_is_loaded() -> None:
    state = pens_of()
    assert legal(state) == ["load dog", "done"]
    play(state, "load dog")
    assert legal(state) == ["into a2"]
    play(state, "into a2")
    assert state.view()["enclosures"][0]["large"] == "dog"
    assert state.view()["species"]["dog"]["place"] == "a2"
    assert seat(state, 0)["tiles"] == []


@pytest.mark.rule("ARK-32")
@pytest.mark.parametrize(
    "changes",
    [
        {"tiles_of": ["dog male", ""]},  # the partner is in the bag
        {"tiles_of": ["cat male", "dog male, dog female"]},  # none of them is his
        {"tiles_of": ["wolf male, wolf female", ""]},  # of another size
        {"food": ""},
        {"cubes": "a2sw a2nw"},  # one pitch space is empty
        {"aboard": "cat a2"},
        {"planks": ["c4s", f"{DOG} {MORE}"]},  # no own plank
        {"planks": ["a2n a2w b2w a3w b2n", ""], "food": ""},  # not finished
    ],
    ids=["partner", "not-his", "size", "food", "pitch", "occupied", "plank", "unfinished"],
)
def test_a_pair_is_not_loaded_if_one_condition_fails(changes: dict[str, Any]) -> None:
    assert starting(pens_of(**changes), "load") == []


@pytest.mark.rule("ARK-32", "ARK-60")
def test_an_enclosure_in_the_middle_needs_no_pitch() -> None:
    state = begin(position([PAIR, ""], ["wolf male, wolf female", ""], food="d2 e2"), "load", 0)
    assert starting(state, "load") == ["wolf"]


@pytest.mark.rule("ARK-33")
@pytest.mark.parametrize(
    ("own", "others", "cost"),
    [("elephant male, elephant female", "", 8), ("elephant male", "elephant female", 4)],
)
def test_a_pair_costs_its_size_for_each_own_tile_and_the_partner_comes_free(own: str, others: str, cost: int) -> None:
    square = "d2n e2n c2e e2e c3e e3e d3s e3s"
    state = position([square, ""], [own, others], food="d2 e2 d3 e3", stock=[(0, 0, 1), (0, 0, 0)])
    begin(state, "load", 0)
    assert state.view()["budget"] == 8
    play(state, "load elephant", "into d2")
    assert state.view()["budget"] == 8 - cost
    state = position([square, ""], [own, others], food="d2 e2 d3 e3", stock=[(0, 0, 1), (0, 0, 0)])
    begin(state, "load", 1)  # 0 has five points, which is too little for two elephants
    assert (state.view()["phase"] == "load") == (cost <= 5)


@pytest.mark.rule("ARK-34")
def test_small_pairs_cost_nothing_and_fit_any_size_one_beside_one_large_pair() -> None:
    own = ["dove male, raven male, wolf male", "dove female, raven female, wolf female"]
    state = begin(position([PAIR, ""], own, food="d2 e2"), "load", 0)
    assert starting(state, "load") == ["dove", "raven", "wolf"]
    play(state, "load raven", "into d2")
    assert state.view()["budget"] == 8
    assert starting(state, "load") == ["wolf"]  # at most one small pair; a large one may follow
    play(state, "load wolf", "into d2")
    assert starting(state, "load") == []
    pen = state.view()["enclosures"][0]
    assert (pen["large"], pen["small"]) == ("wolf", "raven")


@pytest.mark.rule("ARK-34")
@pytest.mark.parametrize(
    ("planks", "food", "cubes"),
    [
        (["c4s", f"{DOG} {MORE}"], "a2", DOG_POINTS),
        ([f"{DOG} {MORE}", ""], "", DOG_POINTS),
        ([f"{DOG} {MORE}", ""], "a2", "a2nw"),
    ],
    ids=["plank", "food", "pitch"],
)
def test_a_small_pair_needs_food_pitch_and_an_own_plank_too(planks: list[str], food: str, cubes: str) -> None:
    state = position(planks, ["dove male, dove female", ""], food=food, cubes=cubes, stock=[(0, 0, 1), (0, 0, 0)])
    begin(state, "load", 0)
    assert state.view()["phase"] == "work" or starting(state, "load") == []


@pytest.mark.rule("ARK-35")
def test_tiles_score_for_their_owners_planks_for_their_colours_and_pitch_for_the_loader() -> None:
    planks = ["a2n a2w a3w b2n", "b2w", "a3n"]
    state = position(planks, ["dog male", "", "dog female"], food="a2", cubes=DOG_POINTS)
    begin(state, "load", 0)
    play(state, "load dog")
    found = gains(state, "into a2")
    assert found == [{"animals": 2, "planks": 2, "pitch": 3}, {"planks": 1}, {"animals": 2, "planks": 1}]
    assert [seat(state, p)["points"] for p in range(3)] == found
    assert state.scores == [7, 1, 3]


@pytest.mark.rule("ARK-35")
def test_a_small_pair_scores_planks_and_pitch_again_and_nothing_for_its_tiles() -> None:
    planks = ["a2n a2w a3w b2n", "b2w a3n"]
    state = position(planks, ["dog male, dog female, dove male", "dove female"], food="a2", cubes=DOG_POINTS)
    begin(state, "load", 0)
    play(state, "load dog", "into a2", "load dove")
    assert gains(state, "into a2") == [{"planks": 2, "pitch": 3}, {"planks": 2}]
    assert [seat(state, p)["points"] for p in (0, 1)] == [{"animals": 4, "planks": 4, "pitch": 6}, {"planks": 4}]


@pytest.mark.rule("ARK-35")
def test_the_log_tells_every_point_of_a_loading_with_its_reason_to_all() -> None:
    state = position(["a2n a2w a3w b2n", "b2w a3n"], ["dog male", "dog female"], food="a2", cubes=DOG_POINTS)
    begin(state, "load", 0)
    play(state, "load dog")
    before = state.copy()
    play(state, "into a2")
    for reader in (None, 0, 1):
        lines = before.story(before.game.parse("into a2"), state, reader)
        assert [line.key for line in lines[:4]] == ["log-into", "log-cost", "log-points", "log-points"]
        told: list[Any] = [(line.params["points"], reasons(line.params["parts"])) for line in lines[2:4]]
        assert told == [
            (7, {"part-animals": 2, "part-planks": 2, "part-pitch": 3}),
            (4, {"part-animals": 2, "part-planks": 2}),
        ]


def reasons(parts: Any) -> dict[str, int]:
    return {part.key: part.params["points"] for part in parts}


# The worked example


NOAH, SHEM, HAM, JAPHETH = range(4)
LION_PEN = ["e1n", "e1e", "e2e", "e3e", "d1e", "d2e", "d3e", "e3s"]  # e1, e2, e3: one edge of the outline
ELEPHANT_PEN = ["h1n", "i1n", "g1e", "h2n", "i1e", "i2e", "i3e", "h2e", "h3e", "i3s"]  # h1, i1, i2, i3: two in a row
BESIDE = "d1n f1n g1n j1n"  # the outline's next edges


def example() -> arkade.State:
    """Japheth's worker is at “load”, Noah comes next."""
    planks: Sequence[str] = (
        " ".join(LION_PEN[5:7] + ELEPHANT_PEN[:5]),
        " ".join(ELEPHANT_PEN[5:]) + f" {BESIDE}",
        LION_PEN[7],
        " ".join(LION_PEN[:5]),
    )
    tiles_of = ("elephant female", "raven female, elephant male", "", "lion male, lion female, raven male")
    state = position(
        planks,
        tiles_of,
        food="e1 h1 i1 i2",
        cubes="d1ne e1ne g1ne h1ne i1ne",
        stock=[(0, 0, 1), (0, 0, 0), (0, 0, 0), (0, 0, 2)],
    )
    return begin(state, "load", JAPHETH, others=[NOAH, SHEM, HAM])


@pytest.mark.rule("ARK-36", "ARK-60")
def test_the_worked_example_of_the_rulebook_point_by_point() -> None:
    state = example()
    lions, elephants = state.view()["enclosures"]
    assert (len(lions["cells"]), sum(lions["wall"]), lions["cubes"], len(lions["pitch"])) == (3, 8, 2, 2)
    assert (len(elephants["cells"]), sum(elephants["wall"]), elephants["cubes"]) == (4, 10, 3)
    assert lions["wall"] == [2, 0, 1, 5]
    assert elephants["wall"] == [5, 5, 0, 0]
    # Japheth: two food tiles, the lions with the six points left, and for nothing the ravens
    assert (state.player, state.view()["budget"]) == (JAPHETH, 8)
    play(state, "food e2", "food e3")
    assert state.scores == [0, 0, 0, 2]
    play(state, "load lion", "into e1")
    assert state.view()["budget"] == 0
    assert state.scores == [2, 0, 1, 2 + 6 + 6 + 5 + 2]
    play(state, "load raven", "into e1", "done")
    assert state.scores == [4, 0, 2, 28]
    assert seat(state, JAPHETH)["points"] == {"food": 2, "animals": 12, "planks": 10, "pitch": 4}
    assert seat(state, SHEM)["points"] == {}
    # Noah: one food tile, his elephant with Shem's
    assert (state.player, state.view()["budget"]) == (NOAH, 5)
    play(state, "food i3", "load elephant", "into h1")
    assert state.view()["budget"] == 0
    assert [now - before for now, before in zip(state.scores, [4, 0, 2, 28], strict=True)] == [17, 13, 0, 0]
    assert seat(state, NOAH)["points"] == {"food": 1, "animals": 8, "planks": 5 + 4, "pitch": 3}
    assert seat(state, SHEM)["points"] == {"animals": 8, "planks": 5}
