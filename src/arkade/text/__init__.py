"""Words in English, French and Dutch: names, log lines, refusals, rules pages.

Other layers speak in `Phrase`s, keys with parameters; only `Words` makes sentences of them, from Project Fluent files
`<language>/<game>.ftl` and Markdown pages `rules/<language>/<game>.md`.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "nl")
FOLDER = Path(__file__).parent

_RULE = re.compile(r"^- \*\*([A-Z0-9]+-\d+)\*\* ", re.MULTILINE)


class Phrase(msgspec.Struct, frozen=True):
    """Something to say in any language: a text key and its parameters.

    A parameter may be a phrase itself, which is said first, or a list of phrases or words, which is joined by commas
    and "and". Of a phrase given as `animal` the text may use `$animal`, and `$animal_a` for its attribute `.a`.
    """

    key: str
    params: dict[str, "str | int | Phrase | list[Phrase | str]"] = {}


def seat_phrase(seat: int) -> Phrase:
    """A player, by seat."""
    return Phrase("seat", {"seat": seat})


class Words:
    """A language's words for a game (or, without one, those common to all)."""

    def __init__(self, language: str, game: str | None = None, folder: Path = FOLDER) -> None:
        self.language = language
        self._game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(_resource(FOLDER / language / "common.ftl"))
        if game is not None:
            self._bundle.add_resource(_resource(folder / language / f"{game}.ftl"), allow_overrides=True)

    def say(self, phrase: Phrase | str, **params: Any) -> str:
        """The sentence, name or label that a phrase stands for."""
        if isinstance(phrase, str):
            phrase = Phrase(phrase, params)
        filled: dict[str, Any] = {}
        for name, value in phrase.params.items():
            if isinstance(value, Phrase):
                filled[name] = self.say(value)
                for attribute in self._bundle.get_message(value.key).attributes:
                    filled[f"{name}_{attribute}"] = self._format(value, attribute, value.params)
            elif isinstance(value, list):
                filled[name] = self._joined([item if isinstance(item, str) else self.say(item) for item in value])
            else:
                filled[name] = value
        return self._format(phrase, None, filled)

    def has(self, key: str) -> bool:
        """Whether there is such a key."""
        return self._bundle.has_message(key)

    def refusal(self, rule: str) -> str:
        """Why a move was refused, in one sentence."""
        return self.say(f"refusal-{rule}")

    def _format(self, phrase: Phrase, attribute: str | None, params: dict[str, Any]) -> str:
        if not self._bundle.has_message(phrase.key):
            raise KeyError(f"no text {phrase.key!r} in {self.language} for {self._game}")
        message = self._bundle.get_message(phrase.key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(f"text {phrase.key!r} in {self.language} for {self._game} is empty")
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            raise KeyError(f"text {phrase.key!r} in {self.language} for {self._game}: {errors[0]}")
        return str(text)

    def _joined(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])


@cache
def _resource(file: Path) -> Any:
    return FluentResource(file.read_text(encoding="utf-8"))


def rules_page(language: str, game: str, folder: Path = FOLDER) -> str:
    """The rules of a game as Markdown, every rule with its number; game "common": those that all games share."""
    return (folder / "rules" / language / f"{game}.md").read_text(encoding="utf-8")


def rules_of(page: str) -> dict[str, str]:
    """The numbered rules of a page, in its order: number and text."""
    found = {}
    starts = list(_RULE.finditer(page))
    for this, following in zip(starts, [*starts[1:], None], strict=True):
        text = page[this.end() : following.start() if following else len(page)]
        found[this[1]] = " ".join(re.split(r"\n\n(?=\S)|\n#", text)[0].split())
    return found
