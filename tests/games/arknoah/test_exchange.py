"""Animals and exchange (ARK-21, ARK-24)."""

import pytest

from arkade.games.arknoah.consistency import edges_fault, pens_fault

from .positions import begin, legal, owned, play, position, seat, starting, tiles

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
