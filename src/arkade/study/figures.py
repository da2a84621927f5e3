"""Figures with intervals. Games of one deal are alike, so that deals are drawn, not games."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from arkade.arena.charts import Figure
from arkade.arena.statistics import share_of
from arkade.kernel.generator import seed_words
from arkade.study.games import Measured

DRAWS = 1000  # of the bootstrap
LEAST = 20  # seats that did something, for a row about it
MOST = 16  # rows of a list: the best and the worst

Sample = Sequence[Measured]
Totals = NDArray[np.float64]


class Row(NamedTuple):
    """What something is worth to the seats that did it."""

    name: str
    seats: int
    share: Figure  # of the victory, more than their place in the order of play has
    points: Figure  # more than that place has


def ratio(sample: Sample, above: Callable[[Measured], float], below: Callable[[Measured], float]) -> Figure:
    """A sum over all games divided by another, with the interval of a bootstrap over deals."""
    deals = sorted({game.deal for game in sample})
    place = {deal: number for number, deal in enumerate(deals)}
    sums = np.zeros((2, len(deals)))
    for game in sample:
        sums[:, place[game.deal]] += above(game), below(game)
    return _drawn(sums, lambda totals: _divided(totals[0], totals[1]))


def mean(sample: Sample, of: Callable[[Measured], float]) -> Figure:
    """The mean over games."""
    return ratio(sample, of, lambda _: 1.0)


def share(
    sample: Sample, above: Callable[[Measured], float], below: Callable[[Measured], float], equal: float
) -> Figure:
    """A share of something, with Wilson's interval for as many games as the deals are worth."""
    won: Counter[int] = Counter()
    sat: Counter[int] = Counter()
    for game in sample:
        won[game.deal] += above(game)  # type: ignore[assignment]
        sat[game.deal] += below(game)  # type: ignore[assignment]
    if not sum(sat.values()):
        return Figure(0.0, 0.0, 1.0)
    found = share_of([won[deal] for deal in sat], list(sat.values()), equal)
    return Figure(found.share, found.low, found.high)


def share_of_result(sample: Sample, part: Callable[[Measured], list[float]]) -> Figure:
    """The variance of a part of the result, such as luck, divided by the variance of results, over all seats."""

    def squares(parts: list[float]) -> float:
        return sum(part * part for part in parts)

    return ratio(
        sample,
        lambda game: squares(part(game)),
        lambda game: squares([a + b for a, b in zip(game.luck, game.skill, strict=True)]),
    )


def openings(sample: Sample) -> list[Row]:
    """What every seat's first choice is worth; where all are rare, by the first word of their notation."""
    whole = _rows(sample, lambda game, seat: {game.openings[seat]} - {""})
    return whole or _rows(sample, lambda game, seat: set(game.openings[seat].split()[:1]))


def words(sample: Sample) -> list[Row]:
    """What it is worth to have done something with each thing that moves name, once at least."""
    return _rows(sample, lambda game, seat: set(game.words[seat]), compared=True)


def _rows(sample: Sample, done: Callable[[Measured, int], set[str]], compared: bool = False) -> list[Row]:
    """Seats that did something against what their place has; `compared`: against the seats that did not."""
    players = len(sample[0].wins)
    usual = {
        (order, kind): float(np.mean([getattr(game, kind)[game.order.index(order)] for game in sample]))
        for order in range(players)
        for kind in ("wins", "points")
    }
    counts: Counter[str] = Counter(name for game in sample for seat in range(players) for name in done(game, seat))
    least = max(LEAST, len(sample) * players // 200)
    seats = len(sample) * players
    names = [name for name, count in counts.items() if count >= least and (not compared or seats - count >= least)]
    deals = sorted({game.deal for game in sample})
    place = {deal: number for number, deal in enumerate(deals)}
    rows = []
    for name in names:
        sums = {kind: np.zeros((4, len(deals))) for kind in ("wins", "points")}
        for game in sample:
            for seat in range(players):
                first = 0 if name in done(game, seat) else 2
                for kind, table in sums.items():
                    more = getattr(game, kind)[seat] - usual[game.order[seat], kind]
                    table[first : first + 2, place[game.deal]] += more, 1

        def worth(totals: Totals) -> Totals:
            did = _divided(totals[0], totals[1])
            return did - _divided(totals[2], totals[3]) if compared else did

        rows.append(Row(name, counts[name], *(_drawn(sums[kind], worth) for kind in ("wins", "points"))))
    rows.sort(key=lambda row: (-row.share.value, row.name))
    return rows if len(rows) <= MOST else [*rows[: MOST // 2], *rows[-MOST // 2 :]]


def _drawn(sums: Totals, statistic: Callable[[Totals], Totals]) -> Figure:
    """A statistic of sums over deals, with the interval of a bootstrap over the deals: always the same draws."""
    deals = sums.shape[1]
    chance = np.random.default_rng(abs(int(seed_words(0, "study")[0])))
    weights = chance.multinomial(deals, [1 / deals] * deals, DRAWS)
    value, found = float(statistic(sums.sum(1, keepdims=True))[0]), np.sort(statistic(sums @ weights.T))
    edge = DRAWS // 40
    return Figure(value, min(value, float(found[edge])), max(value, float(found[-edge - 1])))


def _divided(above: Totals, below: Totals) -> Totals:
    """A quotient, 0 where there is nothing to divide by."""
    found: Totals = np.divide(above, below, out=np.zeros_like(above), where=below != 0)
    return found
