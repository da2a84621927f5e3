"""Many tables in one call: each plays exactly as a single table would."""

import jax
import numpy as np
import pytest

import arkade
from arkade.envs.batch import BatchEnv
from tests.tables import every_variant

ARRAYS = ("players", "masks", "observations", "rewards", "ended", "refused")


@every_variant
def test_a_batch_plays_observes_and_pays_like_single_tables(name, players, options):
    env = BatchEnv(arkade.load(name, players, **options), 8, seed=3)
    generator = np.random.default_rng(players)
    states = [env.state(table) for table in range(env.size)]
    ends = 0
    for step in range(600):
        actions = env.random_actions(generator)
        env.step(actions)
        assert not env.refused.any()
        for table, state in enumerate(states):
            state.play(int(actions[table]))
            assert env.ended[table] == state.over
            assert np.array_equal(env.rewards[table], np.array(state.returns, np.float32))
            if state.over:
                ends += 1
                states[table] = state = env.state(table)
                assert not state.over
            assert env.players[table] == state.player
            if env.ended[table] or (step + table) % 5 == 0:
                assert np.array_equal(env.masks[table], state.mask())
                assert np.array_equal(env.observations[table], state.observe(state.player))
    assert ends > 0
    assert [bytes(env.state(table)) for table in range(env.size)] == [bytes(state) for state in states]


def played(threads, size=37, steps=200):
    """Everything that happens in a batch."""
    env = BatchEnv(arkade.load("animimix", 3), size, seed=8, threads=threads)
    generator = np.random.default_rng(0)
    told = []
    for _ in range(steps):
        env.step(env.random_actions(generator))
        told.append(b"".join(getattr(env, array).tobytes() for array in ARRAYS))
    env.close()
    return told


def test_threads_and_repetitions_give_the_same_games():
    once = played(1)
    assert once == played(1) == played(2) == played(5)


def test_more_threads_than_tables_are_no_fault():
    assert len(played(4, size=2, steps=5)) == 5


def test_games_after_the_first_are_new_deals():
    env = BatchEnv(arkade.load("animimix", 2), 1, seed=1)
    generator = np.random.default_rng(0)
    deals = {bytes(env.state(0))}
    while len(deals) < 6:
        env.step(env.random_actions(generator))
        if env.ended[0]:
            before = len(deals)
            deals.add(bytes(env.state(0)))
            assert len(deals) == before + 1


def test_an_illegal_action_is_refused_and_changes_nothing_at_its_table():
    env = BatchEnv(arkade.load("noah", 3), 8, seed=2)
    before = [bytes(env.state(table)) for table in range(8)]
    looked = [getattr(env, array).copy() for array in ("players", "masks", "observations")]
    env.step(np.array([-1, env.game.num_actions, 2**40, *(~env.masks[3:]).argmax(axis=1)]))
    assert env.refused.all()
    assert not env.ended.any()
    assert not env.rewards.any()
    assert [bytes(env.state(table)) for table in range(8)] == before
    for array, kept in zip(("players", "masks", "observations"), looked, strict=True):
        assert np.array_equal(getattr(env, array), kept)
    env.step(env.random_actions(np.random.default_rng(0)))
    assert not env.refused.any()


def test_given_buffers_are_filled_and_shared_with_jax_without_a_copy():
    game = arkade.load("amazonas", 3)
    own = BatchEnv(game, 16, seed=5)
    observations = np.zeros_like(own.observations)
    env = BatchEnv(game, 16, seed=5, buffers={"observations": observations})
    assert env.observations is observations
    assert np.array_equal(observations, own.observations)
    shared = jax.dlpack.from_dlpack(own.observations, copy=False)
    own.step(own.random_actions(np.random.default_rng(1)))
    assert np.array_equal(np.asarray(shared), own.observations)
    assert not np.array_equal(own.observations, observations)


def test_masks_cannot_be_forged():
    env = BatchEnv("connect_four", 4)
    with pytest.raises(ValueError, match="read-only"):
        env.masks[:] = True
    own = np.ones((4, 7), np.bool_)
    env = BatchEnv("connect_four", 4, buffers={"masks": own})
    for _ in range(6):
        own[:] = True
        env.step(np.zeros(4, np.int64))
        assert not env.refused.any()
    assert not own[:, 0].any()  # the column is full
    own[:] = True
    env.step(np.zeros(4, np.int64))
    assert env.refused.all()
    assert not own[:, 0].any()


def test_without_observations_nothing_is_observed():
    env = BatchEnv("connect_four", 4, observe=False)
    env.step(env.random_actions(np.random.default_rng(0)))
    assert env.observations.shape == (4, 0)
    assert env.masks.any()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"size": 0}, "size"),
        ({"size": 2.5}, "size"),
        ({"size": 4, "threads": 0}, "threads"),
        ({"size": 4, "seed": -1}, "seed"),
        ({"size": 4, "buffers": {"boards": np.zeros(4)}}, "boards"),
        ({"size": 4, "buffers": {"players": np.zeros(4, np.int32)}}, "int64"),
        ({"size": 4, "buffers": {"players": np.zeros(8, np.int64)[::2]}}, "contiguous"),
    ],
)
def test_bad_arguments_are_named(arguments, said):
    with pytest.raises(arkade.ArkadeError, match=said):
        BatchEnv("connect_four", **arguments)


@pytest.mark.parametrize("actions", [np.zeros(3, np.int64), np.zeros(4), [[0, 1, 2, 3]]])
def test_actions_of_another_shape_or_kind_are_refused_as_a_whole(actions):
    env = BatchEnv("connect_four", 4)
    before = [bytes(env.state(table)) for table in range(4)]
    with pytest.raises(arkade.BadAction, match="takes 4 whole numbers"):
        env.step(actions)
    assert [bytes(env.state(table)) for table in range(4)] == before


def test_only_tables_that_exist_can_be_looked_at():
    with pytest.raises(arkade.BadOption, match="0 to 3"):
        BatchEnv("connect_four", 4).state(4)
