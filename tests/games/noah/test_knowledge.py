"""What each seat knows in Noah, and what a redeal keeps of it (COM-06)."""

import random
from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from scipy.stats import chisquare

import arkade
from arkade.games.noah.components import CARDS, DECK
from arkade.games.noah.knowledge import none_there, passed_unseen, seen_entering, seen_leaving
from arkade.games.noah.state import PUBLIC, UNLIMITED
from arkade.state import State

from .histories import Log
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


# What cannot be in a hand

LOAD = "bear m, rhinoceros m"
FITTING = "parrot m, snail, cat m, kangaroo m, panda m, lion m"  # on LOAD; it is too heavy for a woodpecker


def taken(*hands: str) -> State:
    """Seat 0 has just taken a bear and a rhinoceros, because nothing in its hand fitted."""
    return play(position([LOAD], ["elephant m, panda f, donkey m", *hands], player=0), "take")


def limits(state: State, observer: int, seat: int) -> dict[str, int]:
    """The cards of which an observer knows how many there are at most."""
    most = state._record.most[observer, seat]
    return {CARDS[card]: int(n) for card, n in enumerate(most) if n != UNLIMITED}


@pytest.mark.rule("NOA-09", "NOA-10")
def test_whoever_takes_animals_held_nothing_that_fitted_and_all_know_it() -> None:
    state = taken("cat f, cat m", "snail, lion m")
    for observer in (1, 2, PUBLIC):
        assert limits(state, observer, 0) == dict.fromkeys(FITTING.split(", "), 0)
    assert limits(state, 0, 0) == {}
    for viewer in (1, 2, None):
        for seed in range(40):
            assert not hand(state.redeal(viewer, seed), 0).keys() & set(FITTING.split(", "))


@pytest.mark.rule("NOA-09", "NOA-10")
def test_what_comes_openly_is_one_more_that_can_be_there_and_what_goes_one_less() -> None:
    s = taken("cat f", "snail")._record
    (cat,) = cards("cat m")
    for count, happens in ((1, seen_entering), (2, seen_entering), (1, seen_leaving), (0, seen_leaving)):
        happens(s, 0, cat)
        assert (s.most[[1, 2, PUBLIC], 0, cat] == count).all()
    assert s.most[0, 0, cat] == UNLIMITED


@pytest.mark.rule("NOA-15", "NOA-17")
def test_a_card_that_comes_unseen_may_be_any_that_its_giver_could_hold_and_only_one() -> None:
    state = taken("cat m, snail, lion m, parrot m, parrot m", "elephant f", "cat m")
    s = state._record
    (cat,), (snail,) = cards("cat m"), cards("snail")
    none_there(s, 1, snail)
    s.hand[1, cat] -= 1
    s.hand[0, cat] += 1
    s.cards[:2] += [1, -1]
    s.hand[1, snail] -= 1
    s.pile[snail] += 1
    s.cards[1] -= 1
    passed_unseen(s, 1, 0, cat)
    assert knows(state, 1, 0)["cat m"] == 1
    assert limits(state, 1, 0)["cat m"] == 1
    assert s.unseen[1, 0] == 0
    found: Counter[str] = Counter()
    for seed in range(300):
        for observer in (2, None):
            dealt = hand(state.redeal(observer, seed), 0)
            limited = [name for name in FITTING.split(", ") for _ in range(dealt.get(name, 0))]
            assert len(limited) <= 1
            found.update(limited)
    assert found["cat m"]
    assert found["parrot m"]
    assert not found["snail"]


@pytest.mark.rule("NOA-21")
def test_of_a_hand_once_seen_only_such_cards_are_left_after_one_has_gone_unseen() -> None:
    state = play(position(["donkey m"], [HANDS[0], "snail, cat f, cat f, bear m", "lion f, parrot m"]), "giraffe m")
    play(state, "look 1")
    s = state._record
    (snail,) = cards("snail")
    s.hand[1, snail] -= 1
    s.hand[2, snail] += 1
    s.cards[1:3] += [-1, 1]
    passed_unseen(s, 1, 2, snail)
    assert knows(state, 0, 1) == {}
    for seed in range(40):
        assert not Counter(hand(state.redeal(0, seed), 1)) - Counter({"snail": 1, "cat f": 2, "bear m": 1})


@pytest.mark.rule("NOA-32")
def test_a_new_round_leaves_nothing_excluded() -> None:
    state = taken("cat f", "snail, cat m")
    s = state._record
    s.embarkations = 499
    play(state, "panda f", "noah 2")
    assert state.view()["round"] == 2
    assert (s.most == UNLIMITED).all()
    assert not s.unseen.any()
    assert not s.unseen_faces.any()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_deal_contradicts_a_take_unless_a_card_passed_unseen(players: int) -> None:
    """After that a hand's limits say a little less than a history could: `histories.py` counts how often."""
    chance, takes, others = random.Random(players), 0, Counter[bool]()
    game = arkade.load("noah", players)
    for seed in range(3):
        state, log = game.new(seed), Log()
        while not state.over:
            log.play(state, chance.choice(state.legal()))
            observer = chance.choice([None, *range(players)])
            if not log.events or chance.random() < 0.7:
                continue
            possible = log.possible(state.redeal(observer, chance.randrange(1 << 30)), observer, counting=False)
            unseen = any(e.kind == "passed" and observer not in (e.seat, e.other) for e in log.events)
            takes += any(e.kind == "nothing fitted" for e in log.events)
            assert possible or unseen
            others[possible] += 1
    assert takes > 30
    assert others[False] <= 0.05 * others.total()


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


@pytest.mark.rule("NOA-09")
def test_redealt_hands_with_limits_are_spread_as_enumeration_says() -> None:
    """Hidden from seat 0: three cards of seat 1, two of seat 2, one of seat 3, one in the pile.

    Seat 1 has no cat and no snail; seat 2 no panda, but one card that came unseen, perhaps a snail or a bear.
    """
    hidden = cards("cat f, cat f, bear m, panda f, snail, lion m, parrot f")
    state = position([], ["lion f, kangaroo m", "bear m, lion m, panda f", "cat f, snail", "cat f"])
    s = state._record
    s.pile[:] = 0
    s.pile[cards("parrot f")] = 1
    s.departed[:] = DECK[4] - s.pile - s.hand.sum(axis=0)
    cat, snail, bear, panda = cards("cat f, snail, bear m, panda f")
    for card in (cat, snail):
        none_there(s, 1, card)
    for card in (snail, bear, panda):
        none_there(s, 2, card)
    for observer in (0, 1, 3, 4, PUBLIC):
        s.unseen[observer, 2] = 1
        s.unseen_faces[observer, 2] = 1 << snail | 1 << bear
    expected: Counter[tuple[int, ...]] = Counter()
    for deal in permutations(hidden):
        one, two = deal[:3], deal[3:5]
        if not {cat, snail} & set(one) and panda not in two and sum(card in (snail, bear) for card in two) <= 1:
            expected[*sorted(one), *sorted(two), deal[5]] += 1
    draws = 4000
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(draws):
        hands = state.redeal(0, seed)._record.hand[1:4]
        found[*(card for dealt in hands for card in np.repeat(np.arange(len(CARDS)), dealt).tolist()),] += 1
    assert found.keys() == expected.keys()
    scale = draws / sum(expected.values())
    assert chisquare([found[deal] for deal in expected], [n * scale for n in expected.values()]).pvalue > 0.001


# Views, observations, undo


def test_what_a_third_seat_knows_does_not_show() -> None:
    state = table()
    view, observation = state.view(0), state.observe(0)
    learn(state, 1, 2, "lion f")
    learn(state, 2, 1, "snail")
    state._record.most[1, 2, :] = state._record.most[2, 1, :] = 3
    state._record.unseen[1, 2] = state._record.unseen_faces[1, 2] = 1
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
