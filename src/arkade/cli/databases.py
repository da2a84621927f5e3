"""What the commands that look after a database share."""

import argparse
import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from arkade.cli import DONE, FAULT
from arkade.errors import ArkadeError
from arkade.text import sentence

if TYPE_CHECKING:
    from arkade.server.store.store import Store

T = TypeVar("T")


def database(parser: argparse.ArgumentParser) -> None:
    """Which database."""
    parser.add_argument(
        "--db",
        default=os.environ.get("ARKADE_DB", "sqlite:///arkade.db"),
        metavar="URL",
        help="the database: sqlite:///FILE or postgresql://… (ARKADE_DB, or sqlite:///arkade.db)",
    )


def store_of(url: str) -> "Store":
    """A database that is there already, or ArkadeError."""
    os.environ.setdefault("ARKADE_COMPILE", "0")
    try:
        from arkade.server.store.care import sqlite_file
        from arkade.server.store.seals import secrets_of
        from arkade.server.store.store import Store
    except ImportError as error:
        raise ArkadeError(sentence("error-server-packages", package=str(error.name))) from None
    store = Store(url, secrets_of("ARKADE_SIGNING_KEYS"))
    if not store.postgresql:
        sqlite_file(store)
    return store


def opened(store: "Store", work: "Callable[[Store], Awaitable[T]]") -> T:
    """Do something with a database."""

    async def run() -> T:
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def checked(url: str) -> int:
    """Check a database and say what was found; the exit code."""
    from arkade.server.store.care import check

    found = opened(store_of(url), check)
    for fault in found.faults:
        print(fault)
    print(f"{found.rooms} rooms, {found.events} events, {found.matches} matches: {len(found.faults) or 'no'} faults")
    return FAULT if found.faults else DONE
