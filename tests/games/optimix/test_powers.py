"""Arche Opti Mix rule by rule: the powers, and what follows them in the rules (OPT-41 to OPT-53)."""

import pytest

from arkade.games.optimix import deck
from arkade.games.optimix.components import TYPES

from .positions import cards, legal, load, open_to, pawns, play, position

# Powers


@pytest.mark.rule("OPT-41")
def test_a_hedgehog_shares_a_cabin_with_a_larger_hunter_whichever_comes_first() -> None:
    state = position(["polar bear"], ["brown bear"], ["hedgehog", "", ""])
    assert open_to(state, "hedgehog") == ["p1", "p2", "s1", "s2"]
    play(state, "hedgehog p1")
    assert load(state, "p1") == ["polar bear", "hedgehog"]
    state = position(["hedgehog"], ["sheep"], ["polar bear, pig", "", ""])  # as a set-up card too
    assert state.why_not("polar bear p1") == ()
    assert state.why_not("pig p1") == ()


@pytest.mark.rule("OPT-41")
def test_a_hedgehog_keeps_to_the_rule_towards_others_and_at_equal_weight() -> None:
    state = position(["dog", "sheep"], ["cow, bee"], ["hedgehog", "", ""], tilt=0)
    assert state.why_not("hedgehog p1") == ("OPT-16",)  # equal weight
    assert state.why_not("hedgehog p2") == ("OPT-16",)  # it would eat the sheep
    assert state.why_not("hedgehog s1") == ("OPT-16",)  # and the bee
    state = position(["polar bear, hedgehog"], ["moose, sheep"], ["pig, brown bear", "", ""])
    assert state.why_not("brown bear p1") == ("OPT-16",)  # no third hunter


@pytest.mark.rule("OPT-42")
def test_a_fox_brings_two_discs_or_what_is_there() -> None:
    state = play(position(["cow"], ["horse"], ["fox, bee", "", ""]), "fox p1")
    assert state._record.discs.tolist()[:3] == [5, 3, 3]
    state = position(["cow"], ["horse"], ["fox", "", ""], discs=[3, 9, 9])
    assert play(state, "fox p1")._record.discs.tolist()[:3] == [4, 9, 9]
    assert state._record.reserve == 0


@pytest.mark.rule("OPT-43")
def test_a_brontosaurus_pawn_counts_one_and_a_half_while_there_is_a_disc() -> None:
    state = position(["elephant"], ["rhinoceros, dodo"], ["brontosaurus", "", ""], tilt=2)
    play(state, "brontosaurus p1")
    assert pawns(state, 0) == {"heavy": 1.5}
    assert state._record.reserve == 12
    state = position(["elephant"], ["rhinoceros, dodo"], ["brontosaurus", "", ""], discs=[8, 7, 7], tilt=2)
    assert pawns(play(state, "brontosaurus p1"), 0) == {"heavy": 1}


@pytest.mark.rule("OPT-44")
def test_mosquito_ejects_weight_2_spider_the_shy_skunk_any() -> None:
    cabin = "zebra, gazelle, elephant"
    other = ["rhinoceros, giraffe, kangaroo"]
    assert legal(play(position([cabin], other, ["skunk", "", ""]), "skunk p1")) == [
        "eject elephant",
        "eject gazelle",
        "eject zebra",
    ]
    state = play(position(["camel, elephant, bee"], ["rhinoceros, cow"], ["mosquito", "", ""]), "mosquito s1")
    assert legal(state) == ["eject cow", "no eject"]
    state = play(position(["zebra, camel"], ["cow", "horse"], ["spider", "", ""]), "spider p1")
    assert legal(state) == ["eject zebra"]


@pytest.mark.rule("OPT-44", "OPT-18")
def test_a_spider_ejects_a_shy_animal_and_is_a_carnivore_itself() -> None:
    state = position(["zebra, camel"], ["cow", "horse"], ["spider", "", ""])
    play(state, "spider p1", "eject zebra")
    assert load(state, "p1") == ["spider", "camel"]
    two = position(["zebra, gazelle"], ["cow"], ["spider", "", ""])
    assert two.why_not("spider p1") == ("OPT-18", "OPT-46")  # the other shy one would stay


@pytest.mark.rule("OPT-45")
def test_a_turtle_is_not_harmed_by_larger_hunters_only() -> None:
    state = position(["lion"], ["dog"], ["turtle", "", ""], tilt=0)
    assert state.why_not("turtle p1") == ()
    assert state.why_not("turtle s1") == ("OPT-16",)  # equal weight
    state = position(["turtle, lion"], ["walrus, seal"], ["tiger, pig, hen", "", ""])
    assert state.why_not("tiger p1") == ("OPT-16",)  # still one hunter at most
    state = position(["turtle"], ["seal"], ["pig, hen", "", ""])
    assert state.why_not("pig p1") == ()
    assert state.why_not("hen p1") == ()


@pytest.mark.rule("OPT-45", "OPT-41")
def test_a_turtle_that_hunts_would_be_one_of_two_hunters_and_a_hedgehog_not(tmp_path) -> None:
    text = deck.FILE.read_text()
    begin = text.index('name = "turtle"')
    text = text[:begin] + text[begin:].replace('diet = "herbivore"', 'diet = "omnivore"', 1)
    (tmp_path / "deck.toml").write_text(text)
    state = position(["lion"], ["cow"], ["turtle, hedgehog", "", ""], deck=tmp_path / "deck.toml")
    assert state.why_not("turtle p1") == ("OPT-16",)


@pytest.mark.rule("OPT-46")
def test_an_ejection_takes_the_place_and_puts_two_pawns_the_old_pawn_stays() -> None:
    state = position(["camel"], ["horse"], ["cow, hen", "mosquito, butterfly", ""])
    play(state, "cow p1", "stop")
    play(state, "mosquito p1", "eject cow")
    assert load(state, "p1") == ["camel", "mosquito"]
    assert state.view()["ejected"] == {"cow": 1}
    assert pawns(state, 0) == {"useful": 1}
    assert pawns(state, 1) == {"useful": 1}  # for the cow; a mosquito has no type
    assert state.view()["phase"] == "second"


@pytest.mark.rule("OPT-46", "OPT-20")
def test_a_skunk_puts_a_pawn_for_itself_and_one_for_the_ejected() -> None:
    state = position(["zebra"], ["horse"], ["skunk", "", ""])
    play(state, "skunk p1", "eject zebra")
    assert pawns(state, 0) == {"slow": 1, "shy": 1}
    assert load(state, "p1") == ["skunk"]
    assert state.player == 1


@pytest.mark.rule("OPT-46", "OPT-13")
def test_a_full_cabin_is_no_hindrance_to_an_ejector() -> None:
    state = position(["cow, bee, butterfly"], ["horse"], ["skunk, snail", "", ""])
    assert state.why_not("snail p1") == ("OPT-13",)
    play(state, "skunk p1")
    assert "no eject" not in legal(state)
    play(state, "eject bee")
    assert load(state, "p1") == ["cow", "skunk", "butterfly"]


@pytest.mark.rule("OPT-46", "OPT-16", "OPT-17")
def test_the_ejector_must_be_legal_once_the_other_has_left() -> None:
    """A mosquito cannot stay with another hunter, nor a skunk with provisions."""
    state = position(["camel, dog"], ["horse, dodo"], ["mosquito", "", ""])
    assert state.why_not("mosquito p1") == ("OPT-16", "OPT-46")
    state = position(["walrus, hay"], ["horse, seal"], ["skunk", "", ""])
    assert state.why_not("skunk p1") == ("OPT-17", "OPT-46")


@pytest.mark.rule("OPT-47")
def test_a_chimpanzees_disc_goes_under_any_plain_pawn_but_not_on_provisions() -> None:
    state = position(["cow"], ["horse"], ["chimpanzee", "", ""])
    state._record.pawns[0, TYPES.index("shy")] = 1
    state._record.pawns[0, TYPES.index("provisions")] = 2
    play(state, "chimpanzee p1")
    assert legal(state) == ["disc shy", "disc useful", "no disc"]
    play(state, "disc shy")
    assert pawns(state, 0) == {"shy": 1.5, "useful": 1, "provisions": 2}
    assert state._record.reserve == 12


@pytest.mark.rule("OPT-47")
def test_a_pawn_that_has_a_disc_gets_no_second_and_without_reserve_there_is_no_bonus() -> None:
    state = position(["cow"], ["horse"], ["chimpanzee", "", ""])
    state._record.pawns[0, TYPES.index("shy")] = 1
    state._record.raised[0, TYPES.index("shy")] = 1
    assert legal(play(state, "chimpanzee p1")) == ["disc useful", "no disc"]
    state = position(["cow"], ["horse"], ["chimpanzee", "", ""], discs=[8, 7, 7])
    assert play(state, "chimpanzee p1").player == 1


@pytest.mark.rule("OPT-48", "OPT-06")
def test_example_of_the_skunk_and_the_elephant() -> None:
    """3 - 1 = 2: the disc moves two spaces, away from the side that became lighter (OPT-06)."""
    state = position(["elephant"], ["rhinoceros"], ["skunk", "", ""])
    play(state, "skunk p1", "eject elephant")
    assert state.view()["tilt"] == 2
    state = position(["elephant"], ["rhinoceros"], ["skunk", "", ""])
    play(state, "skunk s1", "eject rhinoceros")
    assert state.view()["tilt"] == -2


@pytest.mark.rule("OPT-48", "OPT-15")
def test_an_ejection_that_would_tilt_the_ark_too_far_is_not_offered() -> None:
    state = position(["elephant, dodo"], ["rhinoceros, zebra"], ["skunk", "", ""])
    assert state.view()["tilt"] == 1
    play(state, "skunk p1")
    assert legal(state) == ["eject dodo", "no eject"]


@pytest.mark.rule("OPT-49", "OPT-43")
def test_whoever_ejects_a_brontosaurus_gets_one_and_a_half_too() -> None:
    state = position(["brontosaurus"], ["elephant"], ["skunk", "", ""])
    play(state, "skunk p1", "eject brontosaurus")
    assert pawns(state, 0) == {"slow": 1, "heavy": 1.5}
    assert state._record.reserve == 12


@pytest.mark.rule("OPT-49", "OPT-47")
def test_whoever_ejects_a_chimpanzee_gets_a_disc_too() -> None:
    state = position(["chimpanzee"], ["dodo"], ["skunk", "", ""])
    play(state, "skunk p1", "eject chimpanzee")
    assert legal(state) == ["disc slow", "disc useful", "no disc"]
    play(state, "disc slow")
    assert pawns(state, 0) == {"slow": 1.5, "useful": 1}
    assert state.player == 1


@pytest.mark.rule("OPT-50")
def test_fox_spider_mosquito_and_provisions_cannot_be_ejected() -> None:
    for safe in ("spider", "mosquito"):
        state = play(position([f"{safe}, horse"], ["cow"], ["skunk", "", ""]), "skunk p1")
        assert legal(state) == ["eject horse", "no eject"]
    assert position(["fox"], ["sheep"], ["skunk", "", ""]).why_not("skunk p1") == ("OPT-16",)
    stores = position(["hay"], ["seal"], ["skunk", "", ""])
    assert stores.why_not("skunk p1") == ("OPT-17",)


@pytest.mark.rule("OPT-51")
def test_a_turn_is_taking_or_playing() -> None:
    state = position(["cow"], ["horse"], ["bee, butterfly", "", ""])
    play(state, "bee p1")
    assert not any(move.startswith("take") for move in legal(state))
    assert play(position(["cow"], ["horse"], ["bee", "", ""]), "take hay").player == 1


@pytest.mark.rule("OPT-53")
def test_identical_provisions_make_one_decision() -> None:
    state = position(["bee"], ["butterfly"], ["hay, hay, hay", "", ""], display="grain, grain, grain")
    assert legal(state) == ["hay p1", "hay p2", "hay s1", "hay s2", "take grain"]


@pytest.mark.rule("OPT-52")
def test_the_standing_ignores_pets_face_down() -> None:
    state = position(hands=["hen", "cow", ""], discs=[0, 0, 0])
    state._record.pet[0] = cards("bee")[0]
    assert state.scores == [0, 0, 0]
    assert state.view(0)["seats"][0]["score"] == 0
