"""`arkade play`: a game in the terminal."""

import argparse
import contextlib
import secrets
from itertools import cycle

from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

import arkade
from arkade import bots, registry
from arkade.boards import board_of
from arkade.cli import DONE, FAULT
from arkade.cli.tables import game_of, table_arguments
from arkade.judge import judge, values_of
from arkade.kernel.generator import new_seed
from arkade.kernel.reasons import Reason
from arkade.table.bots import Maker
from arkade.table.match import Match
from arkade.table.seats import Seat, Seats
from arkade.table.table import Table
from arkade.text import seat_phrase, sentence

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (arrow keys at the prompt)

LONG_LIST = 30  # more moves than this are listed by notation alone
HINTS = 3  # moves that a hint names at most
HINT_WAIT = 5.0  # seconds


ABOUT = "play a game in the terminal, against bots or with friends at one keyboard"
EPILOG = """examples:
  arkade play GAME                              you against one bot of medium strength
  arkade play GAME --players 4 --seat all       four people at one keyboard
  arkade play GAME --bots easy,mcts:ms=500      two bots of your choice
`arkade games` lists the games and their options, `arkade bots` the bots."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    table_arguments(parser)
    parser.add_argument(
        "--seat",
        action="append",
        metavar="K",
        help="a seat for a person, counted from 0; again for more people; `all` for every seat (default: 0)",
    )
    parser.add_argument(
        "--bots",
        default="medium",
        metavar="BOTS",
        help=f"bots for the other seats, by comma, such as mcts:ms=N: {', '.join(bots.names())} (medium)",
    )
    parser.add_argument("--seed", type=int, metavar="S", help="deal the game of this number again (default: by chance)")


def run(options: argparse.Namespace) -> int:
    """Seat everybody and play to the end."""
    game = game_of(options)
    people = _people(options.seat or ["0"], game.players)
    chosen = bots.read_list(options.bots)
    for spec in chosen:
        bots.suits(spec, game.handle.definition)
    specs = cycle(chosen)
    seats = Seats(Seat(guest="here") if seat in people else Seat(bot=next(specs)) for seat in range(game.players))

    def make(spec: str, seat: int) -> bots.Bot:
        return bots.make(spec, secrets.randbits(64) if options.seed is None else seat)

    match = Match(game, new_seed() if options.seed is None else options.seed)
    return Terminal(Table(match, seats), make, options.lang).run()


def _people(seats: list[str], players: int) -> set[int]:
    people: set[int] = set()
    for text in ",".join(seats).split(","):
        if text.strip() == "all":
            people |= set(range(players))
        elif text.strip().isdecimal() and text.isascii() and int(text) < players:
            people.add(int(text))
        else:
            raise arkade.BadSeat(sentence("error-no-seat-for-people", seat=repr(text), last=players - 1))
    return people


class _Ended(Exception):
    """The person leaves; with the exit code."""

    def __init__(self, code: int) -> None:
        self.code = code


class Terminal:
    """A table with people at this keyboard; the bots of the other seats are made by `make`."""

    def __init__(self, table: Table, make: Maker, language: str) -> None:
        self.table, self.make = table, make
        self.match, self.game = table.match, table.match.game
        self.people = {seat for seat in range(self.game.players) if table.person(seat)}
        self.seed = secrets.randbits(64)  # of the judge: whoever asks again is told the same
        self.words = registry.words(self.game.name, language)
        self.rules = registry.rules(self.game.name, language)
        self.board = board_of(self.game.name)
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.told = dict.fromkeys(self.people, 0)  # the number of moves each person has read of
        self.shown: int | None = None  # whose hand is on the screen

    def say(self, key: str, **params: object) -> str:
        """A text of the terminal's own."""
        return self.words.say(key, **params)

    def run(self) -> int:
        """Play to the end or until somebody leaves; the exit code."""
        self.console.rule(self.words.say("title"))
        self.console.print(self.say("play-commitment", hash=self.match.commitment), style="dim")
        try:
            while (seat := self.match.player) is not None:
                if seat in self.people:
                    self._turn(seat)
                else:
                    self.table.play(self.table.ask_bot(self.make), by="bot")
        except _Ended as ended:
            return ended.code
        self._finish()
        return DONE

    def _turn(self, seat: int) -> None:
        """One decision of a person."""
        if len(self.people) > 1 and self.shown != seat:
            self._hand_over(seat)
        self.shown = seat
        self._show(seat)
        legal = self.match.state.legal()
        self._offer(legal)
        while True:
            answer = self._ask(self.say("play-prompt", who=seat_phrase(seat)))
            if self._decide(seat, answer, legal):
                return

    def _hand_over(self, seat: int) -> None:
        """Hide the last hand, also from whoever scrolls back, before the next person looks."""
        self._wipe()
        self._ask(self.say("play-hand-over", who=seat_phrase(seat)))
        self._wipe()

    def _wipe(self) -> None:
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")  # what has scrolled away

    def _show(self, seat: int) -> None:
        for phrase in self.match.story(seat, self.told[seat]):
            self.console.print(Text(f"  {self.words.say(phrase)}", style="italic"))
        self.told[seat] = len(self.match.moves)
        self.console.print(self.board(self.match.state.typed_view(seat), self.words, seat))

    def _offer(self, legal: list[int]) -> None:
        if len(legal) > LONG_LIST:
            items = [Text.assemble((f"{n:>3} ", "bold cyan"), self.game.notation(a)) for n, a in enumerate(legal, 1)]
            self.console.print(Columns(items, padding=(0, 2), column_first=True))
            for action in (legal[0], legal[-1]):  # how to read them
                meaning = f"  {self.game.notation(action)}: {self.words.say(self.game.phrase(action))}"
                self.console.print(Text(meaning, "dim"))
            return
        grid = Grid(box=None, show_header=False, pad_edge=False)
        for number, action in enumerate(legal, 1):
            named = self.words.say(self.game.phrase(action))
            grid.add_row(Text(f"{number:>3}", "bold cyan"), named, Text(self.game.notation(action), "dim"))
        self.console.print(grid)

    def _ask(self, prompt: str) -> str:
        try:
            return self.console.input(Text(f"{prompt} ", "bold")).strip()
        except EOFError:
            self.console.print()
            self.console.print(self.say("play-input-ended"))
            raise _Ended(FAULT) from None

    def _decide(self, seat: int, answer: str, legal: list[int]) -> bool:
        """Do what a person typed; whether the position changed."""
        word, _, rest = answer.partition(" ")
        word = word.casefold()
        if not answer:
            return False
        if word in ("quit", "q", "exit"):
            raise _Ended(DONE)
        if answer == "?" or word == "help":
            self.console.print(self.say("play-help"))
            return False
        if word == "log":
            for phrase in self.match.story(seat):
                self.console.print(f"  {self.words.say(phrase)}")
            return False
        if word == "hint":
            self._hint(seat)
            return False
        if word == "save":
            self._save(rest.strip())
            return False
        if word == "undo":
            if self.match.undo(seat):
                self.told[seat] = min(self.told[seat], len(self.match.moves))
                return True
            self.console.print(self.say("play-no-undo"))
            return False
        if answer.upper() in self.rules:
            self.console.print(Text.assemble((answer.upper(), "bold"), " ", self.rules[answer.upper()]))
            return False
        return self._move(answer, legal)

    def _move(self, answer: str, legal: list[int]) -> bool:
        asked = answer.startswith("?")
        text = answer.lstrip("? ")
        if text.isascii() and text.isdecimal():
            number = int(text[:9])
            if not 1 <= number <= len(legal):
                self.console.print(self.say("play-no-number", most=len(legal)))
                return False
            action = legal[number - 1]
        else:
            try:
                action = self.game.parse(text)
            except arkade.BadAction as error:
                example = self.game.notation(legal[0])
                said = self.say("play-not-a-move", text=text[:60], example=example)
                self.console.print(error.say(self.words.language) if error.near else said)
                return False
        reasons = self.match.state.reasons(action)
        if asked or reasons:
            self._explain(action, reasons)
            return False
        self.table.play(action)
        return True

    def _explain(self, action: int, reasons: tuple[Reason, ...]) -> None:
        """Why a move is not allowed, by rule."""
        notation = self.game.notation(action)
        if not reasons:
            self.console.print(self.say("play-allowed", move=notation))
            outlook = self.match.state.outlook(action)
            for phrase in outlook.phrases if outlook else []:
                self.console.print(f"  {self.words.say(phrase)}")
            return
        self.console.print(self.say("play-refused", move=notation))
        for reason in reasons:
            self.console.print(Text.assemble("  ", (reason.rule, "bold"), " ", self.words.say(reason.phrase)))

    def _hint(self, seat: int) -> None:
        """The best moves by the judge; of an exact end none that is worse."""
        if not self.game.warm(HINT_WAIT):
            later = self.game.handle.engine.pending
            self.console.print(self.say("play-hint-later" if later else "play-hint-none"))
            return
        found = judge(self.match.seat(seat), values=values_of(self.game), seed=self.seed)
        shown = [each for each in found.moves[:HINTS] if each.equal or not found.exact]
        ties = sum(each.equal for each in shown) > 1
        for each in shown:
            move, *rest = (self.game.phrase(action) for action in each.line)
            named = self.say("play-turn", move=move, rest=rest) if rest else self.words.say(move)
            key = "play-hint-exact" if found.exact else "play-hint-equal" if ties and each.equal else "play-hint"
            self.console.print(self.say(key, move=named, chance=round(100 * each.chances[seat])))

    def _save(self, path: str) -> None:
        if not path:
            self.console.print(self.say("play-save-where"))
            return
        try:
            self.match.replay().write(path)
        except arkade.ArkadeError as error:
            self.console.print(error.say(self.words.language), style="red")
        else:
            self.console.print(self.say("play-saved", file=path))

    def _finish(self) -> None:
        state = self.match.state
        reader = min(self.people, default=None) if len(self.people) == 1 else None
        since = min(self.told.values(), default=0)
        for phrase in self.match.story(reader, since):
            self.console.print(Text(f"  {self.words.say(phrase)}", style="italic"))
        self.console.print(self.board(state.typed_view(arkade.ALL), self.words, None))
        grid = Grid(box=None, show_header=False, pad_edge=False)
        for seat, score in enumerate(state.scores):
            won = seat in state.winners
            name = self.words.say(seat_phrase(seat)) + ("" if seat in self.people else f" ({self.say('play-bot')})")
            grid.add_row("★" if won else "", Text(name, "bold" if won else ""), str(score))
        ending = "play-winner" if len(state.winners) == 1 else "play-winners"
        winners = self.say(ending, winners=[seat_phrase(seat) for seat in state.winners])
        self.console.print(Panel(grid, title=winners, expand=False))
        self.console.print(self.say("play-seed", seed=str(self.match.seed)), style="dim")
        if self.people:
            self._offer_to_save()

    def _offer_to_save(self) -> None:
        try:
            answer = self.console.input(Text(f"{self.say('play-save-offer')} ", "bold")).strip()
        except EOFError:
            self.console.print()
            return
        if answer:
            self._save(answer.removeprefix("save ").strip())
