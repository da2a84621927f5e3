"""Parameters that are declared once, where they are taken: kind, range and meaning stand in the annotation.

>>> def play(seed: int, deals: Annotated[int, Whole(1, 1000), "how often what is hidden is imagined"] = 8): ...
>>> in_words(parameters(play)["deals"].kind.expects)
'a whole number from 1 to 1000'

Reading a text, error messages, help and forms all follow from that.
"""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, NamedTuple, get_args, get_origin

from arkade.errors import in_words
from arkade.text import Phrase, sentence


@dataclass(frozen=True)
class Whole:
    """A whole number in a range."""

    least: int
    most: int

    @property
    def expects(self) -> Phrase:
        """What may stand here, for a person."""
        return sentence("takes-whole", least=str(self.least), most=str(self.most))

    def read(self, text: str) -> int:
        """The value that a text means, or ValueError."""
        return self.check(int(text))

    def check(self, value: int) -> int:
        """The value if it is in range, or ValueError."""
        if not self.least <= value <= self.most:
            raise ValueError(in_words(self.expects))
        return value


@dataclass(frozen=True)
class Real:
    """A number in a range."""

    least: float
    most: float

    @property
    def expects(self) -> Phrase:
        """What may stand here, for a person."""
        return sentence("takes-real", least=f"{self.least:g}", most=f"{self.most:g}")

    def read(self, text: str) -> float:
        """The value that a text means, or ValueError."""
        return self.check(float(text))

    def check(self, value: float) -> float:
        """The value if it is in range, or ValueError."""
        if not self.least <= value <= self.most:  # not a number is not
            raise ValueError(in_words(self.expects))
        return value


@dataclass(frozen=True)
class Switch:
    """On or off."""

    expects = sentence("takes-switch")

    def read(self, text: str) -> bool:
        """The value that a text means, or ValueError."""
        if text not in ("on", "off"):
            raise ValueError(in_words(self.expects))
        return text == "on"


@dataclass(frozen=True)
class File:
    """The place of a file."""

    expects = sentence("takes-path")

    def read(self, text: str) -> Path:
        """The place that a text means, or ValueError."""
        if not text:
            raise ValueError(in_words(self.expects))
        return Path(text)


Kind = Whole | Real | Switch | File


class Parameter(NamedTuple):
    """One parameter."""

    kind: Kind
    about: str  # its meaning
    default: Any

    @property
    def required(self) -> bool:
        """Whether it must be given."""
        return self.default is inspect.Parameter.empty


def parameters(taker: Callable[..., Any]) -> dict[str, Parameter]:
    """The declared parameters of a class or function, by name; what is not declared so is left out.

    Where `**more` is annotated with a class, as in `Annotated[float, Search]`, those of that class are taken too, after
    the others; all of them may be left out.
    """
    found: dict[str, Parameter] = {}
    for name, parameter in inspect.signature(taker).parameters.items():
        declared = get_args(parameter.annotation)[1:] if get_origin(parameter.annotation) is Annotated else ()
        match declared:
            case (Whole() | Real() | Switch() | File() as kind, str(about)):
                found[name] = Parameter(kind, about, parameter.default)
            case (type() as other,) if parameter.kind is inspect.Parameter.VAR_KEYWORD:
                found |= {key: each._replace(default=None) for key, each in parameters(other).items()}
    return found
