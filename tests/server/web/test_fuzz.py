"""Frames drawn from the protocol's own grammar, sent by people at a table, the host among them.

All are answered, nobody else notices, and what was stored can be rebuilt by the rules.
"""

import asyncio
import contextlib
import json
import random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from arkade.server.store import care
from arkade.server.store.store import Store
from arkade.server.web.limits import Limits
from tests.patience import PATIENCE
from tests.server.attacks import Probe
from tests.server.harness import LAX, MANY, Person, leave, run, served
from tests.server.web.fuzz import WISHES, Fuzzer
from tests.tables import NIGHTLY

FRAMES = 100_000 if NIGHTLY else 2_000
WINDOW = 40  # frames that are sent before their answers are read
FREE = ("faults", "chats", "chat_burst", "looks", "look_burst", "sockets", "sockets_of_guest", "sockets_of_room")
LIMITS = Limits(**{**vars(LAX), **dict.fromkeys(FREE, MANY), "hints": 1, "hint_burst": 1})


async def pour(url, cookie, rooms, frames, seed, kinds):
    """Send so many frames; a socket that is closed, or a room that is, gives way to another."""
    chance, sent, guests = random.Random(seed), 0, []
    while sent < frames:
        room = rooms[-1]
        address = f"{url.replace('http', 'ws', 1)}/api/rooms/{room}/socket"
        headers = {"Cookie": cookie}
        with contextlib.suppress(ConnectionClosed):
            async with connect(address, additional_headers=headers, compression=None, max_size=None) as socket:
                first = json.loads(await socket.recv())
                guests = list(first["room"]["names"])
                while sent < frames and room == rooms[-1]:
                    fuzzer = Fuzzer(chance, guests=guests)
                    for _ in range(WINDOW):
                        await socket.send(fuzzer.frame())
                    waiting = WINDOW
                    while waiting:
                        message = json.loads(await socket.recv())
                        kinds.add((message["type"], message.get("code")))
                        waiting -= message["type"] not in ("snapshot", "presence", "event")
                    sent += WINDOW
        if socket.close_code in (4403, 4404, 4410):  # sent away, or the room is closed: the host makes another
            await asyncio.sleep(0.05)
    return sent


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_drawn_frames_are_all_answered_and_leave_a_true_log(db, caplog):
    async def test():
        async with served(db, limits=LIMITS) as url:
            probe = await Probe(url).open()
            watching = asyncio.create_task(probe.play(3600, pause=0.05))
            people = [await Person(url, name).meet() for name in ("Ada", "Bob", "Cy")]
            rooms, kinds = [], set()

            async def another():
                """A new room whenever the last one is closed or nobody may enter it."""
                while True:
                    host = await Person(url, "Ada", people[0].cookie).create("animimix", 3, grace=3600)
                    rooms.append(host.room_name)
                    await host.ask("start")
                    await host.until(lambda host=host: host.closed)

            host = asyncio.create_task(another())
            while not rooms:
                await asyncio.sleep(0.01)
            pouring = [pour(url, each.cookie, rooms, FRAMES // 3, n, kinds) for n, each in enumerate(people)]
            sent = await asyncio.gather(*pouring)
            assert sum(sent) >= FRAMES - 3 * WINDOW
            async with asyncio.timeout(PATIENCE):
                while len(probe.times) <= 5:  # the other table plays on
                    await asyncio.sleep(0.01)
            host.cancel()
            watching.cancel()
            await asyncio.gather(host, watching, return_exceptions=True)
            await probe.close()
            await leave(*people)
        assert {("ok", None), ("pong", None), ("refused", "bad_message"), ("refused", "not_host")} <= kinds
        assert len(kinds) > 12  # which others there are depends on who is quicker
        print(f"{sum(sent)} frames, {len(rooms)} rooms, {len(kinds)} kinds of answers, worst {max(probe.times):.3f} s")
        store = Store(db)
        await store.open()
        found = await care.check(store)
        await store.close()
        assert found.faults == []
        assert found.rooms >= len(rooms)

    run(test())
    assert [record.getMessage() for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")] == []


def test_every_kind_of_wish_is_drawn():
    fuzzer, drawn = Fuzzer(random.Random(1)), set()
    for _ in range(3_000):
        with contextlib.suppress(ValueError, RecursionError):
            wish = json.loads(fuzzer.frame())
            drawn |= {wish.get("type")} if isinstance(wish, dict) and isinstance(wish.get("type"), str) else set()
    assert {kind["properties"]["type"]["enum"][0] for kind in WISHES} <= drawn
