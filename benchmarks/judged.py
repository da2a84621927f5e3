"""How good the judge is: what docs/review.md says of it, measured.

python benchmarks/judged.py review GAME --players 3 --matches 20 --folder F   two reviews each of matches of `hard`
python benchmarks/judged.py tell --folder F                                   of each other and of results
python benchmarks/judged.py deeper --folder F --games 200                    of best turns by ten times the simulations
python benchmarks/judged.py levels GAME --players 3 --matches 4 --folder F    what a decision of every level loses
python benchmarks/judged.py promise GAME --players 3 --games 500 --folder F   best moves, then `hard` for all

Everything goes on where it was broken off: what is found is kept in the folder.
"""

import argparse
import json
import os
import random
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import arkade
from arkade import bots, review
from arkade.judge import LEVELS, SURE, Values, judge, judge_turn, news_to, turns_of
from arkade.kernel.generator import seed_words
from arkade.review.report import Review

FIRST = 40_000  # the seed of the first match
BINS = 10


def play(game: arkade.Game, level: str, seed: int) -> list[int]:
    """A match of bots of a level."""
    state, actions = game.new(seed=seed), []
    minds = [bots.make(level, seed=seed * 10 + seat) for seat in range(game.players)]
    while state.player is not None:
        actions.append(minds[state.player].choose(state.seat(state.player)))
        state.play(actions[-1])
    return actions


def label(options: argparse.Namespace) -> str:
    """The table's name in the folder."""
    more = "".join(f"-{value}" for value in dict(options.option).values())
    return f"{options.game}-{options.players}{more}-{options.level}"


def reviewed(options: argparse.Namespace) -> None:
    """Play matches and review each twice, by other seeds."""
    game = arkade.load(options.game, options.players, **dict(options.option))
    game.warm()
    values = Values(game)
    for number in range(options.first, options.first + options.matches):
        place = options.folder / f"{label(options)}-{number}.json"
        if place.exists():
            continue
        replay = arkade.Replay(game, FIRST + number, play(game, options.level, FIRST + number))
        begin = os.times()
        found = [review.run(replay, values=values, seed=seed) for seed in (1, 2)]
        end = os.times()
        spent = (end.user + end.system - begin.user - begin.system) / 2
        states = review.positions(replay)
        deals = [_deals(values, state) for state in states[:-1]]
        content = {
            "table": label(options),
            "replay": json.loads(replay.json()),
            "reviews": [msgspec.to_builtins(each) for each in found],
            "worth": [values.of(state).tolist() for state in states],
            "deals": deals,
            "news": [state.news for state in states],
            "cpu": spent,
        }
        place.write_text(json.dumps(content))
        print(f"{place.name}: {len(replay.actions)} moves, {spent:.1f} s of a processor a review", flush=True)


def _deals(values: Values, state: arkade.State) -> list[float]:
    """What the evaluation alone gives every seat over deals that it cannot tell apart."""
    words = [seed_words(7, f"deals {seat}") for seat in range(values.game.players)]
    return [float(values.simulate(state, seat, (), each, 64, 0).mean[seat]) for seat, each in enumerate(words)]


def _tables(folder: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    found = defaultdict(list)
    for place in sorted(folder.glob("*.json")):
        content = json.loads(place.read_text())
        if "reviews" in content:
            found[content["table"]].append(content)
    yield from found.items()


def tell(options: argparse.Namespace) -> None:
    """What reviews say of each other, and of how matches ended."""
    for table, matches in _tables(options.folder):
        both = [[msgspec.convert(each, Review) for each in match["reviews"]] for match in matches]
        pairs = [
            (one, other) for first, second in both for one, other in zip(first.decisions, second.decisions, strict=True)
        ]
        apart = 100 * np.array([one.chance - other.chance for one, other in pairs])
        worst = []
        for first, second in both:
            found = [abs(a.chance - b.chance) for a, b in zip(first.decisions, second.decisions, strict=True)]
            worst.append(100 * max(found, default=0.0))
        lost = 100 * np.array([one.loss - other.loss for one, other in pairs])
        stated = 100 * np.array([np.hypot(one.error, other.error) for one, other in pairs])
        sure = stated > 1e-6
        spread = float((lost[sure] / stated[sure]).std())
        print(
            f"\n{table}: {len(matches)} matches, {len(pairs)} decisions, {np.mean([m['cpu'] for m in matches]):.1f} s"
        )
        print(
            f"  two reviews: bias {apart.mean():+.2f}, mean difference {abs(apart).mean():.2f}, "
            f"worst {max(worst):.1f} (mean of worst {np.mean(worst):.1f}); losses over their errors {spread:.2f}"
        )
        _drift(matches, [first for first, _ in both])
        _against_results(matches, [first for first, _ in both])


def _drift(matches: list[dict[str, Any]], reviews: list[Review]) -> None:
    """How far a seat's line goes between two points without chance, error or anything that is new to the seat."""
    changes = []
    for match, found in zip(matches, reviews, strict=True):
        replay = arkade.Replay.parse(json.dumps(match["replay"]))
        states, lines = review.positions(replay), [found.dealt, *(moment.chances for moment in found.moments)]
        best = {each.n: each.call == "best" for each in found.decisions}
        for n, action in enumerate(replay.actions[:-1]):
            if match["news"][n] == match["news"][n + 1] and best.get(n + 1, True):
                for seat in range(replay.game.players):
                    if not news_to(states[n], action, seat):
                        changes.append(100 * (lines[n + 1][seat] - lines[n][seat]))
    if changes:
        print(
            f"  a line where nothing happened: {abs(np.array(changes)).mean():.2f} a move, mean {np.mean(changes):+.2f}"
        )


def _against_results(matches: list[dict[str, Any]], reviews: list[Review]) -> None:
    """Chances against how matches ended: ten bins, and the log loss."""
    kinds: dict[str, list[tuple[float, float, int]]] = defaultdict(list)
    for number, (match, found) in enumerate(zip(matches, reviews, strict=True)):
        result = found.moments[-1].chances
        known = [found.dealt, *(moment.chances for moment in found.moments)]
        true = [found.dealt_true, *(moment.true for moment in found.moments)]
        for n in range(len(known) - 1):
            for seat, share in enumerate(result):
                kinds["known"].append((known[n][seat], share, number))
                kinds["true"].append((true[n][seat], share, number))
                kinds["V true"].append((match["worth"][n][seat], share, number))
                kinds["V known"].append((match["deals"][n][seat], share, number))
        for each in found.decisions:
            kinds["panel best"].append((each.chance, result[each.seat], number))
            kinds["panel made"].append((each.chance - each.loss, result[each.seat], number))
    for kind, rows in kinds.items():
        chance, share, which = (np.array(column) for column in zip(*rows, strict=True))
        clipped = np.clip(chance, 0.005, 0.995)
        loss = -np.mean(share * np.log(clipped) + (1 - share) * np.log(1 - clipped))
        said = []
        for place in range(BINS):
            there = (chance * BINS).astype(int).clip(0, BINS - 1) == place
            if there.sum() >= 50:
                gap = 100 * (share[there].mean() - chance[there].mean())
                said.append(f"{place * 10}: {gap:+.1f}±{_interval(100 * (share - chance)[there], which[there]):.1f}")
        print(f"  {kind:10} log loss {loss:.4f}, result less chance {100 * (share - chance).mean():+.1f};", *said)


def _interval(gaps: Any, which: Any) -> float:
    """The 95 % interval of a mean; what is of one match belongs together."""
    own = [gaps[which == match] for match in np.unique(which)]
    return 1.96 * float(np.sqrt(sum((each.sum() - gaps.mean() * len(each)) ** 2 for each in own))) / len(gaps)


def deeper(options: argparse.Namespace) -> None:
    """What a judge with other seeds and ten times the simulations says of the best turns of reviews."""
    for table, matches in _tables(options.folder):
        found = []
        for match in matches:
            replay = arkade.Replay.parse(json.dumps(match["replay"]))
            states, turns = review.positions(replay), msgspec.convert(match["reviews"][0], Review).turns
            found += [(states[turn.n - 1], turn) for turn in turns if not turn.exact]
        chance = random.Random(table)
        grave = [each for each in found if each[1].call in ("mistake", "blunder")]
        values = Values(found[0][0].game)
        level = LEVELS["usual"].times(10)
        for kind, some in (("mistakes and blunders", grave), ("all", found)):
            good = asked = 0
            for state, turn in chance.sample(some, min(options.games, len(some))):
                assert state.player is not None
                best = [state.game.action(move) for move in turn.best]
                deep = judge_turn(state.seat(state.player), best, values=values, level=level, seed=turn.n + 9_000)
                good += deep.loss <= SURE * deep.error
                asked += 1
            print(f"{table}: of {kind} {good} of {asked} the same, or a loss within the error", flush=True)


def levels(options: argparse.Namespace) -> None:
    """What a decision loses on average, by who made it: matches of one level each."""
    game = arkade.load(options.game, options.players, **dict(options.option))
    game.warm()
    values = Values(game)
    for level in ("random", *bots.LEVELS):
        means = []
        for number in range(options.matches):
            replay = arkade.Replay(game, FIRST + 700_000 + number, play(game, level, FIRST + 700_000 + number))
            found = review.run(replay, level="quick", values=values, seed=number)
            means.append(100 * np.mean([each.loss for each in found.decisions]))
        error = 1.96 * np.std(means, ddof=1) / len(means) ** 0.5
        print(f"{label(options)} {level}: {np.mean(means):.2f} ± {error:.2f} points a decision", flush=True)


def promise(options: argparse.Namespace) -> None:
    """Play the judge's best turn from likely deals, go on as `hard`, and compare with what was promised."""
    game = arkade.load(options.game, options.players, **dict(options.option))
    game.warm()
    values = Values(game)
    place = options.folder / f"promise-{label(options)}.json"
    rows: list[list[float]] = json.loads(place.read_text()) if place.exists() else []

    def one(number: int) -> list[list[float]]:
        actions = play(game, options.level, FIRST + 500_000 + number)
        states = [game.new(seed=FIRST + 500_000 + number)]
        for action in actions:
            states.append(states[-1].copy())
            states[-1].play(action)
        chosen = [turn.start for turn in turns_of(states, actions) if len(states[turn.start].legal()) > 1]
        found = []
        for n in random.Random(number).sample(chosen, min(options.each, len(chosen))):
            state, seat = states[n], states[n].player
            assert seat is not None
            best = judge(state.seat(seat), values=values, level=LEVELS["usual"], seed=number).moves[0]
            for deal in range(options.deals):
                twin = _likely(values, state, seat, number * 1000 + n * 10 + deal)
                for action in best.line:
                    if twin.player == seat and action in twin.legal():
                        twin.play(action)
                minds = [bots.make(options.level, seed=number * 77 + n + 31 * deal + p) for p in range(game.players)]
                while twin.player is not None:
                    twin.play(minds[twin.player].choose(twin.seat(twin.player)))
                found.append([best.chances[seat], (seat in twin.winners) / len(twin.winners), number * 1000 + n])
        return found

    done = {int(row[2]) // 1000 for row in rows}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        wanted = [number for number in range(10_000) if number not in done]
        while len(rows) < options.games:
            batch, wanted = wanted[:4], wanted[4:]
            for found in pool.map(one, batch):
                rows += found
            place.write_text(json.dumps(rows))
    promised, share, which = (np.array(column) for column in zip(*rows, strict=True))
    gap = 100 * (share - promised)
    print(f"{label(options)}: {len(rows)} games, result less promise {gap.mean():+.1f} ± {_interval(gap, which):.1f}")
    for lowest in range(BINS):
        there = (promised * BINS).astype(int).clip(0, BINS - 1) == lowest
        if there.sum() >= 50:
            gap = 100 * (share[there] - promised[there])
            print(f"  {10 * lowest}: {gap.mean():+.1f} ± {_interval(gap, which[there]):.1f} ({there.sum()})")


def _likely(values: Values, state: arkade.State, seat: int, seed: int) -> arkade.State:
    """A deal as the seat weighs them: of 32, each as likely as it counts."""
    deals = [state.redeal(seat, seed * 64 + number) for number in range(32)]
    if not values.tilt:
        return deals[0]
    worth = np.array([values.raw(deal)[seat] for deal in deals]).clip(1e-4, 1 - 1e-4)
    odds = (worth / (1 - worth)) ** -values.tilt
    return random.Random(seed).choices(deals, odds)[0]


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("review", "promise", "levels", "deeper", "tell"):
        command = commands.add_parser(name)
        command.add_argument("--folder", type=Path, required=True)
        if name in ("tell", "deeper"):
            command.add_argument("--games", type=int, default=200, help="turns that a deeper judge looks at, a table")
            continue
        command.add_argument("game")
        command.add_argument("--players", type=int, required=True)
        command.add_argument("--option", type=lambda text: tuple(text.split("=")), action="append", default=[])
        command.add_argument("--level", default="hard")
        command.add_argument("--matches", type=int, default=20)
        command.add_argument("--first", type=int, default=0)
        command.add_argument("--games", type=int, default=500)
        command.add_argument("--each", type=int, default=3, help="decisions of a match")
        command.add_argument("--deals", type=int, default=2, help="games from each decision")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    commands_of = {"review": reviewed, "promise": promise, "levels": levels, "deeper": deeper, "tell": tell}
    commands_of[options.command](options)


if __name__ == "__main__":
    main()
