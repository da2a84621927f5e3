"""`Connection`: what goes out on one socket, and why sockets are closed."""

import asyncio
import logging
from collections import deque
from enum import Enum
from typing import Protocol

from arkade.server.live.lines import Viewer
from arkade.server.live.show import Entry

logger = logging.getLogger("arkade.server")

#: Why a socket is closed (4000 to 4999 are ours to define).
FAILED = 1011
NO_GUEST, FORBIDDEN, NO_ROOM, TOO_SLOW, CLOSED, TOO_MUCH = 4401, 4403, 4404, 4408, 4410, 4429

UNREAD = 1_000_000  # bytes of answers that may wait for somebody who does not read them


class Outlet(Protocol):
    """The wire behind a socket."""

    writable: asyncio.Event  # set while what was sent is being read

    def say(self, message: bytes) -> None:
        """Send a message."""


class Again(Enum):
    """Stands for news that were dropped: everything is to be told anew."""

    SNAPSHOT = 1


class Answer(bytes):
    """A message that somebody waits for."""


Item = bytes | tuple[Entry, Viewer]  #: a message, or an event as a viewer may see it


class Connection:
    """One socket: messages go out at once while they are read, and wait here while they are not.

    News that it does not take are dropped when they are too many; a snapshot takes their place when it reads again.
    Answers are kept, as far as there is room.
    """

    def __init__(self, guest: str, limit: int, outlet: Outlet) -> None:
        self.guest = guest
        self.closing: int | None = None  # the code to close it with
        self.unread = 0  # bytes of answers that wait
        self._outlet = outlet
        self._limit = limit
        self._queue: deque[Item] = deque()
        self._behind = False
        self._more = asyncio.Event()

    def push(self, item: Item) -> None:
        """Send news: a message, or an event as a viewer may see it."""
        if self._idle:
            self.say(item)
        elif not self._behind:
            self._append(item)

    def answer(self, message: bytes) -> None:
        """Send what was asked for."""
        if self._idle:
            self.say(message)
            return
        self.unread += len(message)
        if self.unread <= UNREAD:
            self._append(Answer(message))
        else:
            self.close(TOO_SLOW)

    @property
    def _idle(self) -> bool:
        """Whether nothing waits, so that a message can go out at once."""
        return not self._queue and not self._behind and self.closing is None and self._outlet.writable.is_set()

    def say(self, item: Item) -> None:
        """Put a message on the wire; an event is made one."""
        try:
            self._outlet.say(item if isinstance(item, bytes) else item[0].message(item[1], self.guest))
        except Exception:
            logger.exception("an event cannot be shown")
            self.close(FAILED)

    def _append(self, item: Item) -> None:
        self._queue.append(item)
        if len(self._queue) > self._limit:
            self._queue = deque(item for item in self._queue if isinstance(item, Answer))
            self._behind = True
            if len(self._queue) > self._limit:
                self.close(TOO_SLOW)
        self._more.set()

    def close(self, code: int) -> None:
        """Close it, after what is still to be sent."""
        self.closing = self.closing or code
        if code == TOO_SLOW:
            self._queue.clear()
            self._behind = False
        self._more.set()

    async def next(self) -> Item | Again | None:
        """The next that had to wait, as soon as it can go out; None: close."""
        while True:
            if self.closing is None:
                await self._outlet.writable.wait()
            if self._queue:
                item = self._queue.popleft()
                if isinstance(item, Answer):
                    self.unread -= len(item)
                return item
            if self._behind:
                self._behind = False
                return Again.SNAPSHOT
            if self.closing is not None:
                return None
            self._more.clear()
            await self._more.wait()
