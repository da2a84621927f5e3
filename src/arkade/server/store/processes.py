"""Other server processes on the same database.

PostgreSQL's notifications carry a room, a number and, unless it is very long, the event; who has missed one reads the
log. Which process plays for a room's bots and clocks is settled by advisory locks, which PostgreSQL takes back by
itself from a process that dies; the same kind of lock tells whose entries in the table `presence` are true.
"""

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections.abc import Collection
from functools import partial
from typing import Any

import asyncpg
import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert

from arkade.server.rooms import events
from arkade.server.store.peers import Row, Told
from arkade.server.store.postgresql import CHANNEL, connect
from arkade.server.store.store import Store, presence

logger = logging.getLogger("arkade.server")

PROCESSES = 0x41524B  # the class of the locks that say a process lives
RETRY = 1.0  # seconds
LOOK = 5.0  # seconds between two looks whether the connection still answers
GATHER = 0.02  # seconds in which announcements are gathered


class Processes:
    """Those of one PostgreSQL database: there may be others than this."""

    shared = True

    def __init__(self, store: Store) -> None:
        self._store = store
        self._process = secrets.randbelow(2**31)
        self._db: Any = None
        self._busy = asyncio.Lock()
        self._leases: set[str] = set()
        self._told: Told
        self._tasks: list[asyncio.Task[None]] = []
        self._lost = asyncio.Event()
        self._announcements: dict[tuple[str, str], bool] = {}
        self._more = asyncio.Event()

    async def open(self, told: Told) -> None:
        """Listen; `told` hears of a room's newest event, 0: of who is connected; without a room: perhaps all is new."""
        self._told = told
        await self._connect()
        dead = presence.c.process.not_in(sql.select(_living.c.objid))
        await self._store.run(lambda db: db.execute(sql.delete(presence).where(dead)))
        self._tasks = [asyncio.create_task(self._keep_connected()), asyncio.create_task(self._announce_for_ever())]

    async def close(self) -> None:
        """Stop listening, and take back who was announced to be here."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        mine = presence.c.process == self._process
        await self._store.run(lambda db: db.execute(sql.delete(presence).where(mine)))
        if self._db is not None:
            await self._db.close()

    async def _connect(self) -> None:
        self._lost.clear()
        self._db = await connect(self._store.url)
        self._db.add_termination_listener(lambda _: self._lost.set())
        await self._db.add_listener(CHANNEL, self._hear)
        await self._db.execute("SELECT pg_advisory_lock($1, $2)", PROCESSES, self._process)

    def _hear(self, _db: Any, _process: int, _channel: str, payload: str) -> None:
        room, n, *rest = payload.split(":", 3)
        event = (int(n), int(rest[0]), events.unpack(rest[1])) if len(rest) == 2 else None
        self._told(room, int(n), event)

    async def _until_lost(self) -> None:
        """Wait; a connection that has gone without a word is noticed by asking it something now and then."""
        while not self._lost.is_set():
            try:
                await asyncio.wait_for(self._lost.wait(), LOOK)
            except TimeoutError:
                async with self._busy:
                    try:
                        await self._db.execute("SELECT 1")
                    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                        self._lost.set()

    async def _keep_connected(self) -> None:
        while True:
            await self._until_lost()
            logger.warning("the database's notifications are lost")
            self._db.terminate()  # whoever still waits for an answer on it is told
            async with self._busy:
                self._leases.clear()
                while self._lost.is_set():
                    await asyncio.sleep(RETRY)
                    try:
                        await self._connect()
                    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                        self._lost.set()  # not yet
            logger.info("the database's notifications are back")
            self._told(None, 0, None)

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

    def announce(self, room: str, guest: str, here: bool) -> None:
        """Have it written down."""
        self._announcements[room, guest] = here
        self._more.set()

    async def _announce_for_ever(self) -> None:
        while True:
            await self._more.wait()
            await asyncio.sleep(GATHER)
            self._more.clear()
            news, self._announcements = self._announcements, {}
            try:
                await self._store.run(partial(self._write, news))
            except Exception as error:
                logger.warning("presence was not announced", extra={"error": type(error).__name__})
                self._announcements = {**news, **self._announcements}
                await asyncio.sleep(RETRY)
                self._more.set()

    def _write(self, news: dict[tuple[str, str], bool], db: sql.Connection) -> None:
        """Write down who came and went, and notify."""
        came = [{"process": self._process, "room": r, "guest": g} for (r, g), here in news.items() if here]
        went = [{"old_room": room, "old_guest": guest} for (room, guest), here in news.items() if not here]
        gone = (presence.c.room == sql.bindparam("old_room")) & (presence.c.guest == sql.bindparam("old_guest"))
        if came:
            db.execute(insert(presence).on_conflict_do_nothing(), came)
        if went:
            db.execute(sql.delete(presence).where(presence.c.process == self._process, gone), went)
        db.execute(_NOTIFY, {"payloads": sorted({f"{room}:0" for room, _ in news})})

    async def read(self, known: dict[str, int]) -> list[Row]:
        """The events that rooms have beyond those known, in one query."""
        wanted = {"rooms": list(known), "afters": list(known.values())}
        found = await self._store.run(lambda db: db.execute(_NEWER, wanted).all())
        return [(room, n, at, events.unpack(data)) for room, n, at, data in found]

    async def others(self, rooms: Collection[str]) -> dict[str, set[str]]:
        """Who is connected to living processes other than this."""
        found: dict[str, set[str]] = {}
        query = sql.select(presence.c.room, presence.c.guest).where(
            presence.c.room.in_(rooms),
            presence.c.process != self._process,
            presence.c.process.in_(sql.select(_living.c.objid)),
        )
        for room, guest in await self._store.run(lambda db: db.execute(query).all()):
            found.setdefault(room, set()).add(guest)
        return found


_PAYLOADS = sql.func.unnest(sql.bindparam("payloads", type_=sql.ARRAY(sql.Text))).column_valued("payload")
_NOTIFY = sql.select(sql.func.pg_notify(CHANNEL, _PAYLOADS))

_NEWER = sql.text(
    "SELECT e.room, e.n, e.at, e.data FROM unnest(CAST(:rooms AS text[]), CAST(:afters AS int[])) AS k(room, after) "
    "JOIN events e ON e.room = k.room AND e.n > k.after ORDER BY e.room, e.n"
)

_living = (
    sql.select(sql.column("objid", sql.Integer))
    .select_from(sql.text("pg_locks"))
    .where(sql.text(f"locktype = 'advisory' AND classid = {PROCESSES} AND objsubid = 2 AND granted"))
    .subquery()
)


def _key(room: str) -> int:
    """A room's lock, as PostgreSQL wants it: 64 bits with a sign."""
    return int.from_bytes(hashlib.blake2b(room.encode(), digest_size=8).digest(), "big", signed=True)
