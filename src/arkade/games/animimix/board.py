"""The table of Animimix for a terminal: the grid, what the species are worth and who took them, the own cards."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from arkade.games.animimix.view import Cell, Player, View
from arkade.text import Words, seat_phrase

STYLES = {
    "monkey": "black on dark_orange3",
    "wolf": "black on grey70",
    "elephant": "white on dodger_blue3",
    "pelican": "black on pink1",
    "penguin": "black on cyan2",
    "chameleon": "black on green3",
    "lovebird": "white on red3",
    "lion": "black on gold1",
}
MOUNTAIN, TURN, BEST, TIMES = "▲", "►", "★", "\N{MULTIPLICATION SIGN}"
CELL_WIDTH = 10
LINE = "grey50"


def board(view: View, words: Words, seat: int | None) -> RenderableType:
    """The whole table as `seat` sees it; None: a spectator, or somebody who sees everything."""
    return Group(
        _headline(view, words),
        Columns([_grid(view, words), _species(view, words, seat)], padding=(0, 2)),
        *_own(view, words, seat),
    )


def _headline(view: View, words: Words) -> Text:
    if view.player is None:
        turn = words.say("board-over")
    else:
        turn = f"{TURN} {words.say('board-turn', who=seat_phrase(view.player))}"
    supply = words.say("board-mountains", sign=MOUNTAIN, count=view.mountains)
    away = words.say("board-away", count=view.away) + _known(words, view.away_cards)
    return Text.assemble((turn, "bold"), f"   {supply}   {away}")


def _known(words: Words, cards: dict[str, int] | None) -> str:
    """Cards in brackets, where they are known."""
    return f" ({_list(words, cards)})" if cards else ""


def _list(words: Words, cards: dict[str, int]) -> str:
    return ", ".join(f"{words.say(species)} {TIMES}{count}" for species, count in cards.items())


# The grid


def _grid(view: View, words: Words) -> Table:
    table = Table(box=box.SQUARE, show_lines=True, padding=0, border_style=LINE, header_style="bold")
    table.add_column(justify="center", width=3, style="bold")
    for cell in view.grid[0]:
        table.add_column(Text(cell.name[0], justify="center"), width=CELL_WIDTH, no_wrap=True)
    for row in view.grid:
        table.add_row(row[0].name[1:], *(_card(cell, words) for cell in row))
    return table


def _card(cell: Cell, words: Words) -> Text:
    """Filled over its whole width; a mountain stands left of the name."""
    sign = MOUNTAIN if cell.mountain else " "
    name = words.say(f"board-{cell.species}")
    return Text(f"{sign}{name:<{CELL_WIDTH - 1}}", STYLES[cell.species])


# Species and seats


def _species(view: View, words: Words, seat: int | None) -> Table:
    """A line a species: how it scores, what it is worth now, how many each seat has of it."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=0, border_style=LINE, header_style="bold")
    table.add_column(words.say("board-species"), no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(words.say("board-worth"), justify="right")
    width = 7 if len(view.seats) > 4 else None  # a table for six fills 80 columns
    for p in range(len(view.seats)):
        table.add_column(_seat_name(view, words, p, p == seat), justify="right", min_width=6, width=width)
    for species in view.species:
        table.add_row(
            Text(f"{words.say(f'board-{species}'):<{CELL_WIDTH - 1}}", STYLES[species]),
            Text(words.say(f"board-how-{species}"), "dim"),
            Text(str(view.worth[species]), "bold"),
            *(_pile(view, player, species) for player in view.seats),
        )
    table.add_section()
    table.add_row(words.say("board-kept"), "", "", *(str(player.kept or "·") for player in view.seats))
    if view.scores is None:
        table.add_row(words.say("board-cards"), "", "", *(str(player.cards) for player in view.seats))
    else:
        best = max(view.scores)
        points = (f"{BEST if score == best else ''}{score}" for score in view.scores)
        table.add_row(words.say("board-points"), "", "", *points, style="bold")
    return table


def _seat_name(view: View, words: Words, p: int, own: bool) -> Text:
    marks = (TURN if p == view.player else "") + (words.say("board-you") if own else "")
    return Text(f"{words.say(seat_phrase(p))}\n{marks}".rstrip())


def _pile(view: View, player: Player, species: str) -> Text:
    """Cards taken, and +n kept ones where they are known; the majority is marked at the end (ANI-13)."""
    taken, kept = player.taken.get(species, 0), (player.kept_cards or {}).get(species, 0)
    text = f"{taken}+{kept}" if kept else str(taken or "·")
    if view.scores is not None and taken + kept and taken + kept == max(_count(other, species) for other in view.seats):
        return Text(f"{BEST}{text}", "bold")
    return Text(text)


def _count(player: Player, species: str) -> int:
    return player.taken.get(species, 0) + (player.kept_cards or {}).get(species, 0)


# Cards that the viewer sees in hands


def _own(view: View, words: Words, seat: int | None) -> list[RenderableType]:
    """The hands that may be seen, the own one last; of it also the kept cards."""
    lines: list[RenderableType] = []
    for p, player in enumerate(view.seats):
        if player.hand and p != seat:
            lines.append(_cards(words, words.say("board-hand", who=seat_phrase(p)), player.hand))
    if seat is not None:
        own = view.seats[seat]
        if own.kept_cards:
            lines.append(_cards(words, words.say("board-your-kept"), own.kept_cards))
        if own.hand:
            lines.append(_cards(words, words.say("board-your-hand"), own.hand))
    return ["", *lines] if lines else []


def _cards(words: Words, label: str, cards: dict[str, int]) -> Text:
    """Every card as a tile; where the language has another word, the one that moves are written with."""
    line = Text(f"{label} ", "bold")
    for species, count in cards.items():
        name = words.say(species)
        line.append(f" {name} {TIMES}{count} " if count > 1 else f" {name} ", STYLES[species])
        line.append(" " if name == species else f" {species}  ", "dim")
    return line
