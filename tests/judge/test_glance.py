"""Hints, a glance of the judge, agree with a judge who looks longer, by other deals."""

import pytest

import arkade
from arkade.judge import LEVELS, SURE, judge, values_of
from arkade.kernel.generator import seed_words
from arkade.registry import OURS

EVERY = 7  # of the decisions of a match each so many-th is asked about
SAME = 0.95  # of the decisions of all games


def decisions(values, seed):
    """Of a match of the simulations' players some positions with a choice."""
    state, words, found = values.game.new(seed), seed_words(seed), []
    while not state.over:
        if len(state.legal()) > 1:
            found.append(state.copy())
        state.play(values.choose(state, words))
    return found[seed % EVERY :: EVERY * max(1, len(found) // 60)]


def contradicts(values, state, level):
    """Whether a longer look finds the first of a glance worse than the best by more than both can be wrong."""
    seat = state.seat(state.player)
    glance = judge(seat, values=values, level=level, seed=1)
    first = glance.moves[0].line[0]
    best = judge(seat, values=values, level=LEVELS["usual"], seed=2).moves[0].line[0]
    if first == best:
        return False
    asked = judge(seat, [best, first], values=values, level=LEVELS["usual"], seed=3)
    error = {each.line[0]: each.loss_error for each in glance.moves}.get(best, glance.moves[0].error)
    worth = next(each for each in asked.moves if each.line[0] == first)
    return worth.loss > SURE * (worth.loss_error**2 + error**2) ** 0.5


@pytest.mark.slow
def test_what_a_hint_names_first_is_the_best_for_a_judge_who_looks_longer():
    asked, wrong = 0, list[str]()
    for name in OURS:
        game = arkade.load(name)
        assert game.warm()
        values = values_of(game)
        for state in decisions(values, seed=1):
            asked += 1
            if contradicts(values, state, LEVELS["quick"]):
                wrong.append(f"{name}: {len(state.legal())} moves")
    assert asked > 25
    assert len(wrong) <= (1 - SAME) * asked, (asked, wrong)
