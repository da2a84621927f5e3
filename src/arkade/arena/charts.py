"""Figures with intervals and their pictures, as SVG that needs nothing else."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import NamedTuple

WIDE, LEFT, RIGHT, ROW = 720, 210, 80, 26
INK, MARK, SOFT = "#222", "#0b62a4", "#bbb"
BARS = 30  # of a histogram, at most


class Figure(NamedTuple):
    """A measured number with its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def sure(self) -> bool:
        """Whether the interval leaves 0 out."""
        return self.low > 0 or self.high < 0


Rows = Sequence[tuple[str, Figure, str]]  # a name, its figure, what is written beside it


def intervals(rows: Rows, line: float | None = None, title: str = "") -> str:
    """A point and its interval a row; a dotted line at a value."""
    ends = [end for _, figure, _ in rows for end in (figure.low, figure.high)] + ([] if line is None else [line])
    tall = ROW * len(rows) + 8
    return _svg(tall, list(_drawn(rows, 4, min(ends), max(ends), line)), title)


def panels(parts: Sequence[tuple[str, Rows]], low: float, high: float, line: float, title: str) -> str:
    """The same for several things, one below the other under their names, from one value to another in all of them."""
    drawn, top = [], 0
    for name, rows in parts:
        drawn.append(f'<text x="8" y="{top + 20}" font-weight="bold">{escape(name)}</text>')
        drawn += _drawn(rows, top + ROW, low, high, line)
        top += ROW * (len(rows) + 1) + 12
    return _svg(top, drawn, title)


def _drawn(rows: Rows, top: int, low: float, high: float, line: float | None) -> Iterator[str]:
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return LEFT + 10 + (WIDE - LEFT - RIGHT - 20) * (value - low) / span

    if line is not None:
        yield f'<path d="M{x(line):.1f} {top - 4}v{ROW * len(rows) + 8}" stroke="{SOFT}" stroke-dasharray="3 4"/>'
    for number, (name, figure, text) in enumerate(rows):
        y = top + ROW * number + ROW / 2
        yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{escape(name)}</text>'
        yield f'<path d="M{x(figure.low):.1f} {y}H{x(figure.high):.1f}" stroke="{MARK}" stroke-width="2"/>'
        yield f'<circle cx="{x(figure.value):.1f}" cy="{y}" r="4" fill="{MARK}"/>'
        yield f'<text x="{WIDE - RIGHT + 8}" y="{y + 4:.1f}">{escape(text)}</text>'


def histogram(values: Sequence[int], title: str) -> str:
    """How often whole numbers came, in bars of equal width."""
    low, high = min(values), max(values)
    width = -(-(high - low + 1) // BARS)
    counts = [0] * ((high - low) // width + 1)
    for value in values:
        counts[(value - low) // width] += 1
    tall, most = 180, max(counts)
    step = (WIDE - 60) / len(counts)
    drawn = [f'<path d="M30 {tall - 24}H{WIDE - 30}" stroke="{SOFT}"/>']
    for number, count in enumerate(counts):
        bar = (tall - 40) * count / most
        place = f'x="{30 + step * number:.1f}" y="{tall - 24 - bar:.1f}" width="{max(1.0, step - 2):.1f}"'
        first = low + width * number
        label = str(first) if width == 1 else f"{first} to {first + width - 1}"
        drawn.append(f'<rect {place} height="{bar:.1f}" fill="{MARK}"><title>{label}: {count}</title></rect>')
    for number in sorted({0, len(counts) // 2, len(counts) - 1}):
        at = 30 + step * (number + 0.5)
        drawn.append(f'<text x="{at:.1f}" y="{tall - 6}" text-anchor="middle">{low + width * number}</text>')
    return _svg(tall, drawn, title)


def _svg(tall: float, drawn: list[str], title: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" role="img"'
    style = f'font-family="system-ui,sans-serif" font-size="13" fill="{INK}"'
    return f"{head} {style}><title>{escape(title)}</title>{''.join(drawn)}</svg>\n"
