"""The rules of Noah, one by one."""

from collections import Counter

import pytest
from scipy.stats import chisquare

import arkade
from arkade.games.noah.components import BOAT_ROOM, CARDS, DECK, FACES, SPECIES, TEARS, WEIGHTS
from arkade.games.noah.consistency import MAX_LOAD, check

from .positions import departures, hand, legal, load, play, position

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
