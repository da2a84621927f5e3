"""Reviews of matches: who asked, how far each is, and what was found. Of every match there is one.

A row without data is a review in the making, or one that waits: it has no parts yet, and `done` is how many come
before it. Whoever makes it gives a sign of life now and then; a review whose maker has died is begun anew by the next
who asks.
"""

from typing import Literal, NamedTuple

import sqlalchemy as sql

from arkade.server.store.store import Store, reviews

DEAD = 60_000  # milliseconds without a sign of life
DAY = 86_400_000


class Kept(NamedTuple):
    """A review, or how far it is."""

    done: int
    parts: int
    data: str | None


#: What becomes of a wish for a review: the one there is; or it is to be made; or it is refused.
Claim = Kept | Literal["begin", "reviewing", "reviewed_enough"]


def _of(room: str, match: int) -> sql.ColumnElement[bool]:
    return (reviews.c.room == room) & (reviews.c.match == match)


async def find(store: Store, room: str, match: int, now: int) -> Kept | None:
    """The review of a match, made or in the making."""
    return await store.ask(lambda db: _find(db, room, match, now))


def _find(db: sql.Connection, room: str, match: int, now: int) -> Kept | None:
    query = sql.select(reviews.c.done, reviews.c.parts, reviews.c.data).where(_of(room, match), _living(now))
    row = db.execute(query).first()
    return Kept(*row) if row else None


def _living(now: int) -> sql.ColumnElement[bool]:
    return reviews.c.data.is_not(None) | (reviews.c.alive > now - DEAD)


async def claim(store: Store, room: str, match: int, guest: str, now: int, a_day: int, at_once: int) -> Claim:
    """Whether a guest may have a match reviewed. Of two who ask at once, one is told to begin."""
    mine = (reviews.c.guest == guest) & (reviews.c.at > now - DAY) & _living(now)
    counted = sql.select(sql.func.count(), sql.func.count(reviews.c.data)).where(mine)
    row = {"room": room, "match": match, "guest": guest, "at": now, "alive": now, "done": 0, "parts": 0}
    new = (
        store.insert(reviews)
        .values(row)
        .on_conflict_do_update(index_elements=["room", "match"], set_=row, where=sql.not_(_living(now)))
    )

    def work(db: sql.Connection) -> Claim:
        if found := _find(db, room, match, now):
            return found
        asked, made = db.execute(counted).one()
        if asked >= a_day:
            return "reviewed_enough"
        if asked - made >= at_once:
            return "reviewing"
        if db.execute(new.returning(reviews.c.room)).first() is None:
            return Kept(0, 0, None)  # another was faster
        return "begin"

    return await store.ask(work, writes=True)


async def go_on(store: Store, room: str, match: int, done: int, parts: int, now: int) -> None:
    """A sign of life."""
    await _change(store, room, match, done=done, parts=parts, alive=now)


async def wait(store: Store, room: str, match: int, before: int, now: int) -> None:
    """A sign of life of one that waits."""
    await go_on(store, room, match, before, 0, now)


async def forget(store: Store, room: str, match: int, data: str) -> None:
    """A review that is none any more: the next who asks begins anew."""
    gone = sql.delete(reviews).where(_of(room, match), reviews.c.data == data)
    await store.ask(lambda db: db.execute(gone), writes=True)


async def keep(store: Store, room: str, match: int, data: str) -> None:
    """It is made."""
    await _change(store, room, match, data=data, digest=store.seals.make("review", room, match, data))


async def give_up(store: Store, room: str, match: int) -> None:
    """It could not be made: the next who asks begins anew."""
    gone = sql.delete(reviews).where(_of(room, match), reviews.c.data.is_(None))
    await store.ask(lambda db: db.execute(gone), writes=True)


async def _change(store: Store, room: str, match: int, **values: object) -> None:
    changed = sql.update(reviews).where(_of(room, match)).values(**values)
    await store.ask(lambda db: db.execute(changed), writes=True)
