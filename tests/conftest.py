"""What all tests share: tiers, and how to repeat a failure."""

import asyncio
import os
import signal
import sys
import uuid
from collections.abc import Generator

import pytest
from hypothesis import settings

from tests.server import postgres
from tests.tables import NIGHTLY

#: A failing example is printed as a line to copy and kept in .hypothesis, so that it comes first the next time.
settings.register_profile("day", print_blob=True, deadline=None)
settings.register_profile("night", settings.get_profile("day"), max_examples=1000)
settings.load_profile("night" if NIGHTLY else "day")

#: A shell that starts something in the background has it ignore Ctrl-C, and all that it starts: tests send it.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    """What decides a run beside the code: tests draw from seeds that stand in them, and from nothing else."""
    return (
        f"PYTHONHASHSEED={os.environ.get('PYTHONHASHSEED', 'random')} nightly={NIGHTLY} python={sys.version.split()[0]}"
    )


#: Where all tests are slow: they need a browser, or show that games fit kits which take seconds to load.
SLOW = {"browser", "envs"}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Whatever needs a browser, PostgreSQL or a kit is slow."""
    for item in items:
        if "_cluster" in getattr(item, "fixturenames", ()) or SLOW & set(item.path.parts):
            item.add_marker("slow")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Playwright leaves its event loop running in a worker: for tests without a browser there is none."""
    browser = asyncio._get_running_loop()
    if "chromium" not in getattr(item, "fixturenames", ()):
        asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(browser or asyncio._get_running_loop())


@pytest.fixture(scope="session")
def _postgresql():
    if not postgres.usable():
        if os.environ.get("CI") == "true":
            pytest.fail("PostgreSQL is missing")
        pytest.skip("PostgreSQL is missing: apt-get install postgresql")


@pytest.fixture(scope="session")
def _cluster(_postgresql):
    with postgres.cluster("fsync=off", "max_connections=100") as make:
        yield make


@pytest.fixture
def pg(_cluster):
    """The URL of an empty PostgreSQL database."""
    return _cluster(f"arkade_{uuid.uuid4().hex}")
