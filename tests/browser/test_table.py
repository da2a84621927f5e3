"""Whole matches in a browser, by clicking the board."""

import re

import httpx
import pytest

from tests.browser import fits
from tests.browser.driver import TABLES, play_by_clicking_the_board, play_by_list, play_unseen
from tests.browser.proxy import Proxy
from tests.tables import NIGHTLY, at_night

#: Clicks the button if it is there: the bot may have moved meanwhile, and it is gone.
SKIP = "document.querySelector(`[aria-label='Skip the pauses of the bots']`)?.click()"
CLICKED = 14  # moves by day; the rest is played without a page, or from the list of moves
LONG = [("arknoah", 3, {"last_round": "10"})]  # played once, at night


@pytest.mark.parametrize(("game", "players", "options"), at_night(TABLES + LONG, day=len(TABLES)))
def test_two_people_and_a_bot_play_a_match_by_clicking(person, game, players, options):
    ada, bo = person("Ada", script=fits.SHIFTS), person("Bo")
    address = ada.open_room(game, players, ["random"] * (players - 2), options=options)
    bo.join(address)
    ada.deal()
    ada.page.evaluate("window.shifts.length = 0")  # the lobby went
    play_by_clicking_the_board([ada, bo], moves=None if NIGHTLY else CLICKED)
    jumped, names = fits.shifts(ada.page)
    print(f"{game}: layout shift {jumped:.3f} {names}")
    assert jumped <= fits.SHIFT, names
    if not ada.over:
        play_unseen([ada, bo])
    for each in (ada, bo):
        each.page.get_by_role("button", name="Play again", exact=True).wait_for()
        *reasons, total = each.points()
        assert [sum(column) for column in zip(*reasons, strict=True)] == total
    ada.page.get_by_role("link", name="Replay").click()
    ada.page.get_by_text("Checked: the deal").wait_for()
    ada.page.keyboard.press("ArrowRight")
    ada.page.get_by_text("Move 1 of").wait_for()
    ada.page.wait_for_url("**#1")
    before = ada.page.locator("[data-hand]").inner_html()
    eyes = ada.page.get_by_label("Seen by")  # hands lie open, each from its own place
    eyes.select_option("1" if eyes.input_value() == "0" else "0")
    ada.page.wait_for_function("before => document.querySelector('[data-hand]').innerHTML !== before", arg=before)


@pytest.mark.nightly
@pytest.mark.parametrize("size", ["1366x768", "390x844"])
@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_nothing_jumps_in_a_match_from_the_list_of_moves(person, game, players, options, size):
    ada = fits.sit_down(person, game, players, size, options=options)
    play_by_list(ada)  # without a click or a key, after which a page may move things
    jumped, names = fits.shifts(ada.page)
    print(f"{game} {size}: layout shift {jumped:.3f} {names}")
    assert jumped <= fits.SHIFT, names


@pytest.mark.parametrize(("game", "players", "options"), at_night(TABLES))
def test_a_match_by_keys(person, game, players, options):
    ada = person("Ada")
    ada.open_room(game, players, [None, *["random"] * (players - 1)], options=options)
    ada.page.locator(".start").wait_for()
    ada.tab_to("each => each.matches('.start')")
    ada.page.keyboard.press("Enter")
    ada.page.locator("[data-piece]").first.wait_for()
    assert play_by_clicking_the_board([ada], "keys") > 2


@pytest.mark.parametrize(("game", "players", "options"), at_night(TABLES[1:] + TABLES[:1]))
def test_a_match_by_touch_on_a_phone(person, game, players, options):
    ada = person("Ada", size="phone", touch=True)
    ada.open_room(game, players, [None, *["random"] * (players - 1)], options=options)
    ada.deal()
    assert play_by_clicking_the_board([ada], moves=None if NIGHTLY else CLICKED) > 2
    play_by_list(ada)
    ada.page.get_by_role("button", name="Play again", exact=True).wait_for()


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_dragging_a_piece_to_its_place_makes_the_move(person, game, players, options):
    ada = person("Ada")
    ada.open_room(game, players, [None, *["random"] * (players - 1)], options=options)
    ada.deal()
    before, after = ada.drag()
    assert after["turn"] > before["turn"]


def test_dragging_by_touch_makes_the_move(person):
    ada = person("Ada", size="phone", touch=True)
    ada.open_room("animimix", 2, [None, "random"])
    ada.deal()
    before, after = ada.drag()
    assert after["turn"] > before["turn"]


def test_a_card_under_a_mountain_says_why_with_its_rule(person):
    ada = person("Ada")
    ada.open_room("animimix", 2, [None, "random"])
    ada.deal()
    ada.play_move(next(move for move in ada.legal() if not move.startswith("keep")))
    ada.page.locator("[data-piece^='hand:'].lit").first.wait_for()
    ada.page.locator(".mountain").first.hover()
    rule = ada.page.get_by_role("alert").get_by_role("link", name="ANI-08")
    assert rule.get_attribute("href") == "/rules/animimix#ANI-08"


def test_a_tap_on_what_is_not_allowed_is_answered_and_the_card_stays_held(person):
    ada = person("Ada", size="phone", touch=True)
    ada.open_room("animimix", 2, [None, "random"])
    ada.deal()
    ada.play_move(next(move for move in ada.legal() if not move.startswith("keep")))
    ada.page.locator("[data-piece^='hand:'].lit").first.tap()
    held = ada.page.locator("[data-piece].chosen")
    ada.page.locator(".mountain").first.tap(force=True)
    rule = ada.page.get_by_role("alert").get_by_role("link", name="ANI-08")
    rule.wait_for()
    assert held.count() == 1
    with ada.page.context.expect_page() as opened:
        rule.tap()  # it can be read and followed
    assert opened.value.url.endswith("/rules/animimix#ANI-08")
    ada.page.locator("[data-piece='keep'].lit").tap()
    rule.wait_for(state="detached")


def test_a_piece_is_answered_when_it_is_another_player_s_turn(person):
    ada, bo = person("Ada"), person("Bo")
    bo.join(ada.open_room("animimix", 2, []))
    ada.deal()
    waiting = bo if ada.legal() else ada
    waiting.page.locator("[data-piece^='cell:']").first.click(force=True)
    waiting.page.get_by_role("alert").get_by_text("is to play").wait_for()


def test_a_decision_with_one_option_is_made_by_itself(person):
    ada = person("Ada", settings={"single": True})
    ada.open_room("arknoah", 2, [None, "random"])
    ada.deal()
    while len((now := ada.next_turn())["legal"]) > 1:
        ada.play_move(now["legal"][-1])
    ada.page.get_by_text("Only one thing can be done").wait_for()
    ada.wait("table", now["turn"] + 1)
    ada.page.get_by_role("list", name="What happened").get_by_text("(the only option)").first.wait_for()


def test_the_pauses_of_bots_are_skipped_and_paper_rains_at_the_end_where_things_may_move(person):
    ada = person("Ada", motion=True)
    ada.open_room("animimix", 2, [None, "random"], pace=5)
    ada.deal()
    while not (table := ada.table())["over"]:
        if table["legal"]:
            play_by_list(ada, moves=1)
        else:
            ada.page.evaluate(SKIP)
        ada.wait("table", table["turn"] + 1)
    ada.page.locator("[data-confetti]").wait_for()


def test_leaving_a_running_game_asks(person):
    ada = person("Ada")
    ada.open_room("animimix", 2, [None, "random"])
    ada.deal()
    ada.page.get_by_role("link", name="Choose a game").click()
    ada.page.get_by_role("button", name="Stay").click()
    assert ada.legal()
    ada.page.get_by_role("link", name="Choose a game").click()
    ada.page.get_by_role("button", name="Leave").click()
    ada.page.locator("[data-game]").first.wait_for()


def test_a_restarted_server_loses_nothing(person, server):
    ada = person("Ada")
    ada.open_room("animimix", 2, [None, "random"])
    ada.deal()
    play_by_clicking_the_board([ada], moves=2)
    server.restart()
    play_by_list(ada)
    assert ada.over


def test_a_killed_server_loses_nothing(person, server):
    ada = person("Ada")
    ada.open_room("animimix", 2, [None, "random"])
    ada.deal()
    play_by_clicking_the_board([ada], moves=1)
    turn = ada.turn
    server.kill()
    ada.page.locator(".lost").wait_for()
    server.start()
    server.wait()
    ada.page.locator(".lost").wait_for(state="detached")
    assert ada.turn >= turn
    play_by_list(ada)
    assert ada.over


def test_a_connection_cut_silently_is_noticed_and_nothing_is_lost(person, server):
    proxy = Proxy(server.port)
    try:
        ada = person("Ada", url=proxy.url)
        ada.open_room("animimix", 2, [None, "random"])
        ada.deal()
        play_by_clicking_the_board([ada], moves=1)
        ada.page.locator("[data-piece='keep'].lit").wait_for()
        turn = ada.turn
        proxy.cut()
        ada.page.locator("[data-piece^='hand:'].lit").first.click()
        ada.page.locator("[data-piece='keep']").click()  # this move goes nowhere
        ada.page.locator(".lost").wait_for()
        assert ada.turn == turn
        proxy.mend()
        ada.wait("table", turn + 1)  # it was sent again
        ada.page.locator(".lost").wait_for(state="detached")
        play_by_list(ada)
        assert ada.over
    finally:
        proxy.close()


def test_a_move_is_undone(person):
    ada = person("Ada")
    ada.open_room("arknoah", 2, [None, "random"])
    ada.deal()
    undo = ada.page.get_by_role("button", name="Undo")
    for _ in range(100):  # until she decides twice in a row and nothing new was shown, as when she builds
        before = ada.next_turn()
        after = ada.play_move(before["legal"][0])
        if undo.is_enabled():
            break
    undo.click()
    again = ada.wait("table", after["turn"] + 1)
    assert again["legal"] == before["legal"]
    ada.play_move(again["legal"][-1])


def test_a_hint_names_moves_with_their_odds_and_makes_one(person, hinting):
    ada = person("Ada", hinting.url)
    ada.open_room("noah", 2, [None, "random"])
    ada.deal()
    turn = ada.next_turn()["turn"]
    ada.page.get_by_role("button", name="Hint").click()
    advice = ada.page.get_by_role("group", name="Best now:").get_by_role("button")
    advice.first.wait_for()
    assert ada.page.locator("[data-piece].advised.best").count() > 0
    odds = [int(re.search(r"(\d+) ?%", text)[1]) for text in advice.all_text_contents() if "%" in text]
    assert odds
    assert odds == sorted(odds, reverse=True)
    advice.first.click()
    ada.wait("table", turn + 1)
    advice.first.wait_for(state="detached")


def test_the_prompt_says_whose_turn_it_is_and_what_the_held_card_would_bring(person):
    ada, bo = person("Ada"), person("Bo")
    bo.join(ada.open_room("noah", 2, []))
    ada.deal()
    playing, waiting = (ada, bo) if ada.legal() else (bo, ada)
    says = "[data-prompt] [role='status'][aria-live]"
    waiting.page.locator(says).get_by_text(f"{playing.name} is to play.").wait_for()
    playing.page.locator(says).get_by_text("Your turn").wait_for()
    playing.page.locator("[data-piece^='hand:'].lit:not([data-moves*='|'])").first.click()
    playing.page.locator(says).get_by_text(re.compile(r"would (weigh \d+ of|be full)")).wait_for()


def test_a_rematch_keeps_everybody_in_the_room(person):
    ada, bo = person("Ada"), person("Bo")
    bo.join(ada.open_room("animimix", 2, []))
    ada.deal()
    play_unseen([ada, bo])
    ada.page.get_by_role("button", name="Play again", exact=True).click()
    for each in (ada, bo):
        each.page.locator("[data-turn]:not([data-over])").wait_for()
    assert sum(bool(each.legal()) for each in (ada, bo)) == 1


def test_looking_back_shows_the_past_and_returns(person):
    ada = person("Ada")
    ada.open_room("animimix", 2, [None, "random"])
    ada.deal()
    play_by_clicking_the_board([ada], moves=2)
    now = ada.next_turn()
    steps = ada.page.get_by_role("group", name="Steps")
    steps.get_by_role("button", name="To the beginning").click()
    ada.page.get_by_text("Looking back: move 0 of 4").wait_for()
    assert ada.legal() == []
    assert ada.page.locator("[data-piece].lit").count() == 0
    steps.get_by_role("button", name="One move on").click()
    ada.page.get_by_text("Looking back: move 1 of 4").wait_for()
    ada.page.get_by_role("button", name="Back to now").click()
    ada.page.locator("[data-piece].lit").first.wait_for()
    assert ada.table() == now
    play_by_clicking_the_board([ada], moves=1)


def test_a_replay_opens_from_its_link_for_somebody_else(person):
    ada, bo = person("Ada"), person("Bo")
    room = ada.open_room("animimix", 2, [None, "random"])
    ada.deal()
    play_by_list(ada)
    bo.page.goto(room.replace("/room/", "/replay/") + "/1#3")
    bo.page.get_by_text("Move 3 of 12").wait_for()
    bo.page.get_by_text("Checked: the deal").wait_for()
    bo.page.keyboard.press("End")
    bo.page.get_by_text("Where the points come from").wait_for()
    bo.page.set_viewport_size({"width": 740, "height": 360})  # a phone that lies: the board has all of the width
    bo.page.get_by_text("Where the points come from").wait_for(state="hidden")
    assert bo.page.locator("[data-board]").bounding_box()["width"] > 700
    bo.page.get_by_role("button", name="Panel").click()
    bo.page.get_by_text("Where the points come from").wait_for()


def test_the_language_changes_without_a_reload(person):
    ada = person("Ada", language="fr")
    ada.open_room("animimix", 2, [None, "random"])
    ada.page.get_by_role("button", name="Commencer").click()
    ada.page.get_by_text("gardez une carte").wait_for()
    assert ada.overflow() <= 0
    ada.page.get_by_role("button", name="Réglages").click()
    ada.page.get_by_label("Langue").select_option("nl")
    ada.page.get_by_text("houd een kaart").wait_for()
    assert ada.overflow() <= 0


def test_an_unknown_page_is_not_found(server):
    answer = httpx.get(f"{server.url}/nowhere", headers={"accept": "text/html"})
    assert answer.status_code == 404
    assert "<div id=" in answer.text
    assert httpx.get(f"{server.url}/nowhere").json()["code"] == "not_found"
