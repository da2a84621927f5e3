"""Bots by name: `random`, `mcts:ms=200,threads=2`, `hard`.

Ours, and those that other packages add by an entry point of the group `arkade.bots`.
"""

import inspect
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, NamedTuple

from arkade.bots.bot import Bot
from arkade.bots.judging import JudgeBot
from arkade.bots.learned import LearnedBot
from arkade.bots.mcts import MctsBot
from arkade.bots.simple import GreedyBot, RandomBot
from arkade.errors import ArkadeError, BadBot
from arkade.kernel.definition import Definition
from arkade.kernel.parameters import Parameter
from arkade.kernel.parameters import parameters as parameters_of
from arkade.text import sentence

GROUP = "arkade.bots"

#: What the levels stand for, from the weakest to the strongest.
LEVELS = {
    "easy": "mcts:sims=20",
    "medium": "mcts:sims=200",
    "hard": "mcts:sims=2000",
    "expert": "learned:sims=10000",
}

#: Who the bots of a table are: an animal of the client's pictures. Another package's class of bots has its own `face`.
FACES = {"random": "dodo", "easy": "mouse", "medium": "fox", "hard": "raven", "expert": "elephant"}
ANY_FACE = "earthworm"

#: The most milliseconds that a table gives a bot for one move.
TABLE_MS = 1800

#: A class of bots, made of a seed and its parameters.
Maker = Callable[..., Bot]
OURS: dict[str, Maker] = {bot.name: bot for bot in (RandomBot, GreedyBot, MctsBot, LearnedBot, JudgeBot)}


@cache
def _others() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in (*OURS, *LEVELS)}


class Spec(NamedTuple):
    """A bot's name and parameters."""

    name: str
    parameters: dict[str, Any]


def kinds() -> list[str]:
    """The names of all bots, other packages' included; levels are names for some of them."""
    return [*OURS, *sorted(_others())]


def names() -> list[str]:
    """Bots and levels, for help texts and messages."""
    return [*kinds(), *LEVELS]


def offered() -> list[str]:
    """What a table offers, the strongest last: chance, other packages' bots that need no parameters, the levels."""
    return [RandomBot.name, *(name for name in sorted(_others()) if _complete(name)), *LEVELS]


def _complete(name: str) -> bool:
    try:
        return bool(read(name))
    except ArkadeError:
        return False


class Character(NamedTuple):
    """A bot as those see it who play with it."""

    name: str
    face: str
    about: str  # how it plays, in English: the client has words in every language for those of ours


def character(name: str) -> Character:
    """The character of a bot or level."""
    if name in LEVELS:
        return Character(name, FACES.get(name, ANY_FACE), "")
    found = kind(name)
    about = "" if name in OURS else (inspect.getdoc(found) or "").partition("\n")[0]
    face: str = getattr(found, "face", ANY_FACE)
    return Character(name, FACES.get(name, face), about)


def kind(name: str) -> Maker:
    """The class of the bots of a name, or BadBot."""
    if name in OURS:
        return OURS[name]
    if name not in _others():
        raise BadBot(sentence("error-no-bot", bot=repr(name), bots=", ".join(names())))
    try:
        found = _others()[name].load()
    except Exception as error:
        said = sentence("error-bot-not-loaded", bot=repr(name), reason=str(error))
        raise ArkadeError(said) from error
    if not hasattr(found, "choose") or getattr(found, "name", None) != name:
        raise ArkadeError(sentence("error-not-a-bot", bot=repr(name)))
    maker: Maker = found
    return maker


def parameters(name: str) -> dict[str, Parameter]:
    """What a bot takes beside its seed, with kinds, meanings and defaults: for help texts and forms."""
    return parameters_of(kind(name))


def read(text: str) -> Spec:
    """A spec from its text, or BadBot that says what is wrong."""
    name, _, rest = text.strip().partition(":")
    if name in LEVELS:
        if rest:
            raise BadBot(sentence("error-level", level=repr(name), bot=LEVELS[name]))
        return read(LEVELS[name])
    known, found = parameters(name), dict[str, Any]()
    for item in rest.split(",") if rest else []:
        key, equals, value = (part.strip() for part in item.partition("="))
        if key not in known:
            which = "error-no-parameter" if known else "error-no-parameters"
            raise BadBot(sentence(which, bot=repr(name), name=repr(key), names=", ".join(known)))
        if not equals:
            raise BadBot(sentence("error-parameter-form", name=key, text=repr(item)))
        if key in found:
            raise BadBot(sentence("error-parameter-twice", name=repr(key), text=repr(text)))
        try:
            found[key] = known[key].kind.read(value)
        except (ValueError, OverflowError):
            raise BadBot(
                sentence("error-parameter", name=key, value=repr(value), allowed=known[key].kind.expects)
            ) from None
    missing = [key for key, parameter in known.items() if parameter.required and key not in found]
    if missing:
        raise BadBot(
            sentence(
                "error-parameter-missing", bot=repr(name), names=", ".join(missing), example=f"{name}:{missing[0]}"
            )
        )
    check = getattr(kind(name), "check", None)
    if check:
        check(found)
    return Spec(name, found)


def suits(text: str, definition: Definition) -> None:
    """Refuse a bot that cannot play a game, by the error that says why."""
    name, given = read(text)
    check = getattr(kind(name), "suits", None)
    if check:
        check(definition, given)


def files(text: str, definition: Definition) -> list[Path]:
    """The files that decide, beside the code, how a bot plays a game."""
    name, given = read(text)
    found: Callable[..., list[Path]] | None = getattr(kind(name), "files", None)
    return found(definition, given) if found else []


def read_list(text: str) -> list[str]:
    """Specs from a list by comma. What has a = and names no bot goes on with the parameters of the one before."""
    specs: list[str] = []
    for item in text.split(","):
        if specs and "=" in item.partition(":")[0]:
            specs[-1] += "," + item.strip()
        else:
            specs.append(item.strip())
    for spec in specs:
        read(spec)
    return specs


def make(text: str, seed: int, limit_ms: int | None = None) -> Bot:
    """A bot by its spec; the same seed makes it choose the same.

    `limit_ms` is the most milliseconds that a table gives a bot for one move, where it has a parameter `ms`.
    """
    name, given = read(text)
    if limit_ms is not None and "ms" in parameters(name):
        given = {**given, "ms": min(limit_ms, given.get("ms", limit_ms))}
    return kind(name)(seed, **given)
