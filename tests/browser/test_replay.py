"""A finished match is stepped through in the page: whoever holds an arrow is neither refused nor waits for a server."""

import json
import re
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.browser.driver import play_by_list
from tests.server.harness import LEFT, Person, Process, leave, left_behind, run, two

ROOMS = json.loads((LEFT / "rooms.json").read_text())
STEPS = 120  # of a held key


@pytest.fixture(scope="module")
def left(tmp_path_factory):
    """A server with matches of 0.1."""
    with Process(left_behind(tmp_path_factory.mktemp("replay")), ARKADE_COMPILE="0") as process:
        yield process.url


def test_an_arrow_that_is_held_steps_on_without_a_request_and_the_slider_lands_where_it_is_let_go(left, person):
    ada = person("Ada", url=left)
    page, asked = ada.page, []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: asked.append(frame)))
    page.goto(f"{left}/replay/{ROOMS['noah_26']}/1#0")
    page.get_by_text("Move 0 of 374").wait_for()
    page.get_by_text("Checked: the deal").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_text("Move 1 of 374").wait_for()
    asked.clear()
    at = 1
    while at < STEPS:
        page.keyboard.down("ArrowRight")
        at = int(re.search(r"Move (\d+) of", page.locator(".now").inner_text())[1])
    page.keyboard.up("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.get_by_text(f"Move {at - 1} of 374").wait_for()
    slider = page.get_by_role("slider")
    for place in ("374", "7", "123"):
        slider.fill(place)
        page.get_by_text(f"Move {place} of 374").wait_for()
    page.wait_for_url("**#123")
    assert [each for each in asked if re.search(r"/matches/|\"(look|log)\"", each)] == []
    assert page.locator(".notices p").count() == 0


@pytest.mark.parametrize("way", ["replay", "review"])
def test_a_match_that_is_not_there_is_said_to_be_so(left, person, way):
    ada = person("Ada", url=left)
    ada.page.goto(f"{left}/{way}/{ROOMS['noah_26']}/2")
    ada.page.get_by_text("There is nothing of that kind here.").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    ada.page.evaluate("0")  # whatever it complains of has been heard
    ada.complaints.clear()  # the server's 404


def test_a_replay_has_the_game_and_the_people_of_the_match_not_those_of_the_room_today(left, person):
    found = []

    async def played():
        ada, bob = await two(left)
        await (ada if ada.to_move else bob).move()
        await ada.ask("stop")
        await bob.ask("stand")
        eve = await Person(left, "Eve").join(ada.room_name, 1)
        await ada.ask("change", plan={"game": "noah", "players": 3})
        found.append(ada.room_name)
        await leave(ada, bob, eve)

    with ThreadPoolExecutor(1) as beside:  # the browser's loop runs in this thread
        beside.submit(run, played()).result()
    page = person("Zoe", url=left).page
    page.goto(f"{left}/replay/{found[0]}/1")
    page.get_by_role("heading", name="Animimix").wait_for()
    assert page.locator("select.eyes option").all_inner_texts() == ["A · Ada", "B · Bob"]


def test_at_a_table_whose_match_is_over_one_looks_back_without_asking_for_each_move(person):
    ada, asked = person("Ada"), []
    ada.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: asked.append(frame)))
    ada.open_room("animimix", 2, [None, "random"])
    ada.deal()
    play_by_list(ada)
    steps = ada.page.get_by_role("group", name="Steps")
    steps.get_by_role("button", name="To the beginning").click()
    ada.page.get_by_text("Looking back: move 0 of 12").wait_for()
    for move in range(1, 12):
        steps.get_by_role("button", name="One move on").click()
        ada.page.get_by_text(f"Looking back: move {move} of 12").wait_for()
    assert not any('"look"' in frame for frame in asked)
