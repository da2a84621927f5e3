"""How far a tournament is, for people."""

import sys
import time
from collections import Counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from arkade.arena.play import Played
from arkade.arena.schedule import Settings, Task, round_size
from arkade.arena.workers import Watcher

LINES = 10.0  # seconds between lines where there is no terminal


def progress() -> "Lines":
    """A bar on a terminal, plain lines elsewhere."""
    return Bar() if sys.stderr.isatty() else Lines()


class Lines(Watcher):
    """Progress in plain lines. A context manager."""

    def __init__(self) -> None:
        self.done = self.total = 0
        self.workers: Counter[str] = Counter()
        self._said = time.monotonic()

    def begins(self, settings: Settings, done: int) -> None:
        """Say what is played."""
        self.done, self.total, self._said = done, settings.games, time.monotonic()
        size = round_size(len(settings.bots), settings.players)
        self.say(
            f"{settings.game}, {settings.players} players: {settings.games} games, "
            f"{settings.games // size} rounds of {size}, {settings.rules} rules"
            + (f"; {done} are there already" if done else "")
        )

    def played(self, game: Played, worker: str) -> None:
        """Count, and say so from time to time."""
        self.done += 1
        self.workers[worker] += 1
        if time.monotonic() - self._said > LINES or self.done == self.total:
            self._said = time.monotonic()
            self.say(f"{self.done} of {self.total} games")

    def lost(self, task: Task) -> None:
        """Say it."""
        self.say(f"a worker was lost; its game {task} is played again")

    def say(self, line: str) -> None:
        """A line for people."""
        print(line, file=sys.stderr, flush=True)

    def __enter__(self) -> "Lines":
        return self

    def __exit__(self, *_: object) -> None:
        pass


class Bar(Lines):
    """Progress as a bar, on a terminal."""

    def __init__(self) -> None:
        super().__init__()
        columns = TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        self._progress = Progress(*columns, console=Console(stderr=True))
        self._bar = self._progress.add_task("", total=None, visible=False)

    def begins(self, settings: Settings, done: int) -> None:
        """Show the bar."""
        super().begins(settings, done)
        self._progress.update(self._bar, total=self.total, completed=done, visible=True)

    def played(self, game: Played, worker: str) -> None:
        """Move it on."""
        self.done += 1
        self.workers[worker] += 1
        self._progress.update(self._bar, completed=self.done)

    def say(self, line: str) -> None:
        """A line above the bar."""
        self._progress.console.print(line, markup=False, highlight=False)

    def __enter__(self) -> "Bar":
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()
