"""Bots think in threads, never on the event loop, and every one has a deadline."""

import asyncio
import logging
import os
import random
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from arkade import bots
from arkade.server.metrics import METRICS
from arkade.state import Seat
from arkade.table.match import Match
from arkade.table.table import Table

logger = logging.getLogger("arkade.server")

Maker = Callable[[str, int], Any]
T = TypeVar("T")


class Bots:
    """The bots of a server: their names, and a pool in which they think.

    A core is left to the server. The deadline counts from when a bot begins to think, not while it waits for others.
    """

    def __init__(self, make: Maker | None = None, deadline: float = 15, threads: int | None = None) -> None:
        self._make: Maker = make or partial(bots.make, limit_ms=bots.TABLE_MS)
        self._deadline = deadline
        self.names = tuple(bots.offered())  # the strongest last
        self._pool = ThreadPoolExecutor(threads or max(1, (os.cpu_count() or 2) - 1), thread_name_prefix="bot")

    def close(self) -> None:
        """Wait for nobody."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, table: Table, seat: int) -> int:
        """A legal action for a seat: its bot's, or a random one if that is late or fails."""
        name, state = table.seats.bot(seat), table.match.state
        about = {"bot": name, "game": state.game.name}
        try:
            with table.bots.borrow(seat, name, self._new) as bot:
                action = int(await self._think(bot, bot.choose, _seat(table.match, seat)))
            if action in state.legal():
                return action
            logger.error("a bot chose an illegal move", extra=about)
        except TimeoutError:
            METRICS.add("arkade_bot_late_total")
            logger.warning("a bot missed its deadline", extra=about)
        except Exception:
            logger.exception("a bot failed", extra=about)
        return random.choice(state.legal())

    async def analyse(self, match: Match, seat: int) -> list[bots.Judged] | None:
        """What the strongest bot, one of its own, thinks of the legal actions; None if none can tell."""
        bot = next((bot for name in reversed(self.names) if hasattr(bot := self._new(name), "analyse")), None)
        if bot is None:
            return None
        found: bots.Analysis = await self._think(bot, bot.analyse, _seat(match, seat))
        return found.moves

    def _new(self, name: str, seat: int = 0) -> Any:
        return self._make(name, secrets.randbits(64))

    async def _think(self, bot: Any, ask: Callable[[Seat], T], known: Callable[[], Seat]) -> T:
        loop, begun = asyncio.get_running_loop(), asyncio.Event()

        def work() -> T:
            loop.call_soon_threadsafe(begun.set)
            with METRICS.time("arkade_bot_seconds"):
                return ask(known())

        answer = loop.run_in_executor(self._pool, work)
        await begun.wait()
        try:
            return await asyncio.wait_for(answer, self._deadline)
        finally:
            if hasattr(bot, "stop"):  # a search that is late, or that nobody waits for any more
                bot.stop()


def _seat(match: Match, seat: int) -> Callable[[], Seat]:
    """What a seat has of the match as it stands, put together in the thread that thinks."""
    return partial(match.state.seat, seat, match.seen_by(seat))
