"""Workers that are processes on this machine."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from arkade.arena.play import Outcome, Referee
from arkade.arena.schedule import Settings, Task
from arkade.arena.workers import Losses, Watcher
from arkade.errors import ArkadeError

_context = multiprocessing.get_context("spawn")


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Processes:
    """So many processes, one game at a time each.

    A pipe to each and nothing shared: a worker that dies is noticed and replaced, and workers whose master was
    killed read the end of their pipe and leave.
    """

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._workers: dict[Connection, BaseProcess] = {}

    def play(self, settings: Settings, tasks: list[Task], watcher: Watcher) -> Iterator[Outcome]:
        """Play them all."""
        waiting, busy, losses = tasks[::-1], dict[Connection, Task](), Losses(watcher)
        while waiting or busy:
            while waiting and len(busy) < self.jobs:
                idle = next((pipe for pipe in self._workers if pipe not in busy), None) or self._hire(settings)
                busy[idle] = waiting.pop()
                with suppress(OSError):  # it died: reading will tell
                    idle.send(busy[idle])
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                task = busy.pop(pipe)
                try:
                    answer = pipe.recv()
                except (EOFError, OSError):
                    waiting.append(task)
                    losses.add(task, f"exit code {self._dismiss(pipe)}")
                    continue
                if isinstance(answer, ArkadeError):
                    raise answer
                yield answer

    def _hire(self, settings: Settings) -> Connection:
        ours, theirs = _context.Pipe()
        process = _context.Process(target=_work, args=(theirs, settings), daemon=True)
        with _no_interrupts():
            process.start()
        theirs.close()
        self._workers[ours] = process
        return ours

    def _dismiss(self, pipe: Connection) -> int | None:
        """End a worker; its exit code."""
        process = self._workers.pop(pipe)
        pipe.close()
        process.join(1)
        if process.exitcode is None:
            process.kill()
            process.join()
        return process.exitcode

    def __enter__(self) -> "Processes":
        return self

    def __exit__(self, *_: object) -> None:
        for process in self._workers.values():
            process.terminate()
        for pipe in list(self._workers):
            self._dismiss(pipe)


class _no_interrupts:  # noqa: N801  (used like a function)
    """Ctrl-C is for the master: processes started within never get it."""

    def __enter__(self) -> None:
        if hasattr(signal, "pthread_sigmask"):
            self._before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})

    def __exit__(self, *_: object) -> None:
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_SETMASK, self._before)


def _work(pipe: Connection, settings: Settings) -> None:
    """A worker's life: games until the pipe ends; the text of an error instead of a game that cannot be played."""
    with suppress(EOFError, OSError):
        try:
            referee = Referee(settings, f"process {os.getpid()}")
            while True:
                pipe.send(referee.play(pipe.recv()))
        except ArkadeError as error:
            pipe.send(error)
