"""A server that runs for long keeps answering, keeps everything and does not grow. Only in `make nightly`."""

import asyncio
import os
import random
import time
from pathlib import Path

import pytest

from tests.server.harness import Process, run
from tests.server.store.test_durability import begin

pytestmark = pytest.mark.nightly

SECONDS = float(os.environ.get("ARKADE_SOAK", "1800"))
ROOMS = 30


def memory(server):
    """Megabytes that a server process holds."""
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS"))


def handles(server):
    """Files, sockets and pipes that it has open."""
    return sum(1 for _ in Path(f"/proc/{server.process.pid}/fd").iterdir())


def quarters(numbers):
    """The most in each; in the first it grows: an empty room stays in memory for a minute, and so do its bots."""
    size = len(numbers) // 4
    return [max(numbers[i * size : (i + 1) * size]) for i in range(4)]


@pytest.mark.timeout(SECONDS + 600)
def test_matches_for_minutes_lose_nothing_and_leave_no_memory_behind(db, pg):
    """On both databases side by side: the night has no time for one after the other."""

    async def round_of_matches(server, number):
        people = await begin(server.url, 1, ROOMS)
        await asyncio.gather(*(p.play(random.Random(1000 * number + n), 0) for n, p in enumerate(people)))
        for person in people:
            await person.check()
            await person.leave()
        return sum(len(person.acknowledged) for person in people)

    async def soak(url):
        server = await asyncio.to_thread(Process(url).wait)
        try:
            end, moves, held, opened = time.monotonic() + SECONDS, 0, [], []
            while time.monotonic() < end or len(held) < 8:
                moves += await round_of_matches(server, len(held))
                held.append(memory(server))
                opened.append(handles(server))
            megabytes, files = quarters(held), quarters(opened)
            done = f"{url.partition(':')[0]}: {len(held)} rounds, {moves} moves"
            print(f"{done}; by quarters {megabytes} MB and {files} handles at most")
            assert megabytes[3] < 1.1 * megabytes[1]
            assert files[3] <= files[1] + 10  # connections to the database come and go
        finally:
            server.stop()

    async def test():
        await asyncio.gather(soak(db), soak(pg))

    run(test())
