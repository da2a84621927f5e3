"""One game between bots."""

import time

import msgspec

from arkade import bots
from arkade.arena.luck import DRAWS, Luck
from arkade.arena.schedule import COMPILED, Settings, Task, code_of, rules_of
from arkade.errors import ArkadeError
from arkade.replay import Replay
from arkade.table.match import Match
from arkade.table.seats import Seat, Seats
from arkade.table.table import Table
from arkade.text import sentence


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game. Lists go by seat."""

    deal: int
    rotation: int
    seating: list[int]  # bots, by their place in the settings
    first: int  # the seat that had the first decision
    points: list[int]
    winners: list[int]
    decisions: list[int]
    seconds: list[float]  # spent by each seat's bot; the only field that another run changes
    luck: list[float] = []  # what chance brought each seat, in parts of a victory; [] where nothing is left to chance

    @property
    def task(self) -> Task:
        """Which game of the schedule it was."""
        return Task(self.deal, self.rotation)

    def share(self, seat: int) -> float:
        """The seat's part of the win: 1 for a sole winner, a k-th for each of k winners."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Outcome(msgspec.Struct, frozen=True):
    """What a worker hands back."""

    played: Played
    replay: str | None  # its text, where it is to be kept
    worker: str  # who played it


class Referee:
    """Plays a tournament's games, one at a time, in this process."""

    def __init__(self, settings: Settings, name: str) -> None:
        if settings.code != code_of(settings.game, settings.bots):
            raise ArkadeError(sentence("error-arena-code"))
        self.settings, self.name = settings, name
        self.game = settings.load()
        if (found := rules_of(self.game)) != settings.rules:
            raise ArkadeError(sentence("error-arena-rules", found=found, wanted=settings.rules))
        # interpreted, a draw takes a millisecond and more, and one will do; not where luck says when to stop
        self.draws = DRAWS if settings.rules == COMPILED or settings.until is not None else 1

    def play(self, task: Task) -> Outcome:
        """Play a game to its end; an ArkadeError names the bot that could not."""
        settings, seed = self.settings, self.settings.deal_seed(task)
        seating = settings.seating(task)
        table = Table(Match(self.game, seed), Seats(Seat(bot=settings.bots[bot]) for bot in seating))
        match = table.match

        def make(spec: str, seat: int) -> bots.Bot:
            return bots.make(spec, settings.bot_seed(task, seat))

        first, luck = match.state.player or 0, Luck(self.game, settings.luck_seed(task), self.draws)
        decisions, seconds = [0] * settings.players, [0.0] * settings.players
        while (seat := match.state.player) is not None:
            begin = time.perf_counter()
            try:
                action = table.ask_bot(make)
                seconds[seat] += time.perf_counter() - begin
                luck.add(match.state, action)
                table.play(action, by="bot")
            except Exception as error:
                there = {"game": str(task), "move": str(len(match.moves) + 1)}
                raise ArkadeError(
                    sentence("error-arena-bot", bot=str(table.seats.bot(seat)), reason=str(error), **there)
                ) from error
            decisions[seat] += 1
        played = Played(
            deal=task.deal,
            rotation=task.rotation,
            seating=seating,
            first=first,
            points=match.state.scores,
            winners=match.state.winners,
            decisions=decisions,
            seconds=[round(spent, 6) for spent in seconds],
            luck=[round(part, 9) for part in luck.seats.tolist()] if luck.measured else [],
        )
        return Outcome(played, self._replay(match, played) if settings.replays else None, self.name)

    def _replay(self, match: Match, played: Played) -> str:
        text = match.replay().json()
        if Replay.parse(text).verify().scores != played.points:
            raise ArkadeError(sentence("error-arena-replay", game=str(played.task)))
        return text
