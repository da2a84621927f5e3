"""The games in the interfaces that researchers use, a module each; none of them is imported with `arkade`."""

from arkade.errors import ArkadeError


class MissingExtra(ArkadeError, ImportError):
    """A package that an environment needs is not installed; says how to get it."""


def missing(extra: str, error: ImportError) -> MissingExtra:
    """What to raise when a package of an extra cannot be imported."""
    return MissingExtra(f"this environment needs more packages ({error.name}): pip install 'arkade[{extra}]'")
