"""The evaluation of Noah knows the better position."""

import numpy as np
import pytest

from arkade.games.noah import evaluation
from arkade.games.noah.state import PHASES
from tests.games.evaluations import assert_compiled_says_the_same, lead, values
from tests.games.noah.positions import departures, play, position
from tests.tables import random_states

BOATS = ["bear m", "bear f", "cat m", "kangaroo f", "kangaroo m"]
THEIRS = "cat f, cat m, lion m, lion f"


def hands(mine, boats=BOATS):
    """A position in the middle of a round, where the first seat has these cards."""
    state = position(boats, [mine, THEIRS, "giraffe m, giraffe f"], player=1)
    state._record.embarkations = 1
    return state


def test_fewer_cards_are_better():
    assert lead(hands("elephant m, elephant f")) > lead(hands("elephant m, elephant f, rhinoceros m, rhinoceros f"))


def test_tears_in_hand_cost():
    assert lead(hands("elephant m, elephant f")) > lead(hands("parrot m, parrot f")) > lead(hands("panda m, panda f"))


def test_a_tear_costs_more_when_another_is_about_to_go_out():
    calm = position(BOATS, ["panda m, panda f", THEIRS], player=1)
    close = position(BOATS, ["panda m, panda f", "lion m"], player=1)
    assert evaluation.hand_cost(close._record, 0) > evaluation.hand_cost(calm._record, 0)


def test_a_snail_is_worth_keeping():
    assert lead(hands("snail, elephant f")) > lead(hands("parrot m, elephant f"))


def test_both_sexes_are_better_than_one():
    assert lead(hands("donkey m, rhinoceros f")) > lead(hands("donkey m, rhinoceros m"))


def outlook(mine, boat):
    """What embarking on this boat promises a hand."""
    s = position([boat], [mine, THEIRS])._record
    return evaluation.outlook(s, 0, 0, s.boat_size[0])


def test_a_pair_and_a_full_boat_are_a_promise_and_a_heavy_load_a_threat():
    plain = outlook("panda m", "bear m")
    assert outlook("bear f", "bear m") > plain
    assert outlook("panda f", "bear f, elephant f") > outlook("kangaroo f", "bear f, elephant f")
    assert outlook("panda m", "parrot f, snail f, kangaroo f, panda f") < 0 < plain


def test_noah_is_sent_where_it_hurts_the_next_and_helps_the_one_who_plays_again():
    """From boat 1 a female goes to boat 2 or 5: a male fits on boat 2 alone."""
    boats = ["cat m", "bear m", "", "", "parrot f, snail f, kangaroo f, panda f"]
    s = play(position(boats, ["kangaroo f, elephant m", "panda m, rhinoceros m", THEIRS]), "kangaroo f")._record
    assert evaluation.next_player(s) == 1
    assert evaluation.next_outlook(s) == evaluation.outlook(s, 1, 4, s.boat_size[4]) < 0
    s = play(position(boats, ["cat f, panda m", "giraffe m, giraffe f", "lion m, lion f"]), "cat f")._record
    assert evaluation.next_player(s) == 0
    assert evaluation.next_outlook(s) == evaluation.outlook(s, 0, 1, s.boat_size[1]) > 0


def test_a_full_boat_is_judged_by_its_gifts():
    state = position(["elephant m, bear m"], ["panda m, parrot m, parrot f", THEIRS, "giraffe m, giraffe f"])
    other = position(["elephant m, bear m"], ["kangaroo m, parrot m, parrot f", THEIRS, "giraffe m, giraffe f"])
    full, not_full = play(departures(state, 1), "panda m"), play(departures(other, 1), "kangaroo m")
    assert evaluation.gifts_due(full._record) == 2
    assert evaluation.gifts_due(not_full._record) == 0
    assert lead(full) > lead(not_full)
    given = play(full, "noah 3")
    assert evaluation.gifts_due(given._record) == 2
    assert evaluation.gifts_due(play(given, "give 1 parrot m")._record) == 1


def test_a_new_deal_is_the_same_for_all():
    state = position([], ["elephant m, elephant f", "panda m, panda f"])
    assert state._record.embarkations == 0
    assert len(set(values(state))) == 1


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_is_finite_before_the_end_and_the_result_at_the_end(players):
    phases = set()
    for state in random_states("noah", players, range(3)):
        found = values(state)
        assert np.isfinite(found).all()
        if state.over:
            assert found.tolist() == [-score for score in state.scores]
        else:
            phases.add(int(state._record.phase))
    assert phases == set(range(len(PHASES)))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_compiled_it_says_the_same(players):
    assert_compiled_says_the_same("noah", players, range(4), every=7)
