"""Positions of Animimix written as pictures: a letter a card, `^` after it for a mountain."""

from collections.abc import Mapping, Sequence
from typing import Any

import arkade
from arkade.games.animimix.components import CELLS, COLUMNS, COPIES, N_SPECIES, ROWS, SIDE, SPECIES, SPECIES_IN_PLAY
from arkade.games.animimix.state import NOTHING
from arkade.kernel.record import OVER
from arkade.state import State

LETTERS = "MWEPNCBL"  # in the order of SPECIES; N: penguin, B: lovebird
PLAYERS = {(ROWS[players], COLUMNS[players]): players for players in range(2, 7)}

#: Monkeys are worth 4 here, wolves 10, lions 6.
GRID = """
    W W L L
    W M M L
    M M W L
    L W M W
"""


def position(
    picture: str, hands: Sequence[str] = (), kept: Sequence[str] = (), taken: Sequence[str] = (), player: int = 0
) -> State:
    """A state with this grid, whose shape gives the number of players; a string a seat its cards. No hands: over."""
    lines = [line.split() for line in picture.strip().splitlines()]
    players = PLAYERS[len(lines), len(lines[0])]
    used = {card[0] for line in lines for card in line} | set("".join([*hands, *kept, *taken]))
    others = [letter for letter in LETTERS if letter not in used]
    chosen = [*used, *others][: SPECIES_IN_PLAY[players]]
    assert len(used) <= len(chosen), f"{players} players have {len(chosen)} species in play"
    game = arkade.load("animimix", players, species=[SPECIES[LETTERS.index(letter)] for letter in chosen])
    state = game.new(seed=0)
    s = state._record
    _lay(s, lines)
    _deal(s, s.hand, hands)
    _deal(s, s.kept, kept)
    _deal(s, s.taken, taken)
    s.cards = s.hand.sum(axis=1)
    for species in range(N_SPECIES):
        seen = int((s.grid == species).sum() + s.hand[:, species].sum() + (s.kept + s.taken)[:, species].sum())
        s.away[species] = max(0, COPIES - seen) if s.species[species] else 0
    s.player = player if any(hands) else OVER
    s.news = s.mountain.sum() + (s.player == OVER)
    state._player = int(s.player)
    return state


def _lay(s: Any, lines: list[list[str]]) -> None:
    s.grid = NOTHING
    s.mountain = 0
    for row, line in enumerate(lines):
        for column, card in enumerate(line):
            s.grid[row * SIDE + column] = LETTERS.index(card[0])
            s.mountain[row * SIDE + column] = card.endswith("^")
    s.open = sum(s.grid[cell] != NOTHING and not s.mountain[cell] for cell in range(CELLS))


def _deal(s: Any, places: Any, cards: Sequence[str]) -> None:
    places[:] = 0
    for p, letters in enumerate(cards):
        for letter in letters:
            places[p, LETTERS.index(letter)] += 1


def worth(picture: str, species: str) -> int:
    """What a species is worth in this grid."""
    found: dict[str, int] = position(picture).view()["worth"]
    return found.get(species, 0)


def names(letters: str) -> dict[str, int]:
    """A string of cards as a view shows it."""
    return {SPECIES[i]: letters.count(letter) for i, letter in enumerate(LETTERS) if letter in letters}


def notations(state: State) -> list[str]:
    """The legal moves as people write them."""
    return [state.game.notation(action) for action in state.legal()]


def changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> set[str]:
    """The fields of a view that a move changed."""
    return {name for name in before if before[name] != after[name]}
