"""`Connection`: what is still to be sent on one socket, and why sockets are closed."""

import asyncio
from collections import deque
from enum import Enum

from arkade.server.live.lines import Viewer
from arkade.server.live.show import Entry

#: Why a socket is closed (4000 to 4999 are ours to define).
FAILED = 1011
NO_GUEST, FORBIDDEN, NO_ROOM, TOO_SLOW, CLOSED, TOO_MUCH = 4401, 4403, 4404, 4408, 4410, 4429

UNREAD = 1_000_000  # bytes of answers that may wait for somebody who does not read them


class Again(Enum):
    """Stands for news that were dropped: everything is to be told anew."""

    SNAPSHOT = 1


class Answer(bytes):
    """A message that somebody waits for."""


Item = bytes | tuple[Entry, Viewer]  #: a message, or an event as a viewer may see it


class Connection:
    """One socket: what is still to be sent on it.

    News that it does not take are dropped when they are too many; a snapshot takes their place when it reads again.
    Answers are kept, as far as there is room.
    """

    def __init__(self, guest: str, limit: int) -> None:
        self.guest = guest
        self.closing: int | None = None  # the code to close it with
        self.unread = 0  # bytes of answers that wait
        self._limit = limit
        self._queue: deque[Item] = deque()
        self._behind = False
        self._more = asyncio.Event()

    def push(self, item: Item) -> None:
        """Send news: a message, or an event as a viewer may see it."""
        if not self._behind:
            self._append(item)

    def answer(self, message: bytes) -> None:
        """Send what was asked for."""
        self.unread += len(message)
        if self.unread <= UNREAD:
            self._append(Answer(message))
        else:
            self.close(TOO_SLOW)

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
        """The next to send; None: close."""
        while True:
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
