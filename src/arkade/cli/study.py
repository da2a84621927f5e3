"""`arkade study`: what a game is like, measured in games between bots."""

import argparse
import shlex
import sys
from pathlib import Path

import arkade
from arkade import study as studies
from arkade.arena.log import telling, whole_file
from arkade.arena.progress import progress
from arkade.cli import DONE, INTERRUPTED
from arkade.cli.tables import game_of, table_arguments
from arkade.study.pages import Picture, html, markdown, slug
from arkade.study.report import in_short, report
from arkade.text import sentence

ABOUT = "measure what a game is like: seats, length, luck, skill, openings"
EPILOG = """examples:
  arkade study GAME --players 4 --out DIR                 report.md and report.html are in DIR
  arkade study GAME --vary players=2,3,4 --games 200      what changes with the table
For designers: --vary takes every option of the game, numbers and deck files too (see `arkade games`).
The same command goes on with a study that was broken off, and gives the same figures again.
Reports are in English."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    table_arguments(parser)
    parser.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="NAME=A,B",
        help="an option, or players, and its values; all are studied and shown side by side",
    )
    parser.add_argument("--games", type=int, default=studies.GAMES, metavar="N", help="games of each table (400)")
    parser.add_argument(
        "--ladder", type=int, default=studies.LADDER, metavar="N", help="games of each level against the next (100)"
    )
    parser.add_argument("--level", default="medium", metavar="BOT", help="who sits at all seats (medium)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="decides deals and bots' chance (0)")
    parser.add_argument("--jobs", type=int, metavar="J", help="processes (default: as the processors allow)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, HOST:PORT or local")
    parser.add_argument("--out", metavar="DIR", help="a folder for the report, its pictures and the games")


def run(options: argparse.Namespace) -> int:
    """Study, write, and say it in short."""
    tables = _tables(options)
    out = Path(options.out) if options.out else None
    found = []
    try:
        for name, game in tables:
            with progress() as watcher:
                study = studies.run(
                    game,
                    level=options.level,
                    games=options.games,
                    ladder=options.ladder,
                    seed=options.seed,
                    jobs=options.jobs,
                    ray=options.ray,
                    folder=out and out / slug(f"played {name}"),
                    watcher=watcher,
                )
            found.append((name, study))
    except KeyboardInterrupt:
        kept = f"; what is played is kept in {options.out}: the same command goes on" if out else ""
        print(f"\nstopped{kept}", file=sys.stderr)
        return INTERRUPTED
    for name, study in found:
        print(f"{study.game.title}" + (f", {name}" if name else "") + f", {len(study.sample)} games of {study.level}:")
        print("\n".join(f"- {line}" for line in in_short(study)))
    if out is not None:
        _write(out, found, options)
        print(f"\nreport.md, report.html and the pictures are in {out}")
    return DONE


def _write(out: Path, found: list[tuple[str, studies.Study]], options: argparse.Namespace) -> None:
    blocks = list(report(found, command(options)))
    with telling(out):
        for block in blocks:
            if isinstance(block, Picture):
                whole_file(out / f"{block.name}.svg", block.svg.encode())
        whole_file(out / "report.md", markdown(blocks).encode())
        whole_file(out / "report.html", html(blocks).encode())


def command(options: argparse.Namespace) -> str:
    """What repeats a study."""
    words = ["arkade", "study", options.game]
    if options.players is not None:
        words.append(f"--players={options.players}")
    words += [f"--option={each}" for each in options.option] + [f"--vary={each}" for each in options.vary]
    words += [f"--{name}={getattr(options, name)}" for name in ("games", "ladder", "level", "seed")]
    return shlex.join(words)


def _tables(options: argparse.Namespace) -> list[tuple[str, arkade.Game]]:
    """What is to be studied, by what is different."""
    varied = [_varied(text) for text in options.vary]

    def load(chosen: dict[str, str]) -> arkade.Game:
        players = chosen.pop("players", options.players)
        if isinstance(players, str) and not players.isdecimal():
            raise arkade.ArkadeError(sentence("error-vary", text=repr(f"players={players}")))
        fixed = [*options.option, *(f"{name}={value}" for name, value in chosen.items())]
        return game_of(argparse.Namespace(game=options.game, players=players and int(players), option=fixed))

    return studies.variants(load, varied)


def _varied(text: str) -> tuple[str, list[str]]:
    name, _, values = text.partition("=")
    found = values.split(",")
    if not name or not all(found) or len(set(found)) < len(found):
        raise arkade.ArkadeError(sentence("error-vary", text=repr(text)))
    return name, found
