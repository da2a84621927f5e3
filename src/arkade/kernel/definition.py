"""What a game folder hands to the kernel: its definition."""

import importlib
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np

from arkade.errors import BadOption
from arkade.text import Phrase

#: The seat number that rules get for somebody who only watches.
SPECTATOR = -1
#: The seat number that surveys get for a view of everything, hidden things included.
EVERYTHING = -2


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One option of a game; forms and help texts are made from it."""

    name: str
    kind: Literal["choice", "number", "seat", "set", "file"]
    rule: str
    default: str | int
    allowed: tuple[str, ...] = ()
    most: int = 0  # of a number: the largest one; `allowed` are words that may stand in its place
    sizes: dict[int, int] = {}  # of a set: how many members, by number of players
    reader: str = ""  # of a file: "module:function", called with the value, the option's name and what it expects

    def expects(self, players: int) -> str:
        """What may stand here, in words for a person."""
        if self.kind == "seat":
            return f"it takes a seat from 0 to {players - 1}, or random"
        if self.kind == "number":
            return f"it takes {' or '.join([*self.allowed, f'a number from 0 to {self.most}'])}"
        if self.kind == "set":
            return f"it takes random or {self.sizes[players]} different ones of {', '.join(self.allowed)}"
        if self.kind == "file":
            return f"it takes {self.default}, or the path of a file"
        return f"it takes {' or '.join(self.allowed)}"

    def read(self, value: object, players: int) -> str | int | list[str] | dict[str, Any]:
        """The value in its canonical form, or BadOption. Text from a command line is accepted for every kind.

        The canonical form can be written as JSON and read again. Of a file it holds all that the game needs.
        """
        refusal = BadOption(self.name, value, self.expects(players))
        if isinstance(value, bool):
            raise refusal
        if self.kind == "seat":
            if value == "random":
                return "random"
            if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 4:
                value = int(value)
            if isinstance(value, int | np.integer) and 0 <= value < players:
                return int(value)
            raise refusal
        if self.kind == "number":
            if isinstance(value, str) and value in self.allowed:
                return value
            if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
                value = int(value)
            if isinstance(value, int | np.integer) and 0 <= value <= self.most:
                return int(value)
            raise refusal
        if self.kind == "set":
            if value == "random":
                return "random"
            names = value.split(",") if isinstance(value, str) else value
            if not isinstance(names, Sequence | set | frozenset) or not all(isinstance(name, str) for name in names):
                raise refusal
            chosen = {name.strip() for name in names}
            if len(names) != self.sizes[players] or len(chosen) != len(names) or not chosen <= set(self.allowed):
                raise refusal
            return [name for name in self.allowed if name in chosen]
        if self.kind == "file":
            module, _, function = self.reader.partition(":")
            content: dict[str, Any] = getattr(importlib.import_module(module), function)(
                value, self.name, self.expects(players)
            )
            return content
        if isinstance(value, int):
            value = str(value)
        if isinstance(value, str) and value in self.allowed:
            return value
        raise refusal


class Search(NamedTuple):
    """How the search plays this game; the defaults do for any."""

    explore: float = 1.0  # weight of what is little tried
    candidates: int = 1  # a playout's move is the best, by `evaluate`, of so many random ones
    horizon: int = -1  # a playout is judged by `evaluate` after so many moves; -1: played to the end
    spread: float = 1.0  # the lead in `evaluate` that makes a victory e times as likely
    look: int = 0  # after so many simulations `evaluate` judges every action in one deal; 0: never
    widen: float = 0.0  # actions that the tree opens, the best by `evaluate` first: 1 + widen * sqrt(visits); 0: all
    among: int = 0  # the best of so many random ones that are not open yet; 0: of all


ANY_SEARCH = Search()

#: The option that every game has (COM-02).
START = Option(name="start", kind="seat", rule="COM-02", default=0)


@dataclass(frozen=True, eq=False, kw_only=True)
class Definition:
    """All that the kernel and the public face need of a game.

    Functions marked (rule) compile; the others are plain Python and get the record as NumPy shows it.
    """

    id: str
    title: str
    players: range
    options: tuple[Option, ...]
    record: np.dtype[Any]
    notations: tuple[str, ...]  # of every action id, in order
    pieces: tuple[tuple[str, tuple[int, ...]], ...]  # name and shape of every part of an observation, in order

    prepare: Callable[[Any, Mapping[str, Any]], None]  # (s, options) writes the options into an empty record
    deal: Callable[[Any], None]  # (s) sets the game up (rule)
    legal: Callable[[Any, Any], int]  # (s, out) -> n: action ids in ascending order (rule)
    apply: Callable[[Any, int], None]  # (s, action): a legal one (rule)
    scores: Callable[[Any, Any], None]  # (s, out): points of every seat (rule)
    merit: Callable[[Any, Any], None]  # (s, out): the highest wins, equals share (rule)
    redeal: Callable[[Any, int], None]  # (s, seat): deals anew what the seat does not know, by s.rng (rule)
    observe: Callable[[Any, int, Any], None]  # (s, seat, out): fills the pieces (rule)
    random_legal: Callable[[Any, Any, Any], int] | None = None  # (s, rng, out), where faster than the list (rule)

    evaluate: Callable[[Any, Any], None] | None = None  # (s, out): what each seat's position is worth (rule)
    search: Search = ANY_SEARCH

    why_not: Callable[[Any, int], list[str]]  # (s, action) -> rule numbers, [] if legal
    view: Callable[[Any, int | None, bool], msgspec.Struct]  # (s, seat, everything); s: the record or survey
    survey: Callable[[Any, int, Any], int] | None = None  # (s, seat, out) -> n: numbers to make the view of (rule)
    survey_size: int = 0  # the most numbers that `survey` writes
    story: Callable[[Any, int, Any, int | None], list[Phrase]]  # (before, action, after, seat): a move's log lines
    phrase: Callable[[int], Phrase]  # (action): a move as its player would name it
    secret: Callable[[Any, int, int], bool] | None = None  # (s, action, seat): the seat cannot see which one is played
    texts: Path  # folder with <lang>/<id>.ftl and rules/<lang>/<id>.md
    module: str  # the game's package, where this definition is called GAME
    lowest_wins: bool = False
    open: bool = False  # nothing is hidden: the view is the same for all

    @property
    def sources(self) -> Path:
        """The folder of the game's code; compiled code is cached by its hash."""
        return Path(str(sys.modules[self.module].__file__)).parent

    @property
    def num_actions(self) -> int:
        """Action ids are 0 .. num_actions - 1."""
        return len(self.notations)

    @property
    def observation_size(self) -> int:
        """Numbers in one observation."""
        return sum(int(np.prod(shape, dtype=int)) for _, shape in self.pieces)
