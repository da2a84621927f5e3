"""This tree against another revision, as one run: how fast it searches, plays, judges and learns, as a ratio.

python benchmarks/against.py REVISION [--rounds N] [GAME …]

A process for each of the two, both on one core, do the same work by turns, 0.1 seconds of it at a time. What counts is
the processor's time of a thread, so that a busy machine makes the figures wider but hardly shifts them.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import numpy as np

import arkade
from arkade import bots, registry
from arkade.kernel.generator import seed_words
from arkade.kernel.lessons import MEMORIES, Lesson, lesson_of
from arkade.learn.games import Setup, play, prepared
from arkade.learn.weights import weights_of

PROJECT = Path(__file__).parents[1]
SLICE = 0.1  # seconds of a measurement
POSITIONS = 6  # of random games, that are searched and judged
SIMULATIONS, GAMES, DEALS = 500, 20, 50  # of one search, of playouts at a time, of one look ahead
CHUNK, BATCH = 400, 128  # positions that are learned from, of a step

# Of one tree


def works(name: str) -> dict[str, Callable[[int], Any]]:
    """What is measured of a game, by name: each does its work once, by a number that chance follows from."""
    game = arkade.load(name)
    assert game.warm(), f"{name} is not compiled"
    states, handle = _positions(game), game.handle
    weights = weights_of(handle.definition).flat
    lesson = Lesson(batch=BATCH)
    engine, _ = prepared(name, (game.players,))
    chunk = play(Setup(name, (game.players,), 1, CHUNK), 0, weights, lesson)
    net, memory, loss = weights.copy(), np.zeros((MEMORIES, weights.size), np.float32), np.zeros(1)

    def search(bot: str, number: int) -> None:
        state = states[number % POSITIONS]
        assert state.player is not None
        bots.make(f"{bot}:sims={SIMULATIONS}", number).choose(state.seat(state.player))

    def judge(number: int) -> None:
        state = states[number % POSITIONS]
        actions, worth = np.zeros(game.num_actions, np.int32), np.zeros(game.num_actions)
        given = handle.buffer(state), state.player, seed_words(number), DEALS, actions, worth, weights
        engine.judge(*given)

    def fit(number: int) -> None:
        given = chunk.inputs, chunk.ends, chunk.targets
        engine.fit(seed_words(number), net, memory, lesson_of(lesson), *given, 1, number, loss)

    return {
        "playouts": lambda number: game.playouts(GAMES, number),
        "mcts": lambda number: search("mcts", number),
        "learned": lambda number: search("learned", number),
        "net": judge,
        "fit": fit,
    }


def _positions(game: arkade.Game) -> list[arkade.State]:
    """From the middles of random games."""
    found = []
    for seed in range(POSITIONS):
        state, chance, states = game.new(seed), random.Random(seed), []
        while not state.over:
            states.append(state.copy())
            state.play(chance.choice(state.legal()))
        found.append(states[len(states) // 2])
    return found


def answer(names: list[str]) -> None:
    """Do what standard input asks for: a game, a work, how often, and from which number; say how long it took."""
    known = {name: works(name) for name in names}
    print("ready", flush=True)
    for line in sys.stdin:
        name, work, times, first = line.split()
        do, begin = known[name][work], time.thread_time()
        for number in range(int(times)):
            do(int(first) + number)
        print(time.thread_time() - begin, flush=True)


# Of both


class Tree:
    """A process that measures the code of a folder."""

    def __init__(self, folder: Path, names: list[str]) -> None:
        paths = [str(folder / "src"), str(folder / "examples" / "connect_four")]
        self._child = subprocess.Popen(
            [sys.executable, __file__, "--answer", "-", *names],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ready(self) -> None:
        """Wait until all is compiled; from then on the process stays on one core."""
        if self._said() != "ready":
            raise SystemExit("one of the two could not begin")
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(self._child.pid, {min(os.sched_getaffinity(0))})

    def seconds(self, name: str, work: str, times: int, first: int) -> float:
        """How long it took."""
        assert self._child.stdin
        print(name, work, times, first, file=self._child.stdin, flush=True)
        return float(self._said())

    def _said(self) -> str:
        assert self._child.stdout
        return self._child.stdout.readline().strip()

    def end(self) -> None:
        """There is nothing more to do."""
        assert self._child.stdin
        self._child.stdin.close()
        self._child.wait()


def compare(ours: Tree, theirs: Tree, names: list[str], rounds: int) -> None:
    """Print how fast ours is, theirs being 1: the median of the rounds, and the half of them around it."""
    kinds = ("playouts", "mcts", "learned", "net", "fit")
    often = {}
    for name in names:
        for work in kinds:
            times = 1
            while (spent := theirs.seconds(name, work, times, 0)) < SLICE / 4:
                times *= 2
            often[name, work] = max(1, round(times * SLICE / spent))
            ours.seconds(name, work, times, 0)
    ratios: dict[tuple[str, str], list[float]] = {key: [] for key in often}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for (name, work), times in often.items():
            order = (ours, theirs) if number % 2 else (theirs, ours)
            took = {tree: tree.seconds(name, work, times, number * times) for tree in order}
            ratios[name, work].append(took[theirs] / took[ours])
    print(f"{'':12}" + "".join(f"{kind:20}" for kind in kinds))
    for name in names:
        print(f"{name:12}" + "".join(f"{_spread(ratios[name, kind]):20}" for kind in kinds))


def _spread(ratios: list[float]) -> str:
    low, _, high = quantiles(ratios, n=4) if len(ratios) > 1 else (ratios[0],) * 3
    return f"{median(ratios):.3f} ({low:.2f}–{high:.2f})"


def main() -> None:
    """Measure, in a copy of the other revision that is gone afterwards."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", help="what to compare with, as git names it")
    parser.add_argument("games", nargs="*", metavar="GAME", default=list(registry.OURS), help="all, if none is given")
    parser.add_argument("--rounds", type=int, default=21)
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)  # the process of one tree
    options = parser.parse_args()
    if options.answer:
        answer(options.games)
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "other"
        subprocess.run(
            ["git", "worktree", "add", "--quiet", "--detach", str(copy), options.revision], cwd=PROJECT, check=True
        )
        try:
            ours, theirs = (Tree(place, options.games) for place in (PROJECT, copy))
            for tree in (ours, theirs):
                tree.ready()
            compare(ours, theirs, options.games, options.rounds)
            for tree in (ours, theirs):
                tree.end()
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(copy)], cwd=PROJECT, check=True)


if __name__ == "__main__":
    main()
