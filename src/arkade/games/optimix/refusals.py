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
from arkade.games.optimix.ark import slot_of, stays, within_power
from arkade.games.optimix.closed import closed, reasons, unfit
from arkade.games.optimix.components import MAX_CABINS, PLACES, PROVISIONS
from arkade.games.optimix.state import DISC, EJECT, LAST, NOTHING, PET, PICK, SECOND, TURN, contains
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
        return rules | set(reasons(int(closed(s, s.player, card, place))))
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
    if action == NO_EJECT:
        return set(reasons(int(unfit(s, s.played, side, cabin, NOTHING))))
    card = action - OUST
    slot = slot_of(s, card, side, cabin)
    if slot == NOTHING:
        return {"OPT-46"}
    rules = {"OPT-50"} if stays(s, card) else set()
    if not within_power(s, s.played, card):
        rules.add("OPT-44")
    found = set(reasons(int(unfit(s, s.played, side, cabin, slot))))
    return rules | found | ({"OPT-46"} if found else set())


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
