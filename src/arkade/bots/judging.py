"""The bot that plays what hints and reviews call best."""

from typing import Annotated

from arkade.kernel.parameters import Real
from arkade.state import Seat


class JudgeBot:
    """The first move of the judge's best turn (`arkade.judge`), by as many simulations as a hint has."""

    name = "judge"

    def __init__(self, seed: int, times: Annotated[float, Real(0.01, 100), "so many times as many"] = 1.0) -> None:
        self._seed, self._times = seed, times

    def choose(self, seat: Seat) -> int:
        """The best one. An only one is taken at once."""
        from arkade.judge import LEVELS, judge  # needs what bots know of ends, and is large

        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        self._seed += 1
        return judge(seat, level=LEVELS["quick"].times(self._times), seed=self._seed).moves[0].line[0]
