"""How much is too much."""

import time
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any

from arkade.errors import ArkadeError


@dataclass(frozen=True)
class Limits:
    """All limits of a server in one place."""

    frame: int = 8_192  # bytes of a message or a request's body
    messages: float = 50  # a second and socket, on average
    burst: float = 200  # at once
    faults: int = 20  # unreadable or hurried messages before a socket is closed
    chats: float = 0.5  # a second and guest, on average
    chat_burst: float = 6
    hints: float = 0.5
    hint_burst: float = 3
    looks: float = 10  # back into matches, a second and guest, on average
    look_burst: float = 60
    connects: float = 20  # new sockets a second and address, on average
    connect_burst: float = 300
    queue: int = 256  # messages a slow socket may be behind
    sockets_of_guest: int = 12  # in one room
    sockets_of_room: int = 100
    rooms_a_day: int = 50  # open ones a guest may have made in a day
    rooms_of_address: float = 0.2  # a second, on average
    rooms_burst: float = 30
    tickets: float = 0.1  # for another device, a second and guest, on average
    ticket_burst: float = 5

    @classmethod
    def read(cls, texts: Iterable[str]) -> "Limits":
        """Limits of which some are set, given as NAME=VALUE."""
        known = {limit.name: limit.type for limit in fields(cls)}
        given: dict[str, Any] = {}
        for text in texts:
            name, _, value = text.partition("=")
            if name not in known or not value.isascii() or not value.isdecimal() or int(value) < 1:
                raise ArkadeError(f"a limit is given as NAME=NUMBER, with one of {', '.join(known)}; not {text!r}")
            given[name] = int(value)
        return cls(**given)


class Credit:
    """Permission that is used up and grows back."""

    __slots__ = ("_burst", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst, self._left, self._then = rate, burst, burst, time.monotonic()

    def take(self) -> bool:
        """Use one up, if there is one."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Credits:
    """Credit by name, for the names seen last."""

    def __init__(self, rate: float, burst: float, names: int = 10_000) -> None:
        self._rate, self._burst, self._names = rate, burst, names
        self._credits: OrderedDict[str, Credit] = OrderedDict()

    def take(self, name: str) -> bool:
        """Use one of a name's credits up, if it has one."""
        credit = self._credits.get(name) or Credit(self._rate, self._burst)
        self._credits[name] = credit
        self._credits.move_to_end(name)
        if len(self._credits) > self._names:
            self._credits.popitem(last=False)
        return credit.take()
