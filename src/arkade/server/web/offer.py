"""What can be played on a server: games and bots, as forms and cards need them."""

from collections.abc import Iterable

import arkade
from arkade import bots, puzzles, registry
from arkade.server.protocol import BotView, GameView, Offer, OptionView
from arkade.server.web.first import picture_address
from arkade.server.web.pages import board_files
from arkade.table.lesson import lessons, read


def offer(names: Iterable[str], lists: bool) -> Offer:
    """All of it; `names` are those of the bots."""
    characters = [BotView(*bots.character(name)) for name in names]
    return Offer([game_view(name) for name in arkade.games()], [bot.name for bot in characters], characters, lists)


def game_view(name: str) -> GameView:
    """A game as a form needs it; options that name files are not for guests."""
    found, definition = arkade.describe(name), registry.definition(name)
    options = [
        OptionView(o.name, o.kind, o.rule, o.default, o.allowed, o.most, {str(n): size for n, size in o.sizes.items()})
        for o in found.options
        if o.kind != "file"
    ]
    return GameView(
        found.name,
        found.title,
        found.players,
        found.lowest_wins,
        options,
        pictures=definition.pictures,
        lesson=len(read(name).chapters) if name in lessons() else 0,
        board=board_files(name),
        picture=picture_address(name),
        usual=definition.usual or found.players[0],
        minutes=definition.minutes,
        difficulty=definition.difficulty,
        puzzles=len(puzzles.read(name).puzzles) if name in puzzles.games() else 0,
    )
