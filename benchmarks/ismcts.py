"""Our `hard` bot against OpenSpiel's own ISMCTSBot, on our two-player games.

python benchmarks/ismcts.py                              all games, both modes
python benchmarks/ismcts.py --game noah --mode time --games 40 --jobs 2

Both get the same milliseconds a move (`time`), or the same number of simulations a move (`simulations`). Every deal is
played twice, with the seats changed. A game is a line in the folder `--out`; what is there already is not played again.

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
from arkade.arena.schedule import code_of
from arkade.arena.statistics import share_of
from arkade.bots import MctsBot
from arkade.envs.openspiel import RolloutEvaluator, SpielState, resampler
from arkade.errors import ArkadeError

GAMES = ("amazonas", "noah", "animimix")
MODES = ("time", "simulations")
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
        self._end = None if self._seconds is None else time.perf_counter() + self._seconds
        try:
            return super().run_search(state)
        except TimeIsOver:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: SpielState) -> Any:
        """Every simulation begins here. The first two are always run: without them there is nothing to choose from."""
        if self._end is not None and time.perf_counter() >= self._end and self._root_node.total_visits > 0:
            raise TimeIsOver
        self.simulations += 1
        return super().sample_root_state(state)


class TimeIsOver(Exception):
    """The move's time is used up."""


class Task(NamedTuple):
    """One game: all that decides it but the clock."""

    game: str
    mode: str
    budget: int  # milliseconds or simulations
    evaluator: str
    uct: float
    deal: int
    ours: int  # our bot's seat


def play(task: Task) -> dict[str, Any]:
    """Play a game; the line that is kept of it."""
    game = pyspiel.load_game(f"arkade_{task.game}(players=2)")
    game.game.warm()
    seed = 2 * task.deal + task.ours
    timed = task.mode == "time"
    ours = MctsBot(seed, ms=task.budget) if timed else MctsBot(seed, sims=task.budget)  # `hard` has no other settings
    chance = np.random.RandomState(seed)
    theirs = TimedBot(
        game,
        RolloutEvaluator(seed=seed) if task.evaluator == "fast" else mcts.RandomRolloutEvaluator(1, chance),
        task.uct,
        UNLIMITED if timed else task.budget,
        random_state=chance,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        seconds=task.budget / 1000 if timed else None,
    )
    theirs.set_resampler(resampler(seed))
    state = game.new_initial_state()
    for draw in divmod(task.deal, game.draws):
        state.apply_action(draw)
    seconds, choices, simulations = [0.0, 0.0], [0, 0], [0, 0]
    while not state.is_terminal():
        bot = int(state.current_player() != task.ours)  # 0: ours
        legal = state.legal_actions()
        if len(legal) == 1:
            state.apply_action(legal[0])
            continue
        begin = time.perf_counter()
        if bot:
            action = int(theirs.step(state))
        else:
            found = ours.analyse(state.state.seat(task.ours))
            simulations[0] += found.simulations
            action = found.moves[0].action
        seconds[bot] += time.perf_counter() - begin
        choices[bot] += 1
        state.apply_action(action)
    simulations[1] = theirs.simulations
    return {
        **task._asdict(),
        "share": (state.returns()[task.ours] + 1) / 2,
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
        parts = (task.game, task.mode, task.budget, task.evaluator, task.uct, code_of(task.game))
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
        **{field: lines[0][field] for field in ("game", "mode", "budget", "evaluator", "uct")},
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
    lines = [f"{'game':10}{'budget a move':>18}{'games':>7}{'our share':>11}{'95 % interval':>17}{'simulations':>18}"]
    for found in rows:
        budget = f"{found['budget']} {'ms' if found['mode'] == 'time' else 'simulations'}"
        interval = f"{found['low']:.3f} to {found['high']:.3f}"
        simulations = " : ".join(f"{number:.0f}" for number in found["simulations_per_move"])
        lines.append(
            f"{found['game']:10}{budget:>18}{found['games']:>7}{found['share']:>11.3f}{interval:>17}{simulations:>18}"
        )
    return "\n".join(lines)


def main() -> None:
    """Play what is missing, print and write the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, action="append", help="one of them; may be given several times")
    parser.add_argument("--mode", choices=MODES, action="append", help="the same")
    parser.add_argument("--games", type=int, default=200, help="of every match, rounded up to whole deals")
    parser.add_argument("--ms", type=int, default=10, help="a move")
    parser.add_argument("--simulations", type=int, default=100, help="a move")
    parser.add_argument("--evaluator", choices=EVALUATORS, default="fast")
    parser.add_argument("--uct", type=float, default=1.0, help="OpenSpiel's weight of what is little tried")
    parser.add_argument("--jobs", type=int, default=1, help="processes; more than there are cores make `time` unfair")
    parser.add_argument("--out", type=Path, default=Path("ismcts-games"), help="folder of the games")
    parser.add_argument("--json", type=Path, default=Path(__file__).with_suffix(".json"), help="file of the figures")
    options = parser.parse_args()
    if min(options.games, options.ms, options.simulations - 1, options.jobs) < 1:
        parser.error("--games, --ms and --jobs are whole numbers from 1 on, --simulations from 2 on")
    budgets = {"time": options.ms, "simulations": options.simulations}
    matches = [
        [
            Task(game, mode, budgets[mode], options.evaluator, options.uct, deal, seat)
            for deal in range(-(-options.games // 2))
            for seat in range(2)
        ]
        for game in options.game or GAMES
        for mode in options.mode or MODES
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
                    print(f"\r{match[0].game} {match[0].mode}: {len(lines)} games", end="", file=sys.stderr)
            rows.append(row(lines))
            print(table(rows[-1:]), flush=True)
    print(f"\n{table(rows)}")
    options.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except ArkadeError as error:
        sys.exit(f"ismcts: {error}")
