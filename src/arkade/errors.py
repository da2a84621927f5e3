"""Everything that can be wrong, each with a message for a person."""

import os
from collections.abc import Iterable, Sequence
from functools import cache, reduce
from pathlib import Path
from typing import Any

from arkade.text import ERRORS, FIRST, Phrase, Reason, Words, sentence

Said = Phrase | str


class ArkadeError(Exception):
    """The base of all errors that Arkade raises on purpose.

    What it says is a phrase, which `say` says in any language, or a text that only programmers meet, in English. As a
    text, an error is English.
    """

    def __init__(self, said: Said, words: Path | None = None) -> None:
        super().__init__(said)
        self.said = said
        self.words = words  #: the folder of a game, where its own words are needed to say it

    def say(self, language: str) -> str:
        """The message in a language."""
        return in_words(self.said, language, self.words)

    def __str__(self) -> str:
        return self.say(FIRST)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.__dict__)


def _again(kind: type[ArkadeError], content: dict[str, Any]) -> ArkadeError:
    """An error that comes from another process."""
    error = kind.__new__(kind, content["said"])
    error.__dict__.update(content)
    return error


def in_words(said: Said, language: str = FIRST, words: Path | None = None) -> str:
    """What an error says, or a part of it, in a language."""
    return said if isinstance(said, str) else _words(language, words).say(said)


@cache
def _words(language: str, folder: Path | None) -> Words:
    return Words(language, ERRORS, *([folder] if folder else []))


def unusable(key: str, file: str | os.PathLike[str], error: Exception) -> Phrase:
    """What the system says of a file that cannot be used."""
    return sentence(key, file=os.fspath(file), reason=str(getattr(error, "strerror", None) or error))


def either(choices: Sequence[Said]) -> Said:
    """One or another: `a or b or c`."""
    return reduce(lambda first, second: sentence("or", first=first, second=second), choices)


class UnknownGame(ArkadeError, LookupError):
    """There is no game of that name."""


class BadOption(ArkadeError, ValueError):
    """An option has no such name, value or type; says what is allowed."""

    def __init__(self, name: str, value: object, allowed: Said) -> None:
        super().__init__(sentence("error-option", name=repr(name), value=repr(value), allowed=allowed))
        self.name, self.value = name, value
        self._allowed = allowed

    @property
    def allowed(self) -> str:
        """What is allowed, in English."""
        return in_words(self._allowed, words=self.words)


class BadSeed(ArkadeError, ValueError):
    """A seed is a whole number from 0 to 2^128 - 1."""


class BadSeat(ArkadeError, ValueError):
    """There is no such seat at this table."""


class BadAction(ArkadeError, ValueError):
    """Not an action of this game at all: an id out of range or a notation that cannot be read.

    `near` are notations that may be meant.
    """

    def __init__(self, said: Said, near: Iterable[str] = ()) -> None:
        super().__init__(said)
        self.near: tuple[str, ...] = tuple(near)


class IllegalAction(ArkadeError, ValueError):
    """An action that the rules forbid now; `reasons` say why, `rules` are their numbers."""

    def __init__(self, move: str, reasons: Iterable[Reason], words: Path) -> None:
        self.reasons: tuple[Reason, ...] = tuple(reasons)
        self.rules: tuple[str, ...] = tuple(dict.fromkeys(reason.rule for reason in self.reasons))
        each = [sentence("error-reason", text=reason.phrase, rule=reason.rule) for reason in self.reasons]
        said = reduce(lambda first, rest: sentence("error-reasons", first=first, rest=rest), each)
        super().__init__(sentence("error-illegal", move=repr(move), reasons=said), words)


class BadData(ArkadeError, ValueError):
    """Bytes that are not a state of this game."""


class BadReplay(ArkadeError, ValueError):
    """A replay file that is damaged, forged or of another game; `place` says where."""

    def __init__(self, what: "Said | ArkadeError", place: Said) -> None:
        said, words = (what.said, what.words) if isinstance(what, ArkadeError) else (what, None)
        super().__init__(sentence("error-at", place=place, what=said), words)
        self.place = in_words(place)


class BadBot(ArkadeError, ValueError):
    """There is no bot of that name."""
