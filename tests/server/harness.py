"""Servers and clients for the tests: real sockets, and a time that is turned by hand where a test needs it."""

import asyncio
import contextlib
import json
import os
import random
import signal
import socket as sockets
import sqlite3
import subprocess
import sys
from itertools import count
from pathlib import Path

import httpx
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

import arkade
from arkade.server.live.time_of_day import Time
from arkade.server.web import wire
from arkade.server.web.app import Settings, make_app
from arkade.server.web.limits import Limits
from tests.patience import PATIENCE, until

LEFT = Path(__file__).parents[1] / "fixtures" / "v0_1"
MANY = 10**6
GENEROUS = (
    *(
        "messages",
        "burst",
        "messages_of_address",
        "address_burst",
        "frames",
        "frame_burst",
        "requests",
        "request_burst",
    ),
    *("rooms_of_address", "rooms_burst", "rooms_a_day", "connects", "connect_burst", "guests", "guest_burst"),
    *("names", "name_burst", "changes", "change_burst", "changes_of_address", "address_change_burst"),
)
LAX = Limits(**dict.fromkeys(GENEROUS, MANY))
NEVER = 1e-9  # a second: what is used up does not grow back while a test runs, however long that takes
LAX_OPTIONS = [f"--limit={name}={MANY}" for name in GENEROUS]


def browser():
    """An HTTP client."""
    return httpx.AsyncClient(verify=False, timeout=PATIENCE)  # without loading certificates: nothing is encrypted here


class HandTime(Time):
    """Stands still until it is turned."""

    def __init__(self):
        super().__init__()
        self.ms = 1_800_000_000_000
        self.waiting = set()

    def now(self):
        return self.ms

    async def wait(self, event, until):
        turned = asyncio.Event()
        self.waiting.add(turned)
        try:
            while not event.is_set() and (until is None or self.ms < until):
                turned.clear()
                tasks = [asyncio.ensure_future(event.wait()), asyncio.ensure_future(turned.wait())]
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in tasks:
                    task.cancel()
        finally:
            self.waiting.discard(turned)

    def turn(self, seconds):
        self.ms += round(seconds * 1000)
        for event in self.waiting:
            event.set()


def left_behind(folder):
    """A copy of a database that a server of 0.1 wrote: where it is."""
    place = folder / "arkade.db"
    with contextlib.closing(sqlite3.connect(place)) as connection, connection:
        connection.executescript((LEFT / "arkade.sql").read_text(encoding="utf-8"))
    return f"sqlite:///{place}"


def free_port():
    with sockets.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class _Server(uvicorn.Server):
    def install_signal_handlers(self):
        pass

    @contextlib.contextmanager
    def capture_signals(self):
        yield


@contextlib.asynccontextmanager
async def served(db, hand=None, bots=None, limits=LAX, **settings):
    """A server in this process; its address."""
    app = make_app(Settings(db=db, limits=limits, **settings), hand, bots)
    port = free_port()
    config = uvicorn.Config(app, port=port, **wire.settings(limits))
    server = _Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), task
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await task


class Process:
    """`arkade serve` as users run it."""

    def __init__(
        self, db, port=None, workers=1, log="warning", errors=None, options=LAX_OPTIONS, program=None, **environment
    ):
        self.port, self.db = port or free_port(), db
        self.url = f"http://127.0.0.1:{self.port}"
        command = program or [str(Path(sys.executable).with_name("arkade"))]
        command = [*command, "serve", "--port", str(self.port), "--db", db]
        self._command = [*command, "--workers", str(workers), "--log", log, *options]
        self._errors = errors
        self._environment = {**os.environ, **environment}
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            self._command,
            stdout=subprocess.DEVNULL,
            stderr=self._errors,
            start_new_session=True,
            env=self._environment,
        )

    def restart(self):
        self.stop()
        self.start()
        self.wait()

    def wait(self):
        until(self._answers, "the server does not answer")
        return self

    def _answers(self):
        assert self.process.poll() is None, "the server has ended"
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(f"{self.url}/health", timeout=PATIENCE).status_code == 200
        return False

    def workers(self):
        """The processes of uvicorn's workers."""
        task = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        found = [int(pid) for pid in task.read_text().split()]
        return [pid for pid in found if "multiprocessing.spawn" in Path(f"/proc/{pid}/cmdline").read_text()]

    def connections(self):
        """How many connections each worker has open."""
        rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        ours = {f"socket:[{row[9]}]" for row in rows if row[1].endswith(f":{self.port:04X}") and row[3] == "01"}
        found = {}
        for pid in self.workers():
            found[pid] = 0
            for link in Path(f"/proc/{pid}/fd").iterdir():
                with contextlib.suppress(OSError):  # closed meanwhile
                    found[pid] += str(link.readlink()) in ours
        return found

    def kill(self):
        """kill -9."""
        self.process.kill()
        self.process.wait()

    def stop(self):
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                os.killpg(self.process.pid, signal.SIGKILL)
                self.process.wait()

    def __enter__(self):
        return self.wait()

    def __exit__(self, *_):
        self.stop()


class Refused(Exception):
    def __init__(self, message):
        super().__init__(message)
        self.code, self.rules = message["code"], message.get("rules", [])


class Closed(Exception):
    def __init__(self, code):
        super().__init__(code)
        self.code = code


class Person:
    """A client: who it is, where it is, what it was told."""

    def __init__(self, url, name="Ada", cookie=None):
        self.url, self.name = url, name
        self.cookie = cookie
        self.room_name = ""
        self.socket = None
        self.frames = []  # every frame as it came
        self.events = []
        self.n = 0
        self.room = self.table = self.here = self.snapshot = None
        self.behind = 0  # snapshots that were older than what was seen before
        self.pauses = []  # every notice that play pauses, or goes on
        self.ids = count(1)
        self.answers = {}
        self.news = asyncio.Condition()
        self.closed = None
        self.reader = None

    async def meet(self):
        """Become a guest."""
        if self.cookie is None:
            async with browser() as http:
                answer = await http.get(f"{self.url}/api/me")
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
            self.guest = answer.json()["guest"]
        return self

    async def create(self, game="animimix", players=2, bots=(), sit=True, **plan):
        """Make a room and enter it."""
        await self.meet()
        wish = {"plan": {"game": game, "players": players, "pace": 0, **plan}, "name": self.name}
        async with browser() as http:
            headers = {"cookie": self.cookie}
            answer = await http.post(
                f"{self.url}/api/rooms", json={**wish, "bots": list(bots), "sit": sit}, headers=headers
            )
        assert answer.status_code == 201, answer.text
        return await self.enter(answer.json()["room"])

    async def join(self, room, seat):
        """Enter a room and sit down."""
        await self.enter(room)
        await self.ask("name", name=self.name)
        await self.ask("sit", seat=seat)
        return self

    async def enter(self, room, since=None):
        """Open a socket."""
        await self.meet()
        self.room_name, self.closed = room, None
        address = f"{self.url.replace('http', 'ws', 1)}/api/rooms/{room}/socket"
        address += "" if since is None else f"?since={since}"
        self.socket = await connect(
            address,
            additional_headers={"Cookie": self.cookie},
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )
        self.reader = asyncio.create_task(self._read(self.socket))
        if since is None:
            await self.until(lambda: self.snapshot is not None or self.closed)
        return self

    async def _read(self, socket):
        try:
            async for text in socket:
                await self._hear(text)
        except ConnectionClosed:
            pass
        async with self.news:
            self.closed = socket.close_code or 1006
            for answer in self.answers.values():
                if not answer.done():
                    answer.set_exception(Closed(self.closed))
            self.news.notify_all()

    async def _hear(self, text):
        message = json.loads(text)
        async with self.news:
            self.frames.append(text)
            kind = message["type"]
            if kind == "snapshot":
                self.behind += message["n"] < self.n
                self.snapshot, self.guest = message, message["you"]
                self.n, self.room, self.table = message["n"], message["room"], message["table"]
            elif kind == "event":
                assert message["n"] == self.n + 1, (message["n"], self.n)
                self.n = message["n"]
                self.events.append(message)
                self._change_room(message)
                self.table = message.get("table", self.table)
            elif kind == "presence":
                self.here = message["here"]
            elif kind == "pause":
                self.pauses.append(message["on"])
            if (answer := self.answers.pop(message.get("id"), None)) is not None and not answer.done():
                answer.set_result(message)
            self.news.notify_all()

    def _change_room(self, message):
        if (what := message["what"])["kind"] == "named" and self.room:
            self.room = {**self.room, "names": {**self.room["names"], what["guest"]: what["name"]}}
        if "room" in message:
            self.room = {**(self.room or {}), **message["room"]}

    async def until(self, true):
        """Wait for something to become true."""
        async with asyncio.timeout(PATIENCE), self.news:
            await self.news.wait_for(true)

    async def ask(self, kind, **content):
        """Send a wish; its answer, or Refused."""
        number = content.pop("id", None) or next(self.ids)
        answer = self.answers[number] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(json.dumps({"type": kind, "id": number, **content}))
        except ConnectionClosed as error:
            raise Closed(error.rcvd.code if error.rcvd else None) from None
        async with asyncio.timeout(PATIENCE):
            message = await answer
        if message["type"] == "refused":
            raise Refused(message)
        return message

    async def refused(self, kind, **content):
        """The code that a wish is refused with."""
        try:
            await self.ask(kind, **content)
        except Refused as refused:
            return refused.code
        raise AssertionError(f"{kind} was not refused")

    @property
    def seat(self):
        return next((i for i, seat in enumerate(self.room["seats"]) if seat["guest"] == self.guest), None)

    @property
    def to_move(self):
        return bool(self.table and self.table.get("legal"))

    @property
    def over(self):
        return bool(self.table and self.table.get("result"))

    def legal(self):
        return [legal["move"] for legal in self.table.get("legal", [])]

    async def move(self, move=None):
        """Make a move; without one, the first."""
        answer = await self.ask("move", turn=self.table["turn"], move=move or self.legal()[0])
        await self.until(lambda: self.n >= answer["n"])
        return answer

    async def play(self, chance=None):
        """Play to the end."""
        chance = chance or random.Random(1)
        while True:
            await self.until(lambda: self.to_move or self.over or self.closed)
            if self.over or self.closed:
                return
            turn = self.table["turn"]
            await self.ask("move", turn=turn, move=chance.choice(self.legal()))
            await self.until(lambda turn=turn: self.table["turn"] > turn)

    async def leave(self):
        """Close the socket."""
        if self.socket is not None:
            await self.socket.close()
            await self.reader

    async def __aenter__(self):
        return self

    async def __aexit__(self, *_):
        await self.leave()


class Wanderer(Person):
    """A person whom nothing stops: comes back by itself, sends again what was not acknowledged, remembers what was."""

    def __init__(self, *arguments, **more):
        super().__init__(*arguments, **more)
        self.acknowledged = []  # turn and move
        self.returns = 0

    async def come_back(self):
        await self.reader  # what the old socket still had to say is heard first: the next begins after it
        for _ in range(600):
            try:
                await self.enter(self.room_name, self.n)
                self.returns += 1
                return
            except (OSError, WebSocketException):  # the server is down
                await asyncio.sleep(0.1)
        raise AssertionError("the server never came back")

    async def play(self, chance=None, pause=0.0):
        while True:
            await self.until(lambda: self.to_move or self.over or self.closed)
            if self.over:
                return
            if self.closed:
                await self.come_back()
                continue
            turn, move, number = self.table["turn"], chance.choice(self.legal()), next(self.ids)
            while True:
                try:
                    await self.ask("move", turn=turn, move=move, id=number)
                    self.acknowledged.append((turn, move))
                    break
                except Closed:
                    await self.come_back()
                except Refused as refused:
                    if refused.code == "stale":
                        break
                    if refused.code != "unavailable":
                        raise
                    await asyncio.sleep(0.1)
            await asyncio.sleep(pause)
            await self.until(lambda turn=turn: self.table["turn"] > turn or self.closed)

    async def check(self):
        """Whether every acknowledged move is in the replay, where it was made."""
        async with browser() as http:
            answer = await http.get(f"{self.url}/api/rooms/{self.room_name}/matches/1/replay")
        replay = arkade.Replay.parse(answer.text)
        replay.verify()
        for turn, move in self.acknowledged:
            assert replay.game.notation(replay.actions[turn]) == move


async def two(url, game="animimix", **plan):
    """Two people at a table of two; the match has begun."""
    ada = await Person(url, "Ada").create(game, 2, **plan)
    bob = await Person(url, "Bob").join(ada.room_name, 1)
    await ada.ask("start")
    await bob.until(lambda: bob.table is not None)
    await ada.until(lambda: ada.table is not None)
    return ada, bob


async def leave(*people):
    """Everybody closes their socket."""
    for person in people:
        await person.leave()


def run(test):
    """Run an async test."""
    asyncio.run(test)
