"""Everything that can be wrong, each with a message for a person."""

from collections.abc import Iterable

from arkade.text import Reason


class ArkadeError(Exception):
    """The base of all errors that Arkade raises on purpose."""


class UnknownGame(ArkadeError, LookupError):
    """There is no game of that name."""


class BadOption(ArkadeError, ValueError):
    """An option has no such name, value or type; says what is allowed."""

    def __init__(self, name: str, value: object, allowed: str) -> None:
        super().__init__(f"option {name!r} cannot be {value!r}: {allowed}")
        self.name, self.value, self.allowed = name, value, allowed


class BadSeed(ArkadeError, ValueError):
    """A seed is a whole number from 0 to 2^128 - 1."""


class BadSeat(ArkadeError, ValueError):
    """There is no such seat at this table."""


class BadAction(ArkadeError, ValueError):
    """Not an action of this game at all: an id out of range or a notation that cannot be read."""


class IllegalAction(ArkadeError, ValueError):
    """An action that the rules forbid now; `reasons` say why, `rules` are their numbers."""

    def __init__(self, message: str, reasons: Iterable[Reason]) -> None:
        super().__init__(message)
        self.reasons: tuple[Reason, ...] = tuple(reasons)
        self.rules: tuple[str, ...] = tuple(dict.fromkeys(reason.rule for reason in self.reasons))


class BadData(ArkadeError, ValueError):
    """Bytes that are not a state of this game."""


class BadReplay(ArkadeError, ValueError):
    """A replay file that is damaged, forged or of another game; `place` says where."""

    def __init__(self, message: str, place: str) -> None:
        super().__init__(f"{place}: {message}")
        self.place = place


class BadBot(ArkadeError, ValueError):
    """There is no bot of that name."""
