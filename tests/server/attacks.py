"""Nineteen ways in which one guest from one address tries to make everybody wait, and a table that must not notice.

`python -m tests.server.attacks NAME URL` attacks, from 127.0.0.2, until it is ended.
"""

import asyncio
import contextlib
import json
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect

ATTACKER, VICTIM = "127.0.0.2", "127.0.0.3"  # neither is a proxy whose word is taken
ROOT = Path(__file__).parents[2]
TEXT, CONTINUED, PING = 1, 0, 9
SOCKETS = 40


class Target:
    """A server as an attacker sees it."""

    def __init__(self, url):
        self.url = url
        parts = urlsplit(url)
        self.host, self.port = parts.hostname, parts.port
        self.cookie = self.room = ""

    def http(self):
        return httpx.AsyncClient(
            base_url=self.url, timeout=30, transport=httpx.AsyncHTTPTransport(local_address=ATTACKER, verify=False)
        )

    async def meet(self):
        async with self.http() as http:
            self.cookie = (await http.get("/api/me")).headers["set-cookie"].partition(";")[0]

    async def create(self, game="animimix", players=2, bots=(), **plan):
        wish = {"plan": {"game": game, "players": players, "pace": 0, **plan}, "name": "Eve", "bots": list(bots)}
        async with self.http() as http:
            answer = await http.post("/api/rooms", json=wish, headers={"cookie": self.cookie})
        self.room = answer.json()["room"]

    async def begin(self, *arguments, **more):
        """A room of one's own in which a match has begun."""
        await self.meet()
        await self.create(*arguments, **more)
        await self.say({"type": "start"})

    async def say(self, *wishes, until=None):
        """Send wishes as an honest client would, and wait for the answers; or for a message."""
        async with self.socket() as socket:
            for number, wish in enumerate(wishes):
                await socket.send(json.dumps({"id": number, **wish}))
            async for text in socket:
                message = json.loads(text)
                if until(message) if until else message.get("id") == len(wishes) - 1:
                    break

    def socket(self):
        address = f"{self.url.replace('http', 'ws', 1)}/api/rooms/{self.room}/socket"
        return connect(
            address,
            additional_headers={"Cookie": self.cookie},
            compression=None,
            local_addr=(ATTACKER, 0),
            max_size=None,
        )

    async def raw(self):
        return await asyncio.open_connection(self.host, self.port, local_addr=(ATTACKER, 0))

    async def upgraded(self):
        """A socket as bytes."""
        reader, writer = await self.raw()
        writer.write(
            f"GET /api/rooms/{self.room}/socket HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nCookie: {self.cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer


def frame(opcode, payload, fin=True):
    """A frame of a client, masked by zeros."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([(0x80 if fin else 0) | opcode]) + length + b"\0\0\0\0" + payload


async def pour(open_one, content, head=b"", read=True):
    """Send the same bytes for ever, on a new connection whenever one is closed."""
    while True:
        try:
            reader, writer = await open_one()
        except (OSError, asyncio.IncompleteReadError):
            await asyncio.sleep(0.02)
            continue
        reading = asyncio.create_task(swallow(reader)) if read else None
        try:
            writer.write(head)
            while True:
                writer.write(content)
                await writer.drain()
                await asyncio.sleep(0)
        except OSError:
            pass
        finally:
            if reading:
                reading.cancel()
            writer.transport.abort()
        await asyncio.sleep(0.02)


async def swallow(reader):
    with contextlib.suppress(OSError):
        while await reader.read(1 << 16):
            pass


async def flood(target, *wishes):
    """The same wishes from many sockets for ever."""
    content = b"".join(frame(TEXT, json.dumps({"id": n, **wish}).encode()) for n, wish in enumerate(wishes)) * 20
    await asyncio.gather(*(pour(target.upgraded, content) for _ in range(SOCKETS)))


# The attacks


async def fragments(target):
    await target.begin()
    await pour(target.upgraded, frame(CONTINUED, b"x", fin=False) * 10_000, frame(TEXT, b"x", fin=False))


async def pipelining(target):
    await pour(target.raw, b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 5_000, read=False)


async def headers(target):
    await pour(target.raw, b"a: b\r\n" * 40_000, b"GET / HTTP/1.1\r\n")


async def endless_header(target):
    await pour(target.raw, b"x" * 250_000, b"GET / HTTP/1.1\r\na: ")


async def pings_unread(target):
    await target.begin()
    await pour(target.upgraded, frame(PING, b"x" * 125) * 2_000, read=False)


async def pings(target):
    await target.begin()
    await asyncio.gather(*(pour(target.upgraded, frame(PING, b"") * 10_000) for _ in range(8)))


async def big_frames(target):
    await target.begin()
    await asyncio.gather(*(pour(target.upgraded, frame(TEXT, b'"' + b"[" * 8_000 + b'"') * 30) for _ in range(8)))


async def messages(target):
    await target.begin()
    await flood(target, {"type": "ping"})


async def chat(target):
    await target.begin()
    await flood(target, {"type": "chat", "text": "é" * 490})


async def why(target):
    await target.begin("arknoah", 2)
    await flood(target, {"type": "why", "move": "pass"}, {"type": "why", "move": "keep lion"})


async def hint(target):
    await target.begin("arknoah", 2)
    await flood(target, {"type": "hint"})


async def long_match(target):
    """A long match that is over."""
    await target.meet()
    await target.create("arknoah", 4, ["random"] * 4)
    await target.say({"type": "start"}, until=lambda message: (message.get("table") or {}).get("result"))


async def log(target):
    await long_match(target)
    await flood(target, {"type": "log", "match": 1})


async def look(target):
    await long_match(target)
    await target.say({"type": "rematch"})
    await flood(target, *({"type": "look", "match": 1, "move": move} for move in range(0, 60, 3)))


async def proofs(target):
    await long_match(target)
    request = f"GET /api/rooms/{target.room}/matches/1/proof HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    await asyncio.gather(*(pour(target.raw, request) for _ in range(SOCKETS)))


async def moments(target):
    await long_match(target)
    request = f"GET /api/rooms/{target.room}/matches/1/moments HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    await asyncio.gather(*(pour(target.raw, request) for _ in range(SOCKETS)))


async def comings(target):
    await target.begin("arknoah", 2)

    async def come_and_go():
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                _, writer = await target.upgraded()
                writer.transport.abort()
            await asyncio.sleep(0)

    await asyncio.gather(*(come_and_go() for _ in range(SOCKETS)))


async def guests(target):
    await asyncio.gather(*(pour(target.raw, b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n") for _ in range(SOCKETS)))


async def half_requests(target):
    async def hold():
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await target.raw()
                writer.write(b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 8000\r\n\r\n{")
                await reader.read()
            await asyncio.sleep(0.05)

    await asyncio.gather(*(hold() for _ in range(400)))


async def unread(target):
    """Bots play at full speed before sockets that read nothing and ask for much."""
    await target.meet()
    await target.create("arknoah", 4, ["random"] * 4)
    content = frame(TEXT, b'{"type":"log","id":1,"match":1}')

    async def hold():
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                _, writer = await target.upgraded()
                writer.write(frame(TEXT, b'{"type":"start","id":1}') + frame(TEXT, b'{"type":"rematch","id":1}'))
                for _ in range(600):
                    writer.write(content)
                    await asyncio.sleep(0.1)
            await asyncio.sleep(0.1)

    await asyncio.gather(*(hold() for _ in range(12)))


async def bots(target):
    """Many tables of bots that think as long as they may."""
    await target.meet()
    sockets = []
    for _ in range(8):
        await target.create("arknoah", 4, ["hard"] * 4)
        socket = await target.socket()
        await socket.send('{"type":"start","id":1}')
        sockets.append(asyncio.create_task(_listen(socket)))
    await asyncio.gather(*sockets)


async def _listen(socket):
    async for _ in socket:
        pass


ATTACKS = {
    attack.__name__: attack
    for attack in (
        *(fragments, pipelining, headers, endless_header, pings_unread, pings, big_frames, messages, chat, why, hint),
        *(log, look, proofs, moments, comings, guests, half_requests, unread, bots),
    )
}


# What another table notices


class Probe:
    """Two people at a table far away, who play on."""

    def __init__(self, url):
        self.url = url
        self.times = []

    async def open(self):
        transport = httpx.AsyncHTTPTransport(local_address=VICTIM, verify=False)
        async with httpx.AsyncClient(base_url=self.url, timeout=30, transport=transport) as http:
            cookies = [(await http.get("/api/me")).headers["set-cookie"].partition(";")[0]]
            http.cookies.clear()
            cookies.append((await http.get("/api/me")).headers["set-cookie"].partition(";")[0])
            http.cookies.clear()
            wish = {"plan": {"game": "animimix", "players": 2}, "name": "Ada"}
            room = (await http.post("/api/rooms", json=wish, headers={"cookie": cookies[0]})).json()["room"]
        address = f"{self.url.replace('http', 'ws', 1)}/api/rooms/{room}/socket"
        self.sockets = [
            await connect(address, additional_headers={"Cookie": cookie}, compression=None, local_addr=(VICTIM, 0))
            for cookie in cookies
        ]
        self.table = None
        self.news = asyncio.Condition()
        self.answered = {}
        self.readers = [asyncio.create_task(self._read(seat)) for seat in (0, 1)]
        for wish in ({"type": "name", "name": "Bob"}, {"type": "sit", "seat": 1}):
            await self._ask(1, wish)
        await self._ask(0, {"type": "start"})
        return self

    async def _read(self, seat):
        async for text in self.sockets[seat]:
            message = json.loads(text)
            async with self.news:
                if (table := message.get("table")) and (table.get("legal") or table.get("result")):
                    self.table = (seat, table)
                if "id" in message:
                    self.answered[seat, message["id"]] = message
                self.news.notify_all()

    async def _ask(self, seat, wish, number=1):
        await self.sockets[seat].send(json.dumps({"id": number, **wish}))
        async with asyncio.timeout(60), self.news:
            await self.news.wait_for(lambda: (seat, number) in self.answered)
            return self.answered.pop((seat, number))

    async def play(self, seconds, pause=0.02):
        """Move for so long; the seconds each answer took."""
        chance, end = random.Random(1), time.perf_counter() + seconds
        self.times = []
        while time.perf_counter() < end:
            async with asyncio.timeout(60), self.news:
                await self.news.wait_for(lambda: self.table is not None)
            (seat, table), self.table = self.table, None
            if table.get("result"):
                wish = {"type": "rematch"}
            else:
                wish = {"type": "move", "turn": table["turn"], "move": chance.choice(table["legal"])["move"]}
            begin = time.perf_counter()
            answer = await self._ask(seat, wish, 2)
            if answer["type"] == "ok":  # a rematch that both ask for is refused to one
                self.times.append(time.perf_counter() - begin)
            await asyncio.sleep(pause)
        return self.times

    async def close(self):
        for socket in self.sockets:
            await socket.close()
        await asyncio.gather(*self.readers)


def memory(pid):
    """Megabytes a process has."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / 1e6


async def measured(url, pid, name, seconds, settle=2.0):
    """The probe's figures during an attack; None: of nobody."""
    probe = await Probe(url).open()
    before = memory(pid)
    attacker = subprocess.Popen([sys.executable, "-m", "tests.server.attacks", name, url], cwd=ROOT) if name else None
    try:
        if attacker:
            await probe.play(settle)
        times = sorted(await probe.play(seconds))
        assert attacker is None or attacker.poll() is None, f"the attack {name} ended"
    finally:
        if attacker:
            attacker.kill()
            attacker.wait()
    await probe.close()
    return {
        "attack": name or "nobody",
        "moves": len(times),
        "p50_ms": statistics.median(times) * 1000,
        "p99_ms": times[min(len(times) - 1, int(len(times) * 0.99))] * 1000,
        "worst_ms": times[-1] * 1000,
        "memory_mb": max(0.0, memory(pid) - before),
    }


if __name__ == "__main__":
    asyncio.run(ATTACKS[sys.argv[1]](Target(sys.argv[2])))
