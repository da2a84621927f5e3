"""`arkade check-db`: is all in a database true?"""

import argparse

from arkade.cli.databases import checked, database

ABOUT = "rebuild every room of a server's database by the rules and say what is wrong"
EPILOG = "exit codes: 0 all true, 1 there are faults (each is named), 2 cannot be read"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    database(parser)


def run(options: argparse.Namespace) -> int:
    """Check it."""
    return checked(options.db)
