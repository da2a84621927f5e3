"""Tournaments of bots whose figures anybody can repeat.

>>> import arkade.arena
>>> results = arkade.arena.run(GAME, ["random", "random"], players=4, games=8)
>>> results.bots[0].share, results.bots[0].low, results.bots[0].high
"""

import os
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import arkade
from arkade.arena import cluster, local
from arkade.arena.log import NAME, Log, parse
from arkade.arena.play import Played
from arkade.arena.results import BotResult, Results, SeatResult
from arkade.arena.schedule import Settings, Task, round_size, settle
from arkade.arena.stopping import Stopping
from arkade.arena.workers import Here, Watcher, Workers
from arkade.errors import ArkadeError, unusable
from arkade.game import Game
from arkade.text import sentence

__all__ = ["BotResult", "Played", "Results", "SeatResult", "Settings", "Task", "Watcher", "read", "round_size", "run"]

GAMES = 400  # of a tournament that is not told how many
MOST_GAMES = 100_000  # of one that stops by itself


def run(
    game: str | Game,
    bots: Sequence[str],
    *,
    players: int | None = None,
    games: int | None = None,
    seed: int = 0,
    jobs: int | None = None,
    ray: str | None = None,
    out: str | os.PathLike[str] | None = None,
    replays: bool = False,
    until: float | None = None,
    watcher: Watcher | None = None,
    tables: bool = True,
) -> Results:
    """Play a tournament; where `out` names the folder of one that was broken off, go on with it.

    game     a game's id, or `arkade.load(…)` for one with options (then without `players`)
    bots     as in `--bots`: `["mcts:ms=200", "random"]`; a bot that is named twice gets twice the seats
    games    rounded up to whole rounds, in which every bot has every seat equally often (400; with `until` the most)
    seed     decides the deals and the bots' chance, whoever plays the games and in whatever order
    jobs     processes on this machine (default: one for each processor, or fewer for bots with several threads);
             1 plays in this process. More than one needs `if __name__ == "__main__":` in a script, as all
             programs with processes do
    ray      a Ray cluster instead: "auto", "HOST:PORT", or "local"
    out      a folder for the log, tables, summary and plots; without it nothing is written
    until    stop as soon as every bot's interval, luck taken out, reaches no further than this to either side
    replays  keep every game as a replay in `out`
    watcher  is told of every game
    tables   whether tables, summary and plots are written beside the log

    Raises an ArkadeError with one clear line for whatever is wrong, before anything is written.
    """
    if isinstance(game, str):
        game = arkade.load(game, players)
    elif players not in (None, game.players):
        raise ArkadeError(sentence("error-arena-players", players=game.players, asked=repr(players)))
    games = games if games is not None else GAMES if until is None else MOST_GAMES
    settings = settle(game, list(bots), games, seed, replays, until)
    if replays and out is None:
        raise ArkadeError(sentence("error-arena-folder"))
    _need_extras()
    watcher = watcher or Watcher()
    with _workers(settings, jobs, ray) as workers, Log(settings, Path(out) if out is not None else None) as log:
        watcher.begins(settings, len(log.games))
        stopping = Stopping(settings)
        left = [] if stopping.enough(log.games) else [task for task in settings.tasks() if task not in log.games]
        for outcome in workers.play(settings, left, watcher) if left else ():
            log.add(outcome)
            watcher.played(outcome.played, outcome.worker)
            if stopping.enough(log.games):
                break
        results = Results(settings, log.games)
        if out is not None and tables:
            from arkade.arena import files

            files.write(results, Path(out))
    return results


def read(folder: str | os.PathLike[str]) -> Results:
    """The results in a tournament's folder, as far as it was played."""
    path = Path(folder) / NAME
    _need_extras()
    try:
        settings, games, _ = parse(path)
    except (OSError, ValueError) as error:
        if isinstance(error, ArkadeError):
            raise
        raise ArkadeError(unusable("error-read", path, error)) from error
    if settings is None or not games:
        raise ArkadeError(sentence("error-arena-empty", file=str(path)))
    return Results(settings, games)


def _workers(settings: Settings, jobs: int | None, ray: str | None) -> Workers:
    if jobs is not None and jobs < 1:
        raise ArkadeError(sentence("error-arena-jobs", jobs=str(jobs)))
    if ray is not None:
        return cluster.Cluster(ray, jobs)
    jobs = jobs or max(1, local.processors() // settings.threads)
    return Here() if jobs == 1 else local.Processes(min(jobs, settings.games))


def _need_extras() -> None:
    missing = [name for name in ("matplotlib", "openskill", "pyarrow", "scipy") if find_spec(name) is None]
    if missing:
        raise ArkadeError(sentence("error-arena-packages", packages=", ".join(missing)))
