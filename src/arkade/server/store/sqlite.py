"""SQLite: transactions in threads of their own."""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sql

T = TypeVar("T")
Work = Callable[[sql.Connection], T]
Row = tuple[str, int, int, str, str]  #: room, number, time, content and digest of an event

#: One statement for a batch of any size takes a third of the time of one that is made for its size.
APPEND = (
    "INSERT INTO events (room, n, at, data, digest) "
    "SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 "
    "FROM json_each(?) WHERE true ON CONFLICT DO NOTHING RETURNING room, n"
)


class Threads:
    """Transactions on SQLite, each in one go in a thread: one for what is written, one for what is read.

    Every step of a transaction handed to a thread by itself would wait for the interpreter's lock by itself.
    """

    append = APPEND
    broken_rows: tuple[type[Exception], ...] = (sqlite3.IntegrityError, sqlite3.DataError)

    def __init__(self, url: sql.URL) -> None:
        self._engine = sql.create_engine(url)
        sql.event.listen(self._engine, "connect", _set_up)
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="write")
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="read")
        self._plain: Any = None  # a connection without SQLAlchemy's layers: these take three quarters of an append

    async def run(self, work: Work[T], writes: bool) -> T:
        """Do some work in a transaction of its own."""
        pool = self._writing if writes else self._reading
        return await asyncio.get_running_loop().run_in_executor(pool, self._run, work)

    def _run(self, work: Work[T]) -> T:
        with self._engine.begin() as db:
            return work(db)

    @staticmethod
    def columns(rows: Sequence[Row]) -> tuple[Any, ...]:
        """Rows as `append` takes them."""
        return (json.dumps(rows),)

    async def store(self, rows: Sequence[Row]) -> set[tuple[str, int]]:
        """Append events and nothing else; those that were not there."""
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._store, rows)

    def _store(self, rows: Sequence[Row]) -> set[tuple[str, int]]:
        if self._plain is None:
            self._plain = self._engine.raw_connection()
        cursor = self._plain.cursor()
        try:
            stored = set(cursor.execute(APPEND, self.columns(rows)).fetchall())
            self._plain.commit()
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                self._plain.rollback()
            raise
        finally:
            cursor.close()
        return stored

    async def close(self) -> None:
        """Let go of everything."""
        self._writing.shutdown()
        self._reading.shutdown()
        if self._plain is not None:
            self._plain.close()
        self._engine.dispose()


def folder_of(url: sql.URL) -> Path | None:
    """Where the file is to be."""
    return Path(url.database).absolute().parent if url.database else None


#: How a text is read: one that is not UTF-8 is a fault of its row alone.
_text = partial(str, encoding="utf-8", errors="replace")


def _set_up(connection: Any, _record: Any) -> None:
    connection.text_factory = _text
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # not even a power cut loses what was acknowledged
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()
