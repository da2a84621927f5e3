"""What of a decision is on the screen: measured at every own decision of a match, without scrolling.

    python -m tests.browser.fits GAME [--players N] [--size 1280x720,390x844] [--language fr] [--moves 40] [--shots DIR]

prints what is wrong, by size, and at how many decisions everything was right. Sizes of HAND_HELD are touched. The
server shows the page as it was built last: `npm run build` in client before.
"""

import argparse
import collections
import contextlib
import json
import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import arkade
from tests.browser.chromium import FLAGS, executable
from tests.browser.driver import Person
from tests.server.harness import Process

DESKS = ["1280x720", "1366x768", "1440x900", "1920x1080"]
HAND_HELD = ["820x1180", "1180x820", "390x844", "360x740", "844x390"]
SIZES = [*DESKS, *HAND_HELD]
LONGEST = "fr"  # the language with the longest words
ABOVE = 48  # pixels above the board
SHIFT = 0.02  # the layout shift of a whole match that is allowed
#: How far the page jumped about by itself, and what jumped; a person's click or key may move things.
SHIFTS = """window.shifts = [];
new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
        if (!entry.hadRecentInput)
            window.shifts.push([entry.value, entry.sources.map(({ node }) => name(node)).join(" ")]);
    function name(node) {
        const element = node?.nodeType === 1 ? node : node?.parentElement;
        return element ? `${element.tagName}.${element.getAttribute("class")}` : "?";
    }
}).observe({ type: "layout-shift", buffered: true });"""
#: How a round ended, over the board: it goes by itself after a while, perhaps just now.
GO_ON = "() => document.querySelector('.reveal .primary')?.click()"
#: Everything that is not as it should be, and the numbers.
MEASURE = """() => {
    const faults = [];
    const scroller = document.scrollingElement;
    if (scroller.scrollHeight > innerHeight) faults.push(`the page is ${scroller.scrollHeight} high`);
    if (scroller.scrollWidth > innerWidth) faults.push(`the page is ${scroller.scrollWidth} wide`);
    const box = (element) => element.getBoundingClientRect();
    const inside = ({ left, top, right, bottom, width, height }) =>
        width > 0 && height > 0 && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const where = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(" ");
    const shown = (element) => element.checkVisibility();
    for (const mark of ["board", "hand", "prompt", "name", "score"]) {
        const found = [...document.querySelectorAll(`[data-${mark}]`)];
        if (!found.length) faults.push(`no [data-${mark}]`);
        for (const element of found)
            if (!shown(element) || !inside(box(element))) faults.push(`[data-${mark}] is at ${where(box(element))}`);
    }
    const lit = [...document.querySelectorAll("[data-piece].lit")];
    if (!lit.length) faults.push("nothing is lit");
    let least = Infinity;
    for (const piece of lit) {
        const at = box(piece);
        const part = piece.dataset.piece;
        least = Math.min(least, at.width, at.height);
        if (!inside(at)) {
            faults.push(`${part} is at ${where(at)}`);
            continue;
        }
        const top = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
        if (!piece.contains(top)) {
            const other = top?.closest("[data-piece]")?.dataset.piece;
            faults.push(`${part} is under ${other ?? top?.getAttribute("class") ?? top?.tagName}`);
        }
    }
    const board = document.querySelector("[data-board]");
    return { faults, least: Math.round(least), above: board ? Math.round(box(board).top) : null };
}"""


def settle(page):
    """Wait until what moves stands still; what moves for ever, in its place, is left alone."""
    moving = "each => each.playState === 'running' && each.effect.getComputedTiming().endTime < Infinity"
    page.wait_for_function(f"() => !document.getAnimations().some({moving})")


def survey(person, moves=None, seed=1, seen=lambda number, found: None):
    """Let a person play a match that is on the table, and measure every decision: a list of what MEASURE finds."""
    chance, found, turn = random.Random(seed), [], 0
    while len(found) != moves:
        table = person.wait("table", turn)
        if table["over"]:
            break
        if not table["legal"]:
            turn = table["turn"] + 1
            continue
        person.wait("lit")
        person.page.evaluate(GO_ON)
        settle(person.page)
        found.append(person.page.evaluate(MEASURE))
        seen(len(found), found[-1])
        turn = person.play_move(chance.choice(table["legal"]))["turn"]
    return found


def shifts(page):
    """Layout shift since the deal, and what jumped most."""
    entries = page.evaluate("window.shifts")
    most = collections.Counter()
    for value, names in entries:
        most[names] += value
    return sum(value for value, _ in entries), most.most_common(5)


@contextlib.contextmanager
def stage():
    """A server and a browser: makes people at a size."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(f"sqlite:///{folder}/arkade.db", ARKADE_COMPILE="0") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        yield lambda **options: Person(browser, server.url, "Ada", **options)
        browser.close()


def sit_down(make, game, players, size, language=LONGEST, options=None, theme="light"):
    """A person at a table with bots, at a size."""
    person = make(size=size, touch=size in HAND_HELD, language=language, theme=theme, script=SHIFTS)
    person.open_room(game, players, [None, *["random"] * (players - 1)], options=options or {})
    person.deal()
    settle(person.page)
    person.page.evaluate("window.shifts.length = 0")  # the lobby went
    return person


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=arkade.games())
    parser.add_argument("--players", type=int, help="all numbers: the smallest and the largest")
    parser.add_argument("--size", default=",".join(SIZES), help="one or several, by commas")
    parser.add_argument("--language", default=LONGEST)
    parser.add_argument("--theme", default="light")
    parser.add_argument("--options", type=json.loads, default={}, help="of the game, as JSON")
    parser.add_argument("--moves", type=int, help="decisions; else the whole match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shots", type=Path, help="a folder for pictures of the decisions that do not fit")
    parser.add_argument("--all", action="store_true", help="pictures of all decisions")
    wanted = parser.parse_args()
    counts = arkade.describe(wanted.game).players
    right = total = 0
    with stage() as make:
        for players in [wanted.players] if wanted.players else sorted({min(counts), max(counts)}):
            for size in wanted.size.split(","):
                good, number = report(make, players, size, wanted)
                right, total = right + good, total + number
    print(f"in all {right} of {total} decisions with everything on the screen")
    return 0 if right == total else 1


def report(make, players, size, wanted):
    """Play at one size and print what was wrong; the good decisions and all of them."""
    person = sit_down(make, wanted.game, players, size, wanted.language, wanted.options, wanted.theme)

    def picture(number, found):
        if wanted.shots and (found["faults"] or wanted.all):
            wanted.shots.mkdir(parents=True, exist_ok=True)
            person.page.screenshot(path=wanted.shots / f"{wanted.game}-{players}-{size}-{number}.png")

    try:
        found = survey(person, wanted.moves, wanted.seed, picture)
        jumped, names = shifts(person.page)
    finally:
        person.close()
    good = sum(not each["faults"] for each in found)
    least = min(each["least"] for each in found if each["least"] is not None)
    print(
        f"{wanted.game} {players} {size}: {good} of {len(found)} fit; smallest lit piece {least} px; "
        f"{found[0]['above']} px above the board; layout shift {jumped:.3f}",
        flush=True,
    )
    faults = collections.Counter(fault for each in found for fault in set(each["faults"]))
    for fault, times in faults.most_common(12):
        print(f"  {times} × {fault}")
    if jumped > SHIFT:
        for what, value in names:
            print(f"  shift {value:.3f}: {what}")
    return good, len(found)


if __name__ == "__main__":
    sys.exit(main())
