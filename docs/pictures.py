"""`make pictures`: the terminal tables as SVG, drawn from real games."""

import io
import random
from pathlib import Path

from rich.console import Console

import arkade
from arkade import registry
from arkade.boards import board_of

FOLDER = Path(__file__).parent / "pictures"
#: Players and moves.
TABLES = {"animimix": (4, 11), "amazonas": (3, 60), "noah": (4, 37), "optimix": (4, 40), "arknoah": (3, 150)}

#: Rich's frame without its web fonts: the picture needs nothing from elsewhere.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: monospace; white-space: pre; }}
.{unique_id}-matrix {{ font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix" xml:space="preserve">{matrix}</g>
</g>
</svg>
"""


def draw(name: str, players: int, moves: int) -> str:
    """A table in the middle of a random game, as the seat to decide sees it."""
    game = arkade.load(name, players)
    state, chance = game.new(seed=3), random.Random(3)
    for _ in range(moves):
        state.play(chance.choice(state.legal()))
    console = Console(width=92, record=True, file=io.StringIO())
    console.print(board_of(name)(state.typed_view(state.player), registry.words(name, "en"), state.player))
    return console.export_svg(title=f"arkade play {name}", code_format=FRAME, unique_id=name)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, (players, moves) in TABLES.items():
        (FOLDER / f"{name}.svg").write_text(draw(name, players, moves), encoding="utf-8")
