"""Puzzles in the browser."""

from tests.patience import until

GAME = "animimix"
HELD = "[data-piece^='hand:'].lit"
WRONG = "[data-piece^='cell:']:not(.lit)"
#: The page does not wait four seconds before it has its service worker keep what was loaded.
IMPATIENT = "const wait = setTimeout; window.setTimeout = (act, ms) => wait(act, ms === 4000 ? 0 : ms);"
#: The worker is there for the next visit, and has all that the page has loaded.
KEPT = """async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated") return false;
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    const wanted = names.filter((name) => /\\/assets\\/|\\/api\\/puzzles\\/\\w+$/.test(name));
    return (await Promise.all(wanted.map((name) => caches.match(name)))).every(Boolean);
}"""


def test_an_illegal_click_has_its_reason_and_puzzles_that_were_loaded_go_on_without_a_connection(person):
    ada = person("Ada", script=IMPATIENT)
    page = ada.page
    page.goto(f"{ada.url}/puzzles/{GAME}#1")
    page.locator(HELD).first.click()
    page.locator(WRONG).first.click(force=True)  # it is marked as disabled
    page.locator(".why").get_by_role("link", name="ANI-").first.wait_for()
    assert ada.barriers() == []
    until(lambda: page.evaluate(KEPT), "what was loaded is not kept")  # a promise is no answer to wait for
    ada.offline(True)
    page.reload()
    page.locator(HELD).first.click()
    page.locator(WRONG).first.click(force=True)
    page.locator(".why").get_by_text("That cannot be done here.").wait_for()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.locator("#first").count() == 0  # no other page's stands over it
    page.get_by_role("button", name="Solution (counts as missed)").click()
    page.locator("[data-solved]").get_by_text("The best move:").wait_for()
    page.locator("[data-next]").click()
    page.get_by_text("find the best move").wait_for()
    page.goto("about:blank")  # and is asked no more
    ada.complaints.clear()  # what could not be asked


def test_a_wrong_try_has_its_reason_and_one_tries_on_sees_the_solution_and_plays_on(person):
    ada = person("Ada")
    page = ada.page

    def attempt(move):
        page.get_by_role("button", name="Your moves").click()
        page.locator(f"[data-action={move!r}]").click()

    def rating():
        return int(page.locator("[data-rating]").inner_text())

    puzzle = page.request.get(f"{ada.url}/api/puzzles/{GAME}").json()["puzzles"][0]
    wrong = next(each["move"] for each in puzzle["legal"] if each["move"] != puzzle["best"])
    page.goto(f"{ada.url}/puzzles/{GAME}#{puzzle['id']}")
    stake = page.locator("[data-stake]")
    stake.get_by_text("Only your first try counts").wait_for()
    assert rating() == 1500
    lost = int(stake.inner_text().split("right, ")[1].split(" ")[0].replace("−", "-"))
    assert lost < 0
    page.get_by_role("button", name="Solution (counts as missed)").wait_for()
    attempt(wrong)
    page.locator("[data-wrong]").get_by_text("with the best").wait_for()
    assert puzzle["best"] not in page.locator("[data-wrong]").inner_text()
    assert rating() == 1500 + lost
    page.get_by_role("button", name="Show the solution", exact=True).wait_for()
    attempt(puzzle["best"])
    page.locator("[data-solved=true]").wait_for()
    assert rating() == 1500 + lost  # only the first try counts
    steps = len(puzzle["steps"])
    page.locator(f"[data-solution='{steps}']").wait_for()
    page.get_by_role("button", name="One move back").click()
    page.locator(f"[data-solution='{steps - 1}']").wait_for()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert ada.barriers() == []
    page.reload()
    page.get_by_text("You have tried this one before").wait_for()
    page.get_by_role("button", name="Show the solution", exact=True).click()
    page.locator(f"[data-solution='{steps}']").wait_for()
    assert rating() == 1500 + lost
    page.locator("[data-play-on]").click()
    page.wait_for_url("**/room/*")
    page.get_by_text("Practice", exact=True).wait_for()
    assert ada.barriers() == []
