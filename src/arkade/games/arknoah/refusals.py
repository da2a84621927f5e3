"""Why an action is not legal in Ark & Noah, with the numbers and culprits that make it so."""

from collections.abc import Callable
from typing import Any

from arkade.games.arknoah.actions import (
    BOARD,
    DONE,
    DRAW,
    FEED,
    INTO,
    LIFT,
    NO_SWAP,
    OBJECT_OF,
    PUT_CUBE,
    PUT_PLANK,
    REWARD,
    SWAP_ANIMALS,
    SWAP_IN,
    SWAP_OUT,
    SWAP_PLANKS,
    TAKE,
    VERB_OF,
    WORK,
    action_phrase,
    pair_phrase,
)
from arkade.games.arknoah.causes import because, in_box, no_place, not_quick, whose
from arkade.games.arknoah.components import (
    ACTIONS,
    ANIMALS,
    CELLS,
    EDGE_CELLS,
    EDGES,
    FOOD,
    NOTHING,
    PITCH,
    PLANKS,
    POINT_EDGES,
    POINTS,
    REWARDS,
    SEXES,
    SPECIES,
    TILES,
)
from arkade.games.arknoah.ending import last_loading
from arkade.games.arknoah.exchange import can_give, in_supply, two_colours
from arkade.games.arknoah.loading_refusals import not_fed, not_into, not_loaded
from arkade.games.arknoah.state import (
    BOARDING,
    BUILDING,
    DRAWING,
    DRAWN,
    EXCHANGING,
    FREE,
    INSIDE,
    LAST_FOOD,
    LIFTING,
    LOADING,
    NO_EDGE,
    NOBODY,
    OUTLINE_CLOSED,
    PHASES,
    REWARDING,
    ROUNDS_OVER,
    SWAPPING_IN,
    SWAPPING_OUT,
    TAKING,
    WORKING,
)
from arkade.games.arknoah.stocks import is_single
from arkade.kernel.events import name_phrase
from arkade.kernel.reasons import Reason
from arkade.kernel.record import OVER
from arkade.text import Phrase, seat_phrase

#: The rule of each phase in the normal and in the quick game.
RULES = {
    WORKING: ("ARK-10", "ARK-51"),
    DRAWING: ("ARK-24", "ARK-53"),
    TAKING: ("ARK-21", "ARK-52"),
    REWARDING: ("ARK-24", "ARK-53"),
    EXCHANGING: ("ARK-24", "ARK-53"),
    LIFTING: ("ARK-24", "ARK-53"),
    SWAPPING_IN: ("ARK-24", "ARK-53"),
    SWAPPING_OUT: ("ARK-24", "ARK-53"),
    BUILDING: ("ARK-25", "ARK-55"),
    LOADING: ("ARK-30", "ARK-56"),
    BOARDING: ("ARK-32", "ARK-56"),
}

#: The phases of each verb.
PHASES_OF = {
    WORK: (WORKING,),
    DRAW: (DRAWING,),
    TAKE: (TAKING,),
    REWARD: (REWARDING,),
    SWAP_PLANKS: (EXCHANGING,),
    SWAP_ANIMALS: (EXCHANGING,),
    LIFT: (LIFTING,),
    SWAP_IN: (SWAPPING_IN,),
    NO_SWAP: (SWAPPING_IN,),
    SWAP_OUT: (SWAPPING_OUT,),
    PUT_PLANK: (BUILDING,),
    PUT_CUBE: (BUILDING,),
    FEED: (LOADING,),
    BOARD: (LOADING,),
    INTO: (BOARDING,),
    DONE: (BUILDING, LOADING),
}


def reasons(s: Any, action: int) -> list[Reason]:
    """At another step of the game that alone (ARK-13, ARK-51); else everything that forbids it."""
    if s.player == OVER:
        return [_over(s)]
    verb, what = int(VERB_OF[action]), int(OBJECT_OF[action])
    if s.phase not in PHASES_OF[verb]:
        return [_step(s)]
    return AGAINST[verb](s, what) if verb in AGAINST else []


def _over(s: Any) -> Reason:
    """What ended the game (ARK-40, ARK-41, ARK-57)."""
    if s.ended == OUTLINE_CLOSED:
        return because("ARK-57" if s.quick else "ARK-40", "over-outline", {"round": int(s.rounds)})
    if s.ended == ROUNDS_OVER:
        return because("ARK-41", "over-rounds", {"round": int(s.rounds)})
    planks = int(s.planks.sum() + s.plank_supply.sum())
    return because("ARK-41", "over-stuck", {"planks": planks, "edges": int(s.open_outline)})


def _step(s: Any) -> Reason:
    """What has to be done now instead."""
    key = f"now-{PHASES[s.phase].replace(' ', '-')}"
    params: dict[str, Any] = {}
    lit: list[str] = []
    if s.phase == WORKING and s.quick:
        key = "now-choose"
    elif s.phase == DRAWING:
        params["count"] = int(s.draws)
    elif s.phase in (TAKING, SWAPPING_IN):
        params["tiles"], lit = _on_table(s)
    elif s.phase == LIFTING and s.lifted != NOTHING:
        key, params["place"], lit = "now-lift-second", EDGES[s.lifted], [f"edge:{EDGES[s.lifted]}"]
    elif s.phase == SWAPPING_OUT:
        params["tile"], lit = name_phrase(TILES[s.incoming]), [f"drawn:{TILES[s.incoming]}"]
    elif s.phase == BUILDING:
        params["count"] = int(s.budget)
    elif s.phase == BOARDING:
        params["pair"], lit = pair_phrase(SPECIES[s.loading]), [f"pair:{SPECIES[s.loading]}"]
    elif s.phase == LOADING and last_loading(s):
        key = "now-last-food" if s.action == LAST_FOOD else "now-last-pairs"
    elif s.phase == LOADING:
        key, params["count"] = "now-load-quick" if s.quick else key, int(s.budget)
    return because(_due(s), key, params, *lit)


def _due(s: Any) -> str:
    """The rule of the present step."""
    if last_loading(s):
        return "ARK-42"
    if s.phase == DRAWING and s.action == ANIMALS:
        return "ARK-52" if s.quick else "ARK-21"
    return RULES[int(s.phase)][s.quick]


# Workers and animals


def _not_chosen(s: Any, action: int) -> list[Reason]:
    """Where a worker stands (ARK-10); pitch and food in the quick game (ARK-50)."""
    if s.quick:
        return [not_quick(ACTIONS[action])] if action in (PITCH, FOOD) else []
    worker = int(s.current[action])
    if worker == NOBODY:
        return []
    params = {"action": action_phrase(ACTIONS[action]), **whose(s, worker)}
    return [because("ARK-10", "space-taken", params, f"action:{ACTIONS[action]}")]


def _bag_empty(s: Any, sex: int) -> list[Reason]:
    """Nothing to draw there (ARK-21, ARK-24)."""
    return [] if s.bag[sex] else [because(_due(s), "bag-empty", {"sex": SEXES[sex]}, f"bag:{SEXES[sex]}")]


def _not_drawn(s: Any, tile: int) -> list[Reason]:
    """Not in this game, or not on the table (ARK-21, ARK-24)."""
    if s.tile[tile] == DRAWN:
        return []
    if absent := in_box(s, tile // 2):
        return absent
    tiles, lit = _on_table(s)
    return [because(_due(s), "not-drawn", {"tiles": tiles, "count": len(tiles)}, *lit)]


def _on_table(s: Any) -> tuple[list[Phrase | str], list[str]]:
    """The tiles drawn, to be said and to be lit."""
    drawn = [TILES[tile] for tile, place in enumerate(s.tile.tolist()) if place == DRAWN]
    return [name_phrase(tile) for tile in drawn], [f"drawn:{tile}" for tile in drawn]


# Exchange


def _no_reward(s: Any, reward: int) -> list[Reason]:
    """The supply has none (ARK-24)."""
    if in_supply(s, s.player, reward):
        return []
    return [because("ARK-24", "supply", {"reward": REWARDS[reward]}, f"reward:{REWARDS[reward]}")]


def _no_two_planks(s: Any, _: int) -> list[Reason]:
    """Planks of one colour on the ark, or none (ARK-24)."""
    if two_colours(s):
        return []
    builders = [p for p in range(s.players) if s.planks[p] + s.plank_supply[p] < PLANKS]
    if builders:
        return [because("ARK-24", "one-colour", whose(s, builders[0]))]
    return [because("ARK-24", "no-planks")]


def _nothing_to_give(s: Any, _: int) -> list[Reason]:
    """No animal, or coupled ones only (ARK-07, ARK-24)."""
    if can_give(s, s.player):
        return []
    own = [TILES[tile] for tile, owner in enumerate(s.tile.tolist()) if owner == s.player]
    if not own:
        return [because(_due(s), "no-animals")]
    names: list[Phrase | str] = [name_phrase(tile) for tile in own]
    return [because("ARK-07", "all-coupled", {"tiles": names}, *(f"tile:{tile}" for tile in own))]


def _not_lifted(s: Any, edge: int) -> list[Reason]:
    """No plank, or of the colour of the first one (ARK-24)."""
    if s.plank[edge] == NO_EDGE:
        return [no_place(s, EDGES[edge])]
    place, owner, first = EDGES[edge], int(s.plank[edge]), int(s.lifted)
    if owner < 0:
        return [because("ARK-24", "no-plank-there", {"place": place}, f"edge:{place}")]
    if first == edge:
        return [because("ARK-24", "same-plank", {"place": place}, f"edge:{place}")]
    if first == NOTHING or s.plank[first] != owner:
        return []
    params = {"place": place, "first": EDGES[first], **whose(s, owner)}
    return [because("ARK-24", "same-colour", params, f"edge:{EDGES[first]}", f"edge:{place}")]


def _not_swapped_in(s: Any, tile: int) -> list[Reason]:
    """Not drawn, or nothing to give for it (ARK-24, ARK-53)."""
    return _not_drawn(s, tile) + _nothing_to_give(s, tile)


def _not_given(s: Any, tile: int) -> list[Reason]:
    """Not the player's (ARK-24, ARK-53), or coupled (ARK-07)."""
    owner, name = int(s.tile[tile]), name_phrase(TILES[tile])
    if owner != s.player:
        if owner < 0:
            return in_box(s, tile // 2) or [because(_due(s), "not-yours", {"tile": name})]
        params = {"tile": name, "whom": seat_phrase(owner)}
        return [because(_due(s), "belongs", params, f"tile:{TILES[tile]}")]
    if s.quick or is_single(s, tile):
        return []
    partner = tile ^ 1  # a player's: it cannot be aboard without this one
    params = {"partner": name_phrase(TILES[partner]), **whose(s, int(s.tile[partner]))}
    return [because("ARK-07", "coupled", params, f"tile:{TILES[partner]}")]


# Building


def _no_plank(s: Any, edge: int) -> list[Reason]:
    """None in stock, or no free edge (ARK-26)."""
    place, there = EDGES[edge], int(s.plank[edge])
    if there == NO_EDGE:
        return [no_place(s, place)]
    found = [] if s.planks[s.player] else [because("ARK-26", "no-plank-left", {}, "stock:plank")]
    if there == INSIDE:
        pen = CELLS[s.pen[EDGE_CELLS[s.players, edge, 0]]]
        found.append(because("ARK-26", "inside", {"place": place, "pen": pen}, f"pen:{pen}"))
    elif there != FREE:
        found.append(because("ARK-26", "edge-taken", {"place": place, **whose(s, there)}, f"edge:{place}"))
    return found


def _no_cube(s: Any, point: int) -> list[Reason]:
    """None in stock (ARK-25), or no place for it (ARK-29)."""
    if s.quick:
        return [not_quick("pitch")]
    place, beside = POINTS[point], POINT_EDGES[s.players, point].tolist()
    if beside[0] == NOTHING:
        return [no_place(s, place)]
    found = [] if s.pitch[s.player] else [because("ARK-25", "no-cube-left", {}, "stock:cube")]
    free = [EDGES[edge] for edge in beside if s.plank[edge] == FREE]
    if s.cube[point]:
        found.append(because("ARK-29", "point-taken", {"place": place}, f"point:{place}"))
    elif free:
        params: dict[str, Any] = {"place": place, "edges": free, "count": len(free)}
        found.append(because("ARK-29", "point-open", params, *(f"edge:{edge}" for edge in free)))
    return found


#: What is against a decision that is due. NO_SWAP and DONE are always open.
AGAINST: dict[int, Callable[[Any, int], list[Reason]]] = {
    WORK: _not_chosen,
    DRAW: _bag_empty,
    TAKE: _not_drawn,
    REWARD: _no_reward,
    SWAP_PLANKS: _no_two_planks,
    SWAP_ANIMALS: _nothing_to_give,
    LIFT: _not_lifted,
    SWAP_IN: _not_swapped_in,
    SWAP_OUT: _not_given,
    PUT_PLANK: _no_plank,
    PUT_CUBE: _no_cube,
    FEED: not_fed,
    BOARD: not_loaded,
    INTO: not_into,
}
