"""The round: workers choose actions, then one action after the other is carried out (ARK-10 to ARK-14, ARK-51)."""

from typing import Any

from arkade.games.arknoah.actions import START, WORK
from arkade.games.arknoah.building import can_build
from arkade.games.arknoah.components import (
    ANIMALS,
    BUILD,
    EXCHANGE,
    FOOD,
    LOAD,
    MAX_BONUS,
    N_ACTIONS,
    NOTHING,
    PITCH,
    QUICK_PAIRS,
    SHARE_BUILD,
    SHARE_FOOD,
    SHARE_LOAD,
    SHARE_PITCH,
    SHARE_WOOD,
    WOOD,
)
from arkade.games.arknoah.ending import final_count, how_it_ends, last_loading, next_last_loader
from arkade.games.arknoah.exchange import begin_animals, begin_exchange
from arkade.games.arknoah.loading import can_load
from arkade.games.arknoah.state import BUILDING, BY_BONUS, LAST_FOOD, LAST_PAIRS, LOADING, NOBODY, PART_OVER, WORKING
from arkade.games.arknoah.stocks import score, take_food, take_pitch, take_planks
from arkade.kernel.arrays import fill
from arkade.kernel.rule import rule


@rule
def begin_round(s):
    """The leftmost worker is the first to move (ARK-10); in the quick game the start player has a turn (ARK-51)."""
    s.rounds += 1
    s.turns = 0
    choose_next(s)


@rule
def choose_next(s):
    """The next worker, or turn of the quick game, needs an action; the seat that chooses, NOBODY if all have."""
    s.action = NOTHING
    s.phase = WORKING
    s.actor = NOBODY
    if s.quick:
        s.player = (s.start + s.turns) % s.players
        return s.player
    for space in range(N_ACTIONS):
        if s.done[space] != NOBODY:
            s.player = s.done[space]
            return s.player
    return NOBODY


@rule
def legal_work(s, out):
    """Every free space (ARK-10); in the quick game any of five actions (ARK-51)."""
    n = 0
    for action in range(N_ACTIONS):
        if may_work(s, action):
            out[n] = START[WORK] + action
            n += 1
    return n


@rule
def may_work(s: Any, action: int) -> Any:
    """Whether an action can be chosen."""
    if s.quick:
        return action != PITCH and action != FOOD  # ARK-50
    return s.current[action] == NOBODY


@rule
def work(s, action):
    """Choose an action: a worker goes there and takes a bonus tile away (ARK-10, ARK-11)."""
    if s.quick:
        s.action = action
        s.actor = s.player
        s.phase = PART_OVER
        return
    score(s, s.player, BY_BONUS, s.bonus[action])
    s.bonus[action] = 0
    s.current[action] = s.player
    space = 0
    while s.done[space] == NOBODY:
        space += 1
    s.done[space] = NOBODY
    if choose_next(s) == NOBODY:
        for other in range(N_ACTIONS):  # ARK-12
            if s.current[other] == NOBODY:
                s.bonus[other] = min(s.bonus[other] + 1, MAX_BONUS)
        s.phase = PART_OVER


@rule
def carry_on(s):
    """One player after another takes part, one action follows another, until somebody has to decide (ARK-13)."""
    while True:
        s.budget = 0
        p = next_in_order(s, s.acted)
        if p == NOBODY:
            if next_action(s):
                return
        else:
            s.acted[p] = 1
            s.player = p
            if takes_part(s, p, int(p != s.actor)):
                return


@rule
def next_in_order(s, acted):
    """Who takes part next in the action, NOBODY if all have `acted` (ARK-13, ARK-51, ARK-42)."""
    if s.action == NOTHING:
        return NOBODY
    if last_loading(s):
        return next_last_loader(s, acted)
    if not acted[s.actor]:
        return s.actor
    if s.action == EXCHANGE:
        return NOBODY
    if s.quick:
        for i in range(1, s.players):
            p = (s.actor + i) % s.players
            if not acted[p]:
                return p
        return NOBODY
    for space in range(N_ACTIONS):
        p = worker_at(s, space)
        if p != NOBODY and not acted[p]:
            return p
    return NOBODY


@rule
def worker_at(s, space):
    """Whose worker is at an action, before or after carrying it out, or NOBODY."""
    return s.current[space] if s.current[space] != NOBODY else s.done[space]


@rule
def next_action(s):
    """The worker is done (ARK-14), the next action with a worker begins; whether somebody decides or it is over."""
    fill(s.acted, 0)
    if last_loading(s):
        if s.action == LAST_PAIRS:
            final_count(s)
            return True
        s.action = LAST_PAIRS
        return False
    if s.quick:
        s.turns += 1
        if s.turns == s.players:
            return end_round(s)
        choose_next(s)
        return True
    if s.action != NOTHING:
        s.done[s.action] = s.actor
        s.current[s.action] = NOBODY
    for action in range(s.action + 1, N_ACTIONS):
        if s.current[action] != NOBODY:
            s.action = action
            s.actor = s.current[action]
            return False
    return end_round(s)


@rule
def takes_part(s, p, other):
    """A player's part in the action, `other` 1 if it is not his own; whether he has to decide anything.

    Who has nothing at all to place or to load is passed over. Who has begun says himself that he is done (ARK-30).
    """
    if s.action == PITCH:
        take_pitch(s, p, SHARE_PITCH[other])  # ARK-20
    elif s.action == FOOD:
        take_food(s, p, SHARE_FOOD[other])  # ARK-22
    elif s.action == WOOD:
        take_planks(s, p, SHARE_WOOD[other])  # ARK-23, ARK-54
    elif s.action == ANIMALS:
        return begin_animals(s, other)
    elif s.action == EXCHANGE:
        return begin_exchange(s, p)
    elif s.action == BUILD:
        s.budget = SHARE_BUILD[other]  # ARK-25, ARK-55
        s.phase = BUILDING
        return can_build(s, p)
    else:
        s.budget = 0 if s.action != LOAD else QUICK_PAIRS[other] if s.quick else SHARE_LOAD[other]  # ARK-30, ARK-56
        s.phase = LOADING
        return can_load(s, p)
    return False


@rule
def end_round(s):
    """A new round, or the end: the last loading follows, in the quick game the count (ARK-40 to ARK-42, ARK-57)."""
    s.ended = how_it_ends(s)
    if s.ended == NOTHING:
        begin_round(s)
        return True
    s.actor = NOBODY
    s.action = LAST_FOOD
    if s.quick:
        final_count(s)
    return s.quick
