"""The watchdog sees what holds everybody up."""

import asyncio
import gc
import logging
import time

from arkade.server.live import watchdog
from arkade.server.live.time_of_day import Time
from arkade.server.metrics import METRICS


def warned(caplog, monkeypatch, hold_up):
    """What the log says after something has held up the loop."""
    monkeypatch.setattr(watchdog, "LATE", 0.05)

    async def test():
        dog = asyncio.create_task(watchdog.Watchdog(Time()).run())
        await asyncio.sleep(0.03)
        hold_up()
        await asyncio.sleep(0.05)
        dog.cancel()

    with caplog.at_level(logging.WARNING, "arkade.server"):
        asyncio.run(test())
    return [record.cause for record in caplog.records if record.message == "everybody waited"]


def test_a_collection_of_garbage_is_measured_and_named_as_the_cause(caplog, monkeypatch):
    def collect():
        end = time.perf_counter() + 0.2
        while time.perf_counter() < end:
            gc.collect()

    before = len(gc.callbacks)
    assert "the garbage collector" in warned(caplog, monkeypatch, collect)
    assert 'arkade_collection_seconds_bucket{le="+Inf"} 0' not in METRICS.text()
    assert len(gc.callbacks) == before


def test_a_function_that_takes_long_is_named(caplog, monkeypatch):
    def dawdle():
        time.sleep(0.2)

    assert any("dawdle" in cause for cause in warned(caplog, monkeypatch, dawdle))
