"""The database: rooms, their logs, keys. SQLite or PostgreSQL, one schema.

Every change is an event appended to a room's log, and the primary key (room, n) decides: of two servers that append an
n-th event one is told no. Appends of all rooms are collected while the last transaction runs and written in one.
"""

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from arkade.errors import ArkadeError
from arkade.server.metrics import METRICS
from arkade.server.rooms import events
from arkade.text import sentence

logger = logging.getLogger("arkade.server")

BATCH = 500
CHANNEL = "arkade"  # of PostgreSQL's notifications
MIGRATING = 0x41524B41  # PostgreSQL's advisory lock while the schema changes

T = TypeVar("T")
Work = Callable[[sql.Connection], T]

metadata = sql.MetaData()

rooms = sql.Table(
    "rooms",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("creator", sql.String(32), nullable=False),
    sql.Column("created", sql.BigInteger, nullable=False),  # milliseconds since 1970
    sql.Column("closed", sql.BigInteger),
    sql.Index("rooms_of_creator", "creator", "created"),
)

logged = sql.Table(
    "events",
    metadata,
    sql.Column("room", sql.ForeignKey("rooms.id"), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("data", sql.Text, nullable=False),
    sqlite_with_rowid=False,
)

keys = sql.Table(
    "keys",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("secret", sql.String(64), nullable=False),
)

presence = sql.Table(  # of servers that share a PostgreSQL database
    "presence",
    metadata,
    sql.Column("process", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("room", sql.ForeignKey("rooms.id"), primary_key=True),
    sql.Column("guest", sql.String(32), primary_key=True),
)


class StoreError(ArkadeError):
    """The database cannot be used."""


@dataclass(frozen=True)
class Append:
    """An event on its way into the log."""

    room: str
    n: int
    at: int
    event: events.Stored
    stored: "asyncio.Future[bool]" = field(compare=False)


def url_of(text: str) -> sql.URL:
    """A database's URL, with the driver we use for it."""
    try:
        url = sql.make_url(text)
    except ArgumentError:
        raise StoreError(sentence("error-db-form")) from None
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    family = url.get_backend_name()
    if family not in drivers:
        raise StoreError(sentence("error-db-kind", kind=family))
    if family != "sqlite" and find_spec("asyncpg") is None:
        raise StoreError(sentence("error-db-package"))
    return url.set(drivername=drivers[family])


class _Threads:
    """Transactions on SQLite, each in one go in a thread: one for what is written, one for what is read.

    Every step of a transaction handed to a thread by itself would wait for the interpreter's lock by itself.
    """

    def __init__(self, url: sql.URL) -> None:
        if url.database and not Path(url.database).absolute().parent.is_dir():
            raise StoreError(sentence("error-db-folder", file=url.database))
        self._engine = sql.create_engine(url)
        sql.event.listen(self._engine, "connect", _set_up_sqlite)
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="write")
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="read")

    async def run(self, work: Work[T], writes: bool) -> T:
        """Do some work in a transaction of its own."""
        pool = self._writing if writes else self._reading
        return await asyncio.get_running_loop().run_in_executor(pool, self._run, work)

    def _run(self, work: Work[T]) -> T:
        with self._engine.begin() as db:
            return work(db)

    async def close(self) -> None:
        """Let go of everything."""
        self._writing.shutdown()
        self._reading.shutdown()
        self._engine.dispose()


class _Connections:
    """Transactions on PostgreSQL."""

    def __init__(self, url: sql.URL) -> None:
        self._engine = create_async_engine(url, pool_size=5, max_overflow=5)

    async def run(self, work: Work[T], writes: bool) -> T:
        """Do some work in a transaction of its own, once more if the connection was lost."""
        try:
            return await self._run(work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await self._run(work)

    async def _run(self, work: Work[T]) -> T:
        async with self._engine.begin() as db:
            return await db.run_sync(work)

    async def close(self) -> None:
        """Let go of everything."""
        await self._engine.dispose()


class Store:
    """The database of one server process. `open` it first."""

    def __init__(self, url: str) -> None:
        self.url = url_of(url)
        self.postgresql = self.url.get_backend_name() == "postgresql"
        insert: Any = insert_postgresql if self.postgresql else insert_sqlite
        self._new_rooms = insert(rooms).on_conflict_do_nothing()
        self._new_key = insert(keys).on_conflict_do_nothing()
        self._database: _Threads | _Connections
        self._waiting: list[Append] = []
        self._more = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, bring the schema up to date, begin to write."""
        self._database = _Connections(self.url) if self.postgresql else _Threads(self.url)
        try:
            await self.run(migrate)
        except (SQLAlchemyError, OSError) as error:
            await self._database.close()
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise StoreError(sentence("error-db", reason=reason)) from error
        self._writer = asyncio.create_task(self._write_for_ever(), name="writer")

    async def close(self) -> None:
        """Finish what is being written, and stop."""
        self._closing = True
        self._more.set()
        if self._writer is not None:
            await self._writer
        await self._database.close()

    async def run(self, work: Work[T], writes: bool = True) -> T:
        """Do some work in a transaction of its own."""
        return await self._database.run(work, writes)

    async def check(self) -> None:
        """Raise if the database does not answer."""
        await self.run(lambda db: db.execute(sql.select(1)), writes=False)

    async def secrets(self) -> list[str]:
        """The keys that sign cookies, the newest first; the first server makes one."""

        def work(db: sql.Connection) -> list[str]:
            db.execute(self._new_key, {"id": 1, "secret": secrets.token_hex(32)})
            return list(db.scalars(sql.select(keys.c.secret).order_by(keys.c.id.desc())))

        return await self.run(work)

    async def rooms_of(self, creator: str, since: int) -> int:
        """How many open rooms a guest has made since a time."""
        mine = (rooms.c.creator == creator) & (rooms.c.created >= since) & rooms.c.closed.is_(None)
        query = sql.select(sql.func.count()).select_from(rooms).where(mine)
        return await self.run(lambda db: int(db.scalar(query) or 0), writes=False)

    async def read(self, room: str, after: int = 0) -> list[tuple[int, int, events.Stored]]:
        """The events of a room after the n-th: number, time, event. None at all: there is no such room."""
        wanted = (logged.c.room == room) & (logged.c.n > after)
        query = sql.select(logged.c.n, logged.c.at, logged.c.data).where(wanted).order_by(logged.c.n)
        try:
            rows = await self.run(lambda db: db.execute(query).all(), writes=False)
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(sentence("error-db-silent")) from error
        return [(n, at, events.unpack(data)) for n, at, data in rows]

    async def append(self, room: str, n: int, at: int, event: events.Stored) -> bool:
        """Store the n-th event of a room; False if there is one already. When this returns, it is on the disk.

        After a lost connection False may be said of an event that was stored; it is found when the log is read.
        """
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(room, n, at, event, stored))
        self._more.set()
        return await stored

    async def _write_for_ever(self) -> None:
        while not self._closing:
            await self._more.wait()
            self._more.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                await self._write(batch)

    async def _write(self, batch: Sequence[Append]) -> None:
        """Write a batch and tell everybody who waits."""
        rows = sorted(batch, key=lambda append: (append.room, append.n))  # so that two servers never wait in a circle
        try:
            with METRICS.time("arkade_store_seconds"):
                stored = await self.run(lambda db: self._insert(db, rows))
        except Exception as error:
            logger.warning("a transaction failed", extra={"error": type(error).__name__})
            for append in batch:
                if not append.stored.done():
                    append.stored.set_exception(StoreError(sentence("error-db-silent")))
            return
        METRICS.add("arkade_events_stored_total", len(stored))
        for append in batch:
            if not append.stored.done():
                append.stored.set_result((append.room, append.n) in stored)

    def _insert(self, db: sql.Connection, batch: Sequence[Append]) -> set[tuple[str, int]]:
        """Insert events; those that were not there."""
        made = [
            {"id": append.room, "creator": append.event.host, "created": append.at}
            for append in batch
            if isinstance(append.event, events.Created)
        ]
        if made:
            db.execute(self._new_rooms, made)
        rows = [(append.room, append.n, append.at, events.pack(append.event)) for append in batch]
        if self.postgresql:
            columns = dict(zip(("rooms", "ns", "ats", "data"), map(list, zip(*rows, strict=True)), strict=True))
            stored = {(room, n) for room, n in db.execute(_APPEND_POSTGRESQL, columns)}
        else:
            stored = {(room, n) for room, n in db.execute(_APPEND_SQLITE, {"rows": json.dumps(rows)})}
        for append in batch:
            if isinstance(append.event, events.Closed) and (append.room, append.n) in stored:
                db.execute(sql.update(rooms).where(rooms.c.id == append.room).values(closed=append.at))
        if self.postgresql:
            notify(db, stored)
        return stored


#: One statement for a batch of any size takes a third of the time of one that is made for its size.
_APPEND_SQLITE = sql.text(
    "INSERT INTO events (room, n, at, data) SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 "
    "FROM json_each(:rows) WHERE true ON CONFLICT DO NOTHING RETURNING room, n"
)
_APPEND_POSTGRESQL = sql.text(
    "INSERT INTO events (room, n, at, data) SELECT * FROM unnest(CAST(:rooms AS text[]), CAST(:ns AS int[]), "
    "CAST(:ats AS bigint[]), CAST(:data AS text[])) ON CONFLICT DO NOTHING RETURNING room, n"
)
_PAYLOADS = sql.func.unnest(sql.bindparam("payloads", type_=sql.ARRAY(sql.Text))).column_valued("payload")
_NOTIFY = sql.select(sql.func.pg_notify(CHANNEL, _PAYLOADS))


def notify(db: sql.Connection, stored: Iterable[tuple[str, int]]) -> None:
    """Tell other processes of rooms and events (PostgreSQL)."""
    db.execute(_NOTIFY, {"payloads": [f"{room}:{n}" for room, n in sorted(stored)]})


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # not even a power cut loses what was acknowledged
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def migrate(connection: sql.Connection) -> None:
    """Bring the schema up to date, one server after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(MIGRATING)))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
