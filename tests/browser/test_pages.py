"""Pages are accessible in light and dark, and light to load."""

import json
from pathlib import Path

import pytest

from arkade import registry
from tests.browser.driver import play_by_list

CLIENT = Path(__file__).parents[2] / "client"
FIRST_LOAD = 110_000  # bytes, as they travel
REQUESTS = 15


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_have_no_barriers(person, theme):
    ada = person("Ada", theme=theme)
    for path in ("/", "/rules", "/rules/arknoah", "/credits", "/device"):
        ada.page.goto(ada.url + path)
        ada.page.locator("main h1").wait_for()
        if path == "/":
            ada.page.locator("[data-game=animimix] [data-friends]").click()
            ada.page.locator("#plan").wait_for()
        assert ada.barriers() == [], path


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
    play_by_list(ada)
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
    ada.page.on("requestfinished", lambda request: loaded.append((request.url, request.sizes())))
    ada.page.goto(ada.url)
    ada.page.locator("[data-game]").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    ours = {url: sizes for url, sizes in loaded if not any(f"/games/{game}/" in url for game in others())}
    size = sum(each["responseBodySize"] + each["responseHeadersSize"] for each in ours.values())
    print(f"the first load: {size} bytes, {len(ours)} requests")
    assert size <= FIRST_LOAD
    assert len(ours) <= REQUESTS


def others():
    """Games of other packages that are installed here."""
    return set(registry.games()) - set(registry.OURS)


def test_a_page_is_installable_and_says_what_it_is_about(person):
    ada = person("Ada")
    ada.page.goto(f"{ada.url}/rules/noah")
    ada.page.locator("main h1").wait_for()
    ada.page.wait_for_function("document.title === 'Noah: rules – Arkade'")  # once the game's words are there
    meta = "name => document.querySelector(`meta[name='${name}'], meta[property='${name}']`).content"
    assert "boats" in ada.page.evaluate(meta, "description")
    picture = ada.page.evaluate(meta, "og:image")
    assert ada.page.request.get(picture).headers["content-type"] == "image/jpeg"
    manifest = ada.page.request.get(f"{ada.url}/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert ada.page.request.get(ada.url + icon["src"]).headers["content-type"] == icon["type"]


def test_the_rules_can_be_read_without_a_connection(person):
    ada = person("Ada")
    ada.page.goto(ada.url)
    ada.page.evaluate("async () => void (await navigator.serviceWorker.register('/sw.js'))")
    ada.page.wait_for_function("async () => (await navigator.serviceWorker.getRegistration())?.active")
    ada.page.evaluate("async () => (await navigator.serviceWorker.ready).active.postMessage({ language: 'en' })")
    kept = "async () => { for (const n of await caches.keys()) return (await (await caches.open(n)).keys()).length }"
    ada.page.wait_for_function(f"async () => await ({kept})() > 12")
    ada.offline(True)
    ada.page.goto(f"{ada.url}/rules/noah")
    ada.page.get_by_text("NOA-08").first.wait_for()
    ada.page.get_by_text("No connection.").wait_for()
    ada.complaints.clear()  # what could not be asked


def test_the_lock_file_serves_every_platform_and_names_no_registry():
    packages = json.loads((CLIENT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert sum("@rolldown/binding-" in name for name in packages) >= 15
    assert not any("resolved" in package for package in packages.values())
