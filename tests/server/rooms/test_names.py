"""Names: something to read in each, and none that passes for another's, for a bot's or for a seat's."""

import re
from pathlib import Path

import pytest

from arkade.server.rooms.commands import Refusal, clean_name
from arkade.server.rooms.names import MARKS, alike, clean, reserved
from arkade.text import LANGUAGES
from tests.server.harness import Person, leave, run, served

WORDS = Path(__file__).parents[3] / "client" / "words"


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u3164",
        "\u2800",
        "\u115f\u1160",
        "\uffa0",
        "\u0301",
        "\u0301\u0302 \u0303",
        "\u200b\u2060",
        "–",
        "\ufe0f",
    ],
    ids=ascii,
)
def test_a_name_has_something_to_read(name):
    with pytest.raises(Refusal) as refused:
        clean_name(name)
    assert refused.value.code == "bad_name"


@pytest.mark.parametrize(
    "name", ["Ada", "Zoë", "Jean-Luc", "Нина", "Νίκη", "小明", "محمد", "देवी", "42", "🦁", "♥", "0"]
)
def test_names_of_all_alphabets_are_names(name):
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Eve", "Ｅve"),
        ("Eve", "Еve"),
        ("Eve", "eVE"),
        ("Eve", "𝐄𝐯𝐞"),
        ("Eve", "E v e"),
        ("Eve", "Eve."),
        ("Bob", "Bоb"),
        ("Bob", "Вob"),
        ("Bob", "B0b"),
        ("Alice", "AIice"),
        ("Alice", "A1ice"),
        ("Alice", "Αlice"),
        ("Nik", "Νικ"),
        ("Ann", "Aηη"),
        ("Νίκη", "ΝΊΚΗ"),
        ("Straße", "STRASSE"),
        ("Peter", "Ꮲeter"),
        ("tom", "ᴛᴏᴍ"),
        ("Zoë", "Zoe\u0308"),
        ("Eve", "E\u034fv\ufe0fe"),
    ],
)
def test_names_that_look_the_same_are_the_same(one, other):
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Lia", "Ila"), ("Zoe", "Zoë"), ("Ada", "Aad"), ("Arno", "Amo"), ("Анна", "Анне"), ("देवी", "देवा"), ("🦁", "🐯")],
)
def test_names_that_do_not_are_two(one, other):
    assert not alike(one, other)


def called():
    """What the page calls bots and seats, in all languages."""
    for language in LANGUAGES:
        text = (WORDS / f"{language}.ftl").read_text("utf-8")
        levels = re.findall(r"^bot-\w+ = ([^{}\n]+)$", text, re.M)
        levels = [level for level in levels if level[-1] not in ".…"]  # else it is about them
        yield from levels
        for names in re.findall(r"^bot-\w+-name = \{ \$seat ->\n(.*?)\n \}", text, re.M | re.S):
            yield from re.findall(r"\] (\w+)", names)
        for pattern in re.findall(r"^(?:bot-name|bot-teacher|stand-in-name|seat-letter) = (.*)$", text, re.M):
            for letter in ("A", "b", "1", "10"):
                yield re.sub(r"\{ \$letter \}", letter, pattern).replace("{ $level }", levels[2])


def test_nobody_is_called_as_the_page_calls_bots_and_seats():
    found = list(called())
    assert len(found) > 100
    assert {"easy", "Ruby", "Seat A", "Remplaçant 1", "débutant"} <= set(found)
    assert [name for name in found if not reserved(name)] == []
    for name in ("EASY", "Sеat 1", "seat-1", "R u b y", "Ｂot A", "Expert bot"):
        with pytest.raises(Refusal) as refused:
            clean_name(name)
        assert refused.value.code == "reserved_name"
    for name in ("Ruby K.", "Seathwaite", "Robotnik", "Easton", "Placebo", "Bo"):
        assert clean_name(name) == name


def test_what_is_said_has_few_marks_on_a_letter():
    said = clean("z" + "\u0334\u0321\u0341" * 99 + "algo")
    assert len(said) <= 5 + MARKS
    assert clean("नमस्ते, Tiếng Việt, שָׁלוֹם") == "नमस्ते, Tiếng Việt, שָׁלוֹם"


def test_the_name_of_somebody_who_was_sent_away_stays_taken_there(db):
    async def test():
        async with served(db) as url:
            ada = await Person(url, "Ada").create()
            bob = await Person(url, "Bob").join(ada.room_name, 1)
            await ada.ask("kick", guest=bob.guest)
            eve = await Person(url, "Eve").enter(ada.room_name)
            for name in ("Bob", "Bоb", "b0b", "Аda"):
                assert await eve.refused("name", name=name) == "name_taken"
            assert await eve.refused("name", name="Seat 1") == "reserved_name"
            assert await eve.refused("name", name="\u3164") == "bad_name"
            await eve.ask("name", name="Robert")
            await leave(ada, bob, eve)

    run(test())
