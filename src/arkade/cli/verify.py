"""`arkade verify`: is a saved game true?"""

import argparse
import os

import arkade
from arkade.cli import DONE
from arkade.text import Words

ABOUT = "rebuild a saved game and check every move, the result and the seed's commitment"
EPILOG = "exit codes: 0 all true, 1 damaged or forged (the place is named), 2 cannot be read"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE")


def run(options: argparse.Namespace) -> int:
    """Rebuild a saved game and check everything in it."""
    os.environ.setdefault("ARKADE_COMPILE", "0")  # a single game is over before a compiler could help
    replay = arkade.Replay.read(options.file)
    state = replay.verify()
    words = Words(options.lang)
    print(words.say("verify-true", file=options.file, moves=len(replay.actions)))
    if state.over:
        print(words.say("verify-result", scores=[str(score) for score in state.scores]))
    else:
        print(words.say("verify-unfinished"))
    return DONE
