"""One guest attacks; another table plays on."""

import asyncio

import pytest

from tests.server.attacks import ATTACKS, fill, measured
from tests.server.harness import Process

BY_DAY = ("fragments", "pipelining", "log", "comings", "proxied_knocks", "renames")


async def both(attacked, calm, name):
    """What is measured at a server that is attacked, and at one beside it."""
    return await asyncio.gather(
        measured(attacked.url, attacked.process.pid, name, seconds=2, settle=1),
        measured(calm.url, calm.process.pid, None, seconds=3),
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [name if name in BY_DAY else pytest.param(name, marks=pytest.mark.nightly) for name in ATTACKS]
)
def test_an_attack_from_one_address_holds_nobody_else_up(db, name, tmp_path, monkeypatch):
    """The bounds are wide: figures belong to benchmarks/attacks.py. Without any defence these took 6 s and 1.5 GB."""
    if name in ("lessons", "proxied_lessons", "reviews"):
        monkeypatch.delenv("ARKADE_COMPILE")  # without compiled rules there are no reviews, and lessons take long
    if name == "long_rooms":
        asyncio.run(fill(db))
    with (
        (tmp_path / "log").open("wb") as errors,
        Process(db, options=[], errors=errors) as server,
        Process(f"sqlite:///{tmp_path}/calm.db", options=[]) as calm,
    ):
        found, other = asyncio.run(both(server, calm, name))
    print({key: value if isinstance(value, str) else round(value) for key, value in found.items()})
    assert found["p99_ms"] < 1_000 + 3 * other["worst_ms"]  # of a server that nobody attacks: the machine may be busy
    assert found["memory_mb"] < 150
    log = (tmp_path / "log").read_text()
    assert "Traceback" not in log
    said = [line for line in log.splitlines() if "everybody waited" not in line]  # which is of the machine, too
    assert len(said) < 60  # whatever is refused is told in one line a second
    if name in ("renames", "proxied_renames"):
        assert found["heard_mb"] < 5
