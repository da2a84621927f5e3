"""What is said of a move of Noah, made out anew."""

from collections.abc import Iterator
from typing import Any

from arkade.games.noah.components import CARDS, SPECIES, TEARS
from arkade.games.noah.outlook import Allows, EndsRound, Fills, Leaves, Pairs, Passes, Takes, Visits, Weighs
from arkade.games.noah.story import (
    BoatsGone,
    Departed,
    Drawn,
    Embarked,
    Given,
    HandEmptied,
    Looked,
    NoahMoved,
    Over,
    Paired,
    Returned,
    RoundBegan,
    RoundCut,
    Seen,
    Taken,
    Wept,
)
from arkade.kernel.events import Event
from arkade.kernel.reasons import Effect
from arkade.state import State
from tests.games.promises import Effects, Events, Move, by, everything

from .positions import departures, position

TABLES: list[Any] = [(3, {"end": "26"}), (4, {"start": "random"})]


def seldom() -> list[State]:
    """The last embarkations of a round (NOA-35) and the fourth departure, with pairs, traits and full boats."""
    cats, elephants, kangaroos = "cat m", "elephant m, bear m", "elephant m, lion f, kangaroo m"
    tables = [
        (cats, "cat f, bear m"),
        (cats, "giraffe f, lion f, donkey f"),
        (elephants, "panda m, cat f"),
        (kangaroos, "kangaroo f, cat m"),
        (kangaroos, "kangaroo f, cat m, cat f, parrot m, parrot f, bear m"),
    ]
    found = []
    for boat, hand in tables:
        for embarkations, count in ((498, 0), (499, 0), (30, 3)):
            state = departures(position([boat], [hand, "rhinoceros m, panda f"]), count)
            state._record.embarkations = embarkations
            found.append(state)
    return found + [after for state in found for after in _following(state, 4)]


def _following(state: State, moves: int) -> Iterator[State]:
    """Where any moves lead, one of each kind of them."""
    for action in state.legal()[:3] if moves else []:
        after = state.copy()
        after.play(action)
        if not after.over and after.view()["round"] == state.view()["round"]:
            yield after
            yield from _following(after, moves - 1)


def tears(card: str) -> int:
    return TEARS[SPECIES.index(card.split()[0])]


def in_hand(animal: str) -> str:
    """The hand card of an animal aboard: a snail has no sex (NOA-20)."""
    return "snail" if animal.startswith("snail") else animal


def listed(hand: dict[str, int]) -> list[str]:
    """The cards of a hand one by one."""
    return [card for card in dict.fromkeys(CARDS) for _ in range(hand.get(card, 0))]


def over(m: Move, state: State) -> bool:
    """Whether the round of the move has ended."""
    return state.over or everything(state).round > m.was.round


def turn(m: Move) -> Iterator[State]:
    """The states to the end of what this move is a part of: an embarkation and all that it brings, or a taking."""
    yield from m.on(lambda view: view.phase == "embark")


def again(m: Move) -> bool:
    """Whether the same player embarks again in the same round."""
    end = m.once(turn)[-1]
    return m.verb != "take" and not over(m, end) and end.player == m.who


def departs(m: Move) -> tuple[int, int] | None:
    """The boat that leaves by the end of the turn, and how many gifts are made."""
    states = m.once(turn)
    views = [everything(state) for state in states if not over(m, state)]
    if m.was.phase == "give" or all(view.departures == m.was.departures for view in views):
        return None
    boat = m.was.leaving or next(boat.number for boat in m.was.boats if boat.noah)
    return boat, sum(view.phase == "give" for view in views)


def why_over(m: Move) -> str | None:
    """Why the round ends by the end of the turn."""
    states = m.once(turn)
    if m.verb == "take" or not over(m, states[-1]):
        return None
    before = everything(states[-2]) if states[1:] else m.was
    if before.seats[m.who].cards == 1 and (m.verb in ("embark", "give") if before is m.was else before.phase == "give"):
        return "hand" if before is m.was else "gifts"
    return "boats" if before.departures == 4 else "guard"


def effects(m: Move) -> Iterator[Effect]:
    why, departure = why_over(m), departs(m)
    if why:
        yield EndsRound(why)
    if again(m):
        yield Pairs()
    if departure:
        yield (Fills if m.verb == "embark" else Leaves)(*departure)
    old = m.was.seats[m.who].hand
    if m.verb == "take":
        new = m.now.seats[m.who].hand
        taken = {card: count - old.get(card, 0) for card, count in new.items()}
        yield Takes(sum(taken.values()), sum(count * tears(card) for card, count in taken.items()))
    if m.verb in ("return", "give"):
        whom = int(m.objects[0]) if m.verb == "give" else m.was.opponent
        card = m.objects[-1]
        if not over(m, m.after):
            then, now = m.was.seats[whom].hand, m.now.seats[whom].hand
            assert [name for name, count in now.items() if count > then.get(name, 0)] == [card]
        yield Passes(whom, card, tears(card))
    if m.verb == "embark":
        yield from embarked(m, why, departure)
    if m.verb == "noah" and not why:
        boat = next(boat for boat in m.now.boats if boat.noah)
        yield Visits(boat.number, boat.weight, boat.limit, boat.next_sex or "any")


def embarked(m: Move, why: str | None, departure: object) -> Iterator[Effect]:
    """An animal aboard: the boat, or the trait that follows."""
    if not departure and not why:
        boat = next(boat for boat in m.now.boats if boat.number == noahs(m.was))
        yield Weighs(boat.number, boat.weight, boat.limit, boat.next_sex or "any")
    if not over(m, m.after) and m.now.phase in ("look", "draw"):
        yield Allows({"look": "giraffe", "draw": "lion"}[m.now.phase])
    if not why and noahs(everything(m.once(turn)[-1])) == noahs(m.was):
        yield Allows("donkey")


def noahs(view: Any) -> int:
    return next(boat.number for boat in view.boats if boat.noah)  # type: ignore[no-any-return]


EFFECTS: Effects = by(effects, Weighs, Fills, Leaves, Pairs, EndsRound, Allows, Takes, Visits, Passes)


# What happened


def happened(m: Move, seat: int | None) -> Iterator[Event]:
    ended, here = over(m, m.after), noahs(m.was)
    if m.verb == "embark":
        animal = m.objects[0]
        if not ended:
            aboard = m.now.boats[here - 1].animals
            if aboard:
                assert aboard == [*m.was.boats[here - 1].animals, animal]
            else:
                card = in_hand(animal)
                assert m.now.departed[card] > m.was.departed.get(card, 0)
        yield Embarked(m.who, animal, here)
        if again(m):
            yield Paired(m.who)
    elif m.verb == "take":
        boat = m.was.boats[here - 1]
        assert len(m.before.legal()) == 1  # nothing can embark
        assert m.now.seats[m.who].cards == m.was.seats[m.who].cards + len(boat.animals)
        yield Taken(m.who, here, boat.animals)
    elif m.verb == "noah":
        if not ended:
            assert noahs(m.now) == int(m.objects[0])
        yield NoahMoved(m.who, int(m.objects[0]))
    else:
        yield from passed(m, seat, ended)
    if not ended and m.now.departures > m.was.departures:
        boat_left, gifts = departs(m) or (0, 0)
        yield Departed(m.who, boat_left, gifts)
    if ended:
        yield from ends(m)


def passed(m: Move, seat: int | None, ended: bool) -> Iterator[Event]:
    """What concerns another's hand."""
    whom = m.was.opponent if m.verb == "return" else int(m.objects[0])
    if m.verb == "look":
        yield Looked(m.who, whom)
        if seat == m.who:
            yield Seen(m.who, listed(m.was.seats[whom].hand))
        return
    kind = {"draw": Drawn, "return": Returned, "give": Given}[m.verb]
    card = m.objects[-1]
    if not ended:
        to = m.who if m.verb == "draw" else whom
        old, new = m.was.seats[to].hand, m.now.seats[to].hand
        (card,) = [name for name, count in new.items() if count > old.get(name, 0)]
    yield kind(m.who, whom, card if seat in (m.who, whom) else None)


def ends(m: Move) -> Iterator[Event]:
    """Why the round is over, what is left in the hands, and what follows."""
    hands = [dict(seat.hand) for seat in m.was.seats]
    if m.verb in ("embark", "give", "return"):
        card = in_hand(m.objects[-1])
        hands[m.who][card] -= 1
        if m.verb != "embark":
            whom = m.was.opponent if m.verb == "return" else int(m.objects[0])
            hands[whom][card] = hands[whom].get(card, 0) + 1
    if not any(hands[m.who].values()):
        yield HandEmptied(m.who, m.was.round)
    elif m.was.departures == 4:
        yield BoatsGone(m.was.round)
    else:
        assert m.was.embarkations + (m.verb == "embark") == 500
        yield RoundCut(m.was.round)
    totals = m.after.scores
    for p, total in enumerate(totals):
        left = listed(hands[p])
        assert total - m.was.seats[p].total == sum(map(tears, left))
        yield Wept(p, total - m.was.seats[p].total, total, left)
    if m.after.over:
        assert m.after.winners == [p for p, total in enumerate(totals) if total == min(totals)]
        yield Over(m.after.winners, len(m.after.winners), min(totals))
    else:
        assert m.now.player == m.now.starter
        yield RoundBegan(m.was.round + 1, m.now.starter)


EVENTS: Events = by(
    happened,
    *(Embarked, Taken, NoahMoved, Paired, Departed, Looked, Seen, Drawn, Returned, Given),
    *(HandEmptied, BoatsGone, RoundCut, Wept, RoundBegan, Over),
)
