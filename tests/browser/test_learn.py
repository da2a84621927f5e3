"""Lessons, by the board."""

import pytest

from arkade import registry
from arkade.table.lesson import read


@pytest.mark.parametrize("game", registry.OURS)
def test_the_last_chapter_from_its_first_step_to_the_game_that_was_taught(person, game):
    ada = person("Ada")
    chapter = read(game).chapters[-1]
    ada.open_lesson(game, chapter.name)
    for _ in chapter.steps[1:]:
        ada.next_lesson_step()
    with ada.page.expect_request(lambda request: request.method == "POST") as asked:
        ada.page.get_by_role("button", name="Now play").click()
    plan = asked.value.post_data_json["plan"]
    assert (plan["game"], plan["players"]) == (game, chapter.players)
    assert plan["options"].get("game") == chapter.options.get("game")
    ada.page.locator(".start").wait_for()


def test_an_illegal_move_says_why_and_another_legal_one_that_it_is_not_meant_here(person):
    ada = person("Ada")
    ada.open_lesson("animimix")
    for _ in range(3):
        ada.next_lesson_step()
    ada.page.locator("[data-piece='hand:lion']").first.click(force=True)  # it is marked as disabled
    ada.page.get_by_text("follow the light").wait_for()
    ada.page.locator("[data-piece='hand:penguin']").first.click()
    ada.page.locator("[data-piece='cell:d3']").click(force=True)  # under a mountain
    ada.page.locator(".why").get_by_text("ANI-08").wait_for()
    assert ada.page.locator("[data-piece='cell:d3'].cause").count() == 1
    ada.page.locator("[data-piece='cell:a1']").click(force=True)
    ada.page.get_by_text("That is allowed, but here try what is lit.").wait_for()
    assert ada.page.locator("[data-step='4']").is_visible()
    ada.next_lesson_step()


def test_chapters_follow_each_other_and_what_was_learned_is_kept(person):
    ada = person("Ada")
    ada.open_lesson("connect_four")
    for _ in range(5):
        ada.next_lesson_step()
    ada.page.get_by_role("button", name="Start again").click()
    ada.page.locator("[data-step='1']").wait_for()
    ada.page.get_by_role("button", name="Chapter 1 of 2").click()
    ada.page.get_by_role("link", name="done A line of four").wait_for()
    ada.page.get_by_role("link", name="Parry a threat").click()
    ada.page.get_by_role("heading", name="Connect Four: Parry a threat").wait_for()
    ada.page.goto(ada.url)
    ada.page.locator("[data-game=connect_four]").get_by_text("learned: 1 of 2").wait_for()
    ada.open_lesson("connect_four")
    ada.page.get_by_role("heading", name="Connect Four: Parry a threat").wait_for()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_lesson_fills_the_screen_and_never_scrolls_the_page(person, size):
    ada = person("Ada", size=size)
    ada.open_lesson("arknoah")
    for step in range(4):
        height = (
            "() => [document.documentElement.scrollHeight - innerHeight, document.querySelector('.bar').offsetHeight]"
        )
        assert ada.page.evaluate(height) == [0, 48], step
        assert ada.overflow() == 0
        ada.next_lesson_step()
