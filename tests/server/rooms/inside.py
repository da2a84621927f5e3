"""A server without a network: windows of guests in one loop, a time turned by hand, bots that choose at once."""

import asyncio
import contextlib
import json
import random
from itertools import count

import httpx

from arkade.bots import Analysis, Judged
from arkade.server.live.thinking import Bots
from arkade.server.web.app import Settings, make_app
from arkade.server.web.wire import OUTLET
from tests.server.harness import LAX, HandTime

ADDRESS = "http://inside"


class AtOnce(Bots):
    """Bots that choose by chance and advise anything, without a thread."""

    async def choose(self, table, seat, host=""):
        return random.Random(table.match.turn).choice(table.match.state.legal())

    async def analyse(self, match, seat, guest=""):
        return Analysis([Judged(action, 1, [0.0]) for action in match.state.legal()], 0, 0.0), 0.0


class Inside:
    """The application itself, asked without a wire."""

    def __init__(self, db, limits=LAX, bots=None):
        self.hand = HandTime()
        self.app = make_app(Settings(db=db, limits=limits, keys=["key"]), self.hand, bots or AtOnce())

    async def __aenter__(self):
        self._life = contextlib.AsyncExitStack()
        await self._life.enter_async_context(self.app.router.lifespan_context(self.app))
        transport = httpx.ASGITransport(self.app)
        self.hub = self.app.routes[0].endpoint.__self__._hub  # for what a test compares with
        self.http = await self._life.enter_async_context(httpx.AsyncClient(transport=transport, base_url=ADDRESS))
        return self

    async def __aexit__(self, *_):
        await self._life.aclose()

    async def guest(self):
        """A new guest's cookie and id."""
        self.http.cookies.clear()
        answer = await self.http.get("/api/me")
        self.http.cookies.clear()
        return answer.headers["set-cookie"].partition(";")[0], answer.json()["guest"]

    async def request(self, method, path, cookie=None, **more):
        return await self.http.request(method, path, headers={"cookie": cookie} if cookie else {}, **more)

    async def settle(self):
        """Until what has come is read."""
        for _ in range(20):
            await asyncio.sleep(0)

    async def quiet(self):
        """Until all that happens by itself has happened, or waits for the time to be turned."""
        calm = 0
        async with asyncio.timeout(60):
            while calm < 3:
                await self.settle()
                calm = calm + 1 if self._waits() else 0

    def _waits(self):
        rooms = self.hub.rooms.values()
        acting = sum(live.runner is not None and not live.runner.done() for live in rooms)
        thinking = sum(live.thought is not None and live.thought.ended is None for live in rooms)
        return acting + thinking <= len(self.hand.waiting)


class Window:
    """A guest's socket in a room. Every message is handed to `hear` when it is sent."""

    def __init__(self, inside, room, cookie, hear=lambda message: None):
        self.inside, self.room, self.cookie, self.hear = inside, room, cookie, hear
        self.writable = asyncio.Event()  # as `Connection` wants its outlet
        self.writable.set()
        self.closed = None
        self._task = None
        self._ids = count(1)
        self._answers = {}

    @property
    def open(self):
        return self._task is not None and self.closed is None

    async def enter(self, since=None):
        """Open the socket."""
        self.closed, self._in, self._there = None, asyncio.Queue(), asyncio.Event()

        async def send(message):
            if message["type"] == "websocket.close":
                self.closed = message.get("code", 1000)
                self._in.put_nowait({"type": "websocket.disconnect", "code": self.closed})
                self._there.set()

        scope = {
            **{"type": "websocket", "scheme": "ws", "path": f"/api/rooms/{self.room}/socket", "raw_path": b""},
            **{"query_string": b"" if since is None else b"since=%d" % since, "root_path": "", "subprotocols": []},
            **{"headers": [(b"cookie", self.cookie.encode())], "client": ("10.0.0.1", 1), "server": ("inside", 80)},
            **{"extensions": {OUTLET: lambda: self}, "state": {}},
        }
        await self._in.put({"type": "websocket.connect"})
        self._task = asyncio.create_task(self.inside.app(scope, self._in.get, send))
        await self._there.wait()
        return self

    def say(self, message):
        """What the server sends."""
        content = json.loads(message)
        self._there.set()
        self.hear(content)
        answer = self._answers.pop(content.get("id"), None)
        if answer is not None and not answer.done():
            answer.set_result(content)

    async def ask(self, kind, **content):
        """Send a wish; its answer, or None if the socket is closed."""
        if not self.open:
            return None
        number = next(self._ids)
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        await self._in.put({"type": "websocket.receive", "text": json.dumps({"type": kind, "id": number, **content})})
        await asyncio.wait([answer, self._task], return_when=asyncio.FIRST_COMPLETED, timeout=60)
        return answer.result() if answer.done() else None

    async def leave(self):
        """Close the socket."""
        if self._task is not None:
            self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await self._task
            self._task = None
