"""Pictures of a study, as SVG that needs nothing else."""

from collections.abc import Sequence
from html import escape

from arkade.study.figures import Figure

WIDE, LEFT, RIGHT, ROW = 720, 210, 80, 26
INK, MARK, SOFT = "#222", "#0b62a4", "#bbb"
BARS = 30  # of a histogram, at most


def intervals(rows: Sequence[tuple[str, Figure, str]], line: float | None = None, title: str = "") -> str:
    """A point and its interval a row, with what is written beside it; a dotted line at a value."""
    ends = [end for _, figure, _ in rows for end in (figure.low, figure.high)] + ([] if line is None else [line])
    low, high = min(ends), max(ends)
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return LEFT + 10 + (WIDE - LEFT - RIGHT - 20) * (value - low) / span

    tall, drawn = ROW * len(rows) + 8, []
    if line is not None:
        drawn.append(f'<path d="M{x(line):.1f} 0V{tall}" stroke="{SOFT}" stroke-dasharray="3 4"/>')
    for number, (name, figure, text) in enumerate(rows):
        y = ROW * number + ROW / 2 + 4
        drawn.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{escape(name)}</text>')
        drawn.append(f'<path d="M{x(figure.low):.1f} {y}H{x(figure.high):.1f}" stroke="{MARK}" stroke-width="2"/>')
        drawn.append(f'<circle cx="{x(figure.value):.1f}" cy="{y}" r="4" fill="{MARK}"/>')
        drawn.append(f'<text x="{WIDE - RIGHT + 8}" y="{y + 4:.1f}">{escape(text)}</text>')
    return _svg(tall, drawn, title)


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
