"""Why an action is not legal in Ark & Noah."""

from typing import Any

from arkade.games.arknoah.actions import (
    BOARD,
    DONE,
    DRAW,
    FEED,
    INTO,
    LIFT,
    NO_SWAP,
    PUT_CUBE,
    PUT_PLANK,
    REWARD,
    SWAP_ANIMALS,
    SWAP_IN,
    SWAP_OUT,
    SWAP_PLANKS,
    TAKE,
    WORK,
)
from arkade.games.arknoah.components import ANIMALS, FOOD, FROM_PLAYERS, IN_ARK, NOTHING, PITCH, POINT_EDGES, SIZES
from arkade.games.arknoah.enclosures import takes_cube
from arkade.games.arknoah.exchange import can_give, in_supply, may_lift, two_colours
from arkade.games.arknoah.loading import affordable, feeds, room_for, shares
from arkade.games.arknoah.rounds import may_work
from arkade.games.arknoah.state import (
    BOARDING,
    BUILDING,
    DRAWING,
    DRAWN,
    EXCHANGING,
    FREE,
    LAST_FOOD,
    LIFTING,
    LOADING,
    NO_EDGE,
    OUTLINE_CLOSED,
    REWARDING,
    SWAPPING_IN,
    SWAPPING_OUT,
    TAKING,
    WORKING,
)
from arkade.games.arknoah.stocks import is_single
from arkade.kernel.record import OVER

#: By the first action of a kind: when it is due, the rule of that step in the normal and in the quick game.
KINDS = (
    (WORK, WORKING, "ARK-10", "ARK-51"),
    (DRAW, DRAWING, "ARK-24", "ARK-53"),
    (TAKE, TAKING, "ARK-21", "ARK-52"),
    (REWARD, REWARDING, "ARK-24", "ARK-53"),
    (SWAP_PLANKS, EXCHANGING, "ARK-24", "ARK-53"),
    (LIFT, LIFTING, "ARK-24", "ARK-53"),
    (SWAP_IN, SWAPPING_IN, "ARK-24", "ARK-53"),
    (SWAP_OUT, SWAPPING_OUT, "ARK-24", "ARK-53"),
    (PUT_PLANK, BUILDING, "ARK-25", "ARK-55"),
    (FEED, LOADING, "ARK-30", "ARK-56"),
    (INTO, BOARDING, "ARK-32", "ARK-56"),
)


def why_not(s: Any, action: int) -> list[str]:
    """The rules that forbid it: not in this game, out of step, or not possible as such."""
    if s.player == OVER:
        return ["ARK-41" if s.ended != OUTLINE_CLOSED else "ARK-57" if s.quick else "ARK-40"]
    return sorted(_absent(s, action) | _untimely(s, action))


def _absent(s: Any, action: int) -> set[str]:
    """What this game or this ark does not have (ARK-02, ARK-03, ARK-50, ARK-53)."""
    for first, after in ((TAKE, REWARD), (SWAP_IN, NO_SWAP), (SWAP_OUT, PUT_PLANK)):
        if first <= action < after:
            return _unused(s, (action - first) // 2)
    if BOARD <= action < INTO:
        return _unused(s, action - BOARD)
    rules = {"ARK-02"} if _outside(s, action) else set()
    if s.quick:
        if action in (WORK + PITCH, WORK + FOOD) or PUT_CUBE <= action < BOARD:
            rules.add("ARK-50")
        if REWARD <= action < SWAP_IN:
            rules.add("ARK-53")
    return rules


def _unused(s: Any, species: int) -> set[str]:
    rules = {"ARK-03"} if FROM_PLAYERS[species] > s.players else set()
    return rules | ({"ARK-50"} if s.quick and SIZES[species] == 0 else set())


def _outside(s: Any, action: int) -> bool:
    """Whether a place is not in the ark."""
    for first, after in ((LIFT, SWAP_IN), (PUT_PLANK, PUT_CUBE)):
        if first <= action < after:
            return bool(s.plank[action - first] == NO_EDGE)
    if PUT_CUBE <= action < FEED:
        return bool(POINT_EDGES[s.players, action - PUT_CUBE, 0] == NOTHING)
    for first, after in ((FEED, BOARD), (INTO, DONE)):
        if first <= action < after:
            return not IN_ARK[s.players, action - first]
    return False


def _due(s: Any) -> str:
    """The rule of the present step."""
    if s.action >= LAST_FOOD:
        return "ARK-42"
    if s.phase == DRAWING and s.action == ANIMALS:
        return "ARK-52" if s.quick else "ARK-21"
    return next(quick if s.quick else normal for _, phase, normal, quick in KINDS if phase == s.phase)


def _untimely(s: Any, action: int) -> set[str]:
    """Out of step: what is due, and the rule of the action. In step: what is wrong with it."""
    if action == DONE:
        return set() if s.phase in (BUILDING, LOADING) else {_due(s), "ARK-30"}
    _, phase, normal, quick = next(kind for kind in reversed(KINDS) if kind[0] <= action)
    if s.phase != phase:
        return {_due(s), quick if s.quick else normal}
    if phase == BUILDING:
        return _not_built(s, action)
    if phase == LOADING:
        return _not_fed(s, action - FEED) if action < BOARD else _not_loaded(s, action - BOARD)
    if phase == BOARDING:
        return _not_into(s, action - INTO)
    if phase == SWAPPING_OUT:
        return _not_given(s, action - SWAP_OUT)
    return set() if _possible(s, action) else {_due(s)}


def _possible(s: Any, action: int) -> bool:
    """Whether a decision can be made that is due: where a worker goes, and the steps of animals and exchange."""
    if action < DRAW:
        return bool(may_work(s, action - WORK))
    if action < TAKE:
        return bool(s.bag[action - DRAW] > 0)
    if action < REWARD:
        return bool(s.tile[action - TAKE] == DRAWN)
    if action < SWAP_PLANKS:
        return bool(in_supply(s, s.player, action - REWARD))
    if action == SWAP_PLANKS:
        return bool(two_colours(s))
    if action == SWAP_ANIMALS:
        return bool(can_give(s, s.player))
    if action < SWAP_IN:
        return bool(may_lift(s, action - LIFT))
    return action == NO_SWAP or bool(s.tile[action - SWAP_IN] == DRAWN and can_give(s, s.player))


def _not_given(s: Any, tile: int) -> set[str]:
    """Not the player's, or coupled (ARK-07)."""
    if s.tile[tile] != s.player:
        return {_due(s)}
    return set() if s.quick or is_single(s, tile) else {_due(s), "ARK-07"}


def _not_built(s: Any, action: int) -> set[str]:
    """No such piece in stock, or no place for it (ARK-25, ARK-26, ARK-29)."""
    if action < PUT_CUBE:
        return set() if s.planks[s.player] and s.plank[action - PUT_PLANK] == FREE else {"ARK-26"}
    rules = set() if s.pitch[s.player] else {"ARK-25"}
    return rules if takes_cube(s, action - PUT_CUBE) else rules | {"ARK-29"}


def _not_fed(s: Any, cell: int) -> set[str]:
    """No food or no cell for it (ARK-31), no loading point (ARK-30); in the last loading ARK-42."""
    if s.action >= LAST_FOOD:
        return set() if feeds(s, s.player) and _is_hungry(s, cell) else {"ARK-42"}
    rules = set() if s.budget else {"ARK-30"}
    return rules if s.food[s.player] and _is_hungry(s, cell) else rules | {"ARK-31"}


def _is_hungry(s: Any, cell: int) -> bool:
    """Whether a cell is without food, in an enclosure whose wall the player has a share in."""
    return bool(int(s.hungry & shares(s, s.player)) >> cell & 1)


def _not_loaded(s: Any, species: int) -> set[str]:
    """Not a pair of the player's or no enclosure for it (ARK-32, ARK-34, ARK-56), too dear (ARK-33)."""
    rules = {"ARK-42"} if s.action == LAST_FOOD else set()
    owners = (s.tile[2 * species], s.tile[2 * species + 1])
    if min(owners) < 0 or s.player not in owners:
        rules.add("ARK-56" if s.quick else "ARK-32")
    elif s.action != LAST_FOOD and not affordable(s, s.player, species):
        rules.add("ARK-33")
    if not room_for(s, s.player, SIZES[species]):
        rules.add(_room(s, species))
    return rules


def _not_into(s: Any, cell: int) -> set[str]:
    """Not the first cell of an enclosure, or one that the pair cannot go to."""
    pens = int(room_for(s, s.player, SIZES[s.loading]))
    return set() if pens >> cell & 1 else {_room(s, int(s.loading))}


def _room(s: Any, species: int) -> str:
    """The rule about the enclosure for a pair."""
    return "ARK-56" if s.quick else "ARK-34" if SIZES[species] == 0 else "ARK-32"
