"""Compilation in the background, its cache, and what happens where there is no compiler."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

import arkade
from arkade import registry
from arkade.cli import DONE
from arkade.cli.compile import run as compile_games
from arkade.kernel import cache
from tests.patience import PATIENCE

pytestmark = pytest.mark.slow

WARM = """
import sys, arkade
game = arkade.load("connect_four")
state = game.new(seed=1)
while not state.over:
    state.play(state.legal()[0])
print(game.playouts(10, 3)[0], game.handle.engine.compiled, state.winners)
"""
WAITS = re.compile("waiting until (connect_four|broken) is compiled: some twenty seconds, this once\n")
COMPILING = 5 * PATIENCE  # seconds
LOADED = "print([name for name in ('numba', 'llvmlite') if name in sys.modules])"
WITHOUT_NUMBA = "import sys\nsys.modules['numba'] = None\n"
WITHOUT_LLVM = "import sys\nsys.modules['numba'] = sys.modules['llvmlite'] = None\n"


def run(code: str, **environment: str) -> subprocess.Popen[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA_", "ARKADE_"))}
    return subprocess.Popen(
        [sys.executable, "-c", code],
        env={**clean, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finished(process: subprocess.Popen[str], warning: str = "", timeout: float = COMPILING) -> str:
    out, error = process.communicate(timeout=timeout)
    assert process.returncode == 0, error
    assert WAITS.sub("", error, count=1).strip() == warning
    return out.strip()


@pytest.fixture(scope="module")
def full_cache(tmp_path_factory):
    """A cache with one game, from the user's: six workers of pytest would compile it six times."""
    folder = tmp_path_factory.mktemp("cache")
    finished(run(WARM))
    definition = registry.definition("connect_four")
    for file in (cache.place_of(definition), cache.place_of(None), cache.door_places()[1]):
        shutil.copy2(file, folder)
    answer = finished(run(WARM, ARKADE_CACHE=str(folder)))
    assert answer.endswith("True [0]")
    return folder, answer


@pytest.mark.nightly  # compiles what all games share, twice
def test_two_processes_may_compile_at_once(full_cache, tmp_path):
    _, answer = full_cache
    both = [run(WARM, ARKADE_CACHE=str(tmp_path)) for _ in range(2)]
    assert [finished(process) for process in both] == [answer, answer]
    code = list(tmp_path.glob("*.so"))
    assert sorted(file.name.split("-")[0] for file in code) == ["arkade", "arkade_door", "connect_four"]
    assert all(cache.sealed(file) for file in code)
    assert all(file.suffix == ".lock" for file in tmp_path.iterdir() if file not in code)


def test_a_full_cache_is_only_read_and_neither_numba_nor_llvm_is_imported(full_cache):
    folder, answer = full_cache
    before = {file: file.stat().st_mtime_ns for file in folder.iterdir()}
    assert finished(run(WARM + LOADED, ARKADE_CACHE=str(folder))) == f"{answer}\n[]"
    assert finished(run(WITHOUT_LLVM + WARM, ARKADE_CACHE=str(folder))) == answer
    assert {file: file.stat().st_mtime_ns for file in folder.iterdir()} == before


@pytest.mark.parametrize("part", ["connect_four", pytest.param("arkade", marks=pytest.mark.nightly)])
def test_a_damaged_cut_or_foreign_file_is_not_loaded_but_made_anew(full_cache, tmp_path, part):
    folder, answer = full_cache
    copy = tmp_path / "cache"
    shutil.copytree(folder, copy)
    (place,) = copy.glob(f"{part}-*.so")
    (other,) = copy.glob("arkade_door-*.so")
    good = place.read_bytes()
    middle = len(good) // 2
    for bad in (
        b"",
        good[:middle],
        good[:-1],
        good[:middle] + bytes([good[middle] ^ 1]) + good[middle + 1 :],
        other.read_bytes(),
    ):
        place.write_bytes(bad)
        assert not cache.sealed(place)
    assert finished(run(WARM, ARKADE_CACHE=str(copy))) == answer
    assert cache.sealed(place)


def test_a_damaged_door_is_not_opened(full_cache, tmp_path):
    folder, answer = full_cache
    copy = tmp_path / "cache"
    shutil.copytree(folder, copy)
    (door,) = copy.glob("arkade_door-*.so")
    door.write_bytes(door.read_bytes()[:-100])
    assert finished(run(WARM + "print(type(game.handle.engine.legal).__name__)", ARKADE_CACHE=str(copy))) == (
        f"{answer}\nfunction"
    )


def test_a_read_only_cache_is_used_as_it_is(full_cache, tmp_path):
    folder, answer = full_cache
    place = tmp_path / "cache"
    shutil.copytree(folder, place)
    if os.geteuid() == 0:  # root may write anywhere but on a read-only file system
        read_only = f"mount --bind {place} {place} && mount -o remount,ro,bind {place}"
        script = f'{read_only} && ! touch {place}/x 2>/dev/null && exec "$0" -c "$1"'
        command = ["unshare", "--mount", "sh", "-c", script, sys.executable, WARM + LOADED]
    else:
        place.chmod(0o555)
        command = [sys.executable, "-c", WARM + LOADED]
    environment = {**os.environ, "ARKADE_CACHE": str(place), "ARKADE_COMPILE": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=COMPILING, check=False)
    assert done.stderr == ""
    assert done.stdout.splitlines() == [answer, "[]"]


def test_what_others_left_is_ignored_and_removed_when_old(tmp_path):
    for name in ("noah-recent.so", "noah-ancient.so", "animimix-ancient.so", ".filling-ancient"):
        (tmp_path / name).write_bytes(b"code of another version")
        assert not cache.sealed(tmp_path / name)
        if "ancient" in name:
            long_ago = time.time() - 40 * 86400
            os.utime(tmp_path / name, (long_ago, long_ago))
    cache.save(tmp_path / "noah-new.so", b"code")
    assert cache.read(tmp_path / "noah-new.so") == b"code"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["animimix-ancient.so", "noah-new.so", "noah-recent.so"]


def test_a_file_is_written_whole_or_not_at_all(tmp_path, monkeypatch):
    place = tmp_path / "cache" / "noah-new.so"

    def full(*_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", full)
        with pytest.raises(OSError, match="No space left"):
            cache.save(place, b"half")
    assert list(place.parent.iterdir()) == []
    cache.save(place, b"first")
    cache.save(place, b"second")
    assert cache.read(place) == b"second"


def test_the_cache_is_named_by_all_sources_and_by_the_way_of_compiling(monkeypatch, tmp_path):
    definition = registry.definition("connect_four")
    copy = tmp_path / "sources"
    shutil.copytree(definition.sources, copy)
    twin = SimpleNamespace(id=definition.id, sources=copy)
    before = cache.key(twin)
    assert before == cache.key(definition)
    (copy / "components.py").write_text((copy / "components.py").read_text() + "\nEXTRA = 1\n")
    assert cache.key(twin) != before
    shipped = cache.sources_key(definition)
    monkeypatch.setattr(cache, "CHECKED", not cache.CHECKED)
    assert cache.key(definition) != before
    assert cache.sources_key(definition) == shipped
    monkeypatch.undo()
    monkeypatch.setattr(cache, "_versions", lambda: ["another compiler"])
    assert cache.key(definition) != before


def test_shipped_code_comes_before_the_cache(full_cache, tmp_path, monkeypatch):
    definition = registry.definition("connect_four")
    monkeypatch.setattr(cache, "SHIPPED", tmp_path)
    monkeypatch.setattr(cache, "CHECKED", False)
    monkeypatch.setenv("ARKADE_CACHE", str(full_cache[0]))
    assert cache.find(definition) == cache.place_of(definition)
    cache.save(cache.shipped_place_of(definition), b"shipped")
    assert cache.find(definition) == cache.shipped_place_of(definition)
    cache.shipped_place_of(definition).write_bytes(b"damaged")
    assert cache.find(definition) == cache.place_of(definition)


def test_a_package_with_shipped_code_needs_neither_numba_nor_llvm_nor_a_cache(full_cache, tmp_path, monkeypatch):
    folder, answer = full_cache
    monkeypatch.setenv("ARKADE_CACHE", str(folder))
    monkeypatch.setattr(cache, "SHIPPED", tmp_path / "compiled")
    assert compile_games(SimpleNamespace(games=["connect_four"], ship=True)) == DONE
    shipped = sorted((tmp_path / "compiled").iterdir())
    assert [file.name.split("-")[0] for file in shipped] == ["arkade", "arkade_door", "connect_four"]
    there = (
        f"from pathlib import Path\nfrom arkade.kernel import cache\ncache.SHIPPED = Path({str(shipped[0].parent)!r})\n"
    )
    assert finished(run(WITHOUT_LLVM + there + WARM, ARKADE_CACHE=str(tmp_path / "empty"))) == answer
    assert not (tmp_path / "empty").exists()


@pytest.mark.nightly  # compiles what all games share, as others here do
def test_where_nothing_can_be_written_the_compiler_hands_its_work_over(full_cache, tmp_path):
    _, answer = full_cache
    occupied = tmp_path / "file"
    occupied.write_text("not a folder")
    assert finished(run(WARM, ARKADE_CACHE=str(occupied))) == answer
    assert occupied.read_text() == "not a folder"


@pytest.mark.nightly
def test_a_full_disk_is_harmless(full_cache, tmp_path):
    """Files may not grow beyond 2 kB here: the compiler cannot save its work, and the game goes on."""
    _, answer = full_cache
    limited = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (2_000, 2_000))\n" + WARM
    assert finished(run(limited, ARKADE_CACHE=str(tmp_path / "cache"))) == answer
    assert not [file for file in tmp_path.glob("cache/*") if cache.sealed(file)]


@pytest.mark.nightly  # compiles what all games share
def test_without_a_c_compiler_objects_are_cached_and_loaded_by_llvm(full_cache, tmp_path):
    _, answer = full_cache
    for _ in range(2):
        found = finished(run(WARM + LOADED, ARKADE_CACHE=str(tmp_path), PATH=""))
        assert found == f"{answer}\n['llvmlite']"
        assert sorted(file.suffix for file in tmp_path.iterdir()) == [".lock", ".lock", ".o", ".o"]


def test_without_numba_the_games_are_interpreted_and_say_so_once(tmp_path):
    code = (
        "import arkade\nfor name in ('connect_four', 'animimix'):\n"
        "    game = arkade.load(name)\n    state = game.new(seed=1)\n    print(game.warm())\n"
        "    while not state.over: state.play(state.legal()[0])\n"
    )
    warning = "rules stay interpreted, at some thousand moves a second: install arkade[compile] to have them compiled"
    for missing in (WITHOUT_NUMBA, WITHOUT_LLVM):
        assert finished(run(missing + code, ARKADE_CACHE=str(tmp_path)), warning) == "False\nFalse"


BROKEN = """
import math
from dataclasses import replace
from arkade.kernel.rule import rule
from connect_four import GAME as good

good_legal = good.legal

@rule
def legal(s, out):
    n = good_legal(s, out)
    LINE
    return n

GAME = replace(good, id="broken", legal=legal, module="broken")
"""


@pytest.mark.parametrize(
    ("line", "why", "where"),
    [
        ("out[0] = eval('0')", "the rule legal does not compile: ", "broken.py"),
        ("out[0] = int(math.tanh(out[0]))", "its rules call tanh of the machine, which may differ", "kernel.reals"),
    ],
)
def test_a_game_whose_rules_do_not_compile_stays_interpreted_and_says_why(full_cache, tmp_path, line, why, where):
    (tmp_path / "broken.py").write_text(BROKEN.replace("LINE", line))
    code = (
        "import broken\nfrom arkade.kernel.engine import Engine\nfrom arkade.kernel.generator import seed_words\n"
        "engine = Engine(broken.GAME)\nprint(engine.wait())\n"
        "state = bytearray(broken.GAME.record.itemsize)\nstate[32] = 2\n"
        "engine.deal(state, seed_words(1))\nprint(engine.legal(state))\nengine.wait()"
    )
    paths = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    process = run(code, ARKADE_CACHE=str(full_cache[0]), PYTHONPATH=paths)
    out, error = process.communicate(timeout=COMPILING)
    assert out.split("\n")[:2] == ["False", "[0, 1, 2, 3, 4, 5, 6]"]
    error = WAITS.sub("", error, count=1)
    assert error.startswith(f"broken stays interpreted: {why}")
    assert error.count("\n") == 1
    assert where in error


OUTSIDE = """
import ctypes
import numpy as np
from numba import carray, types
from arkade.kernel import compiler, objects

def reach(numbers, place):
    carray(numbers, 3)[place] = 1
    return 7

code = compiler.lowered("reach", reach, (types.CPointer(types.int64), types.int64))
address = objects.load(objects.build("a test", [code]), ("reach",))["reach"]
function = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64)(address)
room = np.zeros(9, np.int64)
print(function(room.ctypes.data, 2), function(room.ctypes.data, 5), flush=True)
"""


def test_a_checked_run_ends_where_compiled_code_reaches_outside_an_array():
    assert finished(run(OUTSIDE)) == "7 7"
    out, error = (process := run(OUTSIDE, ARKADE_COMPILE="check")).communicate(timeout=COMPILING)
    assert (process.returncode, out) == (-signal.SIGABRT, "")
    assert error == "arkade: reach of a test reached outside an array, or raised an exception\n"


@pytest.mark.parametrize("cached", [True, False])
def test_a_program_that_ends_while_compiling_ends_cleanly(cached, tmp_path):
    place = tmp_path / "cache"
    if not cached:
        place.write_text("not a folder: the compiler hands its work over")
    for pause in (0.0, 0.7, 1.5, 2.5):
        code = f"import arkade, time\narkade.load('connect_four').new(seed=1)\ntime.sleep({pause})\nprint('bye')"
        assert finished(run(code, ARKADE_CACHE=str(place))) == "bye"


def test_the_rules_work_before_they_are_compiled(tmp_path):
    """The first moves of a process with an empty cache are interpreted: nobody waits for the compiler, which hangs."""
    code = (
        "import threading, arkade\nfrom arkade.kernel import engine\nnever = threading.Event()\n"
        "engine.compiled_code = lambda definition: never.wait()\n"
        "game = arkade.load('animimix')\nstate = game.new(seed=1)\n"
        "while not state.over: state.play(state.legal()[0])\n"
        "print(game.handle.engine.compiled, len(state.scores))"
    )
    assert finished(run(code, ARKADE_CACHE=str(tmp_path))) == "False 2"


def test_compilation_can_be_switched_off():
    assert finished(run(WARM, ARKADE_COMPILE="0")).endswith("False [0]")


def test_importing_the_games_does_not_import_numba():
    code = "import sys, arkade\nfor name in arkade.games(): arkade.load(name)\nprint('numba' in sys.modules)"
    assert finished(run(code)) == "False"


def test_sources_are_found_where_the_package_lies():
    for name in arkade.games():
        assert (registry.definition(name).sources / "rules.py").is_file()
    assert Path(cache.__file__).parent.name == "kernel"
