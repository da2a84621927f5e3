"""What is known in Ark & Noah: everything but the chance to come (ARK-07)."""

import numpy as np
import pytest
from scipy.stats import chisquare

import arkade
from arkade.games.arknoah.components import TILES
from arkade.games.arknoah.state import DRAWN
from arkade.table.match import Match
from tests.tables import random_states

from .positions import begin, play, position, tiles

pytestmark = pytest.mark.rule("COM-06", "ARK-07")


def test_everybody_sees_everything() -> None:
    for state in (arkade.load("arknoah", 3).new(4), begin(position(["c1n", "d1n", ""]), "animals", 1)):
        views = [state.view(seat) for seat in (None, 0, 1, 2, arkade.ALL)]
        assert all(view == views[0] for view in views)


def test_what_is_in_the_bags_follows_by_subtraction() -> None:
    state = begin(position(["", ""], ["lion male", "dog female"]), "animals", 0)
    view = state.view(1)
    seen = {tile["name"] for player in view["seats"] for tile in player["tiles"]} | set(view["drawn"])
    every = {f"{name} {sex}" for name in view["species"] for sex in ("male", "female")}
    assert set(view["bags"]["male"]) | set(view["bags"]["female"]) == every - seen


def test_a_redeal_renews_the_chance_to_come_and_nothing_else() -> None:
    state = arkade.load("arknoah", 4).new(3)
    for seat in (None, 0, 3):
        other = state.redeal(seat, 9)
        assert other.view() == state.view()
        assert not np.array_equal(other._record.rng, state._record.rng)
        other._record.rng[:] = state._record.rng
        assert other == state


@pytest.mark.parametrize("game", ["normal", "quick"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_that_was_seen_can_be_contradicted(players: int, game: str) -> None:
    """In whole games a deal of any seat is the true state, but for the chance to come: there is nothing to conclude."""
    for state in random_states("arknoah", players, range(2), every=40, game=game):
        for seat in (None, *range(players)):
            other = state.redeal(seat, 5)
            other._record.rng[:] = state._record.rng
            assert other == state


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_every_tile_of_a_bag_comes_equally_often_after_a_redeal(seat: int | None) -> None:
    state = begin(position(["", "", ""], ["lion male", "", ""]), "animals", 0)
    bag = state.view()["bags"]["male"]
    counts = dict.fromkeys(bag, 0)
    before = drawn(state)
    for seed in range(40 * len(bag)):
        other = play(state.redeal(seat, seed), "draw male")
        (third,) = drawn(other) - before
        counts[third] += 1
    assert chisquare(list(counts.values())).pvalue > 0.001


def drawn(state: arkade.State) -> set[str]:
    """The tiles drawn; quicker than the view."""
    return {TILES[tile] for tile in (state._record.tile == DRAWN).nonzero()[0].tolist()}


@pytest.mark.rule("ARK-04")
def test_a_first_female_is_any_but_the_partner_of_the_male() -> None:
    """By the rule the female goes back until the species differ: the others come equally often."""
    game = arkade.load("arknoah", 2, game="quick")
    counts = np.zeros(52, np.int64)
    males = np.zeros(52, np.int64)
    for seed in range(1200):
        s = game.new(seed)._record
        male, female = sorted((s.tile == 0).nonzero()[0].tolist(), key=lambda tile: tile % 2)
        assert male // 2 != female // 2
        counts[female] += 1
        males[male] += 1
    assert (counts > 0).sum() == (males > 0).sum() == 12
    assert chisquare(counts[counts > 0]).pvalue > 0.001
    assert chisquare(males[males > 0]).pvalue > 0.001


@pytest.mark.rule("ARK-24")
def test_returned_tiles_are_mixed_in() -> None:
    state = position(["", ""], ["lion male", ""])
    s = state._record
    s.tile[s.tile == -1] = -3
    s.tile[tiles("lion female, cat female, dog female, wolf female")] = -1
    s.bag[:] = [0, 4]
    begin(state, "exchange", 0)
    play(state, "reward food", "swap animals", "draw female", "draw female", "draw female", "no swap")
    assert state._record.bag.tolist() == [0, 4]
    counts: dict[str, int] = {}
    begin(state, "exchange", 0)
    play(state, "reward food", "swap animals")
    for seed in range(400):
        (name,) = drawn(play(state.redeal(0, seed), "draw female"))
        counts[name] = counts.get(name, 0) + 1
    assert len(counts) == 4
    assert chisquare(list(counts.values())).pvalue > 0.001


@pytest.mark.rule("ARK-21")
def test_undo_works_within_a_part_and_never_past_a_draw() -> None:
    match = Match(arkade.load("arknoah", 3), 5)
    for name in ("animals", "build", "pitch", "wood", "food", "load"):
        match.play(match.state.game.parse(f"work {name}"))
    assert not any(match.can_undo(seat) for seat in range(3))  # two tiles were drawn
    match.play(match.state.game.parse("draw male"))
    assert not match.can_undo(0)
    while match.state.view()["phase"] != "build":
        match.play(match.state.legal()[0])
    match.play(match.state.legal()[0])
    assert match.can_undo(1)
    match.undo(1)
    assert match.state.view()["budget"] == 8


@pytest.mark.parametrize("game", ["normal", "quick"])
def test_an_observation_follows_the_position(game: str) -> None:
    state = position(["c1n d1n", "e1n"], ["lion male", "dog female"], stock=[(3, 1, 1), (2, 0, 0)], game=game)
    if game == "quick":
        state._record.pitch[:] = state._record.food[:] = 0
    begin(state, "build", 0)
    for observer, order in ((0, [0, 1]), (1, [1, 0])):
        pieces = {
            name: state.observe(observer)[where].reshape(shape) for name, (where, shape) in state.game.pieces.items()
        }
        assert pieces["to_decide"][:2].tolist() == [seat == 0 for seat in order]
        assert pieces["planks"][:2].tolist() == [(3, 2)[seat] for seat in order]
        assert pieces["wall"].sum(axis=1)[:2].tolist() == [(2, 1)[seat] for seat in order]
        assert pieces["tiles"].sum(axis=1).tolist() == [1, 1, 0, 0]
        assert pieces["free"].sum() == 60 - 3
        assert pieces["counters"][0] == 8
        assert pieces["counters"][6] == (game == "quick")
