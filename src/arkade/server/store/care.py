"""Looking after a database: whether all in it is true, copies of it, and what is to be forgotten."""

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import sqlalchemy as sql

from arkade.errors import ArkadeError
from arkade.server.rooms import events
from arkade.server.rooms.room import Room
from arkade.server.rooms.summary import summary
from arkade.server.store import lists
from arkade.server.store.store import Store, StoreError, logged, members, presence, reviews, rooms, tables, tickets
from arkade.text import sentence

DAY = 86_400_000  # milliseconds


class Findings:
    """What a look at a database has found."""

    def __init__(self) -> None:
        self.rooms = self.events = self.matches = 0
        self.faults: list[str] = []


async def check(store: Store) -> Findings:
    """Rebuild every room by the rules, every match move by move, and say what is wrong."""
    found = Findings()
    names = await store.run(lambda db: list(db.scalars(sql.select(rooms.c.id).order_by(rooms.c.id))), writes=False)
    for name in names:
        rows = await store.run(partial(_log, name), writes=False)
        found.rooms += 1
        found.events += len(rows)
        found.faults += [f"room {name[:4]}…: {fault}" for fault in _faults(Room(name), rows, found)]
    orphans = sql.select(sql.func.count()).select_from(logged).where(logged.c.room.not_in(sql.select(rooms.c.id)))
    if lost := await store.run(lambda db: db.scalar(orphans), writes=False):
        found.faults.append(f"{lost} events belong to no room")
    return found


def _log(room: str, db: sql.Connection) -> list[tuple[int, int, str]]:
    """A room's events as they are stored."""
    query = sql.select(logged.c.n, logged.c.at, logged.c.data).where(logged.c.room == room).order_by(logged.c.n)
    return [(n, at, data) for n, at, data in db.execute(query)]


def _faults(room: Room, rows: list[tuple[int, int, str]], found: Findings) -> Iterator[str]:
    if not rows:
        yield "it has no events"
    for n, at, data in rows:
        try:
            room.apply(n, at, events.unpack(data))
        except Exception as error:  # whatever cannot be applied is a fault of the data, of any kind
            yield f"event {n} cannot be: {type(error).__name__}: {str(error)[:100]}"
            return
    for number in range(1, len(room.past) + 1 + (room.table is not None)):
        found.matches += 1
        match = room.match(number)
        assert match is not None
        try:
            match.replay().verify()
        except ArkadeError as error:
            yield f"match {number} is not true: {error}"


async def forget(store: Store, before: int) -> int:
    """Delete all of the rooms in which nothing has happened since a time; how many there were."""
    last = sql.select(logged.c.room).group_by(logged.c.room).having(sql.func.max(logged.c.at) < before)

    def work(db: sql.Connection) -> int:
        old = list(db.scalars(last))
        _delete(db, old)
        return len(old)

    return await store.run(work)


def _delete(db: sql.Connection, names: list[str]) -> None:
    """Delete all of some rooms."""
    for some in (names[at : at + 500] for at in range(0, len(names), 500)):
        for of_rooms in (presence, reviews, tables, members, logged):
            db.execute(sql.delete(of_rooms).where(of_rooms.c.room.in_(some)))
        db.execute(sql.delete(rooms).where(rooms.c.id.in_(some)))


async def named(store: Store, begin: str) -> list[str]:
    """The rooms whose names begin so; logs have the first four letters."""
    query = sql.select(rooms.c.id).where(sql.func.substr(rooms.c.id, 1, len(begin)) == begin).limit(2)
    return await store.run(lambda db: list(db.scalars(query)), writes=False)


async def add(store: Store, name: str, event: events.Stored, now: int) -> None:
    """Let something happen in a room; servers that have it in memory notice."""
    room, stored = Room(name), False
    while not stored:
        for row in await store.read(name, room.version):
            room.apply(*row)
        if room.closed:
            return
        stored = await store.append(name, room.version + 1, max(now, room.at), event)
    room.apply(room.version + 1, max(now, room.at), event)
    await lists.keep(store, [(name, room.version, room.at, summary(room))])


async def rooms_of(store: Store, guest: str) -> tuple[list[str], list[str]]:
    """The rooms that a guest had to do with: those that are nobody else's, and those that others share."""
    mine = sql.select(members.c.room).where(members.c.guest == guest)
    query = sql.select(members.c.room, sql.func.count()).where(members.c.room.in_(mine)).group_by(members.c.room)
    counts = await store.ask(lambda db: db.execute(query).all())
    return [room for room, people in counts if people == 1], [room for room, people in counts if people > 1]


async def erase(store: Store, guest: str, alone: list[str], shared: list[str]) -> None:
    """Delete rooms that are nobody else's, and of the others what a guest was called and said."""

    def work(db: sql.Connection) -> None:
        _delete(db, alone)
        for room in shared:
            for n, _, data in _log(room, db):
                event = events.unpack(data)
                if (left := events.without(event, guest)) != event:
                    here = (logged.c.room == room) & (logged.c.n == n)
                    db.execute(sql.update(logged).where(here).values(data=events.pack(left)))
        db.execute(sql.update(rooms).where(rooms.c.creator == guest).values(creator=""))
        db.execute(sql.update(reviews).where(reviews.c.guest == guest).values(guest=""))
        for of_guests in (members, tickets, presence):
            db.execute(sql.delete(of_guests).where(of_guests.c.guest == guest))

    await store.ask(work, writes=True)


def sqlite_file(store: Store) -> Path:
    """The file of a SQLite database that is there."""
    if store.postgresql:
        raise StoreError(sentence("error-db-copy-postgresql"))
    path = Path(store.url.database or "")
    if not path.is_file():
        raise StoreError(sentence("error-db-missing", file=str(path)))
    return path


def copy(source: Path, target: Path) -> None:
    """Copy a SQLite database while others read and write it: whole, as it was at one moment, or not at all."""
    if target.exists():
        raise StoreError(sentence("error-db-copy-there", file=str(target)))
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
            contextlib.closing(sqlite3.connect(part)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, not three
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.rename(target)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(sentence("error-db-copy", file=str(source), target=str(target), reason=str(error))) from error
    finally:
        part.unlink(missing_ok=True)
