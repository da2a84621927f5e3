"""The rule decorator: a rule is an ordinary function that can also be compiled.

Called from Python a rule runs as it stands, so it can be tested and stepped through. Called from another rule
inside compiled code it is its compiled twin, which `arkade.kernel.compiler` attaches when Numba is first needed:
importing a game does not import Numba.
"""

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

#: Every rule of the process, in order of definition.
RULES: list[Callable[..., Any]] = []


def rule(function: Function) -> Function:
    """Mark a plain function on records, arrays and integers as one that compiles."""
    RULES.append(function)
    return function
