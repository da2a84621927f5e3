"""`arkade lobby`: the tables that a server lists for everybody; one of them taken away, or a room closed."""

import argparse
import time
from typing import TYPE_CHECKING

from arkade.cli import DONE
from arkade.cli.databases import database, opened, store_of
from arkade.errors import ArkadeError
from arkade.text import sentence

if TYPE_CHECKING:
    from arkade.server.rooms import events
    from arkade.server.store.store import Store

ABOUT = "show the tables that a server lists for everybody, take some from the list, or close rooms for good"
EPILOG = "ROOM is a room's name or how it begins, as the server's log has it."


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--unlist", action="append", default=[], metavar="ROOM", help="take it from the list")
    parser.add_argument("--close", action="append", default=[], metavar="ROOM", help="close it for good")
    database(parser)


def run(options: argparse.Namespace) -> int:
    """Do what is asked for, and show what is listed then."""
    store = store_of(options.db)
    from arkade.server.rooms.events import Closed, Unlisted

    asked: list[tuple[str, events.Stored]] = [(room, Unlisted()) for room in options.unlist]
    asked += [(room, Closed()) for room in options.close]
    for line in opened(store, lambda store: _work(store, asked)):
        print(line)
    return DONE


async def _work(store: "Store", asked: "list[tuple[str, events.Stored]]") -> list[str]:
    from arkade.server.store import care, lists

    now = time.time_ns() // 1_000_000
    for begin, event in asked:
        found = await care.named(store, begin)
        if len(found) != 1:
            raise ArkadeError(sentence("error-room-many" if found else "error-room-none", room=repr(begin)))
        await care.add(store, found[0], event, now)
    shown = [each for each in await lists.listed(store, 0, lists.LONGEST) if each.summary is not None]
    lines = [
        f"{each.room}  {each.summary.game}  {each.summary.names.get(each.summary.host, '–')}"
        f"  {(now - each.summary.since) // care.DAY} days"
        for each in shown
        if each.summary is not None
    ]
    return [*lines, f"{len(lines)} tables are listed"]
