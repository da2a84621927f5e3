"""Exact ends: the rest of a game searched through, where it is small and what is hidden makes no difference to it.

Every seat is taken to go for its own part of the victory (maxⁿ, Luckhardt and Irani 1986). What the seat to decide does
not know is dealt anew many times and each deal searched through with open cards. The values are exact where all deals
give the same ones: then nobody's hidden card, and nothing that chance may bring, matters any more. A deal in which it
does may be so rare that it did not come: what is the same in 200 deals is so, with 95 % certainty, in 98.5 % of all.
They are not exact where somebody has the choice between things that are the same to himself and not to the seat.
"""

from arkade.state import Seat, State

DEPTH = 5  # decisions with a choice on any way to the end
NODES = 1_500  # positions, of one deal
DEALS = 200  # with 24, some ends were not exact: a deal in forty or sixty ended otherwise

#: Every seat's part of the victory.
Shares = tuple[float, ...]


class _Open(Exception):
    """Too large to be searched through, or not decided by what is known."""


def exact(seat: Seat, nodes: int = NODES, deals: int = DEALS) -> dict[int, float] | None:
    """What the seat to decide gets of the victory by each legal action, if the end is exact; else None."""
    found: dict[int, float] | None = None
    try:
        for deal in range(deals):
            values = _Deal(seat, nodes).values(seat.redeal(deal))
            if found not in (None, values):
                return None
            found = values
    except _Open:
        return None
    return found


class _Deal:
    """One deal, searched through with open cards."""

    def __init__(self, seat: Seat, nodes: int) -> None:
        self._seat, self._left = seat.index, nodes
        self._known: dict[State, Shares] = {}

    def values(self, state: State) -> dict[int, float]:
        """What the seat gets by each action."""
        return {action: shares[self._seat] for action, shares in self._after(state, DEPTH)}

    def _after(self, state: State, depth: int) -> list[tuple[int, Shares]]:
        actions = state.legal()
        self._left -= len(actions)
        if self._left < 0 or (len(actions) > 1 and depth == 0):
            raise _Open
        found = []
        for action in actions:
            twin = state.copy()
            twin.play(action)
            found.append((action, self._shares(twin, depth - (len(actions) > 1))))
        return found

    def _shares(self, state: State, depth: int) -> Shares:
        """What all seats get when everybody goes on at his best."""
        player = state.player
        if player is None:
            winners = state.winners
            return tuple((seat in winners) / len(winners) for seat in range(state.game.players))
        if state not in self._known:
            ways = [shares for _, shares in self._after(state, depth)]
            most = max(shares[player] for shares in ways)
            best = {shares[self._seat]: shares for shares in ways if shares[player] == most}
            if len(best) > 1:
                raise _Open
            (self._known[state],) = best.values()
        return self._known[state]
