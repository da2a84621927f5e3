"""Guided first games, by the board."""

import pytest

from arkade import registry
from arkade.table.lesson import read


@pytest.mark.parametrize("game", registry.OURS)
def test_a_lesson_from_its_first_step_to_the_scores(person, game):
    ada = person("Ada")
    ada.page.goto(f"{ada.url}/learn/{game}")
    ada.page.locator("[data-step='1']").wait_for()
    for _ in range(len(read(game).steps) - 1):
        ada.next_lesson_step()
    ada.page.get_by_role("link", name="Now play").click()
    ada.page.locator(f"[data-game={game}][aria-pressed=true]").wait_for()


def test_another_piece_than_the_one_that_is_lit_gets_a_nudge(person):
    ada = person("Ada")
    ada.page.goto(f"{ada.url}/learn/animimix")
    ada.page.locator("[data-step='1']").wait_for()
    ada.next_lesson_step()
    ada.next_lesson_step()
    ada.page.locator("[data-piece='cell:a1']").click(force=True)  # it is marked as disabled
    ada.page.get_by_text("follow the light").wait_for()
    assert ada.page.locator("[data-step='3']").is_visible()
