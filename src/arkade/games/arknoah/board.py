"""The table of Ark & Noah for a terminal: the action board, the ark from above, the seats, the own animals."""

from collections.abc import Iterable
from itertools import groupby

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from arkade.games.arknoah.components import LEAST_ROUNDS
from arkade.games.arknoah.view import Player, Tile, View
from arkade.text import Phrase, Words, seat_phrase

STYLES = ("deep_sky_blue1", "orange1", "green3", "orchid1")  # of planks and workers by seat; each also bears its number
SEX_STYLES = {"male": "black on sky_blue1", "female": "black on pink1"}
TURN, BEST, MINUS = "►", "★", "\N{MINUS SIGN}"
CUBE, SPACE, FOOD, EMPTY, JOINT, COUPLED, NOT_HERE = "■", "□", "●", "○", "+", "+", "·"
FLAT, UPRIGHT, FREE = "━", "┃", "·"  # a plank with its owner's number, and an edge without one
CELL_WIDTH, CELL_HEIGHT, MARGIN = 5, 3, 3  # of a cell with its west and north edges; left of the ark
WIDTH = 80
LINE, FAINT, ENCLOSED, PITCH, PAIR = "grey50", "grey50", "on grey23", "bold", "bold"

Place = tuple[int, int]  # column and row, from the upper left
Canvas = dict[Place, tuple[str, str]]  # a character and its style by place


def board(view: View, words: Words, seat: int | None) -> RenderableType:
    """The whole table as `seat` sees it; None: a spectator. Nothing is hidden, but the own animals come last."""
    return Group(
        _headline(view, words),
        *_action_board(view, words),
        "",
        _ark(view, words),
        _legend(view, words),
        *_animals(view, words),
        "",
        _seats(view, words),
        *_points(view, words),
        *_tiles(view, words, seat),
        *_own(view, words, seat),
    )


def _headline(view: View, words: Words) -> Text:
    """Who decides what, who follows; the round and what is left in the supplies."""
    least = LEAST_ROUNDS[view.game == "quick"]
    key = "board-round" if view.last_round else "board-round-endless"
    facts = [words.say(key, round=view.round, least=least, last=view.last_round)]
    if view.game == "normal":
        facts.append(words.say("board-supply", pitch=view.pitch_supply, food=view.food_supply))
    facts.append(words.say("board-open", count=view.open_outline))
    if view.game == "quick" and view.action and view.actor is not None:
        action = words.say(f"board-action-{view.action}")
        facts.append(words.say("board-turn-of", who=seat_phrase(view.actor), action=action))
    if view.player is None:
        turn = words.say("board-over", why=words.say(f"board-end-{(view.ended or '').replace(' ', '-')}"))
    else:
        turn = f"{TURN} {words.say('board-turn', who=seat_phrase(view.player), step=_step(view, words))}"
    text = Text(turn, "bold")
    if view.following:
        text.append(f"   {words.say('board-following', seats=', '.join(map(str, view.following)))}", "not bold")
    return text.append(f"\n{'   '.join(facts)}", "not bold")


def _step(view: View, words: Words) -> str:
    """What is to be decided."""
    key = (view.phase or "").replace(" ", "-")
    if view.phase == "load" and view.action != "load":
        key = (view.action or "").replace(" ", "-")
    elif view.phase == "load" and view.game == "quick":
        key = "load-quick"
    elif view.phase == "lift" and view.lifted:
        key = "lift-second"
    params: dict[str, str | int | Phrase] = {"count": view.draws if view.phase == "draw" else view.budget}
    params["place"] = view.lifted or ""
    params["name"] = _short(words, view.incoming) if view.incoming else _species(words, view.loading or "")
    return words.say(f"board-phase-{key}", **params)


# Names


def _species(words: Words, species: str) -> str:
    return words.say(f"board-{species}") if species else ""


def _short(words: Words, tile: str) -> str:
    """An animal with the letter of its sex."""
    species, _, sex = tile.partition(" ")
    return f"{_species(words, species)} {words.say(f'board-{sex}')}"


def _list(label: str, items: Iterable[str], style: str = "") -> Text:
    """A label and words with commas, in lines of the board's width; no item is broken."""
    lines = [label]
    for i, item in enumerate(items):
        if i:
            lines[-1] += ","
        if len(lines[-1]) + len(item) + 2 > WIDTH:
            lines.append(f"  {item}")
        else:
            lines[-1] += f" {item}"
    return Text("\n".join(lines), style)


# The action board


def _action_board(view: View, words: Words) -> list[RenderableType]:
    """The seven actions from the left, with workers and bonus tiles; the quick game has none of them."""
    if view.game == "quick":
        return []
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0), border_style=LINE)
    table.add_column(no_wrap=True)
    for number, space in enumerate(view.board, start=1):
        now = space.action == view.action
        header = f"{TURN if now else ''}{number} {words.say(f'board-action-{space.action}')}"
        table.add_column(Text(header, "bold" if now else "not bold"), justify="center", no_wrap=True)
    table.add_row(words.say("board-done"), *(_worker(space.done) for space in view.board))
    table.add_row(words.say("board-current"), *(_worker(space.worker) for space in view.board))
    bonus = [Text(f"+{space.bonus}", "bold") if space.bonus else Text(NOT_HERE, "dim") for space in view.board]
    table.add_row(words.say("board-bonus"), *bonus)
    return ["", table]


def _worker(seat: int | None) -> Text:
    return Text(NOT_HERE, "dim") if seat is None else Text(f"[{seat}]", f"bold {STYLES[seat]}")


# The ark


def _place(name: str) -> Place:
    """Column and row of a cell, or of the cell that an edge or a pitch space is named by."""
    return ord(name[0]) - ord("a"), int(name[1]) - 1


def _corner(name: str) -> Place:
    """Where a pitch space is, or an edge begins: the corner above and to the left of it."""
    x, y = _place(name)
    return x + ("e" in name[2:]), y + ("s" in name[2:])


def _ark(view: View, words: Words) -> Text:
    """Columns from a, rows from 1; each cell in two lines between its edges."""
    canvas: Canvas = {}
    for x in range(len(view.ark[0])):
        canvas[MARGIN + CELL_WIDTH * x + CELL_WIDTH // 2, -1] = chr(ord("a") + x), "bold"
    for y in range(len(view.ark)):
        canvas[0, CELL_HEIGHT * y + 1] = str(y + 1), "bold"
    _draw_enclosures(canvas, view, words)
    for name, owner in view.edges.items():
        _draw_edge(canvas, name, owner, name == view.lifted)
    if view.game == "normal":
        _draw_pitch(canvas, view)
    height = CELL_HEIGHT * len(view.ark)
    width = MARGIN + CELL_WIDTH * len(view.ark[0])
    return Text("\n").join(_line(canvas, y, width) for y in range(-1, height + 1))


def _line(canvas: Canvas, y: int, width: int) -> Text:
    """One line; characters of one style together."""
    runs = groupby((canvas.get((x, y), (" ", "")) for x in range(width + 1)), key=lambda drawn: drawn[1])
    return Text.assemble(*(("".join(letter for letter, _ in run), style) for style, run in runs))


def _write(canvas: Canvas, corner: Place, right: int, down: int, text: str, style: str) -> None:
    """Text at a distance from a corner of the ark."""
    x, y = MARGIN + CELL_WIDTH * corner[0] + right, CELL_HEIGHT * corner[1] + down
    for i, letter in enumerate(text):
        canvas[x + i, y] = letter, style


def _plank(owner: int) -> str:
    """A plank that lies along a row."""
    return f"{FLAT}{owner}{owner}{FLAT}"


def _draw_edge(canvas: Canvas, name: str, owner: int | None, lifted: bool) -> None:
    """A plank with its owner's number, or a free edge; at both ends the joints."""
    corner = _corner(name)
    flat = name[2] in "ns"
    for end in (corner, (corner[0] + flat, corner[1] + (not flat))):
        _write(canvas, end, 0, 0, JOINT, FAINT)
    style = FAINT if owner is None else f"bold {STYLES[owner]}{' reverse' if lifted else ''}"
    if flat:
        _write(canvas, corner, 1, 0, f" {FREE}{FREE} " if owner is None else _plank(owner), style)
    else:
        _write(canvas, corner, 0, 1, FREE if owner is None else str(owner), style)
        _write(canvas, corner, 0, 2, " " if owner is None else UPRIGHT, style)


def _draw_pitch(canvas: Canvas, view: View) -> None:
    """Cubes, and the spaces that may take one: a point is between its edge of the outline and the one before."""
    for i, (name, cube) in enumerate(view.points.items()):
        ready = all(view.edges[view.outline[at]] is not None for at in (i, i - 1))
        if cube or ready:
            _write(canvas, _corner(name), 0, 0, CUBE if cube else SPACE, PITCH)


def _draw_enclosures(canvas: Canvas, view: View, words: Words) -> None:
    """Their cells, with food or without, as one surface; pairs stand in the first cell, the small one below."""
    for enclosure in view.enclosures:
        cells = {_place(name) for name in enclosure.cells}
        for x, y in cells:
            wide = CELL_WIDTH - 1 + ((x + 1, y) in cells)
            for down in range(1, CELL_HEIGHT + ((x, y + 1) in cells)):
                _write(canvas, (x, y), 1, down, " " * wide, ENCLOSED)
        for name in enclosure.cells:
            _write(canvas, _place(name), 2, 1, FOOD if name in view.food else EMPTY, ENCLOSED)
        for down, species in ((1, enclosure.large), (2, enclosure.small)):
            if species:
                short = words.say(f"board-short-{species}")
                _write(canvas, _place(enclosure.name), 1, down, f"{short:<{CELL_WIDTH - 1}}", f"{PAIR} {ENCLOSED}")


def _legend(view: View, words: Words) -> Text:
    signs = {"cube": CUBE, "space": SPACE, "empty": EMPTY, "food": FOOD, "plank": _plank(0)}
    return Text(words.say(f"board-legend-{view.game}", **signs), "dim")


def _animals(view: View, words: Words) -> list[RenderableType]:
    """Pairs aboard with their enclosures, and the tiles that have been drawn."""
    aboard = [f"{_species(words, name)} {species.place}" for name, species in view.species.items() if species.place]
    found: list[RenderableType] = [_list(words.say("board-aboard"), aboard or [words.say("board-nothing")])]
    if view.drawn:
        tiles = [tile for tile in view.drawn if tile != view.incoming]
        found.append(_list(words.say("board-drawn"), (_short(words, tile) for tile in tiles)))
    return found


# The seats


def _seats(view: View, words: Words) -> Table:
    """A line a seat: its planks' look, stocks and supply, planks on the outline, points."""
    over = view.player is None
    best = max(player.score for player in view.seats)
    stocks = ("planks", "supply", "outline") + (("pitch", "food") if view.game == "normal" else ())
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0), border_style=LINE, header_style="bold")
    table.add_column(no_wrap=True)
    for key in (*stocks, "points"):
        table.add_column(words.say(f"board-column-{key}"), justify="right", no_wrap=True)
    for p, player in enumerate(view.seats):
        row: list[RenderableType] = [
            Text(f"{TURN if p == view.player else ' '} {words.say(seat_phrase(p))} ").append(_plank(p), STYLES[p]),
            *(str(getattr(player, key)) for key in stocks),
            f"{BEST if over and player.score == best else ''}{_number(player.score)}",
        ]
        table.add_row(*row, style="bold" if p == view.player else "")
    return table


def _number(points: int) -> str:
    return f"{MINUS}{-points}" if points < 0 else str(points)


def _points(view: View, words: Words) -> list[RenderableType]:
    """Every seat's points by reason."""
    found: list[RenderableType] = []
    for p, player in enumerate(view.seats):
        reasons = [f"{words.say(f'board-for-{name}')} {_number(points)}" for name, points in player.points.items()]
        if reasons:
            found.append(_list(words.say("board-points-of", who=seat_phrase(p)), reasons))
    return ["", *found] if found else []


def _tiles(view: View, words: Words, seat: int | None) -> list[RenderableType]:
    """The animals of the others, then what is in the bags."""
    found: list[RenderableType] = []
    for p, player in enumerate(view.seats):
        if p != seat:
            label = words.say("board-tiles-of", who=seat_phrase(p))
            found.append(_list(label, _held(words, player) or [words.say("board-nothing")]))
    found.append(Text(words.say("board-coupled", sign=COUPLED), "dim"))
    in_bags = set(view.bags["male"]) | set(view.bags["female"])
    items = []
    for species in view.species:
        sexes = [words.say(f"board-{sex}") for sex in ("male", "female") if f"{species} {sex}" in in_bags]
        if sexes:
            items.append(f"{_species(words, species)} {''.join(sexes)}")
    counts = {f"{sex}s": len(tiles) for sex, tiles in view.bags.items()}
    found.append(_list(words.say("board-bags", **counts), items or [words.say("board-nothing")], "dim"))
    return ["", *found]


def _held(words: Words, player: Player) -> list[str]:
    return [_short(words, tile.name) + (COUPLED if tile.coupled else "") for tile in player.tiles]


# The own animals


def _own(view: View, words: Words, seat: int | None) -> list[RenderableType]:
    """Every tile with size and points, and where its partner is; where moves are written otherwise, that too."""
    if seat is None or not view.seats[seat].tiles:
        return []
    tiles = [_own_tile(view, words, tile, seat) for tile in view.seats[seat].tiles]
    return ["", Text(words.say("board-own"), "bold"), Columns(tiles, padding=(0, 2))]


def _own_tile(view: View, words: Words, tile: Tile, seat: int) -> Text:
    name = _short(words, tile.name)
    sign = COUPLED if tile.coupled else " "
    text = Text.assemble((f" {name}{sign} {tile.size}/{view.species[tile.species].points} ", SEX_STYLES[tile.sex]))
    if tile.partner is not None and tile.partner != seat:
        text.append(f" {words.say('board-partner', who=seat_phrase(tile.partner))}")
    return text if words.language == "en" else text.append(f" {tile.name}", "dim")
