"""`python -m benchmarks.page`: how soon the first page can be used, on this machine.

Starts a server and a fresh browser for every try, and prints the milliseconds from the navigation until a game can be
chosen.
"""

import argparse
import tempfile
from statistics import median

from playwright.sync_api import sync_playwright
from tests.browser.chromium import executable
from tests.browser.driver import Person
from tests.server.harness import Process

BUDGET = 1000


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--visits", type=int, default=7)
    visits, found = parser.parse_args().visits, []
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(f"sqlite:///{folder}/arkade.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        for _ in range(visits):
            person = Person(browser, server.url, "Ada")  # a new context: nothing is cached
            person.page.goto(server.url, wait_until="commit")
            found.append(round(person.wait("enabled", "[data-game] button")))
            person.close()
    print(f"milliseconds until a game can be chosen: {found}, median {median(found)}; budget {BUDGET}")


if __name__ == "__main__":
    main()
