"""A review as a file has it: JSON, whole or of as much as was done, with a version."""

import os
from pathlib import Path
from typing import Any, Literal

import msgspec

from arkade.learn.weights import whole_file
from arkade.text import Phrase

FORMAT = "arkade review 2"

Call = Literal["best", "fine", "inaccuracy", "mistake", "blunder"]

#: From how many parts of a victory a loss is called so, the worst first; it must be over 2 standard errors too.
CALLS: tuple[tuple[float, Call], ...] = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy"))
ERRORS = tuple(call for _, call in CALLS)
SURE = 2.0  # standard errors


class Decision(msgspec.Struct):
    """A choice that a seat had, judged from what it knew."""

    n: int  # of the move, from 1
    seat: int
    move: str
    best: list[str]  # the best move, and how the turn then goes on best
    loss: float  # chance to win after the best move less that after the move made, the turn gone on with at its best
    error: float  # its standard error
    call: Call
    exact: bool  # the rest of the game was searched through
    chance: float  # to win, after the best move: what the graph says just before
    simulations: int  # of each of the two
    why: list[Phrase] = []  # what the best move brings beyond the move made or, of a find, beyond the rival's
    instead: list[Phrase] = []  # what the other of the two brings beyond the best


class Turn(msgspec.Struct):
    """What a seat did until another decided or something new was seen, judged as a whole."""

    n: int  # of its first move
    moves: int
    seat: int
    best: list[str]  # all moves of the best turn
    loss: float  # of the chance to win, by the whole turn
    error: float  # its standard error
    call: Call
    exact: bool  # the rest of the game was searched through
    chance: float  # to win, after the best turn
    rival: list[str]  # the best turn that begins otherwise; none where there is none
    lead: float  # of the best turn over it, only about where it is small


class Moment(msgspec.Struct):
    """A move, and what it changed for every seat: worth after it = worth before it + decision + hidden + luck."""

    n: int
    seat: int
    move: str
    chances: list[float]  # to win, after it, each seat's as it knew it; none where it was not judged
    true: list[float]  # to win, after it, as it was
    worth: list[float]  # to win, after it, by the evaluation alone, which has no errors of simulations
    decision: list[float]  # what it changed by what its player knew
    hidden: list[float]  # because the hidden cards were as they were
    luck: list[float]  # by what chance brought after it
    news: bool  # whether chance acted or something hidden was shown


class Seat(msgspec.Struct):
    """A seat's game: start + luck + own + others = result."""

    seat: int
    start: float  # chance to win before the deal
    luck: float  # deal, draws, and hidden cards that met a decision
    own: float  # what one's own decisions changed
    others: float  # what the others' changed
    result: float  # 1 for a sole winner, 1/k for one of k
    deal: float  # of the luck: the deal
    hidden: float  # of the luck: right decisions that met the wrong hand, and wrong ones the right
    turns: int  # that were judged: with a choice
    loss: float  # their mean
    worst: int | None = None  # the turn that lost most of those called an error
    find: int | None = None  # the best turn that was hardest to replace
    turning: int | None = None  # the move that changed the chances most


class Review(msgspec.Struct):
    """All of it."""

    format: str
    game: str
    players: int
    options: dict[str, Any]
    level: str
    seed: int
    learned: bool  # a net judged; False: the game's own evaluation
    open: bool  # nothing is hidden: what was so is what all knew
    scale: float  # by which its chances were made sharper, so that they agree with results
    tilt: float  # how much less likely deals were taken to be in which a seat stands well
    complete: bool  # False: broken off before all decisions were judged
    repeatable: bool  # False: it was limited by the clock
    start: list[float]  # every seat's chance before the deal
    dealt: list[float]  # after it, each seat's as it knew it
    dealt_true: list[float]  # after it, as it was
    seats: list[Seat]
    moments: list[Moment]
    decisions: list[Decision]
    turns: list[Turn]

    def json(self) -> bytes:
        """The text of its file."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    def write(self, path: str | os.PathLike[str]) -> None:
        """Save it, whole or not at all."""
        whole_file(Path(path), self.json())


def call_of(loss: float, error: float, same: bool) -> Call:
    """What a loss is called."""
    if same:
        return "best"
    if loss <= SURE * error:
        return "fine"
    return next((call for least, call in CALLS if loss >= least), "fine")
