"""PostgreSQL: transactions on connections of a pool, and one of its own for what is stored most often."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import asyncpg
import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from arkade.server.store.sqlite import Row

T = TypeVar("T")
Work = Callable[[sql.Connection], T]

CHANNEL = "arkade"  # of notifications
COMMAND = 10.0  # seconds until a command is given up: one on a dying connection might never be answered
CONNECT = 5.0  # seconds until an attempt to connect is
SHORT = 7_000  # bytes of an event that a notification may hold; the whole of it, 8000

#: Store events and tell all processes, in one statement: a transaction in one round trip.
APPEND = f"""
WITH stored AS (
    INSERT INTO events (room, n, at, data, digest)
    SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[])
    ON CONFLICT DO NOTHING RETURNING room, n, at, data
)
SELECT room, n, pg_notify('{CHANNEL}', concat_ws(':', room, n, at, short)) FROM (
    SELECT room, n, at, CASE WHEN octet_length(data) < {SHORT} THEN data END AS short FROM stored
) AS told
"""


async def connect(url: sql.URL) -> Any:
    """A connection; of several hosts to the first that takes what is written. An OSError if there is none."""
    _, arguments = url.get_dialect()().create_connect_args(url)
    try:
        return await asyncpg.connect(**arguments, timeout=CONNECT, command_timeout=COMMAND)
    except asyncpg.InternalClientError as error:  # all that answer are standbys
        raise ConnectionError(str(error)) from error


class Connections:
    """Transactions on PostgreSQL."""

    append = APPEND
    broken_rows: tuple[type[Exception], ...] = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)

    def __init__(self, url: sql.URL) -> None:
        self._url = url
        self._engine = create_async_engine(url, pool_size=5, max_overflow=5, async_creator=partial(connect, url))
        self._plain: Any = None  # a connection without SQLAlchemy's layers

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

    @staticmethod
    def columns(rows: Sequence[Row]) -> tuple[Any, ...]:
        """Rows as `append` takes them."""
        return tuple(map(list, zip(*rows, strict=True)))

    async def store(self, rows: Sequence[Row]) -> set[tuple[str, int]]:
        """Append events and nothing else; those that were not there."""
        if self._plain is None or self._plain.is_closed():
            self._plain = await connect(self._url)
        try:
            return {(row[0], row[1]) for row in await self._plain.fetch(APPEND, *self.columns(rows))}
        except TimeoutError:
            self._plain.terminate()  # it may never answer
            raise

    async def close(self) -> None:
        """Let go of everything."""
        if self._plain is not None:
            self._plain.terminate()
        await self._engine.dispose()
