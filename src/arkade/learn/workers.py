"""Who plays the games that a net learns from: this process, processes beside it, or actors of a Ray cluster."""

import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from arkade.errors import ArkadeError
from arkade.kernel.lessons import Lesson
from arkade.learn.games import Chunk, Setup, play
from arkade.text import sentence

#: What a chunk is played with: its number, the weights and the lesson as they are when it begins.
Order = tuple[int, NDArray[np.float32], Lesson]


class Workers(AbstractContextManager["Workers"], Protocol):
    """Plays chunks for as long as they are asked for; leaves nothing running when its context ends."""

    def chunks(self, setup: Setup, order: Callable[[], Order]) -> Iterator[Chunk]:
        """One after the other, as they are ready."""


class Here:
    """This process: chunk, lesson, chunk, lesson. The only way that the same seed gives the same net."""

    def chunks(self, setup: Setup, order: Callable[[], Order]) -> Iterator[Chunk]:
        """One after the other."""
        while True:
            yield play(setup, *order())

    def __enter__(self) -> "Here":
        return self

    def __exit__(self, *_: object) -> None:
        pass


class Processes:
    """So many processes, which play while this one learns."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._pool = ProcessPoolExecutor(number, multiprocessing.get_context("spawn"), _calm)

    def chunks(self, setup: Setup, order: Callable[[], Order]) -> Iterator[Chunk]:
        """As they are ready."""
        busy: set[Future[Chunk]] = set()
        while True:
            while len(busy) < self._number:
                busy.add(self._pool.submit(play, setup, *order()))
            done, busy = wait(busy, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)

    def __enter__(self) -> "Processes":
        return self

    def __exit__(self, *_: object) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _calm() -> None:
    """Ctrl-C is for the one that learns."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Actors:
    """Tasks of a Ray cluster that is connected already, one for every processor of it."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray

    def chunks(self, setup: Setup, order: Callable[[], Order]) -> Iterator[Chunk]:
        """As they are ready; one whose worker died is forgotten, another takes its place."""
        ray = self._ray
        ours = {name: value for name, value in os.environ.items() if name.startswith("ARKADE_")}
        remote = ray.remote(_play_there).options(num_cpus=1, max_retries=0)
        number = max(1, int(ray.cluster_resources().get("CPU", 1)))
        busy: list[Any] = []
        while True:
            while len(busy) < number:
                busy.append(remote.remote(ours, setup, *order()))
            done, busy = ray.wait(busy)
            for found in done:
                try:
                    chunk = Chunk(*(array.copy() for array in ray.get(found)))  # Ray's own may not be written to
                except ray.exceptions.RayTaskError as error:
                    said = sentence("error-ray-game", game=setup.game, reason=repr(error.cause))
                    raise ArkadeError(said) from error
                except ray.exceptions.RayError:  # the worker or its node died
                    continue
                yield chunk

    def __enter__(self) -> "Actors":
        return self

    def __exit__(self, *_: object) -> None:
        pass


def _play_there(
    environment: dict[str, str], setup: Setup, number: int, weights: NDArray[np.float32], lesson: Lesson
) -> Chunk:
    os.environ.update(environment)
    return play(setup, number, weights.copy(), lesson)
