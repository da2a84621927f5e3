"""Why an action is not legal in Animimix, with the numbers and culprits that make it so."""

from typing import Any

from arkade.games.animimix.actions import CELL_NAMES, KEEP, OBJECT_OF, SECOND_OF, VERB_OF
from arkade.games.animimix.components import COLUMNS, N_SPECIES, ROWS, SIDE, SPECIES
from arkade.games.animimix.state import NOTHING
from arkade.kernel.events import name_phrase
from arkade.kernel.reasons import Reason
from arkade.kernel.record import OVER
from arkade.text import Phrase


def reasons(s: Any, action: int) -> list[Reason]:
    """What is wrong with the cell, then with the card."""
    if s.player == OVER:
        return [Reason("ANI-12", Phrase("reason-over"))]
    what, more = int(OBJECT_OF[action]), int(SECOND_OF[action])
    if VERB_OF[action] == KEEP:
        return _not_held(s, what, Reason("ANI-06", Phrase("reason-not-held", {"animal": name_phrase(SPECIES[what])})))
    return _not_taken(s, what) + _not_held(s, more, _not_put(s, what, more))


def _not_taken(s: Any, cell: int) -> list[Reason]:
    """A cell outside the grid (ANI-02), or a card under a mountain (ANI-08)."""
    name = CELL_NAMES[cell]
    if s.grid[cell] == NOTHING:
        last = CELL_NAMES[(ROWS[s.players] - 1) * SIDE + COLUMNS[s.players] - 1]
        return [Reason("ANI-02", Phrase("reason-outside", {"cell": name, "last": last}))]
    if s.mountain[cell]:
        animal = name_phrase(SPECIES[s.grid[cell]])
        return [Reason("ANI-08", Phrase("reason-mountain", {"cell": name, "animal": animal}), (f"cell:{name}",))]
    return []


def _not_put(s: Any, cell: int, species: int) -> Reason:
    """None in hand to put there; where one lies, it is the card to be taken (ANI-07)."""
    animal = name_phrase(SPECIES[species])
    if s.grid[cell] != species:
        return Reason("ANI-07", Phrase("reason-not-held", {"animal": animal}))
    name = CELL_NAMES[cell]
    return Reason("ANI-07", Phrase("reason-just-taken", {"cell": name, "animal": animal}), (f"cell:{name}",))


def _not_held(s: Any, species: int, otherwise: Reason) -> list[Reason]:
    """A species out of play (ANI-03), or none of it in hand."""
    if s.hand[s.player, species]:
        return []
    if s.species[species]:
        return [otherwise]
    playing = [name_phrase(SPECIES[each]) for each in range(N_SPECIES) if s.species[each]]
    params: dict[str, Any] = {"animal": name_phrase(SPECIES[species]), "species": playing}
    return [Reason("ANI-03", Phrase("reason-not-in-play", params))]
