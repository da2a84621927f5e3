"""Counters, gauges and histograms in Prometheus' text format: totals only, nobody's data."""

import os
import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

ABOUT = {
    "arkade_rooms": "Rooms in memory",
    "arkade_sockets": "Open sockets",
    "arkade_connections": "Open connections, sockets included; of those behind proxies sockets alone",
    "arkade_turned_away_total": "Connections and requests refused, and connections closed for their misuse",
    "arkade_unread_bytes": "Answers that wait for somebody to read them",
    "arkade_loop_delay_seconds": "How late the event loop was, looked at fifty times a second",
    "arkade_collection_seconds": "How long the garbage collector stopped everything",
    "arkade_messages_total": "Messages from clients",
    "arkade_refused_total": "Wishes refused",
    "arkade_rooms_created_total": "Rooms made",
    "arkade_events_stored_total": "Events stored",
    "arkade_bot_late_total": "Bots that missed their deadline",
    "arkade_conflicts_total": "Events that another process stored first",
    "arkade_store_seconds": "Time of a transaction",
    "arkade_move_seconds": "Time from a move's arrival to its acknowledgement",
    "arkade_bot_seconds": "Thinking time of bots",
}


class Metrics:
    """All figures of a process."""

    def __init__(self) -> None:
        self._counts: dict[str, float] = defaultdict(float)
        self._gauges: dict[str, Callable[[], float]] = {}
        self._buckets: dict[str, list[int]] = {}

    def add(self, name: str, by: float = 1) -> None:
        """Count something that happened."""
        self._counts[name] += by

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        """Something to be read when somebody asks."""
        self._gauges[name] = read

    def observe(self, name: str, seconds: float) -> None:
        """Record a duration."""
        self._buckets.setdefault(name, [0] * (len(BOUNDS) + 1))[bisect_left(BOUNDS, seconds)] += 1
        self._counts[f"{name}_sum"] += seconds

    @contextmanager
    def time(self, name: str) -> Iterator[None]:
        """Record how long something takes."""
        begin = time.perf_counter()
        try:
            yield
        finally:
            self.observe(name, time.perf_counter() - begin)

    def text(self) -> str:
        """All figures, as Prometheus reads them; each says whose they are: of several workers any may answer."""
        lines, worker = [], f'worker="{os.getpid()}"'
        for name, about in ABOUT.items():
            kind = "histogram" if name.endswith("_seconds") else "counter" if name.endswith("_total") else "gauge"
            lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
            if kind == "histogram":
                buckets, total = self._buckets.get(name, [0] * (len(BOUNDS) + 1)), 0
                for bound, count in zip((*BOUNDS, "+Inf"), buckets, strict=True):
                    total += count
                    lines.append(f'{name}_bucket{{{worker},le="{bound}"}} {total}')
                lines.append(f"{name}_sum{{{worker}}} {self._counts[f'{name}_sum']:.6f}")
                lines.append(f"{name}_count{{{worker}}} {total}")
            else:
                value = self._gauges[name]() if name in self._gauges else self._counts[name]
                lines.append(f"{name}{{{worker}}} {value:g}")
        return "\n".join(lines) + "\n"


METRICS = Metrics()
