"""A net that learns: its weights, what it still remembers, and how it goes on after an interruption."""

import io
import json
import math
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from arkade import registry
from arkade.errors import ArkadeError, unusable
from arkade.kernel.generator import seed_words
from arkade.kernel.lessons import DISTANCE, GAMES, MEMORIES, SEATS, Lesson, lesson_of
from arkade.learn.games import Chunk, Setup, prepared
from arkade.learn.strength import strength
from arkade.learn.weights import BadWeights, Weights, whole_file
from arkade.text import sentence

COLUMNS = 32
KEPT = 24  # chunks that are learned from again and again
AGAIN = 4.0  # how often a position is learned from, on the average
ROUND = 16  # steps in one chunk before the next
SLOWER = 1_000_000  # positions after which the rate is divided by √2, then √3, ...
NARROWER = 5_000_000  # positions after which leads count half as much, then a third, ...
SCALE_KEPT = 0.9  # of the scale of leads, when a chunk brings another


class Learner:
    """The net and all that its learning depends on: the same setup and chunks make the same net."""

    def __init__(self, setup: Setup, lesson: Lesson, columns: int = COLUMNS) -> None:
        self.setup, self.lesson = setup, lesson
        self.definition = registry.definition(setup.game)
        self._engine, self._tables = prepared(setup.game, setup.players)
        self.net = self._fresh(columns)
        self._memory = np.zeros((MEMORIES, self.net.size), np.float32)
        self._memory[MEMORIES - 1] = self.net.reshape(-1)
        self.chunks: list[Chunk] = []
        self.taken = 0  # chunks
        self.positions = self.games = self._steps = 0
        self.seconds = 0.0
        self.strengths: list[tuple[int, float]] = []  # positions, and how strong it was then

    def _fresh(self, columns: int) -> NDArray[np.float32]:
        """A net to begin with. Features count nothing yet: those that never appear never will."""
        rules = self._engine.rules
        words = seed_words(self.setup.seed, "net")
        chance = np.random.Generator(np.random.PCG64([int(word) for word in words]))
        net = np.zeros((rules.inputs + 1 + rules.seats, columns), np.float32)
        net[rules.inputs] = chance.uniform(0, 0.5, columns)
        net[rules.inputs + 1 :] = chance.uniform(-0.5, 0.5, (rules.seats, columns))
        net[rules.inputs + 1 :, : rules.seats] = np.eye(rules.seats)
        net[rules.inputs, : rules.seats] = 0
        return net

    @property
    def weights(self) -> NDArray[np.float32]:
        """To play with: the averaged ones, which play far better than those of the last step."""
        averaged: NDArray[np.float32] = self._memory[MEMORIES - 1]
        return averaged.copy()

    @property
    def now(self) -> Lesson:
        """The lesson as it has become: smaller steps, and what counts in the end is the victory, not the lead."""
        rate = self.lesson.rate / math.sqrt(1 + self.positions / SLOWER)
        return self.lesson._replace(rate=rate, margin=self.lesson.margin / (1 + self.positions / NARROWER))

    def result(self, command: str) -> Weights:
        """What came out of it."""
        return Weights(self.weights.reshape(self.net.shape), self.setup.players, self.positions, command)

    def measure(self) -> None:
        """Note how strong it is."""
        found = strength(self._engine, self._tables, self.weights, self.taken)
        self.strengths.append((self.positions, round(found, 4)))

    def take(self, chunk: Chunk) -> float:
        """Learn from a chunk and those before it; the mean loss."""
        self.chunks = [*self.chunks[1 - KEPT :], chunk]
        self.taken += 1
        self.positions += len(chunk.ends)
        self.games += int(chunk.tally[GAMES])
        self._scale(chunk)
        words, loss = seed_words(self.setup.seed, f"steps {self.taken}"), np.zeros(1)
        rounds = max(1, round(AGAIN * len(chunk.ends) / self.lesson.batch / ROUND))
        chance = np.random.Generator(np.random.PCG64([int(word) for word in words]))
        for number in chance.integers(0, len(self.chunks), rounds):
            old, now = self.chunks[number], lesson_of(self.now)
            self._engine.fit(
                words, self.net, self._memory, now, old.inputs, old.ends, old.targets, ROUND, self._steps, loss
            )
            self._steps += ROUND
        return float(loss[0]) / (rounds * ROUND * self.lesson.batch)

    def _scale(self, chunk: Chunk) -> None:
        """How large leads are at the end of such games."""
        found = max(float(chunk.tally[DISTANCE] / chunk.tally[SEATS]), 1e-6)
        kept = SCALE_KEPT if self.taken > 1 else 0.0
        self.lesson = self.lesson._replace(scale=kept * self.lesson.scale + (1 - kept) * found)

    # Interruptions

    def save(self, place: Path) -> None:
        """All of it, to go on from."""
        counts = [self.taken, self.positions, self.games, self._steps, self.seconds, self.strengths]
        arrays: dict[str, Any] = {"net": self.net, "memory": self._memory}
        for number, chunk in enumerate(self.chunks):
            arrays |= {f"{name}_{number}": array for name, array in chunk._asdict().items()}
        about = json.dumps([self.setup, self.lesson, counts]).encode()
        content = io.BytesIO()
        np.savez(content, about=np.frombuffer(about, np.uint8), **arrays)
        whole_file(place, content.getvalue())

    @classmethod
    def resume(cls, place: Path, setup: Setup) -> "Learner":
        """Go on where it was saved; it must be the same setup."""
        try:
            with np.load(io.BytesIO(place.read_bytes()), allow_pickle=False) as found:
                same, lesson, counts = json.loads(found["about"].tobytes())
                if same != json.loads(json.dumps(setup)):
                    raise BadWeights(place, sentence("weights-setup"))
                learner = cls(setup, Lesson(*lesson), found["net"].shape[1])
                learner.restore(found, counts)
        except OSError as error:
            raise ArkadeError(unusable("error-read", place, error)) from error
        except (ValueError, LookupError, TypeError, zipfile.BadZipFile) as error:
            if isinstance(error, ArkadeError):
                raise
            raise BadWeights(place, sentence("weights-damaged")) from None
        return learner

    def restore(self, saved: Mapping[str, NDArray[Any]], counts: list[Any]) -> None:
        """Take over what was saved; ValueError where it does not fit."""
        if saved["net"].shape != self.net.shape or saved["memory"].shape != self._memory.shape:
            raise ValueError("other features")
        self.net[:], self._memory[:] = saved["net"], saved["memory"]
        self.taken, self.positions, self.games, self._steps, self.seconds, strengths = counts
        self.strengths = [(positions, share) for positions, share in strengths]
        self.chunks = [
            Chunk(*(saved[f"{name}_{number}"] for name in Chunk._fields)) for number in range(min(self.taken, KEPT))
        ]
