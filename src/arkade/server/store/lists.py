"""Whose tables there are, which are open to everybody, and what is due though nobody is there.

`members` is written with the events that make somebody part of a room. `tables` keeps a summary of each room: it may be
older than the log, which its number `n` shows, and is then made anew.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql

from arkade.server.rooms import events
from arkade.server.rooms.summary import Summary
from arkade.server.store.store import Store, logged, members, rooms, tables

LONGEST = 60  # tables of a list

_decode = msgspec.json.Decoder(Summary).decode
_encode = msgspec.json.Encoder().encode
_COLUMNS = ("room", "n", "at", "open", "due", "data", "digest")


class Kept(NamedTuple):
    """A room's summary, None if it is older than the room's log."""

    room: str
    summary: Summary | None


async def keep(store: Store, found: Iterable[tuple[str, int, int, Summary]]) -> None:
    """Write summaries: room, number and time of its last event, summary. An older one never replaces a newer."""
    rows = []
    for room, n, at, made in found:
        row = (room, n, at, made.open, made.due, _encode(made).decode())
        rows.append(dict(zip(_COLUMNS, (*row, store.seals.make(*sealed(*row))), strict=True)))
    if rows:
        newest = _newest(store.insert)
        rows.sort(key=lambda row: str(row["room"]))  # so that two servers never wait in a circle
        await store.ask(lambda db: db.execute(newest, rows), writes=True)


def sealed(room: str, n: int, at: int, open: bool, due: int | None, data: str) -> tuple[object, ...]:  # noqa: A002
    """What the digest of a summary is made of."""
    return "summary", room, n, at, int(open), due, data


@cache
def _newest(insert_into: Any) -> Any:
    """Writes a summary unless there is a newer one; made once, since a statement is garbage that refers to itself."""
    insert = insert_into(tables)
    new = {column: insert.excluded[column] for column in _COLUMNS[1:]}
    return insert.on_conflict_do_update(index_elements=["room"], set_=new, where=insert.excluded.n > tables.c.n)


async def of_guest(store: Store, guest: str) -> list[Kept]:
    """The rooms that a guest had to do with, the latest first."""
    found = _summaries.join(members, members.c.room == rooms.c.id)
    query = _select.select_from(found).where(members.c.guest == guest)
    return await _read(store, query.order_by(sql.func.coalesce(tables.c.at, rooms.c.created).desc()))


async def listed(store: Store, since: int, most: int) -> list[Kept]:
    """The rooms that are open to everybody and in which something happened since a time, the latest first.

    Of those that one guest has made so many and no more, so that nobody fills the list.
    """
    place = sql.func.row_number().over(partition_by=rooms.c.creator, order_by=tables.c.at.desc()).label("place")
    own = sql.select(tables.c.room, place).join(rooms, rooms.c.id == tables.c.room)
    ranked = own.where(tables.c.open, tables.c.at >= since).subquery()
    found = _summaries.join(ranked, ranked.c.room == rooms.c.id)
    query = _select.select_from(found).where(ranked.c.place <= most)
    return await _read(store, query.order_by(tables.c.at.desc()))


async def listed_by(store: Store, guest: str, since: int) -> int:
    """How many of them a guest has made."""
    query = sql.select(sql.func.count()).select_from(tables.join(rooms, rooms.c.id == tables.c.room))
    mine = query.where(rooms.c.creator == guest, tables.c.open, tables.c.at >= since)
    return await store.ask(lambda db: int(db.scalar(mine) or 0))


async def overdue(store: Store, now: int) -> list[str]:
    """Rooms in which something is due."""
    query = sql.select(tables.c.room).where(tables.c.due <= now).order_by(tables.c.due).limit(LONGEST)
    return await store.ask(lambda db: list(db.scalars(query)))


async def game_of(store: Store, room: str) -> str | None:
    """What is played in a room, by its summary or as it was made."""
    first = (logged.c.room == room) & (logged.c.n == 1)
    query = sql.select(tables.c.data, logged.c.data).select_from(
        logged.outerjoin(tables, tables.c.room == logged.c.room)
    )
    row = await store.ask(lambda db: db.execute(query.where(first)).first())
    if row is None:
        return None
    if row[0] is not None and (kept := _summary(row[0])) is not None:
        return kept.game
    made = events.unpack(row[1])
    return made.plan.game if isinstance(made, events.Created) else None


_last = sql.select(sql.func.max(logged.c.n)).where(logged.c.room == rooms.c.id).scalar_subquery()
_select = sql.select(rooms.c.id, tables.c.n, _last, tables.c.data)
_summaries = rooms.outerjoin(tables, tables.c.room == rooms.c.id)


async def _read(store: Store, query: sql.Select[Any]) -> list[Kept]:
    rows = await store.ask(lambda db: db.execute(query.limit(LONGEST)).all())
    return [Kept(room, _summary(data) if n == last else None) for room, n, last, data in rows]


def _summary(data: str) -> Summary | None:
    """What is kept of a room, None if it is damaged."""
    try:
        return _decode(data)
    except (msgspec.DecodeError, TypeError):
        return None
