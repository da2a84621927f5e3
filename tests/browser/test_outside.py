"""A game by others is played like one of ours: its package brings board, words, rules page and lesson."""

import httpx

from arkade.table.lesson import read
from tests.browser.driver import play_by_clicking_the_board

GAME = "connect_four"


def test_two_people_play_a_match_by_clicking_its_board_and_look_at_the_replay(person):
    ada, bo = person("Ada"), person("Bo")
    bo.join(ada.open_room(GAME, 2, []))
    ada.deal()
    assert play_by_clicking_the_board([ada, bo]) > 6
    for each in (ada, bo):
        *reasons, total = each.points()
        assert [sum(column) for column in zip(*reasons, strict=True)] == total
    ada.page.get_by_role("link", name="Replay").click()
    ada.page.get_by_text("Checked: the deal").wait_for()
    ada.page.keyboard.press("ArrowRight")
    ada.page.get_by_text("Move 1 of").wait_for()
    ada.page.locator(".disc[data-from]").wait_for()
    ada.page.locator("[data-piece].last").wait_for()
    assert ada.page.locator(".disc[data-from]").count() == 1


def test_a_full_column_says_why_with_its_rule(person):
    ada, bo = person("Ada"), person("Bo")
    bo.join(ada.open_room(GAME, 2, []))
    ada.deal()
    for each in [ada, bo] * 3:
        each.next_turn()
        each.play_move("d")
    ada.next_turn()
    ada.page.mouse.move(0, 0)  # from the column that she clicked
    ada.page.locator("[data-piece='column:d']").hover()
    rule = ada.page.get_by_role("alert").get_by_role("link", name="C4-02")
    assert rule.get_attribute("href") == f"/rules/{GAME}#C4-02"


def test_a_match_by_touch_on_a_phone_after_a_hint(person, hinting):
    ada = person("Ada", hinting.url, size="phone", touch=True)
    ada.open_room(GAME, 2, [None, "random"])
    ada.deal()
    ada.page.get_by_role("button", name="Hint", exact=True).click()
    ada.page.locator(".hint button").first.click()
    ada.wait("table", 1)
    assert ada.overflow() <= 0
    assert play_by_clicking_the_board([ada]) > 2


def test_its_board_has_no_barriers(person):
    ada = person("Ada", theme="dark")
    ada.open_room(GAME, 2, [None, "random"])
    ada.deal()
    play_by_clicking_the_board([ada], moves=2)
    assert ada.barriers() == []


def test_its_lesson_from_the_first_step_to_the_end(person):
    ada = person("Ada")
    for chapter in read(GAME).chapters:
        ada.open_lesson(GAME, chapter.name)
        for _ in chapter.steps[1:]:
            ada.next_lesson_step()
    ada.page.get_by_role("button", name="Now play").click()
    ada.page.locator(".start").wait_for()
    ada.page.goto(f"{ada.url}/?game={GAME}")
    ada.page.locator("#plan").wait_for()
    card = ada.page.locator(f"[data-game={GAME}]")
    assert "2 players" in card.inner_text()
    assert card.locator("a[href^='/learn/']").inner_text() == "Learn it"


def test_its_rules_page_and_its_credit_in_the_language_of_the_page(person):
    ada = person("Ada", language="fr")
    ada.page.goto(f"{ada.url}/rules/{GAME}#C4-03")
    ada.page.locator("#C4-03.here").wait_for()
    assert ada.page.locator("main h1").inner_text() == "Puissance 4"
    assert ada.page.get_by_role("link", name="Puissance 4").get_attribute("aria-current") == "page"
    ada.page.goto(f"{ada.url}/credits")
    ada.page.get_by_text("Puissance 4 : ").wait_for()


def test_only_the_files_of_its_board_are_served(server):
    board = f"{server.url}/api/games/{GAME}/board"
    script = httpx.get(f"{board}/board.js")
    assert script.status_code == 200
    assert "javascript" in script.headers["content-type"]
    assert script.headers["cache-control"] == "no-cache"
    assert httpx.get(f"{board}/board.js", headers={"if-none-match": script.headers["etag"]}).status_code == 304
    assert httpx.get(f"{board}/board.css").headers["content-type"].startswith("text/css")
    assert httpx.get(f"{board}/disc-a.svg").headers["content-type"].startswith("image/svg+xml")
    others = ["..", "%2e%2e", "..%2f__init__.py", "%2e%2e%2fboard.py", "board.py", "no.js", ".", "%00.js", "a/b.js"]
    for file in others:
        assert httpx.get(f"{board}/{file}").status_code == 404, file
    for path in ("noah/board/board.js", "nothing/board/board.js", "nothing/rules/en", f"{GAME}/rules/xx"):
        assert httpx.get(f"{server.url}/api/games/{path}").status_code == 404, path
