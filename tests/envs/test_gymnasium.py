"""One learner against bots: Gymnasium's own test, seats, bots, penalties, secrets, wrong input."""

import copy
import random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import arkade
from arkade.envs import frames
from arkade.envs.gymnasium import IDS, AgainstBots
from tests.tables import VARIANTS, every_table, sampled_variant

IDS_AND_PLAYERS = [(key, count) for key, wanted in IDS.items() for count in arkade.describe(wanted["name"]).players]


@pytest.mark.parametrize(("key", "players"), IDS_AND_PLAYERS)
def test_every_registered_id_is_an_environment_by_gymnasiums_test(key, players, capsys):
    arkade.load(IDS[key]["name"], players).warm()
    check_env(gymnasium.make(key, players=players).unwrapped)


def test_the_ids_are_those_of_all_games_and_the_quick_one():
    assert "arkade/Noah-v0" in IDS
    assert "arkade/ConnectFour-v0" in IDS
    assert len(IDS) == len(arkade.games()) + 1
    assert len(IDS_AND_PLAYERS) == len(VARIANTS)
    quick = gymnasium.make("arkade.envs.gymnasium:arkade/ArkNoahQuick-v0", players=3)  # as who imported nothing does
    assert quick.unwrapped.game.options["game"] == "quick"


def play(env, chance: random.Random, seed: int | None) -> tuple[list[object], float]:
    """A game by random legal moves: all that the learner was given, and the last reward."""
    observation, info = env.reset(seed=seed)
    told: list[object] = [observation.tobytes(), repr(info)]
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        legal = np.flatnonzero(info["action_mask"])
        observation, reward, over, truncated, info = env.step(int(chance.choice(legal)))
        told += [observation.tobytes(), reward, over, truncated, repr(info)]
    return told, reward


@sampled_variant
def test_a_game_ends_with_the_learners_returns_and_repeats_by_its_seed(name, players, options):
    arkade.load(name, players).warm()
    env = AgainstBots(name, players, **options)
    told, reward = play(env, random.Random(1), 5)
    state = env._match.state
    assert state.over
    assert reward == state.returns[env._seat]
    assert play(env, random.Random(1), 5)[0] == told
    again = play(env, random.Random(1), None)[0]
    assert again != told
    play(env, random.Random(2), 5)
    assert play(env, random.Random(1), None)[0] == again


@every_table
def test_the_learner_has_the_seat_it_was_given_and_is_always_to_decide(name, players):
    for seat in range(players):
        env = AgainstBots(name, players, seat=seat)
        observation, info = env.reset(seed=3)
        assert info["seat"] == seat
        assert env._match.state.player == seat
        assert np.array_equal(observation, env._match.state.observe(seat))
        assert np.flatnonzero(info["action_mask"]).tolist() == env._match.state.legal()


def test_a_random_seat_is_any_and_hangs_on_the_seed():
    env = AgainstBots("noah", 4)
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(30)]
    assert set(seats) == {0, 1, 2, 3}
    assert seats == [env.reset(seed=seed)[1]["seat"] for seed in range(30)]


def test_bots_go_round_from_the_seat_after_the_learners():
    env = AgainstBots("noah", 4, bots="random, greedy:deals=2, greedy", seat=2)
    env.reset(seed=1)
    kinds = {seat: type(bot).__name__ for seat, bot in env._players.items()}
    assert kinds == {3: "RandomBot", 0: "GreedyBot", 1: "GreedyBot"}


def test_games_against_a_search_repeat_too():
    env = AgainstBots("connect_four", bots=["mcts:sims=20"], seat=1)
    assert play(env, random.Random(1), 5) == play(env, random.Random(1), 5)


def test_a_stronger_bot_takes_more_from_a_random_learner():
    chance = random.Random(1)
    weak, strong = AgainstBots("connect_four"), AgainstBots("connect_four", bots="mcts:sims=50")
    assert sum(play(strong, chance, seed)[1] for seed in range(10)) < -8
    assert sum(play(weak, chance, seed)[1] for seed in range(10)) > -8


def test_an_illegal_action_costs_the_penalty_and_ends_the_game():
    env = AgainstBots("noah", 3, penalty=0.5)
    _, info = env.reset(seed=1)
    _, reward, over, truncated, info = env.step(int(info["action_mask"].argmin()))
    assert (reward, over, truncated) == (-0.5, True, False)
    assert all(rule.startswith("NOA-") for rule in info["illegal"])
    assert info["illegal"]
    assert not info["action_mask"].any()
    with pytest.raises(arkade.ArkadeError, match=r"over: reset\(\)"):
        env.step(0)


def test_an_illegal_action_is_repeated_where_that_is_asked_for():
    env = AgainstBots("noah", 3, illegal="repeat")
    observation, info = env.reset(seed=1)
    again, reward, over, _, more = env.step(int(info["action_mask"].argmin()))
    assert (reward, over) == (-1, False)
    assert np.array_equal(observation, again)
    assert np.array_equal(info["action_mask"], more["action_mask"])
    _, reward, _, _, more = env.step(int(more["action_mask"].argmax()))
    assert reward == 0
    assert "illegal" not in more


def test_copies_go_on_with_their_board():
    env = AgainstBots("noah", 3, bots="random,greedy")
    _, info = env.reset(seed=1)
    twin = copy.deepcopy(env)
    for _ in range(20):
        action = int(info["action_mask"].argmax())
        observation, reward, over, _, info = env.step(action)
        other = twin.step(action)
        assert np.array_equal(other[0], observation)
        assert other[1:3] == (reward, over)
        if over:
            break


def test_frames_are_as_the_learner_sees_the_table(capsys):
    for mode in frames.MODES:
        env = AgainstBots("noah", 3, seat=1, render_mode=mode)
        env.reset(seed=2)
        frame = env.render()
        shown = capsys.readouterr().out
        if mode == "human":
            assert frame is None
            assert shown == 2 * f"{frames.ansi(env._match.state, 1)}\n"  # by reset, and by render
        elif mode == "ansi":
            assert frame == frames.ansi(env._match.state, 1)
        else:
            assert np.array_equal(frame, frames.image(env._match.state, 1))


@sampled_variant
@pytest.mark.rule("COM-06")
def test_what_the_learner_cannot_know_changes_nothing_it_is_given(name, players, options):
    arkade.load(name, players).warm()
    for mode in ("ansi", "rgb_array"):
        env = AgainstBots(name, players, render_mode=mode, **options)
        _, info = env.reset(seed=7)
        for _ in range(6):
            _, _, over, _, info = env.step(int(np.random.default_rng(1).choice(np.flatnonzero(info["action_mask"]))))
            if over:
                break
        before = given(env)
        env._match.state = env._match.state.redeal(env._seat, seed=3)
        assert given(env) == before


def given(env):
    """All that an environment gives its learner now."""
    frame = env.render()
    picture = frame if isinstance(frame, str) else frame.tobytes()
    return [picture, env._match.state.observe(env._seat).tobytes(), repr(env._info(env._match))]


@pytest.mark.parametrize(
    ("error", "arguments", "message"),
    [
        (arkade.UnknownGame, {"name": "chess"}, "there is no game 'chess'"),
        (arkade.BadOption, {"name": "noah", "players": 1}, "'players' cannot be 1"),
        (arkade.BadOption, {"name": "noah", "end": "4"}, "'end' cannot be '4'"),
        (arkade.BadOption, {"name": "noah", "render_mode": 3}, "'render_mode' cannot be 3"),
        (arkade.BadOption, {"name": "noah", "illegal": "ignore"}, "'illegal' cannot be 'ignore'"),
        (arkade.BadOption, {"name": "noah", "penalty": -1}, "'penalty' cannot be -1"),
        (arkade.BadSeat, {"name": "noah", "seat": 2}, "there is no seat 2"),
        (arkade.BadSeat, {"name": "noah", "seat": "first"}, "there is no seat 'first'"),
        (arkade.BadBot, {"name": "noah", "bots": "genius"}, "there is no bot 'genius'"),
        (arkade.BadBot, {"name": "noah", "bots": [7]}, "not by 7"),
        (arkade.BadBot, {"name": "noah", "bots": 7}, "not by 7"),
        (arkade.BadBot, {"name": "noah", "bots": []}, "one for all or 1, not 0"),
        (arkade.BadBot, {"name": "noah", "players": 4, "bots": "random,random"}, "one for all or 3, not 2"),
    ],
)
def test_a_wrong_environment_is_refused_in_one_line(error, arguments, message):
    with pytest.raises(error, match=message):
        AgainstBots(**arguments)


def test_wrong_calls_are_refused_and_change_nothing():
    env = AgainstBots("noah")
    for call in (lambda: env.step(0), env.render):
        with pytest.raises(arkade.ArkadeError, match=r"reset\(\) deals one|render_mode='ansi'"):
            call()
    observation, _ = env.reset(seed=1)
    for action in (-1, 10_000, "x", None, 0.5):
        with pytest.raises(arkade.BadAction):
            env.step(action)
    with pytest.raises(gymnasium.error.Error):
        env.reset(seed=-1)
    assert np.array_equal(env._match.state.observe(env._seat), observation)
