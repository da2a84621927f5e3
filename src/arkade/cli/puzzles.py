"""`arkade puzzles`: make a game's puzzles, and check those that there are."""

import argparse
import shlex
import sys
from pathlib import Path

import arkade
from arkade import puzzles
from arkade.cli import DONE, FAULT, INTERRUPTED
from arkade.cli.stop import Stop
from arkade.text import sentence

NUMBER = 60

ABOUT = "make puzzles of a game, positions with one best move, or check those that it has"
EPILOG = """examples:
  arkade puzzles make GAME --number 60 --out puzzles.json
  arkade puzzles make GAME --number 60 --file puzzles.json --seed 2   more, beside those of a file
  arkade puzzles check GAME                     the shipped ones again, by a judge of other seeds
Ctrl-C ends it and keeps what was found. The same seed makes the same puzzles with the same
weights; docs/puzzles.md tells what makes a puzzle."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("what", choices=("make", "check"), help="make new ones, or check a file")
    parser.add_argument("game", metavar="GAME", help="which game (see `arkade games`)")
    parser.add_argument("--number", type=int, default=NUMBER, metavar="N", help=f"how many to make ({NUMBER})")
    parser.add_argument("--players", metavar="N,N", help="for which numbers of players, by comma (default: all)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="decides everything (0)")
    parser.add_argument("--out", metavar="F", help="the file to write (default: GAME.puzzles.json)")
    parser.add_argument("--file", metavar="F", help="the file to check (default: the shipped one), or to go on from")


def run(options: argparse.Namespace) -> int:
    """Make or check."""
    return _make(options) if options.what == "make" else _check(options)


def _make(options: argparse.Namespace) -> int:
    out, stop = Path(options.out or f"{options.game}.puzzles.json"), Stop()

    def watch(book: puzzles.Book) -> None:
        book.write(out)
        print(f"{len(book.puzzles)} of {options.number}", file=sys.stderr, flush=True)

    names = ["number", "players", "seed"]
    given = [f"--{name}={value}" for name in names if (value := getattr(options, name)) is not None]
    with stop:
        book = puzzles.make(
            options.game,
            options.number,
            players=_players(options.players),
            seed=options.seed,
            begin=puzzles.read_file(options.file) if options.file else None,
            command=shlex.join(["arkade", "puzzles", "make", options.game, *given]),
            watch=watch,
            stopped=lambda: stop.asked,
        )
    book.write(out)
    kinds = sorted({each.kind for each in book.puzzles})
    print(f"{len(book.puzzles)} puzzles ({', '.join(kinds)}) are in {out}")
    return DONE if len(book.puzzles) >= options.number else INTERRUPTED


def _check(options: argparse.Namespace) -> int:
    book = puzzles.read_file(options.file or puzzles.file_of(options.game))
    wrong = [each.id for each in book.puzzles if not puzzles.again(each, book.game, options.seed)]
    for name in wrong:
        print(f"{name}: another move is better")
    print(f"{len(book.puzzles) - len(wrong)} of {len(book.puzzles)} have the same best move")
    return FAULT if wrong else DONE


def _players(text: str | None) -> list[int]:
    try:
        return [int(part) for part in text.split(",")] if text else []
    except ValueError:
        raise arkade.ArkadeError(sentence("error-puzzles-players", text=repr(text))) from None
