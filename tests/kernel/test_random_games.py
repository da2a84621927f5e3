"""Random games of every game and number of players, checked to the last card.

`make test` runs this file compiled and interpreted, `make nightly` with bounds checks too.
"""

import os
import random

import numpy as np
import pytest

import arkade
from arkade import registry
from arkade.kernel.generator import seed_words
from tests.kernel.walk import INTERPRETED, one_end, walker
from tests.tables import NIGHTLY, VARIANTS, invariants, sampled_variant
from tests.tables import outcomes as outcomes_of

BOUNDS_CHECKED = os.environ.get("ARKADE_COMPILE") == "check"
GAMES = (10 if NIGHTLY else 1) if INTERPRETED else 1_000 if BOUNDS_CHECKED else 10_000
ROUND_TRIPS = GAMES if INTERPRETED else 10_000 if NIGHTLY else 30  # of every table, from Python
#: Games of hundreds of moves, or of slow ones: so many times fewer are played from Python, and interpreted.
FEWER = {"arknoah": 10, "optimix": 4, "noah": 2}


#: Compiling the walk takes half a minute a game: by day it goes interpreted, and test_compiled.py shows that compiled
#: rules agree.
BY_DAY = INTERPRETED or BOUNDS_CHECKED


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if BY_DAY else pytest.mark.nightly) for name in arkade.games()]
)
# not every table by itself: compiling the walk takes longer than walking
def test_random_games_end_and_conserve_all_components_after_every_move(name, subtests):
    own, ends = invariants(name), outcomes_of(name)
    ways = ends.OUTCOMES if ends else ("the end",)
    walk = walker(registry.definition(name), own.conserved, ends.outcome if ends else one_end)
    games = max(GAMES // FEWER.get(name, 1), 1) if INTERPRETED else GAMES
    for players, options in [(players, options) for game, players, options in VARIANTS if game == name]:
        with subtests.test(players=players, **options):
            game = arkade.load(name, players, **options)
            outcomes = np.zeros(len(ways), np.int64)
            ended, moves, fault = walk(game.handle.template, seed_words(players), games, outcomes)
            assert fault == 0, f"fault {fault} after {ended} games and {moves} moves"
            assert ended == outcomes.sum() == games
            assert moves > 0
            shares = ", ".join(f"{way} {100 * count / games:.1f} %" for way, count in zip(ways, outcomes, strict=True))
            print(f"{game!r}: {games} games, {moves / games:.0f} moves each; {shares}")  # pytest -s shows it


@pytest.mark.slow
@sampled_variant
@pytest.mark.rule("COM-03")
def test_random_games_round_trip_as_bytes_and_as_replays(name, players, options):
    game = arkade.load(name, players, start="random", **options)
    assert game.warm() == (not INTERPRETED)
    chance = random.Random(players)
    for seed in range(max(ROUND_TRIPS // FEWER.get(name, 1), 1 if INTERPRETED else 3)):
        state = game.new(seed)
        actions = []
        kept, at = None, chance.randrange(20)
        while not state.over:
            legal = state.legal()
            action = legal[int(chance.random() * len(legal))]
            state.play(action)
            actions.append(action)
            if len(actions) == at:
                kept = state.copy()
                assert game.restore(bytes(state)) == state
        assert game.restore(bytes(state)) == state
        again = game.new(seed)
        for number, action in enumerate(actions, start=1):
            again.play(action)
            if number == at:
                assert again == kept
        assert again == state
        if seed % 50 == 0:
            replay = arkade.Replay.parse(arkade.Replay(game, seed, actions).json())
            assert replay.verify() == state
            assert replay.actions == actions
