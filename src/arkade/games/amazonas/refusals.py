"""Why an action is not legal in Coloretto Amazonas."""

from typing import Any

from arkade.games.amazonas.actions import ACCEPT, GIVE, PLAY, REFUSE
from arkade.games.amazonas.components import COLOUR, N_ANIMALS, N_COLOURS
from arkade.games.amazonas.state import NOTHING
from arkade.kernel.record import OVER


def why_not(s: Any, action: int) -> list[str]:
    """The rules that forbid it."""
    if s.player == OVER:
        return ["AMA-17"]
    if action < GIVE:
        return _not_play(s, action - PLAY)
    if action < ACCEPT:
        return _not_give(s, *divmod(action - GIVE, N_ANIMALS))
    if action == ACCEPT:
        return ["AMA-10"] if s.gift == NOTHING else []
    return _not_refuse(s, action - REFUSE)


def _not_play(s: Any, animal: int) -> list[str]:
    rules = []
    if s.gift != NOTHING:
        rules.append("AMA-04")
    if not s.hand[s.player, animal]:
        rules.append("AMA-05")
    return rules


def _not_give(s: Any, receiver: int, animal: int) -> list[str]:
    rules = []
    if s.gift != NOTHING:
        rules.append("AMA-04")
    if receiver == s.player or not s.hand[s.player, animal]:
        rules.append("AMA-06")
    if receiver == s.protected:
        rules.append("AMA-15")
    if receiver >= s.players:
        rules.append("COM-01")
    return rules


def _not_refuse(s: Any, lost: int) -> list[str]:
    if s.gift == NOTHING:
        return ["AMA-13"]
    own = s.column[s.player]
    colour = COLOUR[s.gift]
    rules = []
    if not own[s.gift] or not own[lost] or abs(COLOUR[lost] - colour) != 1:
        rules.append("AMA-11")
    if not any(s.filled[s.player, side] for side in (colour - 1, colour + 1) if 0 <= side < N_COLOURS):
        rules.append("AMA-12")
    return rules
