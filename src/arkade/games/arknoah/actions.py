"""Actions of Ark & Noah and their notation.

`work build` (where a worker goes; quick game: the turn's action), `draw female` (the bag), `take lion male`, `reward
food`, `swap planks` or `swap animals` (an exchange), `lift c2n` (the planks to be swapped, one after the other), `swap
in lion male`, `no swap`, `swap out dog female`, `plank c2n`, `cube c1nw`, `food c2`, `load lion` and `into c2` (the
enclosure, by its first cell in reading order), `done`.

An edge is named by a cell and its side, a pitch space by a cell and its corner, always such a cell as every ark with
that edge or space has: columns a to n from the stern, rows 1 to 4 from the top.
"""

from collections.abc import Callable

from arkade.games.arknoah.components import ACTIONS, CELLS, EDGES, POINTS, REWARDS, SEXES, SPECIES, TILES
from arkade.kernel.events import name_phrase
from arkade.kernel.verbs import Verb, Verbs
from arkade.text import Phrase

VERBS = Verbs(
    Verb("work", action=ACTIONS),
    Verb("draw", bag=SEXES),
    Verb("take", tile=TILES),
    Verb("reward", reward=REWARDS),
    Verb("swap planks"),
    Verb("swap animals"),
    Verb("lift", place=EDGES),
    Verb("swap in", tile=TILES),
    Verb("no swap"),
    Verb("swap out", tile=TILES),
    Verb("plank", place=EDGES),
    Verb("cube", place=POINTS),
    Verb("food", place=CELLS),
    Verb("load", pair=SPECIES),
    Verb("into", place=CELLS),
    Verb("done"),
)
(
    WORK,
    DRAW,
    TAKE,
    REWARD,
    SWAP_PLANKS,
    SWAP_ANIMALS,
    LIFT,
    SWAP_IN,
    NO_SWAP,
    SWAP_OUT,
    PUT_PLANK,
    PUT_CUBE,
    FEED,
    BOARD,
    INTO,
    DONE,
) = range(len(VERBS))
VERB_OF, OBJECT_OF, START = VERBS.of, VERBS.first_object, VERBS.start


def pair_phrase(species: str) -> Phrase:
    """The name of a pair."""
    return Phrase(f"pair-{species}")


def action_phrase(action: str) -> Phrase:
    """The name of an action of the board."""
    return Phrase(f"action-{action}")


#: How an object is said in a move's name. Of the others, bags and rewards, each has a text of its own.
SAID: dict[str, Callable[[str], Phrase | str]] = {
    "action": action_phrase,
    "tile": name_phrase,
    "pair": pair_phrase,
    "place": str,
}


def phrase(action: int) -> Phrase:
    """The move's name."""
    verb, what = VERBS.verbs[VERB_OF[action]], int(OBJECT_OF[action])
    key = f"move-{verb.name.replace(' ', '-')}"
    for kind, names in verb.objects.items():
        if kind not in SAID:
            return Phrase(f"{key}-{names[what]}")
        return Phrase(key, {kind: SAID[kind](names[what])})
    return Phrase(key)
