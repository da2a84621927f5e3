"""`make rules-report`: every rule and how many tests carry its number. Exits with 1 where a rule has none."""

import ast
import sys
from collections import Counter
from pathlib import Path

import arkade
from arkade import registry
from arkade.text import rules_of

TESTS = Path(__file__).parents[1]


def marked() -> Counter[str]:
    """Rule numbers in `pytest.mark.rule(...)`, by the tests that carry them."""
    found: Counter[str] = Counter()
    for file in TESTS.glob("**/test_*.py"):
        tree = ast.parse(file.read_text())
        tests = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
        everywhere = [
            number
            for node in tree.body
            if isinstance(node, ast.Assign) and named(node)
            for number in numbers(node.value)
        ]
        for test in tests:
            own = [number for decorator in test.decorator_list for number in numbers(decorator)]
            found.update({*own, *everywhere})
    return found


def named(node: ast.Assign) -> bool:
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)


def numbers(node: ast.AST) -> list[str]:
    found = []
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
            found += [str(argument.value) for argument in call.args if isinstance(argument, ast.Constant)]
    return found


def pages() -> dict[str, list[str]]:
    """The rule numbers of every page."""
    return {name: list(rules_of(registry.rules_page(name, "en"))) for name in [registry.COMMON, *arkade.games()]}


def main() -> int:
    """Print the report; 0 if no rule lacks a test and no test names a rule that does not exist."""
    counts = marked()
    missing = []
    for name, rules in pages().items():
        shown = [rule for rule in rules if counts[rule]]
        missing += [rule for rule in rules if not counts[rule]]
        print(f"{name}: {len(shown)} of {len(rules)} rules shown by {sum(counts[rule] for rule in shown)} tests")
    unknown = sorted(set(counts) - {rule for rules in pages().values() for rule in rules})
    print(f"rules without a test: {', '.join(missing) or 'none'}")
    if unknown:
        print(f"tests name rules that do not exist: {', '.join(unknown)}")
    return 1 if missing or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
