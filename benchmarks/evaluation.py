"""What one judgement of a position costs: the learned net's, and beside it the game's own evaluation.

python benchmarks/evaluation.py

Positions are those of games of `greedy`. The call that is timed copies a position, draws anew what no seat has seen
and judges; what the same call takes with a finished game, which is copied and not judged, is taken off.
"""

import statistics
import time
from typing import Any

import numpy as np

import arkade
from arkade import registry
from arkade.bots import make
from arkade.kernel.definition import EVERYTHING
from arkade.kernel.generator import seed_words
from arkade.kernel.net import NO_WEIGHTS
from arkade.kernel.search import settings_of
from arkade.learn.weights import find, weights_of

GAMES, APART = 6, 5  # games a table, moves from one position to the next
TIMES = 2000  # judgements of a position in one call
ROUNDS = 5  # the best of them counts


def positions(game: arkade.Game) -> tuple[list[arkade.State], arkade.State]:
    """Positions of some games, and a finished one."""
    found = []
    for seed in range(GAMES):
        state, bot, moves = game.new(seed=seed), make("greedy", seed), 0
        while state.player is not None:
            if moves % APART == 0:
                found.append(state.copy())
            state.play(bot.choose(state.seat(state.player)))
            moves += 1
    return found, state


def microseconds(state: arkade.State, weights: Any) -> float:
    """How long one judgement takes, copying counted in."""
    handle = state.game.handle
    results, settings = np.zeros(TIMES * state.game.players), settings_of(handle.definition.search)
    best = float("inf")
    for _ in range(ROUNDS):
        words, none, begin = seed_words(1, "benchmark"), np.zeros(0, np.int64), time.thread_time()
        buffer = handle.buffer(state)
        handle.engine.rollouts(buffer, EVERYTHING, none, words, TIMES, 0, settings, weights, results)
        best = min(best, time.thread_time() - begin)
    return best / TIMES * 1e6


def main() -> None:
    """Measure all games that have weights, at the tables of the ladder."""
    print(f"{'table':32} net µs (most)   own evaluation µs")
    for name in arkade.games():
        definition = registry.definition(name)
        for table in definition.ladder if find(definition) else ():
            game = arkade.load(name, table.players, **table.options)
            game.warm()
            found, finished = positions(game)
            idle = microseconds(finished, NO_WEIGHTS)
            net, own = (
                [microseconds(state, weights) - idle for state in found]
                for weights in (weights_of(definition).flat, NO_WEIGHTS)
            )
            options = "".join(f" {key}={value}" for key, value in table.options.items())
            said = f"{name} {table.players}{options}"
            print(f"{said:32} {statistics.mean(net):.2f} ({max(net):.2f})     {statistics.mean(own):.2f}", flush=True)


if __name__ == "__main__":
    main()
