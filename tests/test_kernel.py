"""The kernel: generator, records, background compilation and its cache."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import arkade
from arkade import registry
from arkade.kernel import cache
from arkade.kernel.dispatch import register
from arkade.kernel.generator import below, next_word, seed_words, shuffle
from arkade.kernel.record import record

WARM = """
import sys, arkade
game = arkade.load("connect_four")
state = game.new(seed=1)
while not state.over:
    state.play(state.legal()[0])
print(game.playouts(10, 3)[0], game._engine.compiled, state.winners)
"""
LOADED = """
from arkade.kernel import compiler
print(all(entry.stats.cache_hits and not entry.stats.cache_misses for entry in compiler._alive))
"""


def run(code: str, **environment: str) -> subprocess.Popen[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA_", "ARKADE_"))}
    return subprocess.Popen(
        [sys.executable, "-c", code],
        env={**clean, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finished(process: subprocess.Popen[str], timeout: float = 300) -> str:
    out, error = process.communicate(timeout=timeout)
    assert process.returncode == 0, error
    assert error == ""
    return out.strip()


@pytest.fixture(scope="module")
def full_cache(tmp_path_factory):
    """A cache that two processes filled at the same time."""
    folder = tmp_path_factory.mktemp("cache")
    both = [run(WARM, ARKADE_CACHE=str(folder)) for _ in range(2)]
    answers = [finished(process) for process in both]
    assert answers[0] == answers[1]
    assert answers[0].endswith("True [0]")
    return folder, answers[0]


# The generator


@pytest.mark.rule("COM-03")
def test_the_generator_gives_the_published_numbers_of_xoshiro128_plus_plus():
    rng = np.array([1, 2, 3, 4], np.int64)
    published = [
        641,
        1573767,
        3222811527,
        3517856514,
        836907274,
        4247214768,
        3867114732,
        1355841295,
        495546011,
        621204420,
    ]
    assert [int(next_word(rng)) for _ in range(10)] == published


@pytest.mark.rule("COM-03")
def test_a_seed_gives_the_same_words_on_every_machine():
    assert seed_words(7).tolist() == seed_words(np.int64(7)).tolist()
    assert seed_words(7).tolist() != seed_words(8).tolist()
    assert seed_words(7).tolist() != seed_words(7, "redeal").tolist()
    assert all(0 <= word < 2**32 for seed in range(50) for word in seed_words(seed).tolist())


@pytest.mark.parametrize("seed", [-1, 2**128, 10**100, 1.0, "7", True, None])
def test_what_is_no_seed_is_refused(seed):
    with pytest.raises(arkade.BadSeed):
        seed_words(seed)


def test_numbers_below_n_come_equally_often():
    from scipy.stats import chisquare

    rng = seed_words(1)
    for n in (2, 3, 7, 52):
        counts = np.bincount([int(below(rng, n)) for _ in range(200 * n)], minlength=n)
        assert len(counts) == n
        assert chisquare(counts).pvalue > 0.001


def test_every_order_of_a_shuffle_comes_equally_often():
    from scipy.stats import chisquare

    rng = seed_words(2)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        cards = np.arange(4)
        shuffle(rng, cards, 4)
        counts[tuple(cards.tolist())] = counts.get(tuple(cards.tolist()), 0) + 1
    assert len(counts) == 24
    assert chisquare(list(counts.values())).pvalue > 0.001


# Records


def test_a_record_may_not_use_a_common_fields_name():
    with pytest.raises(ValueError, match="'player' is one of the common fields"):
        record([("player", "i2")])


def test_a_field_may_not_hide_an_attribute_of_records():
    with pytest.raises(ValueError, match="'size' has the name of an attribute"):
        record([("size", "i2")])


def test_narrow_integers_do_not_overflow_in_the_generator():
    rng = np.zeros(4, np.int64)  # its first word is 0, for which `below` has to look at its threshold
    rng[1] = 1
    assert 0 <= below(rng, np.int16(5)) < 5


def test_two_games_with_one_record_type_are_refused():
    from dataclasses import replace

    register(registry.definition("connect_four"))
    with pytest.raises(ValueError, match="rename a field"):
        register(replace(registry.definition("connect_four"), id="copycat"))


@pytest.mark.parametrize("name", arkade.games())
def test_a_state_is_small(name):
    assert len(bytes(arkade.load(name).new(seed=1))) <= 2048


# Compilation in the background


def test_two_processes_may_compile_at_once(full_cache):
    folder, _ = full_cache
    (sealed,) = folder.glob("connect_four-*/sealed.json")
    assert sealed.stat().st_size > 100


def test_a_full_cache_is_only_read(full_cache):
    folder, answer = full_cache
    before = {file: file.stat().st_mtime_ns for file in folder.glob("**/*") if file.is_file()}
    assert finished(run(WARM + LOADED, ARKADE_CACHE=str(folder))) == f"{answer}\nTrue"
    assert {file: file.stat().st_mtime_ns for file in folder.glob("**/*") if file.is_file()} == before


def test_a_damaged_cache_is_not_loaded_but_made_anew(full_cache, tmp_path):
    folder, answer = full_cache
    copy = tmp_path / "cache"
    shutil.copytree(folder, copy)
    damaged = max(copy.glob("**/*.nbc"), key=lambda file: file.stat().st_size)
    damaged.write_bytes(damaged.read_bytes()[: damaged.stat().st_size // 2])
    (place,) = copy.iterdir()
    assert not cache.sealed(place)
    assert finished(run(WARM, ARKADE_CACHE=str(copy))) == answer
    assert cache.sealed(place)


def test_a_read_only_cache_is_used_as_it_is(full_cache, tmp_path):
    folder, answer = full_cache
    place = tmp_path / "cache"
    shutil.copytree(folder, place)
    if os.geteuid() == 0:  # root may write anywhere but on a read-only file system
        read_only = f"mount --bind {place} {place} && mount -o remount,ro,bind {place}"
        script = f'{read_only} && ! touch {place}/x 2>/dev/null && exec "$0" -c "$1"'
        command = ["unshare", "--mount", "sh", "-c", script, sys.executable, WARM + LOADED]
    else:
        for file in [place, *place.glob("**")]:
            file.chmod(0o555)
        command = [sys.executable, "-c", WARM + LOADED]
    environment = {**os.environ, "ARKADE_CACHE": str(place)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.stderr == ""
    assert done.stdout.splitlines() == [answer, "True"]


def test_what_others_left_is_ignored_and_removed_when_old(tmp_path):
    place = tmp_path / "noah-new"
    for name in ("noah-recent", "noah-ancient", "animimix-ancient", ".filling-ancient"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "sealed.json").write_text("{}")
        assert not cache.sealed(tmp_path / name)
        if "ancient" in name:
            long_ago = time.time() - 40 * 86400
            os.utime(tmp_path / name / "sealed.json", (long_ago, long_ago))
    cache.fill(place, lambda folder: (folder / "entry.nbi").write_bytes(b"code"))
    assert cache.sealed(place)
    assert sorted(folder.name for folder in tmp_path.iterdir()) == ["animimix-ancient", "noah-new", "noah-recent"]


def test_a_folder_is_filled_whole_or_not_at_all(tmp_path):
    place = tmp_path / "cache" / "noah-new"

    def fail(folder):
        (folder / "entry.nbi").write_bytes(b"half")
        raise OSError(28, "No space left on device")

    with pytest.raises(OSError, match="No space left"):
        cache.fill(place, fail)
    assert list(place.parent.iterdir()) == []
    cache.fill(place, lambda folder: (folder / "entry.nbi").write_bytes(b"first"))
    cache.fill(place, lambda folder: (folder / "entry.nbi").write_bytes(b"second"))
    assert (place / "entry.nbi").read_bytes() == b"first"
    (place / "entry.nbi").write_bytes(b"damaged")
    cache.fill(place, lambda folder: (folder / "entry.nbi").write_bytes(b"third"))
    assert (place / "entry.nbi").read_bytes() == b"third"


def test_the_cache_is_named_by_all_sources(monkeypatch, tmp_path):
    from types import SimpleNamespace

    definition = registry.definition("connect_four")
    copy = tmp_path / "sources"
    shutil.copytree(definition.sources, copy)
    twin = SimpleNamespace(id=definition.id, sources=copy)
    before = cache.key(twin)
    assert before == cache.key(definition)
    (copy / "components.py").write_text((copy / "components.py").read_text() + "\nEXTRA = 1\n")
    assert cache.key(twin) != before
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert cache.key(definition) != before


def test_where_nothing_can_be_written_a_process_compiles_for_itself(full_cache, tmp_path):
    _, answer = full_cache
    occupied = tmp_path / "file"
    occupied.write_text("not a folder")
    assert finished(run(WARM, ARKADE_CACHE=str(occupied))) == answer
    assert occupied.read_text() == "not a folder"


def test_a_full_disk_is_harmless(full_cache, tmp_path):
    """Files may not grow beyond 20 kB here: the compiler cannot save its work, and the game goes on."""
    _, answer = full_cache
    limited = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))\n" + WARM
    assert finished(run(limited, ARKADE_CACHE=str(tmp_path / "cache"))) == answer
    assert not list(tmp_path.glob("cache/*/sealed.json"))


@pytest.mark.parametrize("cached", [True, False])
def test_a_program_that_ends_while_compiling_ends_cleanly(cached, tmp_path):
    place = tmp_path / "cache"
    if not cached:
        place.write_text("not a folder: the process itself compiles")
    for pause in (0.0, 0.7, 1.5, 2.5):
        code = f"import arkade, time\narkade.load('connect_four').new(seed=1)\ntime.sleep({pause})\nprint('bye')"
        assert finished(run(code, ARKADE_CACHE=str(place))) == "bye"


def test_the_rules_work_before_they_are_compiled(tmp_path):
    """The first moves of a process with an empty cache are interpreted: nobody waits."""
    code = (
        "import arkade\ngame = arkade.load('animimix')\nstate = game.new(seed=1)\n"
        "while not state.over: state.play(state.legal()[0])\n"
        "print(game._engine.compiled, len(state.scores))"
    )
    assert finished(run(code, ARKADE_CACHE=str(tmp_path))) == "False 2"


def test_compilation_can_be_switched_off():
    assert finished(run(WARM, ARKADE_COMPILE="0")).endswith("False [0]")
    assert finished(run(WARM, NUMBA_DISABLE_JIT="1")).endswith("False [0]")


def test_importing_the_games_does_not_import_numba():
    code = "import sys, arkade\nfor name in arkade.games(): arkade.load(name)\nprint('numba' in sys.modules)"
    assert finished(run(code)) == "False"


def test_sources_are_found_where_the_package_lies():
    for name in arkade.games():
        assert (registry.definition(name).sources / "rules.py").is_file()
    assert Path(cache.__file__).parent.name == "kernel"
