"""Bots and the judge think in threads, never on the event loop, and with a deadline."""

import asyncio
import logging
import os
import random
import secrets
import threading
import time
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, TypeVar

from arkade import bots
from arkade.errors import ArkadeError
from arkade.game import Game
from arkade.judge import LEVELS, Judged, Values, judge
from arkade.server.live.pool import Pool
from arkade.server.metrics import METRICS
from arkade.state import Seat
from arkade.table.match import Match
from arkade.table.table import Table

logger = logging.getLogger("arkade.server")

Maker = Callable[[str, int], Any]
T = TypeVar("T")

HINT = LEVELS["quick"]
FITTING = 3.0  # seconds, at most, to learn how far an evaluation may be believed that does not come with it
TABLES = 100  # whose evaluations are kept: whoever plans tables for ever must not fill the memory
QUICK = 0.02  # seconds: who takes less waits for nobody who takes longer


class Bots:
    """The bots of a server: their names, and a pool in which they think.

    A core is left to the server. The deadline counts from when a bot begins to think, not while it waits for others.
    Hosts wait for each other in turn, however many tables each has; bots that have been quick have a thread of their
    own, so that chance never waits for a search; hints wait for moves.
    """

    def __init__(self, make: Maker | None = None, deadline: float = 15, threads: int | None = None) -> None:
        self._make: Maker = make or partial(bots.make, limit_ms=bots.TABLE_MS)
        self._deadline = deadline
        self.names = tuple(bots.offered())  # the strongest last
        self.pool = Pool(threads or max(1, (os.cpu_count() or 2) - 1), "bot")
        self._quick = Pool(1, "quick-bot")
        self._seed = secrets.randbits(64)  # of the judge: whoever asks again is told the same
        self._took: dict[tuple[str, str], float] = {}  # by bot and game: seconds of late, the longest weighing most

    def close(self) -> None:
        """Wait for nobody."""
        self.pool.close()
        self._quick.close()

    async def choose(self, table: Table, seat: int, host: str = "") -> int:
        """A legal action for a seat: its bot's, or a random one if that is late or fails."""
        state = table.match.state
        name = self.fitting(table.seats.bot(seat), state.game)
        about = {"bot": name, "game": state.game.name}
        try:
            known = (name, state.game.name)
            pool = self._quick if self._took.get(known, QUICK) < QUICK else self.pool
            with table.bots.borrow(seat, name, self._new) as bot:

                def work() -> int:
                    begin = time.perf_counter()
                    chosen = int(bot.choose(make()))
                    took = time.perf_counter() - begin
                    self._took[known] = max(took, 0.9 * self._took.get(known, 0.0))
                    return chosen

                make = _seat(table.match, seat)
                action = await self._think(bot, await pool.begin(host, _timed(work)))
            if action in state.legal():
                return action
            logger.error("a bot chose an illegal move", extra=about)
        except TimeoutError:
            METRICS.add("arkade_bot_late_total")
            logger.warning("a bot missed its deadline", extra=about)
        except Exception:
            logger.exception("a bot failed", extra=about)
        return random.choice(state.legal())

    async def judge(self, match: Match, seat: int, guest: str = "") -> tuple[Judged, float]:
        """What the judge thinks of the moves of a seat to decide, and the seconds that it took."""
        known, stopped = _seat(match, seat), threading.Event()

        def work() -> tuple[Judged, float]:
            begin = time.perf_counter()
            values = _values(match.game)
            found = judge(known(), values=values, level=HINT, seed=self._seed, going=lambda: not stopped.is_set())
            return found, time.perf_counter() - begin

        thinking = await self.pool.begin(guest, _timed(work), can_wait=True)
        try:
            return await asyncio.wait_for(thinking, self._deadline)
        finally:
            stopped.set()

    def fitting(self, name: str, game: Game) -> str:
        """A bot, or the strongest below it where it cannot play the game: nobody has taught it."""
        if _suits(name, game) or name not in self.names:
            return name
        below = self.names[: self.names.index(name)]
        return next(other for other in reversed(below) if _suits(other, game))

    def _new(self, name: str, seat: int = 0) -> Any:
        return self._make(name, secrets.randbits(64))

    async def _think(self, bot: Any, thinking: "asyncio.Future[T]") -> T:
        try:
            return await asyncio.wait_for(thinking, self._deadline)
        finally:
            if hasattr(bot, "stop"):  # a search that is late, or that nobody waits for any more
                bot.stop()


@lru_cache(maxsize=TABLES)
def _values(game: Game) -> Values:
    ends = time.monotonic() + FITTING
    return Values(game, going=lambda: time.monotonic() < ends)


def _suits(name: str, game: Game) -> bool:
    try:
        bots.suits(name, game.handle.definition)
    except ArkadeError:
        return False
    return True


def _timed(work: Callable[[], T]) -> Callable[[], T]:
    def timed() -> T:
        with METRICS.time("arkade_bot_seconds"):
            return work()

    return timed


def _seat(match: Match, seat: int) -> Callable[[], Seat]:
    """What a seat has of the match as it stands, put together in the thread that thinks."""
    return partial(match.state.seat, seat, match.seen_by(seat))
