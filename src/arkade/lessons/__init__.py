"""Guided first games: a fixed deal, moves to learn one idea each from, and the end of the match.

A lesson is data, `<game>.toml`: players, seed, options and steps. A step has a text (`lesson-<game>-<number>` in
lessons.ftl), the learner's `move` unless it is only to be read, and what others play `then`. The moves of `rest` come
before the last step, which shows the end.
"""

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from arkade.game import load
from arkade.table.match import Match

FOLDER = Path(__file__).parent


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea."""

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
    return sorted(file.stem for file in FOLDER.glob("*.toml"))


@cache
def read(game: str) -> Plan:
    """The lesson of a game."""
    text = (FOLDER / f"{game}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Plan)


def deal(game: str) -> Match:
    """A match as the lesson begins."""
    plan = read(game)
    return Match(load(game, plan.players, **plan.options), plan.seed)
