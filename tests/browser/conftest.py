import os

import pytest
from playwright.sync_api import sync_playwright

from arkade.server.pages import STATIC
from tests.browser.chromium import executable
from tests.browser.driver import Person
from tests.server.harness import Process


def need(there, what):
    """Skip without it; on the machine that decides, fail."""
    if there:
        return
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A real server, and its address."""
    need((STATIC / "index.html").exists(), "the client has not been built: make client")
    db = f"sqlite:///{tmp_path_factory.mktemp('browser')}/arkade.db"
    with Process(db, ARKADE_COMPILE="0") as process:
        yield process


@pytest.fixture(scope="session")
def chromium():
    need(executable(), "Chromium is missing: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable(), args=["--no-sandbox", "--disable-gpu", "--mute-audio"]
        )
        yield browser
        browser.close()


@pytest.fixture
def person(chromium, server):
    """Makes people, each with a browser of their own; whatever a page complains of fails the test."""
    people = []

    def make(name="Ada", url=server.url, **options):
        made = Person(chromium, url, name, **options)
        people.append(made)
        return made

    yield make
    for each in people:
        each.close()
    for each in people:
        assert each.complaints == []
