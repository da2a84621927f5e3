"""Lessons and puzzles while many ask for them at once."""

import asyncio
import gzip
import threading

from starlette.requests import Request

from arkade.server.live.pool import Pool
from arkade.server.web import learn, positions
from tests.server.harness import browser, run, served


def test_a_chapter_that_many_ask_for_at_once_is_made_and_packed_once_and_beside_the_loop(db, monkeypatch):
    make, pack, made, packed = learn.scenes, gzip.compress, [], []

    def noted(game, name):
        made.append(threading.current_thread())
        return make(game, name)

    def noted_pack(*arguments):
        packed.append(threading.current_thread())
        return pack(*arguments)

    monkeypatch.setattr(learn, "scenes", noted)
    monkeypatch.setattr(gzip, "compress", noted_pack)
    learn._scenes.cache_clear()

    async def test():
        async with served(db) as url, browser() as http:
            address = f"{url}/api/lessons/noah/turn"
            answers = await asyncio.gather(*(http.get(address) for _ in range(12)))
            plain = await http.get(address, headers={"accept-encoding": "identity"})
            assert {answer.content for answer in answers} == {plain.content}
            assert {answer.headers["content-encoding"] for answer in answers} == {"gzip"}
            assert "content-encoding" not in plain.headers
        assert len(made) == len(packed) == 1
        assert threading.main_thread() not in (*made, *packed)

    run(test())


def test_whoever_asks_for_much_waits_longer_than_others():
    """What is made for an address waits for its turn among addresses."""
    order = []

    def request(address):
        return Request({"type": "http", "client": (address, 1), "state": {positions.MAKING: pool}, "headers": []})

    async def ask(address, number):
        await positions.send(request(address), lambda: order.append((address, number)) or positions.pack(number))

    async def test():
        await asyncio.gather(*(ask("192.0.2.1", number) for number in range(20)), ask("192.0.2.2", 0))

    pool = Pool(1, "making")
    run(test())
    pool.close()
    assert order.index(("192.0.2.2", 0)) <= 2
