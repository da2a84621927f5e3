"""`python -m benchmarks.page`: how soon pages can be used, on this machine and on a throttled phone.

Starts a server, and a fresh browser for every visit. Prints milliseconds from the navigation until a game can be chosen
(home) or a piece (a table, a lesson), requests and kilobytes until then; the phone has a line of 1.6 Mbit/s and a
processor four times slower than this one. Budgets are issues' targets: figures on a busy machine mean little.
"""

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median

from playwright.sync_api import Browser, Request, sync_playwright
from tests.browser.chromium import FLAGS, executable
from tests.browser.driver import Person
from tests.server.harness import Process

import arkade
from arkade import registry

BUDGETS = {"home, desk": 1000, "home": 1900, "table": 2200, "lesson": 2000}
BYTES_A_SECOND = 1.6e6 / 8
SLOWER = 4
BUTTON = "[data-game] button"


@contextmanager
def visitor(browser: Browser, url: str, cookies: list[dict[str, str]], latency: int | None) -> Iterator[Person]:
    """Somebody with an empty cache; with a latency, at a throttled phone."""
    person = Person(browser, url, "Ada", **({} if latency is None else {"size": "phone", "touch": True}))
    context = person.page.context
    if cookies:
        context.add_cookies(cookies)
    if latency is not None:
        wire = context.new_cdp_session(person.page)
        wire.send("Network.enable")
        line = {"latency": latency, "downloadThroughput": BYTES_A_SECOND, "uploadThroughput": BYTES_A_SECOND}
        wire.send("Network.emulateNetworkConditions", {"offline": False, **line})
        wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    yield person
    person.close()


def visit(person: Person, path: str, look: str, argument: str | None = None) -> tuple[int, int, int]:
    """Milliseconds until it can be used, requests and bytes until then."""
    requests: list[Request] = []
    person.page.on("requestfinished", lambda request: requests.append(request))
    person.page.goto(person.url + path, wait_until="commit")
    found = person.wait(look, argument)
    sizes = [request.sizes() for request in tuple(requests)]
    return round(found), len(sizes), sum(each["responseBodySize"] + each["responseHeadersSize"] for each in sizes)


def report(name: str, found: list[tuple[int, int, int]], budget: int) -> None:
    """One line."""
    times, requests, size = zip(*found, strict=True)
    print(
        f"{name}: {sorted(times)} ms, median {round(median(times))}, budget {budget}; "
        f"{max(requests)} requests, {max(size) / 1000:.0f} kB",
        flush=True,
    )


def running_table(browser: Browser, url: str, game: str) -> tuple[str, list[dict[str, str]]]:
    """The path of a table where it is one's turn, and the cookies of the one whose turn it is."""
    person = Person(browser, url, "Ada")
    players = min(arkade.describe(game).players)
    address = person.open_room(game, players, [None, *["random"] * (players - 1)])
    person.deal()
    person.next_turn()
    cookies = person.page.context.cookies()
    person.close()
    return address.removeprefix(url), cookies


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--visits", type=int, default=3)
    parser.add_argument("--latency", type=int, default=40, help="milliseconds of the phone's line (40)")
    wanted = parser.parse_args()
    times = range(wanted.visits)
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(f"sqlite:///{folder}/arkade.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=executable(), args=FLAGS)

        def measure(name: str, budget: str, path: str, look: str, argument=None, cookies=(), latency=None) -> None:
            found = []
            for _ in times:
                with visitor(browser, server.url, list(cookies), latency) as person:
                    found.append(visit(person, path, look, argument))
            report(name, found, BUDGETS[budget])

        measure("home, desk", "home, desk", "", "enabled", BUTTON)
        measure("home, phone", "home", "", "enabled", BUTTON, latency=wanted.latency)
        for game in registry.OURS:
            path, cookies = running_table(browser, server.url, game)
            measure(f"table of {game}, phone", "table", path, "lit", cookies=cookies, latency=wanted.latency)
            measure(f"lesson of {game}, phone", "lesson", f"/learn/{game}", "lesson", latency=wanted.latency)
        browser.close()


if __name__ == "__main__":
    main()
