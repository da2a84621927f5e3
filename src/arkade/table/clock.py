"""Clocks of a match, computed from the times at which things happened."""

from typing import Annotated

import msgspec
from msgspec import Meta


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="off", forbid_unknown_fields=True):
    """Nobody is hurried."""


class MoveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="move", forbid_unknown_fields=True):
    """So much time for every decision; a bot makes the one that comes too late."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]


class GameClock(msgspec.Struct, frozen=True, tag_field="kind", tag="game", forbid_unknown_fields=True):
    """So much time for the whole game, more after every turn; a bot plays on for whoever has none left."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many days for every decision, whoever is there; the stand-in plays on for whoever lets them pass."""

    days: Annotated[int, Meta(ge=1, le=14)]

    @property
    def seconds(self) -> int:
        """The same as the other clocks count it."""
        return self.days * 86_400


Clock = NoClock | MoveClock | GameClock | DaysClock
NO_CLOCK = NoClock()


class ClockView(msgspec.Struct, frozen=True):
    """The clock at the moment of a message."""

    left: list[int]  # milliseconds of every seat; of a clock by move, for its next decision
    running: int | None  # the seat whose time runs from now on


class Clocks:
    """Everybody's time in one match, in milliseconds. Only people's time runs.

    A clock by move, or by days, gives every decision its time; taking a move back gives none of it back, nor does
    leaving the seat and coming back. A clock by game runs down over all decisions of a seat and gains the increment
    when the turn passes on; at 0 a bot plays on. All stand still while nobody is there.
    """

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        full = 0 if isinstance(clock, NoClock) else clock.seconds * 1000
        self.left = [full] * players
        self.running: int | None = None
        self.since = 0  # this and all other times of the past: as if nobody had ever been away
        self._thought = 0  # of a clock by move: on this decision, before the time of its seat stopped
        self._spent: list[int] = []  # on each decision that led to a standing move
        self._slept: int | None = None  # since when nobody is there
        self._forgiven = 0  # how long nobody was, in all

    @property
    def on(self) -> bool:
        """Whether there is a clock at all."""
        return not isinstance(self.clock, NoClock)

    @property
    def patient(self) -> bool:
        """Whether a decision may take days, so that it does not matter who is there."""
        return isinstance(self.clock, DaysClock)

    @property
    def asleep(self) -> bool:
        """Whether they stand still because nobody is there."""
        return self._slept is not None

    def flagged(self, seat: int) -> bool:
        """Whether a seat has lost its time for good."""
        return isinstance(self.clock, GameClock) and self.left[seat] <= 0

    def decide(self, seat: int | None, at: int) -> None:
        """A move was made; now the time of `seat` runs: None for nobody's."""
        at = self._time(at)
        self._spent.append(at - self.since)
        before = self.running
        self._spend(at)
        self._thought = 0
        if isinstance(self.clock, GameClock) and before not in (None, seat) and self.left[before] > 0:
            self.left[before] += self.clock.increment * 1000
        self.running, self.since = seat, at

    def undo(self, moves: int, seat: int | None, at: int) -> None:
        """Moves were taken back."""
        at = self._time(at)
        spent = sum(self._spent[-moves:])
        del self._spent[-moves:]
        self._spend(at)
        self._thought = 0
        self.running, self.since = seat, at if isinstance(self.clock, GameClock) else self.since - spent

    def change(self, seat: int | None, at: int) -> None:
        """Somebody came or went: perhaps another's time runs now, or nobody's."""
        at = self._time(at)
        if seat != self.running:
            self._spend(at)
            self.running, self.since = seat, at - self._thought

    def sleep(self, at: int) -> None:
        """The last one has left: nobody's time runs."""
        self._slept = at if self._slept is None else self._slept

    def wake(self, at: int) -> None:
        """Somebody is there again. If nobody saw the last one leave, the decision begins anew: the server was gone."""
        if self._slept is None:
            self.since, self._thought = self._time(at), 0
        else:
            self._forgiven, self._slept = self._forgiven + at - self._slept, None

    def deadline(self) -> int | None:
        """When the running time is up."""
        if self.running is None or not self.on or self.asleep:
            return None
        return self.since + self.left[self.running] + self._forgiven

    def view(self, at: int) -> ClockView | None:
        """What everybody may see of it."""
        if not self.on:
            return None
        left = list(self.left)
        if self.running is not None:
            left[self.running] = max(0, left[self.running] - (self._time(at) - self.since))
        return ClockView(left, self.running)

    def _time(self, at: int) -> int:
        return (at if self._slept is None else self._slept) - self._forgiven

    def _spend(self, at: int) -> None:
        if self.running is None:
            return
        if isinstance(self.clock, GameClock):
            self.left[self.running] = max(0, self.left[self.running] - (at - self.since))
        else:
            self._thought = at - self.since
