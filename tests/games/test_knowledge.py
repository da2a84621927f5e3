"""Honest views: nobody sees, is told or can imagine more than COM-06 allows. A game's own cases are in its folder."""

import random
import zlib
from collections import defaultdict

import msgspec
import numpy as np
import pytest

import arkade
from arkade import registry
from arkade.kernel.definition import SPECTATOR
from tests.tables import OURS, every_table, every_variant, invariants, random_states, same_to

pytestmark = pytest.mark.rule("COM-06")
SEEDS = range(12)
SECRETIVE = {"animimix": 2, "noah": 3, "optimix": 3}  # games with secret moves, from so many players on


@every_table
def test_what_is_hidden_from_a_seat_changes_nothing_it_gets(name, players):
    for state in random_states(name, players, SEEDS, every=5):
        for seat in [None, *range(players)]:
            other = state.redeal(seat, seed=zlib.crc32(bytes(state)))
            assert same_to(seat, other, state)


@every_table
def test_a_survey_has_nothing_of_what_its_viewer_may_not_see(name, players):
    """Not even in numbers that the view leaves out."""
    for state in random_states(name, players, SEEDS, every=5):
        survey = state.game.handle.engine.survey
        for seat in [None, *range(players)]:
            other = state.redeal(seat, seed=zlib.crc32(bytes(state)))
            viewer = SPECTATOR if seat is None else seat
            assert survey(other._buffer, viewer) == survey(state._buffer, viewer)


@every_table
def test_where_nothing_is_hidden_the_view_is_the_same_for_all(name, players):
    differing = 0
    for state in random_states(name, players, range(4), every=7):
        views = {msgspec.json.encode(state.typed_view(viewer)) for viewer in (None, *range(players), arkade.ALL)}
        differing += len(views) > 1
    assert (differing == 0) == registry.definition(name).open


@every_table
def test_a_redeal_depends_on_nothing_but_what_the_seat_knows(name, players):
    for state in random_states(name, players, SEEDS, every=7):
        for seat in [None, *range(players)]:
            assert state.redeal(seat, 5) == state.redeal(seat, 6).redeal(seat, 5)


@pytest.mark.slow
@every_variant
def test_a_redealt_state_is_a_sound_state_that_plays_to_its_end(name, players, options):
    check = invariants(name).check
    chance = random.Random(players)
    for state in random_states(name, players, range(4), every=9, **options):
        other = state.redeal(chance.randrange(players), seed=3)
        check(other._record)
        while not other.over:
            other.play(chance.choice(other.legal()))
        check(other._record)


@pytest.mark.parametrize(("name", "players"), OURS)
def test_a_redeal_does_deal_hidden_cards_and_coming_chance_anew(name, players):
    state = arkade.load(name, players).new(seed=2)
    deals = {msgspec.json.encode(state.redeal(0, seed).view(arkade.ALL)) for seed in range(20)}
    assert len(deals) > 3 or name == "arknoah"  # where only the chance to come is hidden (ARK-07)
    assert len({bytes(state.redeal(0, seed)) for seed in range(20)}) == 20


@every_table
def test_a_story_tells_a_seat_the_same_whatever_it_cannot_see(name, players):
    """The lines of another's move are the same for two states that differ only in what the reader does not know,
    as long as the move itself is the same and shows the same."""
    chance = random.Random(1)
    for state in random_states(name, players, range(6), every=4):
        if state.over:
            continue
        action = chance.choice(state.legal())
        after = state.copy()
        after.play(action)
        for reader in range(players):
            if reader == state.player:
                continue
            other = state.redeal(reader, seed=9)
            if action not in other.legal():
                continue
            other_after = other.copy()
            other_after.play(action)
            if other_after.view(reader) == after.view(reader):
                assert state.story(action, after, reader) == other.story(action, other_after, reader)


@every_table
def test_of_moves_that_a_seat_cannot_tell_apart_it_sees_none(name, players):
    """Two moves that look alike to a seat, in the log and on the table, must not be told to its bot as played."""
    alike = 0
    for state in random_states(name, players, range(4), every=6):
        if state.over:
            continue
        for reader in range(players):
            if reader == state.player:
                continue
            looks = defaultdict(list)
            for action in state.legal():
                after = state.copy()
                after.play(action)
                told = msgspec.json.encode([state.story(action, after, reader), after.view(reader)])
                looks[told].append(action)
            for same in looks.values():
                if len(same) > 1:
                    alike += 1
                    assert not any(state.sees(reader, action) for action in same)
    assert (alike > 0) == (players >= SECRETIVE.get(name, 99))


@every_table
def test_a_seat_never_holds_the_true_state(name, players):
    for state in random_states(name, players, range(3), every=11):
        for index in range(players):
            seat = state.seat(index)
            assert seat.view() == state.view(index)
            assert np.array_equal(seat.observe(), state.observe(index))
            assert seat.legal() == (state.legal() if state.player == index else [])
            assert seat.redeal(8) == state.redeal(index, 8)
            assert seat.player == state.player
            assert not np.array_equal(seat._imagined._record.rng, state._record.rng)


@every_table
def test_an_observation_has_one_shape_and_named_pieces(name, players):
    game = arkade.load(name, players)
    size = sum(int(np.prod(shape)) for _, shape in game.pieces.values())
    for state in random_states(name, players, range(2), every=13):
        observation = state.observe(players - 1)
        assert observation.shape == (size,)
        assert observation.dtype == np.float32
        assert np.isfinite(observation).all()
        for where, shape in game.pieces.values():
            assert observation[where].reshape(shape).shape == shape


@pytest.mark.parametrize(("name", "players"), OURS)
def test_an_observation_tells_a_seat_its_own_cards_apart(name, players):
    """Two deals that give a seat other cards are not one observation."""
    game = arkade.load(name, players)
    seen = {game.new(seed).observe(0).tobytes() for seed in range(50)}
    assert len(seen) == 50
