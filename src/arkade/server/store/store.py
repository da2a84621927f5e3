"""The database: rooms, their logs, keys. SQLite or PostgreSQL, one schema.

Every change is an event appended to a room's log, and the primary key (room, n) decides: of two servers that append an
n-th event one is told no. Appends of all rooms are collected while the last transaction runs and written in one.
"""

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, SQLAlchemyError

from arkade.errors import ArkadeError
from arkade.server.metrics import METRICS
from arkade.server.rooms import events
from arkade.server.store.seals import SIZE, Seals
from arkade.server.store.sqlite import Row, Threads, folder_of
from arkade.signing import Signer
from arkade.text import sentence

if TYPE_CHECKING:
    from arkade.server.store.postgresql import Connections

logger = logging.getLogger("arkade.server")

BATCH = 500
PAGE = 500  # events that are read in one go: everybody waits meanwhile, some 3 ms
SLOW = 2.0  # seconds after which a transaction counts as one that does not come back
RETRY = 0.5  # seconds until one that failed is tried again
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
    sql.Column("digest", sql.String(SIZE)),  # of `seals`; none: stored by a version before 0.3
    sqlite_with_rowid=False,
)

keys = sql.Table(
    "keys",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("secret", sql.String(64), nullable=False),
)

signers = sql.Table(  # secret keys that sign matches and make digests
    "signers",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("secret", sql.String(64), nullable=False),
)

sealing = sql.Table(  # when the last event without a digest was stored, 0 if none was: known from the first start on
    "sealing",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("digest", sql.String(SIZE), nullable=False),
)

signatures = sql.Table(  # of finished matches; see signatures.py
    "signatures",
    metadata,
    sql.Column("room", sql.ForeignKey("rooms.id"), primary_key=True),
    sql.Column("match", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("key", sql.String(64), nullable=False),  # the public one
    sql.Column("signature", sql.String(128), nullable=False),
    sql.Column("ended", sql.BigInteger, nullable=False),  # when it was over
)

members = sql.Table(  # who made a room, or ever took a name or a seat there
    "members",
    metadata,
    sql.Column("guest", sql.String(32), primary_key=True),
    sql.Column("room", sql.ForeignKey("rooms.id"), primary_key=True),
)

tables = sql.Table(  # what lists show of a room; see lists.py
    "tables",
    metadata,
    sql.Column("room", sql.ForeignKey("rooms.id"), primary_key=True),
    sql.Column("n", sql.Integer, nullable=False),  # of the last event in it
    sql.Column("at", sql.BigInteger, nullable=False),  # and its time
    sql.Column("open", sql.Boolean, nullable=False),
    sql.Column("due", sql.BigInteger),
    sql.Column("data", sql.Text, nullable=False),
    sql.Column("digest", sql.String(SIZE)),
    sql.Index("tables_open", "open", "at"),
    sql.Index("tables_due", "due"),
)

tickets = sql.Table(  # by which another device becomes the same person
    "tickets",
    metadata,
    sql.Column("token", sql.String(64), primary_key=True),  # its SHA-256
    sql.Column("guest", sql.String(32), nullable=False),
    sql.Column("expires", sql.BigInteger, nullable=False),
    sql.Column("kept", sql.Text, nullable=False),
)

reviews = sql.Table(  # of finished matches; see reviews.py
    "reviews",
    metadata,
    sql.Column("room", sql.ForeignKey("rooms.id"), primary_key=True),
    sql.Column("match", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("guest", sql.String(32), nullable=False),  # who asked for it
    sql.Column("at", sql.BigInteger, nullable=False),  # and when
    sql.Column("alive", sql.BigInteger, nullable=False),  # the last sign of life of whoever makes it
    sql.Column("done", sql.Integer, nullable=False),
    sql.Column("parts", sql.Integer, nullable=False),
    sql.Column("data", sql.Text),  # once it is made
    sql.Column("digest", sql.String(SIZE)),
    sql.Index("reviews_of_guest", "guest", "at"),
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
    data: str  # the event as it is stored
    digest: str
    stored: "asyncio.Future[bool]" = field(compare=False)

    @property
    def key(self) -> tuple[str, int]:
        """What there is only one of."""
        return self.room, self.n

    @property
    def row(self) -> Row:
        """As it is written."""
        return self.room, self.n, self.at, self.data, self.digest

    def tell(self, stored: bool) -> None:
        """Tell whoever waits whether it is stored."""
        if not self.stored.done():
            self.stored.set_result(stored)

    def fail(self) -> None:
        """Tell whoever waits that it cannot be."""
        if not self.stored.done():
            self.stored.set_exception(StoreError(sentence("error-db-silent")))


#: Several hosts in a URL, as PostgreSQL's own programs take them.
_HOSTS = re.compile(
    r"(?P<begin>postgres(?:ql)?://(?:[^@/?]*@)?)(?P<hosts>[^@/?]*,[^@/?]*)(?P<path>/[^?]*)\??(?P<rest>.*)"
)


def url_of(text: str) -> sql.URL:
    """A database's URL, with the driver we use for it."""
    try:
        url = sql.make_url(_spread(text))
    except (ArgumentError, ValueError):
        raise StoreError(sentence("error-db-form")) from None
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    family = url.get_backend_name()
    if family not in drivers:
        raise StoreError(sentence("error-db-kind", kind=family))
    if family != "sqlite" and find_spec("asyncpg") is None:
        raise StoreError(sentence("error-db-package"))
    return url.set(drivername=drivers[family])


def _spread(text: str) -> str:
    """Several hosts, as SQLAlchemy takes them; that which takes what is written is wanted."""
    found = _HOSTS.fullmatch(text)
    if found is None:
        return text
    hosts = (host if ":" in host else f"{host}:5432" for host in found["hosts"].split(","))
    wanted = ["target_session_attrs=read-write"] if "target_session_attrs=" not in found["rest"] else []
    options = [*(f"host={host}" for host in hosts), *wanted, *filter(None, [found["rest"]])]
    return f"{found['begin']}{found['path']}?{'&'.join(options)}"


def _database(url: sql.URL, postgresql: bool) -> "Threads | Connections":
    """The way to a database; PostgreSQL's driver is needed only where it is used."""
    if postgresql:
        from arkade.server.store.postgresql import Connections

        return Connections(url)
    folder = folder_of(url)
    if folder is not None and not folder.is_dir():
        raise StoreError(sentence("error-db-folder", file=str(url.database)))
    return Threads(url)


def _nothing(_: bool) -> None:
    """Nobody wants to know."""


class Store:
    """The database of one server process. `open` it first.

    When it does not answer, what is to be stored waits and is tried again until it does.
    """

    def __init__(self, url: str, signing_keys: Sequence[str] = ()) -> None:
        self.url = url_of(url)
        self._signing_keys = list(signing_keys)  # the newest first; none: those in the database
        self.seals: Seals
        self.signers: list[Signer]
        self.postgresql = self.url.get_backend_name() == "postgresql"
        self.insert: Any = insert_postgresql if self.postgresql else insert_sqlite
        self._new_rooms = self.insert(rooms).on_conflict_do_nothing()
        self._new_members = self.insert(members).on_conflict_do_nothing()
        self._new_key = self.insert(keys).on_conflict_do_nothing()
        self._new_signer = self.insert(signers).on_conflict_do_nothing()
        self._database: Threads | Connections
        self._broken_rows: tuple[type[Exception], ...] = ()  # errors that are the fault of what is to be stored
        self.down = False  # the database does not answer, or takes too long
        self.on_change: Callable[[bool], None] = _nothing  # is told when that changes
        self._waiting: list[Append] = []
        self._more = asyncio.Event()
        self._ending = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._checking: asyncio.Task[bool] | None = None
        self._checked = 0.0  # when that began

    async def open(self) -> None:
        """Connect, bring the schema up to date, begin to write."""
        self._database = _database(self.url, self.postgresql)
        self._broken_rows = (IntegrityError, DataError, *self._database.broken_rows)
        try:
            known = await self.run(self._begin)
        except (SQLAlchemyError, OSError) as error:
            await self._database.close()
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise StoreError(sentence("error-db", reason=reason)) from error
        self.seals, self.signers = Seals(known), [Signer(secret) for secret in known]
        self._writer = asyncio.create_task(self._write_for_ever(), name="writer")

    async def close(self) -> None:
        """Finish what is being written, and stop."""
        self._ending.set()
        self._more.set()
        if self._writer is not None:
            await self._writer
        if self._checking is not None:
            self._checking.cancel()
        await self._database.close()

    @property
    def _closing(self) -> bool:
        return self._ending.is_set()

    async def run(self, work: Work[T], writes: bool = True) -> T:
        """Do some work in a transaction of its own."""
        return await self._database.run(work, writes)

    async def ask(self, work: Work[T], writes: bool = False) -> T:
        """The same for a guest who waits: a StoreError if the database does not answer."""
        try:
            return await self.run(work, writes)
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(sentence("error-db-silent")) from error

    async def check(self) -> bool:
        """Whether something can be stored: it is tried, once in a while for all who ask."""
        now, checking = time.monotonic(), self._checking
        if checking is None or (checking.done() and now - self._checked > RETRY):
            checking = self._checking = asyncio.create_task(self._try())
            self._checked = now
        done, _ = await asyncio.wait([checking], timeout=SLOW)
        return bool(done) and not self.down and checking.result()

    async def _try(self) -> bool:
        try:
            await self.run(_touch)
        except Exception as error:
            logger.warning("nothing can be stored", extra={"error": type(error).__name__})
            return False
        return True

    async def secrets(self) -> list[str]:
        """The keys that sign cookies, the newest first; the first server makes one."""

        def work(db: sql.Connection) -> list[str]:
            db.execute(self._new_key, {"id": 1, "secret": secrets.token_hex(32)})
            return list(db.scalars(sql.select(keys.c.secret).order_by(keys.c.id.desc())))

        return await self.run(work)

    def _begin(self, db: sql.Connection) -> list[str]:
        """The schema up to date, and the keys that sign."""
        begins = migrate(db)
        known = self._signing_keys or self._secrets_of_signers(db)
        if begins:
            last = sql.select(sql.func.max(logged.c.at)).where(logged.c.digest.is_(None))
            mark_sealed(db, Seals(known), db.scalar(last) or 0)
        return list(known)

    def _secrets_of_signers(self, db: sql.Connection) -> list[str]:
        """The keys in the database, the newest first; the first server makes one."""
        db.execute(self._new_signer, {"id": 1, "secret": secrets.token_hex(32)})
        return list(db.scalars(sql.select(signers.c.secret).order_by(signers.c.id.desc())))

    async def rooms_of(self, creator: str, since: int) -> int:
        """How many open rooms a guest has made since a time."""
        mine = (rooms.c.creator == creator) & (rooms.c.created >= since) & rooms.c.closed.is_(None)
        query = sql.select(sql.func.count()).select_from(rooms).where(mine)
        return await self.ask(lambda db: int(db.scalar(query) or 0))

    async def read(self, room: str, after: int = 0) -> list[tuple[int, int, events.Read]]:
        """The events of a room after the n-th: number, time, event. None at all: there is no such room."""
        found: list[tuple[int, int, events.Read]] = []
        while True:
            some = await self.ask(partial(_page, room, found[-1][0] if found else after))
            found += some
            if len(some) < PAGE:
                return found

    async def append(self, room: str, n: int, at: int, event: events.Stored) -> bool:
        """Store the n-th event of a room; False if there is another already. When this returns, it is on the disk.

        While the database does not answer this waits: what was decided is stored as soon as it does.
        """
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        data = events.pack(event)
        digest = self.seals.make("event", room, n, at, data)
        self._waiting.append(Append(room, n, at, event, data, digest, stored))
        self._more.set()
        return await stored

    async def _write_for_ever(self) -> None:
        while not self._closing:
            await self._more.wait()
            self._more.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                # in one order, so that two servers never wait in a circle
                await self._write(sorted(batch, key=lambda append: (append.room, append.n)))

    async def _write(self, batch: list[Append]) -> None:
        """Write a batch, however long it takes, and tell everybody who waits."""
        work = self._store
        while batch:
            late = asyncio.get_running_loop().call_later(SLOW, self._set_down, True)
            try:
                with METRICS.time("arkade_store_seconds"):
                    stored = await work(batch)
            except Exception as error:
                if isinstance(error, self._broken_rows):
                    await self._write_singly(batch)
                    return
                logger.warning("a transaction failed", extra={"error": type(error).__name__})
                self._set_down(True)
            else:
                self._set_down(False)
                METRICS.add("arkade_events_stored_total", len(stored))
                for append in batch:
                    append.tell(append.key in stored)
                return
            finally:
                late.cancel()
            work = self._store_again
            await self._pause()
            if self._closing:
                for append in batch:
                    append.fail()
            batch = [append for append in batch if not append.stored.done()]  # for the others nobody waits any more
        await self._probe()

    async def _write_singly(self, batch: list[Append]) -> None:
        """One of them can never be stored, its room is gone perhaps: it must not keep the others back."""
        for append in batch if len(batch) > 1 else ():
            await self._write([append])
        if len(batch) == 1:
            logger.warning("an event cannot be stored", extra={"event": type(batch[0].event).__name__})
            batch[0].fail()

    async def _pause(self) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._ending.wait(), RETRY)

    async def _probe(self) -> None:
        """Find out when the database is back though nobody has anything to store."""
        while self.down and not self._waiting and not self._closing:
            with contextlib.suppress(Exception):
                await self.run(_touch)
                self._set_down(False)
                return
            await self._pause()

    def _set_down(self, down: bool) -> None:
        if down != self.down:
            self.down = down
            self.on_change(down)

    async def _store(self, batch: Sequence[Append]) -> set[tuple[str, int]]:
        """Insert events; those that were not there."""
        if any(isinstance(append.event, _MORE) for append in batch):
            return await self._store_again(batch)
        return await self._database.store([append.row for append in batch])

    async def _store_again(self, batch: Sequence[Append]) -> set[tuple[str, int]]:
        """The same if it may have been tried before: what is there is ours if it is the very event."""
        return await self.run(lambda db: self._insert(db, batch))

    def _insert(self, db: sql.Connection, batch: Sequence[Append]) -> set[tuple[str, int]]:
        made = [
            {"id": append.room, "creator": append.event.host, "created": append.at}
            for append in batch
            if isinstance(append.event, events.Created)
        ]
        if made:
            db.execute(self._new_rooms, made)
        rows = [append.row for append in batch]
        found = db.exec_driver_sql(self._database.append, self._database.columns(rows))
        stored = {(row[0], row[1]) for row in found}
        stored |= {append.key for append in batch if append.key not in stored and _is_there(db, append)}
        joined = [
            {"guest": guest, "room": append.room}
            for append in batch
            if (guest := member(append.event)) and append.key in stored
        ]
        if joined:
            db.execute(self._new_members, joined)
        for append in batch:
            if isinstance(append.event, events.Closed) and append.key in stored:
                db.execute(sql.update(rooms).where(rooms.c.id == append.room).values(closed=append.at))
        return stored


def _page(room: str, after: int, db: sql.Connection) -> list[tuple[int, int, events.Read]]:
    """Some of a room's events."""
    wanted = (logged.c.room == room) & (logged.c.n > after)
    query = sql.select(logged.c.n, logged.c.at, logged.c.data).where(wanted).order_by(logged.c.n).limit(PAGE)
    return [events.unpack_row(*row) for row in db.execute(query)]


def _touch(db: sql.Connection) -> None:
    """Write what is there already."""
    db.execute(sql.update(keys).values(secret=keys.c.secret))


def _is_there(db: sql.Connection, append: Append) -> bool:
    """Whether this very event is in the log."""
    mine = (logged.c.room == append.room) & (logged.c.n == append.n)
    query = sql.select(logged.c.at, logged.c.data).where(mine)
    return any((at, data) == (append.at, append.data) for at, data in db.execute(query))


#: Events that change more than the log.
_MORE = events.Created | events.Named | events.Sat | events.Handed | events.Closed


def member(event: events.Read) -> str | None:
    """Who is part of a room from now on."""
    match event:
        case (
            events.Created(host=guest)
            | events.Named(guest=guest)
            | events.Sat(guest=guest)
            | events.Handed(guest=guest)
        ):
            return guest
    return None


def migrate(connection: sql.Connection) -> bool:
    """Bring the schema up to date, one server after the other; whether it had no `sealing` yet."""
    if connection.dialect.name == "postgresql":
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(MIGRATING)))
    begins = not sql.inspect(connection).has_table(sealing.name)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return begins


def mark_sealed(db: sql.Connection, seals: Seals, at: int) -> None:
    """From now on no event that was stored later than this may lack a digest."""
    db.execute(sql.delete(sealing))
    db.execute(sql.insert(sealing).values(id=1, at=at, digest=seals.make("sealing", at)))
