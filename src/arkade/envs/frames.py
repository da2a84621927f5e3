"""A table as a frame: the terminal's board as text with colours, or drawn as an image."""

import io
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.cells import cell_len
from rich.color import Color
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import TerminalTheme

from arkade import registry
from arkade.boards import board_of
from arkade.errors import BadOption
from arkade.state import State

MODES = ["human", "ansi", "rgb_array"]
COLUMNS = 80
CELL = 8, 16  # a letter's width and height in pixels
FONT_SIZE, BASELINE = 13, 12

_BASE = [(0, 0, 0), (205, 49, 49), (13, 188, 121), (229, 229, 16), (36, 114, 200), (188, 63, 188), (17, 168, 205)]
THEME = TerminalTheme((24, 24, 28), (220, 220, 220), [*_BASE, (229, 229, 229)])

Pixels = NDArray[np.uint8]


def check_mode(mode: str | None) -> None:
    """Raise BadOption unless it is a way to render, or None."""
    if mode is not None and mode not in MODES:
        raise BadOption("render_mode", mode, f"there are {', '.join(MODES)} and None")


def frame(state: State, mode: str, seat: int | None) -> str | Pixels | None:
    """The board as a seat sees it (None: as a spectator does) in a mode; "human" prints it and gives nothing."""
    if mode == "rgb_array":
        return image(state, seat)
    text = ansi(state, seat)
    if mode == "ansi":
        return text
    print(text)
    return None


def ansi(state: State, seat: int | None) -> str:
    """The board as lines of text with a terminal's colour codes."""
    console = _console()
    with console.capture() as captured:
        console.print(_board(state, seat))
    return captured.get()


def image(state: State, seat: int | None) -> Pixels:
    """The board as an image of rows, columns and colours. All images of a game are of one size."""
    rows = state.game.handle.definition.board_rows
    width, height = CELL
    ink = np.zeros((rows, COLUMNS, height, width), np.uint16)
    fore = np.zeros((rows, COLUMNS, 1, 1, 3), np.uint16)
    back = np.full((rows, COLUMNS, 1, 1, 3), THEME.background_color, np.uint16)
    for row, line in enumerate(_lines(state, seat, rows)):
        column = 0
        for segment in line:
            style = segment.style or Style.null()
            front, ground = _colours(style)
            for letter in segment.text:
                size = cell_len(letter)
                if size and column + size <= COLUMNS:
                    ink[row, column] = _glyph(letter, bool(style.bold))
                    fore[row, column], back[row, column : column + size] = front, ground
                    column += size
    cells = (fore * ink[..., None] + back * (255 - ink[..., None])) // 255
    return cells.transpose(0, 2, 1, 3, 4).reshape(rows * height, COLUMNS * width, 3).astype(np.uint8)


def _console() -> Console:
    """The same everywhere, whatever the terminal and its settings."""
    return Console(
        file=io.StringIO(),
        width=COLUMNS,
        color_system="truecolor",
        no_color=False,
        force_terminal=True,
        force_jupyter=False,
        legacy_windows=False,
        highlight=False,
        markup=False,
        emoji=False,
    )


def _board(state: State, seat: int | None) -> Any:
    name = state.game.name
    return board_of(name)(state.typed_view(seat), registry.words(name, "en"), seat)


def _lines(state: State, seat: int | None, rows: int) -> list[list[Segment]]:
    """The board's lines; of one that is too long, as many as there is room for, and a sign that it is cut."""
    lines = _console().render_lines(_board(state, seat), pad=False)
    return lines if len(lines) <= rows else [*lines[: rows - 1], [Segment("…")]]


def _colours(style: Style) -> tuple[tuple[int, ...], tuple[int, ...]]:
    front = _colour(style.color, THEME.foreground_color)
    ground = _colour(style.bgcolor, THEME.background_color)
    if style.reverse:
        front, ground = ground, front
    if style.dim:
        front = tuple((3 * a + 2 * b) // 5 for a, b in zip(front, ground, strict=True))
    return front, ground


def _colour(colour: Color | None, default: tuple[int, ...]) -> tuple[int, ...]:
    return default if colour is None or colour.is_default else tuple(colour.get_truecolor(THEME))


@cache
def _font(bold: bool) -> Any:
    from matplotlib import get_data_path
    from PIL import ImageFont

    name = "DejaVuSansMono-Bold.ttf" if bold else "DejaVuSansMono.ttf"
    return ImageFont.truetype(str(Path(get_data_path(), "fonts", "ttf", name)), FONT_SIZE)


@cache
def _glyph(letter: str, bold: bool) -> Pixels:
    """How much ink a letter leaves on each pixel of its cell."""
    from PIL import Image, ImageDraw

    cell = Image.new("L", CELL)
    ImageDraw.Draw(cell).text((0, BASELINE), letter, fill=255, font=_font(bold), anchor="ls")
    return np.asarray(cell)
