"""How the turn of an embarkation goes on and ends (NOA-16), for outlooks and the log.

It is played on by the rules with any choices: where Noah goes, whose hand is looked at, which cards are drawn and given
changes neither whether a boat leaves nor whether the player goes on nor whether the round ends.
"""

from copy import deepcopy
from typing import Any, NamedTuple

import numpy as np

from arkade.games.noah.actions import BOARD, GIVE_TO, VERB_OF
from arkade.games.noah.components import MIDDLE, N_FACES
from arkade.games.noah.rules import apply, legal
from arkade.games.noah.state import EMBARK, GIVE
from arkade.kernel.record import OVER


class Turn(NamedTuple):
    """What is certain of it."""

    after: Any  # the state after this decision
    gifts: int  # made later in the turn (NOA-15)
    goes_on: bool  # a pair: the same player embarks again (NOA-13)
    ends: str | None  # why the round ends: hand by this decision, gifts, boats or guard (NOA-30, NOA-35)


def turn(s: Any, action: int) -> Turn:
    """The rest of a player's turn, from a decision on that takes no animals."""
    state = deepcopy(s)
    ends = why_over(state, action)
    apply(state, action)
    after, gifts, out = deepcopy(state), 0, np.empty(s.players * N_FACES, np.int64)
    while state.player != OVER and state.rounds == s.rounds:
        if state.phase == EMBARK:
            return Turn(after, gifts, bool(state.player == s.player), None)
        gifts += state.phase == GIVE
        legal(state, out)
        ends = why_over(state, int(out[0])).replace("hand", "gifts")
        apply(state, int(out[0]))
    return Turn(after, gifts, False, ends)


def why_over(s: Any, action: int) -> str:
    """Why the round ends with a decision, if it does (NOA-30, NOA-35)."""
    if s.cards[s.player] == 1 and VERB_OF[action] in (BOARD, GIVE_TO):
        return "hand"
    return "boats" if s.departures > MIDDLE else "guard"
