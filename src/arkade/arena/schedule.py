"""Who plays whom, where and with which seeds: all of it follows from the settings, nothing from the order of work."""

import hashlib
import inspect
from collections.abc import Collection, Iterator
from functools import cached_property
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import arkade
from arkade import bots, registry
from arkade.errors import ArkadeError, unusable
from arkade.game import Game
from arkade.kernel.generator import seed_words
from arkade.text import sentence

FORMAT = "arkade arena 1"
COMPILED, INTERPRETED = "compiled", "interpreted"  # how rules run
FOLDER = Path(arkade.__file__).parent
BATCH = FOLDER / "kernel" / "batch.py"  # for learning agents: no bot plays by it


class Task(NamedTuple):
    """One game: a deal in one of its rotations."""

    deal: int
    rotation: int

    def __str__(self) -> str:
        return f"{self.deal}.{self.rotation}"


class Settings(msgspec.Struct, frozen=True, dict=True):
    """All that decides the results of a tournament; the first line of its log."""

    format: str
    code: str  # a hash of the sources of kernel, game and bots: other code, other games
    game: str
    players: int
    options: dict[str, Any]
    bots: list[str]
    games: int  # whole rounds
    seed: str  # decimal; text, because not every reader of JSON has integers of 128 bits
    replays: bool
    repeatable: bool  # whether the same settings give the same games: no bot plays by the clock
    until: float | None = None  # stop when the intervals reach no further to either side; then `games` are the most
    rules: str = ""  # how they ran, see `rules_of`; "": the log was made before it said so

    @cached_property
    def tables(self) -> list[tuple[int, ...]]:
        """The tables of a round, each a list of bots by their place in `bots`; one deal is played at each.

        Every bot gets as many seats as every other: all of them the same number at each table, and the seats that are
        left over, or all where there are more bots than seats, go to every combination of the bots in turn.
        """
        each, left = divmod(self.players, len(self.bots))
        everybody = tuple(range(len(self.bots)))
        return [everybody * each + more for more in combinations(everybody, left)]

    def tasks(self) -> Iterator[Task]:
        """All games in their canonical order."""
        for deal in range(self.games // self.players):
            for rotation in range(self.players):
                yield Task(deal, rotation)

    def seating(self, task: Task) -> list[int]:
        """The bot of every seat, by its place in `bots`.

        Who sits next to whom is drawn once a deal; a rotation moves everybody on by one seat.
        """
        table = self.tables[task.deal % len(self.tables)]
        order = sorted(range(self.players), key=lambda place: self._derive("order", task.deal, place))
        return [table[order[(seat - task.rotation) % self.players]] for seat in range(self.players)]

    def deal_seed(self, task: Task) -> int:
        """The deal's seed: the same in all rotations."""
        return self._derive("deal", task.deal)

    def bot_seed(self, task: Task, seat: int) -> int:
        """The seed of the bot at a seat."""
        return self._derive("bot", task.deal, task.rotation, seat) >> 64

    def luck_seed(self, task: Task) -> int:
        """The seed of what could have come."""
        return self._derive("luck", task.deal, task.rotation)

    def load(self) -> Game:
        """The game."""
        return arkade.load(self.game, self.players, **self.options)

    def _derive(self, *parts: object) -> int:
        text = " ".join(map(str, (FORMAT, self.seed, *parts)))
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16])

    @property
    def threads(self) -> int:
        """How many processors one game keeps busy: bots think in turn, some with several threads."""
        return max(int(bots.read(spec).parameters.get("threads", 1)) for spec in self.bots)


def code_of(game: str, specs: Collection[str] = ()) -> str:
    """A hash of what decides how a game between bots goes: our sources, other packages' bots, weights of one's own."""
    digest, definition = hashlib.sha256(), registry.definition(game)
    for folder in (FOLDER / "kernel", FOLDER / "bots", definition.sources):
        for file in sorted(folder.glob("**/*")):
            if file.suffix in (".py", ".toml", ".safetensors") and file != BATCH:
                digest.update(f"{file.relative_to(folder)}\0".encode() + file.read_bytes() + b"\0")
    for name in sorted({bots.read(spec).name for spec in specs}):
        source = Path(inspect.getfile(bots.kind(name)))
        if FOLDER not in source.parents:
            digest.update(f"{name}\0".encode() + source.read_bytes() + b"\0")
    for spec in sorted(set(specs)):
        for file in bots.files(spec, definition):
            if definition.sources not in file.parents:
                digest.update(f"{spec}\0".encode() + _content(file) + b"\0")
    return digest.hexdigest()[:12]


def _content(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise ArkadeError(unusable("error-read", file, error)) from error


def rules_of(game: Game) -> str:
    """How a game's rules run here, once their compiler is done: a bot that plays by the clock sees less of the slow."""
    return COMPILED if game.warm() else INTERPRETED


def round_size(bots: int, players: int) -> int:
    """The games of one round: all tables, each deal in all rotations."""
    return comb(bots, players % bots) * players


def settle(
    game: Game, specs: list[str], games: int, seed: int, replays: bool = False, until: float | None = None
) -> Settings:
    """Check everything that a tournament is given; the number of games is rounded up to whole rounds."""
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise ArkadeError(sentence("error-arena-games", games=str(games)))
    if until is not None and not 0 < until < 1:
        raise ArkadeError(sentence("error-arena-until", until=str(until)))
    if not specs:
        raise ArkadeError(sentence("error-arena-bots"))
    for spec in specs:
        bots.suits(spec, game.handle.definition)
    seed_words(seed)  # refuses what is no seed
    size = round_size(len(specs), game.players)
    return Settings(
        format=FORMAT,
        code=code_of(game.name, specs),
        game=game.name,
        players=game.players,
        options=game.options,
        bots=specs,
        games=-(-games // size) * size,
        seed=str(seed),
        replays=replays,
        repeatable=not any({"ms", "cpu_ms"} & bots.read(spec).parameters.keys() for spec in specs),
        until=until,
        rules=rules_of(game),
    )
