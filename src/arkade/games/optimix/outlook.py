"""What a legal action of Arche Opti Mix brings for certain."""

from collections.abc import Mapping
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

import numpy as np

from arkade.games.optimix.actions import (
    KEEP,
    NO_DISC,
    NO_EJECT,
    OBJECT_OF,
    OUST,
    PASS,
    PICK_UP,
    PLACE_NAMES,
    PLAY,
    RAISE,
    SECOND_OF,
    STOP,
    TAKE,
    VERB_OF,
)
from arkade.games.optimix.ark import can_eject, fits
from arkade.games.optimix.closed import closed
from arkade.games.optimix.components import (
    CHIMPANZEE,
    DISPLAY,
    FOX,
    FOX_DISCS,
    MAX_CABINS,
    NO_TYPE,
    PET_RAIN,
    PORT,
    RAIN_CARDS,
    ROOM,
    STARBOARD,
    TYPES,
)
from arkade.games.optimix.legal import legal, legal_plays
from arkade.games.optimix.pets import pet_faults
from arkade.games.optimix.refusals import side_of
from arkade.games.optimix.rules import add_pawn, apply, has_plain_pawn, open_cabin, raise_pawn
from arkade.games.optimix.scoring import scores
from arkade.games.optimix.state import DISC, EJECT, NOTHING, PICK, SECOND, TURN, contains, power_of, type_of, weight_of
from arkade.games.optimix.story import Card, Fault, Namer, Place, Type, namer
from arkade.kernel.events import Seat
from arkade.kernel.reasons import Effect

# The ark


class Leans(Effect, frozen=True, tag="lean"):
    """The weights of the sides and the tilt after it (OPT-06)."""

    port: int
    starboard: int
    tilt: int
    side: str  # port, starboard or level


class Fills(Effect, frozen=True, tag="full"):
    """The cabin takes nothing more (OPT-13)."""

    place: Place


class Opens(Effect, frozen=True, tag="cabin"):
    """A new cabin: a disc goes to the right-hand neighbour (OPT-22)."""

    whom: Seat


class Leaves(Effect, frozen=True, tag="leave"):
    """An ejected animal leaves the game (OPT-46)."""

    card: Card


class MayEject(Effect, frozen=True, tag="may-eject"):
    """An animal that it could eject next (OPT-44)."""

    card: Card


class MustEject(Effect, frozen=True, tag="must-eject"):
    """It fits only by ejecting (OPT-46)."""

    card: Card


class Fits(Effect, frozen=True, tag="fit"):
    """Where a card that one gets could go as the ark stands (OPT-13 to OPT-19, OPT-22)."""

    card: Card
    places: list[Place]
    count: int


class Waits(Effect, frozen=True, tag="wait"):
    """A card that one gets cannot be this turn's second one (OPT-11)."""

    card: Card


class TooLate(Effect, frozen=True, tag="too-late"):
    """A card that one gets cannot be played in the last boarding (OPT-35)."""

    card: Card


# Discs, pawns and points


class Fee(Effect, frozen=True, tag="fee"):
    """A disc to the reserve in the last boarding (OPT-34)."""


class Pawns(Effect, frozen=True, tag="pawn"):
    """One's pawns on a score card after it (OPT-20, OPT-46)."""

    type: Type
    pawns: int


class Raises(Effect, frozen=True, tag="raise"):
    """A pawn stands on a disc and counts 1.5 (OPT-43, OPT-47, OPT-49)."""

    type: Type


class Finds(Effect, frozen=True, tag="fox"):
    """Discs from the reserve (OPT-42)."""

    card: Card
    count: int


class MayRaise(Effect, frozen=True, tag="may-disc"):
    """A disc may go under a pawn next (OPT-47, OPT-49)."""


class Scores(Effect, frozen=True, tag="score"):
    """One's points as they stand, before and after (OPT-38 to OPT-40)."""

    before: int
    points: int


class ScoresOf(Effect, frozen=True, tag="score-other"):
    """Another one's points, before and after."""

    who: Seat
    before: int
    points: int


# The turn and the rain


class Picks(Effect, frozen=True, tag="pick"):
    """A card of the display is due for the new cabin (OPT-23)."""

    count: int


class GoesOn(Effect, frozen=True, tag="second"):
    """A second card may follow, and there is one that can (OPT-12)."""


class NoSecond(Effect, frozen=True, tag="no-second"):
    """A second card might follow, but none that one has can (OPT-11, OPT-12)."""


class EndsTurn(Effect, frozen=True, tag="turn-over"):
    """The turn is over (OPT-11, OPT-12)."""


class Rains(Effect, frozen=True, tag="rain"):
    """Rain cards that must come, and the number of the last of them (OPT-08, OPT-10)."""

    count: int
    number: int


class LastBoards(Effect, frozen=True, tag="last"):
    """With this rain the last boarding begins (OPT-33)."""


class RisksPets(Effect, frozen=True, tag="risk-pets"):
    """If one more rain comes, everybody may keep a pet (OPT-30)."""


class RisksLast(Effect, frozen=True, tag="risk-last"):
    """If one more rain comes, the last boarding begins (OPT-33)."""


class PetPawn(Effect, frozen=True, tag="pet"):
    """A pet's pawn at the end (OPT-32)."""

    type: Type


class PetUncounted(Effect, frozen=True, tag="pet-void"):
    """A pet that will not count, and why (OPT-31)."""

    card: Card
    why: list[Fault]


class PetWithout(Effect, frozen=True, tag="pet-none"):
    """A pet without a type brings no pawn (OPT-32)."""


class Out(Effect, frozen=True, tag="out"):
    """Out of the last boarding (OPT-34)."""


class EndsGame(Effect, frozen=True, tag="over"):
    """The last one passes: the game ends (OPT-36)."""


def outlook(s: Any, action: int, options: Mapping[str, Any]) -> list[Effect]:
    """What it brings, by its verb."""
    verb, what = VERB_OF[action], int(OBJECT_OF[action])
    named = namer(options)
    if verb == PLAY:
        return _play(s, action, named)
    if verb in (OUST, NO_EJECT):
        ejected = what if verb == OUST else NOTHING
        return _embark(s, int(s.played), int(s.place), ejected, action, named)
    if verb == TAKE:
        drawn = DISPLAY - int(s.shown) + 2
        return [_later(s, what, drawn, named), *_rain(s, drawn)]
    if verb == PICK_UP:
        return _pick(s, what, action, named)
    if verb == RAISE:
        return [*_raise(s, what), *_follow(s, _after(s, action))]
    if verb == NO_DISC:
        return _follow(s, _after(s, action))
    if verb == STOP:
        return [EndsTurn(), *_rain(s, DISPLAY - int(s.shown))]
    if verb == PASS:
        return _pass(s, action)
    return _pet(s, what if verb == KEEP else NOTHING, named)


def _after(s: Any, action: int) -> Any:
    """The state after it; what it draws from the pile is not to be told."""
    after = deepcopy(s)
    apply(after, action)
    return after


def _play(s: Any, action: int, named: Namer) -> list[Effect]:
    """If it can eject, that is decided first (OPT-21)."""
    card, place = int(OBJECT_OF[action]), int(SECOND_OF[action])
    side, cabin = divmod(place, MAX_CABINS)
    targets = []
    if contains(s.ejectors, card):
        inside = s.cabin[side, cabin, : s.filled[side, cabin]].tolist()
        targets = [other for other in inside if can_eject(s, card, other, side, cabin)]
    if not targets:
        return _embark(s, card, place, NOTHING, action, named)
    found: list[Effect] = [MayEject(named(other)) for other in targets]
    if not fits(s, card, side, cabin):
        found.append(MustEject(named(card)))
    return [*found, *([Fee()] if s.last else []), *_follow(s, _after(s, action))]


def _embark(s: Any, card: int, place: int, ejected: int, action: int, named: Namer) -> list[Effect]:
    """Pay, place or eject, pawns, discs, in the order of OPT-21."""
    (side, cabin), p = divmod(place, MAX_CABINS), int(s.player)
    opens = cabin == s.cabins[side]
    change = int(weight_of(s, card)) - (int(weight_of(s, ejected)) if ejected != NOTHING else 0)
    found: list[Effect] = [_lean(s, side, change)]
    after = _accounts(s)
    if ejected != NOTHING:
        found.append(Leaves(named(ejected)))
    elif s.filled[side, cabin] + 1 == ROOM:
        found.append(Fills(PLACE_NAMES[place]))
    if s.last:
        after.discs[p] -= 1
        after.reserve += 1
        found.append(Fee())
    if opens:
        open_cabin(after, p, side)
        found.append(Opens((p - 1) % int(s.players)))
    add_pawn(after, p, card)
    if ejected != NOTHING:
        add_pawn(after, p, ejected)
    for kind, pawns in enumerate(after.pawns[p].tolist()):
        if pawns > s.pawns[p, kind]:
            found.append(Pawns(TYPES[kind], pawns))
        if after.raised[p, kind] > s.raised[p, kind]:
            found.append(Raises(TYPES[kind]))
    if power_of(s, card) == FOX:
        discs = min(FOX_DISCS, int(after.reserve))
        after.discs[p] += discs
        after.reserve -= discs
        found.append(Finds(named(card), discs))
    found += _points(s, after)
    chimpanzee = CHIMPANZEE in [power_of(s, each) for each in (card, ejected) if each != NOTHING]
    if chimpanzee and after.reserve > 0 and has_plain_pawn(after, p):
        found.append(MayRaise())
    return found + _follow(s, _after(s, action))


def _lean(s: Any, side: int, change: int) -> Effect:
    """The ark when a side's weight has changed."""
    weights = [0, 0]
    for each in (PORT, STARBOARD):
        for cabin in range(s.cabins[each]):
            weights[each] += sum(int(weight_of(s, card)) for card in s.cabin[each, cabin, : s.filled[each, cabin]])
    weights[side] += change
    tilt = int(s.tilt) + (change if side == STARBOARD else -change)
    lean = side_of(STARBOARD if tilt > 0 else PORT) if tilt else "level"
    return Leans(weights[PORT], weights[STARBOARD], abs(tilt), lean)


def _accounts(s: Any) -> Any:
    """A copy of all that discs and pawns are counted by, for rules to change."""
    copied = {name: getattr(s, name).copy() for name in ("discs", "pawns", "raised", "cabins")}
    return SimpleNamespace(players=s.players, traits=s.traits, last=s.last, reserve=int(s.reserve), **copied)


def _points(s: Any, after: Any) -> list[Effect]:
    """Whose points change, one's own first; pets are left out until they are shown (OPT-52)."""
    old, new = np.zeros((2, s.players), np.int64)
    scores(s, old)
    scores(after, new)
    found: list[Effect] = []
    for i in range(s.players):
        p = (int(s.player) + i) % int(s.players)
        if old[p] != new[p]:
            before, points = int(old[p]), int(new[p])
            found.append(ScoresOf(p, before, points) if i else Scores(before, points))
    return found


def _raise(s: Any, kind: int) -> list[Effect]:
    after = _accounts(s)
    raise_pawn(after, s.player, kind)
    return [Raises(TYPES[kind]), *_points(s, after)]


def _follow(s: Any, after: Any, taken: int = 0) -> list[Effect]:
    """The rest of the turn: a display card, a second card, or the end, when the display is filled (OPT-11, OPT-21).

    `taken` is 1 for a display card just taken.
    """
    found: list[Effect] = [Picks(int(s.shown))] if after.opened else []
    if s.last:
        return found
    second = _second(s, after)
    if second:
        return [*found, GoesOn()]
    drawn = DISPLAY - int(s.shown) + taken + int(after.opened)
    return [*found, EndsTurn() if second is None else NoSecond(), *_rain(s, drawn)]


def _second(s: Any, after: Any) -> bool | None:
    """Whether any card can be the turn's second one, whatever is decided before; None: the turn is over."""
    out = np.empty(len(VERB_OF), np.int64)
    if after.turn != s.turn or after.phase not in (EJECT, DISC, PICK, SECOND):
        return None
    if after.phase == SECOND:
        return bool(legal_plays(after, out))
    ways = [_second(s, _after(after, int(action))) for action in out[: legal(after, out)]]
    return None if None in ways else any(ways)


def _pick(s: Any, card: int, action: int, named: Namer) -> list[Effect]:
    """A display card; it could be the second card, but not a slow animal or a provision (OPT-11, OPT-12, OPT-23)."""
    after = _after(s, action)
    if _second(s, after) is None:
        where = _later(s, card, DISPLAY - int(s.shown) + 1, named)
    else:
        where = Waits(named(card)) if contains(s.lone, card) else _fitting(after, int(s.player), card, named)
    return [where, *_follow(s, after, taken=1)]


def _later(s: Any, card: int, drawn: int, named: Namer) -> Effect:
    """Where a card could go in a turn of its own, after so many cards drawn (OPT-11, OPT-22, OPT-34, OPT-35)."""
    then = deepcopy(s)
    then.phase, then.first, then.last = TURN, NOTHING, int(_sure_rain(s, drawn) == RAIN_CARDS)
    if then.last and contains(s.lone, card):
        return TooLate(named(card))
    return _fitting(then, int(s.player), card, named)


def _fitting(s: Any, p: int, card: int, named: Namer) -> Effect:
    """Where a card could go if it were in hand; a new cabin with a disc for it (OPT-22)."""
    there = (side * MAX_CABINS + cabin for side in (PORT, STARBOARD) for cabin in range(s.cabins[side] + 1))
    found = [PLACE_NAMES[place] for place in there if closed(s, p, card, place) == 0]
    return Fits(named(card), found, len(found))


def _pet(s: Any, card: int, named: Namer) -> list[Effect]:
    """A pet's pawn, or why it will be none; after the last player's choice the drawing goes on (OPT-30 to OPT-32)."""
    found: list[Effect] = []
    if card != NOTHING:
        why, kind = pet_faults(s, card), int(type_of(s, card))
        if why:
            found.append(PetUncounted(named(card), why))
        else:
            found.append(PetWithout() if kind == NO_TYPE else PetPawn(TYPES[kind]))
    if (s.player + 1) % s.players == s.turn:
        found += _rain(s, DISPLAY - int(s.shown) + int(s.due))
    return found


def _pass(s: Any, action: int) -> list[Effect]:
    """Out, or the end; then pets count, which only their owners know (OPT-34, OPT-36, OPT-37)."""
    if s.passed.sum() < s.players - 1:
        return [Out()]
    hidden = any(s.pet[p] != NOTHING for p in range(s.players) if p != s.player)
    return [EndsGame()] if hidden else [EndsGame(), *_points(s, _after(s, action))]


def _sure_rain(s: Any, cards: int) -> int:
    """The number of the last rain card that must come while so many other cards are drawn.

    All know where the first rain lies (OPT-08), and how many other cards are left: without enough of them all rain
    comes.
    """
    others = s.end - s.top - (RAIN_CARDS - s.rain)
    return RAIN_CARDS if cards > others else max(int(s.rain), int(s.first_rain < s.top + cards))


def _rain(s: Any, cards: int) -> list[Effect]:
    """What the rain does while so many other cards are drawn."""
    if cards == 0:
        return []
    rain, sure = int(s.rain), _sure_rain(s, cards)
    found: list[Effect] = [Rains(sure - rain, sure)] if sure > rain else []
    if sure == RAIN_CARDS:
        return [*found, LastBoards()]
    if sure + 1 == PET_RAIN:
        found.append(RisksPets())
    elif sure + 1 == RAIN_CARDS:
        found.append(RisksLast())
    return found
