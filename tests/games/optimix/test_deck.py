"""The deck is data: what a deck file may hold, and what is said of one that is wrong."""

import json
import re
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

import arkade
from arkade import registry
from arkade.errors import in_words
from arkade.games.optimix import deck
from arkade.games.optimix.components import CARDS, SPARE, TITLE_BYTES
from arkade.games.optimix.state import into_hand, onto_display
from arkade.text import LANGUAGES
from tests.tables import NIGHTLY

pytestmark = pytest.mark.rule("OPT-01")

TEXT = deck.FILE.read_text(encoding="utf-8")


def write(folder: Path, text: str) -> Path:
    file = folder / "deck.toml"
    file.write_text(text, encoding="utf-8")
    return file


def changed(card: str, field: str, value: str) -> str:
    """The shipped deck with one field of one card changed, or without it."""
    begin = TEXT.index(f'name = "{card}"')
    line = f"{field} = {value}\n" if value else ""
    return TEXT[:begin] + re.sub(rf"{field} = .*\n", line, TEXT[begin:], count=1)


def line_of(text: str, part: str) -> int:
    """The line of the first card that holds a text."""
    return text[: text.index(part, text.index("[[card]]"))].count("\n") + 1


def added(**fields: object) -> str:
    """The shipped deck with a card more."""
    card = {"name": "card-1", "climate": "warm", "weight": 1, "diet": "none", "type": "useful", "copies": 1, **fields}
    return TEXT + "\n[[card]]\n" + "".join(f"{key} = {json.dumps(value)}\n" for key, value in card.items())


def refused(file: object) -> str:
    with pytest.raises(arkade.BadOption) as refusal:
        arkade.load("optimix", 3, deck=file)
    assert refusal.value.name == "deck"
    return str(refusal.value)


# The shipped deck


def test_the_shipped_deck_lists_all_named_cards_in_order_with_their_sources() -> None:
    assert [card.name for card in deck.cards({})] == list(CARDS[:SPARE])
    assert TEXT.count("known = ") == SPARE
    assert sum(card.copies for card in deck.cards({})) == 55


def test_the_standard_deck_is_the_default_and_known_by_its_hash() -> None:
    game = arkade.load("optimix", 3)
    assert list(game.options["deck"]) == ["sha256"]
    assert re.fullmatch("[0-9a-f]{64}", game.options["deck"]["sha256"])
    assert arkade.load("optimix", 3, deck="standard") == game
    assert arkade.load("optimix", 3, deck=deck.FILE) == game  # the same cards
    assert arkade.load("optimix", 3, **game.options) == game


def test_options_cannot_be_changed_from_outside(tmp_path: Path) -> None:
    game = arkade.load("optimix", 3, deck=write(tmp_path, changed("lion", "weight", "1")))
    game.options["deck"]["cards"].clear()
    assert game.options["deck"]["cards"]


# Another deck


def test_an_owner_corrects_a_card_without_touching_the_rules(tmp_path: Path) -> None:
    file = write(tmp_path, changed("lion", "weight", "1"))
    for given in (str(file), file):
        game = arkade.load("optimix", 3, deck=given)
        assert game.new(1).view()["deck"]["lion"]["weight"] == 1
        assert game != arkade.load("optimix", 3)
    assert set(game.options["deck"]) == {"sha256", "cards"}


def test_the_order_of_cards_and_what_is_known_of_them_change_nothing(tmp_path: Path) -> None:
    head, *tables = TEXT.split("[[card]]")
    text = head + "[[card]]".join(["", *reversed([table + "\n" for table in tables])])
    text = text.replace('known = "reconstruction"', 'known = "my own box"')
    assert arkade.load("optimix", 3, deck=write(tmp_path, text)) == arkade.load("optimix", 3)


def test_a_card_may_be_left_out(tmp_path: Path) -> None:
    text = re.sub(r'\[\[card\]\]\nname = "lion"\n(.+\n)+', "", TEXT)
    game = arkade.load("optimix", 3, deck=write(tmp_path, text))
    view = game.new(1).view(arkade.ALL)
    assert "lion" not in view["deck"]
    assert view["pile"] == 41 + 5


def test_new_cards_go_under_spare_names_and_are_shown_by_their_titles(tmp_path: Path) -> None:
    file = write(tmp_path, added(title="Élan géant", copies=3))
    game = arkade.load("optimix", 3, deck=file)
    state = game.new(1)
    assert state.view()["deck"]["card-1"]["title"] == "Élan géant"
    into_hand(state._record, 0, CARDS.index("card-1"))
    move = next(action for action in state.legal() if game.notation(action).startswith("card-1 "))
    before = state.copy()
    state.play(move)
    said = registry.words("optimix", "en").say(before.story(move, state, 1)[0])
    assert said.startswith("Seat 0 plays Élan géant to ")


def test_titles_are_of_the_options_and_not_in_the_state(tmp_path: Path) -> None:
    game = arkade.load("optimix", 3, deck=write(tmp_path, added(title="Griffin")))
    saved = bytes(game.new(1))
    assert b"Griffin" not in saved
    assert len(saved) == len(bytes(arkade.load("optimix", 3).new(1)))
    assert game.restore(saved).view()["deck"]["card-1"]["title"] == "Griffin"


def test_events_tell_a_cards_name_and_its_title(tmp_path: Path) -> None:
    game = arkade.load("optimix", 3, deck=write(tmp_path, added(title="Griffin")))
    before = game.new(1)
    onto_display(before._record, CARDS.index("card-1"))
    after = before.copy()
    after.play("take card-1")
    happened = msgspec.to_builtins(before.events(game.parse("take card-1"), after, 1)[0])
    assert happened == {"event": "take", "who": 0, "card": {"name": "card-1", "title": "Griffin"}}


def test_a_replay_carries_another_deck_and_needs_no_file(tmp_path: Path) -> None:
    file = write(tmp_path, added(title="Griffin"))
    game = arkade.load("optimix", 3, deck=file)
    state, actions = game.new(4), []
    while not state.over:
        actions.append(state.legal()[-1])
        state.play(actions[-1])
    text = arkade.Replay(game, 4, actions).json()
    file.unlink()
    again = arkade.Replay.parse(text)
    assert again.verify() == state
    assert again.game == game
    assert json.loads(text)["options"]["deck"]["sha256"] == game.options["deck"]["sha256"]


def test_a_forged_deck_in_a_replay_is_found(tmp_path: Path) -> None:
    game = arkade.load("optimix", 3, deck=write(tmp_path, added()))
    file = json.loads(arkade.Replay(game, 4, []).json())
    file["options"]["deck"]["cards"][8]["weight"] = 1
    with pytest.raises(arkade.BadReplay, match="its cards make the deck") as fault:
        arkade.Replay.parse(json.dumps(file))
    assert fault.value.place == "header"
    file["options"]["deck"]["cards"][8]["weight"] = 7
    with pytest.raises(arkade.BadReplay, match=r"card 9: weight 7 is not a number from 0 to 4"):
        arkade.Replay.parse(json.dumps(file))
    for wrong, said in (
        ({"sha256": "0" * 64}, "another one must bring its cards"),
        ({}, "has the fields sha256 and cards"),
        ({"sha256": None, "cards": []}, "0 cards"),
        ({"sha256": "0", "cards": "all"}, "not a list"),
        ({"sha256": "0", "cards": [3]}, "not a list"),
        ({"sha256": "0", "cards": [], "more": 1}, "has the fields"),
        (5, "it takes standard, or the path of a file"),
        (True, "it takes standard"),
        (None, "it takes standard"),
    ):
        file["options"]["deck"] = wrong
        with pytest.raises(arkade.BadReplay, match=said):
            arkade.Replay.parse(json.dumps(file))


@pytest.mark.slow
def test_games_with_another_deck_end_and_conserve_everything(tmp_path: Path) -> None:
    import random

    from arkade.games.optimix.consistency import check

    text = added(copies=3, diet="omnivore", type="none", weight=2, title="Griffin")
    game = arkade.load("optimix", 5, deck=write(tmp_path, text))
    for seed in range(3 if NIGHTLY else 1):
        chance, state = random.Random(seed), game.new(seed)
        while not state.over:
            state.play(chance.choice(state.legal()))
            check(state._record)
            if chance.random() < 0.05:
                check(state.redeal(chance.randrange(5), 1)._record)


# What is wrong with a file


FAULTS = {
    "missing field": (changed("lion", "weight", ""), "the field 'weight' is missing", 'name = "lion"', -1),
    "weight 7": (changed("lion", "weight", "7"), "weight 7 is not a number from 0 to 4", "weight = 7", 0),
    "weight -1": (changed("lion", "weight", "-1"), "weight -1 is not a number", "weight = -1", 0),
    "weight true": (changed("lion", "weight", "true"), "weight True is not a number", "weight = true", 0),
    "weight as text": (changed("lion", "weight", '"2"'), "weight '2' is not a number", 'weight = "2"', 0),
    "unknown diet": (
        changed("lion", "diet", '"meat"'),
        "diet 'meat' is not one of none, carnivore, herbivore, omnivore",
        'diet = "meat"',
        0,
    ),
    "diet as list": (changed("lion", "diet", "[1]"), "diet [1] is not one of", "diet = [1]", 0),
    "unknown climate": (
        changed("lion", "climate", '"mild"'),
        "climate 'mild' is not one of warm",
        'climate = "mild"',
        0,
    ),
    "unknown type": (changed("lion", "type", '"big"'), "type 'big' is not one of slow, shy", 'type = "big"', 0),
    "unknown power": (changed("lion", "power", '"roar"'), "power 'roar' is not one of none, fox", 'power = "roar"', 0),
    "no copies": (changed("lion", "copies", "0"), "copies 0 is not a number from 1 to 80", "copies = 0", 0),
    "unknown name": (changed("lion", "name", '"unicorn"'), "there is no card 'unicorn'; new ones are", '"unicorn"', 0),
    "name as number": (changed("lion", "name", "3"), "there is no card 3", "name = 3", 0),
    "unknown field": (changed("lion", "known", '"x"\ncolour = "red"'), "unknown field 'colour'", "colour", 0),
    "eating provisions": (changed("hay", "diet", '"herbivore"'), "provisions eat nothing", None, 0),
    "mighty provisions": (changed("hay", "power", '"fox"'), "provisions have no power", None, 0),
    "title of a known card": (changed("lion", "known", '"x"\ntitle = "Leo"'), "only card-1 to card-9", "title =", 0),
    "long title": (added(title="x" * (TITLE_BYTES + 1)), "is not a text of at most 24 bytes", "title =", 0),
    "title with a line break": (added(title="a\nb"), "is not a text of at most 24 bytes", "title =", 0),
    "empty title": (added(title=""), "is not a text of at most 24 bytes", "title =", 0),
    "title as number": (added(title=5), "is not a text of at most 24 bytes", "title =", 0),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_wrong_card_is_refused_with_the_line_and_the_reason(fault: str, tmp_path: Path) -> None:
    text, said, part, shift = FAULTS[fault]
    message = refused(write(tmp_path, text))
    assert said in message
    if part is not None:
        assert f"line {line_of(text, part) + shift}: " in message
    else:
        assert re.search(r": line \d+: ", message)


def test_a_second_card_of_a_name_is_refused_at_its_line(tmp_path: Path) -> None:
    text = TEXT.replace('name = "tiger"', 'name = "lion"')
    assert f"line {line_of(TEXT, 'tiger')}: a second card 'lion'; use copies" in refused(write(tmp_path, text))


@pytest.mark.rule("OPT-05")
def test_too_few_start_cards_are_refused(tmp_path: Path) -> None:
    """Only the heavy ones weigh 1 or 2: of one type at most two can be laid."""
    text = re.sub(r"weight = [12]", "weight = 3", TEXT)
    text = text.replace('name = "hay"\nclimate = "cold"\nweight = 3', 'name = "hay"\nclimate = "cold"\nweight = 1')
    message = refused(write(tmp_path, text))
    assert "too few start cards: four of weight 1 or 2, at most two of a type (OPT-05), and there are 2" in message


def test_a_deck_without_provisions_or_of_another_size_is_refused(tmp_path: Path) -> None:
    without = re.sub(r'\[\[card\]\]\nname = "(grain|hay)"\n(.+\n)+', "", TEXT)
    assert "there are no provisions" in refused(write(tmp_path, without))
    assert "0 cards; a deck has 17 to 80" in refused(write(tmp_path, ""))
    assert "83 cards; a deck has 17 to 80" in refused(write(tmp_path, changed("lion", "copies", "29")))


@pytest.mark.rule("OPT-43", "OPT-47")
def test_a_file_is_refused_with_which_the_exchange_of_raised_pawns_could_matter(tmp_path: Path) -> None:
    """The shipped deck takes 5 discs: fox 2, brontosaurus 1, chimpanzee 1, and 1 when the skunk ejects one of these."""
    assert "could take 7 of the discs in the reserve, which has 5 when" in refused(write(tmp_path, added(power="fox")))
    assert "could take 6 of the discs" in refused(
        write(tmp_path, changed("chimpanzee", "weight", "2"))
    )  # for the mosquito
    assert "could take 6 of the discs" in refused(
        write(tmp_path, changed("chimpanzee", "type", '"shy"'))
    )  # for the spider
    assert "could take 6 of the discs" in refused(write(tmp_path, added(power="skunk")))
    assert "chimpanzee without a type" in refused(write(tmp_path, changed("chimpanzee", "type", '"none"')))


def test_what_raises_too_few_pawns_to_be_exchanged_may_have_any_number_of_foxes(tmp_path: Path) -> None:
    """One pawn on a disc at most: there are never two to be exchanged."""
    text = TEXT.replace('power = "chimpanzee"', 'power = "none"').replace('power = "skunk"', 'power = "fox"')
    assert arkade.load("optimix", 3, deck=write(tmp_path, text)).options["deck"]["cards"]


@pytest.mark.rule("OPT-47")
def test_a_replay_of_such_a_deck_is_still_read(tmp_path: Path) -> None:
    """Version 0.2 took it: 6 discs, for the mosquito may eject the chimpanzee."""
    assert "could take 6 of the discs" in refused(write(tmp_path, changed("chimpanzee", "weight", "2")))
    cards = [{key: word for key, word in msgspec.to_builtins(card).items() if word != ""} for card in deck.cards({})]
    next(card for card in cards if card["name"] == "chimpanzee")["weight"] = 2
    text = json.dumps(cards, sort_keys=True, separators=(",", ":"))
    game = arkade.load("optimix", 3, deck={"sha256": sha256(text.encode()).hexdigest(), "cards": cards})
    assert game.new(1).view()["deck"]["chimpanzee"]["weight"] == 2


@pytest.mark.rule("OPT-22")
def test_a_deck_that_could_need_more_cabins_than_there_are_places_for_is_refused(tmp_path: Path) -> None:
    assert "more than 45 cabins on a side" in refused(write(tmp_path, changed("snail", "copies", "20")))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[card]\n", "not TOML: .*line 1"),
        ('x = "', "not TOML: .*end of document"),
        ("[card]\nname = 3", "not a list of"),
        ("card = [1]", "not a list of"),
        ("[[cards]]\nname = 3", "unknown table 'cards'"),
        ('card = [{name = "lion"}]', "card 1: the field 'climate' is missing"),
        ("x = " + "[" * 5000, "not TOML"),
    ],
)
def test_what_is_no_deck_file_at_all_is_refused(text: str, said: str, tmp_path: Path) -> None:
    assert re.search(said, refused(write(tmp_path, text)))


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    assert "cannot be read: No such file" in refused(tmp_path / "nothing.toml")
    assert "cannot be read: Is a directory" in refused(tmp_path)
    assert "cannot be read" in refused("no\0name")
    assert "cannot be read" in refused("")
    (tmp_path / "deck.toml").write_bytes(b"\xff\xfe")
    assert "byte 0: this is not UTF-8 text" in refused(tmp_path / "deck.toml")
    assert "at most 100000 bytes" in refused(write(tmp_path, "#" * 100_001))
    several: tuple[object, ...] = (3, True, None, [], b"deck.toml")
    for wrong in several:
        assert "it takes standard, or the path of a file" in refused(wrong)


def test_windows_line_ends_are_read(tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_bytes(TEXT.replace("\n", "\r\n").encode())
    assert arkade.load("optimix", 3, deck=tmp_path / "deck.toml") == arkade.load("optimix", 3)


def test_the_option_is_described() -> None:
    option = next(option for option in arkade.describe("optimix").options if option.name == "deck")
    assert (option.kind, option.default, option.rule) == ("file", "standard", "OPT-01")
    assert in_words(option.expects(3)) == "it takes standard, or the path of a file"
    for language in LANGUAGES:
        assert registry.words("optimix", language).say("option-deck")
