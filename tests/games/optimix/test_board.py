"""The terminal picture of Arche Opti Mix."""

from pathlib import Path

import pytest

from arkade.games.optimix.board import BEST, HALF, MINUS, PET, TIMES
from arkade.games.optimix.deck import FILE
from tests.cli.test_boards import picture

from .positions import play, position

MARTEN = """
[[card]]
name = "card-1"
title = "{title}"
climate = "cold"
weight = 1
diet = "carnivore"
type = "useful"
copies = 1
"""


def line_of(drawn: str, start: str) -> str:
    """The line that starts so."""
    return next(line for line in drawn.splitlines() if line.startswith(start)).rstrip()


def test_the_board_tells_what_is_due() -> None:
    state = position(["horse"], ["cow"], ["dog, bee, mosquito, chimpanzee", "", ""], pile="rain, rain")
    assert "► Seat 0 to move: take cards or play" in picture(state, 0)
    assert "mosquito to p1, ejecting?" in picture(play(state.copy(), "mosquito p1"), 0)
    assert "put a disc under a pawn?" in picture(play(state.copy(), "chimpanzee p1"), 0)
    assert "keep a pet?" in picture(play(state.copy(), "take hay"), 0)
    play(state, "dog p2")
    assert "pick a display card for the new cabin" in picture(state, 0)
    play(state, "pick hay")
    assert "a second card, not to p2, or stop" in picture(state, 0)
    state = position(["horse"], ["cow"], ["dog", "lion", "bee"], rain=5, last=True)
    assert "last boarding, play an animal or pass" in picture(state, 0)
    drawn = picture(play(state, "pass"), 1)
    assert "► Seat 1 to move" in drawn
    assert line_of(drawn, "  seat 0").split()[3:5] == ["1", "out"]
    assert "rain 5/5" in drawn


@pytest.mark.rule("OPT-04", "OPT-06")
def test_the_ark_is_seen_from_above_with_its_tilt_on_the_bow() -> None:
    state = position(["cow, bee", "elephant"], ["hippopotamus"])
    drawn = picture(state, 0)
    bow = next(line for line in drawn.splitlines() if "bow" in line)
    assert bow.split() == ["bow", "/", f"[{MINUS}2]", f"{MINUS}1", "0", "+1", "+2", "\\"]
    rows = [line.strip("│").split("│") for line in drawn.splitlines() if line.startswith("│")]
    assert [[cell.strip() for cell in row] for row in rows] == [
        ["", "port 5", "starboard 3", ""],
        ["p1", "cow           2H±  useful", "hippopotamus  3Hw  heavy", "s1"],
        ["", "bee           0-±  useful", "", ""],
        ["p2", "elephant      3Hw  heavy", "(new cabin: 1 disc)", "s2"],
        ["p3", "(new cabin: 1 disc)", "", ""],
    ]
    assert "starboard" not in picture(state, 0, "nl")
    assert f"[{MINUS}2]" in picture(state, 0, "nl")


@pytest.mark.parametrize(
    ("language", "tiles"),
    [
        ("en", ["fox           1Cc! -", "brown bear    2Oc  heavy", "hay           1-c  provis."]),
        ("fr", ["renard       1Cf! -", "ours brun    2Of  lourd", "foin         1-f  provis."]),
        ("nl", ["vos           1Vk! -", "bruine beer   2Ak  zwaar", "hooi          1-k  prov."]),
    ],
)
def test_letters_and_not_only_colours_tell_what_a_card_is(language: str, tiles: list[str]) -> None:
    drawn = picture(position(["cow"], ["horse"], display="fox, brown bear, hay"), None, language)
    assert all(tile in drawn for tile in tiles)


@pytest.mark.rule("OPT-38", "OPT-43")
def test_pawns_count_in_halves_beside_their_points() -> None:
    state = position(["rhinoceros", "koala"], ["horse"], ["brontosaurus, fox, bee", "", ""])
    drawn = picture(play(state, "brontosaurus s1", "stop"), 0)
    assert line_of(drawn, "  seat 0").split() == ["seat", "0", "3", "2", "·", "·", "·", f"1{HALF}/10", "·", "·", "13"]
    assert "reserve of discs 12" in drawn


def test_the_own_hand_comes_last_with_the_open_places_of_each_card() -> None:
    state = position(["lion"], ["horse"], ["hay, hay, rabbit, tyrannosaurus", "dog", ""])
    lines = [line.split() for line in picture(state, 0).rstrip().splitlines()[-4:]]
    assert " ".join(lines[0]) == "Your hand, and where each card may go (+ new cabin):"
    assert lines[1][0] == "tyrannosaurus"
    assert lines[1][3:] == ["nowhere:", "OPT-15", "OPT-16"]
    assert lines[2] == ["rabbit", "1H±", "shy", "s2+"]
    assert lines[3] == ["hay", "1-c", "provis.", f"{TIMES}2", "p2+", "s2+"]
    assert "konijn        1P±  schuw       rabbit  s2+" in picture(state, 0, "nl")
    assert "Your hand" not in picture(state, None)
    assert "tyrannosaurus" not in picture(state, 1)
    assert f"Seat 0, hand: tyrannosaurus, rabbit, hay {TIMES}2" in picture(state, None, everything=True)


@pytest.mark.rule("OPT-52")
def test_cards_taken_from_the_display_are_named_until_they_may_be_a_pet() -> None:
    state = position(["horse"], ["cow"], ["dog", "", ""], display="hen, hay, grain", pile="lion, rain, rain, tiger")
    play(state, "take hen", "pet dog", "no pet", "no pet")
    drawn = picture(state, 1)
    assert "Seat 0, in hand or pet: hen" in drawn
    assert line_of(drawn, "  seat 0").split()[4] == PET
    assert "dog" not in drawn
    assert "Your pet: dog" in picture(state, 0)
    assert "does not count" not in picture(state, 0)
    play(state, "take hay")
    assert "Seat 1, known in hand: hay" in picture(state, 0)


@pytest.mark.rule("OPT-31")
def test_a_pet_that_does_not_count_is_marked_before_and_after_and_at_the_end_for_all() -> None:
    hands = ["elephant, fox, bee", "", ""]
    state = position(["horse"], ["cow"], hands, display="hen, hay, grain", pile="rain, lion, tiger", rain=1)
    play(state, "take hay")
    lines = [line.split() for line in picture(state, 0).rstrip().splitlines()[-5:]]
    assert " ".join(lines[0]) == "Your hand, and what does not count as a pet:"
    assert [" ".join(line[3:]) for line in lines[1:]] == [
        "does not count: too heavy",
        "",
        "does not count: with a power",
        "does not count: no animal",
    ]
    play(state, "pet elephant", "no pet", "no pet")
    assert "Your pet: elephant (does not count: too heavy)" in picture(state, 0)
    assert "elephant" not in picture(state, 1)
    state = position(["horse"], ["cow"], ["", "", ""], rain=5, last=True)
    state._record.pet[0] = 2
    play(state, "pass", "pass", "pass")
    assert "Seat 0, pet: elephant (does not count: too heavy)" in picture(state, 1)


@pytest.mark.rule("OPT-02")
def test_score_cards_say_how_many_cards_of_their_type_the_deck_has() -> None:
    drawn = picture(position(), None)
    assert " ".join(drawn.split()).count("of 11 of 11 of 11 of 11 of 8") == 1


@pytest.mark.rule("OPT-37", "OPT-40")
def test_at_the_end_everything_is_open_and_a_star_marks_who_won() -> None:
    state = position(["horse"], ["cow"], ["lion", "hay", "tiger"], rain=5, last=True)
    play(state, "pass", "pass", "pass")
    assert state.winners == [1]  # by the tie-break
    drawn = picture(state, 0)
    assert drawn.startswith("The game is over")
    assert [BEST in line_of(drawn, f"  seat {p}") for p in range(3)] == [False, True, False]
    assert "Seat 0, hand: lion" in drawn
    assert "Seat 2, hand: tiger" in drawn
    assert "new cabin" not in drawn


def test_ejected_animals_and_for_who_sees_all_the_pile_are_listed() -> None:
    state = position(["horse"], ["cow"], ["mosquito, bee", "", ""], pile="lion, rain, musk ox")
    assert "Pile from the top: lion, RAIN, musk ox, " in picture(state, None, everything=True)
    assert "RAIN" not in picture(state, 0)
    play(state, "mosquito p1", "eject horse")
    assert "Ejected: horse" in picture(state, 1)


@pytest.mark.rule("OPT-01")
@pytest.mark.parametrize(
    ("title", "shown"), [("stone marten", "stone marten "), ("marten of the woods", "marten of the wo…")]
)
def test_a_card_of_another_deck_is_called_by_its_title(title: str, shown: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(FILE.read_text(encoding="utf-8") + MARTEN.format(title=title), encoding="utf-8")
    state = position(["horse", "hay"], ["cow", "grain"], ["card-1", "", ""], deck=str(file))
    tile = f"{shown} 1Cc  useful"
    assert line_of(picture(state, 0), tile)[len(tile) :].split() == ["card-1", "p1", "p2", "p3+", "s1", "s3+"]
    drawn = picture(play(state, "card-1 p3"), 0)
    assert max(map(len, drawn.splitlines())) <= 80
    assert f"│ p3 │ {tile}  │" in drawn
