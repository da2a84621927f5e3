"""`arkade rules` and `arkade games`."""

import argparse
import sys
from contextlib import nullcontext
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

import arkade
from arkade import registry
from arkade.text import Words, rules_of, rules_page


def rules(options: argparse.Namespace) -> int:
    """Print a rules page, or the rules asked for; plain Markdown where the output is no terminal."""
    page = page_of(options.game, options.lang)
    if options.numbers:
        known = rules_of(page) | rules_of(rules_page(options.lang, "common"))
        for number in options.numbers:
            if number.upper() not in known:
                raise arkade.ArkadeError(f"there is no rule {number!r}; they run from {_span(page)}")
        page = "\n".join(f"- **{number.upper()}** {known[number.upper()]}" for number in options.numbers)
    if sys.stdout.isatty():
        console = Console()
        with nullcontext() if options.numbers else console.pager(styles=True):
            console.print(Markdown(page))
    else:
        print(page)
    return 0


def page_of(game: str, language: str) -> str:
    """A game's rules page, or the common one."""
    if game == "common":
        return rules_page(language, "common")
    return rules_page(language, game, folder_of(game))


def folder_of(game: str) -> Path:
    """Where a game's texts are."""
    return registry.definition(game).texts


def games(options: argparse.Namespace) -> int:
    """Print the games."""
    console = Console(highlight=False, markup=False, emoji=False)
    for name in arkade.games():
        game = arkade.describe(name)
        words = Words(options.lang, name, folder_of(name))
        if len(game.players) == 1:
            players = words.say("players-count", count=game.players[0])
        else:
            players = words.say("players-span", least=game.players[0], most=game.players[-1])
        console.print(Text.assemble((name, "bold"), "  ", words.say("title"), ", ", players))
        for option in game.options:
            about = f"{words.say(f'option-{option.name}')} ({option.rule})"
            console.print(Text.assemble("    ", (f"{option.name}=", "cyan"), _values(option), "  ", (about, "dim")))
    return 0


def _values(option: arkade.Option) -> str:
    if option.kind == "seat":
        return "0 | 1 | … | random"
    if option.kind == "number":
        return " | ".join([*option.allowed, "0", "1", "…"])
    if option.kind == "set":
        return "random | " + ",".join(option.allowed)
    return " | ".join(option.allowed)


def _span(page: str) -> str:
    numbers = list(rules_of(page))
    return f"{numbers[0]} to {numbers[-1]}"
