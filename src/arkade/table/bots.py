"""`MatchBots`: the bots of one match, with what they keep from move to move."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from arkade.bots import Bot

Maker = Callable[[str, int], Bot]  #: a bot by its spec, for a seat


class MatchBots:
    """The bots that play in a match. Each is made once for its seat, and so keeps its search tree.

    A bot thinks for one caller at a time: who asks has it to himself until it has answered. A bot that fails or is too
    late is not asked again; the seat gets a new one.
    """

    def __init__(self) -> None:
        self._kept: dict[int, tuple[str, Bot]] = {}
        self._dismissed = False

    @contextmanager
    def borrow(self, seat: int, spec: str, make: Maker) -> Iterator[Bot]:
        """The bot of a seat, to ask it once; made by `make` at first, and when the seat's spec is another."""
        known, bot = self._kept.pop(seat, (None, None))
        if bot is None or known != spec:
            bot = make(spec, seat)
        yield bot
        if not self._dismissed:
            self._kept[seat] = spec, bot

    def dismiss(self) -> None:
        """The match is over: let go of them and their trees."""
        self._dismissed = True
        self._kept.clear()
