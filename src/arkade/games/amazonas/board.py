"""The table of Coloretto Amazonas for a terminal: all columns side by side, what each seat has won, the own hand."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from arkade.games.amazonas.components import ANIMALS, COPIES, KEYS
from arkade.games.amazonas.view import Colour, View
from arkade.text import Phrase, Words, seat_phrase

STYLES = {
    "blue": "white on dodger_blue3",
    "violet": "white on medium_orchid3",
    "brown": "white on orange4",
    "green": "black on green3",
}
NAMES = dict(zip(KEYS, ANIMALS, strict=True))  # as moves are written
HERE, NOT_HERE, GONE, UNSEEN = "●", "·", "†", "?"
TURN, STACK, BONUS, SHIELD, BEST, TIMES = "►", "■", "+", "◆", "★", "\N{MULTIPLICATION SIGN}"
NAME_WIDTH = 21


def board(view: View, words: Words, seat: int | None) -> RenderableType:
    """The whole table as `seat` sees it; None: a spectator, or somebody who sees everything."""
    halves = [_columns(view, words, view.colours[:2]), _columns(view, words, view.colours[2:])]
    signs = {"here": HERE, "gone": GONE, "unseen": UNSEEN, "copies": COPIES}
    return Group(
        _headline(view, words),
        "",
        Columns(halves, padding=(0, 1)),
        Text(words.say("board-legend", **signs), "dim"),
        "",
        _seats(view, words, seat),
        *_gift(view, words),
        *_hands(view, words, seat),
    )


def _headline(view: View, words: Words) -> Text:
    pile = words.say("board-pile", count=view.pile)
    if view.player is None:
        return Text.assemble((words.say("board-over"), "bold"), f"   {pile}")
    turn = words.say("board-turn", who=seat_phrase(view.player))
    ending = words.say("board-ending", count=view.ending_stacks)
    return Text.assemble((f"{TURN} {turn}", "bold"), f"   {pile}   {ending}")


# The columns: a line an animal, a sign for every seat that has it


def _columns(view: View, words: Words, colours: list[Colour]) -> Table:
    table = Table(box=None, padding=0, header_style="bold", pad_edge=False)
    table.add_column(width=NAME_WIDTH, no_wrap=True)
    for p in range(len(view.seats)):
        table.add_column(f"{TURN if p == view.player else ' '}{p}", width=3, justify="center")
    table.add_column(GONE, width=3, justify="center")
    table.add_column(UNSEEN, width=3, justify="center")
    for colour in colours:
        title = words.say("board-colour", colour=Phrase(colour.name), capacity=len(colour.animals), points=colour.bonus)
        sizes = (str(len(player.columns[colour.name])) for player in view.seats)
        table.add_row(title, *sizes, "", "", style=f"bold {STYLES[colour.name]}")
        for animal in colour.animals:
            signs = [animal in player.columns[colour.name] for player in view.seats]
            table.add_row(
                f" {words.say(animal)}",
                *(Text(HERE if here else NOT_HERE, "bold" if here else "dim") for here in signs),
                Text(str(view.discard.get(animal, 0) or NOT_HERE), "dim"),
                Text(str(_unseen(view, colour.name, animal)), "dim"),
            )
    return table


def _unseen(view: View, colour: str, animal: str) -> int:
    """Cards of an animal that the viewer cannot see: in the pile and in hidden hands."""
    found = COPIES - view.discard.get(animal, 0) - (view.gift is not None and view.gift.animal == animal)
    for player in view.seats:
        found -= (animal in player.columns[colour]) + player.stacks.get(colour, 0)
        found -= (player.hand or {}).get(animal, 0)
    return found


# What each seat has won


def _seats(view: View, words: Words, seat: int | None) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1), border_style="grey50", header_style="bold")
    for key in ("board-seat", "board-stacks", "board-bonus"):
        table.add_column(words.say(key))
    table.add_column(words.say("board-points"), justify="right")
    best = max(player.score for player in view.seats)
    for p, player in enumerate(view.seats):
        stacks = [(name, f"{STACK}{_times(words.say(name), count)}") for name, count in player.stacks.items()]
        owned = [colour for colour in view.colours if colour.owner == p]
        bonus = [(colour.name, f"{BONUS}{words.say(colour.name)} {colour.bonus}") for colour in owned]
        score = f"{BEST if view.player is None and player.score == best else ''}{player.score}"
        table.add_row(_seat(view, words, p, p == seat), _tiles(stacks), _tiles(bonus), Text(score, "bold"))
    return table


def _seat(view: View, words: Words, p: int, own: bool) -> Text:
    text = Text(f"{p} {TURN if p == view.player else ' '} {words.say(seat_phrase(p))}", "bold" if own else "")
    if own:
        text.append(f" {words.say('board-you')}")
    if p == view.protected:
        text.append(f" {SHIELD} {words.say('board-protected')}", "yellow")
    return text


def _tiles(items: list[tuple[str, str]]) -> Text:
    """Labels, each on its colour."""
    return Text(" ").join(Text(f" {label} ", STYLES[colour]) for colour, label in items) if items else Text(NOT_HERE)


# Cards on their way, and in hands


def _gift(view: View, words: Words) -> list[RenderableType]:
    if view.gift is None:
        return []
    parts = {"who": seat_phrase(view.gift.giver), "to": seat_phrase(view.gift.receiver)}
    line = words.say("board-gift", **parts, animal=Phrase(view.gift.animal))
    return ["", Text.assemble((f"{TURN} {line}", "bold yellow"), " ", _written(words, view.gift.animal))]


def _hands(view: View, words: Words, seat: int | None) -> list[RenderableType]:
    """The hands that may be seen, the own one last."""
    found: list[RenderableType] = []
    for p, player in enumerate(view.seats):
        if player.hand and p != seat:
            label = Text(f"{words.say('board-hand', who=seat_phrase(p))} ")
            found.append(
                label
                + _tiles(
                    [
                        (_colour(view, animal).name, _times(words.say(animal), count))
                        for animal, count in player.hand.items()
                    ]
                )
            )
    if seat is not None and view.seats[seat].hand:
        found.append(_own_hand(view, words, seat))
    return ["", *found] if found else []


def _own_hand(view: View, words: Words, seat: int) -> Table:
    """A line a card: what moves call it, and what it would do in the own column."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    label = Text(words.say("board-your-hand"), "bold")
    for animal, count in (view.seats[seat].hand or {}).items():
        colour = _colour(view, animal)
        column = view.seats[seat].columns[colour.name]
        note = Text()
        if animal in column:
            note = Text(words.say("board-double"), "red")
        elif len(column) + 1 == len(colour.animals):
            note = Text(words.say("board-completes"), "green")
        table.add_row(label, _tiles([(colour.name, _times(words.say(animal), count))]), _written(words, animal), note)
        label = Text()
    return table


def _colour(view: View, animal: str) -> Colour:
    return next(colour for colour in view.colours if animal in colour.animals)


def _times(name: str, count: int) -> str:
    return f"{name} {TIMES}{count}" if count > 1 else name


def _written(words: Words, animal: str) -> Text:
    """The name that moves are written with, where the language has another."""
    return Text("" if words.say(animal) == NAMES[animal] else NAMES[animal], "dim")
