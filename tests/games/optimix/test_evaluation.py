"""The evaluation of Arche Opti Mix knows the better position."""

import numpy as np
import pytest

from arkade.games.optimix import evaluation
from arkade.games.optimix.components import HEAVY, MAX_CARDS, SHY, SLOW, USEFUL
from arkade.games.optimix.state import PHASES
from tests.games.evaluations import assert_compiled_says_the_same, lead, values
from tests.games.optimix.positions import play, position
from tests.tables import random_states

ARK = {"port": ["cow", "horse"], "starboard": ["pig", "camel"]}


def with_pawns(pawns, **more):
    """A position with these pawns: (seat, type, number)."""
    state = position(**{**ARK, "hands": ["", "", ""], **more})
    for seat, kind, number in pawns:
        state._record.pawns[seat, kind] = number
    return state


def test_equal_positions_are_worth_the_same():
    assert lead(position(**ARK)) == pytest.approx(0)
    assert lead(with_pawns([(p, SHY, 2) for p in range(3)])) == pytest.approx(0)


def test_a_safe_lead_pays_the_first_prize_and_the_others_theirs():
    state = with_pawns([(0, SHY, 6), (1, SHY, 3), (2, SHY, 1)], discs=[0, 0, 0])
    assert values(state).tolist() == [10, 6, 2]


def test_level_rivals_share():
    state = with_pawns([(0, SHY, 3), (1, SHY, 3)], discs=[0, 0, 0])
    assert values(state) == pytest.approx([8, 8, 0])


def test_a_narrow_lead_is_worth_more_when_little_can_happen():
    pawns = [(0, HEAVY, 3), (1, HEAVY, 2)]
    assert lead(with_pawns(pawns, last=True)) > lead(with_pawns(pawns)) > 0


def test_a_pawn_is_better_than_its_card_and_the_card_better_than_nothing():
    laid, held, none = with_pawns([(0, SHY, 1)]), position(**ARK, hands=["moose", "", ""]), position(**ARK)
    assert lead(laid) > lead(held) > lead(none)


def test_a_card_that_must_be_alone_is_worth_less():
    assert lead(position(**ARK, hands=["moose", "", ""])) > lead(position(**ARK, hands=["walrus", "", ""]))


def test_powers_count():
    for card in ("fox", "spider", "mosquito"):
        assert lead(position(**ARK, hands=[card, "", ""])) > lead(position(**ARK))
    assert lead(position(**ARK, hands=["skunk", "", ""])) > lead(position(**ARK, hands=["koala", "", ""]))
    assert lead(position(**ARK, hands=["chimpanzee", "", ""])) > lead(position(**ARK, hands=["dog", "", ""]))


def test_a_card_is_worth_less_in_a_full_hand():
    shares = []
    for hand in ("moose", "moose, elephant, cow, horse, pig, hen, bee, camel, sheep, reindeer"):
        strength = np.zeros(5)
        evaluation.coming(position(hands=[hand, "", ""])._record, 0, 1.0, strength)
        shares.append(strength[SHY])
    assert shares[0] > shares[1] > 0


def test_the_second_card_of_a_turn_is_still_to_come():
    state = play(position(**ARK, hands=["hen, bee", "", ""]), "hen p1")
    stopped = play(state.copy(), "stop")
    assert values(state)[0] > values(stopped)[0]


def test_a_pet_is_a_pawn():
    state = position(**ARK)
    before = lead(state)
    state._record.pet[0] = 24  # moose
    assert lead(state) > before
    state._record.pet[0] = 2  # elephant: does not count (OPT-31)
    assert lead(state) == before


def test_in_the_last_boarding_only_cards_that_can_be_paid_and_placed_count():
    def worth(held, discs):
        state = position(**ARK, hands=[held, "", ""], discs=[discs, 3, 3], last=True)
        return values(state)[0]

    assert worth("moose", 1) > worth("", 1)
    assert worth("moose", 0) == worth("", 0)
    assert worth("walrus", 1) == worth("", 1), "slow (OPT-35)"
    assert worth("mammoth", 1) == worth("", 1), "too heavy (OPT-15)"
    passed = position(**ARK, hands=["moose", "", ""], last=True)
    passed._record.passed[0] = 1
    assert values(passed)[0] == values(position(**ARK, last=True))[0]


def test_kinds_are_told_apart():
    """Two majorities of one pawn are better than one of two."""
    assert lead(with_pawns([(0, SHY, 1), (0, USEFUL, 1)])) > lead(with_pawns([(0, SLOW, 2)]))


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_is_finite_before_the_end_and_the_result_at_the_end(players):
    phases = set()
    for state in random_states("optimix", players, range(12)):
        found = values(state)
        assert np.isfinite(found).all()
        if state.over:
            assert np.ceil(found).tolist() == state.scores
            best = [p for p in range(players) if found[p] == found.max()]
            assert best == state.winners
            assert np.abs(found - state.scores).max() < 1 - 1 / (MAX_CARDS + 1)
        else:
            phases.add(int(state._record.phase))
    assert phases == set(range(len(PHASES)))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_compiled_it_says_the_same(players):
    assert_compiled_says_the_same("optimix", players, range(4), every=5)
