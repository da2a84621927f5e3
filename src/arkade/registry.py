"""Which games there are: ours, and those that other packages add by an entry point of the group `arkade.games`."""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import TYPE_CHECKING, cast

import arkade.games as ours
from arkade import text
from arkade.errors import ArkadeError, UnknownGame
from arkade.kernel.definition import Definition
from arkade.kernel.engine import Engine
from arkade.text import Words, sentence

GROUP = "arkade.games"
COMMON = "common"  # in the place of a game: what all have in common
OURS = tuple(
    sorted(folder.name for folder in pkgutil.iter_modules(ours.__path__))
)  # every folder of arkade.games is one


@cache
def _others() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in OURS}


def games() -> list[str]:
    """The ids of all games, other packages' included."""
    return [*OURS, *sorted(_others())]


class Games(ModuleType):
    """What `arkade.games` is: the package of our games, which lists all that there are when it is called."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> ModuleType:
            """One of our games."""

    def __call__(self) -> list[str]:
        """The ids of all games that can be loaded, those of other packages included."""
        return games()

    def __repr__(self) -> str:
        return f"<arkade.games: the package of {', '.join(OURS)}; arkade.games() lists the ids of all games>"


ours.__class__ = Games
package = cast(Games, ours)


@cache
def engine(name: str) -> Engine:
    """A game's engine; one a process."""
    return Engine(definition(name))


def definition(name: str) -> Definition:
    """A game's definition, or UnknownGame."""
    if not isinstance(name, str) or name not in games():
        raise UnknownGame(sentence("error-no-game", game=repr(name), games=", ".join(games())))
    if name in OURS:
        found = importlib.import_module(f"arkade.games.{name}").GAME
    else:
        try:
            found = _others()[name].load()
        except Exception as error:
            said = sentence("error-game-not-loaded", game=repr(name), reason=str(error))
            raise ArkadeError(said) from error
    if not isinstance(found, Definition) or found.id != name:
        raise ArkadeError(sentence("error-not-a-game", game=repr(name)))
    return found


@cache
def words(name: str, language: str) -> Words:
    """A game's words in a language."""
    return Words(language, definition(name).words)


def rules_page(name: str, language: str) -> str:
    """A game's rules page as Markdown; "common": the rules that all games share."""
    return text.rules_page(language) if name == COMMON else text.rules_page(language, definition(name).words)


def rules(name: str, language: str) -> dict[str, str]:
    """All rules that hold in a game, by number: its own and those that all games share."""
    return text.rules_of(rules_page(name, language)) | text.rules_of(rules_page(COMMON, language))
