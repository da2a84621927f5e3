"""Who else serves the rooms of a database: nobody, or, on PostgreSQL, other processes (`processes`)."""

import json
from collections.abc import Callable, Collection
from typing import Protocol

import sqlalchemy as sql

from arkade.server.rooms import events
from arkade.server.store.store import Store

Event = tuple[int, int, events.Read]  #: number, time, event
Told = Callable[[str | None, int, Event | None], None]
Row = tuple[str, int, int, events.Read]


class Peers(Protocol):
    """What the hub asks of them."""

    shared: bool

    async def open(self, told: Told) -> None:
        """Listen; `told` hears of a room's newest event, 0: of who is connected; without a room: perhaps all is new.

        The event comes along if it can.
        """

    async def close(self) -> None:
        """Stop listening; the others no longer count on this process."""

    async def lease(self, room: str) -> bool:
        """Whether this process plays for the room's bots and clocks."""

    async def release(self, room: str) -> None:
        """Let another process do it."""

    def announce(self, room: str, guest: str, here: bool) -> None:
        """Tell the others who is connected here, soon."""

    async def read(self, known: dict[str, int]) -> list[Row]:
        """The events that rooms have beyond those known."""

    async def others(self, rooms: Collection[str]) -> dict[str, set[str]]:
        """Who is connected elsewhere."""


class Alone:
    """There is one process: SQLite. Only a command may write something beside it."""

    shared = False

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open(self, told: Told) -> None:
        """Nobody will tell."""

    async def close(self) -> None:
        """Nobody is left behind."""

    async def lease(self, room: str) -> bool:
        """Every room is ours."""
        return True

    async def release(self, room: str) -> None:
        """Nobody takes it."""

    def announce(self, room: str, guest: str, here: bool) -> None:
        """Nobody listens."""

    async def read(self, known: dict[str, int]) -> list[Row]:
        """The events that a command has written."""
        wanted = {"known": json.dumps(known)}
        found = await self._store.run(lambda db: db.execute(_NEWER, wanted).all(), writes=False)
        return [(room, n, at, events.unpack(data)) for room, n, at, data in found]

    async def others(self, rooms: Collection[str]) -> dict[str, set[str]]:
        """Nobody is elsewhere."""
        return {}


_NEWER = sql.text(
    "SELECT e.room, e.n, e.at, e.data FROM json_each(:known) AS k "
    "JOIN events e ON e.room = k.key AND e.n > k.value ORDER BY e.room, e.n"
)
