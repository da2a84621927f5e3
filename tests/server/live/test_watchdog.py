"""The watchdog sees what holds everybody up."""

import asyncio
import gc
import logging
import time

from arkade.server.live import watchdog
from arkade.server.live.time_of_day import Time
from arkade.server.metrics import METRICS


def warned(caplog, monkeypatch, hold_up, cause):
    """Whether the log names this cause once something has held up the loop. On a busy machine the watchdog's
    thread may sleep through one hold-up, or the loop may already be late of another: it is given twenty.
    """
    monkeypatch.setattr(watchdog, "LATE", 0.05)

    def named():
        return any(cause in record.cause for record in caplog.records if record.message == "everybody waited")

    async def test():
        dog = asyncio.create_task(watchdog.Watchdog(Time()).run())
        for _ in range(20):
            await asyncio.sleep(0.05)
            if named():
                break
            hold_up()
        dog.cancel()

    with caplog.at_level(logging.WARNING, "arkade.server"):
        asyncio.run(test())
    return named()


def test_a_collection_of_garbage_is_measured_and_named_as_the_cause(caplog, monkeypatch):
    def collect():
        end = time.perf_counter() + 0.2
        while time.perf_counter() < end:
            gc.collect()

    before = len(gc.callbacks)
    assert warned(caplog, monkeypatch, collect, "the garbage collector")
    assert 'arkade_collection_seconds_bucket{le="+Inf"} 0' not in METRICS.text()
    assert len(gc.callbacks) == before


def test_a_function_that_takes_long_is_named(caplog, monkeypatch):
    def dawdle():
        time.sleep(0.2)

    assert warned(caplog, monkeypatch, dawdle, "dawdle")
