"""A private PostgreSQL for tests and benchmarks; `python -m tests.server.postgres` installs Debian's if need be."""

import contextlib
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.server.harness import free_port


def binaries():
    """The folder of PostgreSQL's programs, None if there are none."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: -int(place.parent.name))
    found = shutil.which("initdb")
    places += [Path(found).resolve().parent] if found else []
    return next((place for place in places if (place / "initdb").exists() and (place / "pg_ctl").exists()), None)


def usable():
    """Whether a cluster can be started here: there are programs, and a user to run them (root may not)."""
    if binaries() is None:
        return False
    with contextlib.suppress(KeyError):
        return os.getuid() != 0 or pwd.getpwnam("postgres") is not None
    return False


class Cluster:
    """One of PostgreSQL's, in a folder of its own. Called with a name, it makes a database and gives its URL."""

    def __init__(self, folder, *settings):
        self.folder, self.data, self.port = folder, f"{folder}/data", free_port()
        options = [f"-p {self.port}", "-c listen_addresses=127.0.0.1", f"-k {folder}"]
        self._options = " ".join([*options, *(f"-c {each}" for each in settings)])
        self._user = "postgres" if os.getuid() == 0 else None
        if self._user:
            shutil.chown(folder, self._user)

    def command(self, name, *arguments):
        quiet = subprocess.DEVNULL
        program = [binaries() / name, *arguments]
        subprocess.run(program, check=True, user=self._user, stdout=quiet, stderr=quiet, cwd=self.folder)

    def make(self):
        self.command("initdb", "-D", self.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        return self

    def follow(self, other):
        """Become a standby of another."""
        source = ("-h", "127.0.0.1", "-p", str(other.port), "-U", "postgres")
        self.command("pg_basebackup", "-D", self.data, "-R", "-X", "stream", "-c", "fast", "--no-sync", *source)
        return self

    def start(self):
        self.command("pg_ctl", "-D", self.data, "-l", f"{self.folder}/log", "-w", "-o", self._options, "start")

    def stop(self):
        self.command("pg_ctl", "-D", self.data, "-m", "immediate", "-w", "stop")

    def promote(self):
        """From now on it takes what is written."""
        self.command("pg_ctl", "-D", self.data, "-w", "promote")

    def __call__(self, name):
        self.command("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"


@contextlib.contextmanager
def cluster(*settings):
    """A cluster of its own in a temporary folder."""
    with tempfile.TemporaryDirectory(prefix="arkade-pg-") as folder:
        made = Cluster(folder, *settings).make()
        made.start()
        try:
            yield made
        finally:
            made.stop()
            time.sleep(0.1)


@contextlib.contextmanager
def two_clusters():
    """One that takes what is written when its standby has it too, and the standby. The first is stopped by the test."""
    with (
        tempfile.TemporaryDirectory(prefix="arkade-pg-") as one,
        tempfile.TemporaryDirectory(prefix="arkade-pg-") as two,
    ):
        first, second = Cluster(one, "synchronous_standby_names=*").make(), Cluster(two)
        first.start()
        second.follow(first).start()
        try:
            yield first, second
        finally:
            second.stop()
            time.sleep(0.1)


def install():
    """Debian's package, where we may."""
    if usable():
        return
    if os.getuid() == 0 and shutil.which("apt-get"):
        print("installing PostgreSQL for the tests", flush=True)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for arguments in (["update"], ["install", "-y", "--no-install-recommends", "postgresql"]):
            subprocess.run(["apt-get", "-q", *arguments], check=False, env=environment, stdout=subprocess.DEVNULL)
    if not usable():
        print("PostgreSQL is missing and cannot be installed: its tests will be skipped (not with CI=true)")
        sys.exit(os.environ.get("CI") == "true")


if __name__ == "__main__":
    install()
