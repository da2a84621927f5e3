"""`arkade check-db`: is all in a database true?"""

import argparse

from arkade.cli.databases import checked, database, opened, store_of

ABOUT = "rebuild every room of a server's database by the rules and say what is wrong"
EPILOG = "exit codes: 0 all true, 1 there are faults (each is named), 2 cannot be read"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    database(parser)
    parser.add_argument(
        "--seal", action="store_true", help="take what is there for true from now on: give all of it new digests"
    )


def run(options: argparse.Namespace) -> int:
    """Check it."""
    code = checked(options.db)
    if options.seal:
        from arkade.server.store.care import seal

        opened(store_of(options.db), seal)
    return code
