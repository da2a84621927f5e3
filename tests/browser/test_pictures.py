"""Pictures of every page in light, dark and on a phone, kept in artifacts/ to be looked at."""

from pathlib import Path

import pytest
from docs import photographs

from arkade import registry
from tests.browser.driver import SIZES, play_by_list, play_unseen
from tests.tables import at_night

FOLDER = Path(__file__).parents[2] / "artifacts"
#: The narrowest first: by day it alone shows that nothing overflows and nobody meets a barrier.
LOOKS = {
    "phone": {"theme": "light", "size": "phone", "touch": True},
    "light": {"theme": "light"},
    "dark": {"theme": "dark"},
}

#: Players, and moves of the person.
BOARDS = [
    ("animimix", 3, 4, {}),
    ("noah", 4, 9, {}),
    ("amazonas", 3, 12, {}),
    ("optimix", 4, 7, {}),
    ("arknoah", 3, 25, {}),
    ("arknoah", 3, 12, {"game": "quick"}),
]


@pytest.fixture(params=at_night(list(LOOKS)))
def look(request, person):
    """A person, and a function that keeps a picture of what they see."""
    ada = person("Ada", **LOOKS[request.param])
    FOLDER.mkdir(exist_ok=True)

    def keep(name):
        ada.page.wait_for_timeout(150)
        if request.param == "phone":  # a screen as high as the page, else what sticks to its edges hides the middle
            high = ada.page.evaluate("document.documentElement.scrollHeight")
            ada.page.set_viewport_size({**SIZES["phone"], "height": high})
        ada.page.screenshot(path=FOLDER / f"{name}-{request.param}.png", full_page=True)
        ada.page.set_viewport_size(SIZES[LOOKS[request.param].get("size", "desk")])
        assert ada.overflow() <= 0, name

    return ada, keep


def test_home_rules_and_credits(look):
    ada, keep = look
    ada.page.goto(ada.url)
    ada.page.locator("[data-game=animimix] [data-friends]").click()
    ada.page.locator("#plan").wait_for()
    keep("home")
    for path in (*(f"rules/{game}" for game in registry.OURS), "credits", "nowhere"):
        ada.page.goto(f"{ada.url}/{path}")
        ada.page.locator("main h1").wait_for()
        keep(path.replace("/", "-"))
    ada.complaints.clear()  # the last of them answers 404


def test_room_table_end_and_replay(look):
    ada, keep = look
    ada.open_room("animimix", 3, [None, "random", "random"])
    ada.page.locator(".start").wait_for()
    keep("lobby")
    ada.deal()
    keep("table")
    room = ada.page.get_by_role("button", name="Room", exact=True)
    if not room.is_visible():  # on a phone it is in the sheet
        ada.page.get_by_role("button", name="Panel", exact=True).click()
        keep("sheet")
    room.click()
    keep("room-dialog")
    sheet = ada.page.locator("aside").is_visible()
    ada.page.keyboard.press("Escape")
    ada.page.locator("dialog[open]").wait_for(state="detached")
    assert ada.page.locator("aside").is_visible() == sheet  # a second one closes the sheet
    ada.page.keyboard.press("Escape")
    play_by_list(ada)
    keep("end")
    ada.page.get_by_role("link", name="Replay").click()
    ada.page.get_by_text("Checked: the deal").wait_for()
    ada.page.get_by_role("slider").press("End")  # a phone has no room for the button that does it
    ada.page.get_by_text("Where the points come from").wait_for()
    keep("replay")


@pytest.mark.parametrize(("game", "players", "moves", "options"), BOARDS)
def test_boards(look, game, players, moves, options):
    ada, keep = look
    ada.open_room(game, players, [None, *["random"] * (players - 1)], options=options)
    ada.deal()
    play_unseen([ada], moves)
    ada.next_turn()
    ada.page.mouse.move(1, 1)
    ada.page.evaluate("scrollTo(0, document.body.scrollHeight)")  # what sticks to the bottom hides nothing there
    keep(f"board-{game}{'-quick' if options else ''}")
    assert ada.barriers() == []


@pytest.mark.parametrize("game", registry.OURS)
def test_lessons(look, game):
    ada, keep = look
    ada.open_lesson(game)
    ada.next_lesson_step()
    keep(f"learn-{game}")


def test_photographs_of_the_documents_are_taken(person, tmp_path, monkeypatch):
    """What `make pictures` does for every game and language, for one."""
    monkeypatch.setattr(photographs, "FOLDER", tmp_path)
    ada = person("Ada")
    photographs.photograph(ada, "animimix", 3, 1)
    photographs.keep(photographs.sheet([photographs.row(ada, "fr")]), "sheet", photographs.SHEET_COLOURS)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["animimix.png", "sheet.png"]
