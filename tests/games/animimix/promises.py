"""What is said of a move of Animimix, made out anew."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

from arkade.games.animimix.outlook import Ends, Holds, Same, Scores, Sure, Worth
from arkade.games.animimix.story import Kept, Majority, NoMajority, Swapped
from arkade.kernel.events import Event
from arkade.kernel.reasons import Effect
from arkade.state import State
from tests.games.promises import Effects, Events, Move, Only, by, everything

from .positions import GRID, position

TABLES: list[Any] = []


def seldom() -> list[State]:
    """Last cards: a species that nobody has, others whose majority is certain, and a tie."""
    return [
        position(GRID, hands=["L", ""], kept=["", "L"], taken=["L", "M"]),
        position(GRID, hands=["", "M"], taken=["WL", "W"], player=1),
    ]


def cards(view: Any, seat: int, species: str) -> int:
    """Cards of a species before a seat."""
    player = view.seats[seat]
    return player.taken.get(species, 0) + player.kept_cards.get(species, 0)  # type: ignore[no-any-return]


def cell(view: Any, name: str) -> Any:
    return next(each for row in view.grid for each in row if each.name == name)


def won(m: Move) -> str:
    """The species of the card that comes before its player."""
    return m.objects[0] if m.verb == "keep" else str(cell(m.was, m.objects[0]).species)


def holds(m: Move) -> Iterator[Holds]:
    others = max(seat.taken.get(won(m), 0) for p, seat in enumerate(m.now.seats) if p != m.who)
    yield Holds(won(m), cards(m.now, m.who, won(m)), others)


def number(view: Any, species: str) -> int:
    """What scores of a species, as its sentence says it: counted in the grid, or by the points (ANI-16 to ANI-23)."""
    grid = [[each.species for each in row] for row in view.grid]
    columns = list(zip(*grid, strict=True))
    if species == "monkey":
        return max(column.count(species) for column in columns)
    if species == "elephant":
        return max(row.count(species) for row in grid)
    if species == "wolf":
        inner = sum(row[1:-1].count(species) for row in grid[1:-1])
        return sum(row.count(species) for row in grid) - inner
    if species == "lion":
        return sum(row.count(species) for row in grid)
    return view.worth[species] // (4 if species == "lovebird" else 2)  # type: ignore[no-any-return]


def worths(m: Move) -> Iterator[Effect]:
    if m.verb == "keep":
        assert m.now.worth == m.was.worth
        return
    changed = [name for name in m.was.species if m.was.worth[name] != m.now.worth[name]]
    for name in changed:
        yield Worth(name, m.was.worth[name], m.now.worth[name], number(m.now, name))
    if not changed:
        yield Same()


def stays_ahead(m: Move, effect: Sure) -> bool:
    """In the end nobody has as many."""
    end = everything(m.on(lambda _: False)[-1])
    others = [cards(end, p, effect.animal) for p in range(len(end.seats)) if p != m.who]
    return cards(end, m.who, effect.animal) > max(others)


def majorities(m: Move) -> Iterator[Event]:
    if not m.after.over:
        return
    gained: Counter[int] = Counter()
    for name in m.now.species:
        counts = [cards(m.now, p, name) for p in range(len(m.now.seats))]
        seats = [p for p, count in enumerate(counts) if count == max(counts)]
        points = m.now.worth[name]
        if max(counts):
            yield Majority(name, points, max(counts), points // len(seats), seats)
            gained.update(dict.fromkeys(seats, points // len(seats)))
        else:
            yield NoMajority(name)
    assert m.after.scores == m.now.scores == [gained[p] for p in range(len(m.now.seats))]


def certain(m: Move) -> Iterator[Scores]:
    """Points that no deal of the cards can change that the player has not seen, of which this is one."""
    if not m.after.over:
        return
    others = [p for p in range(len(m.now.seats)) if p != m.who]
    unseen = Counter(m.now.away_cards) + sum((Counter(m.now.seats[p].kept_cards) for p in others), Counter[str]())
    for each in m.once(majorities):
        if isinstance(each, Majority) and each.each and not changed(m, each, others, unseen[each.animal]):
            yield Scores(each.animal, each.each, each.seats)


def changed(m: Move, told: Majority, others: list[int], unseen: int) -> bool:
    """Whether others have the majority in another deal: cards of the species lie among others' kept and those away."""
    places = [m.now.seats[p].kept for p in others]
    for kept in product(*(range(min(place, unseen) + 1) for place in places)):
        if 0 <= unseen - sum(kept) <= m.now.away:
            counts = {p: m.now.seats[p].taken.get(told.animal, 0) + more for p, more in zip(others, kept, strict=True)}
            counts[m.who] = cards(m.now, m.who, told.animal)
            if sorted(p for p in counts if counts[p] == max(counts.values())) != told.seats:
                return True
    return False


EFFECTS: Effects = {
    Holds: holds,
    **by(worths, Worth, Same),
    Sure: Only(stays_ahead),
    Ends: lambda m: [Ends()] if m.after.over else [],
    Scores: certain,
}


def moved(m: Move, seat: int | None) -> Iterator[Event]:
    if m.verb == "keep":
        assert sum(m.now.seats[m.who].kept_cards.values()) == m.was.seats[m.who].kept + 1
        yield Kept(m.who, m.objects[0] if seat == m.who else None)
        return
    before, after = cell(m.was, m.objects[0]), cell(m.now, m.objects[0])
    assert (before.mountain, after.mountain) == (False, True)
    assert cards(m.now, m.who, before.species) == cards(m.was, m.who, before.species) + 1
    yield Swapped(m.who, after.name, before.species, after.species)


EVENTS: Events = {**by(moved, Kept, Swapped), **by(lambda m, _: majorities(m), Majority, NoMajority)}
