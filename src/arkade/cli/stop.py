"""Long work that is broken off without a loss."""

import signal
from types import FrameType


class Stop:
    """Ctrl-C asks for the end, which comes where it leaves something whole; a second one ends at once."""

    def __init__(self) -> None:
        self.asked = False

    def _ask(self, _signal: int, _frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True

    def __enter__(self) -> None:
        self._before = signal.signal(signal.SIGINT, self._ask)

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)
