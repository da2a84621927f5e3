"""When a tournament has played enough: as soon as its intervals are as narrow as was asked for."""

from arkade.arena.play import Played
from arkade.arena.results import shares
from arkade.arena.schedule import Settings, Task, round_size

FEWEST_DEALS = 40  # before that a variance is not known well enough to stop by it


class Stopping:
    """Looks at whole rounds in the order of the schedule alone, so that the end is the same whoever played them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._size = round_size(len(settings.bots), settings.players)
        self._tasks = settings.tasks()
        self._next: list[Task] = []
        self.games: dict[Task, Played] = {}  #: of the rounds that count

    def enough(self, games: dict[Task, Played]) -> bool:
        """Whether the first rounds that are whole suffice."""
        if self.settings.until is None:
            return False
        while True:
            if not self._next:
                self._next = [task for task, _ in zip(self._tasks, range(self._size), strict=False)]
            if not self._next or any(task not in games for task in self._next):
                return False
            self.games.update((task, games[task]) for task in self._next)
            self._next = []
            if self._narrow():
                return True

    def _narrow(self) -> bool:
        deals = len(self.games) // self.settings.players
        if deals < FEWEST_DEALS:
            return False
        found = shares(self.settings, list(self.games.values()))
        return all(one.adjusted.half <= (self.settings.until or 0) for one in found.values())
