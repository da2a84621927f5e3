"""Arche Opti Mix rule by rule: rain, pets, last boarding and scoring (OPT-30 to OPT-40)."""

import random

import pytest

import arkade
from arkade.games.optimix import rules
from arkade.games.optimix.components import RAIN_CARDS
from arkade.games.optimix.state import RAIN
from arkade.state import State

from .positions import hand, legal, open_to, pawns, play, position

# Rain, pets, last boarding


@pytest.mark.rule("OPT-30", "OPT-10")
def test_the_second_rain_interrupts_the_draw_for_the_hand() -> None:
    state = position(hands=["cow", "bee", "sheep"], display="hay, hen, lion", pile="rain, moose, zebra", rain=1)
    play(state, "take hen")
    assert (state.player, state.view()["phase"]) == (0, "pet")
    assert hand(state, 0) == {"cow": 1, "hen": 1}  # the pile card has not come yet
    assert legal(state) == ["pet hen", "pet cow", "no pet"]  # a display card just taken may be it
    play(state, "pet hen")
    assert state.player == 1
    play(state, "pet bee")
    assert legal(state) == ["pet sheep", "no pet"]
    play(state, "no pet")
    assert hand(state, 0) == {"cow": 1, "moose": 1}
    assert state.view()["display"] == {"lion": 1, "zebra": 1, "hay": 1}
    assert (state.player, state.view()["phase"]) == (1, "turn")
    assert [seat["pet"] for seat in state.view()["seats"]] == [True, True, False]


@pytest.mark.rule("OPT-30")
def test_the_second_rain_interrupts_the_filling_of_the_display() -> None:
    state = position(hands=["cow", "", ""], display="hay, hen, lion", pile="moose, rain, zebra", rain=1, player=1)
    play(state, "take hen")
    assert hand(state, 1) == {"hen": 1, "moose": 1}
    assert legal(state) == ["pet moose", "pet hen", "no pet"]
    assert state.view()["display"] == {"lion": 1, "hay": 1}
    play(state, "no pet")
    assert state.player == 2
    play(state, "no pet", "pet cow")
    assert state.view()["display"] == {"lion": 1, "zebra": 1, "hay": 1}
    assert state.player == 2  # after seat 1, whose turn it was


@pytest.mark.rule("OPT-30", "OPT-23")
def test_the_second_rain_on_a_refill_after_a_new_cabin_begins_with_the_opener() -> None:
    state = position(["cow"], ["horse"], ["", "", "bee"], pile="rain, zebra", rain=1, player=2)
    play(state, "bee p2", "pick hay", "stop")
    assert (state.player, state.view()["phase"]) == (2, "pet")
    play(state, "no pet", "no pet", "no pet")
    assert state.player == 0
    assert sum(state.view()["display"].values()) == 3


@pytest.mark.rule("OPT-31")
def test_any_card_may_be_laid_as_a_pet_and_animals_of_weight_0_to_2_without_a_power_count() -> None:
    held = "elephant, hay, fox, hedgehog, spider, toad, dog, lion, brontosaurus, skunk, turtle"
    state = position(hands=[held, "", ""], display="grain, hen, mouse", pile="rain", rain=1)
    play(state, "take hen")
    assert {move.removeprefix("pet ") for move in legal(state)} == {*held.split(", "), "hen", "no pet"}
    counting = []
    for move in legal(state):
        if move != "no pet":
            after = begin_last(play(state.copy(), move, "no pet", "no pet"))
            counting += [move] if pawns(play(after, "pass", "pass", "pass"), 0) else []
    assert counting == ["pet lion", "pet toad", "pet dog", "pet hen"]


@pytest.mark.rule("OPT-31", "OPT-40")
def test_a_pet_that_does_not_count_gives_nothing_but_is_out_of_the_hand_for_the_tie_break() -> None:
    held = ["elephant", "moose", "zebra"]
    state = position(hands=held, display="hay, grain, grain", pile="rain, grain", rain=1, discs=[3, 3, 2])
    play(state, "take hay", "pet elephant", "no pet", "no pet")
    before = play(begin_last(state), "pass", "pass").copy()
    play(state, "pass")
    assert (state.scores, state.winners) == ([3, 3, 2], [0])
    said = [state.game.say(phrase) for phrase in before.story(state.game.parse("pass"), state, 1)]
    assert said[1:3] == ["The pet of seat 0 is the elephant.", "The elephant does not count as a pet: too heavy."]


@pytest.mark.rule("OPT-31")
def test_a_record_with_pets_that_do_not_count_is_whole_to_the_end() -> None:
    state, chance = arkade.load("optimix", 4).new(seed=1), random.Random(1)
    deck = state.view()["deck"]
    while not state.over:
        idle = [move for move in legal(state) if move.startswith("pet ") and deck[move[4:]]["no_pet"]]
        state.play(chance.choice(idle or legal(state)))
        assert state.game.restore(bytes(state)) == state
    pets = [seat["pet_card"] for seat in state.view()["seats"]]
    assert any(deck[pet]["no_pet"] and deck[pet]["type"] for pet in pets if pet)


@pytest.mark.rule("OPT-31")
@pytest.mark.parametrize(
    ("card", "why"),
    [("hay", ["provisions"]), ("elephant", ["heavy"]), ("fox", ["power"]), ("brontosaurus", ["heavy", "power"])],
)
def test_a_view_says_why_a_card_does_not_count_as_a_pet(card: str, why: list[str]) -> None:
    assert position().view()["deck"][card]["no_pet"] == why


@pytest.mark.rule("OPT-32", "OPT-37")
def test_a_pet_gives_a_pawn_at_the_end_and_none_before() -> None:
    state = position(
        hands=["", "cow", ""], display="hay, hen, lion", pile="rain, moose, zebra", rain=1, discs=[0, 0, 0]
    )
    play(state, "take hen", "pet hen", "pet cow", "no pet")
    assert pawns(state, 0) == {}
    assert state.scores == [0, 0, 0]
    begin_last(state)
    play(state, "pass", "pass", "pass")
    assert state.over
    assert pawns(state, 0) == {"useful": 1}
    assert state.scores == [8, 8, 0]
    assert [seat["pet_card"] for seat in state.view()["seats"]] == ["hen", "cow", None]


def begin_last(state: State) -> State:
    """As if the fifth rain had just been drawn."""
    s = state._record
    s.pile[s.top] = RAIN
    s.rain, s.shown, s.due = RAIN_CARDS - 1, 2, 0
    rules.draw_on(s)
    state._player = int(s.player)
    return state


@pytest.mark.rule("OPT-33")
def test_the_fifth_rain_ends_the_turn_at_once() -> None:
    state = position(hands=["cow", "", ""], display="hay, hen, lion", pile="rain, moose", rain=4)
    play(state, "take hen")
    assert hand(state, 0) == {"cow": 1, "hen": 1}  # nothing from the pile
    assert sum(state.view()["display"].values()) == 2
    assert (state.player, state.view()["phase"], state.view()["last"]) == (1, "last", True)


@pytest.mark.rule("OPT-33", "OPT-10")
def test_the_fifth_rain_while_filling_the_display_after_taking() -> None:
    state = position(display="hay, hen, lion", pile="moose, rain", rain=4)
    play(state, "take hen")
    assert hand(state, 0) == {"hen": 1, "moose": 1}
    assert sum(state.view()["display"].values()) == 2
    assert state.view()["last"]


@pytest.mark.rule("OPT-33", "OPT-23")
def test_the_fifth_rain_while_filling_the_display_after_new_cabins() -> None:
    """Seat 1 opens two cabins; of the two cards due for the display the first comes, then the rain ends it all."""
    state = position(["cow"], ["horse"], ["", "bee, butterfly", ""], pile="zebra, rain, dodo", rain=4, player=1)
    play(state, "bee p2", "pick hay", "butterfly s2", "pick grain")
    assert state.view()["display"] == {"grain": 1, "zebra": 1}
    assert (state.player, state.view()["phase"]) == (2, "last")
    assert state.view()["rain"] == 5
    play(state, "pass", "pass")
    assert state.player == 1  # the drawer takes part, last in the first round
    assert legal(state) == ["pass"]  # hay and grain in hand: provisions are not played any more
    assert play(state, "pass").over


@pytest.mark.rule("OPT-34")
def test_in_the_last_boarding_an_animal_costs_a_disc_to_the_reserve() -> None:
    state = position(["cow"], ["horse"], ["bee, butterfly", "", "hen"], rain=5, last=True)
    play(state, "bee p1")
    assert state._record.discs.tolist()[:3] == [2, 3, 3]
    assert state._record.reserve == 14
    assert state.player == 1  # one animal a turn
    play(state, "pass")
    assert state.player == 2
    play(state, "hen s1")
    assert state.player == 0
    play(state, "pass", "pass")
    assert state.over


@pytest.mark.rule("OPT-34")
def test_without_a_disc_you_pass() -> None:
    state = position(["cow"], ["horse"], ["bee", "", ""], rain=5, last=True, discs=[0, 1, 1])
    assert legal(state) == ["pass"]
    state = play(position(["cow"], ["horse"], ["bee, hen", "", ""], rain=5, last=True), "bee p1", "pass", "pass")
    assert state.player == 0
    assert "hen s1" in legal(state)


@pytest.mark.rule("OPT-35")
def test_slow_animals_and_provisions_stay_behind_in_the_last_boarding() -> None:
    state = position(["cow"], ["horse"], ["snail, hay, bee, fox", "", ""], rain=5, last=True)
    assert open_to(state, "snail") == open_to(state, "hay") == []
    assert open_to(state, "bee")
    assert open_to(state, "fox")


@pytest.mark.rule("OPT-35", "OPT-22", "OPT-23")
def test_a_new_cabin_costs_a_second_disc_and_brings_no_card_in_the_last_boarding() -> None:
    state = position(["cow"], ["horse"], ["bee, hen", "", ""], rain=5, last=True, discs=[2, 3, 3])
    poorer = position(["cow"], ["horse"], ["bee, hen", "", ""], rain=5, last=True, discs=[1, 3, 3])
    assert open_to(poorer, "bee") == ["p1", "s1"]
    state._record.passed[2] = 1
    play(state, "bee p2")
    assert state._record.discs.tolist()[:3] == [0, 3, 4]  # the neighbour gets it even if he has passed
    assert state._record.reserve == 15
    assert (state.player, state.view()["phase"]) == (1, "last")
    assert hand(state, 0) == {"hen": 1}


@pytest.mark.rule("OPT-36")
def test_the_game_ends_when_all_have_passed() -> None:
    state = position(["cow"], ["horse"], ["bee", "hen", ""], rain=5, last=True)
    play(state, "pass", "hen p1", "pass")
    assert not state.over
    play(state, "pass")
    assert state.over


# Scoring


def scored(*pieces: list[float], discs: tuple[int, ...] = ()) -> list[int]:
    """Scores of players with so many pawns on the first score cards."""
    state = position(hands=[""] * len(pieces), discs=discs or [0] * len(pieces))
    for p, worth in enumerate(pieces):
        for kind, count in enumerate(worth):
            state._record.pawns[p, kind] = int(count)
            state._record.raised[p, kind] = round(2 * (count - int(count)))
    return state.scores


@pytest.mark.rule("OPT-38")
def test_the_most_pawns_get_10_the_second_6_the_others_2() -> None:
    assert scored([4], [1], [3], [2]) == [10, 2, 6, 2]
    assert scored([4], [0], [3]) == [10, 0, 6]
    assert scored([1, 0, 2], [0, 0, 1], [0, 5, 0]) == [20, 6, 10]


@pytest.mark.rule("OPT-38", "OPT-43")
def test_half_pawns_count() -> None:
    assert scored([1.5], [1], [2]) == [6, 2, 10]


@pytest.mark.rule("OPT-39")
def test_examples_of_ties_8_4_and_6() -> None:
    assert scored([2], [2], [1]) == [8, 8, 2]
    assert scored([3], [2], [2]) == [10, 4, 4]
    assert scored([1], [1], [1]) == [6, 6, 6]


@pytest.mark.rule("OPT-39")
def test_other_ties_share_the_places_that_they_cover() -> None:
    assert scored([1], [1], [1], [1]) == [5] * 4  # 20 / 4
    assert scored([1], [1], [1], [1], [1]) == [4] * 5  # 22 / 5 rounded down
    assert scored([2], [1], [1], [1], [0]) == [10, 3, 3, 3, 0]  # (6 + 2 + 2) / 3
    assert scored([3], [2], [1], [1], [1]) == [10, 6, 2, 2, 2]
    assert scored([2], [2], [0], [0]) == [8, 8, 0, 0]


@pytest.mark.rule("OPT-40")
def test_each_disc_left_is_a_point() -> None:
    assert scored([1], [0], [0], discs=(2, 5, 1)) == [12, 5, 1]


@pytest.mark.rule("OPT-40", "COM-07")
def test_a_tie_goes_to_fewer_animals_in_hand_then_it_is_shared() -> None:
    def winners(*hands: str) -> list[int]:
        state = position(hands=hands, rain=5, last=True, display="hay, hay, moose", discs=[3, 3, 2])
        return play(state, "pass", "pass", "pass").winners

    assert winners("cow", "bee, hen", "") == [0]
    assert winners("cow, lion", "bee", "") == [1]
    assert winners("cow, grain, grain", "bee, hen", "") == [0]  # provisions do not count
    assert winners("cow", "bee", "") == [0, 1]


@pytest.mark.rule("OPT-40")
def test_hands_are_shown_at_the_end() -> None:
    state = play(position(hands=["cow", "bee", ""], rain=5, last=True), "pass", "pass", "pass")
    assert [seat["hand"] for seat in state.view()["seats"]] == [{"cow": 1}, {"bee": 1}, {}]
