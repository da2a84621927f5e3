"""Guided first games: a fixed deal, moves to learn one idea each from, and the end of the match.

A lesson is data, `lesson.toml` of a game: players, seed, options and steps. A step has a text, `lesson-1` and so
on in the game's words, the learner's `move` unless it is only to be read, and what others play `then`. The moves of
`rest` come before the last step, which shows the end.
"""

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from arkade import registry
from arkade.game import load
from arkade.table.match import Match

LEARNER = 0  # the seat of the one who learns; the others' moves are a bot's


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: a move of the learner and what the others answer, or only something to read."""

    move: str | None = None
    then: list[str] = []


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written."""

    players: int
    seed: int
    steps: list[Step]
    options: dict[str, str | int | list[str]] = {}
    rest: list[str] = []


def lessons() -> list[str]:
    """The games that have one."""
    return [game for game in registry.games() if _file(game).exists()]


@cache
def read(game: str) -> Plan:
    """The lesson of a game."""
    return msgspec.convert(tomllib.loads(_file(game).read_text(encoding="utf-8")), Plan)


def _file(game: str) -> Path:
    return registry.definition(game).sources / "lesson.toml"


def deal(game: str) -> Match:
    """A match as the lesson begins."""
    plan = read(game)
    return Match(load(game, plan.players, **plan.options), plan.seed)
