"""What a seat knows in Coloretto Amazonas, and what a redeal may change (COM-06)."""

import random
from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.stats import chisquare

import arkade
from arkade.games.amazonas.components import N_ANIMALS
from arkade.games.amazonas.consistency import check
from arkade.state import State
from tests.tables import same_to

from .positions import animals, counts, keys, played, position

PLAYERS = range(2, 5)


def late() -> State:
    """Two players, the pile nearly exhausted: each has seen all cards but five."""
    return position(["toad, frog, sloth", "toad, toad, jaguar"], ["toucan", "toad"], pile="frog, sloth")


def late_for_three() -> State:
    """Seat 0 has seen all cards but eight: two hands and two cards in the pile."""
    hands = ["piranha, piranha, piranha", "toad, toad, frog", "toad, frog, frog"]
    return position(hands, ["sloth"], pile="toad, frog", players=3)


def midway(seed: int, players: int, moves: int) -> State:
    """A random game after some moves."""
    state = arkade.load("amazonas", players, start="random").new(seed)
    chance = random.Random(seed)
    for _ in range(moves):
        if not state.over:
            state.play(chance.choice(state.legal()))
    return state


def hidden(state: State, seat: int | None) -> tuple[Any, ...]:
    """All that a seat does not know: the other hands, and the pile in its order."""
    s = state._record
    hands = (tuple(s.hand[p].tolist()) for p in range(s.players) if p != seat)
    return (*hands, tuple(s.pile[: s.left][::-1].tolist()))


def deals(unseen: str, hands: int) -> Counter[tuple[Any, ...]]:
    """Every way to deal these cards to some hands of three and the pile, and how often it occurs."""
    found: Counter[tuple[Any, ...]] = Counter()
    for order in permutations(animals(unseen)):
        held = [order[3 * i : 3 * i + 3] for i in range(hands)]
        counted = (tuple(cards.count(animal) for animal in range(N_ANIMALS)) for cards in held)
        found[*counted, order[3 * hands :]] += 1
    return found


# What a redeal keeps


@pytest.mark.rule("COM-06", "AMA-14")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("moves", [0, 7, 30, 31, 60, 300])
def test_a_redeal_changes_nothing_that_the_seat_knows(players: int, moves: int) -> None:
    state = midway(moves, players, moves)
    for seat in (*range(players), None):
        for seed in range(3):
            other = state.redeal(seat, seed)
            check(other._record)
            assert same_to(seat, state, other)
            assert other.scores == state.scores
            assert other.news == state.news


@pytest.mark.rule("COM-06")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_redeal_depends_on_nothing_that_the_seat_does_not_know(players: int) -> None:
    for moves in (0, 25, 70, 300):
        state = midway(moves, players, moves)
        for seat in (*range(players), None):
            for other in range(3):
                assert state.redeal(seat, 1) == state.redeal(seat, other).redeal(seat, 1)


@pytest.mark.rule("COM-06", "AMA-06")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_card_given_stays_where_it_lies_and_its_giver_keeps_two_cards(seat: int | None) -> None:
    state = played(late_for_three(), "give 2 piranha")
    for seed in range(20):
        other = state.redeal(seat, seed)
        assert other.view()["gift"] == {"giver": 0, "receiver": 2, "animal": "piranha"}
        assert [player["cards"] for player in other.view()["seats"]] == [2, 3, 3]
        check(other._record)


@pytest.mark.rule("COM-06", "AMA-14", "AMA-18")
def test_at_the_end_all_cards_but_the_order_of_the_pile_are_known() -> None:
    state = position(["toad, frog, sloth"], ["chameleon, two-headed snake"], [{"green": 1}], players=4)
    state.play("play toad")
    assert state.over
    for seed in range(5):
        other = state.redeal(0, seed)
        assert other.view() == state.view()
        assert sorted(other.view(arkade.ALL)["pile_cards"]) == sorted(state.view(arkade.ALL)["pile_cards"])
        check(other._record)


# What a redeal deals


def spread(state: State, seat: int | None, expected: Counter[tuple[Any, ...]], redeals: int) -> NDArray[np.float64]:
    """How often each deal came, and how often it should have, as two rows."""
    found = Counter(hidden(state.redeal(seat, seed), seat) for seed in range(redeals))
    assert set(found) <= set(expected)
    assert hidden(state, seat) in expected
    ways = sum(expected.values())
    return np.array([[found[deal], redeals * expected[deal] / ways] for deal in expected]).T


@pytest.mark.rule("COM-06", "AMA-03")
@pytest.mark.parametrize(
    ("seat", "unseen"), [(0, "toad, toad, jaguar, frog, sloth"), (1, "toad, frog, sloth, frog, sloth")]
)
def test_every_deal_of_the_unseen_cards_comes_as_often_as_it_should(seat: int, unseen: str) -> None:
    table = spread(late(), seat, deals(unseen, 1), 2000)
    assert table[1].min() > 5
    assert chisquare(*table).pvalue > 0.001


@pytest.mark.rule("COM-06", "AMA-03")
def test_two_hidden_hands_are_dealt_together_as_they_should() -> None:
    table = spread(late_for_three(), 0, deals("toad, toad, toad, toad, frog, frog, frog, frog", 2), 1500)
    assert table[1].min() > 5
    assert chisquare(*table).pvalue > 0.001


@pytest.mark.rule("COM-06", "AMA-03")
def test_for_a_spectator_every_hand_is_hidden() -> None:
    state = position(["toad, toad, frog", "frog, frog, frog"], pile="toad, frog")
    table = spread(state, None, deals("toad, toad, toad, frog, frog, frog, frog, frog", 2), 1500)
    assert table[1].min() > 5
    assert chisquare(*table).pvalue > 0.001


@pytest.mark.rule("COM-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_true_state_is_among_the_redealt_ones(seat: int) -> None:
    state = late()
    assert hidden(state, seat) in {hidden(state.redeal(seat, seed), seat) for seed in range(1000)}


@pytest.mark.rule("COM-06", "COM-03")
def test_the_next_card_of_the_pile_cannot_be_foreseen() -> None:
    state = arkade.load("amazonas", 2).new(seed=1)
    tops = {state.redeal(0, seed).view(arkade.ALL)["pile_cards"][0] for seed in range(200)}
    assert len(tops) == 18


# What views, observations and log lines show


@pytest.mark.rule("COM-06", "AMA-03")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_view_shows_the_own_hand_alone(players: int) -> None:
    state = midway(3, players, 20)
    for seat in (*range(players), None):
        view = state.view(seat)
        assert [player["hand"] is not None for player in view["seats"]] == [p == seat for p in range(players)]
        assert view["pile_cards"] is None
    everything = state.view(arkade.ALL)
    assert all(player["hand"] for player in everything["seats"])
    assert len(everything["pile_cards"]) == everything["pile"]


@pytest.mark.rule("COM-06", "AMA-04")
def test_everything_shows_the_pile_from_its_top() -> None:
    state = late()
    assert state.view(arkade.ALL)["pile_cards"] == keys("frog, sloth")
    state.play("play toad")
    assert state.view(0)["seats"][0]["hand"] == counts("sloth, frog, frog")


@pytest.mark.rule("COM-06", "AMA-14")
def test_an_observation_counts_seats_from_the_observer() -> None:
    hands = ["toad, toad, frog", "frog, frog, frog", "sloth, sloth, sloth"]
    stacks = [{"green": 1}, {"violet": 2}]
    state = position(hands, ["toad", "", "jaguar"], stacks, pile="sloth, toad", players=3, protected=1)
    state.play("give 2 toad")
    pieces = {name: state.observe(1)[place].reshape(shape) for name, (place, shape) in state.game.pieces.items()}
    assert pieces["to_decide"].tolist() == [0, 1, 0, 0]
    assert pieces["giver"].tolist() == [0, 0, 1, 0]
    assert np.flatnonzero(pieces["gift"]).tolist() == animals("toad")
    assert pieces["protected"].tolist() == [0, 1, 0, 0]
    assert pieces["hand"][animals("frog")[0]] == pieces["hand"].sum() == 3
    assert pieces["discard"].tolist() == state._record.discard.tolist()
    assert pieces["pile"].tolist() == [2]
    assert np.argwhere(pieces["bonus"]).tolist() == [[0, 1], [2, 3]]  # violet the observer's, green that of seat 0
    assert pieces["stack"].tolist() == [[0, 2, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 0]]
    assert np.argwhere(pieces["column"]).tolist() == [[1, *animals("jaguar")], [2, *animals("toad")]]


@pytest.mark.rule("COM-06", "AMA-04")
@pytest.mark.parametrize(("moves", "answer"), [([], "play toad"), (["give 1 toad"], "accept")])
def test_the_log_names_a_card_drawn_only_to_who_drew_it(moves: list[str], answer: str) -> None:
    before = played(late(), *moves)
    after = played(before, answer)
    action = before.game.parse(answer)
    lines = {seat: [line.key for line in before.story(action, after, seat)] for seat in (0, 1, None)}
    assert "log-draw-own" in lines[0]
    assert lines[1] == lines[None] == lines[0][:-1]
