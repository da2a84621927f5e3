"""The facts of Ark & Noah: counts, animals, and the ark's geometry from one picture (ARK-01 to ARK-06, ARK-60)."""

import numpy as np

MAX_PLAYERS = 4

# Animals: species, size, number of players from which on it is used (ARK-01, ARK-03)
_ANIMALS = (
    ("dove", 0, 2),
    ("raven", 0, 2),
    ("mouse", 0, 3),
    ("mole", 0, 4),
    ("dog", 1, 2),
    ("koala", 1, 2),
    ("cat", 1, 2),
    ("flamingo", 1, 2),
    ("rabbit", 1, 3),
    ("fox", 1, 4),
    ("turtle", 1, 4),
    ("panda", 2, 2),
    ("sheep", 2, 2),
    ("monkey", 2, 2),
    ("kangaroo", 2, 2),
    ("wolf", 2, 2),
    ("pig", 2, 3),
    ("ostrich", 2, 3),
    ("lion", 3, 2),
    ("tiger", 3, 2),
    ("bear", 3, 3),
    ("zebra", 3, 4),
    ("camel", 3, 4),
    ("elephant", 4, 2),
    ("rhinoceros", 4, 3),
    ("giraffe", 4, 4),
)
SPECIES = tuple(name for name, _, _ in _ANIMALS)
SIZES = tuple(size for _, size, _ in _ANIMALS)
FROM_PLAYERS = tuple(players for _, _, players in _ANIMALS)
VALUES = tuple(2 * size for size in SIZES)  # victory points of one tile
N_SPECIES = len(SPECIES)

# A tile is a species and a sex: species * 2 + sex. Its partner is the other of the two.
SEXES = ("male", "female")
MALE, FEMALE = range(2)
TILES = tuple(f"{name} {sex}" for name in SPECIES for sex in SEXES)
N_TILES = len(TILES)

ACTIONS = ("pitch", "animals", "food", "exchange", "wood", "build", "load")  # of the action board, from the left
PITCH, ANIMALS, FOOD, EXCHANGE, WOOD, BUILD, LOAD = range(7)
N_ACTIONS = len(ACTIONS)
REWARDS = ("point", "food", "plank", "pitch")  # of an exchange (ARK-24)
A_POINT, A_FOOD, A_PLANK, A_CUBE = range(4)

PLANKS = 27  # of each colour (ARK-01)
CUBES = 36
FOOD_TILES = 56
START_PLANKS = 3  # ARK-04
START_PITCH = 2
START_FOOD = 2
MAX_BONUS = 4  # ARK-12

# What an action gives: to the player of the worker, to every other
SHARE_PITCH = (3, 1)  # ARK-20
SHARE_ANIMALS = (1, 1)  # ARK-21
SHARE_FOOD = (3, 1)  # ARK-22
SHARE_EXCHANGE = (1, 0)  # ARK-24
SHARE_WOOD = (4, 2)  # ARK-23
SHARE_BUILD = (8, 5)  # pieces (ARK-25)
SHARE_LOAD = (8, 5)  # loading points (ARK-30)
QUICK_PAIRS = (2, 1)  # ARK-56
EXCHANGE_DRAWS = 3  # ARK-24

LEAST_ROUNDS = (10, 8)  # in the normal and in the quick game (ARK-40, ARK-57)
LAST_ROUND = (20, 16)  # ARK-41
OUTLINE_BONUS = 5  # ARK-43
MAX_PEN = 4  # cells of an enclosure (ARK-27)

# The ark (ARK-02): a part a player, the two outermost columns at each end half as high.
ROWS = 4
_STERN = ("..##", "####", "####", "..##")
_MIDDLE = ("###", "###", "###", "###")
_BOW = ("##..", "####", "####", "##..")


def picture(players: int) -> tuple[str, ...]:
    """The ark for a number of players, `#` for a cell."""
    return tuple(_STERN[row] + _MIDDLE[row] * (players - 2) + _BOW[row] for row in range(ROWS))


# Corners are (x, y) from the stern's side and from the top; a cell has the corner at its upper left as its place, a
# horizontal edge its left end ("h", x, y), a vertical one its upper end ("v", x, y). One numbering holds for all three
# arks: the largest has every cell and edge of the others, and points are numbered that any of them has.
WATER = -1
NOTHING = -1
Place = tuple[int, int]
Side = tuple[str, int, int]


def _cells_of(players: int) -> list[Place]:
    """In reading order."""
    return [(x, y) for y, row in enumerate(picture(players)) for x, sign in enumerate(row) if sign == "#"]


def _sides(cell: Place) -> tuple[Side, Side, Side, Side]:
    """North, east, south, west."""
    x, y = cell
    return ("h", x, y), ("v", x + 1, y), ("h", x, y + 1), ("v", x, y)


def _outline_of(players: int) -> list[tuple[Side, Place]]:
    """The outline's edges clockwise, each with the corner where it begins."""
    cells = _cells_of(players)
    found: dict[Place, tuple[Side, Place]] = {}  # by the corner where it begins: the edge, and where it ends
    for x, y in cells:
        corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        beyond = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        for side, edge in enumerate(_sides((x, y))):
            if beyond[side] not in cells:
                found[corners[side]] = edge, corners[(side + 1) % 4]
    corner = cells[0]
    outline = []
    for _ in found:
        edge, end = found[corner]
        outline.append((edge, corner))
        corner = end
    return outline


_COLUMNS = "abcdefghijklmn"
_CELLS = _cells_of(MAX_PLAYERS)
_EDGES = sorted({side for cell in _CELLS for side in _sides(cell)}, key=lambda edge: (edge[2], edge[0], edge[1]))
_POINTS = sorted(
    {corner for players in range(2, MAX_PLAYERS + 1) for _, corner in _outline_of(players)},
    key=lambda corner: (corner[1], corner[0]),
)


def _edge_name(edge: Side) -> str:
    """By a cell that every ark with this edge has: `c1n`, `c2n`, `c3n`, `c3s`, `c4s`; `a2w`, `c1w`, `c1e`."""
    kind, x, y = edge
    if kind == "h":
        return f"{_COLUMNS[x]}{(1, 2, 3, 3, 4)[y]}{'nnnss'[y]}"
    if x < 3:
        return f"{_COLUMNS[x]}{y + 1}w"
    return f"{_COLUMNS[x - 1]}{y + 1}e"


def _point_name(corner: Place) -> str:
    """By a cell that every ark with this point has: `c1nw`, `c1ne`, `a2nw`, `b2ne`, `a2sw`, `h2se`, `c4sw`."""
    x, y = corner
    row, side = (1, 2, 2, 3, 4)[y], "nnsss"[y]
    first = 2 if row in (1, 4) else 0
    return f"{_COLUMNS[x]}{row}{side}w" if x == first else f"{_COLUMNS[x - 1]}{row}{side}e"


CELLS = tuple(f"{_COLUMNS[x]}{y + 1}" for x, y in _CELLS)
EDGES = tuple(_edge_name(edge) for edge in _EDGES)
POINTS = tuple(_point_name(corner) for corner in _POINTS)
N_CELLS, N_EDGES, N_POINTS = len(CELLS), len(EDGES), len(POINTS)
MAX_OUTLINE = 36

#: The four edges of a cell: north, east, south, west.
NORTH, EAST, SOUTH, WEST = range(4)
CELL_EDGES = np.array([[_EDGES.index(side) for side in _sides(cell)] for cell in _CELLS])
#: Which side of its two cells an edge is, in the order of EDGE_CELLS.
EDGE_SIDES = np.array([(SOUTH, NORTH) if kind == "h" else (EAST, WEST) for kind, _, _ in _EDGES])

# By number of players
IN_ARK = np.zeros((MAX_PLAYERS + 1, N_CELLS), np.int64)  # 1 for a cell of the ark
EDGE_CELLS = np.full((MAX_PLAYERS + 1, N_EDGES, 2), WATER)  # on both sides of an edge; water on both: not in the ark
BESIDE = np.full((MAX_PLAYERS + 1, N_CELLS, 4), WATER)  # the cell beyond each of the four edges of a cell
OUTLINE = np.full((MAX_PLAYERS + 1, MAX_OUTLINE), NOTHING)  # its edges clockwise
OUTLINE_SIZE = np.zeros(MAX_PLAYERS + 1, np.int64)  # edges, and as many pitch spaces
OUTLINE_AT = np.full((MAX_PLAYERS + 1, N_EDGES), NOTHING)  # the place of an edge in OUTLINE
ROUND = np.full((MAX_PLAYERS + 1, MAX_OUTLINE), NOTHING)  # pitch spaces clockwise: where the edge of OUTLINE begins
POINT_EDGES = np.full((MAX_PLAYERS + 1, N_POINTS, 2), NOTHING)  # the outline's edges on both sides (ARK-60)

for _players in range(2, MAX_PLAYERS + 1):
    for _cell in _cells_of(_players):
        _number = _CELLS.index(_cell)
        IN_ARK[_players, _number] = 1
        for _side in range(4):  # first the cell to the north or west of the edge
            EDGE_CELLS[_players, CELL_EDGES[_number, _side], 0 if _side in (1, 2) else 1] = _number
    for _cell in _cells_of(_players):
        _number = _CELLS.index(_cell)
        for _side in range(4):
            BESIDE[_players, _number, _side] = EDGE_CELLS[_players, CELL_EDGES[_number, _side], int(_side in (1, 2))]
    _outline = _outline_of(_players)
    OUTLINE_SIZE[_players] = len(_outline)
    for _at, (_edge, _corner) in enumerate(_outline):
        _number = _EDGES.index(_edge)
        OUTLINE[_players, _at] = _number
        OUTLINE_AT[_players, _number] = _at
        ROUND[_players, _at] = _POINTS.index(_corner)
        POINT_EDGES[_players, _POINTS.index(_corner)] = _EDGES.index(_outline[_at - 1][0]), _number

#: What the browser's board shows of each game: the rule by which an action is chosen, every action's rule and shares.
FACTS = {
    "normal": {
        "choice": "ARK-10",
        "actions": {
            "pitch": {"rule": "ARK-20", "share": SHARE_PITCH},
            "animals": {"rule": "ARK-21", "share": SHARE_ANIMALS},
            "food": {"rule": "ARK-22", "share": SHARE_FOOD},
            "exchange": {"rule": "ARK-24", "share": SHARE_EXCHANGE},
            "wood": {"rule": "ARK-23", "share": SHARE_WOOD},
            "build": {"rule": "ARK-25", "share": SHARE_BUILD},
            "load": {"rule": "ARK-30", "share": SHARE_LOAD},
        },
        "leastRounds": LEAST_ROUNDS[0],
    },
    "quick": {
        "choice": "ARK-51",
        "actions": {  # without pitch and food (ARK-50)
            "animals": {"rule": "ARK-52", "share": SHARE_ANIMALS},
            "exchange": {"rule": "ARK-53", "share": SHARE_EXCHANGE},
            "wood": {"rule": "ARK-54", "share": SHARE_WOOD},
            "build": {"rule": "ARK-55", "share": SHARE_BUILD},
            "load": {"rule": "ARK-56", "share": QUICK_PAIRS},
        },
        "leastRounds": LEAST_ROUNDS[1],
    },
}
