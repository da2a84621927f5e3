"""`arkade` with a look at what it is doing whenever it has used two milliseconds of a processor: its time by part.

python benchmarks/sampled.py FOLDER serve …

Every process, workers too, writes FOLDER/<pid>.json about twice a second: seconds of processor time by part of the
server. The part is the innermost package of the table below in which the event loop's thread was seen; other threads,
which store or think, are one part.
"""

import json
import os
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from types import FrameType

BEAT = 0.002  # seconds of processor time between two looks

#: What belongs together, by the beginning of a module's name: the longest that fits.
PARTS = {
    "arkade.server.web.sockets": "wishes and answers",
    "arkade.server.web": "wire",
    "arkade.server.live.show": "frames",
    "arkade.server.live.lines": "frames",
    "arkade.server.live.runner": "runner",
    "arkade.server.live": "rooms",
    "arkade.server.rooms.events": "store",
    "arkade.server.rooms": "rooms",
    "arkade.server.store": "store",
    "arkade.server": "rooms",
    "arkade": "rules",
    "sqlalchemy": "store",
    "asyncpg": "store",
    "uvicorn": "wire",
    "websockets": "wire",
    "starlette": "wire",
    "asyncio": "loop",
}


class Sampler:
    """Looks and writes for ever."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._parts: Counter[str] = Counter()
        self._own = self._all = self._due = 0.0
        signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, BEAT, BEAT)

    def _look(self, _number: int, frame: FrameType | None) -> None:
        own, everything = time.thread_time(), time.process_time()
        self._parts["other threads"] += (everything - self._all) - (own - self._own)
        self._parts[_part(frame)] += own - self._own
        self._own, self._all = own, everything
        if (now := time.monotonic()) > self._due:
            self._due = now + 0.5
            part = self._file.with_suffix(".part")
            part.write_text(json.dumps({"parts": self._parts}))
            part.rename(self._file)


def _part(frame: FrameType | None) -> str:
    while frame is not None:
        name = frame.f_globals.get("__name__", "")
        while name:
            if name in PARTS:
                return PARTS[name]
            name = name.rpartition(".")[0]
        frame = frame.f_back
    return "loop"


if __name__ in ("__main__", "__mp_main__"):  # the second: a worker, which is begun in the same way
    Sampler(Path(sys.argv[1]) / f"{os.getpid()}.json")

if __name__ == "__main__":
    from arkade.cli import main

    sys.exit(main(sys.argv[2:]))
