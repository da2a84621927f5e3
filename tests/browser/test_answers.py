"""Boards that answer every tap and forgive every swipe, at a phone."""

import pytest

from tests.browser.driver import TABLES
from tests.tables import NIGHTLY

DIRECTIONS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
LENGTHS = (60, 150, 300) if NIGHTLY else (150,)  # pixels
#: Pieces that are seen, by day one of each kind, and where they are: lit ones, or those that cannot be chosen.
PIECES = """([lit, all]) => {
    const seen = new Set();
    return [...document.querySelectorAll("[data-board] [data-piece]")].flatMap((piece) => {
        const kind = all ? piece : piece.dataset.piece.split(":")[0];
        const box = piece.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const wanted = piece.classList.contains("lit") === lit && !seen.has(kind);
        if (!wanted || !piece.contains(document.elementFromPoint(x, y))) return [];
        seen.add(kind);
        return [[piece.dataset.piece, x, y]];
    });
}"""


def sits(person, game, players, options, **look):
    """Somebody whose turn it is, at a phone that is touched."""
    ada = person("Ada", size="phone", touch=True, **look)
    ada.open_room(game, players, [None, *["random"] * (players - 1)], options=options)
    ada.deal()
    ada.next_turn()
    return ada


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_no_swipe_makes_a_move_and_every_tap_is_answered(person, game, players, options):
    ada = sits(person, game, players, options)
    turn, lit = ada.turn, ada.page.evaluate(PIECES, [True, NIGHTLY])
    assert lit
    ada.page.evaluate(
        "() => { window.later = setTimeout; window.setTimeout = () => 0; }"
    )  # no swipe becomes a held press
    for _, x, y in lit:
        for dx, dy in DIRECTIONS:
            for length in LENGTHS:
                ada.swipe((x, y), (x + dx * length, y + dy * length))
    assert ada.turn == turn
    assert ada.page.locator("[data-confirm], [data-piece].chosen").count() == 0
    ada.page.evaluate("() => { window.setTimeout = window.later; }")
    unlit = ada.page.evaluate(PIECES, [False, NIGHTLY])
    for piece, x, y in unlit:
        ada.page.touchscreen.tap(x, y)
        assert ada.wait("answered"), piece
        ada.page.keyboard.press("Escape")
    assert ada.turn == turn
    print(f"{game}: {len(lit)} lit pieces swiped in {len(DIRECTIONS) * len(LENGTHS)} ways, {len(unlit)} others tapped")


def test_a_wrong_column_says_which_is_right_and_rivals_strips_open(person):
    ada = sits(person, "amazonas", 3, {})
    card = ada.page.locator("[data-piece^='hand:'].lit").first
    card.tap()
    right = ada.page.locator("[data-piece^='column:'].lit").get_attribute("data-piece")
    ada.page.locator(f"[data-piece^='column:']:not([data-piece='{right}'])").first.tap(force=True)
    ada.page.get_by_role("alert").get_by_role("link", name="AMA-05").wait_for()
    assert ada.page.locator(f"[data-piece='{right}'].cause").count() == 1
    assert ada.page.locator("[data-piece='seat:1']").evaluate(OUTLINE) == ["solid", "dashed"]
    assert ada.page.locator("[data-piece^='hand:'].chosen").count() == 1
    ada.page.keyboard.press("Escape")
    ada.page.locator("[data-piece='seat:1'] .head").first.tap()
    ada.page.locator(".opened").wait_for()
    ada.page.locator(".opened").get_by_role("button", name="Close").tap()
    ada.page.locator(".opened").wait_for(state="detached")


#: How a piece of the last move is drawn, and how where it is why something cannot be done, too.
OUTLINE = """(piece) => [["last"], ["last", "cause"]].map((marks) => {
    piece.classList.add(...marks);
    const drawn = getComputedStyle(piece).outlineStyle;
    piece.classList.remove(...marks);
    return drawn;
})"""


def test_buttons_are_large_enough_for_fingers(person):
    ada = sits(person, "noah", 3, {})
    assert ada.page.evaluate(FINE) == []
    ada.page.locator(".tool[aria-expanded='false']").tap()
    ada.page.locator("aside").wait_for()
    assert ada.page.evaluate(FINE) == []
    ada.open_lesson("animimix")
    assert ada.page.evaluate(FINE) == []
    ada.page.goto(ada.url)
    ada.page.locator("[data-play]").first.wait_for()
    assert ada.page.evaluate(FINE) == []


#: Buttons that are seen and smaller than 44 pixels, the way home and tools among them.
FINE = """() => [...document.querySelectorAll("button, summary, select, .button, .tool, .home")].flatMap((each) => {
    const { width, height } = each.getBoundingClientRect();
    const small = each.checkVisibility() && Math.min(width, height) < 43.5;
    return small ? [`${each.className || each.tagName} ${each.textContent.trim()} ${width} × ${height}`] : [];
})"""


def test_small_pieces_are_magnified_by_the_first_tap_and_chosen_by_the_second(person):
    ada = person("Ada", size="360x740", touch=True)
    ada.open_lesson("arknoah", "build")
    while not (small := ada.page.evaluate(SMALL)):
        ada.next_lesson_step()
    zoom = ada.page.locator("[data-zoom]")
    assert zoom.get_attribute("data-zoom") == "fitted"
    step = ada.page.locator("[data-step]").get_attribute("data-step")
    ada.page.touchscreen.tap(*small)
    ada.page.locator("[data-zoom='large']").wait_for()
    assert ada.page.evaluate(SMALL) is None  # fingers hit it now
    assert ada.page.locator("[data-step]").get_attribute("data-step") == step
    ada.next_lesson_step()
    ada.page.locator("[data-zoom='fitted']").wait_for()


#: The middle of a lit piece within a magnifier that is smaller than a finger.
SMALL = """() => {
    for (const piece of document.querySelectorAll("[data-zoom] [data-piece].lit")) {
        const { x, y, width, height } = piece.getBoundingClientRect();
        if (Math.min(width, height) < 32) return [x + width / 2, y + height / 2];
    }
    return null;
}"""
