"""`arkade verify`: what is true of a saved game?"""

import argparse
import os

import arkade
from arkade import signing
from arkade.cli import DONE
from arkade.text import Words

ABOUT = "rebuild a saved game, check the deal, every move, the result and the signature, and say what that proves"
EPILOG = "exit codes: 0 nothing is wrong, 1 damaged or forged (the place is named), 2 cannot be read or checked"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument(
        "--key", help="a server's public key (its address, then /api/key): the file must be signed by it"
    )


def run(options: argparse.Namespace) -> int:
    """Rebuild a saved game and check everything in it."""
    os.environ.setdefault("ARKADE_COMPILE", "0")  # a single game is over before a compiler could help
    replay = arkade.Replay.read(options.file)
    state = replay.verify(options.key)
    say = Words(options.lang).say
    ending = "over" if state.over else "open"
    print(say("verify-sealed", file=options.file, seal=arkade.commitment(replay.game, replay.seed)))
    print(
        say("verify-follows", moves=len(replay.actions), ending=ending, scores=[str(score) for score in state.scores])
    )
    known = replay.signature is not None and options.key is not None
    if not known:
        print(say("verify-told"))
    if replay.told is not None and replay.told.broken:
        print(say("verify-broken"))
    if replay.told is not None and replay.told.practice is not None:
        print(say("verify-practice", moves=replay.told.practice))
    if replay.signature is None:
        print(say("verify-unsigned"))
    elif not signing.available():
        print(say("verify-unchecked"))
    else:
        print(say("verify-signed", key=replay.signature.key))
        if not known:
            print(say("verify-compare"))
    return DONE
