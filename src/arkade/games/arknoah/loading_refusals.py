"""Why food or a pair cannot be loaded in Ark & Noah (ARK-30 to ARK-34, ARK-42, ARK-56)."""

from typing import Any

from arkade.games.arknoah.actions import pair_phrase
from arkade.games.arknoah.causes import because, in_box, no_place, not_quick
from arkade.games.arknoah.components import CELLS, IN_ARK, MAX_PEN, NOTHING, POINTS, SEXES, SIZES, SPECIES, TILES
from arkade.games.arknoah.ending import last_loading
from arkade.games.arknoah.loading import affordable, cost, is_pair, room_for
from arkade.games.arknoah.places import area, cells_of, enclosures, pitch_spaces
from arkade.games.arknoah.state import ABOARD, BAG, LAST_FOOD
from arkade.kernel.events import name_phrase
from arkade.kernel.reasons import Reason
from arkade.text import Phrase


def not_fed(s: Any, cell: int) -> list[Reason]:
    """No food or no cell for it (ARK-31), no loading point (ARK-30); in the last loading ARK-42."""
    if s.quick:
        return [not_quick("food")]
    last = last_loading(s)
    if last and s.action != LAST_FOOD:
        return [because("ARK-42", "food-over")]
    place, pen, rule = CELLS[cell], int(s.pen[cell]), "ARK-42" if last else "ARK-31"
    if not IN_ARK[s.players, cell]:
        return [no_place(s, place)]
    found = [] if s.food[s.player] else [because(rule, "no-food-left", {}, "stock:food")]
    if not (last or s.budget):
        found.append(because("ARK-30", "no-points-left"))
    if pen == NOTHING:
        return [*found, _not_closed(s, cell, rule)]
    if s.fed[cell]:
        found.append(because(rule, "fed", {"place": place}, f"cell:{place}"))
    return found + _no_share(s, pen, rule)


def not_loaded(s: Any, species: int) -> list[Reason]:
    """Not a pair of the player's (ARK-32, ARK-56), too dear (ARK-33), or no enclosure for it."""
    if absent := in_box(s, species):
        return absent
    if s.action == LAST_FOOD:
        return [because("ARK-42", "pairs-later")]
    rule, pair = "ARK-56" if s.quick else "ARK-32", pair_phrase(SPECIES[species])
    tiles = (2 * species, 2 * species + 1)
    if s.tile[tiles[0]] == ABOARD:
        pens = (s.pen_large if SIZES[species] else s.pen_small).tolist()
        pen = CELLS[pens.index(species)]
        return [because(rule, "aboard", {"pair": pair, "pen": pen}, f"pen:{pen}")]
    found = []
    missing = [tile for tile in tiles if s.tile[tile] == BAG]
    if missing:
        params: dict[str, Any] = {"tiles": [name_phrase(TILES[tile]) for tile in missing], "count": len(missing)}
        found.append(because(rule, "in-bag", params, *(f"bag:{SEXES[tile % 2]}" for tile in missing)))
    if len(missing) < 2 and s.player not in (s.tile[tiles[0]], s.tile[tiles[1]]):
        lit = [f"tile:{TILES[tile]}" for tile in tiles if tile not in missing]
        found.append(because(rule, "none-yours", {"pair": pair}, *lit))
    if is_pair(s, s.player, species) and not affordable(s, s.player, species):
        params = {"pair": pair, "cost": int(cost(s, s.player, species)), "left": int(s.budget)}
        found.append(because("ARK-33", "cost", params, f"pair:{SPECIES[species]}"))
    return found + _no_room(s, species)


def _no_room(s: Any, species: int) -> list[Reason]:
    """No enclosure, none of the size, or what the one lacks that lacks least (ARK-32, ARK-34, ARK-56)."""
    size, pens = SIZES[species], enclosures(s)
    if room_for(s, s.player, size):
        return []
    if not pens:
        return [because(_room(s, species), "no-pens")]
    fitting = [pen for pen in pens if size in (0, s.pen_cells[pen])]
    if fitting:
        return min((_unfit(s, species, pen) for pen in fitting), key=len)
    sizes: list[Phrase | str] = [str(cells) for cells in sorted({int(s.pen_cells[pen]) for pen in pens})]
    params: dict[str, Any] = {"pair": pair_phrase(SPECIES[species]), "size": size, "sizes": sizes}
    return [because(_room(s, species), "no-size", params, *(f"pen:{CELLS[pen]}" for pen in pens))]


def not_into(s: Any, cell: int) -> list[Reason]:
    """No enclosure, not its first cell, or one that the pair cannot go to."""
    species, place, pen = int(s.loading), CELLS[cell], int(s.pen[cell])
    if not IN_ARK[s.players, cell]:
        return [no_place(s, place)]
    if pen == NOTHING:
        return [_not_closed(s, cell, _room(s, species))]
    found = _unfit(s, species, pen)
    if pen != cell:
        params = {"place": place, "pen": CELLS[pen]}
        found.append(because(_room(s, species), "first-cell", params, f"pen:{CELLS[pen]}"))
    return found


def _unfit(s: Any, species: int, pen: int) -> list[Reason]:
    """What an enclosure lacks for a pair: size, room, food, pitch, a plank of the player's (ARK-32, ARK-34, ARK-56)."""
    rule, place, size, cells = _room(s, species), CELLS[pen], SIZES[species], int(s.pen_cells[pen])
    lit, found = f"pen:{place}", []
    if size not in (0, cells):
        params = {"pen": place, "pair": pair_phrase(SPECIES[species]), "size": size, "cells": cells}
        found.append(because(rule, "size", params, lit))
    there = int((s.pen_large if size else s.pen_small)[pen])
    if there != NOTHING:
        found.append(because(rule, "occupied", {"pen": place, "pair": pair_phrase(SPECIES[there])}, lit))
    fed, cubes, spaces = int(s.pen_fed[pen]), int(s.pen_cubes[pen]), int(s.pen_pitch[pen])
    if not s.quick and fed < cells:
        hungry = [f"cell:{CELLS[cell]}" for cell in cells_of(s, pen) if not s.fed[cell]]
        found.append(because(rule, "hungry", {"pen": place, "fed": fed, "cells": cells}, *hungry))
    if not s.quick and cubes < spaces:
        leaky = [POINTS[point] for point in pitch_spaces(int(s.players), cells_of(s, pen)) if not s.cube[point]]
        given: dict[str, Any] = {"pen": place, "cubes": cubes, "spaces": spaces, "points": leaky}
        found.append(because(rule, "leaky", given, *(f"point:{point}" for point in leaky)))
    return found + _no_share(s, pen, rule)


def _no_share(s: Any, pen: int, rule: str) -> list[Reason]:
    """No plank of the player's in the wall (ARK-31, ARK-32, ARK-56), which the last loading does not ask (ARK-42)."""
    if last_loading(s) or s.pen_wall[pen, s.player]:
        return []
    return [because(rule, "wall", {"pen": CELLS[pen]}, f"pen:{CELLS[pen]}")]


def _not_closed(s: Any, cell: int, rule: str) -> Reason:
    """A cell in no enclosure: its area is open, or too large (ARK-27)."""
    cells, leaks = area(int(s.players), s.open.tolist(), cell)
    params = {"place": CELLS[cell], "cells": len(cells)}
    if leaks:
        return because(rule, "open", {**params, "count": len(leaks)}, *(f"edge:{edge}" for edge in leaks))
    return because(rule, "large", {**params, "most": MAX_PEN})


def _room(s: Any, species: int) -> str:
    """The rule about the enclosure for a pair."""
    return "ARK-56" if s.quick else "ARK-34" if SIZES[species] == 0 else "ARK-32"
