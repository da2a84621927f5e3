"""Reviews of finished matches, made by the bots' threads when no bot waits for one."""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import lru_cache, partial
from itertools import zip_longest
from typing import Any, NamedTuple, TypeVar

import msgspec

from arkade import review
from arkade.errors import ArkadeError
from arkade.game import Game
from arkade.replay import Replay
from arkade.server.live.pool import Pool
from arkade.server.live.time_of_day import Time
from arkade.server.protocol import (
    DecisionReview,
    LegalMove,
    MoveReview,
    ReviewState,
    ReviewView,
    SeatReview,
    TurnReview,
    encode,
)
from arkade.server.rooms.commands import Refusal
from arkade.server.store import reviews as kept
from arkade.server.store.store import Store
from arkade.table.match import Match

logger = logging.getLogger("arkade.server")

LEVEL = review.USUAL
BEAT = 1.0  # seconds between two signs of life
LOOK = 1.0  # seconds that what is shown of one in the making may be old
LIFE = 20_000  # milliseconds between two signs of life of a review that waits
DIGITS = 4  # of the chances of a graph

T = TypeVar("T")
_decode = msgspec.json.Decoder(ReviewView).decode


class _Wish(NamedTuple):
    """A review that somebody waits for."""

    room: str
    number: int
    match: Match
    guest: str

    @property
    def place(self) -> tuple[str, int]:
        """Which match of which room it is of."""
        return self.room, self.number


class _Making:
    """A review in the making, as far as it is."""

    def __init__(self, wish: _Wish) -> None:
        self.wish, self.done, self.of = wish, 0, 0
        self.view: ReviewView | None = None  # of what is judged so far
        self._replay = wish.match.replay()
        self._shown = 0.0  # when

    def watch(self, done: int, of: int, so_far: Callable[[], review.Review]) -> None:
        """Something more is judged."""
        self.done, self.of = done, of
        if self.view is None or time.monotonic() - self._shown > LOOK:
            self.view, self._shown = view(so_far(), self._replay), time.monotonic()

    def make(self, values: Callable[[Game], review.Values], pool: Executor) -> str:
        """All of it, as it is stored."""
        if not self.wish.match.game.warm():  # it waits for those who compile
            raise ArkadeError("without compiled rules a review would take hours")
        known = pool.submit(values, self.wish.match.game).result()
        found = review.run(self._replay, level=LEVEL, values=known, pool=pool, watch=self.watch)
        return encode(view(found, self._replay)).decode()


class Reviews:
    """The reviews of a server. One after the other, and of each every piece waits until no bot does."""

    def __init__(self, store: Store, pool: Pool, time: Time) -> None:
        self._store, self._pool, self._time = store, pool, time
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="review")  # it waits, the bots' threads work
        self._values = lru_cache(32)(review.Values)  # of a game, for all its reviews
        self._line: OrderedDict[str, deque[_Wish]] = OrderedDict()  # by guest: those that wait
        self._told: dict[tuple[str, int], tuple[int, int]] = {}  # what was stored: the place in the line, and when
        self._now: _Making | None = None
        self._works: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Wait for nobody; what is not finished is begun anew some day."""
        if self._works:
            self._works.cancel()
            await asyncio.gather(self._works, return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def look(self, room: str, number: int, match: Match) -> ReviewState:
        """How far the review of a match is."""
        _check(match)
        return _state(match, await kept.find(self._store, room, number, self._time.now()))

    def making(self, room: str, number: int) -> ReviewState | None:
        """The same of a review that this process makes or is about to make, with what is judged so far."""
        if self._now and self._now.wish.place == (room, number):
            now = self._now
            return ReviewState("running", now.done, now.of, review=now.view, broken=now.wish.match.broken > 0)
        for before, wish in enumerate(self._waiting(), self._now is not None):
            if wish.place == (room, number):
                return ReviewState("running", before=before, broken=wish.match.broken > 0)
        return None

    async def begin(self, room: str, number: int, match: Match, guest: str, a_day: int, at_once: int) -> ReviewState:
        """Have a match reviewed, unless it is already; where others are being made, after them."""
        _check(match)
        while True:
            claim = await kept.claim(self._store, room, number, guest, self._time.now(), a_day, at_once)
            if claim == "reviewing" or claim == "reviewed_enough":
                raise Refusal(claim)
            if claim == "begin":
                self._line.setdefault(guest, deque()).append(_Wish(room, number, match, guest))
                if self._works is None or self._works.done():
                    self._works = asyncio.create_task(self._work())
            elif claim.data is not None and _state(match, claim).state == "none":  # of a version before
                await kept.forget(self._store, room, number, claim.data)
                continue
            return self.making(room, number) or _state(match, claim if isinstance(claim, kept.Kept) else None)

    def _waiting(self) -> Iterator[_Wish]:
        """Reviews that wait, the next first: of every guest one in turn."""
        for some in zip_longest(*self._line.values()):
            yield from filter(None, some)

    async def _work(self) -> None:
        """Make one after the other."""
        while wish := next(self._waiting(), None):
            mine = self._line.pop(wish.guest)
            mine.popleft()
            if mine:
                self._line[wish.guest] = mine  # again, after all others
            self._told.pop(wish.place, None)
            self._now = _Making(wish)
            try:
                await self._make(self._now)
            finally:
                self._now = None

    async def _make(self, now: _Making) -> None:
        room, number = now.wish.place
        patient = _Patient(self._pool, now.wish.guest)
        made = asyncio.get_running_loop().run_in_executor(self._thread, now.make, self._values, patient)
        try:
            while not made.done():
                await asyncio.wait([made], timeout=BEAT)
                await kept.go_on(self._store, room, number, now.done, now.of, self._time.now())
                await self._tell()
            await kept.keep(self._store, room, number, await made)
        except Exception:
            logger.exception("a review failed", extra={"game": now.wish.match.game.name})
            with contextlib.suppress(Exception):  # then it is dead in a minute
                await kept.give_up(self._store, room, number)
        finally:
            patient.stop()

    async def _tell(self) -> None:
        """Signs of life of those that wait."""
        at = self._time.now()
        for before, wish in enumerate(list(self._waiting()), 1):
            place, since = self._told.get(wish.place, (-1, 0))
            if place != before or at - since > LIFE:
                await kept.wait(self._store, *wish.place, before, at)
                self._told[wish.place] = before, at


class _Patient(Executor):
    """Has work done by a pool's threads when nothing that cannot wait does. Used from a thread that waits for it."""

    def __init__(self, pool: Pool, who: str) -> None:
        self._pool, self._who, self._loop = pool, who, asyncio.get_running_loop()
        self._begun: set[Future[Any]] = set()
        self._stopped = False

    def submit(self, work: Callable[..., T], /, *given: Any, **named: Any) -> "Future[T]":
        """Do it some time."""
        if self._stopped:
            raise RuntimeError("it is too late")
        begun = asyncio.run_coroutine_threadsafe(self._do(partial(work, *given, **named)), self._loop)
        self._begun.add(begun)
        begun.add_done_callback(self._begun.discard)
        return begun

    async def _do(self, work: Callable[[], T]) -> T:
        return await (await self._pool.begin(self._who, work, can_wait=True))

    def stop(self) -> None:
        """Nobody waits for it any more."""
        self._stopped = True
        for each in list(self._begun):
            each.cancel()


def _check(match: Match) -> None:
    if not match.over:
        raise Refusal("match_running")
    if match.stopped:
        raise Refusal("unfinished")


def _state(match: Match, found: kept.Kept | None) -> ReviewState:
    broken = match.broken > 0
    if found is None:
        return ReviewState("none", broken=broken)
    if found.data is None:
        before = 0 if found.parts else found.done
        return ReviewState("running", found.done - before, found.parts, before, broken=broken)
    try:
        whole = _decode(found.data)
        return ReviewState("done", found.parts, found.parts, review=whole, broken=broken)
    except msgspec.DecodeError:  # what is stored there is no review, or one of a version before
        return ReviewState("none", broken=broken)


def view(found: review.Review, replay: Replay) -> ReviewView:
    """A review as the browser shows it, or as much of it as there is."""
    game = replay.game

    def named(notation: str) -> LegalMove:
        return LegalMove(notation, game.phrase(game.parse(notation)))

    fields = SeatReview.__struct_fields__
    return ReviewView(
        level=found.level,
        learned=found.learned,
        open=found.open,
        dealt=_rounded(found.dealt),
        dealt_true=_rounded(found.dealt_true),
        seats=[SeatReview(*(getattr(seat, field) for field in fields)) for seat in found.seats],
        moves=[
            MoveReview(
                n=each.n,
                seat=each.seat,
                move=named(each.move),
                chances=_rounded(each.chances),
                true=_rounded(each.true),
                luck=_rounded([luck + hidden for luck, hidden in zip(each.luck, each.hidden, strict=True)]),
            )
            for each in found.moments
        ],
        turns=[
            TurnReview(
                n=each.n,
                moves=each.moves,
                seat=each.seat,
                best=[named(move) for move in each.best],
                call=each.call,
                loss=_lost(each.chance, each.loss),
                error=round(each.error, DIGITS),
                exact=each.exact,
                chance=round(each.chance, DIGITS),
                rival=[named(move) for move in each.rival],
                lead=round(each.lead, DIGITS),
            )
            for each in found.turns
        ],
        decisions=[
            DecisionReview(
                n=each.n,
                seat=each.seat,
                best=[named(move) for move in each.best],
                call=each.call,
                loss=_lost(each.chance, each.loss),
                error=round(each.error, DIGITS),
                exact=each.exact,
                chance=round(each.chance, DIGITS),
                why=each.why,
                instead=each.instead,
            )
            for each in found.decisions
        ],
    )


def _lost(chance: float, loss: float) -> float:
    """A loss, rounded so that what is left of the chance is what a curve says that has it."""
    return round(round(chance, DIGITS) - round(chance - loss, DIGITS), DIGITS)


def _rounded(chances: list[float]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]
