"""`arkade play`: a game in the terminal."""

import argparse
import contextlib
import secrets

from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

import arkade
from arkade import bots
from arkade.boards import board_of
from arkade.cli import DONE, FAULT
from arkade.cli.show import folder_of, page_of
from arkade.kernel.generator import SEED_LIMIT
from arkade.table.match import Match
from arkade.text import Words, rules_of, rules_page, seat_phrase

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (arrow keys at the prompt)

LONG_LIST = 30  # more moves than this are listed by notation alone
HINTS = 3  # moves that a hint names at most
HINT_MS = 1000
HINT_WAIT = 5.0  # seconds


def play(options: argparse.Namespace) -> int:
    """Seat everybody and play to the end."""
    game = game_of(options)
    people = _people(options.seat or ["0"], game.players)
    seed = secrets.randbelow(SEED_LIMIT) if options.seed is None else options.seed
    names = bots.read_list(options.bots)
    others = {
        seat: bots.make(
            names[number % len(names)], secrets.randbits(64) if options.seed is None else seat, bots.TABLE_MS
        )
        for number, seat in enumerate(set(range(game.players)) - people)
    }
    return Terminal(Match(game, seed), people, others, options.lang).run()


def game_of(options: argparse.Namespace) -> arkade.Game:
    """The game of GAME, --players and --option."""
    chosen = [_option(text) for text in options.option]
    twice = {name for name, _ in chosen if [other for other, _ in chosen].count(name) > 1}
    if twice:
        raise arkade.ArkadeError(f"option {sorted(twice)[0]!r} is given twice")
    if {"name", "players"} & {name for name, _ in chosen}:
        raise arkade.ArkadeError("the number of players is given by --players")
    return arkade.load(options.game, options.players, **dict(chosen))


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise arkade.ArkadeError(f"an option is given as NAME=VALUE, not {text!r}")
    return name, value


def _people(seats: list[str], players: int) -> set[int]:
    people: set[int] = set()
    for text in ",".join(seats).split(","):
        if text.strip() == "all":
            people |= set(range(players))
        elif text.strip().isdecimal() and text.isascii() and int(text) < players:
            people.add(int(text))
        else:
            raise arkade.BadSeat(f"there is no seat {text!r}: they are 0 to {players - 1}, or `all`")
    return people


class _Ended(Exception):
    """The person leaves; with the exit code."""

    def __init__(self, code: int) -> None:
        self.code = code


class Terminal:
    """A match with people at this keyboard and bots elsewhere."""

    def __init__(self, match: Match, people: set[int], others: dict[int, bots.Bot], language: str) -> None:
        self.match, self.people, self.bots = match, people, others
        self.game = match.game
        folder = folder_of(self.game.name)
        self.words = Words(language, self.game.name, folder)
        self.rules = rules_of(page_of(self.game.name, language)) | rules_of(rules_page(language, "common"))
        self.board = board_of(self.game.name)
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.told = dict.fromkeys(people, 0)  # the number of moves each person has read of
        self.shown: int | None = None  # whose hand is on the screen

    def say(self, key: str, **params: object) -> str:
        """A text of the terminal's own."""
        return self.words.say(key, **params)

    def run(self) -> int:
        """Play to the end or until somebody leaves; the exit code."""
        self.console.rule(self.words.say("title"))
        self.console.print(self.say("play-commitment", hash=self.match.commitment), style="dim")
        try:
            while (seat := self.match.state.player) is not None:
                if seat in self.people:
                    self._turn(seat)
                else:
                    self.match.play(self.bots[seat].choose(self.match.seat(seat)))
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
        table = Table(box=None, show_header=False, pad_edge=False)
        for number, action in enumerate(legal, 1):
            named = self.words.say(self.game.phrase(action))
            table.add_row(Text(f"{number:>3}", "bold cyan"), named, Text(self.game.notation(action), "dim"))
        self.console.print(table)

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
            except arkade.BadAction:
                self.console.print(self.say("play-not-a-move", text=text[:60], example=self.game.notation(legal[0])))
                return False
        reasons = self.match.state.why_not(action)
        if asked or reasons:
            self._explain(action, reasons)
            return False
        self.match.play(action)
        return True

    def _explain(self, action: int, reasons: tuple[str, ...]) -> None:
        """Why a move is not allowed, by rule."""
        notation = self.game.notation(action)
        if not reasons:
            self.console.print(self.say("play-allowed", move=notation))
            return
        self.console.print(self.say("play-refused", move=notation))
        for rule in reasons:
            self.console.print(Text.assemble("  ", (rule, "bold"), " ", self.words.refusal(rule)))

    def _hint(self, seat: int) -> None:
        """What a strong bot would play, and what it expects of it."""
        if not self.game.warm(HINT_WAIT):  # interpreted, a search sees too little to advise
            self.console.print(self.say("play-hint-later"))
            return
        found = bots.MctsBot(len(self.match.moves), ms=HINT_MS).analyse(self.match.seat(seat))
        for move in found.moves[:HINTS]:
            named = self.words.say(self.game.phrase(move.action))
            self.console.print(self.say("play-hint", move=named, chance=round(100 * move.chance(seat))))

    def _save(self, path: str) -> None:
        if not path:
            self.console.print(self.say("play-save-where"))
            return
        try:
            self.match.replay().write(path)
        except arkade.ArkadeError as error:
            self.console.print(str(error), style="red")
        else:
            self.console.print(self.say("play-saved", file=path))

    def _finish(self) -> None:
        state = self.match.state
        reader = min(self.people, default=None) if len(self.people) == 1 else None
        since = min(self.told.values(), default=0)
        for phrase in self.match.story(reader, since):
            self.console.print(Text(f"  {self.words.say(phrase)}", style="italic"))
        self.console.print(self.board(state.typed_view(arkade.ALL), self.words, None))
        table = Table(box=None, show_header=False, pad_edge=False)
        for seat, score in enumerate(state.scores):
            won = seat in state.winners
            name = self.words.say(seat_phrase(seat)) + ("" if seat in self.people else f" ({self.say('play-bot')})")
            table.add_row("★" if won else "", Text(name, "bold" if won else ""), str(score))
        ending = "play-winner" if len(state.winners) == 1 else "play-winners"
        winners = self.say(ending, winners=[seat_phrase(seat) for seat in state.winners])
        self.console.print(Panel(table, title=winners, expand=False))
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
