"""The command `arkade`.

Every command is a module of its name here (`check-db` is check_db.py): `ABOUT`, perhaps `EPILOG`,
`arguments(parser)`, which declares what it takes, and `run(options)`, which gives the exit code. Their help is English
there; in other languages it is in `text/help`, by the names of command and argument.
"""

import argparse
import importlib
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, NoReturn

import arkade
from arkade.text import FIRST, HELP, LANGUAGES, Words, sentence

#: Exit codes: done; a file is not what it claims, or the input ended early; a wrong command or value; interrupted.
DONE, FAULT, WRONG, INTERRUPTED = 0, 1, 2, 130

#: In the order of the help text.
COMMANDS = (
    *("play", "rules", "games", "bots", "replay", "review", "puzzles", "verify", "serve", "backup"),
    *("restore-backup", "check-db", "forget", "lobby", "doctor", "compile", "arena", "study", "learn", "bench"),
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


#: Says a text of the help: its English, or the words of the language that have one of its keys.
Help = Callable[..., str]


def help_in(language: str) -> Help:
    """The help in a language; what that lacks is English."""
    if language == FIRST:
        return lambda english, *keys: english
    words = Words(language, HELP)
    return lambda english, *keys: next((words.say(key) for key in keys if words.has(key)), english)


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Leaves examples as they are written, and says argparse's own words in the language too."""

    def __init__(self, prog: str, said: Help) -> None:
        super().__init__(prog)
        self._said = said

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        first = f"{self._said('usage:', 'help-usage')} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, first)

    def start_section(self, heading: str | None) -> None:
        super().start_section(heading and self._said(heading, f"help-heading-{heading.split()[0]}"))


class _Parser(argparse.ArgumentParser):
    def __init__(self, said: Help, command: str, about: str, **settings: Any) -> None:
        self._said, self._command = said, command
        description = about[0].upper() + about[1:] + "."
        super().__init__(description=description, formatter_class=partial(_Formatter, said=said), **settings)

    def add_argument(self, *names: str, **settings: Any) -> argparse.Action:
        """An argument with its help in the language, by a key for this command or for all."""
        action = super().add_argument(*names, **settings)
        if action.help:
            action.help = self._said(action.help, f"help-{self._command}-{action.dest}", f"help-{action.dest}")
        return action

    def error(self, message: str) -> NoReturn:
        """One clear line."""
        known = ((key, re.fullmatch(pattern, message)) for pattern, key in USAGE.items())
        what = next((sentence(key, **found.groupdict()) for key, found in known if found), message)
        raise arkade.ArkadeError(sentence("error-usage", what=what, help=f"{self.prog} --help"))


def parser_of(names: Iterable[str], said: Help) -> argparse.ArgumentParser:
    """What reads a command line with one of some commands."""
    about = said("five games about animals and arks: play, check and study them", "help-about")
    parser = _Parser(said, "arkade", about, prog="arkade")
    parser.add_argument("--version", action="version", version=f"arkade {arkade.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in names:
        module = importlib.import_module(f"arkade.cli.{name.replace('-', '_')}")
        about, more = said(module.ABOUT, f"help-about-{name}"), getattr(module, "EPILOG", None)
        epilog = more and said(more, f"help-more-{name}")
        added = commands.add_parser(name, said=said, command=name, help=about, about=about, epilog=epilog)
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
        reader = parser_of(asked or COMMANDS, help_in(_language(words)))  # the other commands' modules are not needed
        options = reader.parse_args(words)
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
