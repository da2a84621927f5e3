"""Why a move is refused in Arche Opti Mix, each reason by example, and all reasons at once."""

import pytest

from arkade.state import State

from .positions import open_to, play, position

pytestmark = pytest.mark.rule("COM-05")


def table(**more: object) -> State:
    """Seat 0 to begin a turn."""
    return position(
        ["lion", "cow, bee, butterfly"],
        ["moose, reindeer", "grain"],
        ["rabbit, sheep, snail, hay, elephant, dodo", "", ""],
        tilt=0,
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("OPT-01", "OPT-11")
def test_a_card_that_is_not_in_hand_or_not_in_the_deck() -> None:
    assert table().why_not("hen p3") == ("OPT-11",)
    assert table().why_not("card-1 p3") == ("OPT-01", "OPT-11")


@pytest.mark.rule("OPT-13", "OPT-14", "OPT-15", "OPT-16", "OPT-17", "OPT-18")
def test_every_reason_at_once() -> None:
    state = table()
    assert state.why_not("sheep p1") == ("OPT-14", "OPT-16")
    assert state.why_not("rabbit p1") == ("OPT-16", "OPT-18")
    assert state.why_not("rabbit s1") == ("OPT-18",)
    assert state.why_not("rabbit p2") == ("OPT-13", "OPT-18")
    assert state.why_not("dodo p2") == ("OPT-13",)
    assert state.why_not("dodo s1") == ("OPT-14",)
    assert state.why_not("dodo s2") == ("OPT-17",)
    assert state.why_not("sheep s2") == ("OPT-14", "OPT-17")
    assert state.why_not("elephant s2") == ("OPT-15", "OPT-17")
    assert state.why_not("elephant s1") == ("OPT-14", "OPT-15")
    assert state.why_not("hay p1") == ("OPT-14",)
    assert state.why_not("hay p2") == ("OPT-13", "OPT-17")


@pytest.mark.rule("OPT-22")
def test_a_new_cabin_only_behind_the_last_one_and_with_a_disc() -> None:
    assert table().why_not("dodo p3") == ()
    assert table().why_not("dodo p4") == ("OPT-22",)
    assert table().why_not("dodo s45") == ("OPT-22",)
    assert table(discs=[0, 3, 3]).why_not("dodo p3") == ("OPT-22",)


@pytest.mark.rule("OPT-13", "OPT-18")
def test_the_view_says_the_same_for_every_card_and_place() -> None:
    state = table()
    places = state.view(0)["places"]
    assert set(places) == {"rabbit", "sheep", "snail", "hay", "elephant", "dodo"}
    for card, reasons in places.items():
        assert list(reasons) == ["p1", "p2", "p3", "s1", "s2", "s3"]
        for place, rules in reasons.items():
            assert tuple(rules) == state.why_not(f"{card} {place}")
        assert [place for place, rules in reasons.items() if not rules] == open_to(state, card)
    assert state.view(1)["places"] == {}
    assert state.view()["places"] == {}


@pytest.mark.rule("OPT-11", "OPT-12")
def test_the_view_of_one_who_waits_shows_the_places_for_a_first_card() -> None:
    state = position(["cow"], ["horse"], ["bee, hen", "snail, butterfly", ""])
    play(state, "bee p1")
    assert state.view(0)["places"]["hen"]["p1"] == ["OPT-12", "OPT-16"]
    assert state.view(1)["places"]["snail"] == {"p1": [], "p2": [], "s1": [], "s2": []}


@pytest.mark.rule("OPT-09", "OPT-51")
def test_taking_what_is_not_on_display_or_after_playing() -> None:
    state = position(["cow"], ["horse"], ["bee, hen", "", ""])
    assert state.why_not("take lion") == ("OPT-09",)
    play(state, "bee p1")
    assert state.why_not("take hay") == ("OPT-12", "OPT-51")
    assert state.why_not("take lion") == ("OPT-09", "OPT-12", "OPT-51")


@pytest.mark.rule("OPT-11", "OPT-12")
def test_a_second_card_that_is_slow_or_goes_to_the_same_cabin() -> None:
    state = position(["cow"], ["horse"], ["bee, snail, hay, butterfly", "", ""])
    play(state, "bee p1")
    assert state.why_not("snail s1") == ("OPT-11",)
    assert state.why_not("hay s2") == ("OPT-11",)
    assert state.why_not("butterfly p1") == ("OPT-12",)
    assert state.why_not("snail p1") == ("OPT-11", "OPT-12")


@pytest.mark.rule("OPT-12", "OPT-34", "OPT-51")
def test_stopping_and_passing_out_of_time() -> None:
    state = position(["cow"], ["horse"], ["bee, hen", "", ""])
    assert state.why_not("stop") == ("OPT-12", "OPT-51")
    assert state.why_not("pass") == ("OPT-34", "OPT-51")
    play(state, "bee p1")
    assert state.why_not("pass") == ("OPT-12", "OPT-34")


@pytest.mark.rule("OPT-21", "OPT-23")
def test_a_new_cabins_display_card_is_due_first() -> None:
    state = position(["cow"], ["horse"], ["bee, hen", "", ""])
    assert state.why_not("pick hay") == ("OPT-23", "OPT-51")
    play(state, "bee p2")
    for move in ("hen s1", "stop", "take hay", "no eject", "no disc", "no pet", "pass"):
        assert {"OPT-21", "OPT-23"} <= set(state.why_not(move))
    assert state.why_not("pick lion") == ("OPT-23",)
    assert state.why_not("pick hay") == ()


@pytest.mark.rule("OPT-21", "OPT-44", "OPT-46", "OPT-50")
def test_what_cannot_be_ejected() -> None:
    state = position(["horse, spider, zebra"], ["camel, cow"], ["skunk, bee", "", ""])
    assert state.why_not("eject horse") == ("OPT-46", "OPT-51")
    play(state, "skunk p1")
    assert state.why_not("eject spider") == ("OPT-50",)
    assert state.why_not("eject camel") == ("OPT-46",)  # elsewhere
    assert state.why_not("eject horse") == ()
    assert state.why_not("no eject") == ("OPT-13",)
    assert state.why_not("bee s1") == ("OPT-21", "OPT-46")
    state = position(["horse, elephant"], ["rhinoceros, cow"], ["mosquito", "", ""])
    play(state, "mosquito p1")
    assert state.why_not("eject elephant") == ("OPT-15", "OPT-44", "OPT-46")
    assert state.why_not("no eject") == ()


@pytest.mark.rule("OPT-46", "OPT-15", "OPT-18")
def test_an_ejection_that_leaves_the_ejector_in_the_wrong_place() -> None:
    state = position(["elephant, dodo"], ["rhinoceros, zebra"], ["skunk", "", ""])
    play(state, "skunk p1")
    assert state.why_not("eject elephant") == ("OPT-15", "OPT-46")
    state = position(["zebra, gazelle"], ["cow"], ["spider", "", ""])
    assert state.why_not("spider p1") == ("OPT-18", "OPT-46")
    assert state.why_not("spider s1") == ("OPT-18",)


@pytest.mark.rule("OPT-21", "OPT-47")
def test_where_a_disc_cannot_go() -> None:
    state = position(["cow"], ["horse"], ["chimpanzee, bee", "", ""])
    assert state.why_not("disc useful") == ("OPT-47", "OPT-51")
    play(state, "chimpanzee p1")
    assert state.why_not("disc provisions") == ("OPT-47",)
    assert state.why_not("disc slow") == ("OPT-47",)
    assert state.why_not("bee s1") == ("OPT-21", "OPT-47")


@pytest.mark.rule("OPT-30", "OPT-31")
def test_what_is_no_pet() -> None:
    state = position(hands=["elephant, fox, hay, cow", "", ""], display="grain, hen, bee", pile="rain", rain=1)
    assert state.why_not("no pet") == ("OPT-30", "OPT-51")
    play(state, "take bee")
    for card in ("elephant", "fox", "hay"):
        assert state.why_not(f"pet {card}") == ("OPT-31",)
    assert state.why_not("pet lion") == ("OPT-30",)
    assert state.why_not("pet mammoth") == ("OPT-30", "OPT-31")
    assert state.why_not("pet card-2") == ("OPT-30", "OPT-31")
    assert state.why_not("cow p1") == ("OPT-30",)


@pytest.mark.rule("OPT-33", "OPT-34", "OPT-35")
def test_what_the_last_boarding_forbids() -> None:
    state = position(["cow"], ["horse"], ["snail, hay, bee, hen", "", ""], rain=5, last=True)
    assert state.why_not("take hay") == ("OPT-33", "OPT-51")
    assert state.why_not("snail p1") == ("OPT-35",)
    assert state.why_not("hay p2") == ("OPT-35",)
    assert state.why_not("stop") == ("OPT-12", "OPT-34")
    poor = position(["cow"], ["horse"], ["bee, snail", "", ""], rain=5, last=True, discs=[1, 3, 3])
    assert poor.why_not("bee p2") == ("OPT-35",)
    assert poor.why_not("bee p1") == ()
    none = position(["cow"], ["horse"], ["bee, snail", "", ""], rain=5, last=True, discs=[0, 3, 3])
    assert none.why_not("bee p1") == ("OPT-34",)
    assert none.why_not("bee p2") == ("OPT-34", "OPT-35")
    assert none.why_not("snail p1") == ("OPT-34", "OPT-35")


@pytest.mark.rule("OPT-36")
def test_after_the_end() -> None:
    state = play(position(rain=5, last=True), "pass", "pass", "pass")
    assert {state.why_not(action) for action in range(state.game.num_actions)} == {("OPT-36",)}
