"""The database: rooms, their logs, keys. SQLite or PostgreSQL, one schema.

Every change is an event appended to a room's log, and the primary key (room, n) decides: of two servers that append an
n-th event one is told no. Appends of all rooms are collected while the last transaction runs and written in one.
"""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from arkade.errors import ArkadeError
from arkade.server import events
from arkade.server.metrics import METRICS

log = logging.getLogger("arkade.server")

BATCH = 500
CHANNEL = "arkade"  # of PostgreSQL's notifications
MIGRATING = 0x41524B41  # PostgreSQL's advisory lock while the schema changes

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

log_table = sql.Table(
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
        raise StoreError(
            "--db takes an URL such as sqlite:///arkade.db or postgresql://user:password@host/name"
        ) from None
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    family = url.get_backend_name()
    if family not in drivers:
        raise StoreError(f"--db takes a sqlite or postgresql URL, not {family}")
    return url.set(drivername=drivers[family])


class Store:
    """The database of one server process. `open` it first."""

    def __init__(self, url: str) -> None:
        self.url = url_of(url)
        self.postgresql = self.url.get_backend_name() == "postgresql"
        self.insert: Any = insert_postgresql if self.postgresql else insert_sqlite
        self._engine: AsyncEngine
        self._waiting: list[Append] = []
        self._more = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, bring the schema up to date, begin to write."""
        if self.postgresql:
            self._engine = create_async_engine(self.url, pool_size=5, max_overflow=5)
        else:
            if self.url.database and not Path(self.url.database).absolute().parent.is_dir():
                raise StoreError(f"the database cannot be used: there is no folder for {self.url.database}")
            self._engine = create_async_engine(self.url)
            sql.event.listen(self._engine.sync_engine, "connect", _set_up_sqlite)
        try:
            async with self._engine.begin() as db:
                if self.postgresql:
                    await db.execute(sql.select(sql.func.pg_advisory_xact_lock(MIGRATING)))
                await db.run_sync(migrate)
        except (SQLAlchemyError, OSError) as error:
            await self._engine.dispose()
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise StoreError(f"the database cannot be used: {reason}") from error
        self._writer = asyncio.create_task(self._write_for_ever(), name="writer")

    async def close(self) -> None:
        """Finish what is being written, and stop."""
        self._closing = True
        self._more.set()
        if self._writer is not None:
            await self._writer
        await self._engine.dispose()

    def connect(self) -> Any:
        """A connection in a transaction of its own, for `peers`."""
        return self._engine.begin()

    async def check(self) -> None:
        """Raise if the database does not answer."""
        async with self._engine.connect() as db:
            await db.execute(sql.select(1))

    async def secrets(self) -> list[str]:
        """The keys that sign cookies, the newest first; the first server makes one."""
        async with self._engine.begin() as db:
            await db.execute(self.insert(keys).values(id=1, secret=secrets.token_hex(32)).on_conflict_do_nothing())
            found = await db.execute(sql.select(keys.c.secret).order_by(keys.c.id.desc()))
            return list(found.scalars())

    async def rooms_of(self, creator: str, since: int) -> int:
        """How many open rooms a guest has made since a time."""
        mine = (rooms.c.creator == creator) & (rooms.c.created >= since) & rooms.c.closed.is_(None)
        async with self._engine.connect() as db:
            count = await db.scalar(sql.select(sql.func.count()).select_from(rooms).where(mine))
            return int(count or 0)

    async def read(self, room: str, after: int = 0) -> list[tuple[int, int, events.Stored]]:
        """The events of a room after the n-th: number, time, event. None at all: there is no such room."""
        wanted = (log_table.c.room == room) & (log_table.c.n > after)
        query = sql.select(log_table.c.n, log_table.c.at, log_table.c.data).where(wanted).order_by(log_table.c.n)
        try:
            async with self._engine.connect() as db:
                rows = (await db.execute(query)).all()
        except (SQLAlchemyError, OSError) as error:
            raise StoreError("the database does not answer") from error
        return [(n, at, events.unpack(data)) for n, at, data in rows]

    async def append(self, room: str, n: int, at: int, event: events.Stored) -> bool:
        """Store the n-th event of a room; False if there is one already. When this returns, it is on the disk."""
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
                try:
                    stored = await self._write(sorted(batch, key=lambda append: (append.room, append.n)))
                except Exception as error:
                    log.warning("a transaction failed", extra={"error": type(error).__name__})
                    for append in batch:
                        if not append.stored.done():
                            append.stored.set_exception(StoreError("the database does not answer"))
                else:
                    METRICS.add("arkade_events_stored_total", len(stored))
                    for append in batch:
                        if not append.stored.done():
                            append.stored.set_result((append.room, append.n) in stored)

    async def _write(self, batch: Sequence[Append]) -> set[tuple[str, int]]:
        """Write a batch, once more if the connection was lost.

        What was stored all the same is refused then, and found when the room's log is read.
        """
        try:
            with METRICS.time("arkade_store_seconds"):
                return await self._transact(batch)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await self._transact(batch)

    async def _transact(self, batch: Sequence[Append]) -> set[tuple[str, int]]:
        """One transaction; sorted, so that two servers never wait for each other in a circle."""
        made = [
            {"id": append.room, "creator": append.event.host, "created": append.at}
            for append in batch
            if isinstance(append.event, events.Created)
        ]
        rows = [{"room": a.room, "n": a.n, "at": a.at, "data": events.pack(a.event)} for a in batch]
        async with self._engine.begin() as db:
            if made:
                await db.execute(self.insert(rooms).on_conflict_do_nothing(), made)
            statement = self.insert(log_table).on_conflict_do_nothing().returning(log_table.c.room, log_table.c.n)
            stored = {(room, n) for room, n in await db.execute(statement, rows)}
            for append in batch:
                if isinstance(append.event, events.Closed) and (append.room, append.n) in stored:
                    await db.execute(sql.update(rooms).where(rooms.c.id == append.room).values(closed=append.at))
            if self.postgresql and stored:
                await self.notify(db, sorted(stored))
        return stored

    async def notify(self, db: AsyncConnection, stored: list[tuple[str, int]]) -> None:
        """Tell other processes of rooms and events (PostgreSQL)."""
        payload = sql.func.unnest(sql.bindparam("payloads", type_=sql.ARRAY(sql.Text))).column_valued("payload")
        payloads = [f"{room}:{n}" for room, n in stored]
        await db.execute(sql.select(sql.func.pg_notify(CHANNEL, payload)), {"payloads": payloads})


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # not even a power cut loses what was acknowledged
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def migrate(connection: sql.Connection) -> None:
    """Bring the schema up to date."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
