"""The room: links, menus of the host, talk, and its end."""

import sqlite3

from tests.browser.driver import play_by_clicking_the_board, play_by_list


def open_menu(page, name):
    page.get_by_label(f"More about {name}").click()


def test_a_personal_link_moves_the_seat_to_another_device(person):
    ada, phone = person("Ada"), person("Phone", size="phone", touch=True)
    ada.open_room("animimix", 2, [None, "random"])
    ada.deal()
    ada.page.get_by_role("button", name="Room", exact=True).click()
    ada.page.get_by_role("button", name="Make my link").click()
    link = ada.page.get_by_label("Play on another device").input_value()
    phone.page.goto(link)
    phone.page.locator("[data-piece].lit").first.wait_for()
    assert "seat=" not in phone.page.url
    play_by_clicking_the_board([phone], moves=1)
    ada.page.get_by_role("button", name="Sit down").wait_for(state="hidden")
    assert ada.legal() == []


def test_the_host_mutes_hands_over_and_sends_away(person):
    ada, bo = person("Ada"), person("Bo")
    bo.join(ada.open_room("animimix", 3, ["random"]))
    open_menu(ada.page, "Bo")
    ada.page.get_by_role("button", name="Mute").click()
    ada.page.get_by_text("(muted)").wait_for()
    bo.page.get_by_label("Say something").fill("Hello")
    bo.page.get_by_role("button", name="Send").click()
    bo.page.get_by_role("log").get_by_text("Hello").wait_for()
    assert ada.page.get_by_text("Hello").count() == 0
    ada.page.get_by_role("button", name="Unmute").click()
    ada.page.get_by_text("(muted)").wait_for(state="detached")
    ada.page.get_by_role("button", name="Send away").click()
    ada.page.get_by_role("button", name="Really?").click()
    bo.page.get_by_text("The host has sent you away").wait_for()


def test_the_host_changes_the_plan_and_closes_the_room(person):
    ada = person("Ada")
    ada.open_room("animimix", 2, [None, "random"])
    ada.page.get_by_text("Options").click()
    ada.page.get_by_label("Clock").select_option("game")
    ada.page.get_by_label("Extra seconds after each turn").fill("5")
    ada.page.get_by_text("Bots, and people who leave").click()
    ada.page.get_by_label("Seconds to wait for someone who drops out").fill("30")
    ada.page.get_by_label("Who plays for absent people").select_option("easy")
    ada.page.get_by_role("button", name="Change").click()
    ada.page.get_by_text("Changed.").wait_for()
    ada.page.get_by_role("button", name="Close the room").click()
    ada.page.get_by_role("button", name="Really?").click()
    ada.page.get_by_text("The room is closed").wait_for()


LOOK_FURTHER = """room => new Promise(open => {
    new WebSocket(`${room.replace("http", "ws").replace("/room/", "/api/rooms/")}/socket?since=99999`).onopen = open;
})"""


def test_a_match_of_which_something_is_lost_stands_still_until_its_host_plays_on(person, server):
    ada, bo = person("Ada"), person("Bo", size="phone", touch=True)
    address = ada.open_room("animimix", 2, [])
    bo.join(address)
    ada.deal()
    with sqlite3.connect(server.db.removeprefix("sqlite:///")) as file:
        room = address.rpartition("/")[2]
        lost = """INSERT INTO events (room, n, at, data) SELECT room, max(n) + 1, max(at), '{"k":"dreamt"}' FROM events
            WHERE room = ?"""
        file.execute(lost, [room])
    file.close()
    ada.page.evaluate(LOOK_FURTHER, address)
    for each in (ada, bo):
        each.page.get_by_text("it stands after move 0").wait_for()
        assert each.barriers() == []
    assert bo.page.get_by_role("button", name="Play on", exact=True).count() == 0
    ada.page.get_by_role("button", name="Play on", exact=True).click()
    bo.page.get_by_text("it stands after move 0").wait_for(state="hidden")
    play_by_list(ada if ada.legal() else bo, 1)
    ada.page.get_by_role("button", name="Room", exact=True).click()
    ada.page.get_by_role("button", name="Stop the game").click()
    ada.page.get_by_role("button", name="Stop the game").click()
    bo.page.get_by_text("is left out").wait_for()
    bo.page.get_by_role("link", name="Replay").click()
    bo.page.get_by_text("Checked: the deal").click()
    bo.page.get_by_text("It has signed that").wait_for()
    assert bo.page.get_by_text("is left out").count() == 1
