"""Tickets: by one, another device becomes the same person. Each works once, and only for some minutes."""

import hashlib
import secrets

import sqlalchemy as sql

from arkade.server.store.store import Store, tickets

VALID = 10 * 60  # seconds


def _hashed(token: str) -> str:
    """As it is stored: whoever reads the database becomes nobody by it."""
    return hashlib.sha256(token.encode()).hexdigest()


async def issue(store: Store, guest: str, kept: str, now: int) -> str:
    """A new ticket for a guest, with what that device keeps; the guest's former ones, and old ones, are gone."""
    token = secrets.token_urlsafe(18)
    gone = sql.delete(tickets).where((tickets.c.guest == guest) | (tickets.c.expires < now))
    row = {"token": _hashed(token), "guest": guest, "expires": now + VALID * 1000, "kept": kept}

    def work(db: sql.Connection) -> None:
        db.execute(gone)
        db.execute(sql.insert(tickets), row)

    await store.ask(work, writes=True)
    return token


async def forget(store: Store, now: int) -> None:
    """Delete the tickets that are too old, and with them what was kept."""
    await store.ask(lambda db: db.execute(sql.delete(tickets).where(tickets.c.expires < now)), writes=True)


async def redeem(store: Store, token: str, now: int) -> tuple[str, str] | None:
    """The guest of a ticket and what was kept; None if it was used, is too old or never was one."""
    used = sql.delete(tickets).where(tickets.c.token == _hashed(token))
    found = used.returning(tickets.c.guest, tickets.c.kept, tickets.c.expires)
    row = await store.ask(lambda db: db.execute(found).first(), writes=True)
    return (row.guest, row.kept) if row is not None and row.expires >= now else None
