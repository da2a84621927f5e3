"""What plays the games: this process, processes beside it, or a Ray cluster."""

import os
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import Protocol

from arkade.arena.play import Outcome, Played, Referee
from arkade.arena.schedule import Settings, Task
from arkade.errors import ArkadeError
from arkade.text import sentence

PATIENCE = 3  # a game whose worker died so often is given up


class Watcher:
    """Gets told how a tournament goes on. Does nothing by itself: override what you need."""

    def begins(self, settings: Settings, done: int) -> None:
        """A tournament begins, or goes on with so many games done."""

    def played(self, game: Played, worker: str) -> None:
        """A game is over and kept; `worker` says which process, or which node of a cluster, played it."""

    def lost(self, task: Task) -> None:
        """A worker died over a game, which is played again."""


class Workers(AbstractContextManager["Workers"], Protocol):
    """Plays games in any order; leaves nothing running when its context ends."""

    def play(self, settings: Settings, tasks: list[Task], watcher: Watcher) -> Iterator[Outcome]:
        """Play them all. A game whose worker dies is played again."""


class Here:
    """One game after the other in this process."""

    def play(self, settings: Settings, tasks: list[Task], watcher: Watcher) -> Iterator[Outcome]:
        """Play them all."""
        return map(Referee(settings, f"process {os.getpid()}").play, tasks)

    def __enter__(self) -> "Here":
        return self

    def __exit__(self, *_: object) -> None:
        pass


class Losses:
    """Counts how often each game's worker died, and gives up in time."""

    def __init__(self, watcher: Watcher) -> None:
        self._watcher = watcher
        self._count: Counter[Task] = Counter()

    def add(self, task: Task, why: str) -> None:
        """A worker died over a game."""
        self._count[task] += 1
        if self._count[task] == PATIENCE:
            raise ArkadeError(sentence("error-arena-lost", game=str(task), times=PATIENCE, why=why))
        self._watcher.lost(task)
