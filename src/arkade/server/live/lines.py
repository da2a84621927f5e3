"""`Lines`: the log of a match as each viewer may read it, rendered once and kept."""

from typing import Any
from weakref import WeakKeyDictionary

from msgspec import Raw

from arkade.server.protocol import encode
from arkade.table.match import Match, Move

Viewer = int | None


class Lines:
    """The encoded log lines of one match."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Move, dict[Viewer, Raw]]] = {}
        self._same: dict[Any, Raw] = {}  # most lines are the same for all

    def line(self, move: Move, viewer: Viewer) -> Raw:
        """What a viewer may know of a move."""
        known = self._kept.get(move.number)
        if known is None or known[0] is not move:  # one that was taken back
            known = self._kept[move.number] = move, {}
        if viewer not in known[1]:
            text = encode(move.line(viewer))
            known[1][viewer] = self._same.setdefault(text, Raw(text))
        return known[1][viewer]


_of: "WeakKeyDictionary[Match, Lines]" = WeakKeyDictionary()


def lines_of(match: Match) -> Lines:
    """The lines of a match, kept as long as it is."""
    if match not in _of:
        _of[match] = Lines()
    return _of[match]
