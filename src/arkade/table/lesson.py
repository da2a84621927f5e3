"""Lessons: a game taught in chapters, each a position of a real match with moves to learn one idea from.

They are data, `lesson.toml` of a game, and texts in the game's words. A chapter called `turn` has the title
`lesson-turn`; its steps say `lesson-turn-1`, `lesson-turn-2` and so on:

    [[chapters]]
    name = "turn"
    players = 2
    seed = 17
    options = { start = 0 }         # may be left out
    before = ["keep lion"]          # may be left out: moves that are played already when the chapter begins
    rules = ["ANI-06", "ANI-07"]    # what the chapter shows, by the numbers of the rules page
    learner = 0                     # the learner's seat: 0 unless it is said

    [[chapters.steps]]              # something to read

    [[chapters.steps]]
    move = "b2 penguin"             # to be made by the learner, who is to decide here
    then = ["c2 elephant"]          # what follows, shown move by move
    rest = ["c3 lion", "keep lion"] # what follows then, passed over: the next step shows where it leads

    [[chapters.steps]]              # the last step is to be read; where the match is over, it shows the scores

`python -m arkade.table.proofread GAME` says what is wrong with one, and prints it with the moves that are legal.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from arkade import registry
from arkade.errors import BadData
from arkade.game import load
from arkade.table.match import Match, Move

#: Kinds of options that change the rules. The others only say how a deal is laid: who begins, what takes part.
RULES = ("choice", "number")

OptionValue = str | int | list[str]
MAX_BYTES = 1_000_000  # of a file


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: a move of the learner and what follows, or only something to read."""

    move: str | None = None
    then: list[str] = []
    rest: list[str] = []


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Steps from a position on. Each can be played alone."""

    name: str
    players: int
    seed: int
    steps: list[Step]
    options: dict[str, OptionValue] = {}
    before: list[str] = []
    rules: list[str] = []
    learner: int = 0

    @property
    def title(self) -> str:
        """The key of its title."""
        return f"lesson-{self.name}"

    def text(self, step: int) -> str:
        """The key of what a step says; steps are counted from 1."""
        return f"{self.title}-{step}"

    def deal(self, game: str) -> Match:
        """A match as the chapter deals it, nothing played yet."""
        return Match(load(game, self.players, **self.options), self.seed)


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lessons of a game as they are written."""

    chapters: list[Chapter]

    def chapter(self, name: str) -> Chapter | None:
        """A chapter by its name."""
        return next((each for each in self.chapters if each.name == name), None)


class Moment(NamedTuple):
    """A position of a chapter that is shown. `match` goes on with the walk; its states stay as they are."""

    step: int  # from 1
    waits: bool  # for the learner, who reads the step's text; else it passes by itself
    match: Match
    last: Move | None  # that led here, since the chapter began


def lessons() -> list[str]:
    """The games that have some."""
    return [game for game in registry.games() if file_of(game).exists()]


@cache
def read(game: str) -> Plan:
    """The lessons of a game, or BadData."""
    try:
        with file_of(game).open("rb") as file:
            content = file.read(MAX_BYTES + 1)
        if len(content) > MAX_BYTES:
            raise BadData(f"the lessons of {game} have more than {MAX_BYTES} bytes")
        return msgspec.convert(tomllib.loads(content.decode("utf-8")), Plan)
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError, RecursionError) as error:
        raise BadData(f"the lessons of {game} cannot be read: {error}") from None


def file_of(game: str) -> Path:
    """Where the lessons of a game are written, if it has some."""
    return registry.definition(game).sources / "lesson.toml"


def walk(game: str, chapter: Chapter) -> Iterator[Moment]:
    """All moments of a chapter, one after the other."""
    match = chapter.deal(game)

    def play(move: str) -> Move:
        return match.play(move, "person" if match.player == chapter.learner else "bot")

    for move in chapter.before:
        play(move)
    last = None
    for number, step in enumerate(chapter.steps, 1):
        yield Moment(number, True, match, last)
        shown = [step.move, *step.then] if step.move is not None else step.then
        for count, move in enumerate(shown, 1):
            last = play(move)
            if count < len(shown) or step.rest:
                yield Moment(number, False, match, last)
        for move in step.rest:
            last = play(move)


def to_play(game: str) -> tuple[int, dict[str, OptionValue]]:
    """The table to play at after the lessons: that of the last chapter, as far as its options change the rules."""
    last = read(game).chapters[-1]
    kinds = {option.name: option.kind for option in registry.definition(game).options}
    return last.players, {name: value for name, value in last.options.items() if kinds[name] in RULES}
