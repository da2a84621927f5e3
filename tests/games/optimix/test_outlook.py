"""What a move of Arche Opti Mix would bring, each by example; and nothing that its player does not know."""

import pytest

from arkade.games.optimix import deck
from arkade.games.optimix.components import CARDS
from arkade.state import State

from .positions import play, position


def said(state: State, move: str) -> list[str]:
    outlook = state.outlook(move)
    assert outlook is not None
    return [state.game.say(phrase) for phrase in outlook.phrases]


@pytest.mark.rule("OPT-06", "OPT-20", "OPT-38")
def test_a_card_changes_the_tilt_and_brings_a_pawn() -> None:
    state = position(["cow"], ["horse"], ["sheep, bee", "", ""])
    assert said(state, "sheep p1") == [
        "Port would weigh 3, starboard 2: the ark would lean 1 to port.",
        "You would have 1 pawn on “useful”.",
        "Your points would go from 3 to 13.",
        "A second card could follow, in another cabin.",
    ]
    play(state, "sheep p1")
    assert said(state, "bee s1")[0] == "Port would weigh 3, starboard 2: the ark would lean 1 to port."
    assert said(state, "bee s1")[-1] == "Your turn would be over."
    assert said(state, "stop") == ["Your turn would be over."]


@pytest.mark.rule("OPT-38", "OPT-39")
def test_the_points_that_others_lose_are_told() -> None:
    state = position(["cow"], ["horse"], ["bee, hen", "", ""])
    state._record.pawns[1, 3] = 1
    assert said(state, "bee p1")[2:4] == [
        "Your points would go from 3 to 11.",
        "Seat 1 would go from 13 to 11 points.",
    ]


@pytest.mark.rule("OPT-13", "OPT-11")
def test_a_full_cabin_and_a_slow_animal_close_what_follows() -> None:
    state = position(["cow, bee"], ["horse"], ["snail, hen", "", ""])
    found = said(state, "snail p1")
    assert "Then port 1 would be full." in found
    assert found[-1] == "Your turn would be over."


@pytest.mark.rule("OPT-22", "OPT-23")
def test_a_new_cabin_costs_a_disc_and_brings_a_display_card() -> None:
    state = position(["cow"], ["horse"], ["bee", "", ""], display="hay, butterfly, grain")
    assert said(state, "bee p2")[1:] == [
        "A new cabin: seat 2 would get one of your discs.",
        "You would have 1 pawn on “useful”.",
        "Your points would go from 3 to 12.",
        "Seat 2 would go from 3 to 4 points.",
        "You would take one of the 3 cards on display.",
        "A second card could follow, in another cabin.",
    ]
    play(state, "bee p2")
    assert said(state, "pick butterfly") == [
        "As the ark stands, the butterfly would fit in port 1, port 3, starboard 1 and starboard 2.",
        "A second card could follow, in another cabin.",
    ]


@pytest.mark.rule("OPT-11", "OPT-12", "OPT-15")
def test_a_second_card_is_spoken_of_only_where_one_can_follow() -> None:
    none = "None of your cards could follow: you could only end your turn."
    state = position(["cow"], ["horse"], ["bee, snail", "", ""])
    assert said(state, "bee p1")[-1] == none  # a slow animal is never second
    state = position(["cow"], ["horse"], ["bee, mammoth", "", ""])
    assert said(state, "bee p1")[-1] == none  # too heavy for either side
    state = position(["cow"], ["horse"], ["bee, hen", "", ""])
    assert said(state, "bee p1")[-1] == "A second card could follow, in another cabin."


@pytest.mark.rule("OPT-11", "OPT-12", "OPT-23")
def test_a_display_card_that_cannot_be_second_has_to_wait() -> None:
    state = play(position(["cow"], ["horse"], ["bee", "", ""], display="snail, butterfly, grain"), "bee p2")
    assert said(state, "pick snail") == [
        "The snail could not follow: it has to be the only card of a turn.",
        "None of your cards could follow: you could only end your turn.",
    ]


@pytest.mark.rule("OPT-34", "OPT-35")
def test_a_card_taken_with_the_last_rain_is_told_what_the_last_boarding_asks() -> None:
    state = position(["cow"], ["horse"], display="snail, bee, elephant", rain=4)
    state._record.top = state._record.end - 1
    late = "It would be too late for the snail: the last boarding takes neither slow animals nor provisions."
    assert said(state, "take snail")[0] == late
    assert said(state, "take bee")[0] == (
        "As the ark stands, the bee would fit in port 1, port 2, starboard 1 and starboard 2."
    )
    state._record.discs[0] = 1  # which the card itself costs
    assert said(state, "take bee")[0] == "As the ark stands, the bee would fit in port 1 and starboard 1."


@pytest.mark.rule("OPT-11", "OPT-44")
def test_the_end_of_the_turn_is_told_before_an_ejection() -> None:
    state = position(["cow, bee, butterfly"], ["horse"], ["skunk, hen", "", ""])
    assert said(state, "skunk p1")[-1] == "Your turn would be over."
    state = position(["cow"], ["reindeer"], ["mosquito, hen", "", ""])
    assert said(state, "mosquito p1")[-1] == "A second card could follow, in another cabin."


@pytest.mark.rule("OPT-36", "OPT-37")
def test_the_last_pass_tells_the_points_of_pets_that_all_know() -> None:
    state = position(["cow"], ["horse"], ["bee", "", ""], rain=5, last=True)
    play(state, "pass", "pass")
    state._record.pet[2] = CARDS.index("hen")
    over = "All would have passed: the game would be over."
    assert said(state, "pass") == [over, "Your points would go from 3 to 13."]
    state._record.pet[0] = CARDS.index("dog")
    assert said(state, "pass") == [over]


@pytest.mark.rule("OPT-44", "OPT-46", "OPT-49")
def test_an_ejection_is_announced_and_then_told() -> None:
    state = position(["cow, bee, butterfly"], ["horse"], ["skunk", "", ""])
    assert said(state, "skunk p1") == [
        "You could then eject the cow.",
        "You could then eject the bee.",
        "You could then eject the butterfly.",
        "To fit in, the skunk would have to eject an animal.",
        "Your turn would be over.",
    ]
    play(state, "skunk p1")
    assert said(state, "eject cow")[:4] == [
        "Port would weigh 1, starboard 2: the ark would lean 1 to starboard.",
        "The cow would leave the game.",
        "You would have 1 pawn on “slow”.",
        "You would have 1 pawn on “useful”.",
    ]
    state = play(position(["chimpanzee"], ["dodo"], ["skunk", "", ""], tilt=0), "skunk p1")
    assert "You could then put a disc under one of your pawns." in said(state, "eject chimpanzee")


@pytest.mark.rule("OPT-42", "OPT-43")
def test_fox_and_brontosaurus_bring_discs_while_there_are_some() -> None:
    state = position(["cow"], ["horse", "reindeer"], ["fox, brontosaurus", "", ""])
    assert "The fox would bring you 2 discs." in said(state, "fox p1")
    assert "A pawn of yours on “heavy” would stand on a disc and count 1.5." in said(state, "brontosaurus p2")
    state._record.reserve = 0
    assert "The fox would bring you no disc: the reserve is empty." in said(state, "fox p1")
    assert not any("on a disc" in sentence for sentence in said(state, "brontosaurus p2"))


@pytest.mark.rule("OPT-47")
def test_a_disc_under_a_pawn() -> None:
    state = position(["cow"], ["horse"], ["chimpanzee, bee", "", ""])
    state._record.pawns[1, 3] = 1
    play(state, "chimpanzee p1")
    assert said(state, "disc useful") == [
        "A pawn of yours on “useful” would stand on a disc and count 1.5.",
        "Your points would go from 11 to 13.",
        "Seat 1 would go from 11 to 9 points.",
        "A second card could follow, in another cabin.",
    ]
    assert said(state, "no disc") == ["A second card could follow, in another cabin."]


@pytest.mark.rule("OPT-08", "OPT-10")
def test_rain_that_must_come_is_foretold() -> None:
    state = position(["cow"], ["horse"], display="hay, bee, elephant", pile="hen, rain, dog")
    assert said(state, "take elephant") == [
        "As the ark stands, there is no place for the elephant.",
        "It would rain: card 1 of 5.",
        "At the second rain everybody could keep a pet.",
    ]
    state = position(["cow"], ["horse"], display="hay, bee, elephant", pile="hen, dog, rain")
    assert said(state, "take elephant")[1:] == []


@pytest.mark.rule("OPT-30", "OPT-33")
def test_the_rain_that_may_come() -> None:
    state = position(["cow"], ["horse"], display="hay, bee, elephant", rain=1)
    assert said(state, "take bee")[-1] == "At the second rain everybody could keep a pet."
    state = position(["cow"], ["horse"], display="hay, bee, elephant", rain=4)
    assert said(state, "take bee")[-1] == "At the fifth rain the last boarding would begin at once."
    state._record.top = state._record.end - 1
    assert said(state, "take bee")[1:] == ["It would rain: card 5 of 5.", "The last boarding would begin."]


@pytest.mark.rule("OPT-31", "OPT-32")
def test_a_pets_pawn(tmp_path) -> None:
    text = deck.FILE.read_text()
    begin = text.index('name = "cow"')
    text = text[:begin] + text[begin:].replace('type = "useful"', 'type = "none"', 1)
    (tmp_path / "deck.toml").write_text(text)
    hands, display = ["cow, elephant, brontosaurus", "", ""], "hay, hen, bee"
    state = position(hands=hands, pile="rain", rain=1, display=display, deck=tmp_path / "deck.toml")
    play(state, "take hen")
    assert said(state, "pet hen") == ["At the end it would bring you a pawn on “useful”."]
    assert said(state, "pet cow") == ["It has no type, so it would bring no pawn."]
    assert said(state, "pet elephant") == ["At the end the elephant would not count as a pet: too heavy."]
    why = "too heavy and with a power"
    assert said(state, "pet brontosaurus") == [f"At the end the brontosaurus would not count as a pet: {why}."]
    assert said(state, "no pet") == []


@pytest.mark.rule("OPT-34", "OPT-36")
def test_the_last_boarding() -> None:
    state = position(["cow"], ["horse"], ["bee", "", ""], rain=5, last=True)
    assert "You would pay a disc to the reserve." in said(state, "bee p1")
    assert said(state, "pass") == ["You would be out of the last boarding."]
    play(state, "pass", "pass")
    assert said(state, "pass") == ["All would have passed: the game would be over."]


def test_what_is_not_legal_has_no_outlook() -> None:
    assert position(["cow"], ["horse"], ["bee", "", ""]).outlook("bee p3") is None
