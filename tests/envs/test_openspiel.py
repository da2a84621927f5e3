"""Our games in OpenSpiel: its own tests pass, nothing hidden is told, and its searches and solvers run."""

import pickle
import random
import runpy
import subprocess
import sys
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts, sample_some_states

import arkade
from arkade.envs import openspiel, openspiel_tiny  # noqa: F401  (it registers the tiny game)
from arkade.games.animimix import tiny
from tests.tables import every_game, sampled_variant

flags.FLAGS(["test"], known_only=True)  # OpenSpiel's tests want their flags read
from open_spiel.integration_tests import api_test  # noqa: E402

ROOT = Path(__file__).parents[2]
TINY = "arkade_tiny(grid=pggp)"


def spiel(name: str, players: int, options: dict[str, str] | None = None) -> Any:
    given = ",".join(f"{key}={value}" for key, value in {"players": players, **(options or {})}.items())
    return pyspiel.load_game(f"arkade_{name}({given})")


def dealt(game: Any, deal: int = 0) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(deal)
    return state


def random_walk(game: Any, moves: int, seed: int = 0) -> Any:
    chance, state = random.Random(seed), dealt(game, seed)
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@sampled_variant
def test_random_simulations_by_openspiel(name, players, options):
    states = []
    pyspiel.random_sim_test(
        spiel(name, players, options),
        num_sims=2,
        serialize=True,
        verbose=False,
        mask_test=True,
        state_checker_fn=lambda state: states.append(state.is_terminal()),
    )
    assert states.count(True) == 2
    assert len(states) > 10


@sampled_variant
def test_openspiels_own_api_test_on_a_part_of_the_tree(name, players, options):
    found = spiel(name, players, options)

    class Partial(api_test.EnforceAPIOnPartialTreeBase):
        game, game_name, game_type = found, found.get_type().short_name, found.get_type()

        @classmethod
        def setUpClass(cls):  # fewer states than its 400
            cls.some_states = [*sample_some_states.sample_some_states(found, max_states=200), random_walk(found, 5000)]
            assert sum(not state.is_chance_node() for state in cls.some_states) > 10
            assert cls.some_states[-1].is_terminal()

    suite = unittest.defaultTestLoader.loadTestsFromTestCase(Partial)
    assert suite.countTestCases() >= 5
    result = suite.run(unittest.TestResult())
    assert result is not None
    assert result.testsRun == suite.countTestCases()
    assert not result.skipped
    assert [text for _, text in result.failures + result.errors] == []


@sampled_variant
def test_what_a_seat_cannot_know_changes_nothing_that_it_is_told(name, players, options):
    """Two tables from the deal on: as long as a seat sees the same, whatever else happens, it is told the same."""
    different = secret = 0
    for seat in range(players):
        game, other = spiel(name, players, options), spiel(name, players, options)
        one = dealt(game)
        other.deal = lambda drawn, one=one, seat=seat: one.state.redeal(seat, 7)
        two = dealt(other)
        for move in range(12):
            assert knowledge(one, seat) == knowledge(two, seat)
            different += str(one) != str(two)
            if one.is_terminal():
                break
            found = alike(one, two, seat, random.Random(move))
            if found is None:
                break
            secret += found[0] != found[1]
            one.apply_action(found[0])
            two.apply_action(found[1])
    assert different > players or name == "connect_four"
    assert secret or name != "animimix"  # which card another keeps


def alike(one: Any, two: Any, seat: int, chance: random.Random) -> tuple[int, int] | None:
    """Moves after which the seat still sees the same at both tables; if there are, two that are not the same."""
    mine, theirs = one.legal_actions(), two.legal_actions()
    if one.current_player() == seat:
        pairs = [(action, action) for action in chance.sample(mine, min(3, len(mine)))]
    else:
        both = [action for action in mine if action in theirs]
        pairs = [(a, b) for a in mine[:2] for b in theirs[:2] if a != b]
        pairs += [(action, action) for action in chance.sample(both, min(3, len(both)))]
    for a, b in pairs:
        if one.child(a).state.view(seat) == two.child(b).state.view(seat):
            return a, b
    return None


def knowledge(state: Any, seat: int) -> tuple[object, ...]:
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        state.information_state_tensor(seat),
        state.observation_tensor(seat),
    )


@sampled_variant
def test_a_resampled_state_is_the_same_to_its_player_and_has_no_history(name, players, options):
    state = random_walk(spiel(name, players, options), 9)
    for seat in range(players):
        twin = state.resample(seat, 3)
        assert knowledge(twin, seat) == knowledge(state, seat)
        assert twin.history() == []
        assert twin.current_player() == state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    assert knowledge(state.resample_from_infostate(0, sampler), 0) == knowledge(state, 0)


@every_game
def test_a_seat_remembers_its_own_moves_and_what_it_saw(name):
    game = spiel(name, arkade.describe(name).players[0])
    state = dealt(game)
    seat = state.current_player()
    texts = {state.child(action).information_state_string(seat) for action in state.legal_actions()}
    assert len(texts) == len(state.legal_actions())
    assert state.information_state_string(seat) not in texts


@every_game
def test_clones_pickles_and_histories_are_exact(name):
    game = spiel(name, arkade.describe(name).players[-1])
    state = random_walk(game, 12, seed=4)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    twins = [state.clone(), pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize()), again]
    for twin in twins:
        assert str(twin) == str(state)
        assert twin.history() == state.history()
        for seat in range(game.num_players()):
            assert knowledge(twin, seat) == knowledge(state, seat)
    twins[0].apply_action(twins[0].legal_actions()[0])
    assert str(twins[0]) != str(state)
    assert str(twins[1]) == str(state)


def test_the_seed_and_the_draws_decide_the_deal():
    deals = {str(dealt(pyspiel.load_game(f"arkade_noah(seed={seed})"), deal)) for seed in range(3) for deal in range(5)}
    assert len(deals) == 15


def test_options_become_parameters():
    game = pyspiel.load_game("arkade_animimix(players=2,species=lion+wolf+monkey,start=1)").game
    assert game.options == {"start": 1, "species": ["monkey", "wolf", "lion"]}
    assert pyspiel.load_game("arkade_noah(end=26,start=-1)").game.options == {"start": "random", "end": "26"}
    options = pyspiel.load_game("arkade_arknoah(players=3,last_round=20,workers=1)").game.options
    assert (options["game"], options["last_round"], options["workers"]) == ("normal", 20, "1")
    assert pyspiel.load_game("arkade_arknoah").game.options["last_round"] == "auto"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("arkade_noah(players=9)", "option 'players' cannot be 9"),
        ("arkade_noah(end=7)", "option 'end' cannot be 7"),
        ("arkade_noah(start=2)", "option 'start' cannot be 2"),
        ("arkade_noah(seed=-1)", "option 'seed' cannot be -1"),
        ("arkade_animimix(species=lion+wolf)", "option 'species' cannot be"),
        ("arkade_optimix(deck=nowhere.toml)", "nowhere.toml"),
        ("arkade_tiny(grid=lions)", "option 'grid' cannot be 'lions'"),
    ],
)
def test_bad_parameters_are_refused_with_a_clear_line(text, says):
    with pytest.raises(arkade.ArkadeError) as caught:
        pyspiel.load_game(text)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_what_is_illegal_or_not_dealt_is_refused():
    state = pyspiel.load_game("arkade_noah").new_initial_state()
    with pytest.raises(arkade.ArkadeError, match="nothing is dealt yet"):
        state.resample(0, 1)
    state = random_walk(pyspiel.load_game("arkade_noah"), 3)
    before = str(state)
    illegal = next(action for action in range(state.num_distinct_actions()) if action not in state.legal_actions())
    with pytest.raises(arkade.IllegalAction):
        state.apply_action(illegal)
    assert str(state) == before
    with pytest.raises(arkade.ArkadeError, match="observers take no parameters"):
        state.get_game().make_py_observer(None, {"colour": 1})


def test_an_observers_pieces_are_those_of_the_game():
    game = spiel("noah", 3)
    state = random_walk(game, 7)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert list(observer.dict) == list(game.game.pieces)
    where, shape = game.game.pieces["cards"]
    assert np.array_equal(observer.dict["cards"], state.state.observe(1)[where].reshape(shape))


@sampled_variant
def test_openspiels_searches_play_a_move(name, players, options):
    game = spiel(name, players, options)
    state = random_walk(game, 6)
    while not state.is_terminal() and len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    chance = np.random.RandomState(1)
    for evaluator in (openspiel.RolloutEvaluator(seed=2), mcts.RandomRolloutEvaluator(1, chance)):
        assert mcts.MCTSBot(game, 1.0, 3, evaluator, random_state=chance).step(state) in state.legal_actions()
        bot = ismcts.ISMCTSBot(game, evaluator, 1.0, 3, random_state=chance)
        assert bot.step(state) in state.legal_actions()  # by resample_from_infostate
        bot.set_resampler(openspiel.resampler(3))
        assert bot.step(state) in state.legal_actions()


def test_both_evaluators_mean_the_same():
    state = random_walk(spiel("animimix", 2), 4)
    means = [
        evaluator.evaluate(state)
        for evaluator in (
            openspiel.RolloutEvaluator(600, 1),
            mcts.RandomRolloutEvaluator(600, np.random.RandomState(1)),
        )
    ]
    assert np.allclose(*means, atol=0.2)
    assert openspiel.RolloutEvaluator().prior(state) == mcts.RandomRolloutEvaluator().prior(state)


def test_the_ismcts_in_c_plus_plus_cannot_resample_games_in_python():
    """Why everything here uses the one in Python."""
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, 3)
    assert not hasattr(bot, "set_resampler")
    with pytest.raises(pyspiel.SpielError, match="ResampleFromInfostate"):
        bot.get_policy(dealt(spiel("noah", 2)))


def test_cfr_solves_the_tiny_game():
    game = pyspiel.load_game(TINY)
    solver = cfr.CFRSolver(game)
    found = []
    for _ in range(2):
        for _ in range(75):
            solver.evaluate_and_update_policy()
        found.append(exploitability.nash_conv(game, solver.average_policy()))
    assert found[1] < found[0] < 0.02


def test_the_tiny_games_chance_node_has_every_deal_as_likely_as_it_is():
    game = pyspiel.load_game("arkade_tiny")
    outcomes = game.new_initial_state().chance_outcomes()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    pack = [0, 1] * tiny.COPIES
    rng, drawn = random.Random(1), dict.fromkeys(game.deals, 0)
    for _ in range(20_000):
        rng.shuffle(pack)
        drawn[tuple(pack[:6])] += 1
    shares = [count / 20_000 for count in drawn.values()]
    assert np.allclose(shares, [chance for _, chance in outcomes], atol=0.005)


def test_the_tiny_game_is_animimix_by_its_rules():
    game = pyspiel.load_game(TINY)
    state = dealt(game)  # two pelicans on a diagonal, two penguins; both hands hold a pelican
    assert [state.action_to_string(action) for action in state.legal_actions()] == [
        "keep pelican",
        *(f"{cell} pelican" for cell in ("a1", "b1", "a2", "b2")),
    ]
    state.apply_action(state.string_to_action("b1 pelican"))
    state.apply_action(state.string_to_action("keep pelican"))
    assert state.is_terminal()
    assert state.state.scores == [2, 4]  # a penguin alone; pelicans in a1 and b2
    assert state.returns() == [-1, 1]
    pyspiel.random_sim_test(
        game, num_sims=20, serialize=True, verbose=False, mask_test=True, state_checker_fn=lambda state: None
    )


def test_without_openspiel_the_extra_is_named():
    code = "import sys; sys.modules['pyspiel'] = None; import arkade.envs.openspiel"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert found.returncode == 1
    assert found.stderr.splitlines()[-1].endswith("(pyspiel): pip install 'arkade[openspiel]'")


def test_the_example_plays_a_game(capsys):
    example = runpy.run_path(str(ROOT / "examples" / "ismcts.py"))
    assert sum(example["main"]("animimix", "2", "5")) == 0
    assert "results: " in capsys.readouterr().out


def test_python_ends_cleanly_after_a_game_was_loaded():
    code = "import arkade.envs.openspiel, pyspiel; pyspiel.load_game('arkade_noah').new_initial_state()"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (0, "")
