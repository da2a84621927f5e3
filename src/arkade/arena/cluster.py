"""Workers that are tasks on a Ray cluster."""

import logging
import os
import socket
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from arkade.arena.play import Outcome, Referee
from arkade.arena.schedule import Settings, Task
from arkade.arena.workers import Losses, Watcher
from arkade.errors import ArkadeError
from arkade.text import sentence

IN_FLIGHT = 1000  # tasks that Ray knows of at a time
REACH = 5.0  # seconds to wait for an address
# Ray speaks gRPC, which is HTTP/2: it answers this greeting with a frame of that type
HTTP2_HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
HTTP2_SETTINGS = b"\4"


class Cluster:
    """A Ray cluster: `auto` for the one this machine belongs to, `HOST:PORT`, or `local` for one of its own."""

    def __init__(self, address: str, jobs: int | None = None) -> None:
        if address == "auto":
            _reach_known()
        elif address != "local":
            _reach(address)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # what Ray warns of otherwise
        try:
            import ray
        except ImportError:
            raise ArkadeError(sentence("error-ray-package")) from None
        self._ray: Any = ray
        self._ours = not ray.is_initialized()  # else the caller's connection is used, and kept
        if not self._ours:
            return
        calm: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        if address == "local":
            calm |= {"num_cpus": jobs, "include_dashboard": False}
        try:
            ray.init(address, **calm)
        except Exception as error:  # Ray raises of all kinds
            line = next(iter(str(error).splitlines()), type(error).__name__)
            raise ArkadeError(sentence("error-ray", address=repr(address), reason=line)) from error

    def play(self, settings: Settings, tasks: list[Task], watcher: Watcher) -> Iterator[Outcome]:
        """Play them all."""
        ray = self._ray
        most = max(node["Resources"].get("CPU", 0) for node in ray.nodes() if node["Alive"])
        if most < settings.threads:
            raise ArkadeError(sentence("error-ray-processors", threads=settings.threads, most=f"{most:g}"))
        # Ray's own retries would be silent and as often as it likes
        remote = ray.remote(_play).options(num_cpus=settings.threads, max_retries=0)
        ours = {name: value for name, value in os.environ.items() if name.startswith("ARKADE_")}
        setup = ray.put((msgspec.json.encode(settings), ours))
        waiting, busy, losses = tasks[::-1], dict[Any, Task](), Losses(watcher)

        def submit() -> None:
            while waiting and len(busy) < IN_FLIGHT:
                task = waiting.pop()
                busy[remote.remote(setup, task)] = task

        try:
            submit()
            while busy:
                done, _ = ray.wait(list(busy), num_returns=len(busy), timeout=0.1)
                for found in done:
                    task = busy.pop(found)
                    answer: Outcome | ArkadeError | None = None
                    try:
                        answer = ray.get(found)
                    except ray.exceptions.RayTaskError as error:
                        raise ArkadeError(
                            sentence("error-ray-game", game=str(task), reason=repr(error.cause))
                        ) from error
                    except ray.exceptions.RayError as error:  # the worker or its node died
                        waiting.append(task)
                        losses.add(task, type(error).__name__)
                    submit()
                    if isinstance(answer, ArkadeError):
                        raise answer
                    if answer is not None:
                        yield answer
        finally:  # whoever asked may have enough
            for found in busy:
                ray.cancel(found)

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, *_: object) -> None:
        if self._ours:
            self._ray.shutdown()


def _reach_known() -> None:
    """Refuse `auto` where the cluster that this machine last belonged to is gone: Ray would look for it for minutes."""
    note = Path(os.environ.get("RAY_TMPDIR", "/tmp")) / "ray" / "ray_current_cluster"  # Ray keeps its address there
    address = os.environ.get("RAY_ADDRESS") or (note.read_text().strip() if note.is_file() else "")
    if not address or "://" in address:
        return  # Ray says at once that there is none, or is told how to connect
    try:
        _reach(address)
    except ArkadeError as error:
        raise ArkadeError(sentence("error-ray", address=repr("auto"), reason=error.said)) from error


def _reach(address: str) -> None:
    """Refuse an address where no Ray cluster answers: Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or "/" in host:
        raise ArkadeError(sentence("error-ray-address", address=repr(address)))
    try:
        with socket.create_connection((host, int(port)), timeout=REACH) as line:
            if os.environ.get("RAY_USE_TLS", "0") == "0":
                line.sendall(HTTP2_HELLO)
                if line.recv(4, socket.MSG_WAITALL)[3:] != HTTP2_SETTINGS:
                    raise ArkadeError(sentence("error-ray", address=repr(address), reason=sentence("error-ray-other")))
    except (OSError, OverflowError) as error:
        reason = str(getattr(error, "strerror", None) or error)
        raise ArkadeError(sentence("error-ray", address=repr(address), reason=reason)) from error


def _play(setup: tuple[bytes, dict[str, str]], task: Task) -> Outcome | ArkadeError:
    """One game, in a worker of the cluster; the text of an error instead of a game that cannot be played."""
    settings, environment = setup
    os.environ.update(environment)
    try:
        return _referee(settings).play(task)
    except ArkadeError as error:
        return error


@lru_cache(maxsize=1)
def _referee(settings: bytes) -> Referee:
    """The worker's referee, kept from game to game."""
    import ray

    node = ray.get_runtime_context().get_node_id()[:8]
    return Referee(msgspec.json.decode(settings, type=Settings), f"node {node}")
