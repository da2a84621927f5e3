"""What is sent to those who read slowly, or not at all."""

import asyncio

from arkade.server.live.connection import TOO_SLOW, UNREAD, Again, Connection
from tests.server.harness import run


class Wire:
    """Takes messages while somebody reads."""

    def __init__(self, reading):
        self.writable, self.said = asyncio.Event(), []
        if reading:
            self.writable.set()

    def say(self, message):
        self.said.append(message)


def test_news_that_nobody_reads_give_way_to_a_snapshot_and_answers_stay():
    async def test():
        wire = Wire(reading=False)
        socket = Connection("guest", 10, wire)
        socket.answer(b"answer")
        for number in range(100):
            socket.push(b"%d" % number)
        wire.writable.set()
        assert await socket.next() == b"answer"
        assert await socket.next() is Again.SNAPSHOT
        socket.push(b"after it")
        assert wire.said == [b"after it"]
        assert socket.closing is None
        assert socket.unread == 0

    run(test())


def test_who_asks_and_asks_and_reads_no_answer_is_closed():
    async def test():
        many, long = (Connection("guest", 10, Wire(reading=False)) for _ in range(2))
        for _ in range(11):
            many.answer(b"x")
        for _ in range(5):
            long.answer(b"x" * (UNREAD // 4))
        for socket in (many, long):
            assert socket.closing == TOO_SLOW
            assert await socket.next() is None

    run(test())
