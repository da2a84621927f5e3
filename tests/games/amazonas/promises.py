"""What is said of a move of Coloretto Amazonas, made out anew."""

from collections.abc import Iterator
from typing import Any

from arkade.games.amazonas.outlook import (
    Chooses,
    Completes,
    Doubles,
    EndsByPile,
    EndsByStacks,
    Exposes,
    Grows,
    HasToAccept,
    Keeps,
    Loses,
    Protects,
    WinsBonus,
)
from arkade.games.amazonas.story import (
    Accepted,
    BonusTaken,
    Completed,
    Doubled,
    Drawn,
    Given,
    PileExhausted,
    Played,
    Protected,
    Refused,
    Scored,
    StacksEnough,
)
from arkade.kernel.events import Event
from arkade.kernel.reasons import Effect
from arkade.state import State
from tests.games.promises import Effects, Events, Move, by

TABLES: list[Any] = []


def seldom() -> list[State]:
    return []


def worth(cards: int) -> int:
    """AMA-18: 1, 3, 6, 10, 15, 21."""
    return cards * (cards + 1) // 2


# Laying


def played(m: Move) -> str:
    """A played animal as views name it."""
    return m.objects[0].replace(" ", "-")


def laying(m: Move) -> Move | None:
    """The move by which a card is laid for certain: a gift that has to be accepted is laid by its answer."""
    if m.verb == "give":
        answers = m.after.legal()
        return m.following(answers[0]) if len(answers) == 1 else None
    return None if m.verb == "refuse" else m


def column(m: Move) -> tuple[str, str]:
    """The animal laid, and the colour of its column."""
    animal = m.was.gift.animal if m.was.gift else played(m)
    return animal, next(colour.name for colour in m.was.colours if animal in colour.animals)


def laid(m: Move) -> Iterator[Effect]:
    """What a card does in its column."""
    lays = laying(m)
    if lays is None:
        return
    p, (animal, colour) = lays.who, column(lays)
    who = None if p == m.who else p
    old, new = lays.was.seats[p], lays.now.seats[p]
    before, cards, stacked = len(old.columns[colour]), len(new.columns[colour]), new.stacks.get(colour, 0)
    if stacked > old.stacks.get(colour, 0):
        size = len(next(each.animals for each in m.was.colours if each.name == colour))
        bonus = [c.bonus for c, was in zip(lays.now.colours, lays.was.colours, strict=True) if c.owner != was.owner]
        assert new.score - old.score == worth(size) - worth(before) + sum(bonus)
        assert before + 1 == size
        yield Completes(who, colour, size, worth(size), worth(before))
        for points in bonus:
            yield WinsBonus(who, colour, points)
        if lays.after.over and lays.now.pile == lays.was.pile:
            yield EndsByStacks(who, sum(new.stacks.values()))
        return
    assert new.score - old.score == worth(cards) - worth(before)
    if cards < before:
        assert lays.now.discard.get(animal, 0) >= lays.was.discard.get(animal, 0) + 2
        yield Doubles(who, animal, colour, worth(cards), worth(before))
    else:
        yield Grows(who, colour, cards, worth(cards), worth(before))


def chooses(m: Move) -> Iterator[Chooses]:
    """What each answer costs a receiver who has one."""
    if m.verb != "give" or len(m.after.legal()) == 1:
        return
    p = m.now.player
    costs: dict[str, set[int]] = {"accept": set(), "refuse": set()}
    for action in m.after.legal():
        answer = m.following(action)
        costs[answer.verb].add(m.now.seats[p].score - answer.now.seats[p].score)
    refusing = sorted(costs["refuse"])
    assert len(refusing) <= 2
    (accepting,) = costs["accept"]
    yield Chooses(p, accepting, refusing[0], refusing[1] if refusing[1:] else None)


def by_pile(m: Move) -> Iterator[EndsByPile]:
    """Whether this turn's draw is of the last card, whatever is answered."""
    ends = [m] if m.verb != "give" else [m.following(action) for action in m.after.legal()]
    if all(each.after.over and each.was.pile > each.now.pile == 0 for each in ends):
        yield EndsByPile()


def refused(m: Move) -> Iterator[Effect]:
    if m.verb == "refuse":
        old, new = m.was.seats[m.who], m.now.seats[m.who]
        gift, kept = column(m)
        for colour, cards in old.columns.items():
            for lost in set(cards) - set(new.columns[colour]):
                yield Loses(lost, colour, worth(len(cards) - 1), worth(len(cards)))
        assert gift in new.columns[kept]
        yield Keeps(gift, kept, worth(len(new.columns[kept])))


def protection(m: Move) -> Iterator[Effect]:
    if m.now.protected != m.was.protected:
        yield Protects(m.now.protected)
        if m.was.protected is not None:
            yield Exposes(None if m.was.protected == m.who else m.was.protected)


def forced(m: Move) -> Iterator[Effect]:
    if m.verb == "give" and len(m.after.legal()) == 1:
        yield HasToAccept(int(m.objects[0]))


EFFECTS: Effects = {
    **by(laid, Grows, Doubles, Completes, WinsBonus, EndsByStacks),
    **by(refused, Loses, Keeps),
    **by(protection, Protects, Exposes),
    EndsByPile: by_pile,
    HasToAccept: forced,
    Chooses: chooses,
}


# What happened


def happened(m: Move, seat: int | None) -> Iterator[Event]:
    old, new = m.was.seats[m.who], m.now.seats[m.who]
    if m.verb == "give":
        assert m.now.gift.giver == m.who
        yield Given(m.who, m.now.gift.receiver, m.now.gift.animal)
        if m.now.protected != m.was.protected:
            yield Protected(m.now.protected)
        return
    if m.verb == "play":
        yield Played(m.who, played(m))
    elif m.verb == "accept":
        yield Accepted(m.who, m.was.gift.animal)
    else:
        lost = [
            animal for colour, cards in old.columns.items() for animal in cards if animal not in new.columns[colour]
        ]
        yield Refused(m.who, m.was.gift.animal, *lost)
    if m.verb != "refuse":
        animal, colour = column(m)
        if len(new.columns[colour]) == len(old.columns[colour]) - 1:
            yield Doubled(m.who, animal)
        if new.stacks != old.stacks:
            yield Completed(m.who, colour, len(old.columns[colour]) + 1)
        for after, before in zip(m.now.colours, m.was.colours, strict=True):
            if after.owner != before.owner:
                yield BonusTaken(after.owner, after.name, after.bonus)
    if m.after.over:
        yield from end(m)
        return
    drawer = m.was.gift.giver if m.was.gift else m.who
    gone = {played(m): 1} if m.verb == "play" else {}
    held = {name: count - gone.get(name, 0) for name, count in m.was.seats[drawer].hand.items()}
    drawn = [name for name, count in m.now.seats[drawer].hand.items() if count > held.get(name, 0)]
    if seat == drawer:
        yield Drawn(drawer, *drawn)


def end(m: Move) -> Iterator[Event]:
    if m.now.pile == m.was.pile:
        yield StacksEnough(m.who, m.now.ending_stacks)
        assert sum(m.now.seats[m.who].stacks.values()) == m.now.ending_stacks
    else:
        assert m.now.pile == 0
        yield PileExhausted()
    for p, player in enumerate(m.now.seats):
        columns = sum(worth(len(cards)) for cards in player.columns.values())
        stacks = sum(worth(len(c.animals)) * player.stacks.get(c.name, 0) for c in m.now.colours)
        bonus = sum(colour.bonus for colour in m.now.colours if colour.owner == p)
        assert columns + stacks + bonus == m.after.scores[p]
        yield Scored(p, columns, stacks, bonus, m.after.scores[p])


EVENTS: Events = by(
    happened,
    *(Played, Given, Protected, Accepted, Refused, Doubled, Completed, BonusTaken, Drawn),
    *(StacksEnough, PileExhausted, Scored),
)
