"""What is said of a move of Connect Four, made out anew."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from arkade.state import State
from connect_four.outlook import Allows, Closes, Draws, Lands, Wins
from connect_four.story import BoardFull, Dropped, FourInLine
from tests.games.promises import Effects, Events, Move, everything

from .positions import DRAW, after

TABLES: list[Any] = []
NAMES, HEIGHT = "abcdefg", 6


def seldom() -> list[State]:
    """The last move of a full board."""
    return [after(DRAW[:-1])]


def lines(view: Any) -> list[str]:
    """The cells of all lines of four."""
    discs = {(x, y): seat for x, column in enumerate(view.columns) for y, seat in enumerate(column)}
    found = set()
    for (x, y), (right, up) in product(discs, ((0, 1), (1, 0), (1, 1), (1, -1))):
        line = [(x + i * right, y + i * up) for i in range(4)]
        if len({discs.get(cell) for cell in line}) == 1:
            found |= set(line)
    return [f"{NAMES[x]}{y + 1}" for x, y in sorted(found)]


def landed(m: Move) -> str:
    for name, old, new in zip(NAMES, m.was.columns, m.now.columns, strict=True):
        if new != old:
            assert new == [*old, m.who]
            return f"{name}{len(new)}"
    raise AssertionError(m)


def allowed(m: Move) -> Iterator[Allows]:
    if not m.after.over:
        cells = []
        for action in m.after.legal():
            reply = m.following(action)
            if everything(reply.after).winner is not None:
                cells.append(landed(reply))
        if cells:
            yield Allows(m.now.player, cells)


EFFECTS: Effects = {
    Lands: lambda m: [Lands(landed(m))],
    Wins: lambda m: [Wins(lines(m.now))] if m.after.winners == [m.who] else [],
    Draws: lambda m: [Draws()] if len(m.after.winners) == 2 else [],
    Closes: lambda m: [Closes(landed(m)[0])] if landed(m)[1] == str(HEIGHT) and not m.after.over else [],
    Allows: allowed,
}
EVENTS: Events = {
    Dropped: lambda m, _: [Dropped(m.who, landed(m)[0], landed(m))],
    FourInLine: lambda m, _: [FourInLine(m.who, lines(m.now))] if m.after.winners == [m.who] else [],
    BoardFull: lambda m, _: [BoardFull()] if len(m.after.winners) == 2 else [],
}
