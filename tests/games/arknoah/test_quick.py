"""The quick game of Ark & Noah."""

import pytest

import arkade
from arkade.games.arknoah.consistency import check

from .positions import begin, legal, owned, play, position, seat, starting, tiles

PAIR = "d2n e2n c2e e2e d3n e3n"  # d2 and e2


@pytest.mark.rule("ARK-50")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_no_food_no_pitch_no_worker_and_no_small_animal(players: int) -> None:
    state = arkade.load("arknoah", players, game="quick").new(1)
    view = state.view()
    assert view["game"] == "quick"
    assert min(found["size"] for found in view["species"].values()) == 1
    assert view["pitch_supply"] == view["food_supply"] == 0
    assert all(space["done"] is None for space in view["board"])
    for p in range(players):
        found = seat(state, p)
        assert (found["planks"], found["pitch"], found["food"], len(found["tiles"])) == (3, 0, 0, 2)
    check(state._record)


@pytest.mark.rule("ARK-51")
def test_players_take_turns_clockwise_with_any_of_five_actions_and_a_round_is_a_turn_each() -> None:
    state = arkade.load("arknoah", 3, game="quick", start=1).new(1)
    for round_number in (1, 2):
        for player in (1, 2, 0):
            assert (state.player, state.view()["round"]) == (player, round_number)
            assert starting(state, "work") == ["animals", "exchange", "wood", "build", "load"]
            play(state, "work wood")  # another's choice does not matter
    assert state.view()["round"] == 3


@pytest.mark.rule("ARK-51", "ARK-55")
def test_the_others_take_part_in_clockwise_order() -> None:
    state = begin(position([""] * 4, stock=[(9, 0, 0)] * 4, game="quick"), "build", 2)
    order = []
    while state.view()["action"] == "build":
        order.append((state.player, state.view()["budget"]))
        play(state, "done")
    assert order == [(2, 8), (3, 5), (0, 5), (1, 5)]


@pytest.mark.rule("ARK-52")
def test_animals_are_gathered_as_in_the_normal_game() -> None:
    state = begin(position(["", "", ""], game="quick"), "animals", 1)
    assert legal(state) == ["draw male", "draw female"]
    play(state, "draw male")
    order = []
    while state.view()["action"] == "animals":
        order.append(state.player)
        assert starting(state, "take") == state.view()["drawn"]
        play(state, legal(state)[0])
    assert order == [1, 2, 0]
    assert [len(owned(state, p)) for p in range(3)] == [1, 1, 1]


@pytest.mark.rule("ARK-53")
def test_an_exchange_is_a_point_and_a_tile_for_any_own_coupled_or_not() -> None:
    state = position(["", ""], ["dog male, lion male", "dog female"], game="quick")
    begin(state, "exchange", 0)
    assert seat(state, 0)["points"] == {"exchange": 1}
    play(state, "draw male", "draw male", "draw female")
    drawn = state.view()["drawn"]
    play(state, f"swap in {drawn[0]}")
    assert legal(state) == ["swap out dog male", "swap out lion male"]
    play(state, "swap out dog male")
    assert sorted(owned(state, 0)) == sorted(["lion male", drawn[0]])
    assert not seat(state, 1)["tiles"][0]["coupled"]  # single again (ARK-07)
    assert state.player == 1
    assert state.view()["phase"] == "work"  # nobody else takes part


@pytest.mark.rule("ARK-53")
def test_who_has_no_tile_may_exchange_and_returns_all() -> None:
    state = begin(position(["", ""], ["", "dog female"], game="quick"), "exchange", 0)
    bags = state.view()["bags"]
    play(state, "draw male", "draw male", "draw male")
    assert legal(state) == ["no swap"]
    play(state, "no swap")
    assert {name: len(found) for name, found in bags.items()} == {
        name: len(found) for name, found in state.view()["bags"].items()
    }
    state._record.tile[:] = -3
    state._record.bag[:] = 0
    state._record.tile[tiles("dog male")] = 0
    begin(state, "exchange", 0)
    assert state.view()["phase"] == "work"  # empty bags: only the point
    assert seat(state, 0)["score"] == 2


@pytest.mark.rule("ARK-54")
def test_wood_is_four_planks_and_two_for_the_others() -> None:
    state = begin(position(["", "", ""], game="quick"), "wood", 1)
    assert [seat(state, p)["planks"] for p in range(3)] == [2, 4, 2]


@pytest.mark.rule("ARK-55")
def test_planks_bring_no_points_and_enclosures_are_made_as_always() -> None:
    state = position(["d2n e2n c2e e2e c3e e3e d3s", "d2e"], stock=[(2, 0, 0), (0, 0, 0)], game="quick")
    begin(state, "build", 0)
    play(state, "plank e3s")
    assert state.scores == [0, 0]
    assert state.view()["enclosures"][0]["cells"] == ["d2", "e2", "d3", "e3"]
    assert seat(state, 1)["supply"] == 27


@pytest.mark.rule("ARK-56")
def test_the_player_loads_two_pairs_and_each_other_one_without_food_and_pitch() -> None:
    pens = "a2n a2w b2w a3n b2n c2w b3n c1n c1w c1e c2n"  # a2, b2, c1, of one cell each
    own = ["dog male, cat male, koala male", "dog female, cat female, koala female"]
    state = begin(position([pens, "a3s b3s a3w c3w b3w"], own, game="quick"), "load", 0)
    assert (state.player, state.view()["budget"]) == (0, 2)
    assert starting(state, "load") == ["dog", "koala", "cat"]
    play(state, "load dog")
    assert starting(state, "into") == ["c1", "a2", "b2"]
    play(state, "into a2", "load cat", "into c1")
    assert state.player == 1  # the part ended by itself
    assert state.view()["phase"] in ("load", "work")
    assert [seat(state, p)["points"] for p in (0, 1)] == [{"animals": 4, "planks": 8}, {"animals": 4}]


@pytest.mark.rule("ARK-56")
def test_the_others_load_one_pair_and_need_an_own_plank_an_own_tile_and_the_exact_size() -> None:
    own = ["dog male, dog female, wolf male", "wolf female"]
    state = position([PAIR, "a2n"], own, game="quick")
    begin(state, "load", 1)
    assert (state.player, state.view()["budget"]) == (0, 1)  # 1 has no plank there and is passed over
    assert starting(state, "load") == ["wolf"]  # the dogs want one cell
    play(state, "load wolf", "into d2")
    assert state.view()["phase"] == "work"
    assert state.scores == [4 + 6, 4]
    state = position([PAIR, ""], ["wolf male, wolf female", ""], aboard="sheep d2", game="quick")
    assert begin(state, "load", 0).view()["phase"] == "work"  # occupied
