"""A review in the browser: graph, jumps and glow in the window, at a desk and on a phone."""

import json
import re

import pytest
import sqlalchemy as sql

import arkade
from arkade import review
from arkade.server.live.reviews import view
from arkade.server.protocol import encode
from arkade.server.store import store
from tests.browser.driver import SIZES
from tests.server.harness import LEFT, Process, left_behind

ROOM = json.loads((LEFT / "rooms.json").read_text())["animimix"]
PLAYERS = 3
GRAPH_HIGH = 120  # pixels


@pytest.fixture(scope="module")
def reviewed(tmp_path_factory):
    """A server with a match of 0.1 that was reviewed; the address, and the number of moves with a mistake."""
    place = left_behind(tmp_path_factory.mktemp("review"))
    replay = arkade.Replay.read(LEFT / "animimix.json")
    found = review.run(replay, level="quick", values=review.Values(replay.game, lessons=2))
    row = {"room": ROOM, "match": 1, "guest": "", "at": 0, "alive": 0, "done": 1, "parts": 1}
    engine = sql.create_engine(place)
    with engine.begin() as db:
        store.migrate(db)
        db.execute(sql.insert(store.reviews), {**row, "data": encode(view(found, replay)).decode()})
    engine.dispose()
    wrong = [each.n for each in found.turns if each.call in review.ERRORS]
    with Process(place, ARKADE_COMPILE="0") as process:
        yield process.url, wrong


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_review_steps_from_mistake_to_mistake_with_everything_in_the_window(reviewed, person, size):
    url, wrong = reviewed
    assert len(wrong) > 2
    ada = person("Ada", url=url, size=size, touch=size == "phone")
    page = ada.page
    page.goto(f"{url}/review/{ROOM}/1#0")
    page.locator("[data-graph]").wait_for()
    assert page.locator("[data-fault]").count() == len(wrong)
    first = next(n for n in wrong if n > 1)
    page.locator("[data-next]").click()
    page.locator(f"[data-graph][aria-valuenow='{first - 1}']").wait_for()
    assert page.locator("[data-call]").get_attribute("data-call") in review.ERRORS
    glow = page.locator("[data-piece].advised.best").first
    glow.wait_for()
    inside = SIZES[size]
    graph = page.locator("[data-graph]").bounding_box()
    assert graph["height"] <= GRAPH_HIGH
    for box in (graph, glow.bounding_box(), *(page.locator(each).bounding_box() for each in ("[data-call]", "aside"))):
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= inside["width"]
        assert box["y"] + box["height"] <= inside["height"]
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.locator("[data-graph]").focus()
    page.keyboard.press("ArrowDown")
    page.locator(f"[data-graph][aria-valuenow='{next(n for n in wrong if n > first) - 1}']").wait_for()
    mark = page.locator(f"[data-fault='{first}']").bounding_box()
    page.mouse.click(mark["x"] + mark["width"] / 2, mark["y"] + mark["height"] / 2)
    page.locator(f"[data-graph][aria-valuenow='{first - 1}']").wait_for()
    _agrees(page, first)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    if size == "phone":
        page.get_by_role("button", name="Summary").click()
    assert page.locator("[data-curve]").count() == PLAYERS
    page.locator("[data-curves]").select_option("both")
    assert page.locator("[data-curve]").count() == 2
    assert page.locator("[data-curve].real").count() == 1
    assert ada.barriers() == []


def _agrees(page, n):
    """The panel's chance of the best move is what the player's curve says before the move."""
    best = page.locator("[data-chance='best']").text_content()
    said = page.locator("[data-graph]").get_attribute("aria-valuetext")
    who = page.locator("[data-verdict] h2").text_content().partition(", ")[2]
    name = next(name for name in re.findall(r"(\w[^:%]*): \d+%", said) if who.startswith(name.split(" ", 3)[-1]))
    assert f"{name}: {best}" in said, n
