"""`Connection`: what is still to be sent on one socket, and why sockets are closed."""

import asyncio
from collections import deque

from arkade.server.live.show import Entry, Viewer

#: Why a socket is closed (4000 to 4999 are ours to define).
FAILED = 1011
NO_GUEST, FORBIDDEN, NO_ROOM, TOO_SLOW, CLOSED, TOO_MUCH = 4401, 4403, 4404, 4408, 4410, 4429


Item = bytes | tuple[Entry, Viewer]  #: a message, or an event as a viewer may see it


class Connection:
    """One socket: what is still to be sent on it."""

    def __init__(self, guest: str, limit: int) -> None:
        self.guest = guest
        self.closing: int | None = None  # the code to close it with
        self._limit = limit
        self._queue: deque[Item] = deque()
        self._more = asyncio.Event()

    def push(self, item: Item) -> None:
        """Send a message, or an event as a viewer may see it."""
        if len(self._queue) >= self._limit:
            self.close(TOO_SLOW)
        elif self.closing != TOO_SLOW:
            self._queue.append(item)
            self._more.set()

    def close(self, code: int) -> None:
        """Close it, after what is still to be sent."""
        self.closing = self.closing or code
        self._more.set()

    async def next(self) -> Item | None:
        """The next to send; None: close."""
        while not self._queue:
            if self.closing is not None:
                return None
            self._more.clear()
            await self._more.wait()
        return self._queue.popleft()
