"""Positions of Coloretto Amazonas written as lists of animals: `"toucan, toucan, frog"`."""

from collections.abc import Mapping, Sequence

import arkade
from arkade.games.amazonas.components import ANIMALS, CARDS, COLOUR, COLOURS, COPIES, HAND, N_ANIMALS
from arkade.games.amazonas.state import NOBODY, NOTHING
from arkade.state import State

BLUE = "river dolphin, piranha, manatee, electric eel, stingray"
VIOLET = "toucan, macaw, hummingbird, harpy eagle"
BROWN = "toad, chameleon, two-headed snake"
GREEN = "anteater, frog, striped rhinoceros, earless rabbit, jaguar, sloth"


def position(
    hands: Sequence[str] = (),
    columns: Sequence[str] = (),
    stacks: Sequence[Mapping[str, int]] = (),
    bonus: Mapping[str, int] | None = None,
    pile: str | None = None,
    players: int = 2,
    player: int = 0,
    protected: int = NOBODY,
) -> State:
    """A state in which `player` has the turn; each list has an entry a seat, seat 0 first.

    Hands that are not given get any cards. Cards that are nowhere lie in the pile, or, if the pile is given (its top
    card first), among the discarded ones. Stacks without a bonus owner give the bonus to the first seat that has one.
    """
    state = arkade.load("amazonas", players).new(seed=0)
    s = state._record
    s.hand, s.column, s.filled, s.stack, s.discard = 0, 0, 0, 0, 0
    s.pile = NOTHING
    for p, names in enumerate(columns):
        for animal in animals(names):
            assert not s.column[p, animal], "a column never holds an animal twice"
            s.column[p, animal] = 1
            s.filled[p, COLOUR[animal]] += 1
    for p, counts in enumerate(stacks):
        for name, count in counts.items():
            s.stack[p, COLOURS.index(name)] = count
    for i, name in enumerate(COLOURS):
        makers = [p for p in range(players) if s.stack[p, i]]
        s.bonus[i] = (bonus or {}).get(name, makers[0] if makers else NOBODY)
    left = [COPIES - int(s.column[:, i].sum() + s.stack[:, COLOUR[i]].sum()) for i in range(N_ANIMALS)]
    order = [] if pile is None else animals(pile)
    held = [animals(names) for names in hands]
    for animal in (*order, *(animal for cards in held for animal in cards)):
        left[animal] -= 1
    assert min(left) >= 0, "more cards than there are"
    rest = [animal for animal in range(N_ANIMALS) for _ in range(left[animal])]
    for p in range(players):
        for animal in held[p] if p < len(held) else [rest.pop() for _ in range(HAND)]:
            s.hand[p, animal] += 1
    if pile is None:
        order = rest
    else:
        for animal in rest:
            s.discard[animal] += 1
    s.left = len(order)
    for i, animal in enumerate(reversed(order)):
        s.pile[i] = animal
    turns = CARDS - HAND * players - len(order)
    s.player, s.protected, s.news = player, protected, turns
    s.start = (player - turns) % players
    state._player = player
    return state


def animals(names: str) -> list[int]:
    """The animals of a list."""
    return [ANIMALS.index(name.strip()) for name in names.split(",") if name.strip()]


def keys(names: str) -> list[str]:
    """A list of animals as a view shows them."""
    return [ANIMALS[animal].replace(" ", "-") for animal in animals(names)]


def counts(names: str) -> dict[str, int]:
    """A list of animals, counted, as a view shows them."""
    found = keys(names)
    return {name: found.count(name) for name in found}


def notations(state: State) -> list[str]:
    """The legal moves as people write them."""
    return [state.game.notation(action) for action in state.legal()]


def played(state: State, *moves: str) -> State:
    """The state after some moves."""
    after = state.copy()
    for move in moves:
        after.play(move)
    return after
