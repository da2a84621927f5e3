"""Actions 2 and 4: animals from the bags, and the exchange (ARK-21, ARK-24, ARK-52, ARK-53)."""

from typing import Any

from arkade.games.arknoah.actions import (
    DRAW,
    LIFT,
    NO_SWAP,
    REWARD,
    START,
    SWAP_ANIMALS,
    SWAP_IN,
    SWAP_OUT,
    SWAP_PLANKS,
)
from arkade.games.arknoah.components import (
    A_CUBE,
    A_FOOD,
    A_PLANK,
    A_POINT,
    ANIMALS,
    EXCHANGE_DRAWS,
    FEMALE,
    MALE,
    N_EDGES,
    N_TILES,
    NOTHING,
    PLANKS,
    REWARDS,
)
from arkade.games.arknoah.enclosures import repaint
from arkade.games.arknoah.state import (
    BAG,
    BY_EXCHANGE,
    DRAWING,
    DRAWN,
    EXCHANGING,
    NO_EDGE,
    PART_OVER,
    REWARDING,
    SWAPPING_IN,
    TAKING,
)
from arkade.games.arknoah.stocks import (
    draw,
    is_single,
    return_tile,
    score,
    take_food,
    take_pitch,
    take_planks,
    take_tile,
)
from arkade.kernel.rule import rule

# Action 2: animals


@rule
def begin_animals(s, other):
    """The worker's player draws (ARK-21); then all in order take one tile, while there are any."""
    if not other:
        s.news += 1
        for i in range(2 if s.players < 4 else 4):
            if s.bag[MALE] + s.bag[FEMALE] > 0:
                draw(s, i % 2)
        if s.players == 3 and s.bag[MALE] + s.bag[FEMALE] > 0:
            s.draws = 1
            s.phase = DRAWING
            return True
    s.phase = TAKING
    return s.drawn > 0


@rule
def legal_draw(s, out):
    """A bag that is not empty (ARK-21, ARK-24)."""
    n = 0
    for sex in range(2):
        if s.bag[sex] > 0:
            out[n] = START[DRAW] + sex
            n += 1
    return n


@rule
def draw_from(s, sex):
    """One tile from a bag of the player's choice; with the last one, or with empty bags, the next step comes."""
    draw(s, sex)
    s.news += 1
    s.draws -= 1
    if s.bag[MALE] + s.bag[FEMALE] == 0:
        s.draws = 0
    if s.draws == 0:
        s.phase = TAKING if s.action == ANIMALS else SWAPPING_IN


@rule
def list_drawn(s, verb, out):
    """What a verb can be done with: every drawn tile."""
    n = 0
    for tile in range(N_TILES):
        if s.tile[tile] == DRAWN:
            out[n] = START[verb] + tile
            n += 1
    return n


# Action 4: exchange


@rule
def begin_exchange(s, p):
    """First a reward (ARK-24); in the quick game a point, then tiles from the bags (ARK-53)."""
    if not s.quick:
        s.phase = REWARDING
        return True
    score(s, p, BY_EXCHANGE, 1)
    return begin_swap(s)


@rule
def begin_swap(s):
    """Three tiles are drawn one after another, fewer if the bags run out (ARK-24, ARK-53); whether there are any."""
    s.draws = min(EXCHANGE_DRAWS, s.bag[MALE] + s.bag[FEMALE])
    s.phase = DRAWING
    return s.draws > 0


@rule
def legal_reward(s, out):
    """The rewards that can be had (ARK-24)."""
    n = 0
    for reward in range(len(REWARDS)):
        if in_supply(s, s.player, reward):
            out[n] = START[REWARD] + reward
            n += 1
    return n


@rule
def in_supply(s: Any, p: int, reward: int) -> Any:
    """Whether a reward can be had (ARK-24)."""
    if reward == A_FOOD:
        return s.food_supply > 0
    if reward == A_PLANK:
        return s.plank_supply[p] > 0
    if reward == A_CUBE:
        return s.pitch_supply > 0
    return True


@rule
def take_reward(s, reward):
    """One reward; then an exchange, if one is possible (ARK-24)."""
    p = s.player
    if reward == A_POINT:
        score(s, p, BY_EXCHANGE, 1)
    elif reward == A_FOOD:
        take_food(s, p, 1)
    elif reward == A_PLANK:
        take_planks(s, p, 1)
    else:
        take_pitch(s, p, 1)
    s.phase = EXCHANGING if two_colours(s) or can_give(s, p) else PART_OVER


@rule
def two_colours(s: Any) -> Any:
    """Whether planks of different colours are on the ark (ARK-24): all that are not in stock or supply."""
    colours = 0
    for p in range(s.players):
        colours += s.planks[p] + s.plank_supply[p] < PLANKS
    return colours > 1


@rule
def may_give(s, p, tile):
    """Whether a player can swap a tile away: a single one (ARK-24), in the quick game any (ARK-53)."""
    return s.tile[tile] == p and (s.quick or is_single(s, tile))


@rule
def can_give(s: Any, p: int) -> Any:
    """Whether a player has a tile to swap away."""
    tile = 0
    while tile < N_TILES and not may_give(s, p, tile):
        tile += 1
    return tile < N_TILES


@rule
def legal_exchange(s, out):
    """One of the two that are possible (ARK-24)."""
    n = 0
    if two_colours(s):
        out[n] = START[SWAP_PLANKS]
        n += 1
    if can_give(s, s.player):
        out[n] = START[SWAP_ANIMALS]
        n += 1
    return n


@rule
def may_lift(s: Any, edge: int) -> Any:
    """Whether a plank can be swapped: any, the second of another colour than the first (ARK-24)."""
    first = NO_EDGE if s.lifted == NOTHING else s.plank[s.lifted]
    return (s.plank[edge] >= 0) & (s.plank[edge] != first)


@rule
def legal_lift(s, out):
    """The planks that can be swapped."""
    n = 0
    for edge in range(N_EDGES):  # without a branch, which would be a guess: in half of the time
        out[n] = START[LIFT] + edge
        n += int(may_lift(s, edge))
    return n


@rule
def lift(s, edge):
    """The first plank is marked, the second changes places with it (ARK-24)."""
    if s.lifted == NOTHING:
        s.lifted = edge
        return
    first, second = s.plank[s.lifted], s.plank[edge]
    repaint(s, s.lifted, second)
    repaint(s, edge, first)
    s.lifted = NOTHING
    s.phase = PART_OVER


@rule
def legal_swap_in(s, out):
    """A drawn tile, if the player has one to give for it, or none (ARK-24, ARK-53)."""
    n = list_drawn(s, SWAP_IN, out) if can_give(s, s.player) else 0
    out[n] = START[NO_SWAP]
    return n + 1


@rule
def legal_swap_out(s, out):
    """A tile of the player that may go (ARK-24, ARK-53)."""
    n = 0
    for tile in range(N_TILES):
        if may_give(s, s.player, tile):
            out[n] = START[SWAP_OUT] + tile
            n += 1
    return n


@rule
def swap_out(s, tile):
    """The chosen tile for the player's own, which goes into its bag."""
    take_tile(s, s.incoming, s.player)
    s.incoming = NOTHING
    s.tile[tile] = BAG
    s.bag[tile % 2] += 1
    end_swap(s)


@rule
def end_swap(s):
    """All other drawn tiles go back (ARK-24)."""
    for tile in range(N_TILES):
        if s.tile[tile] == DRAWN:
            return_tile(s, tile)
    s.phase = PART_OVER
