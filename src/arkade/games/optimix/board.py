"""The table of Arche Opti Mix for a terminal: the ark from above, the display, the score cards, the own hand."""

from collections.abc import Iterable

from rich import box
from rich.cells import cell_len, set_cell_size
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from arkade.games.optimix.components import MAX_TILT, TYPES
from arkade.games.optimix.story import fault_phrase
from arkade.games.optimix.view import Cabin, Player, View
from arkade.text import Phrase, Words, seat_phrase

STYLES = {"warm": "black on khaki1", "cold": "black on sky_blue1", "both": "black on grey85"}  # by climate
TURN, BEST, TIMES, HALF, MINUS = "►", "★", "\N{MULTIPLICATION SIGN}", "½", "\N{MINUS SIGN}"
NONE, POWER, NEW, PET, NOT_HERE = "-", "!", "+", "■", "·"
WIDTH, NAME_WIDTH, TYPE_WIDTH = 80, 17, 7  # two tiles side by side fit the width
CUT = "…"  # of a long title in another deck
LINE = "grey50"


def board(view: View, words: Words, seat: int | None) -> RenderableType:
    """The whole table as `seat` sees it; None: a spectator, or somebody who sees everything."""
    own = None if view.player is None else seat  # at the end all hands are alike
    return Group(
        _headline(view, words),
        _supply(view, words),
        "",
        _ark(view, words),
        *_cards_outside(view, words),
        Text(words.say("board-legend", none=NONE, power=POWER), "dim"),
        "",
        _seats(view, words),
        *_hands(view, words, own),
        *_own(view, words, own),
    )


def _headline(view: View, words: Words) -> Text:
    if view.player is None:
        return Text(words.say("board-over"), "bold")
    return Text(f"{TURN} {words.say('board-turn', who=seat_phrase(view.player), step=_step(view, words))}", "bold")


def _step(view: View, words: Words) -> str:
    """What is to be decided."""
    card = _name(view, words, view.played) if view.played else ""
    return words.say(f"board-phase-{view.phase}", card=card, place=view.place or view.first or "")


def _supply(view: View, words: Words) -> Text:
    counts = {"rain": view.rain, "pile": view.pile, "reserve": view.reserve}
    return Text("   ".join(words.say(f"board-{name}", count=count) for name, count in counts.items()))


# Cards


def _name(view: View, words: Words, card: str) -> str:
    """A card's name, or the title that its deck gives it."""
    return view.deck[card].title or words.say(card.replace(" ", "-"))


def _tile(view: View, words: Words, card: str, count: int = 1) -> Text:
    """Name, weight, diet, climate, power and type, all tiles of one width."""
    traits = view.deck[card]
    name = _name(view, words, card)
    if cell_len(name) > NAME_WIDTH:
        name = f"{set_cell_size(name, NAME_WIDTH - 1)}{CUT}"
    longest = max(cell_len(_name(view, words, other)) for other in view.deck)
    name = set_cell_size(name, min(longest, NAME_WIDTH))
    diet = words.say(f"board-{traits.diet}") if traits.diet else NONE
    signs = f"{traits.weight}{diet}{words.say(f'board-{traits.climate}')}{POWER if traits.power else ' '}"
    kind = words.say(f"board-{traits.type}") if traits.type else NONE
    tile = Text(f"{name} {signs} {kind:<{TYPE_WIDTH}}", STYLES[traits.climate])
    return tile + Text(f" {TIMES}{count}") if count > 1 else tile


def _list(label: str, items: Iterable[str]) -> Text:
    """A label and words with commas, in lines of the board's width; no word is broken."""
    lines = [label]
    for i, item in enumerate(items):
        if i:
            lines[-1] += ","
        if cell_len(lines[-1]) + cell_len(item) + 2 > WIDTH:
            lines.append(f"  {item}")
        else:
            lines[-1] += f" {item}"
    return Text("\n".join(lines))


def _names(view: View, words: Words, cards: dict[str, int]) -> list[str]:
    return [f"{_name(view, words, card)}{f' {TIMES}{count}' if count > 1 else ''}" for card, count in cards.items()]


# The ark, its bow on top


def _ark(view: View, words: Words) -> Table:
    """Pairs of cabins, port to the left; behind the last of each side the place for a new one (OPT-22)."""
    table = Table(box=box.SQUARE, title=_bow(view, words), title_style="", padding=(0, 1), border_style=LINE)
    table.add_column(no_wrap=True)
    for side, cabins in (("port", view.port), ("starboard", view.starboard)):
        weight = sum(cabin.weight for cabin in cabins)
        header = Text(words.say(f"board-{side}", weight=weight), "bold", justify="center")
        table.add_column(header, no_wrap=True)
    table.add_column(no_wrap=True)
    for number in range(max(len(view.port), len(view.starboard)) + (view.player is not None)):
        left, port = _cabin(view, words, "p", view.port, number)
        right, starboard = _cabin(view, words, "s", view.starboard, number)
        table.add_row(left, port, starboard, right)
    return table


def _bow(view: View, words: Words) -> Text:
    """The tilt on its track, port to the left."""
    track = Text(f"{words.say('board-bow')}  /", justify="center")
    for tilt in range(-MAX_TILT, MAX_TILT + 1):
        sign = f"{MINUS if tilt < 0 else '+' if tilt else ' '}{abs(tilt)}"
        track.append(*((f" [{sign}]", "bold reverse") if tilt == view.tilt else (f"  {sign} ", "")))
    return track.append("  \\")


def _cabin(view: View, words: Words, letter: str, side: list[Cabin], number: int) -> tuple[Text, Text]:
    """What moves call it, and its cards in order of arrival."""
    label = Text(f"{letter}{number + 1}", "bold")
    if number < len(side):
        return label, Text("\n").join(_tile(view, words, card) for card in side[number].cards)
    if number == len(side) and view.player is not None:
        return label, Text(words.say("board-new"), "dim")
    return Text(), Text()


# Cards outside the ark


def _cards_outside(view: View, words: Words) -> list[RenderableType]:
    """The display, ejected animals, and the pile where it may be seen."""
    tiles = [_tile(view, words, card) for card, count in view.display.items() for _ in range(count)]
    found: list[RenderableType] = [Text(words.say("board-display"), "bold"), Columns(tiles, padding=(0, 1))]
    if view.ejected:
        found.append(_list(words.say("board-ejected"), _names(view, words, view.ejected)))
    if view.pile_cards:
        rain = words.say("board-rain-card")
        cards = [rain if card == "rain" else _name(view, words, card) for card in view.pile_cards]
        found.append(_list(words.say("board-pile-cards"), cards))
    return found


# The seats and the score cards


def _seats(view: View, words: Words) -> Table:
    """A line a seat: discs, cards, whether there is a pet, pawns and points on each score card, points in all.

    A score card says how many cards of its type the deck has (OPT-02).
    """
    over = view.player is None
    best = max(_merit(view, player) for player in view.seats)
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0), border_style=LINE, header_style="bold")
    table.add_column(no_wrap=True)
    for key in ("discs", "cards", "pet"):
        table.add_column(words.say(f"board-{key}"), justify="right", no_wrap=True)
    for kind in TYPES:
        header = f"{words.say(f'board-{kind}')}\n{words.say('board-of', count=view.of_type[kind])}"
        table.add_column(header, justify="right", no_wrap=True)
    table.add_column(words.say("board-points"), justify="right", no_wrap=True)
    for p, player in enumerate(view.seats):
        mark = TURN if p == view.player else " "
        row = [
            f"{mark} {words.say(seat_phrase(p))}",
            str(player.discs),
            f"{player.cards} {words.say('board-passed')}" if player.passed and not over else str(player.cards),
            PET if player.pet else NOT_HERE,
            *(_pawns(player, kind) for kind in TYPES),
            f"{BEST if over and _merit(view, player) == best else ''}{player.score}",
        ]
        table.add_row(*row, style="bold" if p == view.player else "")
    return table


def _merit(view: View, player: Player) -> tuple[int, int]:
    """Points, then few animals in hand (OPT-40)."""
    hand = player.hand or {}
    return player.score, -sum(count for card, count in hand.items() if view.deck[card].type != "provisions")


def _pawns(player: Player, kind: str) -> str:
    """Pawns on a score card, two on discs counting as three, and the points they give as it stands."""
    whole, half = divmod(2 * player.pawns[kind] + player.raised[kind], 2)
    if not player.pawns[kind]:
        return NOT_HERE
    return f"{whole}{HALF if half else ''}/{player.points[kind]}"


def _hands(view: View, words: Words, seat: int | None) -> list[RenderableType]:
    """What may be known of the other hands and pets."""
    found: list[RenderableType] = []
    for p, player in enumerate(view.seats):
        if p == seat:
            continue
        who = seat_phrase(p)
        lines = {"known": player.known, "kept": player.kept} if player.hand is None else {"hand-of": player.hand}
        for key, cards in lines.items():
            if cards:
                found.append(_list(words.say(f"board-{key}", who=who), _names(view, words, cards)))
        if player.pet_card:
            found.append(_list(words.say("board-pet-of", who=who), [_pet(view, words, player.pet_card)]))
    return ["", *found] if found else []


def _pet(view: View, words: Words, card: str) -> str:
    """A pet, and why it does not count (OPT-31)."""
    name = _name(view, words, card)
    return words.say("board-pet-void", card=name, why=_why(view, card)) if view.deck[card].no_pet else name


def _why(view: View, card: str) -> list[Phrase]:
    return [fault_phrase(fault) for fault in view.deck[card].no_pet]


# The own hand


def _own(view: View, words: Words, seat: int | None) -> list[RenderableType]:
    """Every card with what moves call it and its open places, or why it would not count as a pet; the own pet."""
    if seat is None:
        return []
    found: list[RenderableType] = []
    player = view.seats[seat]
    if player.pet_card:
        found += ["", _list(words.say("board-your-pet"), [_pet(view, words, player.pet_card)])]
    if not player.hand:
        return found
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    for wraps in (False, False, True):
        table.add_column(no_wrap=not wraps)
    pets = view.phase == "pet"
    for card, count in player.hand.items():
        written = "" if _name(view, words, card) == card else card
        may = _as_pet(view, words, card) if pets else _places(view, words, card)
        table.add_row(_tile(view, words, card, count), Text(written, "dim"), may)
    return [*found, "", Text(words.say("board-hand-pet" if pets else "board-hand", new=NEW), "bold"), table]


def _as_pet(view: View, words: Words, card: str) -> Text:
    """Why a card would not count as a pet (OPT-31)."""
    why = _why(view, card)
    return Text(words.say("board-no-pet", why=why) if why else "", "dim")


def _places(view: View, words: Words, card: str) -> Text:
    """Where a card may go; if nowhere, the rules that forbid it."""
    if card not in view.places:
        return Text()
    new = {f"p{len(view.port) + 1}", f"s{len(view.starboard) + 1}"}
    found = [f"{place}{NEW if place in new else ''}" for place, rules in view.places[card].items() if not rules]
    if found:
        return Text(" ".join(found))
    rules = sorted({rule for reasons in view.places[card].values() for rule in reasons})
    return Text(words.say("board-nowhere", rules=" ".join(rules)), "dim")
