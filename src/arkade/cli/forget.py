"""`arkade forget`: old rooms go."""

import argparse
import time

from arkade.cli import DONE
from arkade.cli.databases import database, opened, store_of
from arkade.errors import ArkadeError
from arkade.text import sentence

ABOUT = "delete the rooms of a server's database in which nothing has happened for some days"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--older", type=int, required=True, metavar="DAYS", help="so many days")
    database(parser)


def run(options: argparse.Namespace) -> int:
    """Delete them."""
    if options.older < 1:
        raise ArkadeError(sentence("error-older"))
    store = store_of(options.db)
    from arkade.server.store.care import DAY, forget

    before = time.time_ns() // 1_000_000 - options.older * DAY
    gone = opened(store, lambda store: forget(store, before))
    print(f"{gone} rooms are forgotten")
    return DONE
