"""Action 6: planks and cubes on the ark (ARK-25, ARK-26, ARK-29, ARK-55).

Every piece lowers the budget, which ends the part at 0: no part has more than eight pieces.
"""

from arkade.games.arknoah.actions import DONE, PUT_CUBE, PUT_PLANK, START
from arkade.games.arknoah.components import N_EDGES, N_POINTS
from arkade.games.arknoah.enclosures import HALF, POINTS_SET, put_cube, put_plank
from arkade.games.arknoah.sets import listed
from arkade.games.arknoah.state import BY_BUILDING, PART_OVER
from arkade.games.arknoah.stocks import score
from arkade.kernel.generator import below
from arkade.kernel.rule import rule


@rule
def can_build(s, p):
    """Whether a player has a plank or a cube and a place for it."""
    return (s.planks[p] > 0 and s.places[0] | s.places[1] != 0) or (s.pitch[p] > 0 and s.places[POINTS_SET] != 0)


@rule
def legal_build(s, out):
    """A plank on any free edge (ARK-26), a cube between two planks of the outline (ARK-29), or done (ARK-30)."""
    n = 0
    if s.planks[s.player] > 0:
        n = listed(s.places[0], START[PUT_PLANK], out, n)
        n = listed(s.places[1], START[PUT_PLANK] + HALF, out, n)
    if s.pitch[s.player] > 0:
        n = listed(s.places[POINTS_SET], START[PUT_CUBE], out, n)
    out[n] = START[DONE]
    return n + 1


@rule
def random_build(s, rng):
    """One of these by lot, by trial: of all edges and pitch spaces until one is open, or done."""
    edges = N_EDGES if s.planks[s.player] > 0 else 0
    points = N_POINTS if s.pitch[s.player] > 0 else 0
    while True:
        place = below(rng, edges + points + 1)
        if place == edges + points:
            return START[DONE]
        place += N_EDGES - edges  # all edges, then all pitch spaces, as the actions are numbered
        if s.places[place // HALF] >> place % HALF & 1:
            return START[PUT_PLANK] + place


@rule
def place_plank(s, edge):
    """A plank from the player's stock (ARK-26)."""
    s.planks[s.player] -= 1
    put_plank(s, edge, s.player)
    placed(s)


@rule
def place_cube(s, point):
    """A cube from the player's stock (ARK-29)."""
    s.pitch[s.player] -= 1
    put_cube(s, point)
    placed(s)


@rule
def placed(s):
    """One piece less to place, and a point for it, but not in the quick game (ARK-25, ARK-55)."""
    if not s.quick:
        score(s, s.player, BY_BUILDING, 1)
    s.budget -= 1
    if s.budget == 0:
        s.phase = PART_OVER
