"""What happened in Animimix, as each seat may know it."""

from typing import Any

from arkade.games.animimix.actions import CELL_NAMES, KEEP, OBJECT_OF, SECOND_OF, VERB_OF
from arkade.games.animimix.components import N_SPECIES, SPECIES
from arkade.games.animimix.rules import majority, worth
from arkade.kernel.events import Event, Name, Seat
from arkade.kernel.record import OVER


class Kept(Event, frozen=True, tag="keep"):
    """A hand card was laid face down; only its owner knows which (ANI-06)."""

    who: Seat
    animal: Name | None = None

    def key(self) -> str:
        """Another sentence for the one who knows the card."""
        return "log-keep" if self.animal is None else "log-keep-own"


class Swapped(Event, frozen=True, tag="swap"):
    """A card was taken from a cell, and one of the hand put there under a mountain (ANI-07)."""

    who: Seat
    cell: str
    taken: Name
    put: Name


class Majority(Event, frozen=True, tag="majority"):
    """A species' points went to those with the most cards of it (ANI-13)."""

    animal: Name
    points: int  # that the grid makes of it
    count: int  # cards that each of them has
    each: int  # points that each of them gets
    seats: list[Seat]

    def key(self) -> str:
        """Another sentence for those who share."""
        return "log-majority" if len(self.seats) == 1 else "log-shared-majority"


class NoMajority(Event, frozen=True, tag="no-majority"):
    """Nobody has a card of a species: its points are lost (ANI-14)."""

    animal: Name


Happened = Kept | Swapped | Majority | NoMajority


def events(before: Any, action: int, after: Any, seat: int | None) -> list[Happened]:
    """The move, and at the end who gets each species' points."""
    found = [_move(before, action, seat)]
    if after.player == OVER:
        found += [_scored(after, species) for species in range(N_SPECIES) if after.species[species]]
    return found


def _move(before: Any, action: int, seat: int | None) -> Happened:
    """The move itself; a card kept is named only to its owner."""
    who, what, more = int(before.player), int(OBJECT_OF[action]), int(SECOND_OF[action])
    if VERB_OF[action] == KEEP:
        return Kept(who, SPECIES[what] if seat == who else None)
    return Swapped(who, CELL_NAMES[what], SPECIES[before.grid[what]], SPECIES[more])


def _scored(s: Any, species: int) -> Happened:
    """Who gets a species' points."""
    most, sharers = (int(number) for number in majority(s, species))
    if most == 0:
        return NoMajority(SPECIES[species])
    seats = [p for p in range(s.players) if s.kept[p, species] + s.taken[p, species] == most]
    points = int(worth(s.grid, s.players, species))
    return Majority(SPECIES[species], points, most, points // sharers, seats)
