"""What a seat knows in Animimix, and what a redeal may change (COM-06)."""

import random
from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.stats import chisquare

import arkade
from arkade.games.animimix.actions import KEEP, SECOND_OF, START, SWAP, VERB_OF
from arkade.games.animimix.components import SPECIES
from arkade.games.animimix.consistency import check
from arkade.state import State
from tests.tables import same_to

from .positions import LETTERS, names, position

PLAYERS = range(2, 7)

GRID = """
    W  W^ L^ L
    W  M  M  L^
    M  M^ W  L
    L  W  M  W
"""


def late() -> State:
    """Seat 0 to move, and only six cards that it has not seen: a hand of two, two kept, two put away."""
    return position(GRID, hands=["ML", "WL"], kept=["MM", "LL"], taken=["WL", "WM"])


def played(seed: int, players: int, moves: int) -> State:
    """A random game after some moves."""
    state = arkade.load("animimix", players, start="random").new(seed)
    chance = random.Random(seed)
    for _ in range(moves):
        state.play(chance.choice([action for action in state.legal() if action < 8 or chance.random() < 0.05]))
    return state


# What a redeal keeps


@pytest.mark.rule("COM-06", "ANI-04", "ANI-10")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_redeal_keeps_all_that_a_seat_knows_and_all_cards(players: int) -> None:
    for moves in (0, 3, 2 * players + 1, 5 * players - 1):
        state = played(moves, players, moves)
        for seat in (None, *range(players)):
            other = state.redeal(seat, seed=moves)
            check(other._record)
            assert same_to(seat, state, other)
            for field in ("grid", "mountain", "open", "taken", "cards", "species", "player", "start", "news"):
                assert np.array_equal(state._record[field], other._record[field])
            if seat is not None:
                assert state._record.hand[seat].tolist() == other._record.hand[seat].tolist()
                assert state._record.kept[seat].tolist() == other._record.kept[seat].tolist()
            assert state._record.kept.sum(axis=1).tolist() == other._record.kept.sum(axis=1).tolist()


@pytest.mark.rule("COM-06")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_redeal_depends_on_the_seed_and_on_what_the_seat_knows_alone(players: int) -> None:
    for moves in (0, 4, 4 * players):
        state = played(moves, players, moves)
        for seat in (None, *range(players)):
            assert state.redeal(seat, 1) == state.redeal(seat, 2).redeal(seat, 1)


@pytest.mark.rule("COM-06", "ANI-12")
@pytest.mark.parametrize("players", PLAYERS)
def test_after_the_end_nothing_is_dealt_anew(players: int) -> None:
    state = played(3, players, players * (5 if players == 6 else 6))
    assert state.over
    assert state._record.kept.sum() > 0
    for seat in (None, *range(players)):
        other = state.redeal(seat, 1)
        assert other.view(arkade.ALL) == state.view(arkade.ALL)
        assert other.scores == state.scores
        if seat is not None:
            assert state.seat(seat).view() == state.view(seat)


# What is hidden does not show


@pytest.mark.rule("COM-06", "ANI-04", "ANI-10")
def test_cards_hidden_from_a_seat_change_nothing_that_it_sees() -> None:
    state = late()
    check(state._record)
    hidden = "WLLL" + "".join(LETTERS[i] * int(n) for i, n in enumerate(state._record.away))
    for cards in set(permutations(hidden)):
        other = position(GRID, hands=["ML", "".join(cards[:2])], kept=["MM", "".join(cards[2:4])], taken=["WL", "WM"])
        assert same_to(0, state, other)
        assert state.redeal(0, 5) == other.redeal(0, 5)


@pytest.mark.rule("COM-06", "ANI-10")
def test_a_kept_card_does_not_show_in_the_others_views_observations_and_logs() -> None:
    start = position(GRID, hands=["MLW", "WLM"], kept=["", ""], taken=["", ""])
    after = []
    for move in ("keep monkey", "keep wolf", "keep lion"):
        state = start.copy()
        state.play(move)
        log, watched, own = (start.story(start.game.parse(move), state, seat) for seat in (1, None, 0))
        assert log == watched != own
        after.append((state, log))
    first, first_log = after[0]
    for state, log in after[1:]:
        assert same_to(1, first, state)
        assert same_to(None, first, state)
        assert not same_to(0, first, state)
        assert log == first_log


@pytest.mark.rule("COM-06", "ANI-07", "ANI-10")
def test_a_card_taken_from_the_grid_is_known_to_be_there_for_good() -> None:
    state = arkade.load("animimix", 3).new(seed=4)
    there = state.view()["grid"][0][0]["species"]
    mine = next(iter(state.view(0)["seats"][0]["hand"]))
    state.play(f"a1 {mine}")
    for _ in range(6):
        state.play(state.legal()[0])
        for seed in range(5):
            for seat in (None, 1, 2):
                assert state.redeal(seat, seed).view()["seats"][0]["taken"] == {there: 1}


@pytest.mark.rule("COM-06", "ANI-06", "ANI-07", "ANI-12")
def test_news_counts_cards_shown_but_not_cards_kept() -> None:
    state = position(GRID, hands=["ML", "WW"])
    news = state.news
    state.play("keep lion")
    assert state.news == news
    state.play("a1 wolf")  # a hand card laid face up
    assert state.news == news + 1
    state.play("keep monkey")
    assert state.news == news + 1
    state.play("keep wolf")  # the end: all kept cards are shown
    assert state.over
    assert state.news == news + 2


# What a deal must fit: no move of the others says anything of their hidden cards


@pytest.mark.rule("COM-06", "ANI-05", "ANI-06", "ANI-07")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_deal_can_have_been_played_as_it_was_seen(players: int) -> None:
    game = arkade.load("animimix", players)
    first = game.new(players)
    state, chance = first.copy(), random.Random(players)
    actions: list[int] = []
    while not state.over:
        actions.append(chance.choice([a for a in state.legal() if a < 8 or chance.random() < 0.05]))
        state.play(actions[-1])
        for seat in [None, *range(players)]:
            deal = state.redeal(seat, chance.randrange(1 << 30))
            again = as_seen(first, actions, deal, seat)
            for field in ("hand", "kept", "taken", "away", "grid", "mountain"):
                assert np.array_equal(again._record[field], deal._record[field])


def as_seen(first: State, actions: list[int], deal: State, seat: int | None) -> State:
    """The game from the first deal that a later one says; who kept a card that the seat did not see kept one of it."""
    state, d = first.copy(), deal._record
    s, players = state._record, first.game.players
    kept = [np.repeat(np.arange(len(SPECIES)), d.kept[p]).tolist() for p in range(players)]
    s.hand[:], s.away[:] = d.hand + d.kept, d.away
    for turn, action in enumerate(actions):
        if VERB_OF[action] == SWAP:
            s.hand[(int(s.start) + turn) % players, SECOND_OF[action]] += 1
    for action in actions:
        unseen = VERB_OF[action] == KEEP and state.player != seat
        move = START[KEEP] + kept[int(s.player)].pop() if unseen else action
        assert move in state.legal()
        state.play(move)
    return state


# Fair redeals: every deal of the unseen cards is equally likely


def deals(unseen: str, sizes: tuple[int, ...]) -> Counter[tuple[str, ...]]:
    """In how many ways the cards, each by itself, lie in places of these sizes."""
    found: Counter[tuple[str, ...]] = Counter()
    for order in permutations(unseen):
        at, places = 0, []
        for size in sizes:
            places.append("".join(sorted(order[at : at + size])))
            at += size
        found[tuple(places)] += 1
    return found


def cards(counts: Any) -> str:
    """Counted cards as letters in alphabetical order."""
    return "".join(sorted(letter * int(n) for letter, n in zip(LETTERS, counts, strict=True)))


@pytest.mark.rule("COM-06", "ANI-04", "ANI-10")
def test_redeals_for_a_seat_are_spread_like_all_deals_of_the_unseen_cards() -> None:
    state = late()
    assert cards(state._record.away) == "MW"
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(2000):
        s = state.redeal(0, seed)._record
        found[cards(s.hand[1]), cards(s.kept[1]), cards(s.away)] += 1
    assert_spread(found, deals("WL" + "LL" + "MW", (2, 2, 2)))


@pytest.mark.rule("COM-06", "ANI-04", "ANI-10")
def test_redeals_for_a_spectator_deal_all_hands_and_kept_cards_anew() -> None:
    state = position(GRID, hands=["M", "WL"], kept=["L", "W"], taken=["", ""])
    state._record.away = [letter == "M" for letter in LETTERS]
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(2500):
        s = state.redeal(None, seed)._record
        found[cards(s.hand[0]), cards(s.kept[0]), cards(s.hand[1]), cards(s.kept[1]), cards(s.away)] += 1
    assert_spread(found, deals("M" + "L" + "WL" + "W" + "M", (1, 1, 2, 1, 1)))


def assert_spread(found: Counter[tuple[str, ...]], expected: Counter[tuple[str, ...]]) -> None:
    """The true state is among them, nothing impossible is, and chance alone explains the rest."""
    assert set(found) == set(expected)
    scale = sum(found.values()) / sum(expected.values())
    assert chisquare([found[deal] for deal in expected], [n * scale for n in expected.values()]).pvalue > 0.001


# The observation


@pytest.mark.rule("COM-06", "ANI-10")
def test_an_observation_says_what_the_view_says() -> None:
    for players in PLAYERS:
        state = played(9, players, 2 * players + 1)
        for seat in range(players):
            observed = {
                name: state.observe(seat)[where].reshape(shape) for name, (where, shape) in state.game.pieces.items()
            }
            _compare(observed, state.view(seat), seat, players)


def _compare(observed: dict[str, NDArray[Any]], view: dict[str, Any], seat: int, players: int) -> None:
    order = [(seat + i) % players for i in range(players)]
    rest = [0] * (6 - players)
    assert observed["to_decide"].tolist() == [float(p == view["player"]) for p in order] + rest
    assert _named(observed["species"]) == dict.fromkeys(view["species"], 1)
    assert _named(observed["hand"]) == view["seats"][seat]["hand"]
    assert _named(observed["kept"]) == view["seats"][seat]["kept_cards"]
    taken = [_named(counts) for counts in observed["taken"]]
    assert taken == [view["seats"][p]["taken"] for p in order] + [{}] * len(rest)
    assert observed["cards"].tolist() == [view["seats"][p]["cards"] for p in order] + rest
    assert observed["kept_count"].tolist() == [view["seats"][p]["kept"] for p in order] + rest
    assert observed["grid"].sum() == len(view["grid"]) * len(view["grid"][0])
    assert observed["mountain"].sum() == 30 - view["mountains"]
    for row, line in enumerate(view["grid"]):
        for column, cell in enumerate(line):
            assert observed["grid"][SPECIES.index(cell["species"]), row * 6 + column] == 1
            assert observed["mountain"][row * 6 + column] == cell["mountain"]


def _named(counts: NDArray[Any]) -> dict[str, int]:
    return names("".join(letter * int(n) for letter, n in zip(LETTERS, counts, strict=True)))
