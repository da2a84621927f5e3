"""exp, log and powers of the kernel: near the true value, and the same compiled, interpreted and on every processor."""

import hashlib
import math
import os
import platform
import random
import struct
import subprocess
import sys
from decimal import Decimal, localcontext
from pathlib import Path

import pytest

from arkade import registry
from arkade.kernel import cache
from arkade.kernel.objects import OUTSIDE
from arkade.kernel.reals import LEAST, LOGS, MOST, TABLED, exp, log, log_of_whole, power
from tests.kernel.calls import LIBRARY
from tests.tables import NIGHTLY

TRIES = 50_000 if NIGHTLY else 1_000
INFINITE = float("inf")


def last_places(found: float, true: Decimal) -> float:
    """How far a result is from the true value, in units of its last place."""
    with localcontext(prec=60):
        return abs(float((Decimal(float(found)) - true) / Decimal(math.ulp(found))))


def exact(name: str, *given: float) -> Decimal:
    with localcontext(prec=60, Emin=-999_999):
        x = Decimal(given[0])
        return {"exp": lambda: x.exp(), "log": lambda: x.ln(), "power": lambda: x ** int(given[1])}[name]()


def reals(*ranges: tuple[float, float]) -> list[float]:
    chance = random.Random(1)
    return [chance.uniform(*each) for each in ranges for _ in range(TRIES)]


def test_exp_is_near_the_true_value():
    edges = [LEAST, MOST, *(k / 64 * math.log(2) for k in range(-200, 200)), 1e-300, -1e-300, 5e-324]
    farthest = -707.0676250608384, -706.9742047083846, -563.5822695443736  # 1.02, 1.005 and 1.001
    for x in [*edges, *farthest, *reals((LEAST, MOST), (-30, 0), (-1, 1), (-1e-6, 1e-6))]:
        assert last_places(exp(x), exact("exp", x)) < 1.05, x
    assert [exp(x) for x in (0.0, -0.0, 0)] == [1.0] * 3


def test_exp_ends_where_it_says():
    assert [exp(x) for x in (-708.1, -1e9, -INFINITE)] == [0.0] * 3
    assert [exp(x) for x in (709.1, 1e9, INFINITE)] == [INFINITE] * 3
    assert math.isnan(exp(math.nan))


def test_log_is_near_the_true_value():
    edges = [math.ulp(0.0), 2.0**-1022, 1 - 2.0**-53, 1 + 2.0**-52, sys.float_info.max, math.sqrt(0.5), math.sqrt(2)]
    spread = [math.ldexp(x, k) for k in range(-1073, 1023, 7) for x in (1.0, 1.1, 1.41, 1.42, 1.99)]
    for x in [*edges, *spread, *reals((1e-12, 1), (0.7, 1.4), (0.999, 1.001), (1, 1e9))]:
        assert last_places(log(x), exact("log", x)) < 1, x


def test_log_of_what_has_none():
    assert log(1.0) == 0.0
    assert [log(0.0), log(-0.0)] == [-INFINITE] * 2
    assert log(INFINITE) == INFINITE
    assert all(math.isnan(log(x)) for x in (-1.0, -INFINITE, math.nan))


def test_logs_of_whole_numbers_come_from_a_table_and_behind_it_join_it():
    assert [float(LOGS[n]) for n in range(1, TABLED)] == [log(n) for n in range(1, TABLED)]
    chance = random.Random(2)
    large = [chance.randrange(TABLED, 2**bits) for bits in (12, 20, 31, 52) for _ in range(TRIES)]
    for n in [*range(2, 3 * TABLED), *(2**k + more for k in range(10, 52) for more in (-1, 0, 1)), *large]:
        assert last_places(log_of_whole(n), exact("log", n)) < 1.25, n
    assert log_of_whole(1) == 0.0


def test_powers_are_near_the_true_value():
    chance = random.Random(3)
    shares = [0.9, 0.999, 0.9995, *(1 - 10 ** -chance.uniform(0, 12) for _ in range(TRIES // 10))]
    for x in shares:
        for n in (1, 2, 3, 1000, chance.randrange(10**6)):
            found, true = power(x, n), exact("power", x, n)
            if true > 1e-280:
                assert last_places(found, true) < 1, (x, n)
            else:
                assert found <= 1e-279
    assert power(1 - 2.0**-41, 2**40) == pytest.approx(math.exp(-0.5), rel=1e-12)
    assert [power(x, 0) for x in (0.0, 0.5, 1.0)] == [1.0] * 3
    assert [power(0.0, 5), power(1.0, 2**40), power(0.5, 5000)] == [0.0, 1.0, 0.0]


def test_they_are_the_same_everywhere():
    """Bits of 20,000 results: another processor or system must find them too."""
    found = [f(k / 997.0) for f in (exp, log) for k in range(1, 5001)]
    found += [log_of_whole(k * k) for k in range(1, 5001)] + [power(0.999, k) for k in range(5000)]
    assert hashlib.sha256(struct.pack("<20000d", *found)).hexdigest()[:16] == "b6e75cecfd4cc6db"


COMPILED = """
import ctypes, random
import numpy as np
from numba import carray, types
from arkade.kernel import compiler, objects
from arkade.kernel.reals import exp, log, log_of_whole, power

compiler.attach_twins()

def work(given, whole, found, n):
    x, k, out = carray(given, n), carray(whole, n), carray(found, 4 * n)
    for i in range(n):
        out[4 * i] = exp(x[i])
        out[4 * i + 1] = log(x[i])
        out[4 * i + 2] = log_of_whole(k[i])
        out[4 * i + 3] = power(abs(x[i]) % 1.0, k[i])
    return 0

numbers = types.CPointer(types.float64)
code = compiler.lowered("work", work, (numbers, types.CPointer(types.int64), numbers, types.int64))
address = objects.load(objects.build("a test", [code]), ("work",))["work"]
chance = random.Random(4)
x = [0.0, -0.0, 1.0, 5e-324, 2.0**-1022, 709.0, -708.0, 800.0, -800.0, 1.0 - 2.0**-53]
x += [chance.choice((-1, 1)) * 10 ** chance.uniform(-320, 307) for _ in range(TRIES)]
x += [chance.uniform(-700, 700) for _ in range(TRIES)] + [chance.uniform(0, 2) for _ in range(TRIES)]
given = np.array(x)
whole = np.array([max(1, int(2 ** chance.uniform(0, 52))) for _ in x])
found = np.zeros(4 * len(x))
kinds = [ctypes.c_void_p] * 3 + [ctypes.c_int64]
ctypes.CFUNCTYPE(ctypes.c_int64, *kinds)(address)(given.ctypes.data, whole.ctypes.data, found.ctypes.data, len(x))
plain = [y for x, k in zip(given, whole) for y in (exp(x), log(x), log_of_whole(k), power(abs(x) % 1.0, k))]
print(np.array_equal(found.view(np.int64), np.array(plain, float).view(np.int64)), len(plain))
"""


@pytest.mark.slow
def test_compiled_and_interpreted_they_are_the_same_to_the_last_bit():
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", COMPILED.replace("TRIES", str(TRIES))],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["True", str(4 * (10 + 3 * TRIES))]


# What compiled code asks the machine for

#: What LLVM and C compilers put into every library on their own: copying, filling, beginning and ending.
USUAL = {"memcpy", "memmove", "memset", "__cxa_finalize", "__gmon_start__"}


def wanted(library: bytes) -> set[str]:
    """The names that a library or an object of Linux (ELF, 64 bits) wants from elsewhere."""
    (table,) = struct.unpack_from("<Q", library, 40)
    size, count = struct.unpack_from("<HH", library, 58)
    heads = [struct.unpack_from("<IIQQQQIIQQ", library, table + i * size) for i in range(count)]
    found = set()
    for _, kind, _, _, start, length, link, *_ in heads:
        if kind in (2, 11):  # a table of symbols, of an object or a library
            for place in range(start, start + length, 24):
                name, _, _, section = struct.unpack_from("<IBBH", library, place)
                if section == 0:
                    begin = heads[link][4] + name
                    found.add(library[begin : library.index(0, begin)].decode())
    return {name for name in found if name and not name.startswith("_ITM_")}


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other files")
@pytest.mark.parametrize("name", [*registry.games(), None])
def test_compiled_code_asks_the_machine_for_memory_and_an_end_and_for_nothing_else(name):
    engine = registry.engine(name or registry.OURS[0])
    assert engine.wait()
    place = cache.find(name and registry.definition(name))
    content = cache.read(place)
    assert content is not None
    assert name or "malloc" in wanted(content)
    assert wanted(content) <= OUTSIDE | USUAL


FOREIGN = """
import math, os
from numba import carray, types
from arkade.kernel import compiler, objects

def of(function):
    compiled = compiler.njit(function)
    def rule(numbers):
        x = carray(numbers, 1)
        x[0] = compiled(x[0])
        return 0
    return rule

def exact(x):
    return math.sqrt(math.floor(x) + abs(x)) + max(x % 3.0, x // 2.0, math.copysign(x, -1.0)) + x ** 3

def power(x):
    return x ** int(x)

def hyperbolic(x):
    return math.tanh(x)

for function in (exact, power, hyperbolic):
    try:
        objects.build("a test", [compiler.lowered("rule", of(function), (types.CPointer(types.float64),))])
        print("compiled")
    except objects.NotCompiled as reason:
        print(reason)
"""


@pytest.mark.slow
def test_rules_that_call_the_c_library_are_refused_and_told_what_they_call():
    done = subprocess.run([sys.executable, "-c", FOREIGN], capture_output=True, text=True, check=False)
    why = "of the machine, which may differ from others' (arkade.kernel.reals has exp, log and power)"
    assert done.stdout.splitlines() == ["compiled", f"its rules call pow {why}", f"its rules call tanh {why}"]


# Another processor

#: What the C library is told not to have; those with more words are what older ones call the same.
LESS = ",".join(f"-{feature}{usable}" for feature in ("FMA", "FMA4", "AVX2") for usable in ("", "_Usable"))
OTHER_PROCESSOR = {"GLIBC_TUNABLES": f"glibc.cpu.hwcaps={LESS}", "NPY_DISABLE_CPU_FEATURES": "X86_V3 X86_V4"}
SIMULATIONS = 5000 if NIGHTLY else 300


def hashes(**environment: str) -> tuple[str, list[str]]:
    """What a process makes of the C library's exp, and of all calls."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.kernel.calls", str(SIMULATIONS)],
        env={**os.environ, **environment},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    first, *others = done.stdout.splitlines()
    assert first.startswith(LIBRARY)
    return first, others


@pytest.mark.slow
@pytest.mark.skipif(
    sys.platform != "linux" or platform.machine() != "x86_64", reason="only glibc on x86-64 plays another processor"
)
def test_every_call_gives_the_same_where_the_c_library_has_no_fused_multiply_add():
    (library, ours), (other_library, others) = hashes(), hashes(**OTHER_PROCESSOR)
    assert len(ours) == 25 * sum(len(registry.definition(name).players) for name in registry.OURS) + 2 * len(
        registry.OURS
    )
    assert [pair for pair in zip(ours, others, strict=True) if pair[0] != pair[1]] == []
    if library == other_library:
        reason = "the processor has no fused multiply-add, or the C library cannot be told so: nothing was shown"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
