"""`arkade learn`: a net learns a game by playing against itself."""

import argparse
import importlib
import shlex
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import arkade
from arkade import arena, bots, learn, registry
from arkade.arena.cluster import Cluster
from arkade.arena.progress import progress
from arkade.cli import DONE
from arkade.cli.stop import Stop
from arkade.kernel.definition import Definition
from arkade.kernel.parameters import parameters
from arkade.text import sentence

LINES = 30.0  # seconds between lines where there is no terminal
WIDE = 50  # letters of a bar that wins everything

SIMS = 400  # of every move in the match that says what was learned

TAUGHT = ("stray", "later", "margin", "batch", "rate", "sims")  # of a lesson: what may be said of it here

ABOUT = "let a net learn a game from games against itself"
EPILOG = """examples:
  arkade learn GAME --minutes 20                all numbers of players
  arkade learn GAME --players 2,3 --positions 5000000 --seed 1 --out F
Ctrl-C ends it and saves what was learned; --resume goes on with it. With one worker, the same
seed and --positions give the same weights. At the end a match says what they are worth, and a
line who plays with them: docs/learning.md."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", help="which game (see `arkade games`)")
    parser.add_argument("--players", metavar="N,N", help="numbers of players to learn, by comma (default: all)")
    parser.add_argument("--minutes", type=float, metavar="M", help="how long (10, unless --positions is given)")
    parser.add_argument("--positions", type=int, metavar="N", help="how many positions to learn from")
    parser.add_argument("--out", metavar="F", help="the file of the weights (default: the user's own)")
    parser.add_argument("--resume", action="store_true", help="go on where F was left")
    parser.add_argument("--keep", action="store_true", help="keep what --resume needs at the end, too")
    parser.add_argument(
        "--games", type=int, default=40, metavar="N", help="of the match that says what they are worth (40; 0: none)"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="decides everything but the time (0)")
    parser.add_argument("--columns", type=int, default=learn.COLUMNS, metavar="C", help="the net's width")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes that play (1: this one)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, HOST:PORT or local")
    for name in TAUGHT:
        each = parameters(learn.Lesson)[name]
        parser.add_argument(f"--{name}", metavar="X", help=f"{each.about} ({each.default:g})")


def run(options: argparse.Namespace) -> int:
    """Learn until the time is over or somebody interrupts, and tell what came of it."""
    if options.workers < 1:
        raise arkade.ArkadeError(sentence("error-learn-workers", workers=str(options.workers)))
    stop = Stop()
    definition = registry.definition(options.game)
    out = Path(options.out) if options.out else learn.own_place(definition)
    with TemporaryDirectory() as folder:
        rival = _rival(definition, Path(folder))
        weights = _learned(options, out, stop)
        print(f"{weights.positions} positions; the weights are in {out}")
        if stop.asked:
            print("broken off; the same command with --resume goes on")
        elif options.games:
            _match(definition, weights, out, rival, options.games)
    _who_plays(definition, weights, out)
    return DONE


def _learned(options: argparse.Namespace, out: Path, stop: Stop) -> learn.Weights:
    """The weights that came out, with a line of how they got on."""
    with _connected(options.ray) as workers, Bar() as bar, stop:
        weights = learn.run(
            options.game,
            players=_players(options.players),
            minutes=options.minutes or (None if options.positions else 10.0),
            positions=options.positions,
            out=out,
            resume=options.resume,
            keep=options.keep,
            seed=options.seed,
            lesson=_lesson(options),
            columns=options.columns,
            workers=workers or (learn.Processes(options.workers) if options.workers > 1 else None),
            command=_command(options),
            watch=bar.watch,
            stopped=lambda: stop.asked,
        )
    for positions, share in bar.strengths:
        print(f"{positions:>12,} positions  {share:.2f} {'█' * round(WIDE * share)}")
    if bar.strengths:
        print("(its share against the game's evaluation, both looking one action ahead; equal: 0.50)")
    return weights


class Rival(NamedTuple):
    """Who plays the game without the weights that are being learned."""

    bot: str
    name: str


def _rival(definition: Definition, folder: Path) -> Rival:
    """The weights that play now, copied before they may be written over, or, where there are none, `hard`'s search."""
    place = learn.find(definition)
    try:
        learn.weights_of(definition)
        assert place is not None
        kept = shutil.copy2(place, folder / "weights")
    except (arkade.ArkadeError, OSError):
        return Rival(f"mcts:sims={SIMS}", "the search of `hard`")
    return Rival(f"learned:sims={SIMS},weights={kept}", f"the weights that were in {place}")


def _match(definition: Definition, weights: learn.Weights, out: Path, rival: Rival, games: int) -> None:
    """Say what weights are worth; where it cannot be measured, why."""
    bot, players = f"learned:sims={SIMS},weights={out}", weights.players[0]
    try:
        with progress() as watcher:
            results = arena.run(definition.id, [bot, rival.bot], players=players, games=games, watcher=watcher)
    except arkade.ArkadeError as error:
        print(f"what they are worth was not measured: {error}")
        return
    found = next(each for each in results.bots if each.bot == bot)
    print(
        f"{found.share:.2f} of the wins ({found.low:.2f} to {found.high:.2f}) against {rival.name}, in "
        f"{len(results.games)} games with {players} players, {SIMS} simulations a move "
        f"(equal: {results.equal_share:.2f})"
    )


def _who_plays(definition: Definition, weights: learn.Weights, out: Path) -> None:
    """Say whether `learned` and `expert` play with a file of weights, and how to play against it and compare it."""
    place, other = learn.find(definition), "mcts"
    if place is None:
        print("`learned` and `expert` find none of this game; to play against the new ones, and to compare:")
    elif place.resolve() == out.resolve():
        print("`learned` and `expert` play with them from now on; to play against them, and to compare:")
    else:
        print(f"`learned` and `expert` still play with {place}; to play against the new ones, and to compare:")
        other = "learned"
    for command, specs in (
        ("play", f"{bots.LEVELS['expert']},weights={out}"),
        ("arena", f"learned:sims={SIMS},weights={out},{other}:sims={SIMS}"),
    ):
        table = [definition.id, "--players", str(weights.players[0])]
        print(f"  {shlex.join(['arkade', command, *table, '--bots', specs])}")


def _players(text: str | None) -> list[int]:
    try:
        return [int(part) for part in text.split(",")] if text else []
    except ValueError:
        raise arkade.ArkadeError(sentence("error-learn-number", text=repr(text))) from None


def _lesson(options: argparse.Namespace) -> learn.Lesson:
    given: dict[str, Any] = {}
    for name in TAUGHT:
        each, text = parameters(learn.Lesson)[name], getattr(options, name)
        if text is not None:
            try:
                given[name] = each.kind.read(text)
            except ValueError:
                allowed = each.kind.expects
                raise arkade.ArkadeError(
                    sentence("error-parameter", name=name, value=repr(text), allowed=allowed)
                ) from None
    return learn.Lesson(**given)


def _command(options: argparse.Namespace) -> str:
    """What teaches the same again, as far as it can: without --out, --resume and the workers."""
    names = ["players", "minutes", "positions", "seed", "columns", *TAUGHT]
    given = [f"--{name}={value}" for name in names if (value := getattr(options, name)) is not None]
    return shlex.join(["arkade", "learn", options.game, *given])


@contextmanager
def _connected(address: str | None) -> Iterator[learn.Workers | None]:
    """A cluster's workers, or nobody."""
    if address is None:
        yield None
        return
    with Cluster(address):
        yield learn.Actors(importlib.import_module("ray"))


class Bar:
    """How far it is: a bar on a terminal, a line now and then elsewhere."""

    def __init__(self) -> None:
        self._said = 0.0
        self.strengths: list[tuple[int, float]] = []
        columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
        self._progress = Progress(*columns, console=Console(stderr=True)) if sys.stderr.isatty() else None
        self._task = self._progress.add_task("", total=1.0) if self._progress else None

    def watch(self, report: learn.Report) -> None:
        """Show a report."""
        self.strengths = report.strengths
        line = (
            f"{report.positions:,} positions, {report.games:,} games, {report.speed:,.0f} positions/s, "
            f"loss {report.loss:.4f}"
        )
        if self._progress and self._task is not None:
            self._progress.update(self._task, description=line, completed=report.share)
        elif time.monotonic() - self._said > LINES or report.share >= 1:
            self._said = time.monotonic()
            print(line, file=sys.stderr, flush=True)

    def __enter__(self) -> "Bar":
        if self._progress:
            self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._progress:
            self._progress.stop()
