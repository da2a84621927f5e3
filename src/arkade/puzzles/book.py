"""The puzzles of a game as a file has them."""

import hashlib
import os
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from arkade import registry
from arkade.errors import BadData, unusable
from arkade.game import load
from arkade.learn.weights import whole_file
from arkade.state import State
from arkade.table.match import Match

FORMAT = "arkade puzzles 2"
MAX_BYTES = 10_000_000


class Tried(msgspec.Struct, frozen=True):
    """One of the moves that come into question."""

    move: str
    chance: float  # to win, after it
    error: float  # standard error of its distance from the best; of the best, of its own chance


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position, and the move to be found there by what the seat knows."""

    id: str
    players: int
    seed: int
    before: list[str]  # moves that are played already
    seat: int  # who is to find it
    kind: str  # the verb of the best move
    best: str
    line: list[str]  # how the turn goes best: the best move, and what follows of the same turn
    moves: list[Tried]  # the best few, the best first
    simulations: int  # of each of them
    rating: int
    difficulty: int  # 1 to 3
    options: dict[str, Any] = {}
    exact: bool = False  # the rest of the game was searched through
    found: dict[str, float] = {}  # how often bots found it: those of levels, and `greedy`, which looks one move ahead

    def match(self, game: str) -> Match:
        """A match at its position."""
        match = Match(load(game, self.players, **self.options), self.seed)
        for move in self.before:
            match.play(move, "bot")
        return match

    def position(self, game: str) -> State:
        """The position."""
        return self.match(game).state


def identity(game: str, players: int, options: dict[str, Any], seed: int, before: list[str]) -> str:
    """The id of a puzzle: a hash of how its position came to be."""
    what = [game, players, options, seed, before]
    return hashlib.sha256(msgspec.json.encode(what, order="deterministic")).hexdigest()[:12]


class Book(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles of a game."""

    format: str
    game: str
    command: str  # what makes them again
    puzzles: list[Puzzle]

    def puzzle(self, name: str) -> Puzzle | None:
        """A puzzle by its id."""
        return next((each for each in self.puzzles if each.id == name), None)

    def write(self, path: str | os.PathLike[str]) -> None:
        """Save it, whole or not at all: a line a puzzle."""
        head = msgspec.json.encode({"format": self.format, "game": self.game, "command": self.command})
        lines = b",\n".join(b"  " + msgspec.json.encode(each) for each in self.puzzles)
        whole_file(Path(path), head[:-1] + b', "puzzles": [\n' + lines + b"\n]}\n")


def file_of(game: str) -> Path:
    """Where the puzzles of a game are, if it has some."""
    return registry.definition(game).sources / "puzzles.json"


def games() -> list[str]:
    """The games that have some."""
    return [game for game in registry.games() if file_of(game).exists()]


@cache
def read(game: str) -> Book:
    """The puzzles that ship with a game, or BadData."""
    return read_file(file_of(game))


def read_file(path: str | os.PathLike[str]) -> Book:
    """The puzzles in a file, or BadData."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(MAX_BYTES + 1)
        if len(content) > MAX_BYTES:
            raise ValueError(f"it has more than {MAX_BYTES} bytes")
        book = msgspec.json.decode(content, type=Book)
        if book.format != FORMAT:
            raise ValueError(f"it is of the format {book.format!r}, not {FORMAT!r}")
    except (OSError, ValueError, RecursionError) as error:
        raise BadData(unusable("error-read", path, error)) from error
    return book
