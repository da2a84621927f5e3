"""How rounds and games of Noah end, and what the log tells."""

import pytest

import arkade
from arkade.games.noah.consistency import check
from arkade.games.noah.story import Wept

from .positions import departures, play, position

# End of round and game


@pytest.mark.rule("NOA-30")
def test_the_last_card_played_ends_the_round_at_once() -> None:
    state = position(["elephant m, bear m"], ["panda m", "snail, parrot m"], noah=1)
    play(state, "panda m")  # 21, but nothing leaves and nothing is given
    assert state.view()["round"] == 2
    assert state.scores == [0, 4]


@pytest.mark.rule("NOA-30")
def test_the_last_card_given_ends_the_round_at_once() -> None:
    state = position(["elephant m, bear m"], ["panda m, cat f", "snail"])
    play(state, "panda m", "noah 3", "give 1 cat f")
    assert state.view()["round"] == 2
    assert state.scores == [0, 3]


@pytest.mark.rule("NOA-31")
def test_the_tears_of_the_cards_left_in_hand_are_added_to_the_score() -> None:
    others = ["parrot m, woodpecker f, snail, cat f", "panda m, lion m, donkey m, bear m", "rhinoceros f, elephant m"]
    state = position(["cat m"], ["cat m", *others])
    s = state._record
    s.total[:4] = [5, 6, 7, 8]
    play(state, "cat m")
    assert state.scores == [5, 6 + 7, 7 + 6, 8]


@pytest.mark.rule("NOA-31")
def test_the_cards_that_brought_tears_are_told_though_the_next_round_is_dealt() -> None:
    state = position(["elephant m, bear m"], ["panda m, cat f", "snail"])
    play(state, "panda m", "noah 3")
    before = state.copy()
    play(state, "give 1 cat f")
    events = before.events(before.game.parse("give 1 cat f"), state, None)
    assert [event.cards for event in events if isinstance(event, Wept)] == [[], ["snail", "cat f"]]


@pytest.mark.rule("NOA-32")
def test_a_new_round_deals_all_cards_anew() -> None:
    state = position(["cat m", "bear f"], ["cat m", "panda f", "lion f"], departed="elephant m, elephant f, donkey f")
    departures(state, 2)
    play(state, "cat m")
    view = state.view()
    assert (view["round"], view["middle"], view["departures"], view["embarkations"]) == (2, 3, 0, 0)
    assert view["departed"] == {}
    assert [len(boat["animals"]) for boat in view["boats"]] == [1] * 5
    assert [player["cards"] for player in view["seats"]] == [8, 8, 8]
    assert view["boats"][0]["noah"]
    assert view["phase"] == "embark"
    check(state._record)


@pytest.mark.rule("NOA-32")
@pytest.mark.parametrize(
    ("totals", "last", "starter"),
    [
        ([9, 3, 4], 1, 0),
        ([3, 9, 4], 1, 1),
        ([9, 4, 9], 1, 2),  # equals: clockwise from the last starter
        ([9, 9, 4], 1, 1),  # the last starter himself first
        ([9, 9, 4], 2, 0),
        ([9, 9, 9], 2, 2),
    ],
)
def test_the_highest_total_starts_the_next_round(totals: list[int], last: int, starter: int) -> None:
    state = position(["cat m"], ["bear m", "bear f", "rhinoceros m"])  # no tears left in hand
    s = state._record
    s.total[:3] = totals
    s.starter = last
    play(state, "bear m")
    assert state.player == starter
    assert state.view()["starter"] == starter


@pytest.mark.rule("NOA-33", "COM-07")
def test_three_rounds_are_played_and_the_lowest_total_wins() -> None:
    state = position(["cat m"], ["cat m", "bear f", "panda m"])
    s = state._record
    s.rounds = 3
    s.total[:3] = [30, 4, 0]
    play(state, "cat m")
    assert state.over
    assert state.scores == [30, 4, 4]
    assert state.winners == [1, 2]
    assert state.returns == [-1.0, 0.5, 0.5]
    assert state.legal() == []
    view = state.view()
    assert [player["hand"] for player in view["seats"]] == [{}, {"bear f": 1}, {"panda m": 1}]  # counted openly


@pytest.mark.rule("NOA-33")
def test_a_standard_game_has_exactly_three_rounds() -> None:
    for seed in range(5):
        state = arkade.load("noah", players=3).new(seed)
        while not state.over:
            state.play(state.legal()[0])
        assert state.view()["round"] == 3


@pytest.mark.rule("NOA-34")
@pytest.mark.parametrize(("total", "over"), [(24, False), (25, True), (26, True)])
def test_the_variant_ends_when_somebody_reaches_26(total: int, over: bool) -> None:
    state = position(["cat m"], ["bear m", "cat f", "bear f"], end="26")
    s = state._record
    s.rounds = 7
    s.total[:3] = [12, total, 3]
    play(state, "bear m")
    assert state.over == over
    if over:
        assert state.winners == [2]
    else:
        assert state.view()["round"] == 8


@pytest.mark.rule("NOA-34")
def test_the_variant_ends_after_a_hundred_rounds_at_the_latest() -> None:
    for rounds, over in ((99, False), (100, True)):
        state = position(["cat m"], ["bear m", "cat f"], end="26")
        state._record.rounds = rounds
        play(state, "bear m")
        assert state.over == over


@pytest.mark.rule("NOA-35")
def test_the_500th_embarkation_is_resolved_in_full_then_the_round_ends() -> None:
    state = position(["elephant m, bear m"], ["panda m, cat m, cat f", "donkey m"])
    state._record.embarkations = 499
    play(state, "panda m")
    assert state.view()["embarkations"] == 500
    play(state, "noah 3")
    assert state.view()["phase"] == "give"
    play(state, "give 1 cat m")
    assert state.view()["round"] == 2
    assert state.scores == [1, 2]


@pytest.mark.rule("NOA-35")
def test_the_guard_ends_the_round_even_after_a_pair_and_not_before() -> None:
    for before, ends in ((498, False), (499, True)):
        state = position(["cat m"], ["cat m, bear m", "donkey m"])
        state._record.embarkations = before
        play(state, "cat m", "noah 3")
        assert state.view()["round"] == (2 if ends else 1)


@pytest.mark.rule("NOA-35")
def test_embarkations_are_counted_by_round() -> None:
    state = position(["cat m"], ["bear m, bear f", "donkey m, lion m"])
    play(state, "bear m", "noah 3", "donkey m")
    assert state.view()["embarkations"] == 2


# The log


@pytest.mark.rule("NOA-30", "NOA-31", "NOA-35")
def test_the_log_says_why_a_round_ended() -> None:
    state = position(["cat m"], ["bear m", "donkey m"])
    assert told(state, "bear m") == ["log-embark", "log-end-hand", "log-tears", "log-tears", "log-round"]
    state = position(["elephant m, bear m"], ["panda m, cat m, cat f, cat m, cat f, lion m", "donkey m"])
    play(departures(state, 3), "panda m", "give 1 cat m", "give 1 cat m", "give 1 cat f")
    assert told(state, "give 1 cat f")[1] == "log-end-boats"
    state = position(["cat m"], ["bear m, bear f", "donkey m"])
    state._record.embarkations = 499
    state._record.rounds = 3
    play(state, "bear m")
    assert told(state, "noah 3") == ["log-noah", "log-end-guard", "log-tears", "log-tears", "log-over"]


@pytest.mark.rule("NOA-13", "NOA-14", "NOA-15")
def test_the_log_tells_of_pairs_and_departures() -> None:
    full = ["elephant m, kangaroo f, panda m"]
    state = position(full, ["panda f, cat m, cat f", "donkey m"])
    assert told(state, "panda f") == ["log-embark", "log-pair"]
    assert told(state, "noah 2") == ["log-noah", "log-departure"]
    state = position(full, ["panda f, cat m", "donkey m"])  # the gift will be the last card (NOA-30)
    assert told(state, "panda f") == ["log-embark"]
    state = position(["elephant m, lion f"], ["donkey m, cat m", "lion m"])
    assert told(state, "donkey m") == ["log-embark", "log-departure"]


def told(state: arkade.State, move: str) -> list[str]:
    """The keys of a move's log lines; plays it."""
    before = state.copy()
    state.play(move)
    return [line.key for line in before.story(before.game.parse(move), state, None)]
