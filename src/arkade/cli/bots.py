"""`arkade bots`: the bots, their parameters and the levels."""

import argparse
import inspect

from rich.console import Console
from rich.text import Text

from arkade import bots
from arkade.cli import DONE
from arkade.errors import in_words

ABOUT = "list the bots, their parameters and levels"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing more than all commands take."""


def run(options: argparse.Namespace) -> int:
    """Print the bots, each with what its class says of it."""
    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    for name in bots.kinds():
        about = (inspect.getdoc(bots.kind(name)) or "").partition("\n")[0]
        console.print(Text.assemble((name, "bold"), "  ", about))
        for key, parameter in bots.parameters(name).items():
            meaning = f"{parameter.about} ({in_words(parameter.kind.expects)})"
            console.print(Text.assemble("    ", (f"{key}=", "cyan"), "  ", (meaning, "dim")))
    for name, spec in bots.LEVELS.items():
        console.print(Text.assemble((name, "bold"), "  ", spec))
    return DONE
