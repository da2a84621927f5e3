"""How commands ask for a table: GAME, --players and --option."""

import argparse

import arkade
from arkade.text import sentence


def table_arguments(parser: argparse.ArgumentParser) -> None:
    """What `game_of` reads."""
    parser.add_argument("game", metavar="GAME", help="which game (see `arkade games`)")
    parser.add_argument("--players", type=int, metavar="N", help="how many seats (default: the smallest table)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; again for more"
    )


def game_of(options: argparse.Namespace) -> arkade.Game:
    """The game of GAME, --players and --option."""
    chosen = [_option(text) for text in options.option]
    twice = {name for name, _ in chosen if [other for other, _ in chosen].count(name) > 1}
    if twice:
        raise arkade.ArkadeError(sentence("error-option-twice", name=repr(sorted(twice)[0])))
    if {"name", "players"} & {name for name, _ in chosen}:
        raise arkade.ArkadeError(sentence("error-option-players"))
    return arkade.load(options.game, options.players, **dict(chosen))


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise arkade.ArkadeError(sentence("error-option-form", text=repr(text)))
    return name, value
