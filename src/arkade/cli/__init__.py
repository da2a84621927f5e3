"""The command `arkade`.

Every command is a module of its name here (`check-db` is check_db.py): `ABOUT`, perhaps `EPILOG`,
`arguments(parser)`, which declares what it takes, and `run(options)`, which gives the exit code.
"""

import argparse
import importlib
import os
import re
import sys
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NoReturn

import arkade
from arkade.text import LANGUAGES, sentence

#: Exit codes: done; a file is not what it claims, or the input ended early; a wrong command or value; interrupted.
DONE, FAULT, WRONG, INTERRUPTED = 0, 1, 2, 130

#: In the order of the help text.
COMMANDS = (
    *("play", "rules", "games", "bots", "replay", "verify", "serve", "backup", "restore-backup", "check-db", "forget"),
    *("doctor", "compile", "arena", "learn", "bench"),
)


#: What argparse says, in English whatever the language, and the keys of our own words for it.
USAGE = {
    r"the following arguments are required: (?P<names>.+)": "usage-required",
    r"unrecognized arguments: (?P<text>.+)": "usage-unknown",
    r"argument (?P<name>.+?): invalid choice: (?P<value>.+) \(choose from (?P<choices>.+)\)": "usage-choice",
    r"argument (?P<name>.+?): invalid int value: (?P<value>.+)": "usage-number",
    r"argument (?P<name>.+?): expected one argument": "usage-one",
    r"argument (?P<name>.+?): expected at least one argument": "usage-some",
    r"argument (?P<name>.+?): ignored explicit argument (?P<value>.+)": "usage-none",
    r"ambiguous option: (?P<text>.+) could match (?P<options>.+)": "usage-ambiguous",
}


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One clear line."""
        known = ((key, re.fullmatch(pattern, message)) for pattern, key in USAGE.items())
        what = next((sentence(key, **found.groupdict()) for key, found in known if found), message)
        raise arkade.ArkadeError(sentence("error-usage", what=what, help=f"{self.prog} --help"))


def _parser(names: Iterable[str]) -> _Parser:
    parser = _Parser(prog="arkade", description="Five games about animals and arks: play, check and study them.")
    parser.add_argument("--version", action="version", version=f"arkade {arkade.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in names:
        module = importlib.import_module(f"arkade.cli.{name.replace('-', '_')}")
        added = commands.add_parser(
            name,
            help=module.ABOUT,
            description=module.ABOUT[0].upper() + module.ABOUT[1:] + ".",
            epilog=getattr(module, "EPILOG", None),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        added.add_argument("--lang", choices=LANGUAGES, default=_language(), help="language of the texts")
        added.set_defaults(run=module.run)
        module.arguments(added)
    return parser


def _language(words: Sequence[str] = ()) -> str:
    """The language that is asked for, which a wrong command is answered in too; else the user's, where we speak it."""
    for word, following in pairwise([*words, ""]):
        asked = following if word == "--lang" else word.removeprefix("--lang=")
        if asked != word and asked in LANGUAGES:
            return asked
    spoken = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")[:2]
    return spoken if spoken in LANGUAGES else "en"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    asked = words[:1] if set(words[:1]) <= set(COMMANDS) else ()
    try:
        options = _parser(asked or COMMANDS).parse_args(words)  # the other commands' modules are not needed
        code: int = options.run(options)
        return code
    except arkade.ArkadeError as error:
        print(f"arkade: {error.say(_language(words))}", file=sys.stderr)
        return FAULT if isinstance(error, arkade.BadReplay) else WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output went away
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
