"""Looking after a database: whether all in it is true, copies of it, and what is to be forgotten."""

import contextlib
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec
import sqlalchemy as sql

from arkade.errors import ArkadeError
from arkade.server.rooms import events
from arkade.server.rooms.room import Room
from arkade.server.rooms.summary import summary
from arkade.server.store import lists
from arkade.server.store.lists import sealed
from arkade.server.store.signatures import signed_replay
from arkade.server.store.store import (
    Store,
    StoreError,
    logged,
    mark_sealed,
    member,
    members,
    presence,
    reviews,
    rooms,
    sealing,
    signatures,
    tables,
    tickets,
)
from arkade.signing import signed
from arkade.table.match import Match
from arkade.text import sentence

DAY = 86_400_000  # milliseconds


class Findings:
    """What a look at a database has found."""

    def __init__(self) -> None:
        self.rooms = self.events = self.matches = 0
        self.digests = self.fitting = 0  # of events
        self.faults: list[str] = []


class Kept(NamedTuple):
    """All that is stored of a room."""

    room: Any
    events: Sequence[Any]
    summary: Any
    members: set[str]
    reviews: Sequence[Any]
    signatures: Sequence[Any]


async def check(store: Store) -> Findings:
    """Rebuild every room by the rules, every match move by move, compare all that is stored; say what is wrong."""
    found = Findings()
    since = await store.run(partial(_sealed_since, store), writes=False)
    if since is None:
        found.faults.append("since when all events have digests was changed")
    for name in await store.run(_names, writes=False):
        kept = await store.run(partial(_at_one_moment, name), writes=False)
        found.rooms += 1
        found.events += len(kept.events)
        found.faults += [f"room {name[:4]}…: {fault}" for fault in _faults(store, kept, since, found)]
    orphans = sql.select(sql.func.count()).select_from(logged).where(logged.c.room.not_in(sql.select(rooms.c.id)))
    if lost := await store.run(lambda db: db.scalar(orphans), writes=False):
        found.faults.append(f"{lost} events belong to no room")
    if found.digests and not found.fitting:
        found.faults.append("no digest fits: is the key another than the server's (ARKADE_SIGNING_KEYS)?")
    return found


def _sealed_since(store: Store, db: sql.Connection) -> int | None:
    """When the last event without a digest was stored; None if that was changed."""
    row = db.execute(sql.select(sealing)).one_or_none()
    return row.at if row is not None and store.seals.fits(row.digest, "sealing", row.at) else None


def _names(db: sql.Connection) -> list[str]:
    return list(db.scalars(sql.select(rooms.c.id).order_by(rooms.c.id)))


def _at_one_moment(room: str, db: sql.Connection) -> Kept:
    """All that is stored of a room, while servers may be writing."""
    sqlite = db.dialect.name == "sqlite"
    db.exec_driver_sql("BEGIN" if sqlite else "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
    return _kept(room, db)


def _kept(room: str, db: sql.Connection) -> Kept:
    def rows(table: sql.Table, *order: sql.ColumnElement[Any]) -> Sequence[Any]:
        return db.execute(sql.select(table).where(table.c.room == room).order_by(*order)).all()

    return Kept(
        db.execute(sql.select(rooms).where(rooms.c.id == room)).one(),
        rows(logged, logged.c.n),
        next(iter(rows(tables)), None),
        {row.guest for row in rows(members)},
        rows(reviews, reviews.c.match),
        rows(signatures, signatures.c.match),
    )


def _faults(store: Store, kept: Kept, since: int | None, found: Findings) -> Iterator[str]:
    """What is wrong with a room; `since` when the last event without a digest was stored."""
    if not kept.events:
        yield "it has no events"
        return
    room, people = Room(kept.room.id), _People()
    first_sealed = None
    closed = None
    for _, n, at, data, digest in kept.events:
        n, at, event = events.unpack_row(n, at, data)
        room.apply(n, at, event)
        people.note(event)
        if isinstance(event, events.Closed):
            closed = at
        if digest is None and (first_sealed is not None or (since is not None and at > since)):
            yield f"event {n} has no digest"
        if digest is None:
            continue
        first_sealed = first_sealed or n
        fits = store.seals.fits(digest, "event", room.id, n, at, data)
        found.digests += 1
        found.fitting += fits
        if not fits:
            yield f"event {n} was changed after it was stored"
    for fault in room.faults:
        yield f"event {fault.n} cannot be applied: {fault.why}"
    if kept.room.created != kept.events[0].at or kept.room.creator not in people.creators:
        yield "who made it and when is not what its log says"
    if kept.room.closed != closed:
        yield "when it was closed is not what its log says"
    if kept.members != people.members:
        yield "its members are not those of its log"
    yield from _faults_of_summary(store, kept.summary, room.version, first_sealed)
    matches = range(1, len(room.past) + 1 + (room.table is not None))
    for number in matches:
        found.matches += 1
        yield from _faults_of_match(store, room.match(number), number, kept)
    for row in kept.reviews:
        if row.match not in matches:
            yield f"it has a review of match {row.match}, which there is not"
        elif row.data is not None and not _is_true(store, row, first_sealed == 1):
            yield f"the review of match {row.match} was changed"


class _AnyReview(msgspec.Struct, frozen=True):
    """What reviews of all versions have."""

    level: str
    learned: bool
    dealt: list[float]
    seats: list[dict[str, Any]]
    moves: list[dict[str, Any]]
    decisions: list[dict[str, Any]]


class _People:
    """Who has to do with a room, by its log."""

    def __init__(self) -> None:
        self.creators: tuple[str, ...] = ()
        self.members: set[str] = set()

    def note(self, event: events.Read) -> None:
        """Something happened."""
        if isinstance(event, events.Created):
            erased = event.name == events.NOBODY
            self.creators = (event.host, "") if erased else (event.host,)
        if isinstance(event, events.Forgotten):
            self.members.discard(event.guest)
        elif (guest := member(event)) is not None:
            self.members.add(guest)


def _faults_of_summary(store: Store, row: Any, last: int, first_sealed: int | None) -> Iterator[str]:
    if row is None:
        if first_sealed is not None:
            yield "it has no summary"
        return
    if row.n > last:
        yield f"the events after {last} are missing: there were {row.n}"
    if row.digest is None:
        if first_sealed is not None and row.n >= first_sealed:
            yield "its summary has no digest"
    elif not store.seals.fits(row.digest, *sealed(row.room, row.n, row.at, row.open, row.due, row.data)):
        yield "its summary was changed"


def _faults_of_match(store: Store, match: Match | None, number: int, kept: Kept) -> Iterator[str]:
    if match is None:
        yield f"match {number} cannot be dealt again"
        return
    if match.broken:
        how = "stands still" if match.halted else "goes on" if not match.over else "ended"
        yield f"match {number} is not whole: it {how} without event {match.broken}"
    try:
        match.replay().verify()
    except ArkadeError as error:
        yield f"match {number} is not true: {error}"
    for row in kept.signatures:
        if row.match == number and not _is_signed(store, match, row):
            yield f"match {number} is not what was signed at its end"


def _is_signed(store: Store, match: Match, row: Any) -> bool:
    """Whether a match is as it was when one of our keys signed it."""
    ours = any(row.key == signer.key for signer in store.signers)
    return ours and signed(row.key, row.signature, signed_replay(match, row.ended).statement(match.state))


def _is_true(store: Store, row: Any, has_digest: bool) -> bool:
    """Whether a review is as it was stored; in a room of a version before 0.3, whether it is a review at all."""
    if row.digest is None and has_digest:
        return False
    if row.digest is not None:
        return store.seals.fits(row.digest, "review", row.room, row.match, row.data)
    try:
        msgspec.json.decode(row.data, type=_AnyReview)
    except (msgspec.DecodeError, TypeError):
        return False
    return True


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
        for of_rooms in (presence, signatures, reviews, tables, members, logged):
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
            for row in db.execute(sql.select(logged).where(logged.c.room == room)).all():
                if (data := _without(row.data, guest)) != row.data:
                    here = (logged.c.room == room) & (logged.c.n == row.n)
                    digest = _sealed_again(store, row, data)
                    db.execute(sql.update(logged).where(here).values(data=data, digest=digest))
        db.execute(sql.update(rooms).where(rooms.c.creator == guest).values(creator=""))
        db.execute(sql.update(reviews).where(reviews.c.guest == guest).values(guest=""))
        for of_guests in (members, tickets, presence):
            db.execute(sql.delete(of_guests).where(of_guests.c.guest == guest))

    await store.ask(work, writes=True)


def _without(data: str, guest: str) -> str:
    """An event as it is stored from now on; nothing of one that cannot be read and may be about the guest."""
    event = events.unpack(data)
    if isinstance(event, events.Lost):
        return "" if guest in str(data) else data
    left = events.without(event, guest)
    return data if left == event else events.pack(left)


def _sealed_again(store: Store, row: Any, data: str) -> str | None:
    """The digest of an event that is rewritten lawfully: one that did not fit before does not fit afterwards."""
    if row.digest is None or not store.seals.fits(row.digest, "event", row.room, row.n, row.at, row.data):
        return cast("str | None", row.digest)
    return store.seals.make("event", row.room, row.n, row.at, data)


async def seal(store: Store) -> None:
    """Take all that is stored for true from now on: give it new digests."""
    for name in await store.run(_names, writes=False):
        await store.run(partial(_seal, store.seals.make, name))
    await store.run(lambda db: mark_sealed(db, store.seals, 0))


def _seal(make: Callable[..., str], room: str, db: sql.Connection) -> None:
    kept = _kept(room, db)
    for row in kept.events:
        here = (logged.c.room == room) & (logged.c.n == row.n)
        db.execute(sql.update(logged).where(here).values(digest=make("event", room, row.n, row.at, row.data)))
    for row in [kept.summary] if kept.summary else []:
        digest = make(*sealed(room, row.n, row.at, row.open, row.due, row.data))
        db.execute(sql.update(tables).where(tables.c.room == room).values(digest=digest))
    for row in kept.reviews:
        here = (reviews.c.room == room) & (reviews.c.match == row.match) & reviews.c.data.is_not(None)
        db.execute(sql.update(reviews).where(here).values(digest=make("review", room, row.match, row.data)))


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
