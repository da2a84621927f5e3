"""The server's sense of time."""

import asyncio
import contextlib
import time

FROZEN = 2_000  # milliseconds without a beat after which the process was not running


class Time:
    """The time of day as far as the server was at work, and waiting. Tests replace it by one they turn by hand.

    It goes on by itself, however the machine's clock is set meanwhile, and it stands still while nothing can be stored
    and while the process was frozen: nobody's clock runs out because the server was not there.
    """

    def __init__(self) -> None:
        self._offset = time.time_ns() // 1_000_000 - _running()
        self._beaten = _running()
        self._stood: int | None = None  # since when it stands still

    def now(self) -> int:
        """Milliseconds since 1970."""
        self.beat()
        return (self._beaten if self._stood is None else self._stood) + self._offset

    def beat(self) -> None:
        """To be called all the time: when nobody did, the process was frozen."""
        running = _running()
        if running - self._beaten > FROZEN and self._stood is None:
            self._offset -= running - self._beaten
        self._beaten = running

    def stand(self, still: bool) -> None:
        """Stand still, or go on."""
        self.beat()
        if still:
            self._stood = self._beaten if self._stood is None else self._stood
        elif self._stood is not None:
            self._offset -= self._beaten - self._stood
            self._stood = None

    async def wait(self, event: asyncio.Event, until: int | None) -> None:
        """Wait for an event, or until a time."""
        if until is None:
            await event.wait()
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(max(0, until - self.now()) / 1000):
                await event.wait()


def _running() -> int:
    """Milliseconds that the machine has been running."""
    return time.monotonic_ns() // 1_000_000
