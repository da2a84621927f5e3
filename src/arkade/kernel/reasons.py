"""Why an action is not legal, and what a legal one brings: as data, and to be said in any language."""

from collections.abc import Iterable

import msgspec

from arkade.kernel.events import Event, phrases
from arkade.text import Phrase
from arkade.text import Reason as Reason


def rules_of(reasons: Iterable[Reason]) -> list[str]:
    """The numbers of their rules, each once, in order."""
    return list(dict.fromkeys(reason.rule for reason in reasons))


class Effect(Event, frozen=True):
    """Something that an action brings for certain; its sentence has the key `would-<tag>`."""

    def key(self) -> str:
        """The sentence's key."""
        return f"would-{self.__struct_config__.tag}"


class Outlook(msgspec.Struct, frozen=True):
    """What a legal action brings for certain by the rules, as far as the seat to decide knows; nothing hidden."""

    effects: tuple[Effect, ...]

    @property
    def phrases(self) -> list[Phrase]:
        """The same as sentences."""
        return phrases(list(self.effects))
