import pytest


@pytest.fixture
def db(tmp_path):
    return f"sqlite:///{tmp_path}/arkade.db"


@pytest.fixture(autouse=True)
def calm(monkeypatch):
    """Interpreted rules: nothing is loaded or compiled beside the tests."""
    monkeypatch.setenv("ARKADE_COMPILE", "0")
