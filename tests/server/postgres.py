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


@contextlib.contextmanager
def cluster(*settings):
    """A cluster of its own in a temporary folder: a function that makes a database and gives its URL.

    Its attributes `stop` and `start` are functions, too.
    """
    place, user = binaries(), "postgres" if os.getuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="arkade-pg-") as folder:
        if user:
            shutil.chown(folder, user)
        data, port, quiet = f"{folder}/data", free_port(), subprocess.DEVNULL

        def command(name, *arguments):
            subprocess.run([place / name, *arguments], check=True, user=user, stdout=quiet, stderr=quiet, cwd=folder)

        command("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = [f"-p {port}", "-c listen_addresses=127.0.0.1", f"-k {folder}", *(f"-c {each}" for each in settings)]

        def start():
            command("pg_ctl", "-D", data, "-l", f"{folder}/log", "-w", "-o", " ".join(options), "start")

        def stop():
            command("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")

        start()

        def make(name):
            command("createdb", "-h", "127.0.0.1", "-p", str(port), "-U", "postgres", name)
            return f"postgresql://postgres@127.0.0.1:{port}/{name}"

        make.start, make.stop = start, stop
        try:
            yield make
        finally:
            stop()
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
