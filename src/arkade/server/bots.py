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
from arkade.state import State

log = logging.getLogger("arkade.server")

LEVELS = ("random", *bots.LEVELS)  # from the weakest to the strongest
Maker = Callable[[str, int], Any]
T = TypeVar("T")


class Bots:
    """The bots of a server: their names, and a pool in which they think.

    A core is left to the server. The deadline counts from when a bot begins to think, not while it waits for others.
    """

    def __init__(self, make: Maker | None = None, deadline: float = 15, threads: int | None = None) -> None:
        self._make: Maker = make or partial(bots.make, limit_ms=bots.TABLE_MS)
        self._deadline = deadline
        self.names = LEVELS
        self._pool = ThreadPoolExecutor(threads or max(1, (os.cpu_count() or 2) - 1), thread_name_prefix="bot")

    def close(self) -> None:
        """Wait for nobody."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, name: str, state: State, seat: int) -> int:
        """A legal action: the bot's, or a random one if it is late or fails."""
        try:
            action = await self._think(name, lambda bot: int(bot.choose(state.seat(seat))))
            if action in state.legal():
                return action
            log.error("a bot chose an illegal move", extra={"bot": name, "game": state.game.name})
        except TimeoutError:
            METRICS.add("arkade_bot_late_total")
            log.warning("a bot missed its deadline", extra={"bot": name, "game": state.game.name})
        except Exception:
            log.exception("a bot failed", extra={"bot": name, "game": state.game.name})
        return random.choice(state.legal())

    async def analyse(self, state: State, seat: int) -> list[bots.Judged] | None:
        """What the strongest bot thinks of the legal actions; None if none can tell."""
        name = next((name for name in reversed(self.names) if hasattr(self._make(name, 0), "analyse")), None)
        if name is None:
            return None
        found = await self._think(name, lambda bot: bot.analyse(state.seat(seat)))
        return list(found.moves)

    async def _think(self, name: str, think: Callable[[Any], T]) -> T:
        loop, begun = asyncio.get_running_loop(), asyncio.Event()
        bot = self._make(name, secrets.randbits(64))

        def work() -> T:
            loop.call_soon_threadsafe(begun.set)
            with METRICS.time("arkade_bot_seconds"):
                return think(bot)

        answer = loop.run_in_executor(self._pool, work)
        await begun.wait()
        try:
            return await asyncio.wait_for(answer, self._deadline)
        finally:
            if hasattr(bot, "stop"):  # a search that is late, or that nobody waits for any more
                bot.stop()
