"""Why a move is refused in Arche Opti Mix, each reason by example, and all reasons at once."""

import pytest

from arkade.games.optimix import deck
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


def said(state: State, move: str) -> list[str]:
    """Why not, as a person reads it."""
    return [state.game.say(reason.phrase) for reason in state.reasons(move)]


def lit(state: State, move: str) -> list[tuple[str, ...]]:
    """What the browser lights for each reason."""
    return [reason.pieces for reason in state.reasons(move)]


@pytest.mark.rule("OPT-01", "OPT-11")
def test_a_card_that_is_not_in_hand_or_not_in_the_deck() -> None:
    assert table().why_not("hen p3") == ("OPT-11",)
    assert said(table(), "hen p3") == ["You do not have the hen in hand."]
    assert table().why_not("card-1 p3") == ("OPT-01",)
    assert said(table(), "card-1 p3") == ["This deck has no “card 1”."]


@pytest.mark.rule("OPT-01")
def test_a_card_of_another_deck_is_called_by_its_title(tmp_path) -> None:
    text = deck.FILE.read_text().replace('name = "cow"', 'name = "card-1"\ntitle = "Yak"')
    (tmp_path / "deck.toml").write_text(text)
    state = position(["card-1"], ["horse"], ["dog, hay", "", ""], deck=tmp_path / "deck.toml")
    assert said(state, "hay p1") == ["Yak would eat hay."]
    assert said(state, "cow p1") == ["This deck has no “cow”."]


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
    assert state.why_not("elephant s1") == ("OPT-15", "OPT-14")
    assert state.why_not("hay p1") == ("OPT-14",)
    assert state.why_not("hay p2") == ("OPT-13", "OPT-17")


@pytest.mark.rule("OPT-13", "OPT-14", "OPT-15")
def test_room_climate_and_tilt_are_told_by_numbers() -> None:
    state = table()
    assert said(state, "dodo p2") == ["There are 3 cards in port 2 already: it is full."]
    assert said(state, "dodo s1") == ["The dodo wants it warm, but it is cold in starboard 1: moose and reindeer."]
    assert lit(state, "dodo s1") == [("aboard:s1:moose", "aboard:s1:reindeer")]
    assert said(state, "elephant p1") == [
        "The ark would lean 3 to port; 2 is the most.",
    ]
    assert said(state, "elephant s2") == [
        "The ark would lean 3 to starboard; 2 is the most.",
        "The elephant would eat grain.",
    ]


@pytest.mark.rule("OPT-16", "OPT-17", "OPT-18")
def test_who_eats_and_frightens_whom() -> None:
    state = position(["rabbit, bee"], ["cow", "fox"], ["dog, roe deer, chimpanzee", "", ""], tilt=0)
    assert said(state, "dog p1") == [
        "The dog (1) is not lighter than the rabbit (1).",
        "The dog (1) is not lighter than the bee (0).",
        "The dog would frighten the rabbit in this cabin.",
    ]
    assert lit(state, "dog p1") == [("aboard:p1:rabbit",), ("aboard:p1:bee",), ("aboard:p1:rabbit",)]
    assert said(state, "dog s1") == ["The dog would frighten the rabbit opposite."]
    assert said(state, "dog p2") == ["The dog would frighten the rabbit next door."]
    assert said(state, "roe deer s1") == ["The fox next door frightens the roe deer."]
    assert said(state, "roe deer p2") == ["The fox opposite frightens the roe deer."]
    assert lit(state, "roe deer p2") == [("aboard:s2:fox",)]
    assert said(state, "roe deer s2") == [
        "The fox (1) is not lighter than the roe deer (1).",
        "The fox in this cabin frightens the roe deer.",
    ]
    assert said(state, "dog s2") == [
        "The dog cannot join the fox: a cabin has room for one carnivore or omnivore.",
    ]


@pytest.mark.rule("OPT-22")
def test_a_new_cabin_only_behind_the_last_one_and_with_a_disc() -> None:
    assert table().why_not("dodo p3") == ()
    assert table().why_not("dodo p4") == ("OPT-22",)
    assert table().why_not("dodo s45") == ("OPT-22",)
    assert table(discs=[0, 3, 3]).why_not("dodo p3") == ("OPT-22",)
    assert said(table(), "dodo p4") == ["Port has 2 cabins: a new one comes at port 3."]
    assert said(table(discs=[0, 3, 3]), "dodo p3") == ["A new cabin costs a disc, and you have none."]


@pytest.mark.rule("OPT-13", "OPT-18")
def test_the_view_says_the_same_for_every_card_and_place() -> None:
    state = table()
    places = state.view(0)["places"]
    assert set(places) == {"rabbit", "sheep", "snail", "hay", "elephant", "dodo"}
    for card, reasons in places.items():
        assert list(reasons) == ["p1", "p2", "p3", "s1", "s2", "s3"]
        for place, rules in reasons.items():
            assert rules == sorted(state.why_not(f"{card} {place}"))
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
    assert state.why_not("take hay") == ("OPT-51",)
    assert said(state, "take lion") == ["You are playing cards this turn, so you take none."]


@pytest.mark.rule("OPT-11", "OPT-12")
def test_a_second_card_that_is_slow_or_goes_to_the_same_cabin() -> None:
    state = position(["cow"], ["horse"], ["bee, snail, hay, butterfly", "", ""])
    play(state, "bee p1")
    assert state.why_not("snail s1") == ("OPT-11",)
    assert state.why_not("hay s2") == ("OPT-11",)
    assert state.why_not("butterfly p1") == ("OPT-12",)
    assert state.why_not("snail p1") == ("OPT-11", "OPT-12")
    assert said(state, "snail p1") == [
        "A slow animal is the only card of its turn: the snail cannot be second.",
        "Your first card went to port 1: the second has to go elsewhere.",
    ]


@pytest.mark.rule("OPT-12", "OPT-34", "OPT-51")
def test_stopping_and_passing_out_of_time() -> None:
    state = position(["cow"], ["horse"], ["bee, hen", "", ""])
    assert state.why_not("stop") == ("OPT-51",)
    assert state.why_not("pass") == ("OPT-51",)
    play(state, "bee p1")
    assert state.why_not("pass") == ("OPT-12",)


@pytest.mark.rule("OPT-21", "OPT-23")
def test_a_new_cabins_display_card_is_due_first() -> None:
    state = position(["cow"], ["horse"], ["bee, hen", "", ""])
    assert state.why_not("pick hay") == ("OPT-51",)
    play(state, "bee p2")
    for move in ("hen s1", "stop", "take hay", "no eject", "no disc", "no pet", "pass"):
        assert said(state, move) == ["First pick a card of the display for the new cabin."]
    assert state.why_not("pick lion") == ("OPT-23",)
    assert state.why_not("pick hay") == ()


@pytest.mark.rule("OPT-21", "OPT-44", "OPT-46", "OPT-50")
def test_what_cannot_be_ejected() -> None:
    state = position(["horse, spider, zebra"], ["camel, cow"], ["skunk, bee", "", ""])
    assert state.why_not("eject horse") == ("OPT-51",)
    play(state, "skunk p1")
    assert state.why_not("eject spider") == ("OPT-50",)
    assert state.why_not("eject camel") == ("OPT-46",)  # elsewhere
    assert state.why_not("eject horse") == ()
    assert state.why_not("no eject") == ("OPT-13",)
    assert said(state, "bee s1") == ["First settle the ejection: the skunk goes to port 1."]
    state = position(["horse, elephant"], ["rhinoceros, cow"], ["mosquito", "", ""])
    play(state, "mosquito p1")
    assert state.why_not("eject elephant") == ("OPT-44", "OPT-15")
    assert said(state, "eject elephant") == [
        "The mosquito ejects only weight 2; the elephant weighs 3.",
        "The ark would lean 3 to starboard; 2 is the most.",
    ]
    assert state.why_not("no eject") == ()


@pytest.mark.rule("OPT-46", "OPT-15", "OPT-18")
def test_an_ejection_that_leaves_the_ejector_in_the_wrong_place() -> None:
    state = position(["elephant, dodo"], ["rhinoceros, zebra"], ["skunk", "", ""])
    play(state, "skunk p1")
    assert state.why_not("eject elephant") == ("OPT-15",)
    state = position(["zebra, gazelle"], ["cow"], ["spider", "", ""])
    assert state.why_not("spider p1") == ("OPT-18", "OPT-46")
    assert said(state, "spider p1")[-1] == "Even without the gazelle, the spider would not fit in port 1."
    assert state.why_not("spider s1") == ("OPT-18",)
    state = play(position(["zebra, camel"], ["cow", "horse"], ["spider", "", ""]), "spider p1")
    assert said(state, "eject camel")[0] == "The spider ejects only shy animals; the camel is not shy."


@pytest.mark.rule("OPT-21", "OPT-47")
def test_where_a_disc_cannot_go() -> None:
    state = position(["cow"], ["horse"], ["chimpanzee, bee", "", ""])
    assert state.why_not("disc useful") == ("OPT-51",)
    play(state, "chimpanzee p1")
    assert state.why_not("disc provisions") == ("OPT-47",)
    assert state.why_not("disc slow") == ("OPT-47",)
    assert said(state, "disc slow") == ["You have no pawn on “slow”."]
    assert lit(state, "disc slow") == [("score:slow",)]
    assert state.why_not("bee s1") == ("OPT-47",)
    state._record.raised[0, 3] = 1
    assert said(state, "disc useful") == ["Your only pawn on “useful” stands on a disc already."]


@pytest.mark.rule("OPT-30", "OPT-31")
def test_only_what_is_not_in_hand_is_refused_as_a_pet() -> None:
    state = position(hands=["elephant, fox, hay, cow", "", ""], display="grain, hen, bee", pile="rain", rain=1)
    assert state.why_not("no pet") == ("OPT-51",)
    play(state, "take bee")
    for card in ("elephant", "fox", "hay"):
        assert state.why_not(f"pet {card}") == ()
    for card in ("lion", "mammoth"):
        assert state.why_not(f"pet {card}") == ("OPT-30",)
    assert state.why_not("pet card-2") == ("OPT-01",)
    assert said(state, "pet mammoth") == ["You do not have the mammoth in hand."]
    assert state.why_not("cow p1") == ("OPT-30",)


@pytest.mark.rule("OPT-33", "OPT-34", "OPT-35")
def test_what_the_last_boarding_forbids() -> None:
    state = position(["cow"], ["horse"], ["snail, hay, bee, hen", "", ""], rain=5, last=True)
    assert state.why_not("take hay") == ("OPT-33",)
    assert state.why_not("snail p1") == ("OPT-35",)
    assert state.why_not("hay p2") == ("OPT-35",)
    assert said(state, "snail p1") == ["The snail stays ashore: the last boarding takes no slow animals."]
    assert said(state, "hay p2") == ["Hay stays ashore: the last boarding takes no provisions."]
    assert state.why_not("stop") == ("OPT-34",)
    poor = position(["cow"], ["horse"], ["bee, snail", "", ""], rain=5, last=True, discs=[1, 3, 3])
    assert poor.why_not("bee p2") == ("OPT-35",)
    assert said(poor, "bee p2") == ["A new cabin costs 2 discs in the last boarding; you have 1."]
    assert poor.why_not("bee p1") == ()
    none = position(["cow"], ["horse"], ["bee, snail", "", ""], rain=5, last=True, discs=[0, 3, 3])
    assert none.why_not("bee p1") == ("OPT-34",)
    assert none.why_not("bee p2") == ("OPT-35", "OPT-34")
    assert none.why_not("snail p1") == ("OPT-35", "OPT-34")


@pytest.mark.rule("OPT-36")
def test_after_the_end() -> None:
    state = play(position(rain=5, last=True), "pass", "pass", "pass")
    assert {state.why_not(action) for action in range(state.game.num_actions)} == {("OPT-36",)}
