"""What each seat knows in Noah, and what a redeal keeps of it (COM-06)."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from scipy.stats import chisquare

import arkade
from arkade.games.noah.components import CARDS, DECK
from arkade.games.noah.state import PUBLIC
from arkade.state import State

from .positions import cards, hand, knows, play, position

pytestmark = pytest.mark.rule("COM-06")

WHOLE = {"snail": 1, "cat f": 2, "bear m": 1}  # seat 1's hand in most of these tests
HANDS = ["lion m, giraffe m, panda m, kangaroo m, kangaroo f", "snail, cat f, cat f, bear m", "lion f, parrot m"]


def table(boats: str = "donkey m", player: int = 0) -> State:
    return position([boats], HANDS, player=player)


def learn(state: State, observer: int, seat: int, names: str) -> None:
    """Let a seat know cards of a hand, as if it had seen them come there."""
    for card in cards(names):
        state._record.known[observer, seat, card] += 1


# How knowledge comes and goes


@pytest.mark.rule("NOA-10")
def test_all_know_the_cards_taken_from_a_boat() -> None:
    state = position(["elephant m, snail f, bear m"], ["rhinoceros m, panda m", "cat f", "cat m"])
    play(state, "take")
    for observer in (None, 1, 2):
        assert knows(state, observer, 0) == {"snail": 1, "bear m": 1, "elephant m": 1}
        assert state.view(observer)["seats"][0]["known"] == {"snail": 1, "bear m": 1, "elephant m": 1}
        assert state.view(observer)["seats"][0]["hand"] is None
    assert state.view(0)["seats"][1]["knows"] == {"snail": 1, "bear m": 1, "elephant m": 1}


@pytest.mark.rule("NOA-06", "NOA-10")
def test_a_card_embarked_is_no_longer_known_in_the_hand_nor_is_its_equal() -> None:
    state = table("donkey m", player=1)
    learn(state, 0, 1, "cat f, snail")
    play(state, "cat f")  # perhaps the known one, perhaps the other
    assert knows(state, 0, 1) == {"snail": 1}
    assert hand(state, 1) == {"snail": 1, "cat f": 1, "bear m": 1}
    assert knows(state, 2, 1) == {}


@pytest.mark.rule("NOA-06")
def test_another_card_embarked_leaves_what_is_known() -> None:
    state = table("donkey m", player=1)
    learn(state, 0, 1, "cat f, cat f")
    play(state, "bear m")
    assert knows(state, 0, 1) == {"cat f": 2}


@pytest.mark.rule("NOA-15", "NOA-17")
def test_a_gift_is_known_to_both_and_others_no_longer_know_the_givers_hand() -> None:
    state = position(["elephant m, bear m"], [HANDS[0], "snail, cat f", "lion f, parrot m", "cat m"])
    for observer in (1, 2, 3, PUBLIC):
        learn(state, observer, 0, "kangaroo m, kangaroo f")
    learn(state, 3, 1, "snail")
    play(state, "panda m", "noah 3", "give 1 kangaroo f")
    assert knows(state, 0, 1) == {"kangaroo f": 1}
    assert knows(state, 1, 0) == {"kangaroo m": 1}
    for other in (2, 3, None):
        assert knows(state, other, 0) == {}  # any of the known cards could have been the one
    assert knows(state, 3, 1) == {"snail": 1}
    assert knows(state, 2, 1) == {}


@pytest.mark.rule("NOA-17")
def test_a_gift_that_the_receiver_did_not_know_leaves_the_rest_known_to_him() -> None:
    state = position(["elephant m, bear m"], [HANDS[0], "snail, cat f"])
    learn(state, 1, 0, "kangaroo m")
    play(state, "panda m", "noah 3", "give 1 lion m")
    assert knows(state, 1, 0) == {"kangaroo m": 1}


@pytest.mark.rule("NOA-21")
def test_a_giraffe_shows_the_whole_hand_to_the_looker_only() -> None:
    state = play(table(), "giraffe m", "look 1")
    assert knows(state, 0, 1) == WHOLE
    for observer in (2, None):
        assert knows(state, observer, 1) == {}
    assert knows(state, 1, 0) == {}
    assert state.view(1)["seats"][0]["knows"] == WHOLE


@pytest.mark.rule("NOA-23")
def test_the_lions_two_cards_are_known_to_both_and_others_forget_both_hands() -> None:
    state = table()
    learn(state, 2, 1, "snail, bear m")
    learn(state, 2, 0, "panda m")
    learn(state, 0, 1, "snail, cat f, cat f, bear m")
    learn(state, 1, 0, "kangaroo f, panda m")
    play(state, "lion m", "draw 1")
    (drawn,) = (hand(state, 0).keys() - {"giraffe m", "panda m", "kangaroo m", "kangaroo f"}) or {"?"}
    rest = Counter(WHOLE) - Counter([drawn])
    assert knows(state, 0, 1) == rest
    assert knows(state, 1, 0) == {"kangaroo f": 1, "panda m": 1, drawn: 1}
    assert knows(state, 2, 1) == {}  # the drawn card could have been any
    assert knows(state, 2, 0) == {"panda m": 1}
    play(state, "return panda m")
    assert knows(state, 0, 1) == rest + Counter(["panda m"])
    assert knows(state, 1, 0) == {"kangaroo f": 1, drawn: 1}
    assert knows(state, 2, 0) == {}
    assert knows(state, 2, 1) == {}


@pytest.mark.rule("NOA-23")
def test_only_the_lions_two_read_which_cards_were_drawn_and_returned() -> None:
    state = play(table(), "lion m")
    after = play(state.copy(), "draw 1")
    final = play(after.copy(), "return panda m")
    for reader in (None, 2):
        assert "animal" not in str(state.story(state.game.parse("draw 1"), after, reader))
        assert "panda" not in str(after.story(after.game.parse("return panda m"), final, reader))
    for reader in (0, 1):
        assert "panda-m" in str(after.story(after.game.parse("return panda m"), final, reader))


@pytest.mark.rule("NOA-32")
def test_a_new_round_leaves_nothing_known() -> None:
    state = position(["donkey m"], ["cat m", "snail, cat f", "lion f"])
    learn(state, 0, 1, "snail")
    learn(state, PUBLIC, 1, "snail")
    play(state, "cat m")
    assert state.view()["round"] == 2
    assert not state._record.known.any()


@pytest.mark.rule("NOA-31")
def test_at_the_end_of_the_game_all_hands_lie_open_and_a_redeal_keeps_them() -> None:
    state = position(["donkey m"], ["cat m", "snail, cat f", "lion f"])
    state._record.rounds = 3
    play(state, "cat m")
    for seat in (None, 0, 1, 2):
        assert [player["hand"] for player in state.view(seat)["seats"]] == [{}, {"snail": 1, "cat f": 1}, {"lion f": 1}]
        assert state.redeal(seat, 5).view(seat) == state.view(seat)


# Redeal


def test_a_redeal_keeps_the_own_hand_and_all_cards_known_elsewhere() -> None:
    state = play(table(), "giraffe m", "look 1", "noah 3")
    learn(state, 0, 2, "parrot m")
    third_hands = set()
    for seed in range(30):
        other = state.redeal(0, seed)
        assert hand(other, 0) == hand(state, 0)
        assert hand(other, 1) == WHOLE
        assert hand(other, 2)["parrot m"] >= 1
        assert other._record.cards.tolist() == state._record.cards.tolist()
        third_hands.add(str(hand(other, 2)))
    assert len(third_hands) > 5


@pytest.mark.rule("NOA-10")
def test_a_spectators_redeal_keeps_only_what_all_know() -> None:
    state = table()
    for observer in (0, 2, PUBLIC):
        learn(state, observer, 1, "cat f")
    learn(state, 0, 1, "bear m")
    hands = set()
    for seed in range(30):
        other = state.redeal(None, seed)
        assert hand(other, 1)["cat f"] >= 1
        assert knows(other, 0, 1) == {"cat f": 1}
        hands.add(str([hand(other, seat) for seat in range(3)]))
    assert len(hands) > 20


def test_after_a_redeal_third_seats_know_what_all_know_and_never_what_is_not_so() -> None:
    state = table()
    for observer in (0, 2, PUBLIC):
        learn(state, observer, 1, "cat f")
    learn(state, 2, 1, "snail, bear m")  # seat 2 knows more, and seat 0 does not know what
    for seed in range(20):
        other = state.redeal(0, seed)
        assert knows(other, 2, 1) == {"cat f": 1}
        assert (other._record.known[2, 1] <= other._record.hand[1]).all()


def test_a_redeal_keeps_what_others_know_of_the_own_hand() -> None:
    state = table()
    learn(state, 1, 0, "lion m, panda m")
    other = state.redeal(0, 4)
    assert knows(other, 1, 0) == {"lion m": 1, "panda m": 1}
    assert other.view(0)["seats"][1]["knows"] == {"lion m": 1, "panda m": 1}


@pytest.mark.rule("NOA-05")
def test_redealt_hands_are_spread_as_enumeration_says() -> None:
    """Five cards are hidden from seat 0: one with seat 1 (beside a known one), two with seat 2, two in the pile."""
    hidden = cards("cat f, cat f, bear m, panda f, snail")
    state = position([], ["lion f, kangaroo m", "lion m, cat f", "cat f, bear m"])
    learn(state, 0, 1, "lion m")
    s = state._record
    s.pile[:] = 0
    s.pile[cards("panda f, snail")] = 1
    s.departed[:] = DECK[3] - s.pile - s.hand.sum(axis=0)
    expected = Counter((deal[0], *sorted(deal[1:3])) for deal in permutations(hidden))
    draws = 600
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(draws):
        other = state.redeal(0, seed)._record
        first = other.hand[1].copy()
        first[CARDS.index("lion m")] -= 1
        (one,) = np.repeat(np.arange(len(CARDS)), first).tolist()
        found[one, *np.repeat(np.arange(len(CARDS)), other.hand[2]).tolist()] += 1
    assert found.keys() == expected.keys()
    scale = draws / sum(expected.values())
    assert chisquare([found[deal] for deal in expected], [n * scale for n in expected.values()]).pvalue > 0.001


# Views, observations, undo


def test_what_a_third_seat_knows_does_not_show() -> None:
    state = table()
    view, observation = state.view(0), state.observe(0)
    learn(state, 1, 2, "lion f")
    learn(state, 2, 1, "snail")
    assert state.view(0) == view
    assert np.array_equal(state.observe(0), observation)


def test_an_observation_holds_the_own_hand_and_what_is_known_counted_from_the_observer() -> None:
    state = play(table(), "giraffe m", "look 1", "noah 3")
    for observer in (2, PUBLIC):
        learn(state, observer, 1, "cat f")
    pieces = state.game.pieces

    def piece(seat: int, name: str) -> np.ndarray:
        where, shape = pieces[name]
        return state.observe(seat)[where].reshape(shape)

    hands = state._record.hand
    assert np.array_equal(piece(0, "hands")[0], hands[0])
    assert np.array_equal(piece(0, "hands")[1], hands[1])
    assert not piece(0, "hands")[2:].any()
    assert np.array_equal(piece(1, "shown")[2], hands[1])  # seat 0 is second after seat 1
    assert piece(1, "shown")[1][CARDS.index("cat f")] == 1
    assert piece(2, "public")[2][CARDS.index("cat f")] == 1
    assert piece(2, "cards").tolist() == [2, 4, 4, 0, 0]
    assert piece(1, "to_decide").tolist() == [1, 0, 0, 0, 0]
    assert piece(0, "noah").tolist() == [0, 0, 1, 0, 0]


def test_news_comes_with_everything_shown_or_drawn_but_not_with_moving_noah() -> None:
    state = table()
    counts = [state.news]
    for move in ("lion m", "draw 1", "return panda m", "noah 3"):
        play(state, move)
        counts.append(state.news)
    assert np.diff(counts).tolist() == [1, 1, 1, 0]
    state = play(table(), "giraffe m")
    before = state.news
    assert play(state, "look 2").news == before + 1
    state = position(["elephant m, bear m"], ["panda f, rhinoceros m", "cat m"])
    assert play(state, "take").news == 1  # all know now that nothing fitted
    state = play(position(["elephant m, bear m"], [HANDS[0], "snail"]), "panda m", "noah 3")
    before = state.news
    assert play(state, "give 1 lion m").news == before + 1


def test_a_hand_is_shown_to_its_own_seat_and_to_all_eyes_only() -> None:
    state = table()
    assert [player["hand"] is not None for player in state.view(1)["seats"]] == [False, True, False]
    everything = state.view(arkade.ALL)
    assert all(player["hand"] for player in everything["seats"])
    assert sum(everything["pile_cards"].values()) == everything["pile"]
