"""Why an action is not legal in Noah."""

from typing import Any

import numpy as np

from arkade.games.noah.actions import BOARD, DRAW_FROM, GIVE_BACK, GIVE_TO, LOOK_AT, NOAH_TO, TAKE, card_of
from arkade.games.noah.components import (
    LIMIT,
    N_FACES,
    N_KINDS,
    SNAIL_CARD,
    SNAIL_FEMALE,
    WEIGHTS,
    WOODPECKER,
    WOODPECKER_LIMIT,
)
from arkade.games.noah.rules import legal_embark, legal_move
from arkade.games.noah.state import ANY, DRAW, EMBARK, GIVE, LOOK, MOVE, RETURN
from arkade.kernel.record import OVER

#: What has to be decided at each step, in the order of the phases.
STEPS = ("NOA-06", "NOA-21", "NOA-23", "NOA-23", "NOA-11", "NOA-15")


def why_not(s: Any, action: int) -> list[str]:
    """The rules that forbid it: out of step (NOA-16), or not possible as such, or both."""
    if s.player == OVER:
        return ["NOA-34" if s.end else "NOA-33"]
    phase, forbidding = _reasons(s, action)
    if s.phase != phase:
        forbidding |= {STEPS[s.phase], "NOA-16"}
    return sorted(forbidding)


def _reasons(s: Any, action: int) -> tuple[int, set[str]]:
    """The phase to which an action belongs, and the rules that forbid it even then."""
    if action < TAKE:
        return EMBARK, _not_embarked(s, action - BOARD)
    if action < NOAH_TO:
        return EMBARK, {"NOA-09"} if s.phase == EMBARK and not _listed(s, legal_embark, action) else set()
    if action < LOOK_AT:
        return MOVE, {"NOA-11"} if s.phase == MOVE and not _listed(s, legal_move, action) else set()
    if action < DRAW_FROM:
        return LOOK, _not_with(s, action - LOOK_AT, "NOA-21")
    if action < GIVE_BACK:
        return DRAW, _not_with(s, action - DRAW_FROM, "NOA-23")
    if action < GIVE_TO:
        return RETURN, _not_held(s, card_of(action - GIVE_BACK), "NOA-23")
    seat, kind = divmod(action - GIVE_TO, N_KINDS)
    return GIVE, _not_with(s, seat, "NOA-15") | _not_held(s, card_of(kind), "NOA-15")


def _not_embarked(s: Any, face: int) -> set[str]:
    """Not in hand (NOA-06); at the time to embark also the wrong sex (NOA-07) or too heavy (NOA-08, NOA-24)."""
    rules = _not_held(s, SNAIL_CARD if face == SNAIL_FEMALE else face, "NOA-06")
    if s.phase == EMBARK:
        if s.boat_next[s.noah] not in (ANY, face % 2):
            rules.add("NOA-07")
        weight = s.boat_weight[s.noah] + WEIGHTS[face // 2]
        pecked = face // 2 == WOODPECKER or s.boat_limit[s.noah] == WOODPECKER_LIMIT
        if weight > (WOODPECKER_LIMIT if pecked else LIMIT):
            rules.add("NOA-08")
            if weight <= LIMIT:
                rules.add("NOA-24")
    return rules


def _not_with(s: Any, seat: int, rule: str) -> set[str]:
    """Somebody who does not sit there (COM-01), or the player himself."""
    if seat >= s.players:
        return {"COM-01"}
    return {rule} if seat == s.player else set()


def _not_held(s: Any, card: int, rule: str) -> set[str]:
    return set() if s.hand[s.player, card] else {rule}


def _listed(s: Any, legal: Any, action: int) -> bool:
    out = np.empty(N_FACES, np.int32)
    return action in out[: legal(s, out)].tolist()
