"""How far a review is to be believed: its chances against results, its luck, its blunders against random moves.

python benchmarks/reviewed.py GAME --players 3                                  1,000 games, 50 reviewed, as issued
python benchmarks/reviewed.py GAME --players 3 --games 200 --luck 0 --reviewed 10 --level usual --bot hard

Calibration: games of the reviewer's level, which the evaluation was not fitted on; every third position's chances of
every seat in ten bins, each with the 95 % interval of its distance from the results. Predictions of one game are not
independent: the interval is that of sums over games.

Luck: the seats' mean, which should be 0, in games of `greedy`, a tenth of whose moves are random, at tables of the
reviewer's level.

Blunders: a bot of whose decisions a tenth is any legal move, and its twin without, in the same deals against players of
the reviewer's level.
"""

import argparse
import random
import time
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import arkade
from arkade import bots, review
from arkade.judge import LEVELS, SURE, Values, judge_turn, turns_of
from arkade.judge.values import predictions
from arkade.kernel.generator import seed_words
from arkade.review.decisions import judge

FEWEST = 200  # predictions of a bin that counts
WITHIN = 0.04
STRAY = 0.1
COSTLY = 0.1  # of a victory
SAMPLE, SAMPLES = 50, 1000  # games of a sample, and samples drawn of those that were reviewed


class Bin(NamedTuple):
    """Predictions about as high as each other."""

    number: int
    predicted: float
    happened: float
    interval: float

    @property
    def within(self) -> bool:
        """Whether it is good enough."""
        return abs(self.happened - self.predicted) <= WITHIN + self.interval


def bins(expected: NDArray[np.float64], results: NDArray[np.float64], game: NDArray[np.int64]) -> Iterator[Bin]:
    """The bins of chances that have enough predictions; `game` is the number of the game that a row is from."""
    chance, result = expected.ravel(), results.ravel()
    games, which = np.repeat(game, expected.shape[1]), np.minimum((chance * 10).astype(int), 9)
    for each in range(10):
        own = which == each
        number = int(own.sum())
        if number >= FEWEST:
            wrong = result[own] - chance[own]
            sums = np.bincount(games[own], wrong - wrong.mean())
            interval = 1.96 * float((sums**2).sum() ** 0.5) / number
            yield Bin(number, float(chance[own].mean()), float(result[own].mean()), interval)


def calibration(values: Values, games: int) -> None:
    """Print the bins."""
    expected, results, game = predictions(values, games, 1)
    found = list(bins(expected, results, game))
    print("| predictions | predicted | happened | interval ± | within |\n|---|---|---|---|---|")
    for each in found:
        figures = (f"{100 * value:.1f}" for value in (each.predicted, each.happened, each.interval))
        print(f"| {each.number} | {' | '.join(figures)} | {'yes' if each.within else '**no**'} |")
    worst = max((abs(each.happened - each.predicted) for each in found), default=0.0)
    print(f"\n{games} games, largest distance {100 * worst:.1f} points, power {values.scale:.2f}\n", flush=True)


def luck(values: Values, games: int) -> None:
    """Print every seat's mean luck, that of deals and draws and that of hidden cards, and how far they are from 0."""
    found = []
    for seed in range(games):
        replay, _, _ = played(values, "greedy", seed + 2_000_000, STRAY)
        seats = review.run(replay, values=values, threads=1, stopped=lambda: True).seats
        found.append([(seat.luck, seat.luck - seat.hidden, seat.hidden) for seat in seats])
    each = 100 * np.array(found)
    means, errors = each.mean(0).T, each.std(0).T / games**0.5
    for name, mean, error in zip(("all", "deals and draws", "hidden cards"), means, errors, strict=True):
        told = ", ".join(f"{m:.2f} ({e:.2f})" for m, e in zip(mean, error, strict=True))
        most = abs(mean / np.maximum(error, 1e-9)).max()
        print(f"luck in {games} games, {name}, points a seat (standard error): {told}; at most {most:.1f} of these")
    print(flush=True)


def played(values: Values, spec: str, seed: int, stray: float) -> tuple[arkade.Replay, int, set[int]]:
    """A game of one bot against the reviewer's level: its seat, and the moves (from 1) that were any."""
    chance, words, bot = random.Random(seed), seed_words(seed, "reviewed"), bots.make(spec, seed)
    seat, state, actions, strays = seed % values.game.players, values.game.new(seed), list[int](), set[int]()
    while not state.over:
        legal = state.legal()
        if state.player != seat:
            actions.append(values.choose(state, words))
        elif len(legal) > 1 and chance.random() < stray:
            actions.append(chance.choice(legal))
            strays.add(len(actions))
        else:
            actions.append(bot.choose(state.seat(seat)))
        state.play(actions[-1])
    return arkade.Replay(values.game, seed, actions), seat, strays


def judged(values: Values, replay: arkade.Replay, seat: int, level: str) -> list[review.Decision]:
    """The decisions of one seat."""
    states, found = review.positions(replay), list[review.Decision]()
    for turn in turns_of(states, replay.actions):
        if states[turn.start].player == seat:
            own, made = states[turn.start : turn.stop], replay.actions[turn.start : turn.stop]
            found += judge(values, own, made, turn.start + 1, LEVELS[level], 0, lambda: True).decisions
    return found


def costly(values: Values, replay: arkade.Replay, strays: set[int]) -> set[int]:
    """The moves at random that lose a blunder's worth, surely, by a deep judge of other seeds."""
    states, found = review.positions(replay), set[int]()
    for turn in turns_of(states, replay.actions):
        if strays & {n + 1 for n in turn}:
            state, made = states[turn.start], replay.actions[turn.start : turn.stop]
            assert state.player is not None
            deep = judge_turn(state.seat(state.player), made, values=values, level=LEVELS["deep"], seed=77)
            lost = (n + 1 for n, step in zip(turn, deep.steps, strict=True) if step.loss - SURE * step.error >= COSTLY)
            found |= strays & {*lost}
    return found


def blunders(values: Values, games: int, level: str, spec: str, first: int) -> None:
    """Print what share of them was made at random, and the losses of the bot and of its twin."""
    right = flagged = random_moves = grave = seen = 0
    losses: list[tuple[float, float]] = []
    began = time.process_time()
    for seed in range(first, first + games):
        means = []
        for stray in (STRAY, 0.0):
            replay, seat, strays = played(values, spec, seed + 1_000_000, stray)
            found = judged(values, replay, seat, level)
            means.append(float(np.mean([each.loss for each in found])) if found else 0.0)
            if stray:
                wrong = [each.n for each in found if each.call == "blunder"]
                flagged, right = flagged + len(wrong), right + sum(n in strays for n in wrong)
                random_moves += len(strays)
                lost = costly(values, replay, strays)
                grave += len(lost)
                seen += len(lost & {each.n for each in found if each.call in ("mistake", "blunder")})
        losses.append((means[0], means[1]))
    seconds = (time.process_time() - began) / (2 * games)
    pairs, chance = np.array(losses), np.random.default_rng(0)
    above = np.mean([np.diff(pairs[chance.integers(games, size=SAMPLE)].mean(0))[0] < 0 for _ in range(SAMPLES)])
    print(f"{spec}, {games} games at {level}, {seconds:.1f} s of a processor a seat: {random_moves} moves at random")
    print(f"blunders: {flagged}, of these at random: {right} ({100 * right / max(1, flagged):.0f} %)")
    print(f"at random and grave by a deep judge: {grave}, found: {seen} ({100 * seen / max(1, grave):.0f} %)")
    mean = 100 * pairs.mean(0)
    print(f"mean loss: {mean[0]:.2f}, its twin's {mean[1]:.2f} points; above in {100 * above:.1f} % of 50-game samples")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=1000, help="of the calibration; 0: leave it out")
    parser.add_argument("--luck", type=int, default=1000, help="games whose luck is added up; 0: leave it out")
    parser.add_argument("--reviewed", type=int, default=50, help="games with blunders; 0: leave them out")
    parser.add_argument("--first", type=int, default=0, help="number of the first game with blunders (0)")
    parser.add_argument("--level", default="quick", choices=LEVELS)
    parser.add_argument("--bot", default="expert", help="the bot that plays at random now and then (expert)")
    options = parser.parse_args()
    game = arkade.load(options.game, options.players)
    game.warm()
    values = Values(game)
    judge_name = "a net" if values.learned else "the game's evaluation"
    print(f"## {game.title}, {game.players} players: {judge_name} judges\n", flush=True)
    if options.games:
        calibration(values, options.games)
    if options.luck:
        luck(values, options.luck)
    if options.reviewed:
        blunders(values, options.reviewed, options.level, options.bot, options.first)


if __name__ == "__main__":
    main()
