"""`arkade review`: where a saved game was won and lost, and what of it was luck."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import arkade
from arkade import registry, review
from arkade.cli import DONE, INTERRUPTED
from arkade.cli.stop import Stop
from arkade.learn.weights import whole_file
from arkade.review.page import COLUMNS, curves, notes, page, rows, told
from arkade.text import Words, seat_phrase

WIDTH = 100  # of the table where there is no terminal
BARS = "▁▂▃▄▅▆▇█"  # of a curve: a chance from 0 to 1
LONG = 64  # characters of a curve, at most

ABOUT = "tell where a saved game was decided: mistakes, luck, everybody's chances"
EPILOG = """examples:
  arkade review game.json --html review.html
  arkade review game.json --level deep --seat 0 --json review.json
Ctrl-C ends it and keeps what is judged. The same seed gives the same review, unless --seconds is
given. Levels are quick, usual and deep; docs/review.md tells what the numbers mean."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--level", default=review.USUAL, metavar="L", help="how thorough: quick, usual or deep (usual)")
    parser.add_argument("--seconds", type=float, metavar="S", help="how long it may take, about")
    parser.add_argument("--seat", type=int, metavar="P", help="judge only the decisions of this seat")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="decides the simulations' chance (0)")
    parser.add_argument("--json", metavar="OUT", help="write all of the review there")
    parser.add_argument("--html", metavar="OUT", help="write a page with the graph of chances there")


def run(options: argparse.Namespace) -> int:
    """Review, show and save."""
    replay, stop = arkade.Replay.read(options.file), Stop()
    words = registry.words(replay.game.name, options.lang)
    with _bar() as bar, stop:
        task = bar.add_task(words.say("review-progress"), total=None)
        found = review.run(
            replay,
            level=options.level,
            seconds=options.seconds,
            seat=options.seat,
            seed=options.seed,
            watch=lambda done, total, _: bar.update(task, completed=done, total=total),
            stopped=lambda: stop.asked,
        )
    if options.json:
        found.write(options.json)
    if options.html:
        whole_file(Path(options.html), page(found, replay, words).encode())
    console = Console(width=None if sys.stdout.isatty() else WIDTH, highlight=False, markup=False, emoji=False)
    show(found, replay, words, console)
    for file in filter(None, (options.json, options.html)):
        console.print(words.say("review-saved", file=file), soft_wrap=True)
    return INTERRUPTED if stop.asked else DONE


def show(found: review.Review, replay: arkade.Replay, words: Words, console: Console) -> None:
    """The table of the seats and the list of mistakes."""
    console.print(words.say("review-title", game=replay.game.title, players=found.players))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in COLUMNS:
        table.add_column(words.say(f"review-column-{column}"), justify="right")
    for row in rows(found, words):
        table.add_row(*row)
    console.print(table)
    for line in _curves(found, words):
        console.print(line, soft_wrap=True)
    mistakes = list(told(found, replay, words))
    lines = [line for _, turn, steps in mistakes for line in (turn, *(f"  {step}" for step in steps))]
    first, *others = notes(found, words, bool(mistakes))
    if replay.told is not None and replay.told.broken:
        others.append(words.say("verify-broken"))
    for line in ("", first, "", *lines, *others):
        console.print(fill(line, console.width), soft_wrap=True)  # rich breaks lines at spaces that are to hold


def _curves(found: review.Review, words: Words) -> Iterator[str]:
    """Everybody's chances over the game, as each seat knew them and as they were."""
    for real in [False] if found.open else [False, True]:
        yield ""
        yield words.say("review-chances") if found.open else words.say(f"review-{'true' if real else 'known'}")
        steps = curves(found, real)
        some = [steps[round(n * (len(steps) - 1) / max(LONG - 1, 1))] for n in range(min(LONG, len(steps)))]
        if len(steps) <= LONG:
            some = steps
        for seat in range(found.players):
            bars = "".join(BARS[min(int(step[seat] * len(BARS)), len(BARS) - 1)] for step in some)
            yield f"{words.say(seat_phrase(seat))}  {bars}"


def _bar() -> Progress:
    """How far it is, on a terminal."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty())
