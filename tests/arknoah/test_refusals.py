"""Why a move is refused in Ark & Noah, each reason by example."""

import pytest

import arkade

from .positions import begin, play, position, workers

DOG = "a2n a2w b2w a3n"
PAIR = "d2n e2n c2e e2e d3n e3n"

pytestmark = pytest.mark.rule("COM-05")


def why(state: arkade.State, move: str) -> tuple[str, ...]:
    """The rules that forbid a move; playing it says the same."""
    before = bytes(state)
    with pytest.raises(arkade.IllegalAction) as refusal:
        state.play(move)
    assert bytes(state) == before
    assert refusal.value.rules == state.why_not(move)
    return state.why_not(move)


@pytest.mark.rule("ARK-10", "ARK-51")
def test_where_a_worker_cannot_go() -> None:
    state = play(arkade.load("arknoah", 4).new(1), "work build")
    assert why(state, "work build") == ("ARK-10",)
    assert why(state, "plank c1n") == ("ARK-10", "ARK-25")
    assert why(state, "done") == ("ARK-10", "ARK-30")
    quick = arkade.load("arknoah", 4, game="quick").new(1)
    assert why(quick, "work pitch") == ("ARK-50", "ARK-51")
    assert why(quick, "take lion male") == ("ARK-51", "ARK-52")


@pytest.mark.rule("ARK-02", "ARK-03", "ARK-50")
def test_what_this_game_does_not_have() -> None:
    state = begin(position(["", ""], stock=[(5, 5, 5), (0, 0, 0)]), "build", 0)
    assert why(state, "plank k2n") == ("ARK-02", "ARK-26")
    assert why(state, "cube n2ne") == ("ARK-02", "ARK-29")
    assert why(state, "food k1") == ("ARK-02", "ARK-25", "ARK-30")
    assert why(state, "load giraffe") == ("ARK-03", "ARK-25", "ARK-30")
    quick = begin(position(["", ""], stock=[(5, 0, 0), (0, 0, 0)], game="quick"), "build", 0)
    assert why(quick, "cube c1nw") == ("ARK-25", "ARK-29", "ARK-50")
    assert why(quick, "load dove") == ("ARK-50", "ARK-55", "ARK-56")
    assert why(quick, "load mole") == ("ARK-03", "ARK-50", "ARK-55", "ARK-56")
    assert why(quick, "reward point") == ("ARK-53", "ARK-55")
    assert why(quick, "swap planks") == ("ARK-53", "ARK-55")


@pytest.mark.rule("ARK-21", "ARK-52")
def test_what_cannot_be_drawn_or_taken() -> None:
    state = position(["", "", ""])
    begin(state, "animals", 0)
    state._record.bag[0] = 0
    assert why(state, "draw male") == ("ARK-21",)
    assert why(state, "take lion male") == ("ARK-21",)
    state = begin(position(["", ""], ["lion male", ""]), "animals", 0)
    assert why(state, "take lion male") == ("ARK-21",)
    assert why(state, "draw male") == ("ARK-21", "ARK-24")
    quick = begin(position(["", ""], ["lion male", ""], game="quick"), "animals", 0)
    assert why(quick, "take lion male") == ("ARK-52",)


@pytest.mark.rule("ARK-24", "ARK-07", "ARK-53")
def test_what_cannot_be_exchanged() -> None:
    tiles = ["lion male, dog male", "dog female"]
    state = begin(position(["c1n d1n", ""], tiles), "exchange", 0)
    state._record.pitch_supply = 0
    assert why(state, "reward pitch") == ("ARK-24",)
    assert why(state, "swap animals") == ("ARK-24",)  # the reward comes first
    play(state, "reward point")
    assert why(state, "swap planks") == ("ARK-24",)  # of one colour
    play(state, "swap animals", "draw male", "draw male", "draw male")
    assert why(state, "swap in lion male") == ("ARK-24",)
    play(state, f"swap in {state.view()['drawn'][0]}")
    assert why(state, "swap out dog male") == ("ARK-07", "ARK-24")  # coupled
    assert why(state, "swap out dog female") == ("ARK-24",)  # another's
    state = begin(position(["c1n", "d1n"], tiles), "exchange", 0)
    play(state, "reward point", "swap planks", "lift c1n")
    assert why(state, "lift c1n") == ("ARK-24",)
    assert why(state, "lift e1n") == ("ARK-24",)
    quick = begin(position(["", ""], ["", "dog female"], game="quick"), "exchange", 0)
    play(quick, "draw male", "draw male", "draw male")
    assert why(quick, f"swap in {quick.view()['drawn'][0]}") == ("ARK-53",)


@pytest.mark.rule("ARK-25", "ARK-26", "ARK-29", "ARK-55")
def test_where_nothing_can_be_built() -> None:
    state = begin(position([f"{PAIR} c1n", "d1n"], stock=[(1, 0, 0), (0, 1, 0)]), "build", 0)
    assert why(state, "plank d2n") == ("ARK-26",)  # taken
    assert why(state, "plank d2e") == ("ARK-26",)  # inside an enclosure
    assert why(state, "cube c1ne") == ("ARK-25",)  # no cube
    assert why(state, "cube c1nw") == ("ARK-25", "ARK-29")
    assert why(state, "work load") == ("ARK-10", "ARK-25")
    play(state, "plank a2n")
    assert why(state, "plank b2n") == ("ARK-26",)  # no plank left
    play(state, "done")
    assert why(state, "cube c1nw") == ("ARK-29",)
    quick = begin(position(["", ""], stock=[(1, 0, 0), (0, 0, 0)], game="quick"), "build", 0)
    assert why(quick, "load dog") == ("ARK-55", "ARK-56")


@pytest.mark.rule("ARK-30", "ARK-31")
def test_where_no_food_can_go() -> None:
    state = begin(position([PAIR, DOG], food="d2", stock=[(0, 0, 1), (0, 0, 1)]), "load", 0)
    assert why(state, "food c1") == ("ARK-31",)  # no enclosure
    assert why(state, "food d2") == ("ARK-31",)  # fed
    assert why(state, "food a2") == ("ARK-31",)  # no own plank
    state._record.budget = 0
    assert why(state, "food e2") == ("ARK-30",)
    assert why(state, "food d2") == ("ARK-30", "ARK-31")


@pytest.mark.rule("ARK-32", "ARK-33", "ARK-34", "ARK-56")
def test_which_pairs_cannot_be_loaded_and_where() -> None:
    tiles = ["wolf male, wolf female, dog male, lion male, lion female, dove male, dove female", "cat male, cat female"]
    state = position([f"{PAIR} {DOG}", ""], tiles, food="d2 e2 a2")
    begin(state, "load", 0)
    assert why(state, "load dog") == ("ARK-32",)  # single, and no pitch
    assert why(state, "load cat") == ("ARK-32",)  # another's
    assert why(state, "load lion") == ("ARK-32",)  # no enclosure of three
    state._record.budget = 3
    assert why(state, "load wolf") == ("ARK-33",)
    assert why(state, "load lion") == ("ARK-32", "ARK-33")
    assert why(state, "into d2") == ("ARK-30", "ARK-32")
    play(state, "load dove")
    assert why(state, "into a2") == ("ARK-34",)
    assert why(state, "done") == ("ARK-30", "ARK-32")
    play(state, "into d2")
    state._record.tile[4:6] = 0  # mice
    assert why(state, "load dove") == ("ARK-32", "ARK-34")
    state._record.budget = 4
    play(state, "load wolf")
    assert why(state, "into a2") == ("ARK-32",)
    quick = begin(position([PAIR, ""], ["wolf male, wolf female, dog male", ""], game="quick"), "load", 0)
    assert why(quick, "load dog") == ("ARK-56",)
    play(quick, "load wolf")
    assert why(quick, "into a2") == ("ARK-56",)


@pytest.mark.rule("ARK-42")
def test_the_last_loading_has_its_order() -> None:
    state = position([PAIR, DOG], ["wolf male, wolf female", ""], food="d2", stock=[(0, 0, 1), (0, 0, 1)])
    begin(state, "pitch", 0, rounds=20)
    assert why(state, "food d2") == ("ARK-42",)
    assert why(state, "load wolf") == ("ARK-32", "ARK-42")
    play(state, "food e2")
    assert why(state, "load wolf") == ("ARK-42",)
    play(state, "done", "done")
    assert state.view()["action"] == "last pairs"
    assert why(state, "food a2") == ("ARK-42",)
    assert why(state, "plank a3w") == ("ARK-25", "ARK-42")


@pytest.mark.rule("ARK-40", "ARK-41", "ARK-57")
def test_after_the_end_the_rule_that_ended_it_forbids_everything() -> None:
    round_the_ark = " ".join(arkade.load("arknoah", 2).new(1).view()["outline"])
    for kind, planks, rounds, rule in (
        ("normal", round_the_ark, 10, "ARK-40"),
        ("quick", round_the_ark, 8, "ARK-57"),
        ("normal", "", 20, "ARK-41"),
        ("quick", "", 16, "ARK-41"),
    ):
        state = begin(position([planks, ""], game=kind), "wood", 1, rounds=rounds)
        assert state.over
        assert {state.why_not(action) for action in range(state.game.num_actions)} == {(rule,)}


@pytest.mark.rule("ARK-10")
def test_it_is_the_turn_of_one_worker_after_the_other() -> None:
    state = workers(position(["", ""]), pitch=1, animals=0, food=0, load=1)
    assert why(state, "food a2") == ("ARK-10", "ARK-30")
