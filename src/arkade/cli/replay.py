"""`arkade replay`: a saved game, move by move."""

import argparse
import os
import sys

from rich.console import Console
from rich.text import Text

import arkade
from arkade import registry
from arkade.boards import board_of
from arkade.cli import DONE
from arkade.text import sentence

ABOUT = "step through a saved game"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--seat", type=int, metavar="K", help="see it as this seat saw it (default: everything open)")
    parser.add_argument("--move", type=int, default=0, metavar="N", help="begin after move N")


def run(options: argparse.Namespace) -> int:
    """Step through a saved game; where the input is no terminal, print all of it."""
    os.environ.setdefault("ARKADE_COMPILE", "0")  # a single game is over before a compiler could help
    file = arkade.Replay.read(options.file)
    file.verify()
    if not 0 <= options.move <= len(file.actions):
        raise arkade.ArkadeError(sentence("error-no-move", move=str(options.move), moves=str(len(file.actions))))
    if options.seat is not None:
        file.state(0).seat(options.seat)  # refuses a seat that does not exist
    steps = Steps(file, options.seat, options.lang)
    if sys.stdin.isatty():
        steps.walk(options.move)
    else:
        for number in range(options.move, len(file.actions) + 1):
            steps.log(number)
        steps.board(len(file.actions))
    return DONE


class Steps:
    """A replay on the screen."""

    def __init__(self, replay: arkade.Replay, seat: int | None, language: str) -> None:
        self.replay, self.seat = replay, seat
        name = replay.game.name
        self.words = registry.words(name, language)
        self.draw = board_of(name)
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.states = [replay.game.new(replay.seed)]
        for action in replay.actions:
            self.states.append(self.states[-1].copy())
            self.states[-1].play(action)

    def log(self, number: int) -> None:
        """What happened in move `number`; the reader of an open replay sees what its player saw."""
        if number == 0:
            return
        before, action = self.states[number - 1], self.replay.actions[number - 1]
        reader = before.player if self.seat is None else self.seat
        for phrase in before.story(action, self.states[number], reader):
            self.console.print(Text.assemble((f"{number:>4} ", "dim"), self.words.say(phrase)))

    def board(self, number: int) -> None:
        """The table after move `number`."""
        view = self.states[number].typed_view(arkade.ALL if self.seat is None else self.seat)
        self.console.print(self.draw(view, self.words, self.seat))
        if number == len(self.replay.actions) and self.replay.told is not None and self.replay.told.broken:
            self.console.print(self.words.say("verify-broken"))

    def walk(self, number: int) -> None:
        """Enter: next; b: back; a number: there; q: out."""
        last = len(self.replay.actions)
        while True:
            self.console.clear()
            self.board(number)
            self.log(number)
            try:
                answer = self.console.input(self.words.say("replay-prompt", move=number, last=last) + " ").strip()
            except EOFError:
                return
            if answer in ("q", "quit"):
                return
            if answer in ("b", "back"):
                number = max(0, number - 1)
            elif answer.isascii() and answer.isdecimal():
                number = min(last, int(answer[:9]))
            else:
                number = min(last, number + 1)
