"""`arkade arena`: a tournament of bots, its progress and its table."""

import argparse
import sys

from rich.console import Console
from rich.table import Table

import arkade
from arkade import arena as arenas
from arkade import bots
from arkade.arena.progress import progress
from arkade.cli import DONE, INTERRUPTED
from arkade.cli.tables import game_of, table_arguments
from arkade.text import sentence

MANY = 1000  # more games than this, and twice as many as were asked for, want a --yes
WIDTH = 100  # of the tables where there is no terminal


ABOUT = "let bots play a tournament and show how strong they are"
EPILOG = """examples:
  arkade arena GAME --players 4 --bots random             who moves first wins how often?
  arkade arena GAME --players 4 --bots mcts:ms=200,random --out DIR
Every deal is played in all seat rotations, and every bot gets equally many seats. The same
command goes on with a tournament that was broken off."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    table_arguments(parser)
    parser.add_argument(
        "--bots",
        required=True,
        metavar="NAMES",
        help="the bots, by comma; one named twice sits twice (see `arkade bots`)",
    )
    parser.add_argument(
        "--games", type=int, metavar="N", help="how many games, or a few more (400; with --until the most)"
    )
    parser.add_argument(
        "--until",
        type=float,
        metavar="W",
        help="stop when all 95 %% intervals, luck taken out, reach no further than W to either side, such as 0.02",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="decides deals and bots' chance (0)")
    parser.add_argument("--jobs", type=int, metavar="J", help="processes (default: as the processors allow)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, HOST:PORT or local")
    parser.add_argument("--out", metavar="DIR", help="a folder for log, tables, summary and plots")
    parser.add_argument("--replays", action="store_true", help="keep every game as a replay in DIR")
    parser.add_argument("--yes", action="store_true", help="play however many games a fair tournament takes")


def run(options: argparse.Namespace) -> int:
    """Play, and show what came out."""
    game, specs = game_of(options), bots.read_list(options.bots)
    size = arenas.round_size(len(specs), game.players)
    asked = options.games if options.games is not None else arenas.GAMES
    if size > max(2 * asked, MANY) and asked > 0 and not options.yes:
        raise arkade.ArkadeError(sentence("error-many-games", games=str(size)))
    try:
        with progress() as watcher:
            results = arenas.run(
                game,
                specs,
                games=options.games,
                seed=options.seed,
                jobs=options.jobs,
                ray=options.ray,
                out=options.out,
                replays=options.replays,
                until=options.until,
                watcher=watcher,
            )
    except KeyboardInterrupt:
        kept = f" and kept in {options.out}: the same command goes on" if options.out else ""
        print(f"\nstopped; {watcher.done} of {watcher.total} games are played{kept}", file=sys.stderr)
        return INTERRUPTED
    if options.ray:
        watcher.say("played by " + ", ".join(f"{worker} ({count})" for worker, count in watcher.workers.items()))
    console = Console(width=None if sys.stdout.isatty() else WIDTH, highlight=False, markup=False, emoji=False)
    show(results, console)
    if options.out:
        print(f"\nlog, tables, summary and plots are in {options.out}")
    return DONE


def show(results: arenas.Results, console: Console) -> None:
    """The tables of a tournament."""
    settings = results.settings
    table = _table("bot", "seats", "points", "share", "95 % interval", "p", "rating", "decisions", "seconds")
    for bot in sorted(results.bots, key=lambda bot: -bot.share):
        rating, spent = f"{bot.mu:.1f} ± {bot.sigma:.1f}", (f"{bot.decisions:.1f}", f"{bot.seconds:.3f}")
        table.add_row(bot.bot, str(bot.seats), f"{bot.points:.2f}", *_share(bot), rating, *spent)
    console.print(table)
    console.print()
    if results.lucky and len(results.bots) > 1:
        table = _table("luck taken out", "share", "95 % interval", "worth", "saved")
        for bot in sorted(results.bots, key=lambda bot: -bot.share):
            interval = f"{bot.adjusted_low:.3f}–{bot.adjusted_high:.3f}"
            saved = max(0, round(bot.worth) - len(results.games))
            table.add_row(bot.bot, f"{bot.adjusted:.3f}", interval, f"{bot.worth:.0f} games", f"{saved} games")
        console.print(table)
        console.print()
    table = _table("order of play", "share", "95 % interval", "p")
    for seat in results.seats:
        table.add_row(f"{seat.order}.", *_share(seat))
    console.print(table)
    repeat = "the same command gives the same games"
    if not settings.repeatable:
        repeat = "a bot plays by the clock: each run differs"
    console.print(
        f"\n{len(results.games)} games of {settings.game}, equal share {results.equal_share:.3f}, "
        f"seed {settings.seed}, digest {results.digest} ({repeat})",
        soft_wrap=True,
    )
    if settings.until is not None:
        reached = f"reach ± {settings.until:g}" if results.stopped else f"do not reach ± {settings.until:g} yet"
        console.print(f"The intervals {reached}.")
    console.print("Points, decisions and seconds are means of a game. How to read it: docs/arena.md", style="dim")


def _share(found: arenas.BotResult | arenas.SeatResult) -> tuple[str, str, str]:
    p_value = "<0.0001" if found.p_value < 0.0001 else f"{found.p_value:.4f}"
    return f"{found.share:.3f}", f"{found.low:.3f}–{found.high:.3f}", p_value


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for column in columns:
        first = column == columns[0]
        table.add_column(column, justify="left" if first else "right", no_wrap=not first, overflow="fold")
    return table
