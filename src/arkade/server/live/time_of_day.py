"""The server's sense of time."""

import asyncio
import contextlib
import time


class Time:
    """The time of day, and waiting. Tests replace it by one they turn by hand."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    async def wait(self, event: asyncio.Event, until: int | None) -> None:
        """Wait for an event, or until a time."""
        if until is None:
            await event.wait()
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0, until - self.now()) / 1000):
                await event.wait()
