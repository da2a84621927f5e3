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

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

import arkade
from arkade import signing
from arkade.replay import Replay, sealed
from arkade.server import protocol
from arkade.server.json_lines import set_up
from arkade.server.live import moments
from arkade.server.live.connection import FORBIDDEN, NO_GUEST, NO_ROOM, TOO_MUCH
from arkade.server.live.hub import Hub
from arkade.server.live.live_room import LiveRoom
from arkade.server.live.pool import Pool
from arkade.server.live.reviews import Reviews
from arkade.server.live.show import result
from arkade.server.live.thinking import Bots
from arkade.server.live.time_of_day import Time
from arkade.server.metrics import METRICS
from arkade.server.protocol import Me, Problem, Proof
from arkade.server.rooms import commands, events
from arkade.server.store import lists, signatures, tickets
from arkade.server.store.peers import Alone, Peers
from arkade.server.store.seals import secrets_of
from arkade.server.store.store import Store, StoreError
from arkade.server.web import learn, people, puzzles
from arkade.server.web.door import Door, Share, among
from arkade.server.web.guests import COOKIE, COOKIE_AGE, Guests, new_id
from arkade.server.web.limits import Credits, Limits
from arkade.server.web.middleware import Headers, Turns, address
from arkade.server.web.offer import offer
from arkade.server.web.openapi import openapi
from arkade.server.web.pages import assets, beside, board, page, picture, rules, wants_page, words
from arkade.server.web.positions import MAKING
from arkade.server.web.reading import Unreadable, answer, is_name, number, read, unreadable
from arkade.server.web.sockets import Session, Shared
from arkade.server.web.wire import DOOR
from arkade.table.match import Match

logger = logging.getLogger("arkade.server")

DAY = 86_400_000  # milliseconds

#: When garbage is looked for. A look takes 0.6 to 1 µs an object, and everybody waits: 100,000 new objects at a time
#: were pauses of 55 to 84 ms of processor time every 15 s at 300 rooms and 520 moves/s; 2,000, and five times as many
#: that have survived one look, should be 2 and 10 ms by that (5,000 at a time were 6 to 12, then mostly 17 to 33 ms). A
#: look at all of 300 rooms takes 0.3 s; two million objects must be kept before one comes. So what a connection or a
#: room leaves behind must not refer to itself: the soak had grown by 20 kB a room.
COLLECT = (2_000, 4, 250)
PAUSED = "nothing can be stored: play pauses until the database takes it"
MOVES_A_REQUEST = 20  # a request for a match counts once more for every so many moves

#: Addresses of the browser's client, which is one page.
PAGES = (
    "/",
    "/device",
    "/room/{room}",
    "/rules",
    "/rules/{game}",
    "/replay/{room}/{match:int}",
    "/review/{room}/{match:int}",
    "/puzzles",
    "/puzzles/{game}",
    "/learn/{game}",
    "/learn/{game}/{chapter}",
    "/credits",
)


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    db: str = "sqlite:///arkade.db"
    keys: Sequence[str] = ()  # that sign cookies, the newest first; none: those in the database
    signing_keys: Sequence[str] = ()  # that sign matches and make digests; the same
    origins: Sequence[str] = ()  # pages of other addresses that may connect
    limits: Limits = field(default_factory=Limits)
    lists: bool = True  # whether hosts may list their tables for everybody
    proxies: str = "127.0.0.1"  # whose word is taken for who is behind them
    metrics: str = "127.0.0.1"  # who may read the totals; *: everybody


def from_environment() -> Starlette:
    """The server of a worker process, as `arkade serve` has set it up."""
    set_up(os.environ.get("ARKADE_LOG", "info"))
    keys, signing_keys = secrets_of("ARKADE_KEYS"), secrets_of("ARKADE_SIGNING_KEYS")
    origins = tuple(os.environ.get("ARKADE_ORIGINS", "").split())
    limits = Limits.read(os.environ.get("ARKADE_LIMITS", "").split())
    proxies = os.environ.get("ARKADE_PROXIES", Settings.proxies)
    listing = os.environ.get("ARKADE_LISTS", "1") == "1"
    metrics = os.environ.get("ARKADE_METRICS", Settings.metrics)
    db = os.environ.get("ARKADE_DB", Settings.db)
    return make_app(Settings(db, keys, signing_keys, origins, limits, proxies=proxies, metrics=metrics, lists=listing))


def make_app(settings: Settings, time: Time | None = None, bots: Bots | None = None) -> Starlette:
    """A server; `time` and `bots` are replaced by tests."""
    server = Server(settings, time or Time(), bots)
    room = "/api/rooms/{room:str}"
    return Starlette(
        routes=[
            Route("/health", server.health),
            Route("/ready", server.ready),
            Route("/metrics", server.metrics),
            Route("/api/openapi.json", server.openapi),
            Route("/api/games", server.games),
            Route("/api/games/{game}/words/{language}", words),
            Route("/api/games/{game}/rules/{language}", rules),
            Route("/api/games/{game}/board/{file}", board),
            Route("/api/games/{game}/{file}", picture),
            Route("/api/lessons/{game}", learn.lesson),
            Route("/api/lessons/{game}/{chapter}", learn.chapter),
            Route("/api/lessons/{game}/{chapter}/{step:int}/why", learn.why),
            Route("/api/puzzles/{game}", puzzles.book),
            Route("/api/puzzles/{game}/{puzzle}/why", puzzles.why),
            Route("/api/puzzles/{game}/{puzzle}/practice", server.play_on, methods=["POST"]),
            Route("/api/me", server.me, methods=["GET", "DELETE"]),
            Route("/api/me/ticket", server.issue, methods=["POST"]),
            Route("/api/me/arrival", server.arrive, methods=["POST"]),
            Route("/api/key", server.key),
            Route("/api/tables", server.tables),
            Route("/api/rooms", server.create, methods=["POST"]),
            Route(room + "/matches/{match:int}/replay", server.replay),
            Route(room + "/matches/{match:int}/proof", server.proof),
            Route(room + "/matches/{match:int}/moments", server.moments),
            Route(room + "/matches/{match:int}/review", server.review, methods=["GET", "POST"]),
            Route(room + "/matches/{match:int}/practice", server.practise, methods=["POST"]),
            WebSocketRoute(room + "/socket", server.socket),
            *(Route(path, server.page) for path in PAGES),
            Mount("/assets", assets),
            Route("/{file}", beside),
        ],
        middleware=[
            Middleware(Headers),
            Middleware(Turns, server.door),
            Middleware(GZipMiddleware, minimum_size=500, compresslevel=6),
        ],
        exception_handlers={
            HTTPException: _http_problem,
            commands.Refusal: _refused,
            Unreadable: unreadable,
            StoreError: _unavailable,
            ClientDisconnect: _gone,
        },
        lifespan=server.lifespan,
    )


class Server:
    """The endpoints of the routes, and what they share."""

    def __init__(self, settings: Settings, time: Time, bots: Bots | None) -> None:
        self._settings, self._time, self._bots = settings, time, bots
        self.door = Door(settings.limits, settings.proxies)
        self._may_watch = among(settings.metrics)
        self._tickets = Credits(settings.limits.tickets, settings.limits.ticket_burst)
        self._hub: Hub
        self._reviews: Reviews
        self._shared: Shared

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[dict[str, Any]]:
        """Everything that lives as long as the server."""
        sys.setswitchinterval(0.001)  # else a thread that has stored a move may wait 5 ms to say so
        gc.freeze()  # what is loaded stays and need not be looked at
        gc.set_threshold(*COLLECT)
        store, bots = Store(self._settings.db, self._settings.signing_keys), self._bots or Bots()
        making = Pool(1, "making")
        await store.open()
        guests = Guests(self._settings.keys or await store.secrets())
        self._hub = Hub(store, _peers(store), bots, self._time)
        self._shared = Shared(self._hub, guests, self._settings.limits)
        self._reviews = Reviews(store, bots.pool, self._time)
        await self._hub.open()
        threading.Thread(target=_warm, name="warm", daemon=True).start()
        logger.info("ready", extra={"database": store.url.get_backend_name(), "bots": bots.names})
        try:
            yield {DOOR: self.door, MAKING: making}
        finally:
            making.close()
            await self._reviews.close()
            await self._hub.close()
            await store.close()
            bots.close()

    # For those who run it

    async def health(self, request: Request) -> Response:
        """The process lives; and whether play goes on, and which version it is."""
        status = PAUSED if self._hub.store.down else "ok"
        return answer({"status": status, "version": arkade.__version__})

    async def ready(self, request: Request) -> Response:
        """Whether people can play here: something can be stored."""
        if await self._hub.store.check():
            return answer({"status": "ok", "version": arkade.__version__})
        return answer({"status": PAUSED, "version": arkade.__version__}, 503)

    async def metrics(self, request: Request) -> Response:
        """Totals for Prometheus, if it comes from where it may."""
        if not self._may_watch(address(request.scope)):
            raise HTTPException(404)
        return PlainTextResponse(METRICS.text(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        """This interface, described."""
        return answer(openapi())

    # For guests

    async def games(self, request: Request) -> Response:
        """What can be played."""
        return answer(offer(self._hub.bots.names, self._settings.lists))

    async def me(self, request: Request) -> Response:
        """Who the cookie says you are; without one you become a guest. DELETE: you are nobody any more."""
        if request.method == "DELETE":
            return await self._forget(request)
        if (guest := self._guest(request)) is not None:
            response = answer(Me(guest))
            self._renew_cookie(request, response, guest)
            return response
        if not self._share(request).guests.take():
            raise commands.Refusal("slow_down", detail="too many new guests")
        response = answer(Me(new := new_id()))
        self._set_cookie(request, response, new)
        return response

    async def _forget(self, request: Request) -> Response:
        """Delete all about the guest; the cookie, too."""
        guest = self._same_guest(request)
        if not self._tickets.take(guest):
            raise commands.Refusal("slow_down")
        response = answer(protocol.Erased(await self._hub.forget(guest)))
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=request.url.scheme == "https")
        return response

    async def create(self, request: Request) -> Response:
        """Make a room."""
        guest = self._same_guest(request)
        wish = await read(request, protocol.Create, self._settings.limits.frame)
        created = commands.create(wish, guest, self._hub.bots.names)
        return await self._open(request, guest, created, *commands.first_deal(wish))

    async def practise(self, request: Request) -> Response:
        """Make a room that plays on from a position of a finished match."""
        guest = self._same_guest(request)
        wish = await read(request, protocol.Practice, self._settings.limits.frame)
        first = commands.practise(wish, await self._finished(request), guest, self._hub.bots.names)
        return await self._open(request, guest, *first)

    async def play_on(self, request: Request) -> Response:
        """Make a room that plays on from a puzzle's position."""
        guest = self._same_guest(request)
        wish = await read(request, protocol.PlayOn, self._settings.limits.frame)
        game, puzzle = puzzles.one(request)
        deal = arkade.load(game, puzzle.players, **puzzle.options)
        first = commands.play_on(wish, deal, puzzle.seed, puzzle.before, puzzle.seat, guest, self._hub.bots.names)
        return await self._open(request, guest, *first)

    async def _open(self, request: Request, guest: str, *first: events.Created | events.Started) -> Response:
        """Make a room by its first events, unless there are too many."""
        if not self._share(request).rooms.take():
            raise commands.Refusal("slow_down")
        if await self._hub.store.rooms_of(guest, self._time.now() - DAY) >= self._settings.limits.rooms_a_day:
            raise commands.Refusal("slow_down", detail="too many open rooms")
        if isinstance(first[0], events.Created) and first[0].plan.listed is True:
            await people.check_listing(self._hub, guest, self._share(request), self._settings.limits)
        room = new_id()
        await self._hub.create(room, *first)
        return answer(protocol.Created(room), 201)

    async def tables(self, request: Request) -> Response:
        """The guest's tables, and those open to everybody."""
        settings = self._settings
        return answer(await people.tables_of(self._hub, self._guest(request), settings.lists, settings.limits.listed))

    async def issue(self, request: Request) -> Response:
        """A ticket, by which another device becomes the same guest."""
        guest = self._same_guest(request)
        wish = await read(request, protocol.Person, self._settings.limits.frame)
        if not self._tickets.take(guest):
            raise commands.Refusal("slow_down")
        return answer(await people.issue(self._hub, guest, wish.kept), 201)

    async def arrive(self, request: Request) -> Response:
        """Become the guest of a ticket."""
        self._check_origin(request)
        wish = await read(request, protocol.Arrival, self._settings.limits.frame)
        found = await tickets.redeem(self._hub.store, wish.token, self._time.now())
        if found is None:
            raise commands.Refusal("bad_link")
        response = answer(protocol.Arrived(*found))
        self._set_cookie(request, response, found[0])
        return response

    async def replay(self, request: Request) -> Response:
        """The file of a finished match, for `arkade replay` and `arkade verify`."""
        match = await self._finished(request)
        name = f"{match.game.name}-{request.path_params['match']}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        text = await asyncio.to_thread((await self._replay(request, match)).json)
        return Response(text, media_type="application/json", headers=headers)

    async def _replay(self, request: Request, match: Match) -> Replay:
        await (await self._find(request)).settled()
        room, number = request.path_params["room"], request.path_params["match"]
        return await signatures.replay(self._hub.store, room, number, match)

    async def key(self, request: Request) -> Response:
        """The public keys that finished matches are signed by."""
        return answer(protocol.Keys([signer.key for signer in self._hub.store.signers]))

    async def proof(self, request: Request) -> Response:
        """A finished match, rebuilt and checked."""
        match = await self._finished(request)
        await asyncio.to_thread(match.replay().verify)
        text = sealed(match.game, match.seed)
        signed = _signed(await self._replay(request, match), match)
        return answer(Proof(match.commitment, text, str(match.seed), len(match.moves), result(match), signed))

    async def moments(self, request: Request) -> Response:
        """A finished match moment by moment, as the guest saw it; with `open`, everything."""
        match = await self._finished(request)
        live, number = await self._find(request), request.path_params["match"]
        viewer = live.entries.looker(self._guest(request) or "", number)
        async with self._shared.replaying:
            content = await moments.packed(match, live.room.sat(number), viewer, "open" in request.query_params)
        return Response(content, media_type="application/json", headers={"content-encoding": "gzip"})

    async def review(self, request: Request) -> Response:
        """How far the review of a finished match is; POST: have it made, unless it is."""
        room, number = request.path_params["room"], request.path_params["match"]
        if request.method == "GET":
            making = self._reviews.making(room, number)  # asked again and again: without playing the match again
            return answer(making or await self._reviews.look(room, number, await self._finished(request)))
        guest, limits = self._same_guest(request), self._settings.limits
        match = await self._finished(request)
        bounds = limits.reviews_a_day, limits.reviews_at_once
        return answer(await self._reviews.begin(room, number, match, guest, *bounds))

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
        live = await self._hub.find(name) if is_name(name) else None
        if live is None:
            raise HTTPException(404)
        return live

    async def page(self, request: Request) -> Response:
        """A page, which may be about a game; who opens it is a guest."""
        game, room = request.path_params.get("game"), request.path_params.get("room", "")
        if is_name(room):
            with contextlib.suppress(StoreError):
                game = await lists.game_of(self._hub.store, room)
        response = await page(request, game=game)
        if (guest := self._guest(request)) is not None:
            self._renew_cookie(request, response, guest)
        elif self._share(request).guests.take():
            self._set_cookie(request, response, new_id())
        return response

    async def socket(self, socket: WebSocket) -> None:
        """A guest enters a room."""
        if not self._origin_allowed(socket):
            await socket.close()  # before it is accepted: a plain 403
            return
        with contextlib.suppress(WebSocketDisconnect):  # somebody who has knocked and gone
            await socket.accept()
            await self._admit(socket)

    async def _admit(self, socket: WebSocket) -> None:
        guest = self._guest(socket)
        if guest is None:
            await socket.close(NO_GUEST)
            return
        name, since = socket.path_params["room"], number(socket.query_params.get("since"))
        try:
            live = await self._hub.find(name) if is_name(name) else None
            if live is not None:
                await live.catch_up(since)
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
            await session.run(since)

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

    def _renew_cookie(self, request: Request, response: Response, guest: str) -> None:
        """Long before it ends, and when a newer key signs: whoever comes now and then stays who they are."""
        if self._shared.guests.is_old(request.cookies[COOKIE]):
            self._set_cookie(request, response, guest)

    def _check_origin(self, request: Request) -> None:
        if not self._origin_allowed(request):
            raise Unreadable(Problem("bad_origin", _foreign(request)), 403)

    def _same_guest(self, request: Request) -> str:
        """The guest who asks for a change, from a page of ours."""
        self._check_origin(request)
        guest = self._guest(request)
        if guest is None:
            raise Unreadable(Problem("no_guest", "ask /api/me for a cookie first"), 401)
        return guest

    def _origin_allowed(self, connection: HTTPConnection) -> bool:
        """Whether the page that asks is ours. Browsers always say; other programs need no page."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self._settings.origins:
            return True
        return urlsplit(origin).netloc == connection.headers.get("host")


def _foreign(request: Request) -> str:
    """What to look at when a page is not taken for ours."""
    origin, host = request.headers.get("origin", ""), request.headers.get("host", "")
    return (
        f"the page is of {origin[:100]!r}, the request for {host[:100]!r}: a proxy must pass the Host header on as it"
        " came, with its port (docs/server.md), and a page of another site must be named by --origin"
    )


def _signed(replay: Replay, match: Match) -> protocol.Signed | None:
    if (found := replay.signature) is None:
        return None
    text = replay.statement(match.state)
    return protocol.Signed(found.key, found.signature, text, signing.signed(found.key, found.signature, text))


def _peers(store: Store) -> Peers:
    """Other processes on the same database; only PostgreSQL has them, and only then its driver is needed."""
    if not store.postgresql:
        return Alone(store)
    from arkade.server.store.processes import Processes

    return Processes(store)


def _warm() -> None:
    """Have all rules loaded, or compiled: as many games side by side as there are processors."""
    for name in arkade.games():
        try:
            arkade.load(name).warm(timeout=0)
        except arkade.ArkadeError:
            logger.exception("a game cannot be loaded", extra={"game": name})


_STATUS = {
    "slow_down": 429,
    "reviewing": 429,
    "reviewed_enough": 429,
    "listed_enough": 429,
    "match_running": 409,
    "unfinished": 409,
    "unavailable": 503,
    "busy": 503,
}


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, commands.Refusal)
    return answer(Problem(error.code, error.detail), _STATUS.get(error.code, 400))


async def _gone(request: Request, error: Exception) -> Response:
    """Whoever sent half a request is not there to read this."""
    return answer(Problem("bad_message"), 400)


async def _unavailable(request: Request, error: Exception) -> Response:
    return answer(Problem("unavailable"), 503)


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and wants_page(request):
        return await page(request, 404)
    response = answer(Problem("not_found"), error.status_code)
    response.headers.update(error.headers or {})
    return response
