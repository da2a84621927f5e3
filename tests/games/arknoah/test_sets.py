"""Sets as bits, what they say of the ark, and moves drawn from them by lot."""

import random
from typing import Any

import numpy as np
import pytest

import arkade
from arkade.games.arknoah import enclosures, rules, sets
from arkade.games.arknoah.actions import VERBS
from arkade.games.arknoah.components import BESIDE, MAX_PLAYERS, N_CELLS, WATER
from arkade.games.arknoah.state import BUILDING, LOADING, PHASES
from arkade.kernel.generator import below, seed_words
from tests.tables import random_states

both_games = pytest.mark.parametrize("game", ["normal", "quick"])
every_table = pytest.mark.parametrize("players", [2, 3, 4])


def random_sets() -> list[list[int]]:
    """Members of sets of all sizes, in ascending order."""
    chance = random.Random(1)
    return [sorted(chance.sample(range(62), size)) for size in range(63)]


def as_bits(members: list[int]) -> Any:
    return np.int64(sum(1 << member for member in members))


def test_the_members_of_a_set_are_counted_and_listed_in_ascending_order() -> None:
    room = np.zeros(100, np.int32)
    for members in random_sets():
        bits = as_bits(members)
        assert sets.count(bits) == len(members)
        assert sets.listed(bits, 7, room, 3) == 3 + len(members)
        assert room[3 : 3 + len(members)].tolist() == [7 + member for member in members]
        assert [sets.nth(bits, n) for n in range(len(members))] == members
        if members:
            assert sets.lowest(bits) == members[0]


@pytest.mark.rule("ARK-02")
def test_the_cells_beside_a_set_are_those_beside_its_members() -> None:
    ways = (enclosures.to_north, enclosures.to_east, enclosures.to_south, enclosures.to_west)
    chance = random.Random(2)
    for _ in range(50):
        cells = chance.sample(range(N_CELLS), chance.randrange(N_CELLS))
        for side, way in enumerate(ways):
            beyond = {int(BESIDE[MAX_PLAYERS, cell, side]) for cell in cells} - {WATER}
            assert way(as_bits(cells)) == as_bits(sorted(beyond))


@both_games
@every_table
def test_a_move_by_lot_is_one_of_the_list_of_legal_ones_by_one_number(game: str, players: int) -> None:
    """The same draw as from the list, so that it is uniform; but when building, which is by trial."""
    seen = set()
    one, other = seed_words(players), seed_words(players)
    room = np.zeros(len(VERBS.notations), np.int32)
    for state in random_states("arknoah", players, range(2 if game == "normal" else 8), game=game):
        s = state._record
        if not state.over and s.phase != BUILDING:
            n = rules.legal(s, room)
            wanted = int(room[below(other, n)])
            assert rules.random_legal(s, one, room) == wanted
            assert one.tolist() == other.tolist()
            seen.add(PHASES[s.phase])
    assert PHASES[LOADING] in seen
    assert len(seen) == (7 if game == "quick" else 10)


@pytest.mark.parametrize(("planks", "pitch"), [(1, 1), (1, 0), (0, 1), (0, 0)])
@every_table
def test_what_is_built_by_lot_is_any_with_the_same_chance(players: int, planks: int, pitch: int) -> None:
    """None strays from its share by more than six standard deviations, and none that is not legal comes."""
    game = arkade.load("arknoah", players)
    chance, rng, room = random.Random(players), seed_words(5), np.zeros(game.num_actions, np.int32)
    state = game.new(3)
    while state._record.phase != BUILDING or state._record.places[enclosures.POINTS_SET] == 0:
        state.play(chance.choice(state.legal()))
    s = state._record
    s.planks[s.player], s.pitch[s.player] = planks, pitch
    counts = dict.fromkeys(room[: rules.legal(s, room)].tolist(), 0)
    share = 100
    for _ in range(share * len(counts)):
        counts[int(rules.random_legal(s, rng, room))] += 1
    assert max(abs(count - share) for count in counts.values()) <= 6 * share**0.5
