"""The games as PettingZoo's environments: its own test suites, copies, seeds, frames, secrets, wrong input."""

import copy
import dataclasses
import importlib
import pickle
import random
import sys
import warnings
from functools import partial

import numpy as np
import pytest

import arkade
from arkade import registry
from arkade.envs import MissingExtra, frames, pettingzoo
from tests.tables import every_table, random_states, sampled_variant

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # the suites import a game of PettingZoo's in its own old way
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

#: api_test would rather have a plain array than a dict; PettingZoo documents the dict with a mask, and its own games
#: have it, but are on a list of exceptions there.
A_DICT_IS_MEANT = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


# PettingZoo's suites


@sampled_variant
@A_DICT_IS_MEANT
def test_it_is_an_environment_by_pettingzoos_test(name, players, options):
    arkade.load(name, players).warm()
    api_test(pettingzoo.env(name, players, **options), num_cycles=1000)
    api_test(pettingzoo.raw_env(name, players, **options), num_cycles=20)


@sampled_variant
def test_seeds_do_as_pettingzoo_demands(name, players, options):
    arkade.load(name, players).warm()
    seed_test(partial(pettingzoo.env, name, players, **options), num_cycles=500)
    parallel_seed_test(partial(pettingzoo.parallel_env, name, players, **options), num_cycles=500)


@sampled_variant
def test_the_parallel_one_is_an_environment_by_pettingzoos_test(name, players, options):
    arkade.load(name, players).warm()
    parallel_api_test(pettingzoo.parallel_env(name, players, **options), num_cycles=1000)


@sampled_variant
def test_it_renders_by_pettingzoos_test(name, players, options, capsys):
    render_test(partial(pettingzoo.env, name, players, **options))
    assert capsys.readouterr().out  # for people


# The game


def play(table, chance: random.Random, moves: int) -> list[object]:
    """Random legal moves; everything that the agents were given."""
    told: list[object] = []
    for agent in table.agent_iter(moves):
        observation, *rest = table.last()
        told += [agent, observation["observation"].tobytes(), observation["action_mask"].tobytes(), repr(rest)]
        legal = np.flatnonzero(observation["action_mask"])
        table.step(int(chance.choice(legal)) if len(legal) else None)
    return told


@every_table
def test_a_game_is_the_one_of_its_seed_and_ends_with_its_returns(name, players):
    table, state, chance = pettingzoo.env(name, players), arkade.load(name, players).new(11), random.Random(1)
    table.reset(seed=11)
    assert table.possible_agents == [f"player_{seat}" for seat in range(players)]
    while not state.over:
        assert table.agent_selection == f"player_{state.player}"
        for seat, agent in enumerate(table.agents):
            seen = table.observe(agent)
            assert np.array_equal(seen["observation"], state.observe(seat))
            assert np.flatnonzero(seen["action_mask"]).tolist() == (state.legal() if seat == state.player else [])
        action = chance.choice(state.legal())
        state.play(action)
        table.step(action)
    assert table.terminations == dict.fromkeys(table.agents, True)
    assert list(table.rewards.values()) == state.returns
    for _ in range(players):
        assert table.last()[1] == state.returns[int(table.agent_selection[-1])]
        table.step(None)
    assert table.agents == []


def test_a_reset_without_a_seed_follows_from_the_last_one_given():
    one, other = pettingzoo.raw_env("noah"), pettingzoo.raw_env("noah")
    for table in (one, other):
        table.reset(seed=5)
    assert np.array_equal(one.state(), other.state())
    first = one.state()
    one.reset()
    other.reset()
    assert np.array_equal(one.state(), other.state())
    assert not np.array_equal(one.state(), first)


def test_options_reach_the_game():
    assert pettingzoo.raw_env("arknoah", 3, game="quick").game.options["game"] == "quick"


@every_table
def test_the_state_is_what_all_seats_see(name, players):
    table = pettingzoo.env(name, players)
    table.reset(seed=4)
    seen = table.state()
    assert table.state_space.contains(seen)
    assert np.array_equal(seen, np.concatenate([table.observe(agent)["observation"] for agent in table.agents]))


@sampled_variant
def test_copies_go_on_with_their_board(name, players, options):
    arkade.load(name, players).warm()
    table = pettingzoo.env(name, players, **options)
    table.reset(seed=2)
    play(table, random.Random(2), 9)
    twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    told = play(table, random.Random(3), 10_000)
    table.reset()
    again = play(table, random.Random(4), 20)
    assert len(told) > 9
    for twin in twins:
        assert play(twin, random.Random(3), 10_000) == told
        twin.reset()
        assert play(twin, random.Random(4), 20) == again


def test_a_parallel_copy_goes_on_with_its_board():
    table = pettingzoo.parallel_env("noah", 3)
    seen, _ = table.reset(seed=6)
    twin = pickle.loads(pickle.dumps(copy.deepcopy(table)))
    actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in table.agents}
    for one, other in zip(table.step(actions), twin.step(actions), strict=True):
        assert repr(one) == repr(other)
    assert np.array_equal(table.state(), twin.state())


def test_an_illegal_action_ends_the_game_for_who_played_it():
    table = pettingzoo.env("noah", 3)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int(table.observe(agent)["action_mask"].argmin()))
    assert table.terminations == dict.fromkeys(table.agents, True)
    assert table.rewards == {a: -1 if a == agent else 0 for a in table.agents}


# Frames


@sampled_variant
def test_frames_have_one_size_hold_the_whole_board_and_know_all_letters(name, players, options):
    from matplotlib import get_data_path
    from matplotlib.ft2font import FT2Font

    known = FT2Font(f"{get_data_path()}/fonts/ttf/DejaVuSansMono.ttf").get_charmap()
    rows = registry.definition(name).board_rows
    for state in random_states(name, players, range(2), every=31, **options):
        for seat in (None, players - 1):
            lines = frames._lines(state, seat, 1000)
            assert len(lines) <= rows
            assert all(ord(letter) in known for line in lines for segment in line for letter in segment.text)
    assert frames.image(state, None).shape == (rows * 16, 80 * 8, 3)


def test_a_board_without_room_is_cut_where_one_sees_it(monkeypatch):
    game = arkade.load("noah")
    monkeypatch.setattr(game, "_definition", dataclasses.replace(game.handle.definition, board_rows=5))
    state = game.new(1)
    assert len(frames._lines(state, None, 5)) == 5
    assert frames.image(state, None).shape == (80, 640, 3)


def test_frames_are_those_of_the_seat_that_was_asked_for():
    seen = set()
    for seat in (None, 0, 1):
        table = pettingzoo.env("noah", render_mode="ansi", render_seat=seat)
        table.reset(seed=3)
        seen.add(table.render())
        assert table.render() == frames.ansi(arkade.load("noah").new(3), seat)
    assert len(seen) == 3


# Secrets


@sampled_variant
@pytest.mark.rule("COM-06")
def test_what_a_seat_cannot_know_changes_nothing_it_is_given(name, players, options):
    for number, state in enumerate(random_states(name, players, range(1), every=41, **options)):
        for seat in (None, number % players):
            assert given(state, seat) == given(state.redeal(seat, seed=number), seat)


def given(state: arkade.State, seat: int | None) -> list[object]:
    """All that an environment in this state gives a seat, or a spectator."""
    game, found = state.game, []
    for mode in ("ansi", "rgb_array"):
        table = pettingzoo.raw_env(game.name, game.players, mode, seat, **game.options)
        table.reset(seed=0)
        table._state = state
        frame = table.render()
        found.append(frame if isinstance(frame, str) else frame.tobytes())
    if seat is not None:
        found += [part.tobytes() for part in table.observe(f"player_{seat}").values()]
    return found


# Wrong input


@pytest.mark.parametrize(
    ("error", "arguments", "message"),
    [
        (arkade.UnknownGame, {"name": "chess"}, "there is no game 'chess'"),
        (arkade.BadOption, {"name": "noah", "players": 9}, "'players' cannot be 9"),
        (arkade.BadOption, {"name": "noah", "colour": 1}, "'colour' cannot be 1"),
        (arkade.BadOption, {"name": "noah", "render_mode": "film"}, "'render_mode' cannot be 'film'"),
        (arkade.BadSeat, {"name": "noah", "render_seat": 2}, "there is no seat 2 to render"),
    ],
)
@pytest.mark.parametrize("make", [pettingzoo.raw_env, pettingzoo.env, pettingzoo.parallel_env])
def test_a_wrong_environment_is_refused_in_one_line(make, error, arguments, message):
    with pytest.raises(error, match=message):
        make(**arguments)


def test_without_wrappers_whatever_is_wrong_is_an_error_of_ours_and_changes_nothing():
    table = pettingzoo.raw_env("connect_four", render_mode="ansi")
    for call in (partial(table.step, 0), partial(table.observe, "player_0"), table.state, table.render):
        with pytest.raises(arkade.ArkadeError, match=r"reset\(\) deals one"):
            call()
    with pytest.raises(arkade.BadSeed):
        table.reset(seed=-1)
    table.reset(seed=1)
    for _ in range(6):
        table.step(0)
    before = table.state()
    with pytest.raises(arkade.IllegalAction):
        table.step(0)
    for action in (7, "x", None):
        with pytest.raises(arkade.BadAction):
            table.step(action)
    with pytest.raises(arkade.BadSeat, match="player_9"):
        table.observe("player_9")
    assert np.array_equal(table.state(), before)
    play(table, random.Random(1), 36)
    with pytest.raises(arkade.ArkadeError, match="over"):
        table.step(0)
    play(table, random.Random(1), 2)
    with pytest.raises(arkade.ArkadeError, match="over"):
        table.step(None)


def test_with_wrappers_it_is_as_pettingzoo_has_it(caplog):
    table = pettingzoo.env("connect_four")
    with pytest.raises(AssertionError, match="reset"):
        table.step(0)
    table.reset(seed=1)
    with pytest.raises(AssertionError, match="action space"):
        table.step(7)
    play(table, random.Random(1), 100)
    table.step(None)
    assert "Should reset() first" in caplog.text


def test_who_did_not_say_how_to_render_is_told():
    table = pettingzoo.env("noah")
    table.reset()
    with pytest.raises(arkade.ArkadeError, match="render_mode='ansi'"):
        table.render()


@pytest.mark.parametrize(("package", "module"), [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium")])
def test_without_the_extra_one_line_says_what_to_install(monkeypatch, package, module):
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"arkade.envs.{module}", raising=False)
    with pytest.raises(MissingExtra, match=r"pip install 'arkade\[envs\]'"):
        importlib.import_module(f"arkade.envs.{module}")
