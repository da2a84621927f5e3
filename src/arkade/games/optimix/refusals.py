"""Why an action is not legal in Arche Opti Mix."""

from typing import Any

from arkade.games.optimix.actions import (
    KEEP,
    NO_DISC,
    NO_EJECT,
    NO_PET,
    OUST,
    PICK_UP,
    PLAY,
    RAISE,
    STOP,
    TAKE,
)
from arkade.games.optimix.ark import balanced, ejects_any, stays, unafraid, within_power
from arkade.games.optimix.cohabitation import CLASHES, clash
from arkade.games.optimix.components import MAX_CABINS, PLACES, PROVISIONS, ROOM
from arkade.games.optimix.state import DISC, EJECT, LAST, PET, PICK, SECOND, TURN, contains, weight_of
from arkade.kernel.record import OVER

#: What has to be decided at each step, in the order of the phases.
STEPS = (
    {"OPT-51"},
    {"OPT-21", "OPT-46"},
    {"OPT-21", "OPT-47"},
    {"OPT-21", "OPT-23"},
    {"OPT-12"},
    {"OPT-30"},
    {"OPT-34"},
)


def why_not(s: Any, action: int) -> list[str]:
    """The rules that forbid it: out of step, or not possible as such, or both."""
    if s.player == OVER:
        return ["OPT-36"]
    return sorted(_reasons(s, action))


def _reasons(s: Any, action: int) -> set[str]:
    if action < TAKE:
        return _not_played(s, *divmod(action - PLAY, PLACES))
    if action < OUST:
        return _not_taken(s, action - TAKE)
    if action <= NO_EJECT:
        return _not_ejected(s, action)
    if action <= NO_DISC:
        return _not_raised(s, action)
    if action < STOP:
        return _step(s, PICK, "OPT-23") | ({"OPT-23"} if not s.display[action - PICK_UP] else set())
    if action == STOP:
        return _step(s, SECOND, "OPT-12")
    if action <= NO_PET:
        return _not_kept(s, action)
    return _step(s, LAST, "OPT-34")


def _step(s: Any, phase: int, rule: str) -> set[str]:
    """Out of step: what is due now, and the rule that says when this would be."""
    return set() if s.phase == phase else STEPS[s.phase] | {rule}


def _not_played(s: Any, card: int, place: int) -> set[str]:
    rules = set() if s.hand[s.player, card] else {"OPT-11"}
    if not s.copies[card]:
        return rules | {"OPT-01"} | (set() if s.phase in (TURN, SECOND, LAST) else STEPS[s.phase])
    if s.phase in (TURN, SECOND, LAST):
        return rules | closed(s, int(s.player), card, place)
    return rules | STEPS[s.phase]


def _not_taken(s: Any, card: int) -> set[str]:
    if s.last:
        return {"OPT-33"} | ({"OPT-51"} if s.phase == LAST else STEPS[s.phase])
    return _step(s, TURN, "OPT-51") | (set() if s.display[card] else {"OPT-09"})


def _not_ejected(s: Any, action: int) -> set[str]:
    """Not there or not legal afterwards (OPT-46), beyond the power (OPT-44), or safe (OPT-50)."""
    if s.phase != EJECT:
        return _step(s, EJECT, "OPT-46")
    side, cabin = divmod(int(s.place), MAX_CABINS)
    inside = _inside(s, side, cabin)
    if action == NO_EJECT:
        return _unfit(s, s.played, side, cabin, inside, 0)
    card = action - OUST
    if card not in inside:
        return {"OPT-46"}
    rules = {"OPT-50"} if stays(s, card) else set()
    if not within_power(s, s.played, card):
        rules.add("OPT-44")
    inside.remove(card)
    unfit = _unfit(s, s.played, side, cabin, inside, int(weight_of(s, card)))
    return rules | unfit | ({"OPT-46"} if unfit else set())


def _not_raised(s: Any, action: int) -> set[str]:
    """No pawn without a disc there, or the provisions (OPT-47)."""
    rules = _step(s, DISC, "OPT-47")
    if action != NO_DISC:
        kind = action - RAISE
        if kind == PROVISIONS or s.pawns[s.player, kind] == s.raised[s.player, kind]:
            rules.add("OPT-47")
    return rules


def _not_kept(s: Any, action: int) -> set[str]:
    """Not in hand (OPT-30), or no pet (OPT-31)."""
    rules = _step(s, PET, "OPT-30")
    if action != NO_PET:
        card = action - KEEP
        if not s.hand[s.player, card]:
            rules.add("OPT-30")
        if not contains(s.pets, card):
            rules.add("OPT-31")
    return rules


def closed(s: Any, p: int, card: int, place: int) -> set[str]:
    """Why a player's card cannot go to a place, if it were in hand and the player's turn; none: it is open."""
    side, cabin = divmod(place, MAX_CABINS)
    rules = _untimely(s, p, card)
    if cabin > s.cabins[side]:
        return rules | {"OPT-22"}
    if cabin == s.cabins[side] and s.discs[p] <= s.last:
        rules.add("OPT-35" if s.last else "OPT-22")
    if place == s.first and p == s.turn:
        rules.add("OPT-12")
    unfit = _unfit(s, card, side, cabin, _inside(s, side, cabin), 0)
    if unfit and not ejects_any(s, card, side, cabin):
        rules |= unfit
        if contains(s.ejectors, card) and _targets(s, card, side, cabin):
            rules.add("OPT-46")
    return rules


def _untimely(s: Any, p: int, card: int) -> set[str]:
    """A lone card as the second (OPT-11) or in the last boarding (OPT-35), where each costs a disc (OPT-34)."""
    rules = set()
    if s.last:
        if contains(s.lone, card):
            rules.add("OPT-35")
        if not s.discs[p]:
            rules.add("OPT-34")
    elif s.phase == SECOND and p == s.player and contains(s.lone, card):
        rules.add("OPT-11")
    return rules


def _unfit(s: Any, card: int, side: int, cabin: int, inside: list[int], leaving: int) -> set[str]:
    """Why a card cannot join these cards of a cabin while so much weight leaves it (OPT-13 to OPT-18)."""
    rules = {"OPT-13"} if len(inside) == ROOM else set()
    if not balanced(s, side, weight_of(s, card) - leaving):
        rules.add("OPT-15")
    for other in inside:
        found = clash(s, card, other)
        rules |= {rule for bit, rule in CLASHES if found & bit}
    if not contains(unafraid(s, side, cabin), card):
        rules.add("OPT-18")
    return rules


def _inside(s: Any, side: int, cabin: int) -> list[int]:
    found: list[int] = s.cabin[side, cabin, : s.filled[side, cabin]].tolist()
    return found


def _targets(s: Any, card: int, side: int, cabin: int) -> bool:
    """Whether anything there could be ejected but for what it would leave behind."""
    return any(within_power(s, card, other) and not stays(s, other) for other in _inside(s, side, cabin))
