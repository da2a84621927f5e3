"""A finished match whole, moment by moment: made once a viewer, a slice at a time, and kept packed."""

import asyncio
import gzip
import time
from weakref import WeakKeyDictionary

from arkade.server.live import show
from arkade.server.live.lines import Viewer
from arkade.server.protocol import Moments, Seat, encode
from arkade.table.match import Match

SLICE = 0.002  # seconds until others have their turn

_kept: "WeakKeyDictionary[Match, dict[tuple[Viewer, bool], bytes]]" = WeakKeyDictionary()


async def packed(match: Match, sat: list[Seat], viewer: Viewer, everything: bool) -> bytes:
    """All moments as the viewer saw them, or with everything open: `Moments` in gzip. `sat` were there at its end.

    Views repeat: the 468 of a match of Ark & Noah with four are 4.2 MB, and 65 kB packed.
    """
    kept = _kept.setdefault(match, {})
    if (viewer, everything) not in kept:
        moments = []
        begin = time.perf_counter()
        for move in range(len(match.moves) + 1):
            moments.append(show.moment(match, move, viewer, everything))
            if time.perf_counter() - begin > SLICE:
                await asyncio.sleep(0)
                begin = time.perf_counter()
        content = encode(Moments(match.game.name, sat, viewer, moments))
        kept[viewer, everything] = await asyncio.to_thread(gzip.compress, content, 6)
    return kept[viewer, everything]
