"""When a tournament has played enough: as soon as its intervals are as narrow as was asked for."""

from collections.abc import Iterable
from itertools import islice
from typing import NamedTuple

from arkade.arena.play import Played
from arkade.arena.schedule import Settings, Task, round_size
from arkade.arena.statistics import adjusted_share

FEWEST_DEALS = 40  # before that a variance is not known well enough to stop by it


class Sums(NamedTuple):
    """Of every deal: what a bot's seats won, what luck brought them, and how many there were."""

    wins: list[float]
    luck: list[float]
    seats: list[int]


def sums_of(settings: Settings, name: str, games: Iterable[Played]) -> Sums:
    """Those of one bot, deal by deal."""
    found: dict[int, tuple[float, float, int]] = {}
    for game in games:
        for seat, bot in enumerate(game.seating):
            if settings.bots[bot] == name:
                wins, luck, seats = found.get(game.deal, (0.0, 0.0, 0))
                found[game.deal] = wins + game.share(seat), luck + (game.luck[seat] if game.luck else 0.0), seats + 1
    return Sums(*(list(column) for column in zip(*found.values(), strict=True))) if found else Sums([], [], [])


class Stopping:
    """Looks at whole rounds in the order of the schedule alone, so that the end is the same whoever played them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._tasks = settings.tasks()
        self._round: list[Task] = []  # the next one
        self._sums = {name: Sums([], [], []) for name in settings.bots}
        self.games: dict[Task, Played] = {}  #: of the rounds that count

    def enough(self, games: dict[Task, Played]) -> bool:
        """Whether the rounds at the beginning that are whole suffice; ask with more games each time, until they do."""
        settings = self.settings
        while settings.until is not None:
            self._round = self._round or list(islice(self._tasks, round_size(len(settings.bots), settings.players)))
            if not self._round or any(task not in games for task in self._round):
                return False
            self._count([games[task] for task in self._round])
            self._round = []
            if len(self.games) >= FEWEST_DEALS * settings.players and self._widest() <= settings.until:
                return True
        return False

    def _count(self, games: list[Played]) -> None:
        """One more round."""
        self.games.update((game.task, game) for game in games)
        for name, sums in self._sums.items():
            more = sums_of(self.settings, name, games)
            sums.wins.extend(more.wins)
            sums.luck.extend(more.luck)
            sums.seats.extend(more.seats)

    def _widest(self) -> float:
        """How far the widest interval of a bot reaches to either side."""
        return max(adjusted_share(*sums, 1 / self.settings.players, settled=True).half for sums in self._sums.values())
