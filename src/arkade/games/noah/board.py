"""The table of Noah for a terminal: the ring of boats, the seats with what is known of their hands, the own hand."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from arkade.games.noah.components import SPECIES, TEARS, WEIGHTS
from arkade.games.noah.view import Boat, View
from arkade.text import Words, seat_phrase

STYLES = {"m": "black on sky_blue1", "f": "black on pink1", "": "black on khaki1"}  # by sex; a snail in hand has none
NOAH = "black on gold1"
TURN, BEST, TIMES = "►", "★", "\N{MULTIPLICATION SIGN}"
WIDTH, BOAT_WIDTH, LIST_WIDTH = 76, 14, 24
LINE = "grey50"


def board(view: View, words: Words, seat: int | None) -> RenderableType:
    """The whole table as `seat` sees it; None: a spectator, or somebody who sees everything."""
    return Group(
        _headline(view, words),
        _boats(view, words),
        Text(words.say("board-ring"), "dim"),
        _supply(view, words),
        "",
        _seats(view, words, seat),
        *_own(view, words, seat),
    )


def _headline(view: View, words: Words) -> Text:
    if view.end:
        number = words.say("board-round-score", round=view.round, end=view.end)
    else:
        number = words.say("board-round", round=view.round)
    if view.player is None:
        turn = words.say("board-over")
    else:
        turn = f"{TURN} {words.say('board-turn', who=seat_phrase(view.player), step=_step(view, words))}"
    return Text.assemble((turn, "bold"), f"   {number}")


def _step(view: View, words: Words) -> str:
    """What is to be decided."""
    if view.phase == "return" and view.opponent is not None:
        step = words.say("board-phase-return", whom=seat_phrase(view.opponent))
    elif view.phase == "give" and view.player is not None:
        step = words.say("board-phase-give", count=min(view.gifts, view.seats[view.player].cards))  # NOA-15
    else:
        step = words.say(f"board-phase-{view.phase}")
    return f"{step}, {words.say('board-again')}" if view.again else step


def _supply(view: View, words: Words) -> Text:
    """Boats in the middle, the pile, and the cards that have departed."""
    text = f"{words.say('board-middle', count=view.middle)}   {words.say('board-pile', count=view.pile)}"
    if view.pile_cards:
        text += f" ({_list(words, view.pile_cards, WIDTH)})"
    departed = words.say("board-departed")
    return Text(f"{text}\n{departed} {_list(words, view.departed, WIDTH, len(departed)) or words.say('board-nothing')}")


# Animals


def _name(words: Words, card: str) -> str:
    """A card with the letter of its sex."""
    species, _, sex = card.partition(" ")
    name = words.say(f"board-{species}")
    return f"{name} {words.say(f'board-{sex}')}" if sex else name


def _list(words: Words, cards: dict[str, int], width: int, used: int = 0) -> str:
    """Cards with commas, in lines of a width, of which the first is used in part; no card is broken."""
    text, column = "", used
    for card, count in cards.items():
        item = _name(words, card) + (f" {TIMES}{count}" if count > 1 else "")
        if text:
            column += 2
            text += ", " if column + len(item) < width else ",\n"
            column = 0 if text.endswith("\n") else column
        text += item
        column += len(item)
    return text


def _style(card: str) -> str:
    return STYLES[card.partition(" ")[2]]


def _weight(card: str) -> int:
    return WEIGHTS[SPECIES.index(card.partition(" ")[0])]


# The boats


def _boats(view: View, words: Words) -> Table:
    """A column a boat: its load, the last animal on top; its weight and limit; the sex that may follow."""
    table = Table(box=box.SQUARE, padding=0, border_style=LINE, show_footer=True)
    for boat in view.boats:
        header = Text(words.say("board-boat", boat=boat.number), "bold", justify="center")
        header.append(f"\n {words.say('board-noah')} " if boat.noah else "\n", NOAH)
        table.add_column(header, _state(view, boat, words), width=BOAT_WIDTH, no_wrap=True)
    height = max(1, *(len(boat.animals) for boat in view.boats))
    columns = [_load(boat, words, height) for boat in view.boats]
    for row in zip(*columns, strict=True):
        table.add_row(*row)
    return table


def _load(boat: Boat, words: Words, height: int) -> list[Text]:
    """The pile of animals, at the bottom of a column of `height` lines."""
    if not boat.animals:
        empty = words.say("board-empty" if boat.afloat else "board-gone")
        return [Text()] * (height - 1) + [Text(f"({empty})", "dim", justify="center")]
    lines = []
    for name in reversed(boat.animals):
        label = _name(words, name)
        lines.append(Text(f"{label}{_weight(name):>{BOAT_WIDTH - len(label)}}", _style(name)))
    return [Text()] * (height - len(lines)) + lines


def _state(view: View, boat: Boat, words: Words) -> Text:
    if not boat.afloat:
        return Text("-\n", justify="center")
    following = words.say("board-any") if boat.next_sex is None else words.say(f"board-{boat.next_sex}")
    note = words.say("board-leaves") if boat.number == view.leaving else words.say("board-next", sex=following)
    return Text.assemble((f"{boat.weight}/{boat.limit}", "bold"), f"\n{note}", justify="center")


# The seats


def _seats(view: View, words: Words, seat: int | None) -> Table:
    """A line a seat: tears, number of cards, what the viewer knows of that hand and that player of the viewer's."""
    over = view.player is None
    both = seat is not None and not over
    width = LIST_WIDTH if both else 2 * LIST_WIDTH
    best = min(player.total for player in view.seats)
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0), border_style=LINE, header_style="bold")
    table.add_column(no_wrap=True)
    table.add_column(words.say("board-tears"), justify="right")
    table.add_column(words.say("board-cards"), justify="right")
    table.add_column(words.say("board-known"), min_width=width)
    if both:
        table.add_column(words.say("board-knows"), min_width=width)
    for p, player in enumerate(view.seats):
        row = [
            f"{TURN if p == view.player else ' '} {words.say(seat_phrase(p))}",
            f"{BEST if over and player.total == best else ''}{player.total}",
            str(player.cards),
            words.say("board-you") if p == seat else _list(words, player.known, width) or "·",
        ]
        if both and p != seat:
            row.append(_list(words, player.knows or {}, width) or "·")
        table.add_row(*row, style="bold" if p == view.player else "")
    return table


# The own hand


def _own(view: View, words: Words, seat: int | None) -> list[RenderableType]:
    """Every card as a tile with weight and tears; where moves are written with another word, that too."""
    hand = None if seat is None else view.seats[seat].hand
    if not hand:
        return []
    tiles = []
    for card, count in hand.items():
        name = _name(words, card)
        points = TEARS[SPECIES.index(card.partition(" ")[0])]
        times = f" {TIMES}{count}" if count > 1 else ""
        tile = Text.assemble((f" {name} {_weight(card)}/{points}{times} ", _style(card)))
        tiles.append(tile if name == card else tile.append(f" {card}", "dim"))
    return ["", Text(words.say("board-hand"), "bold"), Columns(tiles, padding=(0, 2))]
