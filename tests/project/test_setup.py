"""Setting up: what `make` says where it cannot, in one sentence each, and that it does nothing twice."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NO_INDEX = {  # every package index is a closed port of this machine
    "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_NO_CACHE_DIR": "1",
    "UV_DEFAULT_INDEX": "http://127.0.0.1:9/simple",
    "UV_NO_CACHE": "1",
    "npm_config_registry": "http://127.0.0.1:9",
    "npm_config_cache": "/dev/null/nowhere",
}


@pytest.fixture
def clone(tmp_path):
    """The files that set up, as in a fresh clone."""
    found = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True).stdout
    for name in filter(None, found.split("\0")):
        if not name.startswith(("tests/", "docs/", "benchmarks/")) and (ROOT / name).exists():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, tmp_path / name)
    return tmp_path


def set_up(folder, *before, **environment):
    """Run the set-up of `make play`; its exit code and what it said last."""
    command = [*before, sys.executable, "bootstrap.py", "play"]
    done = subprocess.run(command, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True)
    assert "Traceback" not in done.stdout + done.stderr
    return done.returncode, done.stderr.strip()


@pytest.mark.nightly
def test_without_a_network_one_sentence_says_so(clone):
    code, said = set_up(clone, **NO_INDEX)
    assert code == 1
    assert said.startswith("arkade: the Python packages could not be installed: nothing can be fetched")
    assert said.count("\n") == 0
    assert (clone / "build" / "setup.log").stat().st_size > 100


@pytest.mark.nightly
def test_without_node_and_its_package_one_sentence_says_so(clone, tmp_path_factory):
    programs = tmp_path_factory.mktemp("programs")  # no npm here
    (programs / "git").symlink_to(shutil.which("git") or "git")
    code, said = set_up(clone, **{**NO_INDEX, "PATH": str(programs)})
    assert code == 1
    assert said.startswith("arkade: there is no Node 20.19 or newer, nor one from PyPI: nothing can be fetched")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may mount a folder read-only; others are stopped by its mode")
def test_where_nothing_may_be_written_one_sentence_says_so(clone):
    read_only = f"mount --bind {clone} {clone} && mount -o remount,ro,bind {clone} && cd {clone}"
    code, said = set_up(clone, "unshare", "--mount", "sh", "-c", f'{read_only} && exec "$@"', "sh")
    assert code == 1
    assert said.startswith("arkade: it cannot be set up in")
    assert "you may not write there" in said


def test_an_old_python_is_told_which_one_is_needed():
    code = "import sys, runpy; sys.version_info = (3, 9); runpy.run_path('bootstrap.py', run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", code, "play"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("arkade needs Python 3.11 or newer, this is")
    nowhere = subprocess.run(["make", "play", "PYTHON="], cwd=ROOT, capture_output=True, text=True)
    assert nowhere.returncode == 2
    assert "arkade needs Python 3.11 or newer, and none is on the PATH" in nowhere.stdout


def test_what_is_set_up_is_not_set_up_again():
    done = subprocess.run([sys.executable, "bootstrap.py", "test"], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
