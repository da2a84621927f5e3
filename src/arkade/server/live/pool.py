"""`Pool`: threads that are lent out fairly."""

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")
Line = OrderedDict[str, "deque[asyncio.Future[None]]"]


class Pool:
    """Threads for work that takes long.

    Whoever waits is served in turn, one piece of work each, however many pieces somebody else has waiting; what can
    wait is begun when nothing else is waiting.
    """

    def __init__(self, threads: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._free = threads
        self._lines: tuple[Line, Line] = (OrderedDict(), OrderedDict())  # what cannot wait, what can

    def close(self) -> None:
        """Wait for nobody."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def begin(self, who: str, work: Callable[[], T], can_wait: bool = False) -> "asyncio.Future[T]":
        """Wait for a thread and begin there."""
        loop = asyncio.get_running_loop()
        if self._free:
            self._free -= 1
        else:
            turn, line = loop.create_future(), self._lines[can_wait]
            line.setdefault(who, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._pass_on()
                raise

        def done(_: "Future[T]") -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(self._pass_on)

        running = self._threads.submit(work)
        running.add_done_callback(done)
        return asyncio.wrap_future(running)

    def _pass_on(self) -> None:
        """A thread is free: whose turn is it?"""
        for line in self._lines:
            while line:
                who, turns = line.popitem(last=False)
                turn = turns.popleft()
                if turns:
                    line[who] = turns  # again, after all others
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1
