"""Pictures of a tournament."""

import io
from collections.abc import Callable
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from arkade.arena.results import Results

POINTS = 1000  # a line has no more


def shares(results: Results) -> bytes:
    """Every bot's share of the wins, and every place's in the order of play, with intervals."""
    figure = Figure(figsize=(9, 1.6 + 0.35 * max(len(results.bots), len(results.seats))), layout="constrained")
    left, right = figure.subplots(1, 2)
    _intervals(left, [(bot.bot, bot) for bot in results.bots], results)
    _intervals(right, [(f"{seat.order}.", seat) for seat in results.seats], results)
    left.set_title("share of the wins, a seat")
    right.set_title("by the order of play")
    return _png(figure, results)


def rating(results: Results) -> bytes:
    """Every bot's rating over the games, with one sigma around it."""
    figure, axes = _single(results, "game", "rating (openskill)")
    step = max(1, len(results.games) // POINTS)
    for name, history in results.ratings.items():
        games = range(0, len(history), step)
        line = axes.plot(games, [history[game][0] for game in games], label=name)[0]
        low = [history[game][0] - history[game][1] for game in games]
        high = [history[game][0] + history[game][1] for game in games]
        axes.fill_between(games, low, high, color=line.get_color(), alpha=0.15, linewidth=0)
    axes.legend(frameon=False)
    return _png(figure, results)


def points(results: Results) -> bytes:
    """How every bot's points are distributed."""
    figure, axes = _single(results, "points", "share of the seats")
    found = {name: [row["points"] for row in results.rows() if row["bot"] == name] for name in results.names}
    low, high = min(map(min, found.values())), max(map(max, found.values()))
    width = max(1, -(-(high - low + 1) // 40))
    bins = [edge - 0.5 for edge in range(low, high + width + 1, width)]
    for name, values in found.items():
        axes.hist(values, bins, weights=[1 / len(values)] * len(values), histtype="step", linewidth=1.5, label=name)
    axes.legend(frameon=False)
    return _png(figure, results)


ALL: dict[str, Callable[[Results], bytes]] = {"shares": shares, "rating": rating, "points": points}


def _intervals(axes: Axes, named: list[tuple[str, Any]], results: Results) -> None:
    for row, (_, found) in enumerate(named):
        error = [[found.share - found.low], [found.high - found.share]]
        axes.errorbar([found.share], [row], xerr=error, fmt="o", capsize=3)
    axes.axvline(results.equal_share, color="grey", linestyle=":", label="equal share")
    axes.set_yticks(range(len(named)), [name for name, _ in named])
    axes.set_ylim(len(named) - 0.5, -0.5)
    axes.set_xlim(0, 1)
    axes.legend(frameon=False)


def _single(results: Results, x: str, y: str) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    axes.set_xlabel(x)
    axes.set_ylabel(y)
    return figure, axes


def _png(figure: Figure, results: Results) -> bytes:
    settings = results.settings
    figure.suptitle(f"{settings.game}, {settings.players} players, {len(results.games)} games, seed {settings.seed}")
    content = io.BytesIO()
    figure.savefig(content, format="png")
    return content.getvalue()
