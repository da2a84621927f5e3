"""The command `arkade`."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import arkade
from arkade.text import LANGUAGES

#: Exit codes: done; a file is not what it claims, or the input ended early; a wrong command or value; interrupted.
DONE, FAULT, WRONG, INTERRUPTED = 0, 1, 2, 130


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One clear line."""
        self.exit(WRONG, f"arkade: {message} (try: {self.prog} --help)\n")


def _parser() -> _Parser:
    parser = _Parser(prog="arkade", description="Five games about animals and arks: play, check and study them.")
    parser.add_argument("--version", action="version", version=f"arkade {arkade.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)

    def command(name: str, about: str, epilog: str | None = None) -> argparse.ArgumentParser:
        added = commands.add_parser(
            name,
            help=about,
            description=about[0].upper() + about[1:] + ".",
            epilog=epilog,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        added.add_argument("--lang", choices=LANGUAGES, default=_language(), help="language of the texts")
        return added

    play = command(
        "play",
        "play a game in the terminal, against bots or with friends at one keyboard",
        epilog=(
            "examples:\n"
            "  arkade play noah                           you against one bot of medium strength\n"
            "  arkade play animimix --players 4 --seat all   four people at one keyboard\n"
            "  arkade play noah --players 3 --option end=26  the variant to 26 points\n"
            "`arkade games` lists the games and their options."
        ),
    )
    play.add_argument("game", metavar="GAME", help="which game (see `arkade games`)")
    play.add_argument("--players", type=int, metavar="N", help="how many seats (default: the smallest table)")
    play.add_argument(
        "--seat",
        action="append",
        metavar="K",
        help="a seat for a person, counted from 0; again for more people; `all` for every seat (default: 0)",
    )
    play.add_argument(
        "--bots",
        default="medium",
        metavar="BOTS",
        help="bots for the other seats, by comma: random, greedy, easy, medium, hard, mcts:sims=N, mcts:ms=N (medium)",
    )
    play.add_argument("--seed", type=int, metavar="S", help="deal the game of this number again (default: by chance)")
    play.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; again for more"
    )

    rules = command("rules", "show a game's rules, or single ones by number")
    rules.add_argument("game", metavar="GAME", help="which game; `common` for the rules that all share")
    rules.add_argument("numbers", nargs="*", metavar="NUMBER", help="only these rules, such as NOA-08")

    command("games", "list the games, their numbers of players and options")

    replay = command("replay", "step through a saved game")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--seat", type=int, metavar="K", help="see it as this seat saw it (default: everything open)")
    replay.add_argument("--move", type=int, default=0, metavar="N", help="begin after move N")

    verify = command(
        "verify",
        "rebuild a saved game and check every move, the result and the seed's commitment",
        epilog="exit codes: 0 all true, 1 damaged or forged (the place is named), 2 cannot be read",
    )
    verify.add_argument("file", metavar="FILE")

    serve = command(
        "serve",
        "serve tables to browsers: rooms by link, people and bots, nothing lost",
        epilog="docs/server.md says more. ARKADE_KEYS may hold keys that sign cookies, by comma, the newest first.",
    )
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1; 0.0.0.0: all)")
    serve.add_argument("--port", type=int, default=8000, help="the port to listen on (8000)")
    serve.add_argument(
        "--db",
        default=os.environ.get("ARKADE_DB", "sqlite:///arkade.db"),
        metavar="URL",
        help="the database: sqlite:///FILE or postgresql://… (ARKADE_DB, or sqlite:///arkade.db)",
    )
    serve.add_argument("--workers", type=int, default=1, metavar="N", help="processes; more than one on PostgreSQL (1)")
    serve.add_argument("--open", action="store_true", help="open the page in a browser, where there is a desktop")
    serve.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another site whose pages may connect"
    )
    serve.add_argument(
        "--proxy", default="127.0.0.1", metavar="ADDRESSES", help="proxies whose X-Forwarded headers are believed"
    )
    serve.add_argument(
        "--limit", action="append", default=[], metavar="NAME=N", help="another limit than usual (docs/server.md)"
    )
    serve.add_argument(
        "--log", default="info", choices=("debug", "info", "warning", "error"), help="how much is logged"
    )

    command("doctor", "say what is installed, compiled and missing, in a table for a report")

    compile_ = command("compile", "compile the rules now, so that no game begins with interpreted ones")
    compile_.add_argument("games", nargs="*", metavar="GAME", help="only these games (default: all)")
    compile_.add_argument("--ship", action="store_true", help="put them into the package, for a wheel")

    arena = command(
        "arena",
        "let bots play a tournament and show how strong they are",
        epilog=(
            "examples:\n"
            "  arkade arena noah --players 4 --bots random             who moves first wins how often?\n"
            "  arkade arena noah --players 4 --bots mcts:ms=200,random --out DIR\n"
            "Every deal is played in all seat rotations, and every bot gets equally many seats. The same\n"
            "command goes on with a tournament that was broken off."
        ),
    )
    arena.add_argument("game", metavar="GAME", help="which game (see `arkade games`)")
    arena.add_argument("--players", type=int, metavar="N", help="how many seats (default: the smallest table)")
    arena.add_argument(
        "--bots",
        required=True,
        metavar="NAMES",
        help="the bots, by comma; one named twice sits twice (see docs/bots.md)",
    )
    arena.add_argument("--games", type=int, default=400, metavar="N", help="how many games, or a few more (400)")
    arena.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; again for more"
    )
    arena.add_argument("--seed", type=int, default=0, metavar="S", help="decides deals and bots' chance (0)")
    arena.add_argument("--jobs", type=int, metavar="J", help="processes (default: as the processors allow)")
    arena.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, HOST:PORT or local")
    arena.add_argument("--out", metavar="DIR", help="a folder for log, tables, summary and plots")
    arena.add_argument("--replays", action="store_true", help="keep every game as a replay in DIR")
    arena.add_argument("--yes", action="store_true", help="play however many games a fair tournament takes")

    bench = command("bench", "measure speeds, and OpenSpiel's beside them where it is installed")
    bench.add_argument("games", nargs="*", metavar="GAME", help="only these games (default: all)")
    bench.add_argument("--json", metavar="FILE", help="write the figures there too")
    bench.add_argument("--rounds", type=int, default=5, metavar="N", help="interleaved rounds; medians are shown (5)")
    return parser


def _language() -> str:
    """The user's language where we speak it."""
    spoken = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    return spoken if spoken in LANGUAGES else "en"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    options = _parser().parse_args(arguments)
    if options.command in ("replay", "verify"):
        os.environ.setdefault("ARKADE_COMPILE", "0")  # a single game is over before a compiler could help
    try:
        return _run(options)
    except arkade.ArkadeError as error:
        print(f"arkade: {error}", file=sys.stderr)
        return FAULT if isinstance(error, arkade.BadReplay) else WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output went away
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE


def _run(options: argparse.Namespace) -> int:
    if options.command == "play":
        from arkade.cli.play import play as run
    elif options.command == "compile":
        from arkade.cli.compile import compile_games as run
    elif options.command == "doctor":
        from arkade.cli.doctor import doctor as run
    elif options.command == "arena":
        from arkade.cli.arena import arena as run
    elif options.command == "bench":
        from arkade.cli.bench import bench as run
    elif options.command == "serve":
        from arkade.cli.serve import serve as run
    elif options.command in ("replay", "verify"):
        from arkade.cli import replay

        run = replay.replay if options.command == "replay" else replay.verify
    else:
        from arkade.cli import show

        run = show.rules if options.command == "rules" else show.games
    return run(options)
