"""The rules of Noah, one by one."""

from collections import Counter

import numpy as np
import pytest
from scipy.stats import chisquare

import arkade
from arkade.games.noah.components import BOAT_ROOM, CARDS, DECK, FACES, SPECIES, TEARS, WEIGHTS

from .invariants import MAX_LOAD, check
from .positions import cards, departures, hand, legal, load, play, position

# Components and set-up


@pytest.mark.rule("NOA-01")
def test_there_are_47_cards_of_twelve_species_and_eight_boats() -> None:
    assert DECK[5].sum() == 47
    table = {species: (WEIGHTS[i], TEARS[i]) for i, species in enumerate(SPECIES)}
    assert table == {
        "parrot": (0, 2),
        "woodpecker": (0, 2),
        "snail": (1, 2),
        "cat": (2, 1),
        "kangaroo": (3, 1),
        "panda": (4, 4),
        "lion": (5, 1),
        "donkey": (6, 1),
        "bear": (7, 0),
        "giraffe": (8, 0),
        "rhinoceros": (9, 0),
        "elephant": (10, 0),
    }
    view = arkade.load("noah", players=5).new(seed=1).view()
    assert len(view["boats"]) + view["middle"] == 8


def copies(players: int) -> dict[str, int]:
    """Cards of a species by number of players, males and females together."""
    counts: Counter[str] = Counter()
    for card, count in enumerate(DECK[players].tolist()):
        counts[CARDS[card].split()[0]] += count
    return dict(counts)


@pytest.mark.rule("NOA-02")
def test_cards_marked_4_and_5_stay_out_with_fewer_players() -> None:
    few = {"parrot": 4, "woodpecker": 2, "snail": 3, "cat": 4, "kangaroo": 4, "panda": 2, "lion": 2, "donkey": 2}
    few |= {"bear": 2, "giraffe": 2, "rhinoceros": 2, "elephant": 2}
    four = few | {"cat": 6, "kangaroo": 6, "panda": 4, "lion": 4}
    five = four | {"parrot": 6, "snail": 5, "panda": 6, "donkey": 4}
    assert copies(2) == copies(3) == few
    assert copies(4) == four
    assert copies(5) == five
    assert [DECK[players].sum() for players in (2, 3, 4, 5)] == [31, 31, 39, 47]


@pytest.mark.rule("NOA-02")
def test_every_animal_but_the_snail_has_as_many_males_as_females() -> None:
    for players in (2, 3, 4, 5):
        for card in range(0, len(CARDS), 2):
            if CARDS[card] != "snail":
                assert DECK[players][card] == DECK[players][card + 1] > 0
    assert not DECK[:, FACES.index("snail f")].any()


@pytest.mark.rule("NOA-03", "NOA-05")
@pytest.mark.parametrize(("players", "pile"), [(2, 10), (3, 2), (4, 2), (5, 2)])
def test_a_round_begins_with_noah_on_the_first_of_five_boats_and_eight_cards_a_player(players: int, pile: int) -> None:
    for seed in range(10):
        state = arkade.load("noah", players).new(seed)
        view = state.view()
        assert [boat["noah"] for boat in view["boats"]] == [True, False, False, False, False]
        assert view["middle"] == 3
        assert [player["cards"] for player in view["seats"]] == [8] * players
        assert view["pile"] == pile
        assert view["pile_cards"] is None
        assert [player["hand"] for player in view["seats"]] == [None] * players
        check(state._record)


@pytest.mark.rule("NOA-04")
def test_one_random_animal_stands_on_each_boat_and_no_trait_has_acted() -> None:
    first: Counter[str] = Counter()
    for seed in range(150):
        view = arkade.load("noah", players=3).new(seed).view()
        assert view["phase"] == "embark"
        for boat in view["boats"]:
            (animal,) = boat["animals"]
            first[animal.split()[0]] += 1
            assert boat["limit"] == (13 if animal.startswith("woodpecker") else 21)
            assert boat["next_sex"] is None
    expected = [copies(3)[species] * 750 / 31 for species in SPECIES]
    assert chisquare([first[species] for species in SPECIES], expected).pvalue > 0.001


@pytest.mark.rule("NOA-04")
def test_a_snail_laid_at_set_up_has_a_random_sex() -> None:
    sexes = Counter(
        animal
        for seed in range(150)
        for boat in arkade.load("noah", players=5).new(seed).view()["boats"]
        for animal in boat["animals"]
        if animal.startswith("snail")
    )
    assert chisquare([sexes["snail m"], sexes["snail f"]]).pvalue > 0.001


@pytest.mark.rule("NOA-04", "NOA-24")
def test_a_woodpecker_laid_at_set_up_lowers_the_limit_from_the_start() -> None:
    state = position(["woodpecker m"], ["elephant m, cat f, cat m", "bear m"])
    play(state, "elephant m")
    assert state.view()["boats"][0]["limit"] == 13
    assert load(state, 1) == ["woodpecker m", "elephant m"]


@pytest.mark.rule("NOA-05")
def test_the_pile_is_not_touched_during_a_round() -> None:
    state = arkade.load("noah", players=2).new(seed=3)
    pile = state._record.pile.tolist()
    while state._record.rounds == 1:
        assert state._record.pile.tolist() == pile
        state.play(state.legal()[0])


@pytest.mark.rule("COM-02")
def test_the_first_round_is_begun_by_seat_0_or_whom_the_table_names_or_by_lot() -> None:
    assert arkade.load("noah", players=4).new(seed=1).player == 0
    assert arkade.load("noah", players=4, start=2).new(seed=1).player == 2
    drawn = {arkade.load("noah", players=4, start="random").new(seed).player for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


# Turn


@pytest.mark.rule("NOA-06")
def test_a_hand_card_goes_on_top_of_noahs_boat() -> None:
    state = position(["bear m", "cat f"], ["panda m, panda f", "cat m"], noah=2)
    play(state, "panda m")
    assert load(state, 1) == ["bear m"]
    assert load(state, 2) == ["cat f", "panda m"]
    assert hand(state, 0) == {"panda f": 1}
    assert state.view()["boats"][1]["weight"] == 6


@pytest.mark.rule("NOA-07")
def test_the_second_animal_may_have_either_sex() -> None:
    state = position(["bear m"], ["panda m, panda f", "cat m"])
    assert legal(state) == ["panda m", "panda f"]


@pytest.mark.rule("NOA-07")
@pytest.mark.parametrize(
    ("aboard", "allowed"),
    [
        ("cat m, panda m", "m"),
        ("cat f, panda f", "f"),
        ("cat m, panda f", "m"),
        ("cat f, panda m", "f"),
        ("cat m, panda m, parrot m", "m"),
        ("cat m, panda f, parrot m", "f"),
        ("cat f, panda m, parrot f, snail m", "f"),
        ("cat f, panda f, parrot f, snail f", "f"),
    ],
)
def test_from_the_third_on_all_are_of_one_sex_or_alternate(aboard: str, allowed: str) -> None:
    state = position([aboard], ["kangaroo m, kangaroo f", "cat m"])
    assert legal(state) == [f"kangaroo {allowed}"]
    assert state.view()["boats"][0]["next_sex"] == allowed


@pytest.mark.rule("NOA-08")
def test_a_boat_never_weighs_more_than_21() -> None:
    state = position(["elephant m, bear m"], ["cat m, kangaroo m, panda m, lion m, donkey m", "cat m"])
    assert legal(state) == ["cat m", "kangaroo m", "panda m"]  # 17 + 2, + 3, + 4


@pytest.mark.rule("NOA-08", "NOA-24")
def test_the_largest_load_has_18_cards() -> None:
    """Even of the lightest animals that five players have, whatever their sexes."""

    def most(limit: int, woodpeckers: bool) -> int:
        weights = sorted(
            WEIGHTS[card // 2]
            for card in range(len(CARDS))
            for _ in range(DECK[5][card])
            if woodpeckers or SPECIES[card // 2] != "woodpecker"
        )
        return next(size for size in range(len(weights)) if sum(weights[: size + 1]) > limit)

    assert max(most(21, False), most(13, True)) == MAX_LOAD == 18
    assert MAX_LOAD < BOAT_ROOM


@pytest.mark.rule("NOA-09")
def test_with_no_card_that_fits_the_load_is_taken_and_the_boat_started_anew_with_any_card() -> None:
    state = position(["elephant m, bear m"], ["panda f, donkey m, bear f", "cat m"])
    assert legal(state) == ["take"]
    play(state, "take")
    assert state.player == 0
    assert load(state, 1) == []
    assert hand(state, 0) == {"panda f": 1, "donkey m": 1, "bear m": 1, "bear f": 1, "elephant m": 1}
    assert legal(state) == ["panda f", "donkey m", "bear m", "bear f", "elephant m"]
    play(state, "elephant m")
    assert load(state, 1) == ["elephant m"]
    check_hand_sizes(state)


def check_hand_sizes(state: arkade.State) -> None:
    s = state._record
    assert s.hand.sum(axis=1).tolist() == s.cards.tolist()


@pytest.mark.rule("NOA-09")
def test_taking_is_not_a_free_choice() -> None:
    state = position(["elephant m, bear m"], ["panda m, donkey m", "cat m"])
    assert legal(state) == ["panda m"]


@pytest.mark.rule("NOA-09", "NOA-20")
def test_a_snail_counts_as_either_sex_before_the_load_is_taken() -> None:
    state = position(["elephant m, bear m"], ["snail, donkey m", "cat m"])
    assert legal(state) == ["snail m"]
    state = position(["elephant m, bear f"], ["snail, donkey f", "cat m"])
    assert legal(state) == ["snail m"]
    state = position(["elephant f, bear f"], ["snail, donkey m", "cat m"])
    assert legal(state) == ["snail f"]


@pytest.mark.rule("NOA-09", "NOA-13")
def test_the_card_on_the_emptied_boat_acts_as_any_other_but_is_never_a_pair() -> None:
    state = position(["giraffe m, bear m"], ["panda f, rhinoceros m", "cat m, cat f"])
    play(state, "take", "giraffe m")
    assert legal(state) == ["look 1"]
    play(state, "look 1")
    assert legal(state) == ["noah 3", "noah 4"]
    play(state, "noah 3")
    assert state.player == 1  # no pair with the giraffe that lay there before
    state = position(["elephant m, bear m"], ["bear f, panda f", "cat m"])
    play(state, "take", "bear f", "noah 2")
    assert state.player == 1


@pytest.mark.rule("NOA-10")
def test_everything_but_hands_and_pile_is_shown_to_all() -> None:
    state = position(["snail f, cat m", "bear m"], ["lion m, cat f", "snail, panda f, cat m"], departed="snail, lion f")
    view = state.view()
    assert [boat["animals"] for boat in view["boats"]] == [["snail f", "cat m"], ["bear m"], [], [], []]
    assert [player["cards"] for player in view["seats"]] == [2, 3]
    assert view["departed"] == {"snail": 1, "lion f": 1}
    assert view["pile"] == 21
    assert [player["total"] for player in view["seats"]] == [0, 0]


@pytest.mark.rule("NOA-10")
def test_all_read_who_looked_at_or_drew_from_whom() -> None:
    state = position(["bear m"], ["giraffe m, panda f", "cat m", "cat f"])
    play(state, "giraffe m")
    after = play(state.copy(), "look 2")
    for reader in (None, 0, 1, 2):
        story = state.story(state.game.parse("look 2"), after, reader)
        assert story[0].key == "log-look"
        assert len(story) == (2 if reader == 0 else 1)  # the cards only to the one who looked
    state = position(["bear m"], ["lion m, panda f", "cat m", "cat f"])
    play(state, "lion m")
    after = play(state.copy(), "draw 2")
    keys = [state.story(state.game.parse("draw 2"), after, reader)[0].key for reader in (None, 0, 1, 2)]
    assert keys == ["log-draw", "log-draw-seen", "log-draw", "log-draw-seen"]


@pytest.mark.rule("NOA-11")
@pytest.mark.parametrize(
    ("noah", "male", "female"),
    [(1, (3, 4), (2, 5)), (2, (4, 5), (1, 3)), (3, (1, 5), (2, 4)), (4, (1, 2), (3, 5)), (5, (2, 3), (1, 4))],
)
def test_noah_goes_two_steps_after_a_male_and_one_after_a_female(
    noah: int, male: tuple[int, int], female: tuple[int, int]
) -> None:
    for sex, places in (("m", male), ("f", female)):
        state = position([], [f"bear {sex}, cat m", "cat m"], noah=noah)
        play(state, f"bear {sex}")
        assert legal(state) == [f"noah {boat}" for boat in places]
        assert load(state, noah) == [f"bear {sex}"]


@pytest.mark.rule("NOA-12")
def test_the_left_neighbour_plays_on_the_boat_where_noah_is_now() -> None:
    state = position(["", "", "cat m, panda m"], ["bear m, cat f", "kangaroo m, kangaroo f", "cat m"])
    play(state, "bear m", "noah 3")
    assert state.player == 1
    assert legal(state) == ["kangaroo m"]
    play(state, "kangaroo m", "noah 1")
    assert state.player == 2
    play(state.copy(), "cat m")
    state = position([], ["bear m", "bear f", "cat m, cat f"], player=2)
    play(state, "cat m", "noah 3")
    assert state.player == 0


# Tricks


@pytest.mark.rule("NOA-13")
def test_a_pair_plays_again_after_moving_noah_as_long_as_it_holds() -> None:
    state = position(["cat m", "", "panda f"], ["cat m, panda m, bear m, bear f", "lion m"])
    play(state, "cat m")
    assert state.view()["again"]
    assert legal(state) == ["noah 3", "noah 4"]
    play(state, "noah 3")
    assert state.player == 0
    play(state, "panda m", "noah 1")
    assert state.player == 0
    play(state, "bear m", "noah 3")
    assert state.player == 1


@pytest.mark.rule("NOA-13")
def test_only_the_last_animal_counts_for_a_pair_and_its_sex_does_not() -> None:
    state = position(["cat m, bear f"], ["cat m, panda f", "lion m"])
    play(state, "cat m", "noah 3")
    assert state.player == 1
    state = position(["bear f, cat m"], ["cat f, panda f", "lion m"])
    play(state, "cat f", "noah 2")
    assert state.player == 0


@pytest.mark.rule("NOA-14")
def test_a_boat_of_exactly_21_leaves_after_noah_has_moved_and_is_replaced() -> None:
    state = position(["elephant m, bear m"], ["panda m, cat m, cat f", "lion m"])
    play(state, "panda m")
    assert state.view()["leaving"] == 1
    assert legal(state) == ["noah 3", "noah 4"]
    assert load(state, 1) == ["elephant m", "bear m", "panda m"]
    play(state, "noah 4")
    view = state.view()
    assert view["boats"][0] == {
        "number": 1,
        "afloat": True,
        "animals": [],
        "weight": 0,
        "limit": 21,
        "next_sex": None,
        "noah": False,
    }
    assert view["departed"] == {"panda m": 1, "bear m": 1, "elephant m": 1}
    assert (view["middle"], view["departures"], view["leaving"]) == (2, 1, None)


@pytest.mark.rule("NOA-14")
def test_a_boat_of_20_stays() -> None:
    state = position(["elephant m, bear m"], ["kangaroo m, cat m", "lion m"])
    play(state, "kangaroo m", "noah 3")
    assert state.view()["departures"] == 0
    assert state.player == 1


@pytest.mark.rule("NOA-15")
@pytest.mark.parametrize("earlier", [0, 1, 2, 3])
def test_the_nth_departure_costs_n_gifts_to_one_or_several_opponents(earlier: int) -> None:
    state = position(
        ["elephant m, bear m"], ["panda m, cat m, cat f, kangaroo m, kangaroo f, lion m", "donkey m", "donkey f"]
    )
    departures(state, earlier)
    play(state, "panda m")
    if earlier < 3:
        play(state, "noah 3")
    gifts = ["give 2 cat f", "give 1 lion m", "give 1 kangaroo m", "give 2 cat m"][: earlier + 1]
    for given, gift in enumerate(gifts):
        assert state.player == 0
        assert state.view()["gifts"] == earlier + 1 - given
        assert {move.split()[0] for move in legal(state)} == {"give"}
        if given == 0:
            assert len(legal(state)) == 2 * 5  # every card to every opponent, nothing else
        if given + 1 < 4:
            play(state, gift)
    if earlier < 3:
        assert state.player == 1
        assert state.view()["seats"][0]["cards"] == 5 - len(gifts)
        assert state.view()["phase"] == "embark"


@pytest.mark.rule("NOA-15", "NOA-30")
def test_with_fewer_cards_than_gifts_due_all_are_given_and_the_round_ends() -> None:
    state = position(["elephant m, bear m"], ["panda m, cat m, cat f", "donkey m", "donkey f"])
    departures(state, 2)
    play(state, "panda m", "noah 3", "give 1 cat m")
    assert state.view()["gifts"] == 2
    play(state, "give 2 cat f")
    assert state.view()["round"] == 2
    assert state.scores == [0, 2, 2]  # donkey and cat each


@pytest.mark.rule("NOA-16")
def test_trait_then_move_then_departure_then_gifts_then_replay() -> None:
    state = position(["bear m, panda f, lion m"], ["cat m", "snail, lion f, bear f, cat f", "panda m"], player=1)
    play(state, "lion f")  # 21, and a pair
    steps = [legal(state)]
    play(state, "draw 0")
    steps.append(legal(state))
    play(state, "return snail")
    steps.append(legal(state))
    assert state.view()["departures"] == 0
    play(state, "noah 2")
    assert state.view()["departures"] == 1
    steps.append(legal(state))
    play(state, "give 0 bear f")
    assert state.player == 1
    assert state.view()["phase"] == "embark"
    assert [step[0].split()[0] for step in steps] == ["draw", "return", "noah", "give"]


@pytest.mark.rule("NOA-16", "NOA-30")
def test_at_the_fourth_departure_noah_stays_and_the_round_ends_after_the_gifts() -> None:
    state = position(["elephant m, bear m"], ["panda m, " + "cat m, cat f, " * 2 + "lion m", "donkey m"])
    departures(state, 3)
    play(state, "panda m")
    view = state.view()
    assert view["phase"] == "give"
    assert view["gifts"] == 4
    assert view["boats"][0]["noah"]
    assert [boat["afloat"] for boat in view["boats"]] == [False, True, True, True, True]
    play(state, "give 1 cat m", "give 1 cat m", "give 1 cat f")
    assert state.view()["round"] == 1
    play(state, "give 1 cat f")
    assert state.view()["round"] == 2
    assert state.scores == [1, 5]


@pytest.mark.rule("NOA-16")
def test_the_fourth_departure_by_a_giraffe_still_looks_first() -> None:
    state = position(["elephant m, kangaroo m"], ["giraffe m, cat m, cat f, lion m, lion f, bear f", "donkey m"])
    departures(state, 3)
    play(state, "giraffe m")
    assert legal(state) == ["look 1"]
    play(state, "look 1")
    assert state.view()["phase"] == "give"


@pytest.mark.rule("NOA-17")
def test_a_gift_is_named_only_to_giver_and_receiver() -> None:
    state = position(["elephant m, bear m"], ["panda m, cat m, cat f", "lion m", "lion f"])
    play(state, "panda m", "noah 3")
    after = play(state.copy(), "give 1 cat f")
    action = state.game.parse("give 1 cat f")
    keys = [state.story(action, after, reader)[0].key for reader in (None, 0, 1, 2)]
    assert keys == ["log-give", "log-give-seen", "log-give-seen", "log-give"]
    for reader in (None, 2):
        assert "cat" not in str(state.story(action, after, reader))


# Traits


@pytest.mark.rule("NOA-20")
def test_a_snail_is_embarked_as_male_or_female_and_is_either_again_in_a_hand() -> None:
    state = position(["bear m"], ["snail, cat m", "cat f"])
    assert legal(state) == ["snail m", "snail f", "cat m"]
    play(state, "snail f")
    assert load(state, 1) == ["bear m", "snail f"]
    assert legal(state) == ["noah 2", "noah 5"]  # a female
    state = position(["snail f, elephant f"], ["cat m, bear m", "cat f"])
    play(state, "take")
    assert hand(state, 0) == {"snail": 1, "cat m": 1, "bear m": 1, "elephant f": 1}
    assert legal(state)[:2] == ["snail m", "snail f"]


@pytest.mark.rule("NOA-20")
def test_two_snails_of_different_sex_are_a_pair() -> None:
    state = position(["snail m"], ["snail, cat m", "cat f"])
    play(state, "snail f", "noah 2")
    assert state.player == 0


@pytest.mark.rule("NOA-21")
def test_a_giraffe_must_look_at_the_whole_hand_of_an_opponent() -> None:
    state = position(["bear m"], ["giraffe m, cat m", "cat f, cat f", "snail, lion m"])
    play(state, "giraffe m")
    assert legal(state) == ["look 1", "look 2"]
    assert state.view(0)["seats"][2]["known"] == {}
    play(state, "look 2")
    assert state.view(0)["seats"][2]["known"] == {"snail": 1, "lion m": 1}
    assert state.view(1)["seats"][2]["known"] == {}
    assert legal(state) == ["noah 3", "noah 4"]


@pytest.mark.rule("NOA-22")
def test_after_a_donkey_noah_stays_and_the_next_animal_boards_here() -> None:
    state = position(["bear m"], ["donkey f, cat m", "cat f, cat m", "snail"])
    play(state, "donkey f")
    assert state.player == 1
    assert state.view()["boats"][0]["noah"]
    assert legal(state) == ["cat m"]


@pytest.mark.rule("NOA-14", "NOA-22")
def test_a_donkey_that_fills_the_boat_leaves_noah_on_the_one_that_replaces_it() -> None:
    state = position(["elephant m, lion f"], ["donkey m, cat m, cat f", "cat f", "snail"])
    play(state, "donkey m")
    view = state.view()
    assert view["phase"] == "give"
    assert view["boats"][0]["noah"]
    assert view["boats"][0]["animals"] == []
    play(state, "give 2 cat m")
    assert state.player == 1


@pytest.mark.rule("NOA-13", "NOA-22")
def test_a_donkey_on_a_donkey_plays_again_on_the_same_boat() -> None:
    state = position(["donkey m"], ["donkey f, cat m", "cat f", "snail"])
    play(state, "donkey f")
    assert state.player == 0
    assert state.view()["phase"] == "embark"


@pytest.mark.rule("NOA-23")
def test_a_lion_draws_a_card_and_gives_one_that_may_be_the_same() -> None:
    state = position(["bear m"], ["lion m, cat m", "snail", "cat f"])
    play(state, "lion m")
    assert legal(state) == ["draw 1", "draw 2"]
    play(state, "draw 1")
    assert hand(state, 0) == {"snail": 1, "cat m": 1}
    assert hand(state, 1) == {}  # empty in between: nothing ends
    assert state.view()["round"] == 1
    assert legal(state) == ["return snail", "return cat m"]
    same = play(state.copy(), "return snail")
    assert hand(same, 1) == {"snail": 1}
    play(state, "return cat m")
    assert hand(state, 0) == {"snail": 1}
    assert hand(state, 1) == {"cat m": 1}
    assert legal(state) == ["noah 3", "noah 4"]


@pytest.mark.rule("NOA-23", "COM-03")
def test_the_lion_draws_every_card_of_the_hand_with_the_same_chance() -> None:
    state = position(["bear m"], ["lion m, cat m", "snail, snail, snail, parrot m, parrot m, cat f, elephant f"])
    play(state, "lion m")
    drawn: Counter[int] = Counter()
    for seed in range(700):
        drawn[drawn_card(state.redeal(1, seed))] += 1  # seat 1 knows its own hand: only the chance to come is new
    counts = [drawn[card] for card in cards("snail, parrot m, cat f, elephant f")]
    assert sum(counts) == 700
    assert chisquare(counts, [300, 200, 100, 100]).pvalue > 0.001


def drawn_card(state: arkade.State) -> int:
    before = state._record.hand[1].copy()
    state.play("draw 1")
    return int(np.argmax(before - state._record.hand[1]))


@pytest.mark.rule("NOA-23", "NOA-30")
def test_a_lion_or_giraffe_as_the_last_card_does_nothing() -> None:
    for last in ("lion m", "giraffe m"):
        state = position(["bear m"], [last, "snail, cat m"])
        play(state, last)
        assert state.view()["round"] == 2
        assert state.scores == [0, 3]


@pytest.mark.rule("NOA-24")
def test_a_woodpecker_boards_only_a_boat_of_at_most_13() -> None:
    for heavy, fits in (("bear m, donkey m", True), ("bear m, donkey m, snail m", False)):
        state = position([heavy], ["woodpecker m, cat m", "snail"])
        assert ("woodpecker m" in legal(state)) == fits
    state = position(["elephant m, woodpecker m"], ["cat m, kangaroo m, panda m", "snail"])
    assert legal(state) == ["cat m", "kangaroo m"]


@pytest.mark.rule("NOA-14", "NOA-24")
def test_with_a_woodpecker_aboard_the_boat_leaves_at_exactly_13() -> None:
    state = position(["elephant m, woodpecker m"], ["kangaroo m, cat m, cat f", "snail"])
    play(state, "kangaroo m", "noah 3")
    assert state.view()["departures"] == 1
    state = position(["bear m, donkey m"], ["woodpecker m, cat m, cat f", "snail"])
    play(state, "woodpecker m", "noah 3")
    assert state.view()["departed"] == {"woodpecker m": 1, "donkey m": 1, "bear m": 1}


@pytest.mark.rule("NOA-24")
def test_the_limit_is_21_again_once_the_woodpecker_is_taken_in_hand() -> None:
    state = position(["elephant m, woodpecker m"], ["bear m, rhinoceros m", "snail"])
    play(state, "take")
    assert state.view()["boats"][0]["limit"] == 21
    play(state, "woodpecker m")
    assert state.view()["boats"][0]["limit"] == 13


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
    state = position(["elephant m, kangaroo f, panda m"], ["panda f, cat m", "donkey m"])
    assert told(state, "panda f") == ["log-embark", "log-pair"]
    assert told(state, "noah 2") == ["log-noah", "log-departure"]
    state = position(["elephant m, lion f"], ["donkey m, cat m", "lion m"])
    assert told(state, "donkey m") == ["log-embark", "log-departure"]


def told(state: arkade.State, move: str) -> list[str]:
    """The keys of a move's log lines; plays it."""
    before = state.copy()
    state.play(move)
    return [line.key for line in before.story(before.game.parse(move), state, None)]
