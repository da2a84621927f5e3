"""Pages are accessible in light and dark, and light to load."""

import gzip
import json
from pathlib import Path

import pytest

from arkade.server.web.pages import STATIC
from tests.browser.driver import play_by_clicking_the_board

CLIENT = Path(__file__).parents[2] / "client"
FIRST_LOAD = 300_000  # bytes, compressed, without the sprite
SPRITE = 200_000


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/rules/noah", "/credits"])
def test_pages_have_no_barriers(person, path, theme):
    ada = person("Ada", theme=theme)
    ada.page.goto(ada.url + path)
    ada.page.locator("main h1").wait_for()
    if path == "/":
        ada.page.locator("[data-game=animimix]").click()
        ada.page.locator("#plan").wait_for()
    assert ada.barriers() == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_room_and_table_have_no_barriers(person, theme):
    ada = person("Ada", theme=theme)
    ada.open_room("animimix", 2, [None, "random"])
    ada.page.locator(".start").wait_for()
    assert ada.barriers() == []
    ada.deal()
    assert ada.barriers() == []
    ada.page.locator("[data-piece^='hand:'].lit").first.click()
    assert ada.barriers() == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_dialogs_the_end_and_the_replay_have_no_barriers(person, theme):
    ada = person("Ada", theme=theme)
    ada.open_room("animimix", 2, [None, "random"])
    ada.deal()
    for button in ("Settings", "Room"):
        ada.page.get_by_role("button", name=button, exact=True).click()
        ada.page.locator("dialog[open]").wait_for()
        assert ada.barriers() == []
        ada.page.keyboard.press("Escape")
    play_by_clicking_the_board([ada])
    assert ada.barriers() == []
    ada.page.get_by_role("link", name="Replay").click()
    ada.page.get_by_text("Checked: the deal").wait_for()
    ada.page.get_by_role("button", name="To the end").click()
    ada.page.get_by_text("Where the points come from").wait_for()
    assert ada.barriers() == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_lessons_and_what_is_missing_have_no_barriers(person, theme):
    ada = person("Ada", theme=theme)
    ada.open_lesson("animimix")
    for _ in range(3):
        assert ada.barriers() == []
        ada.next_lesson_step()
    ada.page.goto(f"{ada.url}/nowhere")
    ada.page.locator("main h1").wait_for()
    assert ada.barriers() == []
    ada.complaints.clear()  # that page answers 404


def test_the_first_load_is_small(person):
    ada = person("Ada")
    loaded = []
    ada.page.on("response", lambda answer: loaded.append(answer.url))
    ada.page.goto(ada.url)
    ada.page.locator("[data-game]").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    files = [STATIC / "assets" / url.rpartition("/assets/")[2] for url in loaded if "/assets/" in url]
    first = sum(len(gzip.compress(file.read_bytes())) for file in files if "sprite" not in file.name)
    sprites = [file.stat().st_size for file in files if "sprite" in file.name]
    print(f"bytes of the first load, compressed: {first}; of the sprite: {sprites}")
    assert first < FIRST_LOAD
    assert len(sprites) == 1
    assert sprites[0] < SPRITE


def test_the_lock_file_serves_every_platform_and_names_no_registry():
    packages = json.loads((CLIENT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert sum("@rolldown/binding-" in name for name in packages) >= 15
    assert not any("resolved" in package for package in packages.values())
