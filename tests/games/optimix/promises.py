"""What is said of a move of Arche Opti Mix, made out anew.

What the pile will bring is made out of the best and the worst order of it that OPT-08 allows.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from arkade.games.optimix import deck
from arkade.games.optimix.actions import PLACE_NAMES
from arkade.games.optimix.components import CARDS, TYPES
from arkade.games.optimix.outlook import (
    EndsGame,
    EndsTurn,
    Fee,
    Fills,
    Finds,
    Fits,
    GoesOn,
    LastBoards,
    Leans,
    Leaves,
    MayEject,
    MayRaise,
    MustEject,
    NoSecond,
    Opens,
    Out,
    Pawns,
    PetPawn,
    PetUncounted,
    PetWithout,
    Picks,
    Rains,
    Raises,
    RisksLast,
    RisksPets,
    Scores,
    ScoresOf,
    TooLate,
    Waits,
)
from arkade.games.optimix.state import NOTHING, RAIN, TURN, into_hand
from arkade.games.optimix.story import (
    BrontosaurusCame,
    BrontosaurusEjected,
    CabinOpened,
    Displayed,
    Drawn,
    Ejected,
    FeePaid,
    FoxCame,
    LastBoarding,
    Named,
    NoPet,
    NotRaised,
    Over,
    Passed,
    PetLaid,
    PetsDue,
    PetShown,
    PetVoid,
    Picked,
    Played,
    Rained,
    Raised,
    Scored,
    Spared,
    Stopped,
    Taken,
    TieBroken,
)
from arkade.kernel.events import Event
from arkade.kernel.reasons import Effect
from arkade.state import State
from tests.games.promises import Effects, Events, Move, by, everything, open_to

from .positions import play, position

TABLES: list[Any] = []
ROOM, LAST_RAIN, PET_RAIN = 3, 5, 2
PLAYS = ("play", "eject", "no eject")


def seldom() -> list[State]:
    """Rain that must come, the animals with rare powers, and the end with a tie."""
    found = [
        position(["cow"], ["horse"], display="hay, bee, elephant", pile="hen, rain, dog", hands=["snail", "", ""]),
        position(["cow"], ["horse"], display="hay, bee, elephant", rain=1, hands=["snail", "", ""]),
        position(["cow"], ["horse"], display="hay, bee, elephant", rain=4, hands=["snail", "", ""]),
        position(["cow, bee, butterfly"], ["horse"], ["skunk", "", ""]),
        position(["chimpanzee"], ["dodo"], ["skunk", "", ""], tilt=0),
        position(["cow"], ["horse", "reindeer"], ["fox, brontosaurus", "", ""]),
    ]
    short = position(["cow"], ["horse"], display="hay, bee, elephant", rain=4, hands=["snail", "", ""])
    short._record.top = short._record.end - 1
    last = play(position(["cow"], ["horse"], ["bee", "", ""], rain=5, last=True), "pass", "pass")
    ejected = position(["brontosaurus"], ["elephant"], ["skunk", "", ""], tilt=-2)
    return [*found, short, last, untyped(), *(after for state in (*found, ejected) for after in _next(state)), ejected]


def untyped() -> State:
    """A pet without a type, which only other decks have."""
    text = deck.FILE.read_text()
    begin = text.index('name = "cow"')
    with TemporaryDirectory() as folder:
        file = Path(folder) / "deck.toml"
        file.write_text(text[:begin] + text[begin:].replace('type = "useful"', 'type = "none"', 1))
        state = position(hands=["cow", "", ""], pile="rain", rain=1, display="hay, hen, bee", deck=file)
    state.play("take hen")
    return state


def _next(state: State) -> Iterator[State]:
    for action in state.legal():
        after = state.copy()
        after.play(action)
        if not after.over:
            yield after


def card(name: str) -> Named:
    return Named(name)


def cabins(view: Any) -> dict[str, list[str]]:
    return {cabin.place: cabin.cards for cabin in (*view.port, *view.starboard)}


def played(m: Move) -> tuple[str, str] | None:
    """The card that comes aboard with the move, and the cabin."""
    if m.verb not in PLAYS or m.now.phase == "eject":
        return None
    return (m.objects[0], m.objects[1]) if m.verb == "play" else (m.was.played, m.was.place)


# The ark


def ark(m: Move) -> Iterator[Effect]:
    if m.verb == "play" and m.now.phase == "eject":
        targets = open_to(m.after, "eject")
        for target in targets:
            yield MayEject(card(target))
        if not [move for move in open_to(m.after, "no") if move == "eject"]:
            yield MustEject(card(m.objects[0]))
    if not played(m):
        return
    _, place = played(m)  # type: ignore[misc]
    port, starboard = (sum(cabin.weight for cabin in side) for side in (m.now.port, m.now.starboard))
    side = "port" if m.now.tilt < 0 else "starboard" if m.now.tilt > 0 else "level"
    yield Leans(port, starboard, abs(m.now.tilt), side)
    old, new = cabins(m.was), cabins(m.now)
    assert {name for name in new if new[name] != old.get(name)} == {place}
    if len(new[place]) == ROOM > len(old.get(place, [])):
        yield Fills(place)
    if place not in old:
        yield Opens((m.who - 1) % len(m.now.seats))
        assert len(new[place]) == 1
    for name in Counter(m.now.ejected) - Counter(m.was.ejected):
        yield Leaves(card(name))


# Cards that one gets, and where they could go


def placed(m: Move) -> Iterator[Effect]:
    """A card of the display: where it could be played next, by this turn's second card or in a turn of its own."""
    if m.verb not in ("take", "pick"):
        return
    name = m.objects[0]
    if goes_on(m):  # the same turn
        if m.was.deck[name].type in ("slow", "provisions"):
            assert not open_to(m.after, name)
            yield Waits(card(name))
        else:
            yield Fits(card(name), *listed(open_to(m.after, name)))
        return
    alone = m.before.copy()
    s = alone._record
    into_hand(s, m.who, CARDS.index(name))
    s.phase, s.first, s.only, s.last = TURN, NOTHING, 0, rain(m)[1] == LAST_RAIN
    s.place = s.played = NOTHING
    s.opened = 0
    if s.last:
        s.phase = 6
        if m.was.deck[name].type in ("slow", "provisions"):
            yield TooLate(card(name))
            return
    yield Fits(card(name), *listed(open_to(alone, name)))


def listed(places: list[str]) -> tuple[list[str], int]:
    """In the order of the ark."""
    return sorted(places, key=PLACE_NAMES.index), len(places)


def goes_on(m: Move) -> bool:
    """Whether the player, not the pile, decides next whether a second card follows."""
    return bool(m.now.phase == "second" and m.now.player == m.who and m.now.turn == m.was.turn)


# Discs, pawns and points


def accounts(m: Move) -> Iterator[Effect]:
    me, then = m.now.seats[m.who], m.was.seats[m.who]
    if m.was.last and m.verb in PLAYS and fee(m if played(m) else m.following(m.after.legal()[0])):
        yield Fee()
    if m.after.over:
        yield from final(m)
        return
    for kind in TYPES:
        if me.pawns[kind] != then.pawns[kind]:
            yield Pawns(kind, me.pawns[kind])
        if me.raised[kind] != then.raised[kind]:
            yield Raises(kind)
    aboard = played(m)
    if aboard and m.was.deck[aboard[0]].power == "fox":
        yield Finds(card(aboard[0]), discs_found(m))
    for p, (new, old) in enumerate(zip(m.now.seats, m.was.seats, strict=True)):
        if new.score != old.score:
            yield Scores(old.score, new.score) if p == m.who else ScoresOf(p, old.score, new.score)
    if m.now.phase == "disc" and m.was.phase != "disc":
        yield MayRaise()


def fee(m: Move) -> bool:
    """Whether a disc was paid to the reserve for the card."""
    raised = sum(sum(seat.raised.values()) for seat in m.now.seats) - sum(
        sum(seat.raised.values()) for seat in m.was.seats
    )
    aboard = played(m)
    found = discs_found(m) if aboard and m.was.deck[aboard[0]].power == "fox" else 0
    return bool(aboard) and m.now.reserve - m.was.reserve + raised + found == 1


def discs_found(m: Move) -> int:
    """The fox's: what the player has more, but for the discs paid."""
    opened = len(cabins(m.now)) - len(cabins(m.was))
    return m.now.seats[m.who].discs - m.was.seats[m.who].discs + opened + m.was.last  # type: ignore[no-any-return]


def final(m: Move) -> Iterator[Effect]:
    """The last points, which are certain where no other's pet is turned up."""
    if not any(seat.pet for p, seat in enumerate(m.was.seats) if p != m.who):
        for p, (new, old) in enumerate(zip(m.now.seats, m.was.seats, strict=True)):
            if new.score != old.score:
                yield Scores(old.score, new.score) if p == m.who else ScoresOf(p, old.score, new.score)


# The turn


def turn(m: Move) -> Iterator[Effect]:
    """How it goes on: a display card, a second card, or the end."""
    if m.was.last or m.verb not in (*PLAYS, "disc", "no disc", "pick", "stop"):
        return
    ends = list(_ends(m))
    if picks := _picks(m):
        yield Picks(picks)
    if all(end == "over" for end in ends):
        yield EndsTurn()
    elif "second" in ends:
        yield GoesOn()
    else:
        yield NoSecond()


def _picks(m: Move) -> int:
    """The display where a card of it is due."""
    while m.now.phase == "disc" and m.now.player == m.who:
        m = m.following(m.after.legal()[0])
    return sum(m.now.display.values()) if m.now.phase == "pick" else 0


def _ends(m: Move) -> Iterator[str]:
    """All ways to the next decision about a second card: it may follow, it cannot, or the turn is over."""
    if m.now.phase == "second" and m.now.player == m.who and m.now.turn == m.was.turn:
        yield "stop" if len(m.after.legal()) == 1 else "second"
    elif m.now.phase in ("eject", "disc", "pick") and m.now.player == m.who:
        for action in m.after.legal():
            yield from _ends(m.following(action))
    else:
        yield "over"


# The rain


def rain(m: Move) -> tuple[int, int, int]:
    """Rain cards drawn before the move, those that come with it at least, and at most."""
    return m.was.rain, *(m.once(_rained, first)[0] for first in (False, True))


def _rained(m: Move, first: bool) -> Iterator[int]:
    """The rain when all is drawn that is certain to be drawn, with all other rain first in the pile, or last."""
    state = m.before.copy()
    s = state._record
    pile = s.pile[s.top : s.end].copy()
    known = int(s.first_rain - s.top)  # the place of the first rain, which all know
    rest = pile if known < 0 else np.delete(pile, known)
    others, wet = rest[rest != RAIN].tolist(), [RAIN] * int((rest == RAIN).sum())
    if known < 0:
        order = wet + others if first else others + wet
    else:
        tail = others[known:]
        order = [*others[:known], RAIN, *(wet + tail if first else tail + wet)]
    s.pile[s.top : s.end] = order
    state.play(m.action)
    while not state.over and (view := everything(state)).turn == m.was.turn and draws_on(m, view, state):
        moves = {"pet": "no pet", "disc": "no disc", "second": "stop"}
        state.play(moves.get(view.phase, state.legal()[0]))
    yield everything(state).rain


def draws_on(m: Move, view: Any, state: State) -> bool:
    """Whether cards are still drawn for certain by the end of the turn; after pets when the last player has chosen."""
    if view.phase == "pet":
        return bool(m.was.phase != "pet")
    if view.phase == "second":
        return len(state.legal()) == 1
    certain = not any(isinstance(each, GoesOn) for each in m.once(turn))
    return certain and view.phase in ("disc", "pick", "eject")


def rains(m: Move) -> Iterator[Effect]:
    before, least, most = rain(m)
    if m.was.last:
        return
    if least > before:
        yield Rains(least - before, least)
    if least == LAST_RAIN:
        yield LastBoards()
    elif most > least:
        if least + 1 == PET_RAIN:
            yield RisksPets()
        elif least + 1 == LAST_RAIN:
            yield RisksLast()


# Pets and the end


def pets(m: Move) -> Iterator[Effect]:
    if m.verb == "pet":
        *_, before, end = m.on(lambda _: False)
        old, new = (everything(state).seats[m.who].pawns for state in (before, end))
        kinds = [kind for kind in TYPES if new[kind] > old[kind]]
        if why := against(m.was.deck[m.objects[0]]):
            assert not kinds
            yield PetUncounted(card(m.objects[0]), why)
        else:
            yield PetPawn(*kinds) if kinds else PetWithout()
    if m.verb == "pass":
        yield EndsGame() if m.after.over else Out()
        assert m.now.seats[m.who].passed


def against(pet: Any) -> list[str]:
    """Why a card does not count as a pet (OPT-31)."""
    faults = {"provisions": pet.type == "provisions", "heavy": pet.weight > 2, "power": pet.power is not None}
    return [fault for fault, holds in faults.items() if holds]


EFFECTS: Effects = {
    **by(ark, Leans, Fills, Opens, Leaves, MayEject, MustEject),
    **by(placed, Fits, Waits, TooLate),
    **by(accounts, Fee, Pawns, Raises, Finds, MayRaise, Scores, ScoresOf),
    **by(turn, Picks, GoesOn, NoSecond, EndsTurn),
    **by(rains, Rains, LastBoards, RisksPets, RisksLast),
    **by(pets, PetPawn, PetUncounted, PetWithout, Out, EndsGame),
}


# What happened


def happened(m: Move, seat: int | None) -> Iterator[Event]:
    me, then = m.now.seats[m.who], m.was.seats[m.who]
    old, new = cabins(m.was), cabins(m.now)
    gone = Counter(then.hand) - Counter(me.hand)
    if m.verb == "play":
        assert gone[m.objects[0]] == 1
        yield Played(m.who, card(m.objects[0]), m.objects[1])
    elif m.verb == "take":
        yield Taken(m.who, card(m.objects[0]))
    elif m.verb == "eject":
        (out,) = Counter(m.now.ejected) - Counter(m.was.ejected)
        yield Ejected(m.who, card(m.was.played), card(out), m.was.place)
        assert (m.was.played in new[m.was.place], len(new[m.was.place])) == (True, len(old[m.was.place]))
    elif m.verb == "no eject":
        yield Spared(m.who, card(m.was.played), m.was.place)
        assert new[m.was.place] == [*old[m.was.place], m.was.played]
    elif m.verb == "disc":
        (kind,) = Counter(me.raised) - Counter(then.raised)
        yield Raised(m.who, kind)
    elif m.verb == "no disc":
        assert me.raised == then.raised
        yield NotRaised(m.who)
    elif m.verb == "pick":
        assert (Counter(me.hand) - Counter(then.hand))[m.objects[0]] == 1
        yield Picked(m.who, card(m.objects[0]))
    elif m.verb == "stop":
        yield Stopped(m.who)
    elif m.verb == "pet":
        assert me.pet_card == m.objects[0]
        yield PetLaid(m.who, card(m.objects[0]) if seat == m.who else None)
    elif m.verb == "no pet":
        assert not me.pet
        yield NoPet(m.who)
    else:
        assert me.passed or m.after.over
        yield Passed(m.who)
    yield from came(m)
    yield from drawn(m, seat)
    if m.after.over:
        yield from end(m)


def came(m: Move) -> Iterator[Event]:
    """What the card brought that came aboard."""
    aboard = played(m)
    if not aboard:
        return
    name, place = aboard
    if fee(m):
        assert m.was.last
        yield FeePaid(m.who)
    if place not in cabins(m.was):
        whom = (m.who - 1) % len(m.now.seats)
        assert m.now.seats[whom].discs == m.was.seats[whom].discs + 1
        yield CabinOpened(m.who, whom, place)
    if m.was.deck[name].power == "fox":
        assert discs_found(m) == min(2, m.was.reserve + m.was.last)
        yield FoxCame(m.who, discs_found(m))
    if m.now.seats[m.who].raised != m.was.seats[m.who].raised:
        yield BrontosaurusCame(m.who) if name == "brontosaurus" else BrontosaurusEjected(m.who)
        assert "brontosaurus" in (name, *(Counter(m.now.ejected) - Counter(m.was.ejected)))


def drawn(m: Move, seat: int | None) -> Iterator[Event]:
    """All that came from the top of the pile, in its order."""
    cards = m.was.pile_cards[: m.was.pile - m.now.pile]
    drawer, number = m.was.turn, m.was.rain
    hand = Counter(m.now.seats[drawer].hand) - Counter(m.was.seats[drawer].hand)
    shown = Counter(m.now.display) - Counter(m.was.display)
    if m.verb == "pet" and m.who == drawer:
        hand = Counter(m.now.seats[drawer].hand) + Counter(m.objects) - Counter(m.was.seats[drawer].hand)
    if m.verb in ("take", "pick"):
        hand -= Counter(m.objects[:1])
        shown = Counter(m.now.display) - (Counter(m.was.display) - Counter(m.objects[:1]))
    for name in cards:
        if name == "rain":
            number += 1
            yield Rained(number)
            if number == PET_RAIN:
                assert (m.now.phase, m.now.player) == ("pet", drawer)
                yield PetsDue(drawer)
            elif number == LAST_RAIN:
                assert (m.now.phase, m.now.last) == ("last", True)
                yield LastBoarding(m.now.player)
        elif hand[name]:
            hand[name] -= 1
            yield Drawn(drawer, card(name) if seat == drawer else None)
        else:
            shown[name] -= 1
            yield Displayed(card(name))
    assert number == m.now.rain
    assert not +hand
    assert not +shown


def end(m: Move) -> Iterator[Event]:
    seats = m.now.seats
    for p, seat in enumerate(seats):
        if seat.pet:
            yield PetShown(p, card(seat.pet_card))
            if why := against(m.now.deck[seat.pet_card]):
                yield PetVoid(p, card(seat.pet_card), why)
    for p, seat in enumerate(seats):
        yield Scored(who=p, **seat.points, discs=seat.discs, points=m.after.scores[p])
        assert sum(seat.points.values()) + seat.discs == m.after.scores[p]
    best = max(m.after.scores)
    if m.after.scores.count(best) > len(m.after.winners):
        animals = [
            sum(count for name, count in seat.hand.items() if m.now.deck[name].type != "provisions") for seat in seats
        ]
        first = [p for p, points in enumerate(m.after.scores) if points == best]
        assert m.after.winners == [p for p in first if animals[p] == min(animals[each] for each in first)]
        yield TieBroken()
    yield Over(m.after.winners, len(m.after.winners), best)


EVENTS: Events = by(
    happened,
    *(Played, Taken, Ejected, Spared, Raised, NotRaised, Picked, Stopped, PetLaid, NoPet, Passed),
    *(FeePaid, CabinOpened, FoxCame, BrontosaurusCame, BrontosaurusEjected),
    *(Rained, PetsDue, LastBoarding, Drawn, Displayed, PetShown, PetVoid, Scored, TieBroken, Over),
)
