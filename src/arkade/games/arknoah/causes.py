"""Causes against an action of Ark & Noah: how they are said, and those that several steps share."""

from typing import Any

from arkade.games.arknoah.actions import pair_phrase
from arkade.games.arknoah.components import FROM_PLAYERS, SIZES, SPECIES
from arkade.kernel.reasons import Reason
from arkade.text import Phrase, seat_phrase


def because(rule: str, key: str, params: dict[str, Any] | None = None, *pieces: str) -> Reason:
    """A cause, by its key without `reason-`, and what to light."""
    return Reason(rule, Phrase(f"reason-{key}", params or {}), pieces)


def whose(s: Any, seat: int) -> dict[str, Any]:
    """Somebody as `whom`; `you` is 1 for the player."""
    return {"whom": seat_phrase(seat), "you": int(seat == s.player)}


def not_quick(thing: str) -> Reason:
    """What the quick game does without (ARK-50)."""
    return because("ARK-50", f"quick-{thing}")


def no_place(s: Any, place: str) -> Reason:
    """What this ark does not have (ARK-02)."""
    return because("ARK-02", "no-place", {"place": place, "players": int(s.players)})


def in_box(s: Any, species: int) -> list[Reason]:
    """What is not used with so few players (ARK-03), or in the quick game (ARK-50)."""
    pair, found = pair_phrase(SPECIES[species]), []
    if FROM_PLAYERS[species] > s.players:
        params = {"pair": pair, "players": int(s.players), "least": FROM_PLAYERS[species]}
        found.append(because("ARK-03", "in-box", params))
    if s.quick and SIZES[species] == 0:
        found.append(because("ARK-50", "quick-small", {"pair": pair}))
    return found
