"""The figures as tables and as a file."""

import platform
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import arkade
from arkade.cli.bench.measures import MEASURES, TABLES
from arkade.errors import unusable


def ratios(games: dict[str, dict[str, Any]]) -> None:
    """Ours by theirs: playouts against OpenSpiel's C++ loop for every game; the rest like for like, on connect four."""
    theirs = games.get("OpenSpiel connect_four")
    for name, ours in games.items():
        if theirs and not name.endswith(" connect_four"):
            like = theirs if name.startswith("connect_four ") else ("playouts",)
            ours["ratios"] = {what: ours[what] / theirs[what] for what in like}
    if "connect_four 2" in games:
        ours = games["connect_four 2"]
        ours["batch_ratios"] = {
            peer: ours["batch"] / games[f"{peer} connect_four"]["batch"]
            for peer in ("Pgx", "PettingZoo")
            if f"{peer} connect_four" in games
        }


def show(figures: dict[str, Any], console: Console) -> None:
    """Print all tables."""
    console.print(figures["machine"])
    console.print("Playouts, steps and batches (with masks and observations) are moves a second.", style="dim")
    table = _table(
        *("game", "playouts/s", "× C++", "steps/s", "copies/s", "views/s", "× plain", "sims/s", "batch/s", "size")
    )
    for name, row in figures["games"].items():
        ratio, slower = row.get("ratios", {}).get("playouts"), row.get("views × plain building")
        cells = {what: _short(row[what]) if what in row else "" for what in MEASURES}
        cells["building"] = f"{slower:.1f}" if slower else ""
        playouts, *others = cells.values()
        table.add_row(name, playouts, f"{ratio:.1f}" if ratio else "", *others, str(row.get("bytes", "")))
    console.print(table)
    like = figures["games"].get("connect_four 2", {}).get("ratios")
    if like:
        console.print("connect four, ours by OpenSpiel's: " + ", ".join(f"{k} {v:.2f}" for k, v in like.items()))
    for peer, ratio in figures["games"].get("connect_four 2", {}).get("batch_ratios", {}).items():
        console.print(f"connect four in a batch of {TABLES}, ours by {peer}'s: {ratio:.1f}")
    if "threads" in figures:
        console.print(f"connect four search, two threads by one: {figures['threads']['ratio']:.2f}")
    table = _table("ms of a decision", "hard, median", "hard, longest", "50 ms overrun by")
    for name, row in figures["decisions"].items():
        table.add_row(name, *(f"{row[key]:.0f}" for key in row))
    console.print(table)
    table = _table("seconds to", "view, cold", "compiled, cold", "view, cached", "compiled, cached")
    for name, row in figures["start"].items():
        table.add_row(name, *(f"{row[key]:.2f}" for key in row))
    console.print(table)


def _short(rate: float) -> str:
    return f"{rate / 1e6:.2f} M" if rate >= 1e6 else f"{rate / 1e3:.1f} k"


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in columns:
        table.add_column(column, justify="left" if column == columns[0] else "right", no_wrap=True)
    return table


def machine() -> str:
    """What was measured on."""
    found = platform.processor() or platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        found = next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), found)
    except OSError:
        pass
    return f"{found}, one core, Python {platform.python_version()}, arkade {arkade.__version__}"


def write(path: str, text: str | None) -> None:
    """Write a file; None only sees that it can be written, and leaves what is in it."""
    try:
        if text is None:
            Path(path).open("a").close()
        else:
            Path(path).write_text(text)
    except (OSError, ValueError) as error:
        raise arkade.ArkadeError(unusable("error-write", path, error)) from error
