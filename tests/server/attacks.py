"""Ways in which one address tries to make everybody wait, directly or behind a proxy, and a table that must not notice.

`python -m tests.server.attacks NAME URL` attacks, from 127.0.0.2, until it is ended; then it says how many bytes the
attacker's own sockets were sent meanwhile.
"""

import asyncio
import contextlib
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import sqlalchemy as sql
from websockets.asyncio.client import connect

from arkade.server.protocol import Plan
from arkade.server.rooms import events
from arkade.server.store.store import Store, logged, rooms

ATTACKER, VICTIM = "127.0.0.2", "127.0.0.3"  # neither is a proxy whose word is taken
PROXY, BEHIND = "127.0.0.1", "192.0.2.66"  # one is, and who is behind it
ROOT = Path(__file__).parents[2]
TEXT, CONTINUED, PING = 1, 0, 9
SOCKETS = 40
CROWD, LOUD = 95, 12  # guests of one address in a room, and those of them who flood it
LONG_ROOMS = [f"long-room-{number:06}" for number in range(8)]
EVENTS = 29_167  # in each of them


class Target:
    """A server as an attacker sees it."""

    def __init__(self, url):
        self.url = url
        parts = urlsplit(url)
        self.host, self.port = parts.hostname, parts.port
        self.cookie = self.room = ""
        self.address, self.behind = ATTACKER, ""  # whom a proxy names, if it comes through one
        self.heard = 0  # bytes that its sockets were sent

    def through_proxy(self, behind=BEHIND):
        self.address, self.behind = PROXY, behind
        return self

    @property
    def forwarded(self):
        return f"X-Forwarded-For: {self.behind}\r\n" if self.behind else ""

    def http(self):
        headers = {"x-forwarded-for": self.behind} if self.behind else {}
        transport = httpx.AsyncHTTPTransport(local_address=self.address, verify=False)
        return httpx.AsyncClient(base_url=self.url, timeout=30, transport=transport, headers=headers)

    def begins(self):
        """All is ready: from now on it counts."""
        self.heard = 0
        print("begins", flush=True)

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
            additional_headers={"Cookie": self.cookie, **({"X-Forwarded-For": self.behind} if self.behind else {})},
            compression=None,
            local_addr=(self.address, 0),
            max_size=None,
        )

    async def raw(self):
        return await asyncio.open_connection(self.host, self.port, local_addr=(self.address, 0))

    async def upgraded(self):
        """A socket as bytes."""
        _, reader, writer = await self.knocked()
        return reader, writer

    async def knocked(self):
        """The same, and the status that answers."""
        reader, writer = await self.raw()
        writer.write(
            f"GET /api/rooms/{self.room}/socket HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nCookie: {self.cookie}\r\n"
            f"{self.forwarded}"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        return head[9:12], reader, writer


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


async def knock(target, behind=None):
    """Sockets opened and closed, as fast as it goes."""

    async def for_ever():
        while True:
            if behind:
                target.behind = behind()
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                _, writer = await target.upgraded()
                writer.transport.abort()
            await asyncio.sleep(0)

    await asyncio.gather(*(for_ever() for _ in range(60)))


async def comings(target):
    await target.begin("arknoah", 2)
    await knock(target)


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


async def proxied_knocks(target):
    await target.through_proxy().begin()
    await knock(target)


async def proxied_forgeries(target):
    """The same by somebody who writes an address of his own into every request; the proxy adds the true one."""
    await target.through_proxy().begin()
    await knock(target, lambda: f"198.51.100.{random.randrange(256)}, {BEHIND}")


async def forgeries(target):
    """The same without a proxy."""
    await target.begin()
    await knock(target, lambda: f"198.51.{random.randrange(256)}.{random.randrange(256)}")


async def proxied_requests(target):
    target.through_proxy()
    request = f"GET /api/tables HTTP/1.1\r\nHost: x\r\n{target.forwarded}\r\n".encode()
    await asyncio.gather(*(pour(target.raw, request) for _ in range(SOCKETS)))


async def crowd(target):
    """Many guests in one room of ten seats; the sockets of all, and the bytes that they are sent are counted."""
    await target.meet()
    await target.create("noah", 5)
    sockets = []
    for _ in range(CROWD):
        await target.meet()
        sockets.append(await target.upgraded())

    async def hear(reader):
        with contextlib.suppress(OSError):
            while part := await reader.read(1 << 16):
                target.heard += len(part)

    readers = [asyncio.create_task(hear(reader)) for reader, _ in sockets]
    await asyncio.sleep(1)
    target.begins()
    return [writer for _, writer in sockets], readers


async def shout(writer, wishes):
    """Forty wishes a second."""
    with contextlib.suppress(OSError):
        for number, wish in enumerate(wishes):
            writer.write(frame(TEXT, json.dumps({"id": number, **wish}).encode()))
            await writer.drain()
            await asyncio.sleep(0.025)


async def renames(target):
    writers, readers = await crowd(target)

    def names(who):
        return ({"type": "name", "name": f"Eve {who} {number}"} for number in range(10**6))

    await asyncio.gather(*(shout(writer, names(who)) for who, writer in enumerate(writers[:LOUD])), *readers)


async def seats(target):
    """Those who flood it sit down and stand up."""
    writers, readers = await crowd(target)

    def moves(who):
        yield {"type": "name", "name": f"Eve {who}"}
        for _ in range(10**6):
            yield {"type": "sit", "seat": who % 5}
            yield {"type": "stand"}

    for who, writer in enumerate(writers[LOUD:]):
        writer.write(frame(TEXT, json.dumps({"id": 0, "type": "name", "name": f"A guest of long name {who}"}).encode()))
    await asyncio.gather(*(shout(writer, moves(who)) for who, writer in enumerate(writers[:LOUD])), *readers)


async def lessons(target):
    """Every chapter of every lesson, while none has been asked for."""
    async with target.http() as http:
        games = [game["name"] for game in (await http.get("/api/games")).json()["games"] if game["lesson"]]
        paths = []
        for game in games:
            paths.append(f"/api/puzzles/{game}")
            chapters = (await http.get(f"/api/lessons/{game}")).json()["chapters"]
            paths += [f"/api/lessons/{game}/{chapter['name']}" for chapter in chapters]

    async def ask(some):
        async with target.http() as http:
            while True:
                for path in some:
                    with contextlib.suppress(httpx.HTTPError):
                        await http.get(path)

    await asyncio.gather(*(ask(paths[at:] + paths[:at]) for at in range(SOCKETS)))


async def proxied_renames(target):
    await renames(target.through_proxy())


async def proxied_lessons(target):
    await lessons(target.through_proxy())


async def reviews(target):
    """A review of one match after the other."""
    while True:
        await target.meet()
        await target.create("animimix", 2, ["random"] * 2)
        await target.say({"type": "start"}, until=lambda message: (message.get("table") or {}).get("result"))
        async with target.http() as http:
            address = f"/api/rooms/{target.room}/matches/1/review"
            await http.post(address, headers={"cookie": target.cookie})
            for _ in range(100):
                if (await http.get(address)).json().get("state") != "running":
                    break
                await asyncio.sleep(0.2)


async def long_rooms(target):
    """Rooms in which very much has happened are opened, one after the other (`fill` has made them)."""
    await target.meet()
    for room in LONG_ROOMS:
        target.room = room
        reader, writer = await target.upgraded()
        await reader.read(1 << 16)
        writer.transport.abort()
        await asyncio.sleep(0.5)
    await asyncio.Event().wait()


async def fill(db):
    """A database in which there are such rooms."""
    store = Store(db)
    await store.open()
    created = events.Created(Plan(game="animimix", players=2), "Eve", "Eve", [None, None], 0)

    def work(connection):
        for room in LONG_ROOMS:
            connection.execute(sql.insert(rooms).values(id=room, creator="Eve", created=1))
            log = [created, *(events.Named("Eve", f"Eve {number}") for number in range(1, EVENTS))]
            rows = [{"room": room, "n": n, "at": n, "data": events.pack(event)} for n, event in enumerate(log, 1)]
            connection.execute(sql.insert(logged), rows)

    await store.run(work)
    await store.close()


ATTACKS = {
    each.__name__: each
    for each in (
        *(fragments, pipelining, headers, endless_header, pings_unread, pings, big_frames, messages, chat, why, hint),
        *(log, look, proofs, moments, comings, guests, half_requests, unread, bots, forgeries, proxied_knocks),
        *(proxied_forgeries, proxied_requests, proxied_renames, proxied_lessons),
        *(renames, seats, lessons, reviews, long_rooms),
    )
}
CROWDED = ("renames", "proxied_renames", "seats")  # take a while to gather, and then say that they begin


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
            elif answer.get("code") == "slow_down":  # nobody has matches that short for long: asked again, later
                self.table = (seat, table)
                await asyncio.sleep(1)
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
    """The probe's figures before and during an attack; None: of nobody."""
    probe = await Probe(url).open()
    before = sorted(await probe.play(seconds / 2))
    held, heard = memory(pid), 0
    command = [sys.executable, "-m", "tests.server.attacks", name, url]
    attacker = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) if name else None
    try:
        if attacker:
            await asyncio.to_thread(attacker.stdout.readline)  # it begins
            await probe.play(settle)
        times = sorted(await probe.play(seconds))
        assert attacker is None or attacker.poll() is None, f"the attack {name} ended"
    finally:
        if attacker:
            attacker.terminate()
            heard = int(attacker.communicate(timeout=20)[0].split()[-1])
    await probe.close()
    return {
        "attack": name or "nobody",
        "moves": len(times),
        "before_p99_ms": _at(before, 0.99),
        "p50_ms": statistics.median(times) * 1000,
        "p99_ms": _at(times, 0.99),
        "worst_ms": times[-1] * 1000,
        "memory_mb": max(0.0, memory(pid) - held),
        "heard_mb": heard / 1e6,
    }


def _at(times, part):
    """Milliseconds of which so many of all answers took no more."""
    return times[min(len(times) - 1, int(len(times) * part))] * 1000


async def attack(name, url):
    """Attack until a signal, then say what was heard."""
    target, ended = Target(url), asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ended.set)
    if name not in CROWDED:
        target.begins()
    attacking = asyncio.create_task(ATTACKS[name](target))
    waiting = asyncio.create_task(ended.wait())
    done, _ = await asyncio.wait([attacking, waiting], return_when=asyncio.FIRST_COMPLETED)
    print(target.heard, flush=True)
    if attacking in done:
        attacking.result()
    os._exit(0)  # its sockets need no good-bye


if __name__ == "__main__":
    asyncio.run(attack(sys.argv[1], sys.argv[2]))
