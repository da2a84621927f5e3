"""Nets that learn a game by playing it against themselves.

>>> import arkade.learn
>>> arkade.learn.run(GAME, minutes=10, out="weights.safetensors")
"""

import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from arkade import registry
from arkade.errors import ArkadeError
from arkade.kernel.generator import seed_words
from arkade.kernel.lessons import Lesson
from arkade.kernel.net import LANES, MOST_COLUMNS
from arkade.learn.games import Chunk, Setup, play
from arkade.learn.learner import COLUMNS, Learner
from arkade.learn.weights import BadWeights, Weights, find, own_place, read, weights_of, write
from arkade.learn.workers import Actors, Here, Order, Processes, Workers
from arkade.text import sentence

__all__ = [
    "COLUMNS",
    "MEASURED",
    "Actors",
    "BadWeights",
    "Chunk",
    "Here",
    "Learner",
    "Lesson",
    "Processes",
    "Report",
    "Setup",
    "Weights",
    "Workers",
    "find",
    "own_place",
    "play",
    "read",
    "run",
    "weights_of",
    "write",
]

CHUNK = 50_000  # positions
SAVED = 300.0  # seconds between two saves
MEASURED = 20  # chunks between two looks at its strength


class Report(NamedTuple):
    """How far it is."""

    positions: int
    games: int
    seconds: float
    speed: float  # positions a second, of late
    loss: float  # a position's cross entropy, of late
    share: float  # of the time or positions that it may take
    strengths: list[tuple[int, float]]  # positions, and how strong it was then (`arkade.learn.strength`)


def run(
    game: str,
    *,
    players: Sequence[int] = (),
    minutes: float | None = None,
    positions: int | None = None,
    out: str | os.PathLike[str] | None = None,
    resume: bool = False,
    keep: bool = False,
    seed: int = 0,
    lesson: Lesson | None = None,
    columns: int = COLUMNS,
    chunk: int = CHUNK,
    workers: Workers | None = None,
    command: str = "",
    watch: Callable[[Report], None] = lambda _: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Weights:
    """Learn, and save the weights in `out`; if that is broken off, all that is needed to go on in a file beside it.

    game       its id
    players    numbers of players to learn, by turns (default: all)
    minutes    of learning, those before an interruption included; or
    positions  so many: with one worker the same seed then gives the same weights
    out        a file (default: the user's own, see `own_place`)
    resume     go on from the file beside `out`, by another lesson where one is given
    keep       leave that file there at the end, too: more can be learned from it
    workers    who plays: `Here()`, `Processes(4)`, `Actors(ray)`
    watch      is told how far it is, after every chunk
    stopped    is asked after every chunk
    """
    definition = registry.definition(game)
    setup = Setup(game, _players(game, players), seed, chunk)
    seed_words(seed)  # refuses what is no seed
    if not 0 < columns <= MOST_COLUMNS or columns % LANES:
        allowed = sentence("takes-multiple", step=LANES, most=MOST_COLUMNS)
        raise ArkadeError(sentence("error-parameter", name="columns", value=repr(str(columns)), allowed=allowed))
    place = Path(out) if out is not None else own_place(definition)
    saved = place.with_name(f"{place.name}.resume")
    learner = Learner.resume(saved, setup) if resume else Learner(setup, lesson or Lesson(), columns)
    if resume and lesson:
        learner.lesson = lesson._replace(scale=learner.lesson.scale)
    begun, kept = time.monotonic() - learner.seconds, time.monotonic()
    ordered = learner.taken

    def order() -> Order:
        nonlocal ordered
        ordered += 1
        return ordered, learner.weights, learner.now

    def share() -> float:
        spent = (time.monotonic() - begun) / 60 / minutes if minutes else 0.0
        return max(spent, learner.positions / positions if positions else 0.0)

    def save(over: bool = False) -> None:
        learner.seconds = time.monotonic() - begun
        if not over:
            learner.save(saved)
        write(place, definition, learner.result(command))

    with workers or Here() as hands:
        chunks, last = hands.chunks(setup, order), time.monotonic()
        while share() < 1 and not stopped():
            found = next(chunks)
            loss = learner.take(found)
            now = time.monotonic()
            speed, last = len(found.ends) / (now - last), now
            if learner.taken % MEASURED == 0:
                learner.measure()
            so_far = learner.positions, learner.games, now - begun, speed, loss, min(1.0, share()), learner.strengths
            watch(Report(*so_far))
            if now - kept > SAVED:
                save()
                kept = now
    over = share() >= 1 and not keep
    save(over)
    if over:
        saved.unlink(missing_ok=True)
    return learner.result(command)


def _players(game: str, wanted: Sequence[int]) -> tuple[int, ...]:
    """Numbers of players that the game has, or ArkadeError."""
    known = registry.definition(game).players
    for number in wanted:
        if number not in known:
            raise ArkadeError(sentence("error-learn-players", number=str(number), least=known[0], most=known[-1]))
    return tuple(sorted(set(wanted))) or tuple(known)
