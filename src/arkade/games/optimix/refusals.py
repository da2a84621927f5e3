"""Why an action is not legal in Arche Opti Mix, with the numbers and culprits that make it so.

Which rules close a place to a card `closed.py` says; here each of them is explained.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from arkade.games.optimix.actions import (
    KEEP,
    NO_EJECT,
    OBJECT_OF,
    OUST,
    PICK_UP,
    PLACE_NAMES,
    PLAY,
    RAISE,
    SECOND_OF,
    TAKE,
    VERB_OF,
    place_phrase,
    type_phrase,
)
from arkade.games.optimix.ark import slot_of, stays, within_power
from arkade.games.optimix.closed import (
    ALONE,
    FULL,
    NO_CABIN,
    NO_DISC,
    NO_EJECTION,
    SAME_PLACE,
    TILT,
    TOO_LATE,
    closed,
    unfit,
)
from arkade.games.optimix.cohabitation import (
    DANGER,
    EATEN,
    FEAR,
    WRONG_CLIMATE,
    clash,
    eats_stores,
    frightens,
    harms,
    rivals,
)
from arkade.games.optimix.components import (
    CARDS,
    CLIMATES,
    MAX_CABINS,
    MAX_TILT,
    MOSQUITO,
    MOSQUITO_WEIGHT,
    PORT,
    PROVISIONS,
    ROOM,
    STARBOARD,
    TYPES,
)
from arkade.games.optimix.state import (
    DISC,
    EJECT,
    LAST,
    NOTHING,
    PET,
    PHASES,
    PICK,
    SECOND,
    TURN,
    climate_of,
    contains,
    power_of,
    type_of,
    weight_of,
)
from arkade.games.optimix.story import Namer, namer
from arkade.kernel.reasons import Reason
from arkade.kernel.record import OVER
from arkade.text import Phrase

#: What has to be decided at each step, in the order of the phases.
STEPS = ("OPT-51", "OPT-46", "OPT-47", "OPT-23", "OPT-12", "OPT-30", "OPT-34")
#: The steps to which each verb belongs.
STEPS_OF = (
    (TURN, SECOND, LAST),
    (TURN,),
    (EJECT,),
    (EJECT,),
    (DISC,),
    (DISC,),
    (PICK,),
    (SECOND,),
    (PET,),
    (PET,),
    (LAST,),
)
LATE_CABIN = 2  # discs for a new cabin in the last boarding (OPT-34, OPT-35)


def reasons(s: Any, action: int, options: Mapping[str, Any]) -> list[Reason]:
    """At another step of the turn that alone (OPT-21, OPT-51); else everything that forbids it."""
    if s.player == OVER:
        return [_reason("OPT-36", "over")]
    verb, what = VERB_OF[action], int(OBJECT_OF[action])
    named = namer(options)
    if s.phase not in STEPS_OF[verb]:
        return [_step(s, verb, named)]
    if verb in (PLAY, TAKE, PICK_UP, KEEP) and not s.copies[what]:
        return [_reason("OPT-01", "no-card", card=named(what).phrase())]
    if verb == PLAY:
        return _not_played(s, what, int(SECOND_OF[action]), named)
    if verb in (TAKE, PICK_UP):
        return _not_shown(s, what, "OPT-09" if verb == TAKE else "OPT-23", named)
    if verb == OUST:
        return _not_ejected(s, what, named)
    if verb == NO_EJECT:
        wish = Wish(s, named, int(s.played), *divmod(int(s.place), MAX_CABINS))
        return _explain(wish, int(unfit(s, wish.card, wish.side, wish.cabin, NOTHING)))
    if verb == RAISE:
        return _not_raised(s, what)
    if verb == KEEP:
        return _not_held(s, what, "OPT-30", named)
    return []


def _reason(rule: str, cause: str, *pieces: str, **params: Any) -> Reason:
    return Reason(rule, Phrase(f"reason-{cause}", params), pieces)


# Steps, hands and the display


def _step(s: Any, verb: int, named: Namer) -> Reason:
    """What has to be done now instead; nobody takes cards after playing some or in the last boarding."""
    if verb == TAKE and s.phase == SECOND:
        return _reason("OPT-51", "playing")
    if verb == TAKE and s.phase == LAST:
        return _reason("OPT-33", "no-draw")
    params: dict[str, Any] = {}
    if s.phase == EJECT:
        params = {"card": named(s.played).phrase(), "place": place_phrase(PLACE_NAMES[s.place])}
    return _reason(STEPS[s.phase], f"now-{PHASES[s.phase]}", **params)


def _not_held(s: Any, card: int, rule: str, named: Namer) -> list[Reason]:
    return [] if s.hand[s.player, card] else [_reason(rule, "not-held", card=named(card).phrase())]


def _not_shown(s: Any, card: int, rule: str, named: Namer) -> list[Reason]:
    return [] if s.display[card] else [_reason(rule, "not-shown", card=named(card).phrase())]


def _not_raised(s: Any, kind: int) -> list[Reason]:
    """The provisions, or no pawn without a disc there (OPT-47)."""
    pawns, lit, said = int(s.pawns[s.player, kind]), f"score:{TYPES[kind]}", type_phrase(TYPES[kind])
    if kind == PROVISIONS:
        return [_reason("OPT-47", "disc-provisions", lit, type=said)]
    if pawns == 0:
        return [_reason("OPT-47", "no-pawn", lit, type=said)]
    if pawns == s.raised[s.player, kind]:
        return [_reason("OPT-47", "all-raised", lit, type=said, count=pawns)]
    return []


# Playing and ejecting


class Wish(NamedTuple):
    """A card that wants to go to a cabin."""

    s: Any
    named: Namer
    card: int
    side: int
    cabin: int
    leaving: int = NOTHING  # the slot of the one that it would eject

    @property
    def place(self) -> str:
        """The cabin."""
        return PLACE_NAMES[self.side * MAX_CABINS + self.cabin]

    @property
    def others(self) -> list[int]:
        """The cards that stay in the cabin, each kind once."""
        inside = self.s.cabin[self.side, self.cabin, : self.s.filled[self.side, self.cabin]].tolist()
        return list(dict.fromkeys(card for slot, card in enumerate(inside) if slot != self.leaving))

    def said(self, card: int) -> Phrase:
        """A card by name."""
        return self.named(card).phrase()

    def aboard(self, card: int) -> str:
        """A card of the cabin, for lighting it."""
        return f"aboard:{self.place}:{CARDS[card]}"


def _not_played(s: Any, card: int, place: int, named: Namer) -> list[Reason]:
    wish = Wish(s, named, card, *divmod(place, MAX_CABINS))
    return _not_held(s, card, "OPT-11", named) + _explain(wish, int(closed(s, s.player, card, place)))


def _not_ejected(s: Any, card: int, named: Namer) -> list[Reason]:
    """Not there (OPT-46), safe (OPT-50), beyond the power (OPT-44), or the ejector does not fit afterwards."""
    side, cabin = divmod(int(s.place), MAX_CABINS)
    slot = int(slot_of(s, card, side, cabin))
    wish = Wish(s, named, int(s.played), side, cabin, slot)
    other, lit = wish.said(card), wish.aboard(card)
    if slot == NOTHING:
        return [_reason("OPT-46", "not-there", card=other, place=place_phrase(wish.place))]
    found = [_reason("OPT-50", "stays", lit, card=other)] if stays(s, card) else []
    if not within_power(s, wish.card, card):
        params: dict[str, Any] = {"card": wish.said(wish.card), "other": other}
        if power_of(s, wish.card) == MOSQUITO:
            params |= {"weight": int(weight_of(s, card)), "limit": MOSQUITO_WEIGHT}
            found.append(_reason("OPT-44", "eject-weight", lit, **params))
        else:
            found.append(_reason("OPT-44", "eject-shy", lit, **params))
    return found + _explain(wish, int(unfit(s, wish.card, side, cabin, slot)))


def _explain(wish: Wish, bits: int) -> list[Reason]:
    """What closes a place to a card, each cause with its numbers and culprits, the telling one first."""
    return [reason for bit, causes in CAUSES if bits & bit for reason in causes(wish)]


def _too_late(wish: Wish) -> list[Reason]:
    s, found = wish.s, []
    discs = int(s.discs[s.player])
    if contains(s.lone, wish.card):
        kind = TYPES[type_of(s, wish.card)]
        found.append(_reason("OPT-35", "late", card=wish.said(wish.card), type=kind))
    if wish.cabin == s.cabins[wish.side] and discs < LATE_CABIN:
        found.append(_reason("OPT-35", "late-cabin", f"seat:{s.player}", discs=discs, cost=LATE_CABIN))
    return found


def _no_disc(wish: Wish) -> list[Reason]:
    return [_reason("OPT-34", "late-disc", f"seat:{wish.s.player}")]


def _alone(wish: Wish) -> list[Reason]:
    kind = TYPES[type_of(wish.s, wish.card)]
    return [_reason("OPT-11", "alone", card=wish.said(wish.card), type=kind)]


def _no_cabin(wish: Wish) -> list[Reason]:
    s, cabins = wish.s, int(wish.s.cabins[wish.side])
    if wish.cabin == cabins:
        return [_reason("OPT-22", "cabin-disc", f"seat:{s.player}")]
    new = wish._replace(cabin=cabins).place
    params = {"side": side_of(wish.side), "cabins": cabins, "place": place_phrase(new)}
    return [_reason("OPT-22", "no-cabin", f"place:{new}", **params)]


def _same_place(wish: Wish) -> list[Reason]:
    return [_reason("OPT-12", "same-cabin", f"place:{wish.place}", place=place_phrase(wish.place))]


def _tilt(wish: Wish) -> list[Reason]:
    s, change = wish.s, int(weight_of(wish.s, wish.card))
    if wish.leaving != NOTHING:
        change -= int(weight_of(s, s.cabin[wish.side, wish.cabin, wish.leaving]))
    tilt = int(s.tilt) + (change if wish.side == STARBOARD else -change)
    lean = side_of(STARBOARD if tilt > 0 else PORT)
    return [_reason("OPT-15", "tilt", f"place:{wish.place}", tilt=abs(tilt), side=lean, limit=MAX_TILT)]


def _full(wish: Wish) -> list[Reason]:
    return [_reason("OPT-13", "full", f"place:{wish.place}", place=place_phrase(wish.place), count=ROOM)]


def _wrong_climate(wish: Wish) -> list[Reason]:
    s, card = wish.s, wish.card
    against = [other for other in wish.others if clash(s, card, other) & WRONG_CLIMATE]
    return [
        _reason(
            "OPT-14",
            "climate",
            *map(wish.aboard, against),
            card=wish.said(card),
            climate=CLIMATES[climate_of(s, card)],
            place=place_phrase(wish.place),
            others=list(map(wish.said, against)),
        )
    ]


def _danger(wish: Wish) -> list[Reason]:
    """Two hunters, or one that is not lighter than another animal; a reason for each of those there."""
    s, card, found = wish.s, wish.card, []
    for other in wish.others:
        if rivals(s, card, other):
            params = {"card": wish.said(card), "other": wish.said(other)}
            found.append(_reason("OPT-16", "hunters", wish.aboard(other), **params))
        elif clash(s, card, other) & DANGER:
            hunter, prey = (card, other) if harms(s, card, other) else (other, card)
            params = {"hunter": wish.said(hunter), "prey": wish.said(prey)}
            weights = {"weight": int(weight_of(s, hunter)), "limit": int(weight_of(s, prey))}
            found.append(_reason("OPT-16", "lighter", wish.aboard(other), **params, **weights))
    return found


def _eaten(wish: Wish) -> list[Reason]:
    found = []
    for other in wish.others:
        for eater, food in ((wish.card, other), (other, wish.card)):
            if eats_stores(wish.s, eater, food):
                params = {"eater": wish.said(eater), "food": wish.said(food)}
                found.append(_reason("OPT-17", "eats", wish.aboard(other), **params))
    return found


def _fear(wish: Wish) -> list[Reason]:
    """Who frightens whom, in the cabin, next door and opposite; a reason for each of those there."""
    near = [("inside", wish), ("beside", wish._replace(cabin=wish.cabin + 1, leaving=NOTHING))]
    near.append(("opposite", wish._replace(side=1 - wish.side, leaving=NOTHING)))
    if wish.cabin > 0:
        near.append(("beside", wish._replace(cabin=wish.cabin - 1, leaving=NOTHING)))
    found = []
    for where, there in near:
        if there.cabin == MAX_CABINS:
            continue
        for other in there.others:
            lit = there.aboard(other)
            if frightens(wish.s, other, wish.card):
                params: dict[str, Any] = {"hunter": wish.said(other), "shy": wish.said(wish.card), "where": where}
                found.append(_reason("OPT-18", "afraid", lit, **params))
            elif frightens(wish.s, wish.card, other):
                params = {"hunter": wish.said(wish.card), "shy": wish.said(other), "where": where}
                found.append(_reason("OPT-18", "frightens", lit, **params))
    return found


def _no_ejection(wish: Wish) -> list[Reason]:
    """It could eject somebody but would not fit even then."""
    s, place = wish.s, place_phrase(wish.place)
    return [
        _reason(
            "OPT-46", "eject-fails", wish.aboard(other), card=wish.said(wish.card), other=wish.said(other), place=place
        )
        for other in wish.others
        if within_power(s, wish.card, other) and not stays(s, other)
    ]


def side_of(side: int) -> str:
    """A side of the ark, for texts to choose by."""
    return "port" if side == PORT else "starboard"


#: What explains each bit of `closed`, the telling cause first.
CAUSES: tuple[tuple[int, Callable[[Wish], list[Reason]]], ...] = (
    (TOO_LATE, _too_late),
    (NO_DISC, _no_disc),
    (ALONE, _alone),
    (NO_CABIN, _no_cabin),
    (SAME_PLACE, _same_place),
    (TILT, _tilt),
    (FULL, _full),
    (WRONG_CLIMATE, _wrong_climate),
    (DANGER, _danger),
    (EATEN, _eaten),
    (FEAR, _fear),
    (NO_EJECTION, _no_ejection),
)
