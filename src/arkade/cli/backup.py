"""`arkade backup`: a copy of a server's database."""

import argparse
from pathlib import Path

from arkade.cli.databases import checked, database, store_of

ABOUT = "copy a server's database to a file while it runs, and check the copy"
EPILOG = "for SQLite; of PostgreSQL: pg_dump (docs/server.md)"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a new file")
    database(parser)


def run(options: argparse.Namespace) -> int:
    """Copy and check."""
    store = store_of(options.db)
    from arkade.server.store.care import copy, sqlite_file

    copy(sqlite_file(store), options.file)
    return checked(f"sqlite:///{options.file}")
