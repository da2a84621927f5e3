"""What a move of Ark & Noah would bring, each by example; true in play; and nothing that chance decides."""

import pytest

import arkade
from arkade.state import State

from .positions import begin, drawn, play, position

DOG = "a2n a2w b2w a3n"
DOG_POINTS = "a2nw a2ne a2sw"
MAY_COUPLE = "You have its partner: unless you give that one back, the pair would be yours."
PAIR = "d2n e2n c2e e2e d3n e3n"


def said(state: State, move: str) -> list[str]:
    outlook = state.outlook(move)
    assert outlook is not None
    return [state.game.say(phrase) for phrase in outlook.phrases]


@pytest.mark.rule("ARK-11", "ARK-20", "ARK-25", "ARK-30")
def test_an_action_tells_its_bonus_and_everybodys_share() -> None:
    state = arkade.load("arknoah", 4).new(1)
    state._record.bonus[0] = 2
    state._record.pitch_supply = 2
    assert said(state, "work pitch") == [
        "The bonus tile brings you 2 points at once.",
        "3 cubes of pitch for you, 1 for every other player, while there are any.",
        "The supply has only 2 left.",
    ]
    assert said(state, "work build") == ["You may place up to 8 pieces, every other player up to 5."]
    assert said(state, "work load") == ["8 loading points for you, 5 for every other player."]
    assert said(state, "work animals") == ["4 tiles would be drawn: you would choose first, then the others in turn."]
    assert said(state, "work exchange") == [
        "For you alone: a reward, then an exchange of planks or animals, if possible."
    ]


@pytest.mark.rule("ARK-53", "ARK-54", "ARK-56")
def test_the_quick_game_has_its_own_shares() -> None:
    state = position(["", ""], ["lion male", ""], game="quick", start=0)
    assert said(state, "work exchange") == [
        "You would score 1 point.",
        "You would draw 3 tiles.",
        "For one of them you could give: male lion.",
    ]
    assert said(state, "work wood") == ["4 planks for you, 2 for every other player, while there are any."]
    assert said(state, "work load") == ["You may load up to 2 pairs, every other player 1."]


@pytest.mark.rule("ARK-21", "ARK-24", "ARK-07")
def test_an_animal_tells_its_worth_and_its_partner() -> None:
    state = begin(position(["", "", ""], ["lion male", "dog male", ""]), "animals", 0)
    count = len(state.view()["bags"]["female"])
    here = int("lion female" in state.view()["bags"]["female"])
    assert said(state, "draw female") == [f"Females in the bag: {count}; partners of your animals: {here}."]
    state = begin(position(["", ""], ["lion male, cat male", "dog male"]), "exchange", 0)
    assert said(state, "reward food") == ["You would have 1 food tile."]
    play(state, "reward point")
    assert said(state, "swap animals") == [
        "You would draw 3 tiles.",
        "For one of them you could give: male cat and male lion.",
    ]
    play(state, "swap animals", *["draw female"] * 3)
    drawn = state.view()["drawn"]
    worth = state.view()["species"]
    for tile in drawn:
        species = tile.split()[0]
        owner = {"lion": MAY_COUPLE, "cat": None, "dog": None}.get(species)
        assert (said(state, f"swap in {tile}")[-1] == owner) == (owner is not None)
        if worth[species]["size"]:
            size, points = worth[species]["size"], worth[species]["points"]
            assert said(state, f"swap in {tile}")[0] == f"Size {size}, worth {points} points aboard."
    assert said(state, "no swap") == ["All 3 tiles would go back into the bags."]
    play(state, f"swap in {drawn[0]}")
    assert said(state, "swap out cat male")[-1] == "You would give a male cat back (size 1, 2 points)."


@pytest.mark.rule("ARK-24")
def test_a_partner_that_is_all_there_is_to_give_makes_no_pair() -> None:
    state = drawn("lion female", begin(position(["", ""], ["lion male", ""]), "exchange", 0))
    assert said(state, "swap in lion female") == ["Size 3, worth 6 points aboard."]
    state = drawn("lion female", begin(position(["", ""], ["lion male, dog male", ""]), "exchange", 0))
    assert said(state, "swap in lion female")[-1] == MAY_COUPLE


@pytest.mark.rule("ARK-25", "ARK-30")
def test_whoever_ends_building_gives_up_no_more_than_there_is() -> None:
    state = begin(position(["", ""], stock=[(2, 0, 0), (0, 0, 0)]), "build", 0)
    assert said(state, "done") == ["You would give up placing up to 2 more pieces."]
    play(state, "plank c1n")
    assert said(state, "done") == ["You would give up placing 1 more piece."]
    play(state, "plank d1n")
    assert said(state, "done") == []


@pytest.mark.rule("ARK-24")
def test_after_a_reward_there_may_be_nothing_to_exchange() -> None:
    state = begin(position(["", ""]), "exchange", 0)
    assert said(state, "reward point")[-1] == "After that there would be nothing to exchange."


@pytest.mark.rule("ARK-24", "ARK-35", "ARK-43")
def test_swapped_planks_change_walls_and_the_outline() -> None:
    state = begin(position([DOG, "c1n d2n"]), "exchange", 0)
    play(state, "reward point", "swap planks")
    assert said(state, "lift d2n") == []
    play(state, "lift d2n")
    assert said(state, "lift a2n") == [
        "Each pair loaded in a2 would bring for planks: 3 for you and 1 for seat 1.",
        "You would have 1 plank on the outline.",
        "Seat 1 would have 2 planks on the outline.",
    ]


@pytest.mark.rule("ARK-25", "ARK-27", "ARK-32", "ARK-35")
def test_a_plank_closes_an_enclosure() -> None:
    tiles = ["wolf male, lion male", "wolf female"]
    state = begin(position(["d2n e2n c2e", "e2e d3n"], tiles, stock=[(3, 0, 0), (0, 0, 0)]), "build", 0)
    assert said(state, "plank e3n") == [
        "You would score 1 point.",
        "An enclosure of 2 cells would be finished: d2 and e2.",
        "Each pair loaded in d2 would bring for planks: 4 for you and 2 for seat 1.",
        "It would still need 2 food tiles.",
        "Your animals of that size: male wolf.",
    ]
    state = begin(position(["a2n a2w b2w", ""], stock=[(3, 0, 0), (0, 0, 0)], game="quick"), "build", 0)
    assert said(state, "plank a3n") == [
        "An enclosure of 1 cell would be finished: a2.",
        "Each pair loaded in a2 would bring for planks: 4 for you.",
    ]


@pytest.mark.rule("ARK-28")
def test_planks_inside_go_back() -> None:
    state = begin(position(["a2n b2n a2w a3w", "a3s b3s c3w b2w"], stock=[(3, 0, 0), (0, 0, 0)]), "build", 0)
    assert said(state, "plank c2w")[1:] == [
        "An enclosure of 4 cells would be finished: a2, b2, a3 and b3.",
        "Each pair loaded in a2 would bring for planks: 5 for you and 3 for seat 1.",
        "It would still need 4 food tiles and 7 cubes of pitch.",
        "1 plank inside it would go back to the supply of seat 1.",
    ]


@pytest.mark.rule("ARK-40", "ARK-43")
def test_the_outline_and_its_end_are_foretold() -> None:
    outline = arkade.load("arknoah", 2).new(1).view()["outline"]
    state = begin(position(["", " ".join(outline[2:])], stock=[(3, 0, 0), (0, 0, 0)]), "build", 0)
    assert said(state, f"plank {outline[0]}")[-2:] == [
        "You would have 1 plank on the outline.",
        "1 edge of the outline would still be open.",
    ]
    play(state, f"plank {outline[0]}")
    end = "The outline would be complete: the game would end with round {}."
    assert said(state, f"plank {outline[1]}")[-1] == end.format(10)
    state._record.rounds = 12
    assert said(state, f"plank {outline[1]}")[-1] == end.format(12)


@pytest.mark.rule("ARK-25", "ARK-29", "ARK-32", "ARK-60")
def test_a_cube_makes_an_enclosure_ready() -> None:
    tiles = ["dog male, dove male, dove female", "dog female"]
    state = position([f"{DOG} b2n a3w", ""], tiles, food="a2", cubes="a2nw a2ne", stock=[(0, 1, 0), (0, 0, 0)])
    begin(state, "build", 0)
    assert said(state, "cube a2sw") == [
        "You would score 1 point.",
        "The enclosure a2 would have 3 of 3 cubes of pitch.",
        "The enclosure a2 would be ready for your pairs: pair of doves and pair of dogs.",
    ]
    state._record.budget = 1
    assert "It would be the last piece that you may place." in said(state, "cube a2sw")


@pytest.mark.rule("ARK-31", "ARK-33", "ARK-35")
def test_food_and_pairs_tell_their_cost_and_everybodys_points() -> None:
    planks, tiles = ["a2n a2w a3w b2n", "b2w a3n"], ["dog male", "dog female"]
    state = begin(position(planks, tiles, cubes=DOG_POINTS, stock=[(0, 0, 2), (0, 0, 0)]), "load", 0)
    assert said(state, "food a2") == [
        "You would score 1 point.",
        "It would cost 1 loading point; you would have 7 left.",
        "The enclosure a2 would have its food.",
        "The enclosure a2 would be ready for your pair of dogs.",
    ]
    assert said(state, "done") == ["8 loading points would go unused."]
    play(state, "food a2")
    points = [
        "You would score 7 points: 2 for animals, 2 for planks in the wall and 3 for pitch.",
        "Seat 1 would score 4 points: 2 for animals and 2 for planks in the wall.",
    ]
    cost = "It would cost 1 loading point; you would have 6 left."
    assert said(state, "load dog") == [cost, "Open to it: a2.", *points]
    play(state, "load dog")
    assert said(state, "into a2") == [cost, *points]


@pytest.mark.rule("ARK-56")
def test_the_quick_game_counts_pairs() -> None:
    two, wolves = f"{PAIR} c3e e3e d3s e3s", "wolf male, wolf female"
    state = begin(position([PAIR, ""], [f"{wolves}, panda male, panda female", ""], game="quick"), "load", 0)
    assert said(state, "load wolf")[0] == "You could load no other pair after it."  # there is one enclosure
    state = begin(position([two, ""], [f"{wolves}, panda male, panda female", ""], game="quick"), "load", 0)
    assert said(state, "load wolf")[0] == "You could load 1 more pair."
    assert said(state, "done") == ["You would give up loading up to 2 more pairs."]
    state = begin(position([PAIR, ""], [wolves, ""], game="quick"), "load", 0)
    assert said(state, "load wolf") == [
        "You could load no other pair after it.",
        "Open to it: d2.",
        "You would score 14 points: 8 for animals and 6 for planks in the wall.",
    ]
    assert said(state, "done") == ["You would give up loading 1 more pair."]


@pytest.mark.rule("ARK-42", "ARK-43")
def test_the_last_loading_spares_points() -> None:
    state = position([PAIR, DOG], ["wolf male, wolf female", ""], food="d2", stock=[(0, 0, 2), (0, 0, 0)])
    begin(state, "pitch", 0, rounds=20)
    assert said(state, "food e2")[0] == "In the final count you would lose 1 point less."
    assert said(state, "done") == ["You would lose 2 points for food left over."]
    play(state, "food e2", "done")
    assert said(state, "load wolf")[-1] == "In the final count you would lose 4 points less."


def test_what_is_not_legal_has_no_outlook() -> None:
    assert arkade.load("arknoah", 2).new(1).outlook("plank c1n") is None
