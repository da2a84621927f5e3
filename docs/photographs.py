"""`make pictures`: the boards in the browser as PNG, in the middle of matches with bots."""

import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright
from tests.browser.chromium import executable
from tests.browser.driver import Person, play_by_clicking_the_board
from tests.server.harness import Process

FOLDER = Path(__file__).parent / "pictures"
#: Players, and moves of the person.
TABLES = {"animimix": (3, 4), "amazonas": (3, 12), "noah": (4, 9), "optimix": (4, 7), "arknoah": (3, 45)}
COLOURS = 200  # a third of the size, and nobody sees it


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
            person.close()


if __name__ == "__main__":
    main()
