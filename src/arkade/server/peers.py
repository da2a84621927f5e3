"""Other server processes on the same database.

PostgreSQL's notifications carry a room and a number, nothing else; whoever has the room in memory reads the log. Which
process plays for a room's bots and clocks is settled by advisory locks, which PostgreSQL takes back by itself from a
process that dies; the same kind of lock tells whose entries in the table `presence` are true.
"""

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections.abc import Callable, Collection
from typing import Any

import asyncpg
import sqlalchemy as sql

from arkade.server.store import CHANNEL, Store, presence

log = logging.getLogger("arkade.server")

PROCESSES = 0x41524B  # the class of the locks that say a process lives
RETRY = 1.0  # seconds


class Alone:
    """There is one process: SQLite."""

    async def open(self, told: Callable[[str | None], None]) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""

    async def lease(self, room: str) -> bool:
        """Whether this process plays for the room's bots and clocks."""
        return True

    async def release(self, room: str) -> None:
        """Let another process do it."""

    async def announce(self, room: str, guest: str, here: bool) -> None:
        """Tell the others who is connected here."""

    async def others(self, rooms: Collection[str]) -> dict[str, set[str]]:
        """Who is connected elsewhere."""
        return {}


class Peers(Alone):
    """There may be others: PostgreSQL."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._process = secrets.randbelow(2**31)
        self._db: Any = None
        self._busy = asyncio.Lock()
        self._leases: set[str] = set()
        self._told: Callable[[str | None], None]
        self._keeper: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()

    async def open(self, told: Callable[[str | None], None]) -> None:
        """Listen; `told` hears of rooms with news, None: perhaps all have."""
        self._told = told
        await self._connect()
        async with self._store.connect() as db:
            await db.execute(sql.delete(presence).where(presence.c.process.not_in(sql.select(_living.c.objid))))
        self._keeper = asyncio.create_task(self._keep_connected(), name="peers")

    async def close(self) -> None:
        """Leave."""
        if self._keeper is not None:
            self._keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeper
        async with self._store.connect() as db:
            await db.execute(sql.delete(presence).where(presence.c.process == self._process))
        if self._db is not None:
            await self._db.close()

    async def _connect(self) -> None:
        self._lost.clear()
        url = self._store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._db = await asyncpg.connect(url)
        self._db.add_termination_listener(lambda _: self._lost.set())
        await self._db.add_listener(CHANNEL, lambda *heard: self._told(heard[-1].partition(":")[0]))
        await self._db.execute("SELECT pg_advisory_lock($1, $2)", PROCESSES, self._process)

    async def _keep_connected(self) -> None:
        while True:
            await self._lost.wait()
            log.warning("the database's notifications are lost")
            async with self._busy:
                self._leases.clear()
                while self._lost.is_set():
                    await asyncio.sleep(RETRY)
                    with contextlib.suppress(OSError, asyncpg.PostgresError):
                        await self._connect()
            log.info("the database's notifications are back")
            self._told(None)

    async def lease(self, room: str) -> bool:
        """Take the room's lock if nobody has it; whether it is ours."""
        if room in self._leases:
            return True
        async with self._busy:
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                if await self._db.fetchval("SELECT pg_try_advisory_lock($1)", _key(room)):
                    self._leases.add(room)
        return room in self._leases

    async def release(self, room: str) -> None:
        """Give the lock back."""
        async with self._busy:
            if room in self._leases:
                self._leases.discard(room)
                with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    await self._db.execute("SELECT pg_advisory_unlock($1)", _key(room))

    async def announce(self, room: str, guest: str, here: bool) -> None:
        """Write it down and notify."""
        mine = {"process": self._process, "room": room, "guest": guest}
        async with self._store.connect() as db:
            if here:
                await db.execute(self._store.insert(presence).values(mine).on_conflict_do_nothing())
            else:
                await db.execute(sql.delete(presence).where(*(presence.c[name] == mine[name] for name in mine)))
            await db.execute(sql.select(sql.func.pg_notify(CHANNEL, f"{room}:0")))

    async def others(self, rooms: Collection[str]) -> dict[str, set[str]]:
        """Who is connected to living processes other than this."""
        found: dict[str, set[str]] = {}
        query = sql.select(presence.c.room, presence.c.guest).where(
            presence.c.room.in_(rooms),
            presence.c.process != self._process,
            presence.c.process.in_(sql.select(_living.c.objid)),
        )
        async with self._store.connect() as db:
            for room, guest in await db.execute(query):
                found.setdefault(room, set()).add(guest)
        return found


_living = (
    sql.select(sql.column("objid", sql.Integer))
    .select_from(sql.text("pg_locks"))
    .where(sql.text(f"locktype = 'advisory' AND classid = {PROCESSES} AND objsubid = 2 AND granted"))
    .subquery()
)


def _key(room: str) -> int:
    """A room's lock, as PostgreSQL wants it: 64 bits with a sign."""
    return int.from_bytes(hashlib.blake2b(room.encode(), digest_size=8).digest(), "big", signed=True)
