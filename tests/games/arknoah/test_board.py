"""The terminal picture of Ark & Noah."""

import random
import re

import pytest

import arkade
from arkade.games.arknoah.board import BEST, COUPLED, CUBE, EMPTY, FOOD, MINUS, SPACE
from arkade.games.arknoah.components import CELLS, EDGES, POINTS, SPECIES, TILES
from arkade.games.arknoah.enclosures import put_cube, put_plank
from arkade.games.arknoah.state import ABOARD, BAG
from arkade.state import State
from tests.cli.test_boards import picture


def table(players: int = 2, **options: str) -> State:
    """A new game."""
    return arkade.load("arknoah", players, **options).new(seed=0)


def wall(state: State, seat: int, edges: str) -> None:
    """Planks of a seat on these edges, from the supply."""
    for edge in edges.split():
        put_plank(state._record, EDGES.index(edge), seat)
        state._record.plank_supply[seat] -= 1


def give(state: State, tiles: dict[str, int]) -> None:
    """These tiles to these seats, all others into the bags."""
    s = state._record
    s.tile[s.tile >= 0] = BAG
    for name, seat in tiles.items():
        s.tile[TILES.index(name)] = seat


def load(state: State, species: str, cell: str, small: bool = False) -> None:
    """A pair aboard."""
    s = state._record
    number = SPECIES.index(species)
    s.tile[2 * number : 2 * number + 2] = ABOARD
    s["pen_small" if small else "pen_large"][CELLS.index(cell)] = number


def play_on(state: State, phase: str, seed: int = 0) -> State:
    """Random moves, but never done before it must be, until something is to be decided; "": to the end."""
    chance = random.Random(seed)
    while not state.over and state.view()["phase"] != phase:
        moves = [state.game.notation(action) for action in state.legal()]
        state.play(chance.choice([move for move in moves if move != "done"] or moves))
    assert state.over == (phase == "")
    return state


def rows(drawn: str) -> list[str]:
    """The lines of the ark, without the letters above it."""
    lines = drawn.splitlines()
    top = next(i for i, line in enumerate(lines) if line.split()[:3] == ["a", "b", "c"])
    return [line.rstrip() for line in lines[top + 1 : top + 14]]


def line_of(drawn: str, start: str) -> str:
    """The line that starts so, with its continuations."""
    lines = drawn.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith(start))
    found = lines[at].rstrip()
    for line in lines[at + 1 :]:
        if not line.startswith("  ") or line.startswith("  seat"):
            break
        found += f" {line.strip()}"
    return found


@pytest.mark.rule("ARK-02")
@pytest.mark.parametrize(("players", "columns"), [(2, "abcdefgh"), (3, "abcdefghijk"), (4, "abcdefghijklmn")])
def test_the_ark_has_letters_above_and_numbers_beside_it(players: int, columns: str) -> None:
    drawn = picture(table(players), None)
    assert "    ".join(columns) in drawn
    lines = rows(drawn)
    assert "".join(f"{line:1}"[0] for line in lines) == " 1  2  3  4  "
    assert lines[0].split("+")[0] == " " * 13  # no cells a1 and b1
    assert lines[3].count("··") == len(columns)
    assert lines[12].count("··") == len(columns) - 4


@pytest.mark.rule("ARK-26", "ARK-27", "ARK-29")
def test_planks_bear_their_owners_number_and_enclosures_show_their_cells() -> None:
    state = table()
    wall(state, 0, "c1n d1n c2n d2n")
    assert EMPTY not in "".join(rows(picture(state, 0)))  # c1 and d1 are not closed yet
    wall(state, 1, "c1w d1e")
    lines = rows(picture(state, 0))
    assert lines[0] == f"             {SPACE}━00━{SPACE}━00━+ ·· + ·· +"
    assert lines[1] == f"1            1 {EMPTY}    {EMPTY}  1    ·    ·"
    assert lines[2] == "             ┃         ┃"  # no edge between them any more
    assert lines[3] == "   + ·· + ·· +━00━+━00━+ ·· + ·· + ·· + ·· +"
    put_cube(state._record, POINTS.index("c1nw"))
    assert rows(picture(state, 0))[0].startswith(f"             {CUBE}━00━{SPACE}━00━+")


@pytest.mark.rule("ARK-31", "ARK-34")
def test_food_and_pairs_stand_in_their_cells() -> None:
    state = table()
    wall(state, 0, "c2w c2n c3n d2n d3n d2e e2e f2n f3n f2e")
    state._record.fed[[CELLS.index("c2"), CELLS.index("f2")]] = 1
    assert f"{FOOD}    {EMPTY}  0" in rows(picture(state, 0))[4]
    load(state, "panda", "c2")
    load(state, "dog", "f2")
    load(state, "raven", "f2", small=True)
    lines = rows(picture(state, 0))
    assert "0pand" in lines[4]
    assert "0dog 0" in lines[4]
    assert "┃ravn┃" in lines[5]
    assert "┃corb┃" in rows(picture(state, 0, "fr"))[5]
    assert "Aboard: raven f2, dog f2, panda c2" in picture(state, 0)
    assert "Aan boord: raaf f2, hond f2, panda c2" in picture(state, 0, "nl")


@pytest.mark.rule("ARK-06", "ARK-10", "ARK-12")
def test_the_action_board_has_workers_and_bonus_tiles() -> None:
    state = table()
    drawn = picture(state, 0)
    assert line_of(drawn, "done").split() == ["done", "[0]", "[1]", "[1]", "[0]", "·", "·", "·"]
    assert line_of(drawn, "current").split() == ["current", *"·······"]
    for move in ("work load", "work build", "work animals"):
        state.play(move)
    drawn = picture(state, 0)
    assert line_of(drawn, "done").split() == ["done", "·", "·", "·", "[0]", "·", "·", "·"]
    assert line_of(drawn, "current").split() == ["current", "·", "[1]", "·", "·", "·", "[1]", "[0]"]
    state.play("work wood")
    drawn = picture(state, 0)
    assert line_of(drawn, "bonus").split() == ["bonus", "+1", "·", "+1", "+1", "·", "·", "·"]
    assert "►2 animals" in drawn
    assert "► Seat 1 to move: take an animal   then 0" in drawn
    assert drawn.count("Drawn: ") == 1


@pytest.mark.rule("ARK-50", "ARK-51")
def test_the_quick_game_shows_nothing_that_it_does_not_have() -> None:
    state = table(3, game="quick")
    drawn = picture(state, 0)
    assert not re.search("pitch|food|bonus|current|dove", drawn)
    state.play("work build")
    wall(state, 0, "c1n c1w c1e c2n")
    drawn = picture(state, 0)
    assert "build, pieces left: 8   then 1, 2" in drawn
    assert "turn of seat 0: build" in drawn
    assert SPACE not in drawn
    assert EMPTY in rows(drawn)[1]


@pytest.mark.rule("ARK-07")
def test_tiles_are_listed_by_seat_with_their_partners_and_what_is_left_in_the_bags() -> None:
    state = table()
    give(state, {"lion male": 0, "lion female": 1, "dog male": 0, "koala female": 0, "koala male": 0, "cat male": 1})
    drawn = picture(state, 0)
    assert line_of(drawn, "Seat 1:") == f"Seat 1: cat m, lion f{COUPLED}"
    bags = line_of(drawn, "Bags")
    assert bags.startswith("Bags (")
    assert all(f" {name}," in bags for name in ("dog f", "cat f", "panda mf"))
    assert "koala" not in bags
    own = drawn[drawn.index("Your animals") :]
    assert own.split("\n", 1)[0].rstrip() == "Your animals (size/points):"
    assert f"lion m{COUPLED} 3/6  partner: seat 1" in own
    assert f"koala f{COUPLED} 1/2 " in own
    assert "dog m  1/2" in own
    assert own.count("partner") == 1
    assert f"leeuw m{COUPLED} 3/6  partner: plaats 1 lion male" in picture(state, 0, "nl")
    assert "Your animals" not in picture(state, None)
    assert "Seat 0: dog m, koala m" in picture(state, None)


@pytest.mark.rule("ARK-24")
def test_the_board_tells_every_step_of_an_exchange() -> None:
    state = table()
    wall(state, 0, "c1n")
    wall(state, 1, "d1n")
    for move in ("work exchange", "work pitch", "work food", "work wood"):
        state.play(move)
    assert "► Seat 0 to move: choose a reward" in picture(state, 0)
    state.play("reward point")
    assert "swap planks or animals" in picture(state, 0)
    assert "Points of seat 0: exchange 1" in picture(state, 1)
    planks = state.copy()
    planks.play("swap planks")
    assert "choose two planks to swap" in picture(planks, 0)
    planks.play("lift c1n")
    assert "a plank to swap with c1n" in picture(planks, 0)
    state.play("swap animals")
    assert "choose a bag, tiles to draw: 3" in picture(state, 0)
    for _ in range(3):
        state.play("draw male")
    assert "take a drawn tile or none" in picture(state, 0)
    tile = state.view(0)["drawn"][0]
    state.play(f"swap in {tile}")
    assert f"give a tile for: {tile.split()[0]} m" in picture(state, 0)


@pytest.mark.rule("ARK-30", "ARK-32")
def test_the_board_tells_what_is_left_to_build_and_to_load() -> None:
    state = play_on(table(3), "build")
    assert "build, pieces left: 8" in picture(state, 0)
    state = play_on(table(3), "load")
    assert re.search(r"load, points left: [58]", picture(state, 0))
    state = play_on(table(3), "into")
    name = state.view(0)["loading"]
    assert f"an enclosure for: {name}" in picture(state, 0)


@pytest.mark.rule("ARK-41", "ARK-43")
@pytest.mark.parametrize("game", ["normal", "quick"])
def test_at_the_end_all_points_have_reasons_and_a_star_marks_who_won(game: str) -> None:
    state = play_on(table(3, game=game), "")
    drawn = picture(state, 0)
    assert drawn.startswith("The game is over: ")
    for p in range(3):
        shown = line_of(drawn, f"  seat {p}").split()[-1]
        assert (BEST in shown) == (p in state.winners)
        assert shown.strip(BEST).replace(MINUS, "-") == str(state.scores[p])
        points = re.findall(rf"{MINUS}?\d+", line_of(drawn, f"Points of seat {p}:").split(":")[1])
        assert sum(int(number.replace(MINUS, "-")) for number in points) == state.scores[p]
    assert "outline 5" in drawn
    assert "La partie est finie" in picture(state, 0, "fr")
