"""What happened at the table, as data: a move yields events, and each seat is told what it may know of them.

A game declares its own in `story.py`. A log line is an event said by its key `log-<tag>` with its fields as parameters;
the browser lights pieces, moves cards and counts points by the same fields.
"""

from collections.abc import Callable
from functools import cache
from types import NoneType
from typing import Annotated, Any, get_args, get_origin

import msgspec

from arkade.text import Phrase, seat_phrase


class Said:
    """On a field's type: how its value is said."""

    def __init__(self, phrase: Callable[[Any], Phrase]) -> None:
        self.phrase = phrase


def name_phrase(name: str) -> Phrase:
    """Something with a name: `cat f` has the key `cat-f`."""
    return Phrase(name.replace(" ", "-"))


Seat = Annotated[int, Said(seat_phrase)]
Name = Annotated[str, Said(name_phrase)]


class Event(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True):
    """Something that happened. A field that a seat may not know is None to it, and is no parameter then."""

    def key(self) -> str | None:
        """The sentence's key; None: there is nothing to read."""
        return f"log-{self.__struct_config__.tag}"

    def phrase(self) -> Phrase | None:
        """The log line, if there is one."""
        key = self.key()
        if key is None:
            return None
        said = ((name, say, getattr(self, name)) for name, say in _fields(type(self)))
        return Phrase(key, {name: say(value) for name, say, value in said if value is not None})


@cache
def _fields(kind: type[Event]) -> list[tuple[str, Callable[[Any], Any]]]:
    return [(field.name, _sayer(field.type)) for field in msgspec.structs.fields(kind)]


def _sayer(kind: Any) -> Callable[[Any], Any]:
    """How values of a type become parameters: seats and names as phrases, lists of them, other values as they are."""
    if get_origin(kind) is Annotated:
        return next((note.phrase for note in kind.__metadata__ if isinstance(note, Said)), _as_it_is)
    inner = [each for each in get_args(kind) if each is not NoneType]
    if get_origin(kind) is list:
        say = _sayer(inner[0])
        return lambda values: [say(value) for value in values]
    return _sayer(inner[0]) if inner else _as_it_is


def _as_it_is(value: Any) -> Any:
    return value


def phrases(events: list[Event]) -> list[Phrase]:
    """The log lines of some events."""
    return [phrase for event in events if (phrase := event.phrase()) is not None]
