"""The face to the network: routes, headers, cookies."""

import asyncio
import contextlib
import gc
import logging
import os
import sys
import threading
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

import arkade
from arkade import registry
from arkade.replay import sealed
from arkade.server import protocol
from arkade.server.json_lines import set_up
from arkade.server.live.connection import FORBIDDEN, NO_GUEST, NO_ROOM, TOO_MUCH
from arkade.server.live.hub import Hub
from arkade.server.live.live_room import LiveRoom
from arkade.server.live.show import result
from arkade.server.live.thinking import Bots
from arkade.server.live.time_of_day import Time
from arkade.server.metrics import METRICS
from arkade.server.protocol import GameView, Me, Offer, OptionView, Problem, Proof, encode
from arkade.server.rooms import commands
from arkade.server.store.peers import Alone, Peers
from arkade.server.store.store import Store, StoreError
from arkade.server.web import learn
from arkade.server.web.door import Door, Share
from arkade.server.web.guests import COOKIE, COOKIE_AGE, Guests, new_id
from arkade.server.web.limits import Limits
from arkade.server.web.middleware import Headers, Turns, address
from arkade.server.web.openapi import openapi
from arkade.server.web.pages import assets, board, board_files, page, rules, wants_page, words
from arkade.server.web.sockets import Session, Shared
from arkade.server.web.wire import DOOR
from arkade.table.lesson import lessons, read
from arkade.table.match import Match

logger = logging.getLogger("arkade.server")

DAY = 86_400_000  # milliseconds
MOVES_A_REQUEST = 20  # a request for a match counts once more for every so many moves

#: Addresses of the browser's client, which is one page.
PAGES = (
    "/",
    "/room/{room}",
    "/rules/{game}",
    "/replay/{room}/{match:int}",
    "/learn/{game}",
    "/learn/{game}/{chapter}",
    "/credits",
)


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    db: str = "sqlite:///arkade.db"
    keys: Sequence[str] = ()  # that sign cookies, the newest first; none: those in the database
    origins: Sequence[str] = ()  # pages of other addresses that may connect
    limits: Limits = field(default_factory=Limits)
    proxies: str = "127.0.0.1"  # whose word is taken for who is behind them


def from_environment() -> Starlette:
    """The server of a worker process, as `arkade serve` has set it up."""
    set_up(os.environ.get("ARKADE_LOG", "info"))
    keys = tuple(key.strip() for key in os.environ.get("ARKADE_KEYS", "").split(",") if key.strip())
    origins = tuple(os.environ.get("ARKADE_ORIGINS", "").split())
    limits = Limits.read(os.environ.get("ARKADE_LIMITS", "").split())
    proxies = os.environ.get("ARKADE_PROXIES", Settings.proxies)
    return make_app(Settings(os.environ.get("ARKADE_DB", Settings.db), keys, origins, limits, proxies))


def make_app(settings: Settings, time: Time | None = None, bots: Bots | None = None) -> Starlette:
    """A server; `time` and `bots` are replaced by tests."""
    server = Server(settings, time or Time(), bots)
    room = "/api/rooms/{room:str}"
    return Starlette(
        routes=[
            Route("/health", server.health),
            Route("/metrics", server.metrics),
            Route("/api/openapi.json", server.openapi),
            Route("/api/games", server.games),
            Route("/api/games/{game}/words/{language}", words),
            Route("/api/games/{game}/rules/{language}", rules),
            Route("/api/games/{game}/board/{file}", board),
            Route("/api/lessons/{game}", learn.lesson),
            Route("/api/lessons/{game}/{chapter}", learn.chapter),
            Route("/api/lessons/{game}/{chapter}/{step:int}/why", learn.why),
            Route("/api/me", server.me),
            Route("/api/rooms", server.create, methods=["POST"]),
            Route(room + "/matches/{match:int}/replay", server.replay),
            Route(room + "/matches/{match:int}/proof", server.proof),
            WebSocketRoute(room + "/socket", server.socket),
            *(Route(path, page) for path in PAGES),
            Mount("/assets", assets),
        ],
        middleware=[Middleware(Headers), Middleware(Turns, server.door)],
        exception_handlers={HTTPException: _http_problem, commands.Refusal: _refused, StoreError: _unavailable},
        lifespan=server.lifespan,
    )


class Server:
    """The endpoints of the routes, and what they share."""

    def __init__(self, settings: Settings, time: Time, bots: Bots | None) -> None:
        self._settings, self._time, self._bots = settings, time, bots
        self.door = Door(settings.limits, settings.proxies)
        self._hub: Hub
        self._shared: Shared

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[dict[str, Any]]:
        """Everything that lives as long as the server."""
        sys.setswitchinterval(0.001)  # else a thread that has stored a move may wait 5 ms to say so
        gc.freeze()  # what is loaded stays; a full collection of it and of 300 rooms stops everybody for 0.3 s,
        gc.set_threshold(100_000, 20, 1000)  # and one came every few seconds
        store, bots = Store(self._settings.db), self._bots or Bots()
        await store.open()
        guests = Guests(self._settings.keys or await store.secrets())
        self._hub = Hub(store, _peers(store), bots, self._time)
        self._shared = Shared(self._hub, guests, self._settings.limits)
        await self._hub.open()
        threading.Thread(target=_warm, name="warm", daemon=True).start()
        logger.info("ready", extra={"database": store.url.get_backend_name(), "bots": bots.names})
        try:
            yield {DOOR: self.door}
        finally:
            await self._hub.close()
            await store.close()
            bots.close()

    # For those who run it

    async def health(self, request: Request) -> Response:
        """Whether the server and its database answer, and which version it is."""
        try:
            await self._hub.store.check()
        except Exception:
            return _json({"status": "the database does not answer", "version": arkade.__version__}, 503)
        return _json({"status": "ok", "version": arkade.__version__})

    async def metrics(self, request: Request) -> Response:
        """Totals for Prometheus."""
        return PlainTextResponse(METRICS.text(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        """This interface, described."""
        return _json(openapi())

    # For guests

    async def games(self, request: Request) -> Response:
        """What can be played."""
        return _json(Offer([game_view(name) for name in arkade.games()], list(self._hub.bots.names)))

    async def me(self, request: Request) -> Response:
        """Who the cookie says you are; without one you become a guest."""
        if (guest := self._guest(request)) is not None:
            return _json(Me(guest))
        if not self._share(request).guests.take():
            raise commands.Refusal("slow_down", detail="too many new guests")
        response = _json(Me(new := new_id()))
        self._set_cookie(request, response, new)
        return response

    async def create(self, request: Request) -> Response:
        """Make a room."""
        if not self._origin_allowed(request):
            return _json(Problem("bad_origin"), 403)
        guest = self._guest(request)
        if guest is None:
            return _json(Problem("no_guest", "ask /api/me for a cookie first"), 401)
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            return _json(Problem("bad_message", "the body must be application/json"), 415)
        body = await _body(request, self._settings.limits.frame)
        if body is None:
            return _json(Problem("too_large"), 413)
        try:
            wish = msgspec.json.decode(body, type=protocol.Create)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            return _json(Problem("bad_message", str(error)[:200]), 400)
        created = commands.create(wish, guest, self._hub.bots.names)
        if not self._share(request).rooms.take():
            raise commands.Refusal("slow_down")
        if await self._hub.store.rooms_of(guest, self._time.now() - DAY) >= self._settings.limits.rooms_a_day:
            raise commands.Refusal("slow_down", detail="too many open rooms")
        room = new_id()
        await self._hub.create(room, created)
        return _json(protocol.Created(room), 201)

    async def replay(self, request: Request) -> Response:
        """The file of a finished match, for `arkade replay` and `arkade verify`."""
        match = await self._finished(request)
        name = f"{match.game.name}-{request.path_params['match']}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        text = await asyncio.to_thread(match.replay().json)
        return Response(text, media_type="application/json", headers=headers)

    async def proof(self, request: Request) -> Response:
        """A finished match, rebuilt and checked."""
        match = await self._finished(request)
        await asyncio.to_thread(match.replay().verify)
        text = sealed(match.game, match.seed)
        return _json(Proof(match.commitment, text, str(match.seed), len(match.moves), result(match)))

    async def _finished(self, request: Request) -> Match:
        live = await self._find(request)
        match = await asyncio.to_thread(live.room.match, request.path_params["match"])
        if match is None:
            raise HTTPException(404)
        if not match.over:
            raise commands.Refusal("match_running")
        self._share(request).requests.take(len(match.moves) / MOVES_A_REQUEST)
        return match

    async def _find(self, request: Request) -> LiveRoom:
        name = request.path_params["room"]
        live = await self._hub.find(name) if _is_name(name) else None
        if live is None:
            raise HTTPException(404)
        return live

    async def socket(self, socket: WebSocket) -> None:
        """A guest enters a room."""
        if not self._origin_allowed(socket):
            await socket.close()  # before it is accepted: a plain 403
            return
        await socket.accept()
        guest = self._guest(socket)
        if guest is None:
            await socket.close(NO_GUEST)
            return
        name = socket.path_params["room"]
        try:
            live = await self._hub.find(name) if _is_name(name) else None
        except StoreError:
            await socket.close(1013)  # try again later
            return
        if live is None:
            await socket.close(NO_ROOM)
        elif guest in live.room.banned:
            await socket.close(FORBIDDEN)
        elif self._crowded(live, guest):
            await socket.close(TOO_MUCH)
        else:
            session = Session(self._shared, live, guest, socket, self._share(socket))
            await session.run(_number(socket.query_params.get("since")))

    def _crowded(self, live: LiveRoom, guest: str) -> bool:
        limits, sockets = self._settings.limits, live.attendance.sockets
        if self._shared.sockets[guest] >= limits.sockets or len(sockets) >= limits.sockets_of_room:
            return True
        return sum(socket.guest == guest for socket in sockets) >= limits.sockets_of_guest

    def _share(self, connection: HTTPConnection) -> Share:
        return self.door.share(address(connection.scope))

    # Who is it?

    def _guest(self, connection: HTTPConnection) -> str | None:
        return self._shared.guests.guest(connection.cookies.get(COOKIE))

    def _set_cookie(self, request: Request, response: Response, guest: str) -> None:
        secure = request.url.scheme == "https"
        response.set_cookie(
            COOKIE, self._shared.guests.cookie(guest), max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure
        )

    def _origin_allowed(self, connection: HTTPConnection) -> bool:
        """Whether the page that asks is ours. Browsers always say; other programs need no page."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self._settings.origins:
            return True
        return urlsplit(origin).netloc == connection.headers.get("host")


def _peers(store: Store) -> Peers:
    """Other processes on the same database; only PostgreSQL has them, and only then its driver is needed."""
    if not store.postgresql:
        return Alone()
    from arkade.server.store.processes import Processes

    return Processes(store)


def game_view(name: str) -> GameView:
    """A game as a form needs it; options that name files are not for guests."""
    found = arkade.describe(name)
    options = [
        OptionView(o.name, o.kind, o.rule, o.default, o.allowed, o.most, {str(n): size for n, size in o.sizes.items()})
        for o in found.options
        if o.kind != "file"
    ]
    return GameView(
        found.name,
        found.title,
        found.players,
        found.lowest_wins,
        options,
        pictures=registry.definition(name).pictures,
        lesson=len(read(name).chapters) if name in lessons() else 0,
        board=board_files(name),
    )


def _warm() -> None:
    """Have all rules loaded, or compiled: as many games side by side as there are processors."""
    for name in arkade.games():
        try:
            arkade.load(name).warm(timeout=0)
        except arkade.ArkadeError:
            logger.exception("a game cannot be loaded", extra={"game": name})


async def _body(request: Request, limit: int) -> bytes | None:
    """The body, None if it is too long."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > limit:
            return None
    return body


def _is_name(text: str) -> bool:
    """Whether a room could have this name."""
    return len(text) == 16 and text.isascii() and text.isprintable()


def _number(text: str | None) -> int | None:
    """What stands after `since`, if it is a number."""
    return int(text) if text and len(text) < 10 and text.isascii() and text.isdigit() else None


def _json(content: Any, status: int = 200) -> Response:
    return Response(encode(content), status, media_type="application/json")


_STATUS = {"slow_down": 429, "match_running": 409, "unavailable": 503, "busy": 503}


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, commands.Refusal)
    return _json(Problem(error.code, error.detail), _STATUS.get(error.code, 400))


async def _unavailable(request: Request, error: Exception) -> Response:
    return _json(Problem("unavailable"), 503)


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and wants_page(request):
        return await page(request, 404)
    response = _json(Problem("not_found"), error.status_code)
    response.headers.update(error.headers or {})
    return response
