"""`make pictures`: the boards in the browser as PNG, in the middle of matches with bots."""

import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageOps
from playwright.sync_api import sync_playwright
from tests.browser.chromium import executable
from tests.browser.driver import Person, play_by_clicking_the_board
from tests.server.harness import Process

from arkade import registry

FOLDER = Path(__file__).parent / "pictures"
#: Players, and moves of the person.
TABLES = {"animimix": (3, 4), "amazonas": (3, 12), "noah": (4, 9), "optimix": (4, 7), "arknoah": (3, 45)}
COLOURS = 200  # a third of the size, and nobody sees it
#: In the game's folder: for its card on the home page, and for links to it.
CARDS = {"picture.webp": ((360, 189), 40), "preview.jpg": ((1200, 630), 80)}


def photograph(person: Person, name: str, players: int, moves: int) -> None:
    """Play some moves and take a picture when it is the person's turn again."""
    person.open_room(name, players, [None, *["medium"] * (players - 1)])
    person.deal()
    play_by_clicking_the_board([person], moves=moves, seed=5)
    person.page.locator("[data-action]").first.wait_for()
    person.page.mouse.move(1, 1)
    person.page.evaluate("scrollTo(0, 0)")
    picture = Image.open(BytesIO(person.page.screenshot())).convert("RGB")
    picture.quantize(COLOURS, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)


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
        for name, (players, moves) in TABLES.items():
            person = Person(browser, server.url, "Ada")
            photograph(person, name, players, moves)
            card(person, name)
            person.close()


if __name__ == "__main__":
    main()
