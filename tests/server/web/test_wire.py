"""Bytes that no client would send: a status or a close, never a traceback, and the server answers on."""

import asyncio
import logging

import pytest

from arkade.server.web.limits import Limits
from tests.patience import PATIENCE
from tests.server.attacks import CONTINUED, PING, TEXT, frame
from tests.server.harness import NEVER, Person, browser, run, served

UPGRADE = (
    b"Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
POST = b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
REQUESTS = {
    b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n": b"400",
    b"GET /%ff%fe%00 HTTP/1.1\r\nHost: x\r\n\r\n": b"404",
    b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n": b"431",
    b"GET / HTTP/1.1\r\nHost: x\r\na: " + b"x" * 20_000 + b"\r\n\r\n": b"431",
    b"GET /health HTTP/1.1\r\nHost: \xff\xff\r\nCookie: arkade_guest=\xff; =; a\r\n\r\n": b"200",
    b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: arkade_guest=" + b"=." * 50 + b"\r\n\r\n": b"200",
    b"BREW /health HTTP/1.1\r\nHost: x\r\n\r\n": b"400",
    b"PURGE /health HTTP/1.1\r\nHost: x\r\n\r\n": b"405",
    b"GET /health HTTP/9.9\r\n\r\n": b"400",
    b"\x16\x03\x01\x02\x00\x01": b"400",
    b"GET /health HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n": b"",
    b"GET /api/rooms/\xff/socket HTTP/1.1\r\n" + UPGRADE + b"\r\n": b"400",
    b"GET /nowhere HTTP/1.1\r\n" + UPGRADE + b"\r\n": b"403",
    b"GET /api/rooms/x/socket HTTP/1.1\r\n" + UPGRADE.replace(b"13", b"7") + b"\r\n": b"400",
    POST + b"Content-Length: -1\r\n\r\n": b"400",
    POST + b"Content-Length: 10\r\n\r\n{": b"",  # and no more: it goes away in the middle
    POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n": b"400",
}


@pytest.fixture
def faults():
    """Errors and traces that were logged."""
    found = []

    class Keep(logging.Handler):
        def emit(self, record):
            if record.levelno >= logging.ERROR or record.exc_info:
                found.append(record.getMessage())

    handler = Keep()
    logging.getLogger().addHandler(handler)
    yield found
    logging.getLogger().removeHandler(handler)


async def sent(url, content, half_closed):
    """The status that answers some bytes; b"" if there is none."""
    host, _, port = url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(content)
    if half_closed:
        writer.write_eof()
    try:
        line = await asyncio.wait_for(reader.readline(), 0.5 if half_closed else PATIENCE)
    except (TimeoutError, OSError):
        line = b""
    writer.transport.abort()
    return line[9:12]


def test_requests_that_are_none_get_a_status_and_leave_no_trace(db, faults):
    async def test():
        async with served(db) as url, browser() as http:
            cookie = (await Person(url).meet()).cookie.encode()
            for content, status in REQUESTS.items():
                content = content.replace(b"Host: x", b"Host: x\r\nCookie: " + cookie) if POST in content else content
                if status:
                    assert await sent(url, content, False) == status, content[:80]
                await sent(url, content[: len(content) // 2], True)
                await sent(url, content, True)
            assert (await http.get(f"{url}/health")).status_code == 200
        assert faults == []

    run(test())


async def socket_closed_after(url, person, content):
    """The code that a socket is closed with."""
    async with asyncio.timeout(PATIENCE):
        host, _, port = url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        path = f"GET /api/rooms/{person.room_name}/socket HTTP/1.1\r\nCookie: {person.cookie}\r\n"
        writer.write(path.encode() + UPGRADE + b"\r\n")
        await reader.readuntil(b"\r\n\r\n")
        writer.write(content)
        received = await reader.read(-1)
    writer.transport.abort()
    return int.from_bytes(received[received.rindex(b"\x88") + 2 :][:2], "big")


def test_frames_and_fragments_without_end_close_the_socket_and_only_that(db, faults):
    async def test():
        async with served(db, limits=Limits(frames=NEVER)) as url:
            ada = await Person(url, "Ada").create()
            first, more = frame(TEXT, b"x", fin=False), frame(CONTINUED, b"x", fin=False)
            assert await socket_closed_after(url, ada, first + more * 100) == 1008
            assert await socket_closed_after(url, ada, frame(PING, b"") * 1_000) == 1008
            assert await socket_closed_after(url, ada, frame(TEXT, b"\xff")) == 1007
            assert await socket_closed_after(url, ada, b"\xff\xff\xff\xff\xff\xff") == 1002
            assert (await ada.ask("ping"))["type"] == "pong"
            await ada.leave()
        assert faults == []

    run(test())


def test_requests_sent_ahead_are_answered_in_order_and_too_many_are_cut_off(db, faults):
    async def test():
        async with served(db) as url:
            host, _, port = url.removeprefix("http://").partition(":")
            for count, answers in ((5, 5), (500, 0)):
                reader, writer = await asyncio.open_connection(host, int(port))
                writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * count)
                writer.write_eof() if count > 5 else None
                text = b""
                try:
                    while text.count(b"HTTP/1.1 200") < max(answers, 1):
                        part = await asyncio.wait_for(reader.read(1 << 16), PATIENCE)
                        if not part:
                            break
                        text += part
                except OSError:
                    pass
                writer.transport.abort()
                assert text.count(b"HTTP/1.1 200") == answers if answers else text.count(b"HTTP/1.1 200") < 20
        assert faults == []

    run(test())
