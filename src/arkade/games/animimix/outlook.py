"""What a legal action of Animimix brings for certain. Of the others' kept cards only their number is known (ANI-10)."""

from collections.abc import Iterator
from copy import deepcopy
from itertools import product
from operator import add
from typing import Any

from arkade.games.animimix.actions import KEEP, OBJECT_OF, VERB_OF
from arkade.games.animimix.components import (
    ANIMAL_POINTS,
    COPIES,
    COUPLE_POINTS,
    LION,
    LION_POINTS,
    LOVEBIRD,
    N_SPECIES,
    SPECIES,
)
from arkade.games.animimix.rules import apply, worth
from arkade.kernel.events import Name, Seat
from arkade.kernel.reasons import Effect
from arkade.kernel.record import OVER


class Holds(Effect, frozen=True, tag="hold"):
    """One's own cards of a species after it, and the most that another took from the grid (ANI-06, ANI-07, ANI-10)."""

    animal: Name
    count: int
    others: int


class Worth(Effect, frozen=True, tag="worth"):
    """What the grid makes of a species changes (ANI-16 to ANI-23)."""

    animal: Name
    before: int
    points: int
    number: int  # what scores: animals of the line, the border, the group or the grid, species, couples

    def key(self) -> str:
        """A sentence for each way of scoring."""
        return f"would-worth-{self.animal}"


class Same(Effect, frozen=True, tag="same"):
    """The grid changes, and no species' worth by it."""


class Sure(Effect, frozen=True, tag="sure"):
    """Nobody could have as many cards of a species any more, whatever the others kept and whatever they play."""

    animal: Name


class Ends(Effect, frozen=True, tag="end"):
    """The last card of all: the game is over (ANI-12)."""


class Scores(Effect, frozen=True, tag="score"):
    """Who would get a species' points, where the hidden cards cannot change it (ANI-13)."""

    animal: Name
    each: int
    seats: list[Seat]

    def key(self) -> str:
        """Another sentence for those who share."""
        return "would-score" if len(self.seats) == 1 else "would-share"


def outlook(s: Any, action: int) -> list[Effect]:
    """The card won, what becomes of the grid's worths, and the end."""
    me, what = int(s.player), int(OBJECT_OF[action])
    keeps = VERB_OF[action] == KEEP
    species = what if keeps else int(s.grid[what])
    after = deepcopy(s)
    apply(after, action)
    found: list[Effect] = [_holds(after, me, species)]
    if not keeps:
        found += _worths(s, after) or [Same()]
    if after.player == OVER:
        return [*found, Ends(), *_scores(after, me)]
    rivals = (_possible(after, me, p, species) for p in range(s.players) if p != me)
    if _known(after, me, me, species) > max(rivals):
        found.append(Sure(SPECIES[species]))
    return found


def _holds(s: Any, me: int, species: int) -> Holds:
    others = max(_known(s, me, p, species) for p in range(s.players) if p != me)
    return Holds(SPECIES[species], _known(s, me, me, species), others)


def _worths(before: Any, after: Any) -> list[Effect]:
    """Every species whose worth changes."""
    found: list[Effect] = []
    for species in range(N_SPECIES):
        if before.species[species]:
            was, points = (int(worth(s.grid, s.players, species)) for s in (before, after))
            if points != was:
                found.append(Worth(SPECIES[species], was, points, _number(species, points)))
    return found


def _number(species: int, points: int) -> int:
    """What makes the points: 8 for penguins is a group of 4."""
    if species == LION:
        return LION_POINTS - points if points else 0
    return points // (COUPLE_POINTS if species == LOVEBIRD else ANIMAL_POINTS)


def _scores(s: Any, me: int) -> list[Effect]:
    """At the end, every species' points that are the same whatever the hidden cards are (ANI-13)."""
    found: list[Effect] = []
    for species in range(N_SPECIES):
        points = int(worth(s.grid, s.players, species))
        shares = set()
        for counts in _deals(s, me, species) if points else ():
            most = max(counts)
            shares.add(tuple(p for p, count in enumerate(counts) if count == most > 0))
        if len(shares) == 1 and (seats := shares.pop()) and points // len(seats):
            found.append(Scores(SPECIES[species], points // len(seats), list(seats)))
    return found


def _deals(s: Any, me: int, species: int) -> Iterator[list[int]]:
    """Everybody's cards of a species at the end: in each way the unseen ones can be kept by others or put away."""
    unseen, away = _unseen(s, me, species), int(s.away.sum())
    known = [_known(s, me, p, species) for p in range(s.players)]
    most = [0 if p == me else min(int(s.kept[p].sum()), unseen) for p in range(s.players)]
    for kept in product(*(range(count + 1) for count in most)):
        if 0 <= unseen - sum(kept) <= away:
            yield list(map(add, known, kept))


def _known(s: Any, me: int, p: int, species: int) -> int:
    """The cards of a species before a seat, of which all saw those from the grid."""
    return int(s.taken[p, species] + (s.kept[p, species] if p == me else 0))


def _possible(s: Any, me: int, p: int, species: int) -> int:
    """The most cards of a species that a seat may have in the end, for all that `me` knows.

    Every card it kept may be one, and every turn to come may bring one: of the cards not seen, or from the grid where
    no mountain stands (what is put there from now on gets one).
    """
    known = _known(s, me, p, species)
    if p == me:
        return known
    turns = int(s.cards[p])
    takable = min(turns, int(((s.grid == species) & (s.mountain == 0)).sum()))
    return known + min(int(s.kept[p].sum()) + turns, _unseen(s, me, species) + takable)


def _unseen(s: Any, me: int, species: int) -> int:
    """The cards of a species that `me` has not seen."""
    own = s.kept[me, species] + s.hand[me, species]
    return int(COPIES - (s.grid == species).sum() - s.taken[:, species].sum() - own)
