"""Puzzles in the browser."""

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
    page.wait_for_function(KEPT)
    ada.offline(True)
    page.reload()
    page.locator(HELD).first.click()
    page.locator(WRONG).first.click(force=True)
    page.locator(".why").get_by_text("That cannot be done here.").wait_for()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.locator("#first").count() == 0  # no other page's stands over it
    page.get_by_role("button", name="Show the answer").click()
    page.locator("[data-solved]").get_by_text("The best move:").wait_for()
    page.locator("[data-next]").click()
    page.get_by_text("find the best move").wait_for()
    page.goto("about:blank")  # and is asked no more
    ada.complaints.clear()  # what could not be asked
