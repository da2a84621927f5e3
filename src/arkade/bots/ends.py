"""Exact ends: the rest of a game searched through, where it is small and what is hidden makes no difference to it.

Every seat is taken to go for its own part of the victory (maxⁿ, Luckhardt and Irani 1986). What the seat to decide does
not know is dealt anew many times and each deal searched through with open cards. The values are exact where all deals
give the same ones: then nobody's hidden card, and nothing that chance may bring, matters any more. A deal in which it
does may be so rare that it did not come: what is the same in 200 deals is so, with 95 % certainty, in 98.5 % of all.
They are not exact where somebody has the choice between things that are the same to himself and not to the seat.

What the other seats get is told as the mean of the deals, and of the things that are the same to who has the choice.
"""

from fractions import Fraction

from arkade.state import Seat, State

DEPTH = 5  # decisions with a choice on any way to the end
NODES = 1_500  # positions, of one deal
DEALS = 200  # with 24, some ends were not exact: a deal in forty or sixty ended otherwise

#: Every seat's part of the victory, to the last digit: equal ones are found to be equal.
Shares = tuple[Fraction, ...]


class _Open(Exception):
    """Too large to be searched through, or not decided by what is known."""


def exact(seat: Seat, nodes: int = NODES, deals: int = DEALS) -> dict[int, list[float]] | None:
    """Every seat's chance after each legal action, if what the seat to decide gets is exact; else None."""
    found: list[dict[int, Shares]] = []
    try:
        for deal in range(deals):
            found.append(_Deal(seat, nodes).values(seat.redeal(deal)))
            if any(found[0][action][seat.index] != shares[seat.index] for action, shares in found[-1].items()):
                return None
    except _Open:
        return None
    return {action: [float(share) for share in _mean([each[action] for each in found])] for action in found[0]}


def _mean(all_shares: list[Shares]) -> Shares:
    """Every seat's mean part."""
    first = all_shares[0]
    if all(shares == first for shares in all_shares):
        return first
    return tuple(sum(parts, Fraction()) / len(parts) for parts in zip(*all_shares, strict=True))


class _Deal:
    """One deal, searched through with open cards."""

    def __init__(self, seat: Seat, nodes: int) -> None:
        self._seat, self._left = seat.index, nodes
        self._known: dict[State, Shares] = {}

    def values(self, state: State) -> dict[int, Shares]:
        """What all seats get by each action."""
        return dict(self._after(state, DEPTH))

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
            return tuple(Fraction(seat in winners, len(winners)) for seat in range(state.game.players))
        if state not in self._known:
            ways = [shares for _, shares in self._after(state, depth)]
            most = max(shares[player] for shares in ways)
            best = [shares for shares in ways if shares[player] == most]
            if any(shares[self._seat] != best[0][self._seat] for shares in best):
                raise _Open
            self._known[state] = _mean(best)
        return self._known[state]
