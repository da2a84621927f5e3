"""The board in a terminal."""

from rich.console import RenderableType
from rich.text import Text

from arkade.text import Words
from connect_four.components import COLUMN_NAMES, ROWS
from connect_four.view import View

DISCS = (("●", "bold red"), ("○", "bold yellow"))  # never colour alone


def board(view: View, words: Words, seat: int | None) -> RenderableType:
    """Columns a to g; seat 0 plays ●, seat 1 plays ○."""
    picture = Text()
    for row in reversed(range(ROWS)):
        for column in view.columns:
            sign, colour = DISCS[column[row]] if row < len(column) else ("·", "dim")
            picture.append(f" {sign}", colour)
        picture.append("\n")
    return picture.append("".join(f" {letter}" for letter in COLUMN_NAMES), "cyan")
