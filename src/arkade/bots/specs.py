"""Bots by name: `random`, `mcts:ms=200,threads=2`, `hard`."""

from collections.abc import Callable
from typing import Any, NamedTuple

from arkade.bots.bot import Bot
from arkade.bots.mcts import MctsBot
from arkade.bots.simple import GreedyBot, RandomBot
from arkade.errors import BadBot

#: What the levels stand for.
LEVELS = {
    "easy": "mcts:sims=20",
    "medium": "mcts:sims=200",
    "hard": "mcts:sims=2000",
}


#: The most milliseconds that a table gives a bot for one move.
TABLE_MS = 1800


class _Kind(NamedTuple):
    """What a parameter may be."""

    read: Callable[[str], Any]
    expects: str


def _whole(lowest: int, highest: int) -> _Kind:
    def read(text: str) -> int:
        value = int(text)
        if not lowest <= value <= highest:
            raise ValueError
        return value

    return _Kind(read, f"a whole number from {lowest} to {highest}")


def _switch(text: str) -> bool:
    return {"on": True, "off": False}[text]


def _positive(text: str) -> float:
    value = float(text)
    if not 0.001 <= value <= 1000:
        raise ValueError
    return value


PARAMETERS: dict[str, dict[str, _Kind]] = {
    "random": {},
    "greedy": {"deals": _whole(1, 1000)},
    "mcts": {
        "sims": _whole(1, 10_000_000),
        "ms": _whole(1, 600_000),
        "threads": _whole(1, 64),
        "explore": _Kind(_positive, "a number from 0.001 to 1000"),
        "candidates": _whole(1, 10_000),
        "horizon": _whole(-1, 10_000),
        "spread": _Kind(_positive, "a number from 0.001 to 1000"),
        "look": _whole(0, 1_000_000),
        "widen": _Kind(_positive, "a number from 0.001 to 1000"),
        "among": _whole(0, 10_000),
        "keep": _Kind(_switch, "on or off"),
    },
}
MAKERS: dict[str, Callable[..., Bot]] = {"random": RandomBot, "greedy": GreedyBot, "mcts": MctsBot}


class Spec(NamedTuple):
    """A bot's name and parameters."""

    name: str
    parameters: dict[str, Any]


def names() -> list[str]:
    """Bots and levels, for help texts and forms."""
    return [*MAKERS, *LEVELS]


def read(text: str) -> Spec:
    """A spec from its text, or BadBot that says what is wrong."""
    name, _, rest = text.strip().partition(":")
    if name in LEVELS:
        if rest:
            raise BadBot(f"the level {name!r} takes no parameters; it is {LEVELS[name]}")
        return read(LEVELS[name])
    if name not in PARAMETERS:
        raise BadBot(f"there is no bot {name!r}; there are {', '.join(names())}")
    known, found = PARAMETERS[name], {}
    for item in rest.split(",") if rest else []:
        key, equals, value = (part.strip() for part in item.partition("="))
        if key not in known:
            has = f"its parameters are {', '.join(known)}" if known else "it has none"
            raise BadBot(f"the bot {name!r} has no parameter {key!r}: {has}")
        if not equals:
            raise BadBot(f"a bot's parameter is given as {key}=VALUE, not {item!r}")
        if key in found:
            raise BadBot(f"the parameter {key!r} is given twice in {text!r}")
        try:
            found[key] = known[key].read(value)
        except (ValueError, KeyError, OverflowError):
            raise BadBot(f"{key} cannot be {value!r}: it takes {known[key].expects}") from None
    if name == "mcts" and not {"sims", "ms"} & found.keys():
        raise BadBot("the bot 'mcts' needs a budget: mcts:sims=1000 or mcts:ms=200")
    return Spec(name, found)


def read_list(text: str) -> list[str]:
    """Specs from a list by comma. What has a = and names no bot goes on with the parameters of the one before."""
    specs: list[str] = []
    for item in text.split(","):
        if specs and "=" in item and ":" not in item:
            specs[-1] += "," + item.strip()
        else:
            specs.append(item.strip())
    for spec in specs:
        read(spec)
    return specs


def make(text: str, seed: int, limit_ms: int | None = None) -> Bot:
    """A bot by its spec; the same seed makes it choose the same.

    `limit_ms` is the most milliseconds that a table gives a search for one move.
    """
    name, parameters = read(text)
    if name == "mcts" and limit_ms is not None:
        parameters = {**parameters, "ms": min(limit_ms, parameters.get("ms", limit_ms))}
    return MAKERS[name](seed, **parameters)
