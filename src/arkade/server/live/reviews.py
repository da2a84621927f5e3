"""Reviews of finished matches, made by the bots' threads when no bot waits for one."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import lru_cache, partial
from typing import Any, TypeVar

import msgspec

from arkade import review
from arkade.errors import ArkadeError
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
    encode,
)
from arkade.server.rooms.commands import Refusal
from arkade.server.store import reviews as kept
from arkade.server.store.store import Store
from arkade.table.match import Match

logger = logging.getLogger("arkade.server")

LEVEL = review.USUAL
BEAT = 1.0  # seconds between two signs of life
DIGITS = 4  # of the chances of a graph

T = TypeVar("T")
_decode = msgspec.json.Decoder(ReviewView).decode


class Reviews:
    """The reviews of a server. One after the other, and of each every piece waits until no bot does."""

    def __init__(self, store: Store, pool: Pool, time: Time) -> None:
        self._store, self._pool, self._time = store, pool, time
        self._waiting = ThreadPoolExecutor(1, thread_name_prefix="review")  # it waits, the bots' threads work
        self._tasks: set[asyncio.Task[None]] = set()
        self._values = lru_cache(32)(review.Values)  # of a game, for all its reviews

    async def close(self) -> None:
        """Wait for nobody; what is not finished is begun anew some day."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._waiting.shutdown(wait=False, cancel_futures=True)

    async def look(self, room: str, number: int, match: Match) -> ReviewState:
        """How far the review of a match is."""
        _check(match)
        return _state(match, await kept.find(self._store, room, number, self._time.now()))

    async def begin(self, room: str, number: int, match: Match, guest: str, a_day: int) -> ReviewState:
        """Have a match reviewed, unless it is already."""
        _check(match)
        claim = await kept.claim(self._store, room, number, guest, self._time.now(), a_day)
        if claim == "reviewing" or claim == "reviewed_enough":
            raise Refusal(claim)
        if claim == "begin":
            task = asyncio.create_task(self._make(room, number, match, guest))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            return ReviewState("running", broken=match.broken > 0)
        return _state(match, claim)

    async def _make(self, room: str, number: int, match: Match, guest: str) -> None:
        done = parts = 0
        patient = _Patient(self._pool, guest)

        def watch(*now: int) -> None:
            nonlocal done, parts
            done, parts = now

        def work() -> str:
            if not match.game.warm():  # it waits for those who compile
                raise ArkadeError("without compiled rules a review would take hours")
            values = patient.submit(self._values, match.game).result()
            replay = match.replay()
            found = review.run(replay, level=LEVEL, values=values, pool=patient, watch=watch)
            return encode(view(found, replay)).decode()

        making = asyncio.get_running_loop().run_in_executor(self._waiting, work)
        try:
            while not making.done():
                await asyncio.wait([making], timeout=BEAT)
                await kept.go_on(self._store, room, number, done, parts, self._time.now())
            await kept.keep(self._store, room, number, await making)
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("a review failed", extra={"game": match.game.name})
            await kept.give_up(self._store, room, number)
        finally:
            patient.stop()


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
        return ReviewState("running", found.done, found.parts, broken=broken)
    try:
        return ReviewState("done", found.parts, found.parts, _decode(found.data), broken)
    except msgspec.DecodeError:  # what is stored there is no review
        return ReviewState("none", broken=broken)


def view(found: review.Review, replay: Replay) -> ReviewView:
    """A review as the browser shows it."""
    game = replay.game

    def named(notation: str) -> LegalMove:
        return LegalMove(notation, game.phrase(game.parse(notation)))

    fields = SeatReview.__struct_fields__
    return ReviewView(
        level=found.level,
        learned=found.learned,
        dealt=_rounded(found.dealt),
        seats=[SeatReview(*(getattr(seat, field) for field in fields)) for seat in found.seats],
        moves=[
            MoveReview(
                n=each.n,
                seat=each.seat,
                move=named(each.move),
                chances=_rounded(each.chances),
                luck=_rounded([luck + hidden for luck, hidden in zip(each.luck, each.hidden, strict=True)]),
            )
            for each in found.moments
        ],
        decisions=[
            DecisionReview(
                n=each.n,
                seat=each.seat,
                best=named(each.best),
                call=each.call,
                loss=round(each.loss, DIGITS),
                error=round(each.error, DIGITS),
                exact=each.exact,
                chance=round(each.chance, DIGITS),
                why=each.why,
                instead=each.instead,
            )
            for each in found.decisions
        ],
    )


def _rounded(chances: list[float]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]
