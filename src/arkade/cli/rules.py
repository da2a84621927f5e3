"""`arkade rules`: a game's rules page."""

import argparse
import sys
from contextlib import nullcontext

from rich.console import Console
from rich.markdown import Markdown

import arkade
from arkade import registry
from arkade.cli import DONE
from arkade.text import rules_of, sentence

ABOUT = "show a game's rules, or single ones by number"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", help="which game; `common` for the rules that all share")
    parser.add_argument("numbers", nargs="*", metavar="NUMBER", help="only these rules, such as COM-02")


def run(options: argparse.Namespace) -> int:
    """Print a rules page, or the rules asked for; plain Markdown where the output is no terminal."""
    page = registry.rules_page(options.game, options.lang)
    if options.numbers:
        known = registry.rules(options.game, options.lang)
        for number in options.numbers:
            if number.upper() not in known:
                first, *_, last = rules_of(page)
                raise arkade.ArkadeError(sentence("error-no-rule", number=repr(number), first=first, last=last))
        page = "\n".join(f"- **{number.upper()}** {known[number.upper()]}" for number in options.numbers)
    if sys.stdout.isatty():
        console = Console()
        with nullcontext() if options.numbers else console.pager(styles=True):
            console.print(Markdown(page))
    else:
        print(page)
    return DONE
