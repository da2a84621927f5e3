"""`make pictures`: the boards in the browser as PNG, in the middle of matches with bots.

`sheet.png` has every board at every size in every language, to be looked at before a release.
"""

import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageOps
from playwright.sync_api import sync_playwright
from tests.browser.chromium import executable
from tests.browser.driver import Person, play_by_clicking_the_board, viewport
from tests.browser.fits import SIZES, settle
from tests.server.harness import Process

from arkade import registry
from arkade.text import LANGUAGES

FOLDER = Path(__file__).parent / "pictures"
#: Players, and moves of the person.
TABLES = {"animimix": (3, 4), "amazonas": (3, 12), "noah": (4, 9), "optimix": (4, 7), "arknoah": (3, 45)}
COLOURS = 200  # a third of the size, and nobody sees it
SHEET_COLOURS = 40
HIGH, GAP = 120, 5  # pixels of a picture on the sheet
#: In the game's folder: for its card on the home page, and for links to it.
CARDS = {"picture.webp": ((360, 189), 30), "preview.jpg": ((1200, 630), 80)}


def photograph(person: Person, name: str, players: int, moves: int) -> None:
    """Play some moves and take a picture when it is the person's turn again."""
    person.open_room(name, players, [None, *["medium"] * (players - 1)])
    person.deal()
    play_by_clicking_the_board([person], moves=moves, seed=5)
    person.next_turn()
    person.page.mouse.move(1, 1)
    settle(person.page)
    keep(shot(person), name, COLOURS)


def shot(person: Person) -> Image.Image:
    """What is on the screen."""
    return Image.open(BytesIO(person.page.screenshot())).convert("RGB")


def row(person: Person, language: str) -> list[Image.Image]:
    """The same moment of the match at every size, small."""
    keep = "language => (localStorage.arkade = JSON.stringify({ ...JSON.parse(localStorage.arkade), language }))"
    person.page.evaluate(keep, language)
    person.page.reload()
    person.next_turn()
    found = []
    for size in SIZES:
        person.page.set_viewport_size(viewport(size))
        person.page.wait_for_timeout(120)  # boards that measure themselves draw once more
        picture = shot(person)
        found.append(picture.resize((picture.width * HIGH // picture.height, HIGH), Image.Resampling.LANCZOS))
    return found


def sheet(rows: list[list[Image.Image]]) -> Image.Image:
    """All of them, a row below the other."""
    wide = max(sum(each.width + GAP for each in pictures) for pictures in rows)
    whole = Image.new("RGB", (wide, len(rows) * (HIGH + GAP)), "white")
    for number, pictures in enumerate(rows):
        left = 0
        for each in pictures:
            whole.paste(each, (left, number * (HIGH + GAP)))
            left += each.width + GAP
    return whole


def keep(picture: Image.Image, name: str, colours: int) -> None:
    """In the folder, in few colours."""
    picture.quantize(colours, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)


def card(person: Person, name: str) -> None:
    """The board alone, without what stands around it."""
    board = Image.open(BytesIO(person.page.locator("[data-board]").first.screenshot())).convert("RGB")
    for file, (size, quality) in CARDS.items():
        fitted = ImageOps.fit(board, size, Image.Resampling.LANCZOS, centering=(0.5, 0.35))
        fitted.save(registry.definition(name).sources / file, quality=quality, method=6, optimize=True)


def main() -> None:
    """All of them."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(f"sqlite:///{folder}/arkade.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        rows = []
        for name, (players, moves) in TABLES.items():
            person = Person(browser, server.url, "Ada")
            photograph(person, name, players, moves)
            card(person, name)
            rows += [row(person, language) for language in LANGUAGES]
            person.close()
        keep(sheet(rows), "sheet", SHEET_COLOURS)


if __name__ == "__main__":
    main()
