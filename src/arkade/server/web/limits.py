"""How much is too much."""

import time
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any

from arkade.errors import ArkadeError
from arkade.text import sentence


@dataclass(frozen=True)
class Limits:
    """All limits of a server in one place."""

    frame: int = 8_192  # bytes of a message or a request's body
    messages: float = 50  # a second and guest, on average
    burst: float = 200  # at once
    messages_of_address: float = 500  # a second, on average
    address_burst: float = 2_000  # at once
    faults: int = 20  # unreadable or hurried messages before a socket is closed
    chats: float = 0.5  # a second and guest, on average
    chat_burst: float = 6
    names: float = 0.2  # taken in rooms, a second and guest, on average
    name_burst: float = 6
    changes: float = 1  # of seats, plan, host, people and matches, a second and guest, on average
    change_burst: float = 20
    changes_of_address: float = 2  # names and such changes, a second, on average
    address_change_burst: float = 100
    hints: float = 0.5
    hint_burst: float = 3
    looks: float = 10  # back into matches, a second and guest, on average; a long one counts as several
    look_burst: float = 60
    connects: float = 20  # new connections a second and address, on average
    connect_burst: float = 300
    connections: int = 300  # of an address, open at once
    requests: float = 50  # over HTTP, a second and address, on average
    request_burst: float = 500
    guests: float = 0.5  # new ones, a second and address, on average
    guest_burst: float = 100
    head: int = 16_384  # bytes of a request before its body
    frames: float = 100  # a second and socket, on average: messages, their fragments, pings
    frame_burst: float = 400
    patience: float = 20  # seconds until who sends or reads nothing is given up
    queue: int = 256  # messages a slow socket may be behind; it gets a snapshot in their place
    sockets_of_guest: int = 12  # in one room
    sockets_of_room: int = 100
    sockets: int = 40  # of a guest, in all rooms
    rooms_a_day: int = 50  # open ones a guest may have made in a day
    rooms_of_address: float = 0.2  # a second, on average
    rooms_burst: float = 30
    listed: int = 3  # tables of a guest on the list that everybody sees
    listed_of_address: float = 0.002  # newly listed, a second, on average
    listed_burst: float = 10
    tickets: float = 0.1  # for another device, a second and guest, on average
    ticket_burst: float = 5
    reviews_a_day: int = 20  # of matches, that a guest may ask for
    reviews_at_once: int = 6  # of them: one that is made, the others waiting

    @classmethod
    def read(cls, texts: Iterable[str]) -> "Limits":
        """Limits of which some are set, given as NAME=VALUE."""
        known = {limit.name: limit.type for limit in fields(cls)}
        given: dict[str, Any] = {}
        for text in texts:
            name, _, value = text.partition("=")
            if name not in known or not value.isascii() or not value.isdecimal() or int(value) < 1:
                raise ArkadeError(sentence("error-limit", names=", ".join(known), text=repr(text)))
            given[name] = int(value)
        return cls(**given)


class Credit:
    """Permission that is used up and grows back."""

    __slots__ = ("_burst", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst, self._left, self._then = rate, burst, burst, time.monotonic()

    def take(self, price: float = 1) -> bool:
        """Use some up, if there is any. What costs more than is left is paid off later."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= price
        return True


class Credits:
    """Credit by name, for the names seen last."""

    def __init__(self, rate: float, burst: float, names: int = 10_000) -> None:
        self._rate, self._burst, self._names = rate, burst, names
        self._credits: OrderedDict[str, Credit] = OrderedDict()

    def of(self, name: str) -> Credit:
        """A name's credit."""
        credit = self._credits.get(name) or Credit(self._rate, self._burst)
        self._credits[name] = credit
        self._credits.move_to_end(name)
        if len(self._credits) > self._names:
            self._credits.popitem(last=False)
        return credit

    def take(self, name: str, price: float = 1) -> bool:
        """Use some of a name's credit up, if it has any."""
        return self.of(name).take(price)
