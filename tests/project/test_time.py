"""No test asks a machine for speed: none compares a clock with a bound, and none gives up within seconds.

A test that fails because others run beside it tells nothing. What must come is waited for (`tests/patience.py`), what
is measured is a benchmark's, and what only ends is ended by pytest's own limit.
"""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
CLOCKS = {"perf_counter", "perf_counter_ns", "monotonic", "monotonic_ns", "time", "time_ns", "thread_time"}
CLOCKS |= {"process_time"}
LEAST = 60  # seconds that a wait which fails must at least have

#: What looks like it and is not, and why.
ALLOWED = {
    ("server/web/test_wire.py", "sent"): "half a request has no answer to wait for, and what comes is not looked at",
}


def functions(tree: ast.Module) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def reads_a_clock(node: ast.AST, known: set[str]) -> bool:
    """Whether an expression has the time, or a name that was given it."""
    for part in ast.walk(node):
        if isinstance(part, ast.Call):
            name = part.func.attr if isinstance(part.func, ast.Attribute) else getattr(part.func, "id", "")
            if name in CLOCKS and not part.args:
                return True
        if isinstance(part, ast.Name) and part.id in known:
            return True
    return False


def times_of(function: ast.AST) -> set[str]:
    """The names that hold a time."""
    known: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                for name, value in pairs(target, node.value):
                    if isinstance(name, ast.Name) and reads_a_clock(value, known):
                        known.add(name.id)
    return known


def pairs(target: ast.expr, value: ast.expr) -> list[tuple[ast.expr, ast.expr]]:
    """What is given to what by an assignment."""
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        return list(zip(target.elts, value.elts, strict=False))
    return [(target, value)]


def seconds(node: ast.Call) -> float | None:
    """After how many seconds a call gives up, where that stands there as a number."""
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    given = [word.value for word in node.keywords if word.arg == "timeout"]
    if name == "wait_for" and len(node.args) == 2:
        given.append(node.args[1])
    if name == "timeout" and len(node.args) == 1:
        given.append(node.args[0])
    branches = [
        branch for each in given for branch in ((each.body, each.orelse) if isinstance(each, ast.IfExp) else (each,))
    ]
    numbers = [
        each.value for each in branches if isinstance(each, ast.Constant) and isinstance(each.value, int | float)
    ]
    return min(numbers, default=None)


def faults(tree: ast.Module) -> list[tuple[str, int, str]]:
    """Function, line and what is wrong there."""
    found = []
    for function in functions(tree):
        known = times_of(function)
        for node in ast.walk(function):
            if isinstance(node, ast.Assert) and any(
                isinstance(part, ast.Compare) and reads_a_clock(part, known) for part in ast.walk(node)
            ):
                found.append((function.name, node.lineno, "asserts how long something took"))
            if isinstance(node, ast.Call) and (limit := seconds(node)) is not None and limit < LEAST:
                found.append((function.name, node.lineno, f"gives up after {limit} s"))
    return found


@pytest.mark.parametrize("file", sorted(TESTS.rglob("test_*.py")), ids=lambda file: str(file.relative_to(TESTS)))
def test_no_test_asks_a_machine_for_speed(file):
    name = file.relative_to(TESTS).as_posix()
    tree = ast.parse(file.read_text(encoding="utf-8"))
    wrong = [f"{file.name}:{line} {what}" for within, line, what in faults(tree) if (name, within) not in ALLOWED]
    assert wrong == []


def test_what_is_allowed_is_there():
    for name, within in ALLOWED:
        assert within in {function for function, _, _ in faults(ast.parse((TESTS / name).read_text(encoding="utf-8")))}


@pytest.mark.parametrize(
    "code",
    [
        "def f():\n    begin = time.perf_counter()\n    work()\n    assert time.perf_counter() - begin < 60",
        "def f():\n    begin = loop.time()\n    took = loop.time() - begin\n    assert took < 2",
        "async def f():\n    await asyncio.wait_for(event.wait(), 5)",
        "async def f():\n    async with asyncio.timeout(20):\n        pass",
        "def f():\n    process.communicate(timeout=30)",
    ],
)
def test_what_asks_for_speed_is_found(code):
    assert faults(ast.parse(code))


def test_what_waits_long_enough_is_not():
    code = "def f():\n    time.sleep(1)\n    assert found.seconds >= 0.05\n    process.communicate(timeout=PATIENCE)"
    assert faults(ast.parse(code)) == []
