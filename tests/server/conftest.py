import os
import uuid

import pytest

from tests.server import postgres


@pytest.fixture
def db(tmp_path):
    return f"sqlite:///{tmp_path}/arkade.db"


@pytest.fixture(autouse=True)
def calm(monkeypatch):
    """Interpreted rules: nothing is loaded or compiled beside the tests."""
    monkeypatch.setenv("ARKADE_COMPILE", "0")


@pytest.fixture(scope="session")
def _cluster():
    if not postgres.usable():
        if os.environ.get("CI") == "true":
            pytest.fail("PostgreSQL is missing")
        pytest.skip("PostgreSQL is missing: apt-get install postgresql")
    with postgres.cluster("fsync=off", "max_connections=100") as make:
        yield make


@pytest.fixture
def pg(_cluster):
    """The URL of an empty PostgreSQL database."""
    return _cluster(f"arkade_{uuid.uuid4().hex}")
