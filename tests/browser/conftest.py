import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from arkade.server.web.pages import STATIC
from tests.browser.chromium import FLAGS, executable
from tests.browser.driver import Person
from tests.server.harness import Process

ROOT = Path(__file__).parents[2]
FAILURES = ROOT / "artifacts" / "failures"
TRACED = os.environ.get("ARKADE_TRACE") == "1"  # it costs a third of the time, so that one asks for it


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    """Tell the fixtures how their test went."""
    report = yield
    if report.when == "call":
        item.failed = report.failed
    return report


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
    to_do = subprocess.check_output([sys.executable, ROOT / "client" / "build.py", "--needs"], text=True)
    assert not to_do.strip(), "the client was built of other sources: make client"
    db = f"sqlite:///{tmp_path_factory.mktemp('browser')}/arkade.db"
    with Process(db, ARKADE_COMPILE="0") as process:
        yield process


@pytest.fixture(scope="session")
def hinting(tmp_path_factory):
    """A server whose rules are compiled, as hints want them."""
    need((STATIC / "index.html").exists(), "the client has not been built: make client")
    with Process(f"sqlite:///{tmp_path_factory.mktemp('hinting')}/arkade.db") as process:
        yield process


@pytest.fixture(scope="session")
def chromium():
    need(executable(), "Chromium is missing: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def person(chromium, server, request):
    """Makes people, each with a browser of their own; whatever a page complains of fails the test.

    A test that fails leaves a picture of every page, and with ARKADE_TRACE=1 every test its trace.
    """
    people = []

    def make(name="Ada", url=server.url, **options):
        made = Person(chromium, url, name, traced=TRACED, **options)
        people.append(made)
        return made

    yield make
    if TRACED or getattr(request.node, "failed", True):
        FAILURES.mkdir(parents=True, exist_ok=True)
        for number, each in enumerate(people):
            each.keep(FAILURES / re.sub(r"\W+", "-", f"{request.node.name}-{number}-{each.name}"))
    for each in people:
        each.close()
    for each in people:
        assert each.complaints == []
