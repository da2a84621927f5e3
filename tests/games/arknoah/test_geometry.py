"""The ark: its cells, edges and pitch spaces, and the enclosures that planks make."""

from functools import cache
from typing import Any

import numpy as np
import pytest

import arkade
from arkade.games.arknoah.components import (
    CELL_EDGES,
    CELLS,
    EDGE_CELLS,
    EDGES,
    IN_ARK,
    N_CELLS,
    N_EDGES,
    OUTLINE,
    OUTLINE_AT,
    OUTLINE_SIZE,
    POINT_EDGES,
    POINTS,
    ROUND,
    WATER,
    picture,
)
from arkade.games.arknoah.enclosures import clear_ark, put_plank
from arkade.games.arknoah.state import FREE, STATE
from tests.kernel.walk import compiled
from tests.tables import NIGHTLY

from . import enclosures
from .positions import pens, position

COUNTS = [(2, 24, 24, 36, 54), (3, 36, 30, 57, 81), (4, 48, 36, 78, 108)]
every_ark = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.rule("ARK-02", "ARK-60")
@pytest.mark.parametrize(("players", "cells", "outline", "inner", "planks"), COUNTS)
def test_the_arks_have_the_counts_of_the_table(players: int, cells: int, outline: int, inner: int, planks: int) -> None:
    on_both = (EDGE_CELLS[players] != WATER).sum(axis=1)
    assert IN_ARK[players].sum() == cells == sum(row.count("#") for row in picture(players))
    assert (on_both == 1).sum() == OUTLINE_SIZE[players] == outline
    assert (on_both == 2).sum() == inner
    assert (POINT_EDGES[players, :, 0] >= 0).sum() == outline
    assert arkade.load("arknoah", players).new(1)._record.plank_supply.sum() + 3 * players == planks


@pytest.mark.rule("ARK-02")
def test_the_ark_for_two_is_stern_and_bow() -> None:
    assert picture(2) == ("..####..", "########", "########", "..####..")
    assert picture(3) == ("..#######..", "###########", "###########", "..#######..")
    assert picture(4)[0] == "..##########.."


@every_ark
@pytest.mark.rule("ARK-02")
def test_every_name_is_a_place_of_every_ark_that_has_it(players: int) -> None:
    there = set(enclosures.Ark(players, EDGES).cells)
    assert {CELLS[cell] for cell in range(N_CELLS) if IN_ARK[players, cell]} == there
    for edge in range(N_EDGES):
        beside = {CELLS[cell] for cell in EDGE_CELLS[players, edge].tolist() if cell != WATER}
        assert beside == set(enclosures.beside(EDGES[edge])) & there
        assert not beside or EDGES[edge][:2] in beside
    for point in ROUND[players, : OUTLINE_SIZE[players]].tolist():
        beside = {CELLS[cell] for cell in EDGE_CELLS[players, POINT_EDGES[players, point]].ravel() if cell != WATER}
        assert POINTS[point][:2] in there
        row, column = int(POINTS[point][1]), POINTS[point][0]
        assert any(abs(int(cell[1]) - row) <= 1 and abs(ord(cell[0]) - ord(column)) <= 1 for cell in beside)


@every_ark
@pytest.mark.rule("ARK-60")
def test_the_outline_is_one_way_round_with_a_pitch_space_between_each_two_edges(players: int) -> None:
    size = int(OUTLINE_SIZE[players])
    edges = OUTLINE[players, :size].tolist()
    assert len(set(edges)) == len(set(ROUND[players, :size].tolist())) == size
    for at in range(size):
        assert OUTLINE_AT[players, edges[at]] == at
        assert set(POINT_EDGES[players, ROUND[players, at]].tolist()) == {edges[at - 1], edges[at]}
        assert corners(EDGES[edges[at - 1]]) & corners(EDGES[edges[at]])


def corners(edge: str) -> set[tuple[int, int]]:
    """The two ends of an edge."""
    x, y = enclosures.COLUMNS.index(edge[0]), int(edge[1]) - 1
    ends = {"n": ((0, 0), (1, 0)), "e": ((1, 0), (1, 1)), "s": ((0, 1), (1, 1)), "w": ((0, 0), (0, 1))}[edge[2]]
    return {(x + dx, y + dy) for dx, dy in ends}


@pytest.mark.rule("ARK-60")
def test_corners_of_the_outline_are_pitch_spaces_too() -> None:
    notch = POINTS.index("b2ne")  # where the stern's high part begins
    assert {EDGES[edge] for edge in POINT_EDGES[2, notch].tolist()} == {"b2n", "c1w"}
    assert {EDGES[edge] for edge in POINT_EDGES[2, POINTS.index("h2ne")].tolist()} == {"h2n", "h2e"}
    assert (POINT_EDGES[4, POINTS.index("h2ne")] < 0).all()


@pytest.mark.rule("ARK-02")
def test_the_sides_of_a_cell_are_its_edges() -> None:
    c2 = CELL_EDGES[CELLS.index("c2")].tolist()
    assert [EDGES[edge] for edge in c2] == ["c2n", "c2e", "c3n", "c2w"]


# Enclosures


@pytest.mark.rule("ARK-27")
@pytest.mark.parametrize(
    ("planks", "cells"),
    [
        ("a2n a2w b2w a3n", ["a2"]),
        ("a2n b2n a2w c2w a3n b3n", ["a2", "b2"]),
        ("d1n d1e c1e d2n", ["d1"]),
        ("d2n e2n c2e e2e d3n e3e d3e e3s", ["d2", "e2", "e3"]),
        ("d2n e2n c2e e2e c3e e3e d3s e3s", ["d2", "e2", "d3", "e3"]),
        ("c2n d2n e2n f2n c2w c3n d3n e3n f3n f2e", ["c2", "d2", "e2", "f2"]),
        ("d2n e2n f2n c2e d3n f3n f2e d3e e3e e3s", ["d2", "e2", "f2", "e3"]),
    ],
)
def test_up_to_four_cells_of_any_shape_and_any_colours_are_an_enclosure(planks: str, cells: list[str]) -> None:
    edges = planks.split()
    state = position([" ".join(edges[0::2]), " ".join(edges[1::2])])
    assert pens(state) == {cells[0]: cells}
    for left_out in range(len(edges)):
        rest = edges[:left_out] + edges[left_out + 1 :]
        assert pens(position([" ".join(rest), ""])) == {}


@pytest.mark.rule("ARK-27")
def test_a_closed_group_of_five_cells_is_none_and_may_be_divided() -> None:
    around = "c2n d2n e2n f2n g2n c2w c3n d3n e3n f3n g3n g2e"
    state = position([around, ""])
    assert pens(state) == {}
    assert state._record.plank[EDGES.index("d2e")] == FREE
    assert pens(position([around, "d2e"])) == {"c2": ["c2", "d2"], "e2": ["e2", "f2", "g2"]}


@pytest.mark.rule("ARK-27", "ARK-26")
def test_one_plank_can_finish_two_enclosures() -> None:
    around = "c2n d2n e2n f2n g2n c2w c3n d3n e3n f3n g3n g2e"  # five cells
    state = position([around, ""])
    put_plank(state._record, EDGES.index("d2e"), 1)
    assert pens(state) == {"c2": ["c2", "d2"], "e2": ["e2", "f2", "g2"]}


SETS = {2: 33_334, 3: 33_333, 4: 33_333} if NIGHTLY else dict.fromkeys((2, 3, 4), 2_000)  # 100,000 together by night


@pytest.mark.slow
@pytest.mark.rule("ARK-26", "ARK-27", "ARK-28")
@pytest.mark.parametrize("players", SETS)
def test_enclosures_agree_with_union_find_on_random_sets_of_planks(players: int) -> None:
    """Planks in a random order: the enclosures that the rules kept are those of the planks that lie in the end, and
    whatever plank lies no more is inside one."""
    records, orders, lengths = arks(players, SETS[players])
    ark = enclosures.Ark(players, EDGES)
    found = 0
    for plank, pen, order, length in zip(
        (records["plank"] >= 0).tolist(), records["pen"].tolist(), orders.tolist(), lengths.tolist(), strict=True
    ):
        kept = groups(pen)
        assert sorted(ark.enclosures(plank)) == sorted(kept)
        for edge in order[:length]:
            assert plank[edge] or any(ark.inside(edge, group) for group in kept)
        found += len(kept)
    assert found > SETS[players]  # more than one an ark


@pytest.mark.rule("ARK-26", "ARK-27", "ARK-28")
@every_ark
def test_enclosures_agree_with_union_find_after_every_plank(players: int) -> None:
    records, orders, lengths = arks(players, 60)
    ark = enclosures.Ark(players, EDGES)
    for i in range(60):
        kept, planks = ark.placed(orders[i, : lengths[i]].tolist())
        assert sorted(groups(records["pen"][i].tolist())) == sorted(kept)
        assert (records["plank"][i] >= 0).tolist() == planks


def groups(pen: list[int]) -> list[list[str]]:
    """The enclosures of a record's field."""
    found: dict[int, list[str]] = {}
    for cell, first in enumerate(pen):
        if first >= 0:
            found.setdefault(first, []).append(CELLS[cell])
    return list(found.values())


def arks(players: int, count: int) -> tuple[Any, Any, Any]:
    """Records with so many planks of random orders on their arks, put there by the compiled rules."""
    rng = np.random.default_rng(players)
    existing = [edge for edge in range(N_EDGES) if (EDGE_CELLS[players, edge] != WATER).any()]
    orders = rng.permuted(np.tile(existing, (count, 1)), axis=1)
    lengths = rng.integers(len(existing) // 2, len(existing) + 1, count)
    records = np.zeros(count, STATE)
    records["players"] = players
    putter()(records, orders, lengths)
    return records, orders, lengths


@cache
def putter() -> Any:
    return compiled(put_planks)


def put_planks(records, orders, lengths):
    for i in range(len(records)):
        clear_ark(records[i])
        for j in range(lengths[i]):
            if records[i].plank[orders[i, j]] == FREE:
                put_plank(records[i], orders[i, j], j % records[i].players)
