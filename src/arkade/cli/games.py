"""`arkade games`: the games and their options."""

import argparse

from rich.console import Console
from rich.text import Text

import arkade
from arkade import registry
from arkade.cli import DONE

ABOUT = "list the games, their numbers of players and options"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing more than all commands take."""


def run(options: argparse.Namespace) -> int:
    """Print the games."""
    console = Console(highlight=False, markup=False, emoji=False)
    for name in arkade.games():
        game = arkade.describe(name)
        words = registry.words(name, options.lang)
        if len(game.players) == 1:
            players = words.say("players-count", count=game.players[0])
        else:
            players = words.say("players-span", least=game.players[0], most=game.players[-1])
        console.print(Text.assemble((name, "bold"), "  ", words.say("title"), ", ", players))
        for option in game.options:
            about = f"{words.say(f'option-{option.name}')} ({option.rule})"
            console.print(Text.assemble("    ", (f"{option.name}=", "cyan"), _values(option), "  ", (about, "dim")))
    return DONE


def _values(option: arkade.Option) -> str:
    if option.kind == "seat":
        return "0 | 1 | … | random"
    if option.kind == "number":
        return " | ".join([*option.allowed, "0", "1", "…"])
    if option.kind == "set":
        return "random | " + ",".join(option.allowed)
    return " | ".join(option.allowed)
