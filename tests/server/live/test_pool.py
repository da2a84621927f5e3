"""Threads are lent out in turn."""

import asyncio
import threading

from arkade.server.live.pool import Pool
from tests.server.harness import run


def test_everybody_has_a_turn_however_much_one_has_waiting_and_hints_come_last():
    async def test():
        pool, order, gate = Pool(1, "test"), [], threading.Event()
        await pool.begin("first", gate.wait)
        wishes = [*[("greedy", False)] * 4, ("hinted", True), ("modest", False), ("shy", False)]

        async def ask(who, can_wait):
            await (await pool.begin(who, lambda: order.append(who), can_wait))

        asking = []
        for wish in wishes:
            asking.append(asyncio.create_task(ask(*wish)))
            await asyncio.sleep(0)
        asking[1].cancel()  # who no longer waits holds nobody up
        gate.set()
        await asyncio.gather(*asking, return_exceptions=True)
        assert order == ["greedy", "modest", "shy", "greedy", "greedy", "hinted"]
        pool.close()

    run(test())
