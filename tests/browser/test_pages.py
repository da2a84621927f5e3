"""Pages are accessible in light and dark, and light to load."""

import gzip
import json
from pathlib import Path

import pytest

from arkade.server.pages import STATIC

CLIENT = Path(__file__).parents[2] / "client"
AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
FIRST_LOAD = 300_000  # bytes, compressed, without the sprite
SPRITE = 200_000


def violations(page):
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    return [(each["id"], node["target"], node["failureSummary"]) for each in found for node in each["nodes"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/rules/noah", "/credits"])
def test_pages_have_no_barriers(person, path, theme):
    ada = person("Ada", theme=theme)
    ada.page.goto(ada.url + path)
    ada.page.locator("main h1").wait_for()
    if path == "/":
        ada.page.locator("[data-game=animimix]").click()
        ada.page.locator("#plan").wait_for()
    assert violations(ada.page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_room_and_table_have_no_barriers(person, theme):
    ada = person("Ada", theme=theme)
    ada.open_room("animimix", 2, [None, "random"])
    ada.page.locator(".start").wait_for()
    assert violations(ada.page) == []
    ada.deal()
    assert violations(ada.page) == []
    ada.page.locator("[data-piece^='hand:'].lit").first.click()
    assert violations(ada.page) == []


def test_the_first_load_is_small(person):
    ada = person("Ada")
    loaded = []
    ada.page.on("response", lambda answer: loaded.append(answer.url))
    ada.page.goto(ada.url)
    ada.page.locator("[data-game]").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    files = [STATIC / "assets" / url.rpartition("/assets/")[2] for url in loaded if "/assets/" in url]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files if "sprite" not in file.name) < FIRST_LOAD
    assert [file.stat().st_size < SPRITE for file in files if "sprite" in file.name] == [True]


def test_the_lock_file_serves_every_platform_and_names_no_registry():
    packages = json.loads((CLIENT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert sum("@rolldown/binding-" in name for name in packages) >= 15
    assert not any("resolved" in package for package in packages.values())
