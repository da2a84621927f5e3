"""The watchdog: how late the event loop is, and what held it up."""

import asyncio
import gc
import logging
import sys
import threading
import time
from types import FrameType
from typing import Any

from arkade.server.live.time_of_day import Time
from arkade.server.metrics import METRICS

logger = logging.getLogger("arkade.server")

BEAT = 0.02  # seconds between two looks
LATE = 0.1  # seconds that are worth a warning


class Watchdog:
    """A beat on the loop, and a thread that looks what the loop is doing when the beat stays away."""

    def __init__(self, time_of_day: Time) -> None:
        self._time = time_of_day
        self._beaten = time.perf_counter()
        self._cause = ""
        self._collecting = self._collected = 0.0  # since when, and seconds since the last beat
        self._loop_thread = threading.get_ident()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._look, name="watchdog", daemon=True)

    async def run(self) -> None:
        """For ever."""
        self._thread.start()
        gc.callbacks.append(self._collect)
        try:
            while True:
                begin = time.perf_counter()
                await asyncio.sleep(BEAT)
                self._beaten = time.perf_counter()
                self._time.beat()
                self._note(self._beaten - begin - BEAT)
        finally:
            gc.callbacks.remove(self._collect)
            self._stopped.set()

    def _collect(self, phase: str, _: dict[str, Any]) -> None:
        """The garbage collector begins or ends: whichever thread it runs in, all others stand still."""
        if phase == "start":
            self._collecting = time.perf_counter()
        else:
            took = time.perf_counter() - self._collecting
            self._collected += took
            METRICS.observe("arkade_collection_seconds", took)

    def _note(self, late: float) -> None:
        METRICS.observe("arkade_loop_delay_seconds", max(0.0, late))
        if late > LATE:
            cause = "the garbage collector" if self._collected > late / 2 else self._cause or "the machine is busy"
            logger.warning("everybody waited", extra={"milliseconds": round(late * 1000), "cause": cause})
        self._cause, self._collected = "", 0.0

    def _look(self) -> None:
        while not self._stopped.wait(BEAT):
            if time.perf_counter() - self._beaten > LATE / 2 and not self._cause:
                self._cause = where(sys._current_frames().get(self._loop_thread))


def where(frame: FrameType | None, depth: int = 4) -> str:
    """The innermost functions of a stack, the outermost of them first; nothing if the loop only waits."""
    found: list[str] = []
    if frame is not None and frame.f_globals.get("__name__", "").startswith(("asyncio.", "selectors")):
        return ""
    while frame is not None and len(found) < depth:
        found.append(f"{frame.f_globals.get('__name__', '?')}.{frame.f_code.co_name}")
        frame = frame.f_back
    return " > ".join(reversed(found))
