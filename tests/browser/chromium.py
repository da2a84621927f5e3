"""Debian's Chromium for the tests; `python -m tests.browser.chromium` installs it if need be."""

import os
import shutil
import subprocess
import sys

from arkade.cli.doctor import BROWSERS

SHELL = BROWSERS[0]  # without Chromium's own windows, which cost half a second of a processor a page
FLAGS = ["--no-sandbox", "--disable-gpu", "--mute-audio"]


def executable():
    """The browser's program, None if there is none."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def installed(program, package):
    """Whether a program is there, once Debian's package was fetched where we may."""
    if not program() and os.getuid() == 0 and shutil.which("apt-get"):
        print(f"installing {package} for the tests", flush=True)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for arguments in (["update"], ["install", "-y", "--no-install-recommends", package]):
            subprocess.run(["apt-get", "-q", *arguments], check=False, env=environment, stdout=subprocess.DEVNULL)
    return program() is not None


def install():
    """Debian's package, where we may; any other Chromium does as well."""
    installed(lambda: shutil.which(SHELL), SHELL)
    if not installed(executable, "chromium"):
        print("Chromium is missing and cannot be installed: its tests will be skipped (not with CI=true)")
        sys.exit(os.environ.get("CI") == "true")


if __name__ == "__main__":
    install()
