"""Blocks of a report, written as Markdown or as one page of HTML."""

import re
from collections.abc import Iterable
from html import escape
from typing import NamedTuple


class Heading(NamedTuple):
    """A heading."""

    depth: int
    text: str


class Text(NamedTuple):
    """A paragraph, or a list whose lines begin with a dash; `code` and **bold** in it."""

    text: str


class Table(NamedTuple):
    """A table; the first column names the rows."""

    head: list[str]
    rows: list[list[str]]


class Picture(NamedTuple):
    """A picture: its file's name without the ending, and its SVG."""

    name: str
    svg: str


Block = Heading | Text | Table | Picture


def slug(name: str) -> str:
    """A name as a file's: a deck may be a path."""
    return re.sub(r"[^\w=.]+", "-", name).strip("-.")


def markdown(blocks: Iterable[Block]) -> str:
    """The report as Markdown, beside its pictures."""
    found = []
    for block in blocks:
        match block:
            case Heading(depth, text):
                found.append(f"{'#' * depth} {text}")
            case Text(text):
                found.append(text)
            case Table(head, rows):
                lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
                found.append("\n".join(f"| {' | '.join(line)} |" for line in lines))
            case Picture(name, svg):
                found.append(f"![{_title(svg)}]({name}.svg)")
    return "\n\n".join(found) + "\n"


def html(blocks: Iterable[Block]) -> str:
    """The report as one file."""
    blocks = list(blocks)
    title = next(block.text for block in blocks if isinstance(block, Heading))
    found = []
    for block in blocks:
        match block:
            case Heading(depth, text):
                found.append(f"<h{depth}>{_inline(text)}</h{depth}>")
            case Text(text) if text.startswith("- "):
                items = "".join(f"<li>{_inline(line[2:])}</li>" for line in text.splitlines())
                found.append(f"<ul>{items}</ul>")
            case Text(text):
                found.append(f"<p>{_inline(text)}</p>")
            case Table(head, rows):
                top = "".join(f"<th>{_inline(cell)}</th>" for cell in head)
                body = "".join("<tr>" + "".join(f"<td>{_inline(cell)}</td>" for cell in row) + "</tr>" for row in rows)
                found.append(f'<div class="wide"><table><tr>{top}</tr>{body}</table></div>')
            case Picture(_, svg):
                found.append(f"<figure>{svg}<figcaption>{escape(_title(svg))}</figcaption></figure>")
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{escape(title)}</title>
<style>
body{{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:1rem auto;padding:0 1rem;color:#222;background:#fff}}
.wide{{overflow-x:auto}}table{{border-collapse:collapse}}
th,td{{padding:.2rem .7rem;text-align:right;white-space:nowrap}}
th:first-child,td:first-child{{text-align:left}}th{{border-bottom:1px solid #999}}
figure{{margin:1rem 0}}figcaption{{color:#555;font-size:.9rem}}svg{{width:100%;height:auto}}
</style>
{"".join(found)}
</html>
"""


def _inline(text: str) -> str:
    """`code` and **bold** as HTML."""
    text = re.sub(r"`([^`]*)`", r"<code>\1</code>", escape(text))
    return re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", text)


def _title(svg: str) -> str:
    found = re.search(r"<title>(.*?)</title>", svg)
    return found[1] if found else ""
