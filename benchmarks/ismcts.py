"""The searches of `hard` (`mcts`) and `expert` (`learned`) against OpenSpiel's own ISMCTSBot, in all games.

python benchmarks/ismcts.py                              all games, both bots, 10 and 100 ms
python benchmarks/ismcts.py --game noah --bot learned --ms 10 --games 40 --jobs 2

Both sides get the same milliseconds of a processor a move, so that a busy machine is fair; with `--simulations` the
same number of simulations. Every deal is played twice, every second seat ours by turns. A game is a line in the folder
`--out`; what is there already is not played again.

OpenSpiel has two ISMCTSBots. The one in C++ cannot play games defined in Python: it has no `set_resampler`, and its own
resampling does not reach them. So it is the one in Python, `open_spiel.python.algorithms.ismcts`, with our `redeal` as
resampler, the random playouts as evaluator, and the action with most visits at the end. With `--evaluator fast` its
playouts are carried out by `arkade.envs.openspiel.RolloutEvaluator`: the same values, but several times as many
simulations in the same time. Neither bot keeps a tree from move to move.
"""

import argparse
import json
import multiprocessing
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import arkade
from arkade import registry
from arkade.arena.schedule import code_of
from arkade.arena.statistics import share_of
from arkade.bots import LearnedBot, MctsBot
from arkade.envs.openspiel import RolloutEvaluator, SpielState, resampler
from arkade.errors import ArkadeError

BOTS: dict[str, type[MctsBot]] = {"mcts": MctsBot, "learned": LearnedBot}
BUDGETS = (10, 100)  # milliseconds
EVALUATORS = ("fast", "openspiel")
UNLIMITED = 10**9


class TimedBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot, which counts simulations, with a clock: its loop ends when the time is over."""

    def __init__(self, *given: Any, seconds: float | None, **named: Any) -> None:
        super().__init__(*given, **named)
        self._seconds = seconds
        self.simulations = 0  # of all moves

    def run_search(self, state: SpielState) -> Any:
        """Search until the last simulation or the last moment."""
        self._end = None if self._seconds is None else time.thread_time() + self._seconds
        try:
            return super().run_search(state)
        except TimeIsOver:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: SpielState) -> Any:
        """Every simulation begins here. The first two are always run: without them there is nothing to choose from."""
        if self._end is not None and time.thread_time() >= self._end and self._root_node.total_visits > 0:
            raise TimeIsOver
        self.simulations += 1
        return super().sample_root_state(state)


class TimeIsOver(Exception):
    """The move's time is used up."""


class Task(NamedTuple):
    """One game: all that decides it but the clock."""

    game: str
    bot: str  # ours
    budget: str  # as it is told to our bot: cpu_ms=10, sims=100
    evaluator: str
    uct: float
    deal: int
    ours: int  # our first seat, and every second one after it

    @property
    def players(self) -> int:
        """The fewest that the game allows from two on."""
        return max(2, min(registry.definition(self.game).players))


def play(task: Task) -> dict[str, Any]:
    """Play a game; the line that is kept of it."""
    game = pyspiel.load_game(f"arkade_{task.game}(players={task.players})")
    game.game.warm()
    seed = 2 * task.deal + task.ours
    unit, _, number = task.budget.partition("=")
    timed = unit == "cpu_ms"
    seats = range(task.ours, task.players, 2)
    ours = {seat: BOTS[task.bot](seed + seat, **{unit: int(number)}, keep=False) for seat in seats}
    chance = np.random.RandomState(seed)
    theirs = TimedBot(
        game,
        RolloutEvaluator(seed=seed) if task.evaluator == "fast" else mcts.RandomRolloutEvaluator(1, chance),
        task.uct,
        UNLIMITED if timed else int(number),
        random_state=chance,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        seconds=int(number) / 1000 if timed else None,
    )
    theirs.set_resampler(resampler(seed))
    state = game.new_initial_state()
    for draw in divmod(task.deal, game.draws):
        state.apply_action(draw)
    seconds, choices, simulations = [0.0, 0.0], [0, 0], [0, 0]
    while not state.is_terminal():
        seat = state.current_player()
        bot = int(seat not in ours)
        legal = state.legal_actions()
        if len(legal) == 1:
            state.apply_action(legal[0])
            continue
        begin = time.thread_time()
        if bot:
            action = int(theirs.step(state))
        else:
            found = ours[seat].analyse(state.state.seat(seat))
            simulations[0] += found.simulations
            action = found.moves[0].action
        seconds[bot] += time.thread_time() - begin
        choices[bot] += 1
        state.apply_action(action)
    simulations[1] = theirs.simulations
    winners = state.state.winners
    return {
        **task._asdict(),
        "share": sum(seat in winners for seat in seats) / len(winners),
        "points": state.state.scores,
        "choices": choices,
        "seconds": [round(spent, 4) for spent in seconds],
        "simulations": simulations,
    }


class Log:
    """The folder's games, a file for each match."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def _path(self, task: Task) -> Path:
        """A file for all that must be alike; other code of ours begins a new one."""
        parts = (task.game, task.bot, task.budget, task.evaluator, task.uct, code_of(task.game))
        return self._folder / ("-".join(map(str, parts)) + ".jsonl")

    def read(self, task: Task) -> list[dict[str, Any]]:
        """The games of this task's match so far. A line that was being written when the process died is left out."""
        path = self._path(task)
        if not path.exists():
            return []
        content = path.read_text(encoding="utf-8")
        whole = content[: content.rfind("\n") + 1]
        if whole != content:
            path.write_text(whole, encoding="utf-8")
        found: dict[tuple[int, int], dict[str, Any]] = {}
        for line in map(json.loads, whole.splitlines()):
            found.setdefault((line["deal"], line["ours"]), line)  # two processes may have played the same game
        return list(found.values())

    def add(self, line: dict[str, Any]) -> None:
        """Keep a game."""
        task = Task(**{field: line[field] for field in Task._fields})
        with self._path(task).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def row(lines: list[dict[str, Any]]) -> dict[str, Any]:
    """A match's figures: our share of the wins with its interval, counted by deals."""
    deals: dict[int, list[float]] = {}
    for line in lines:
        deals.setdefault(line["deal"], []).append(line["share"])
    found = share_of([sum(shares) for shares in deals.values()], [len(shares) for shares in deals.values()], 0.5)
    sums = {
        field: [sum(line[field][bot] for line in lines) for bot in range(2)]
        for field in ("choices", "seconds", "simulations")
    }
    return {
        **{field: lines[0][field] for field in ("game", "bot", "budget", "evaluator", "uct")},
        "games": len(lines),
        "share": round(found.share, 4),
        "low": round(found.low, 4),
        "high": round(found.high, 4),
        "ms_per_move": [round(1000 * s / max(n, 1), 1) for s, n in zip(sums["seconds"], sums["choices"], strict=True)],
        "simulations_per_move": [
            round(s / max(n, 1), 1) for s, n in zip(sums["simulations"], sums["choices"], strict=True)
        ],
    }


def table(rows: list[dict[str, Any]]) -> str:
    """The rows for people."""
    lines = [
        f"{'game':10}{'bot':>9}{'budget':>12}{'games':>7}{'our share':>11}{'95 % interval':>17}{'simulations':>18}"
    ]
    for found in rows:
        interval = f"{found['low']:.3f} to {found['high']:.3f}"
        simulations = " : ".join(f"{number:.0f}" for number in found["simulations_per_move"])
        lines.append(
            f"{found['game']:10}{found['bot']:>9}{found['budget']:>12}{found['games']:>7}{found['share']:>11.3f}"
            f"{interval:>17}{simulations:>18}"
        )
    return "\n".join(lines)


def main() -> None:
    """Play what is missing, print and write the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=arkade.games(), action="append", help="may be given several times")
    parser.add_argument("--bot", choices=BOTS, action="append", help="the same")
    parser.add_argument("--games", type=int, default=200, help="of every match, rounded up to whole deals")
    parser.add_argument("--ms", type=int, action="append", help=f"of a processor, a move; by default {BUDGETS}")
    parser.add_argument("--simulations", type=int, help="a move, instead of milliseconds")
    parser.add_argument("--evaluator", choices=EVALUATORS, default="fast")
    parser.add_argument("--uct", type=float, default=1.0, help="OpenSpiel's weight of what is little tried")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--out", type=Path, default=Path("ismcts-games"), help="folder of the games")
    parser.add_argument("--json", type=Path, default=Path(__file__).with_suffix(".json"), help="file of the figures")
    options = parser.parse_args()
    times = options.ms or BUDGETS
    if min(options.games, *times, options.jobs) < 1 or (options.simulations or 2) < 2:
        parser.error("--games, --ms and --jobs are whole numbers from 1 on, --simulations from 2 on")
    budgets = [f"sims={options.simulations}"] if options.simulations else [f"cpu_ms={ms}" for ms in times]
    matches = [
        [
            Task(game, bot, budget, options.evaluator, options.uct, deal, seat)
            for deal in range(-(-options.games // 2))
            for seat in range(2)
        ]
        for budget in budgets
        for game in options.game or [name for name in arkade.games() if registry.definition(name).ladder]
        for bot in options.bot or BOTS
    ]
    log, rows = Log(options.out), []
    for game in {match[0].game for match in matches}:
        arkade.load(game).warm()  # compile once, before every process would
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        for match in matches:
            lines = log.read(match[0])
            done = {(line["deal"], line["ours"]) for line in lines}
            left = [task for task in match if (task.deal, task.ours) not in done]
            for line in pool.imap_unordered(play, left):
                log.add(line)
                lines.append(line)
                if sys.stderr.isatty():
                    print(
                        f"\r{match[0].game} {match[0].bot} {match[0].budget}: {len(lines)} games",
                        end="",
                        file=sys.stderr,
                    )
            rows.append(row(lines))
            print(table(rows[-1:]), flush=True)
    print(f"\n{table(rows)}")
    options.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except ArkadeError as error:
        sys.exit(f"ismcts: {error}")
