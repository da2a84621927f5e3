"""Why a card cannot go to a place of the ark, as bits of one number (OPT-11 to OPT-18, OPT-22, OPT-34, OPT-35, OPT-46).

Views tell it of every card in hand at every place: that is why it compiles.
"""

from functools import cache
from typing import Any

from arkade.games.optimix.ark import balanced, ejects_any, stays, unafraid, within_power
from arkade.games.optimix.cohabitation import CLASHES, FEAR, clash
from arkade.games.optimix.components import MAX_CABINS, ROOM
from arkade.games.optimix.state import NOTHING, SECOND, contains, weight_of
from arkade.kernel.rule import rule

# Bits beside those of `clash`, and the rules they stand for
ALONE, SAME_PLACE, FULL, TILT, NO_CABIN, NO_DISC, TOO_LATE, NO_EJECTION = 16, 32, 64, 128, 256, 512, 1024, 2048
RULES = sorted(
    (rule, bit)
    for bit, rule in (
        *CLASHES,
        (ALONE, "OPT-11"),
        (SAME_PLACE, "OPT-12"),
        (FULL, "OPT-13"),
        (TILT, "OPT-15"),
        (NO_CABIN, "OPT-22"),
        (NO_DISC, "OPT-34"),
        (TOO_LATE, "OPT-35"),
        (NO_EJECTION, "OPT-46"),
    )
)


@cache
def reasons(bits: int) -> tuple[str, ...]:
    """The rules that bits stand for, in order."""
    return tuple(rule for rule, bit in RULES if bits & bit)


@rule
def closed(s: Any, p: int, card: int, place: int) -> Any:
    """Why a player's card cannot go to a place, if it were in hand and the player's turn; 0: it is open."""
    side, cabin = place // MAX_CABINS, place % MAX_CABINS
    found = untimely(s, p, card)
    if cabin > s.cabins[side]:
        return found | NO_CABIN
    if cabin == s.cabins[side] and s.discs[p] <= s.last:
        found |= TOO_LATE if s.last else NO_CABIN
    if place == s.first and p == s.turn:
        found |= SAME_PLACE
    wrong = unfit(s, card, side, cabin, NOTHING)
    if wrong != 0 and not ejects_any(s, card, side, cabin):
        found |= wrong
        if contains(s.ejectors, card) and has_target(s, card, side, cabin):
            found |= NO_EJECTION
    return found


@rule
def untimely(s: Any, p: int, card: int) -> Any:
    """A lone card as the second (OPT-11) or in the last boarding (OPT-35), where each costs a disc (OPT-34)."""
    found = 0
    if s.last:
        if contains(s.lone, card):
            found |= TOO_LATE
        if s.discs[p] == 0:
            found |= NO_DISC
    elif s.phase == SECOND and p == s.player and contains(s.lone, card):
        found |= ALONE
    return found


@rule
def unfit(s: Any, card: int, side: int, cabin: int, leaving: int) -> Any:
    """Why a card cannot join a cabin when the card of one slot, or NOTHING, leaves it (OPT-13 to OPT-18)."""
    found = 0
    change = weight_of(s, card)
    if leaving != NOTHING:
        change -= weight_of(s, s.cabin[side, cabin, leaving])
    elif s.filled[side, cabin] == ROOM:
        found |= FULL
    if not balanced(s, side, change):
        found |= TILT
    for i in range(s.filled[side, cabin]):
        if i != leaving:
            found |= clash(s, card, s.cabin[side, cabin, i])
    if not contains(unafraid(s, side, cabin), card):
        found |= FEAR
    return found


@rule
def has_target(s: Any, card: int, side: int, cabin: int) -> Any:
    """Whether anything there could be ejected but for what it would leave behind."""
    for i in range(s.filled[side, cabin]):
        other = s.cabin[side, cabin, i]
        if within_power(s, card, other) and not stays(s, other):
            return True
    return False
