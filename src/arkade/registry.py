"""Which games there are: ours, and those that other packages add by an entry point of the group `arkade.games`."""

import importlib
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from arkade.errors import ArkadeError, UnknownGame
from arkade.kernel.definition import Definition
from arkade.kernel.engine import Engine

GROUP = "arkade.games"
OURS = ("animimix", "amazonas", "noah", "optimix", "arknoah")


@cache
def _others() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in OURS}


def games() -> list[str]:
    """The ids of all games, other packages' included."""
    return [*OURS, *sorted(_others())]


@cache
def engine(name: str) -> Engine:
    """A game's engine; one a process."""
    return Engine(definition(name))


def definition(name: str) -> Definition:
    """A game's definition, or UnknownGame."""
    if not isinstance(name, str) or name not in games():
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(games())}")
    if name in OURS:
        found = importlib.import_module(f"arkade.games.{name}").GAME
    else:
        try:
            found = _others()[name].load()
        except Exception as error:
            raise ArkadeError(f"the game {name!r} cannot be loaded: {error}") from error
    if not isinstance(found, Definition) or found.id != name:
        raise ArkadeError(f"the entry point {name!r} does not give the definition of a game of that id")
    return found
