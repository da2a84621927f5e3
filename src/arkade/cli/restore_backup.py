"""`arkade restore-backup`: a server's database from its copy."""

import argparse
from pathlib import Path

from arkade.cli import DONE
from arkade.cli.databases import checked, database, store_of
from arkade.errors import ArkadeError
from arkade.text import sentence

ABOUT = "check a copy made by `arkade backup` and make a server's database of it"
EPILOG = "Stop the server first and move its database away: nothing is overwritten."


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", type=Path, help="the copy")
    database(parser)


def run(options: argparse.Namespace) -> int:
    """Check and copy."""
    copied = store_of(f"sqlite:///{options.file}")
    from arkade.server.store.care import copy, sqlite_file
    from arkade.server.store.store import Store

    target = Store(options.db)
    if target.postgresql:
        sqlite_file(target)
    if (code := checked(f"sqlite:///{options.file}")) != DONE:
        raise ArkadeError(sentence("error-db-copy-faults", file=str(options.file)))
    copy(sqlite_file(copied), Path(target.url.database or ""))
    return code
