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
        self._kept: dict[tuple[Viewer, int], tuple[Move, Raw]] = {}
        self._same: dict[Any, Raw] = {}  # most lines are the same for all

    def line(self, move: Move, viewer: Viewer) -> Raw:
        """What a viewer may know of a move."""
        known = self._kept.get((viewer, move.number))
        if known is not None and known[0] is move:  # not one that was taken back
            return known[1]
        text = encode(move.line(viewer))
        made = self._same.setdefault(text, Raw(text))
        self._kept[viewer, move.number] = move, made
        return made


_of: "WeakKeyDictionary[Match, Lines]" = WeakKeyDictionary()


def lines_of(match: Match) -> Lines:
    """The lines of a match, kept as long as it is."""
    if match not in _of:
        _of[match] = Lines()
    return _of[match]
