"""A real Ray cluster of two nodes on this machine, of which one dies."""

import fcntl
import os
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import arkade
from arkade import arena
from tests.patience import PATIENCE

#: Runs in a process of its own: Ray keeps threads, sockets and child processes that outlive a test.
pytestmark = pytest.mark.slow

SCRIPT = """
import os
import signal
import sys
import time
from collections import Counter
from pathlib import Path

from ray.cluster_utils import Cluster

from arkade import arena


cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
second = cluster.add_node(num_cpus=1)


class Killer(arena.Watcher):
    by_node = Counter()

    def played(self, game, worker):
        self.by_node[worker] += 1
        if len(self.by_node) == 2 and len(cluster.list_all_nodes()) == 2:
            raylet = second.all_processes["raylet"][0].process.pid
            children = Path(f"/proc/{raylet}/task/{raylet}/children").read_text().split()
            workers = [int(child) for child in children if "ray::" in Path(f"/proc/{child}/cmdline").read_text()]
            for worker in workers:
                os.kill(worker, signal.SIGSTOP)
            time.sleep(5)  # now it has a game for certain, and will not end it
            cluster.remove_node(second, allow_graceful=False)
            for worker in workers:
                os.kill(worker, signal.SIGKILL)
            print("killed after", self.by_node.total())

    def lost(self, task):
        print("lost", task)


found = arena.run(
    "noah", ["random"], players=2, games=20, seed=5, ray=cluster.address, out=sys.argv[1], watcher=Killer()
)
print("digest", found.digest)
cluster.shutdown()
"""


COMMAND = str(Path(sys.executable).with_name("arkade"))


def python(*arguments: str, **settings: str) -> "subprocess.CompletedProcess[str]":
    quiet = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_enable_metrics_collection": "0", "ARKADE_COMPILE": "0"}
    quiet["RAY_health_check_timeout_ms"] = "120000"  # on a busy machine a living node is late, not dead
    quiet["RAY_worker_niceness"] = "0"  # Ray's 15 would leave its games a few hundredths of a busy machine
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, **quiet, **settings},
        capture_output=True,
        text=True,
        timeout=3 * PATIENCE,
        check=False,
    )


@pytest.fixture(autouse=True)
def one_at_a_time(tmp_path_factory):
    """A cluster of one test would be found by another."""
    with (tmp_path_factory.getbasetemp().parent / "ray.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def test_a_cluster_that_loses_a_node_gets_the_same_results_as_one_process(tmp_path, monkeypatch):
    run = python("-c", SCRIPT, str(tmp_path / "out"))
    assert run.returncode == 0, run.stderr
    assert "killed after" in run.stdout, run.stdout
    assert "lost " in run.stdout, run.stdout
    monkeypatch.setenv("ARKADE_COMPILE", "0")
    reference = arena.run("noah", ["random"], players=2, games=20, seed=5, jobs=1)
    assert f"digest {reference.digest}" in run.stdout
    assert arena.read(tmp_path / "out").digest == reference.digest


def test_a_cluster_of_its_own(tmp_path):
    """`--ray local`, by the real command."""
    run = python(
        COMMAND,
        "arena",
        "animimix",
        "--bots",
        "random",
        "--games",
        "4",
        "--ray",
        "local",
        "--jobs",
        "1",
        "--out",
        str(tmp_path / "out"),
    )
    assert run.returncode == 0, run.stderr


def test_a_study_on_a_cluster_gives_the_same_report_as_one_process(tmp_path):
    words = [COMMAND, "study", "animimix", "--players", "2", "--games", "8", "--ladder", "4", "--level", "easy"]
    for name, where in (("there", ["--ray", "local"]), ("here", ["--jobs", "1"])):
        run = python(*words, *where, "--out", str(tmp_path / name), ARKADE_COMPILE="1")
        assert run.returncode == 0, run.stderr
    assert (tmp_path / "there" / "report.md").read_bytes() == (tmp_path / "here" / "report.md").read_bytes()


@pytest.mark.parametrize("note", [None, "127.0.0.1:1"], ids=["none", "one that is gone"])
def test_no_cluster_on_this_machine_is_said(note, tmp_path, monkeypatch):
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    if note:
        (tmp_path / "ray").mkdir()
        (tmp_path / "ray" / "ray_current_cluster").write_text(note)
    run = python(COMMAND, "arena", "animimix", "--bots", "random", "--ray", "auto")
    assert run.returncode == 2
    assert run.stderr.startswith("arkade: there is no Ray cluster at 'auto': ")
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize("answer", [b"", b"SSH-2.0-OpenSSH_9.9\r\n"])
def test_a_server_that_is_no_ray_is_said_within_seconds(answer, monkeypatch):
    monkeypatch.setattr(arena.cluster, "REACH", 0.5)
    ready, done = threading.Event(), threading.Event()

    def serve() -> None:
        with socket.create_server(("127.0.0.1", 0)) as server:
            ports.append(server.getsockname()[1])
            ready.set()
            with server.accept()[0] as line:
                line.sendall(answer)
                done.wait(PATIENCE)

    ports: list[int] = []
    thread = threading.Thread(target=serve)
    thread.start()
    ready.wait(PATIENCE)
    with pytest.raises(arkade.ArkadeError, match=f"there is no Ray cluster at '127.0.0.1:{ports[0]}'"):
        arena.run("animimix", ["random"], games=2, ray=f"127.0.0.1:{ports[0]}")
    done.set()
    thread.join()
