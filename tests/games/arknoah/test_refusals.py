"""Why a move is refused in Ark & Noah, each reason by example."""

import pytest

import arkade

from .positions import begin, play, position, workers

DOG = "a2n a2w b2w a3n"
PAIR = "d2n e2n c2e e2e d3n e3n"

pytestmark = pytest.mark.rule("COM-05")


def why(state: arkade.State, move: str) -> list[tuple[str, str]]:
    """The rules that forbid a move, each with what it says; playing it says the same."""
    before = bytes(state)
    with pytest.raises(arkade.IllegalAction) as refusal:
        state.play(move)
    assert bytes(state) == before
    assert refusal.value.reasons == state.reasons(move)
    return [(reason.rule, state.game.say(reason.phrase)) for reason in state.reasons(move)]


def lit(state: arkade.State, move: str) -> list[tuple[str, ...]]:
    """What the reasons against a move light."""
    return [reason.pieces for reason in state.reasons(move)]


@pytest.mark.rule("ARK-10", "ARK-51")
def test_where_a_worker_cannot_go() -> None:
    state = play(arkade.load("arknoah", 4, start=0).new(1), "work build")
    assert why(state, "work build") == [("ARK-10", "“build” already has the worker of seat 0.")]
    assert lit(state, "work build") == [("action:build",)]
    state = play(arkade.load("arknoah", 2, start=0).new(1), "work wood", "work build", "work load")
    assert why(state, "work wood") == [("ARK-10", "“cut wood” already has a worker of yours.")]
    quick = arkade.load("arknoah", 4, game="quick").new(1)
    assert why(quick, "work pitch") == [("ARK-50", "The quick game is played without pitch.")]
    assert why(quick, "work food") == [("ARK-50", "The quick game is played without food.")]


@pytest.mark.rule("ARK-13", "ARK-51")
def test_what_is_out_of_step_is_told_what_is_due_and_nothing_else() -> None:
    state = workers(position(["", ""]), pitch=1, animals=0, food=0, load=1)
    for move in ("food k1", "plank c1n", "take lion male", "load mole", "done"):
        assert why(state, move) == [("ARK-10", "First your worker has to go to an action.")]
    quick = arkade.load("arknoah", 2, game="quick").new(1)
    for move in ("food k1", "reward point", "swap planks", "lift c1n", "take dove male"):
        assert why(quick, move) == [("ARK-51", "First choose an action.")]


@pytest.mark.rule("ARK-21", "ARK-24", "ARK-52", "ARK-53")
def test_every_step_says_what_it_waits_for() -> None:
    tiles = ["lion male, dog male", "dog female"]
    state = begin(position(["", "", ""]), "animals", 0)
    assert why(state, "done") == [("ARK-21", "First draw one more tile from the bags.")]
    state = begin(position(["c1n", "d1n"], tiles), "exchange", 0)
    assert why(state, "swap animals") == [("ARK-24", "First take your reward for the exchange.")]
    play(state, "reward point")
    assert why(state, "lift c1n") == [("ARK-24", "First choose what to exchange: planks or animals.")]
    planks = play(state.copy(), "swap planks")
    assert why(planks, "done") == [("ARK-24", "First choose two planks to swap.")]
    play(planks, "lift c1n")
    assert why(planks, "done") == [("ARK-24", "First choose a plank to swap with that at c1n.")]
    assert lit(planks, "done") == [("edge:c1n",)]
    play(state, "swap animals")
    assert why(state, "done") == [("ARK-24", "First draw 3 more tiles from the bags.")]
    quick = begin(position(["", ""], tiles, game="quick"), "exchange", 0)
    assert why(quick, "done") == [("ARK-53", "First draw 3 more tiles from the bags.")]
    play(quick, "draw male", "draw male", "draw male")
    assert [rule for rule, _ in why(quick, "done")] == ["ARK-53"]
    drawn = quick.view()["drawn"]
    assert lit(quick, "done") == [tuple(f"drawn:{tile}" for tile in drawn)]
    play(quick, f"swap in {drawn[0]}")
    assert lit(quick, "done") == [(f"drawn:{drawn[0]}",)]


@pytest.mark.rule("ARK-25", "ARK-30", "ARK-55", "ARK-56")
def test_building_and_loading_tell_what_is_left() -> None:
    state = begin(position([PAIR, ""], stock=[(3, 0, 2), (0, 0, 0)]), "build", 0)
    assert why(state, "work load") == [("ARK-25", "You are building: 8 pieces are left, and “done” ends it.")]
    state = begin(position([PAIR, ""], stock=[(3, 0, 2), (0, 0, 0)]), "load", 0)
    said = "You are loading: 8 loading points are left, and “done” ends it."
    assert why(state, "into d2") == [("ARK-30", said)]
    quick = begin(position([PAIR, ""], ["wolf male, wolf female", ""], game="quick"), "load", 0)
    assert why(quick, "plank c1n") == [("ARK-56", "You are loading: 2 pairs are left, and “done” ends it.")]
    play(quick, "load wolf")
    assert why(quick, "done") == [("ARK-56", "First choose the enclosure for the pair of wolves.")]


@pytest.mark.rule("ARK-02", "ARK-03", "ARK-50")
def test_what_this_game_does_not_have() -> None:
    state = begin(position([PAIR, ""], stock=[(5, 5, 5), (0, 0, 0)]), "build", 0)
    assert why(state, "plank k2n") == [("ARK-02", "On the ark for 2 players there is no k2n.")]
    assert why(state, "cube n2ne") == [("ARK-02", "On the ark for 2 players there is no n2ne.")]
    play(state, "done")
    begin(state, "load", 0)
    assert why(state, "food k1") == [("ARK-02", "On the ark for 2 players there is no k1.")]
    box = "With 2 players the pair of giraffes stays in the box; it takes part from 4 players on."
    assert why(state, "load giraffe") == [("ARK-03", box)]
    quick = begin(position([PAIR, ""], ["wolf male, wolf female", ""], game="quick"), "load", 0)
    assert [rule for rule, _ in why(quick, "load dove")] == ["ARK-50"]
    assert [rule for rule, _ in why(quick, "load mole")] == ["ARK-03", "ARK-50"]
    assert why(quick, "food d2") == [("ARK-50", "The quick game is played without food.")]


@pytest.mark.rule("ARK-21", "ARK-52")
def test_what_cannot_be_drawn_or_taken() -> None:
    state = begin(position(["", "", ""]), "animals", 0)
    state._record.bag[0] = 0
    assert why(state, "draw male") == [("ARK-21", "The bag of males is empty.")]
    assert lit(state, "draw male") == [("bag:male",)]
    for game, rule in (("normal", "ARK-21"), ("quick", "ARK-52")):
        state = begin(position(["", ""], ["lion male", ""], game=game), "animals", 0)
        drawn = state.view()["drawn"]
        assert [found for found, _ in why(state, "take lion male")] == [rule]
        assert lit(state, "take lion male") == [tuple(f"drawn:{tile}" for tile in drawn)]
        play(state, f"take {drawn[0]}")
        sex, other = drawn[1].split()[::-1]
        assert why(state, "take lion male") == [(rule, f"Only this was drawn: {sex} {other}.")]


@pytest.mark.rule("ARK-24", "ARK-07")
def test_which_exchange_is_not_possible() -> None:
    state = begin(position(["c1n d1n", ""], ["lion male", "dog female"]), "exchange", 0)
    state._record.pitch_supply = state._record.plank_supply[0] = 0
    assert why(state, "reward pitch") == [("ARK-24", "The supply has no cube of pitch left.")]
    assert why(state, "reward plank") == [("ARK-24", "The supply has no plank of your colour left.")]
    assert lit(state, "reward plank") == [("reward:plank",)]
    play(state, "reward point")
    assert why(state, "swap planks") == [
        ("ARK-24", "All planks on the ark are yours: a swap takes two colours."),
    ]
    state = play(begin(position(["", "c1n"], ["lion male", ""]), "exchange", 0), "reward point")
    said = "All planks on the ark are those of seat 1: a swap takes two colours."
    assert why(state, "swap planks") == [("ARK-24", said)]
    state = play(begin(position(["", ""], ["lion male", ""]), "exchange", 0), "reward point")
    assert why(state, "swap planks") == [("ARK-24", "There is no plank on the ark yet.")]
    state = play(begin(position(["c1n", "d1n"], ["", "lion male"]), "exchange", 0), "reward point")
    assert why(state, "swap animals") == [("ARK-24", "You have no animal to give for it.")]
    state = play(begin(position(["c1n", "d1n"], ["lion male", "lion female"]), "exchange", 0), "reward point")
    assert why(state, "swap animals") == [("ARK-07", "Your animals all have partners in play: male lion.")]
    assert lit(state, "swap animals") == [("tile:lion male",)]


@pytest.mark.rule("ARK-24")
def test_which_planks_cannot_be_swapped() -> None:
    state = begin(position(["c1n e1n", "d1n"]), "exchange", 0)
    play(state, "reward point", "swap planks", "lift c1n")
    assert why(state, "lift c1n") == [("ARK-24", "You have chosen the plank at c1n already.")]
    assert why(state, "lift c1e") == [("ARK-24", "There is no plank at c1e.")]
    assert why(state, "lift e1n") == [("ARK-24", "The planks at c1n and e1n have the same colour, yours.")]
    assert lit(state, "lift e1n") == [("edge:c1n", "edge:e1n")]
    assert why(state, "lift k2n") == [("ARK-02", "On the ark for 2 players there is no k2n.")]


@pytest.mark.rule("ARK-24", "ARK-07", "ARK-53")
def test_which_animals_cannot_be_swapped() -> None:
    state = begin(position(["", ""], ["lion male, dog male, cat male, cat female", "dog female"]), "exchange", 0)
    play(state, "reward point", "swap animals", "draw male", "draw male", "draw male")
    assert [rule for rule, _ in why(state, "swap in lion male")] == ["ARK-24"]
    play(state, f"swap in {state.view()['drawn'][0]}")
    assert why(state, "swap out dog male") == [("ARK-07", "It is coupled: seat 1 has a female dog.")]
    assert why(state, "swap out cat male") == [("ARK-07", "It is coupled: you also have a female cat.")]
    assert why(state, "swap out dog female") == [("ARK-24", "Not yours: seat 1 has a female dog.")]
    assert why(state, "swap out bear male")[0][0] == "ARK-03"
    assert why(state, "swap out wolf female") == [("ARK-24", "You do not have a female wolf.")]
    quick = begin(position(["", ""], ["", "dog female"], game="quick"), "exchange", 0)
    play(quick, "draw male", "draw male", "draw male")
    assert why(quick, f"swap in {quick.view()['drawn'][0]}") == [("ARK-53", "You have no animal to give for it.")]


@pytest.mark.rule("ARK-25", "ARK-26", "ARK-29")
def test_where_nothing_can_be_built() -> None:
    state = begin(position([f"{PAIR} c1n", "d1n"], cubes="c1ne", stock=[(1, 0, 0), (1, 1, 0)]), "build", 0)
    assert why(state, "plank d2n") == [("ARK-26", "A plank of yours is at d2n already.")]
    assert why(state, "plank d1n") == [("ARK-26", "A plank of seat 1 is at d1n already.")]
    assert why(state, "plank d2e") == [("ARK-26", "The edge d2e is inside the finished enclosure d2.")]
    assert lit(state, "plank d2e") == [("pen:d2",)]
    assert why(state, "cube c1nw") == [
        ("ARK-25", "You have no cube of pitch left."),
        ("ARK-29", "A plank is missing next to c1nw: at c1w."),
    ]
    assert lit(state, "cube c1nw") == [("stock:cube",), ("edge:c1w",)]
    play(state, "plank a2n")
    assert why(state, "plank b2n") == [("ARK-26", "You have no plank left.")]
    play(state, "done")
    assert why(state, "cube c1ne") == [("ARK-29", "There is a cube of pitch at c1ne already.")]


@pytest.mark.rule("ARK-30", "ARK-31", "ARK-27")
def test_where_no_food_can_go() -> None:
    state = begin(position([PAIR, DOG], food="d2", stock=[(0, 0, 1), (0, 0, 1)]), "load", 0)
    assert why(state, "food d2") == [("ARK-31", "There is food in d2 already.")]
    assert why(state, "food a2") == [("ARK-31", "The wall of the enclosure a2 has no plank of yours.")]
    assert lit(state, "food a2") == [("pen:a2",)]
    said = "The area around c1 is not closed: 22 edges of the outline are open."
    assert why(state, "food c1") == [("ARK-31", said)]
    state._record.budget = 0
    assert why(state, "food e2") == [("ARK-30", "You have no loading point left.")]
    state._record.food[0] = 0
    assert [rule for rule, _ in why(state, "food d2")] == ["ARK-31", "ARK-30", "ARK-31"]
    assert why(state, "food d2")[0][1] == "You have no food left."


@pytest.mark.rule("ARK-27")
def test_an_area_with_planks_all_around_may_be_too_large() -> None:
    state = position(["a2n b2n c1w c1n c1e c2e c3e c3s b3s a3s a3w a2w", "h2n g2e h2e h3n"], stock=[(0, 0, 1)] * 2)
    begin(state, "load", 1)
    assert why(state, "food c1") == [("ARK-31", "The area around c1 has 7 cells; an enclosure has 4 at most.")]


@pytest.mark.rule("ARK-32", "ARK-33")
def test_which_pairs_cannot_be_loaded() -> None:
    tiles = ["wolf male, wolf female, dog male, lion male, lion female", "cat male, cat female"]
    state = begin(position([f"{PAIR} {DOG}", ""], tiles, food="d2 e2"), "load", 0)
    assert why(state, "load dog")[0] == ("ARK-32", "Still in the bag: female dog.")
    assert lit(state, "load dog")[0] == ("bag:female",)
    assert why(state, "load koala")[0] == ("ARK-32", "Still in the bags: male koala and female koala.")
    assert why(state, "load cat")[0] == ("ARK-32", "Neither animal of the pair of cats is yours.")
    assert lit(state, "load cat")[0] == ("tile:cat male", "tile:cat female")
    said = "An enclosure for the pair of lions needs 3 cells; those finished have 1 and 2."
    assert why(state, "load lion") == [("ARK-32", said)]
    state._record.budget = 3
    cost = "Loading the pair of wolves costs you 4; you have 3 loading points left."
    assert why(state, "load wolf") == [("ARK-33", cost)]
    assert lit(state, "load wolf") == [("pair:wolf",)]
    assert [rule for rule, _ in why(state, "load lion")] == ["ARK-33", "ARK-32"]
    state._record.budget = 4
    play(state, "load wolf", "into d2")
    assert why(state, "load wolf") == [("ARK-32", "Already aboard, in the enclosure d2: pair of wolves.")]


@pytest.mark.rule("ARK-32", "ARK-34", "ARK-56")
def test_what_an_enclosure_lacks() -> None:
    tiles = ["wolf male, wolf female, dove male, dove female, dog male, dog female", "cat male, cat female"]
    state = begin(position([f"{PAIR} {DOG}", ""], tiles, food="d2 e2"), "load", 0)
    no_pitch = "The enclosure a2 has 0 of 3 cubes of pitch; missing: a2sw, a2nw and a2ne."
    assert why(state, "load dog") == [("ARK-32", "The enclosure a2 has no food yet."), ("ARK-32", no_pitch)]
    assert lit(state, "load dog")[0] == ("cell:a2",)
    play(state, "load dove")
    assert [rule for rule, _ in why(state, "into a2")] == ["ARK-34", "ARK-34"]
    assert why(state, "into e2") == [
        ("ARK-34", "The cell e2 is part of the enclosure d2, which goes by that name."),
    ]
    play(state, "into d2", "load wolf")
    assert why(state, "into a2")[0] == ("ARK-32", "The enclosure a2 has 1 cell; the pair of wolves needs 2.")
    play(state, "into d2")
    state._record.tile[2:4] = 0  # ravens
    occupied = "In the enclosure d2 there is a pair already: pair of doves."
    assert why(state, "load raven") == [("ARK-34", occupied)]
    hungry = begin(position(["", PAIR], tiles, food="d2", stock=[(0, 0, 0), (0, 0, 1)]), "load", 1)
    assert why(hungry, "load wolf")[1:] == [("ARK-32", "The enclosure d2 has food on 1 of 2 cells.")]
    quick = begin(position([PAIR, DOG], [tiles[0], ""], game="quick"), "load", 0)
    assert why(quick, "load dog") == [("ARK-56", "The wall of the enclosure a2 has no plank of yours.")]


@pytest.mark.rule("ARK-32")
def test_without_enclosures_there_is_no_room_for_pairs() -> None:
    state = begin(position([PAIR, ""], ["wolf male, wolf female", ""], food="d2 e2"), "load", 0)
    state._record.pens = state._record.vacant[:] = 0
    assert why(state, "load wolf") == [("ARK-32", "No enclosure is finished yet.")]


@pytest.mark.rule("ARK-42")
def test_the_last_loading_has_its_order() -> None:
    state = position([PAIR, DOG], ["wolf male, wolf female", ""], food="d2", stock=[(0, 0, 1), (0, 0, 1)])
    begin(state, "pitch", 0, rounds=20)
    assert why(state, "food d2") == [("ARK-42", "There is food in d2 already.")]
    assert why(state, "load wolf") == [("ARK-42", "Pairs are loaded later: now it is the food’s turn.")]
    assert why(state, "plank a3w") == [("ARK-42", "This is the last loading of food, and “done” ends it.")]
    play(state, "food e2", "done", "done")
    assert state.view()["action"] == "last pairs"
    assert why(state, "food a2") == [("ARK-42", "Food is no longer loaded: now it is the pairs’ turn.")]
    assert why(state, "plank a3w") == [("ARK-42", "This is the last loading of pairs, and “done” ends it.")]


@pytest.mark.rule("ARK-40", "ARK-41", "ARK-57")
def test_after_the_end_the_rule_that_ended_it_forbids_everything() -> None:
    round_the_ark = " ".join(arkade.load("arknoah", 2).new(1).view()["outline"])
    closed = "the outline is closed, and {} rounds have been played."
    for kind, planks, rounds, rule, said in (
        ("normal", round_the_ark, 10, "ARK-40", closed.format(10)),
        ("quick", round_the_ark, 8, "ARK-57", closed.format(8)),
        ("normal", "", 20, "ARK-41", "round 20 was the last."),
        ("quick", "", 16, "ARK-41", "round 16 was the last."),
    ):
        state = begin(position([planks, ""], game=kind), "wood", 1, rounds=rounds)
        assert state.over
        assert {state.why_not(action) for action in range(state.game.num_actions)} == {(rule,)}
        assert why(state, "done") == [(rule, f"The game is over: {said}")]
    short = position(["c1n", ""])
    short._record.plank_supply[:2] = 3, 0
    begin(short, "food", 1, rounds=10)
    said = "The game is over: 3 planks are left for 23 open edges of the outline."
    assert why(short, "done") == [("ARK-41", said)]
