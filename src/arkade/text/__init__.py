"""Words in every language: names, log lines, refusals, rules pages.

Other layers speak in `Phrase`s, keys with parameters; only `Words` makes sentences of them. A folder of words has a
Project Fluent file `<language>.ftl` and a rules page `<language>.md` for each language: every game has one, and the
one beside this file is common to all. Nothing else lists the languages. What a language lacks is said in English.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import parse
from fluent.syntax.ast import Message, Term

FIRST = "en"
FOLDER = Path(__file__).parent / "words"
ERRORS = Path(__file__).parent / "errors"  # what the command line says of wrong input; the browser has no need of it
HELP = Path(__file__).parent / "help"  # its help in other languages than English, which stands beside what it tells of
LANGUAGES = (FIRST, *sorted(file.stem for file in FOLDER.glob("*.ftl") if file.stem != FIRST))

LONGEST = 2000  # characters of a parameter: Fluent takes 2500

_RULE = re.compile(r"^- \*\*([A-Z0-9]+-\d+)\*\* ", re.MULTILINE)


class Phrase(msgspec.Struct, frozen=True):
    """Something to say in any language: a text key and its parameters.

    A parameter may be a phrase itself, which is said first, or a list of phrases or words, which is joined by commas
    and "and". Of a phrase given as `animal` the text may use `$animal`, and `$animal_a` for its attribute `.a`.
    """

    key: str
    params: dict[str, "str | int | Phrase | list[Phrase | str]"] = {}


def sentence(key: str, **params: str | int | Phrase) -> Phrase:
    """A phrase with its parameters by name."""
    return Phrase(key, dict(params))


class Reason(msgspec.Struct, frozen=True):
    """One cause that forbids an action now."""

    rule: str  #: its number: `NOA-08`
    phrase: Phrase  #: the cause with its numbers and culprits: "18 + 9 = 27 is over 21."
    pieces: tuple[str, ...] = ()  #: what to light, by the names that the game's board in the browser has: `boat:3`


def seat_phrase(seat: int) -> Phrase:
    """A player, by seat."""
    return Phrase("seat", {"seat": seat})


class Words:
    """A language's words: those common to all games, and those of some folders of words, such as a game's."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language
        self._folders = folders
        self.bundle = FluentBundle([language], use_isolating=False)
        for place in (FOLDER, *folders):
            if (file := place / f"{language}.ftl").exists():
                self.bundle.add_resource(_resource(file), allow_overrides=True)

    def say(self, phrase: Phrase | str, **params: Any) -> str:
        """The sentence, name or label that a phrase stands for."""
        if isinstance(phrase, str):
            phrase = Phrase(phrase, params)
        filled: dict[str, Any] = {}
        for name, value in phrase.params.items():
            if isinstance(value, Phrase):
                filled[name] = self.say(value)
                for attribute in self._of(value.key).bundle.get_message(value.key).attributes:
                    filled[f"{name}_{attribute}"] = self._format(value, attribute, value.params)
            elif isinstance(value, list):
                filled[name] = self._joined([item if isinstance(item, str) else self.say(item) for item in value])
            else:
                filled[name] = value
        return self._format(phrase, None, {name: _short(value) for name, value in filled.items()})

    def has(self, key: str) -> bool:
        """Whether there is such a key."""
        return bool(self._of(key).bundle.has_message(key))

    def _of(self, key: str) -> "Words":
        """The words that have a key: these, else the English ones."""
        if self.language == FIRST or self.bundle.has_message(key):
            return self
        return _english(self._folders)

    def _format(self, phrase: Phrase, attribute: str | None, params: dict[str, Any]) -> str:
        bundle = self._of(phrase.key).bundle
        which = f"{phrase.key!r} in {self.language} ({', '.join(map(str, self._folders)) or FOLDER})"
        if not bundle.has_message(phrase.key):
            raise KeyError(f"no text {which}")
        message = bundle.get_message(phrase.key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(f"text {which} is empty")
        text, errors = bundle.format_pattern(pattern, params)
        if errors:
            raise KeyError(f"text {which}: {errors[0]}")
        return str(text)

    def _joined(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", first=", ".join(items[:-1]), last=items[-1])


def _short(value: Any) -> Any:
    return value[: LONGEST - 1] + "…" if isinstance(value, str) and len(value) > LONGEST else value


@cache
def _english(folders: tuple[Path, ...]) -> Words:
    return Words(FIRST, *folders)


@cache
def _resource(file: Path) -> Any:
    return FluentResource(file.read_text(encoding="utf-8"))


def source(language: str, folder: Path) -> str:
    """The Fluent text of a folder of words, with the English messages that the language lacks."""
    english, own = (_entries(folder / f"{each}.ftl") for each in (FIRST, language))
    return "\n".join((english | own).values())


def keys(language: str, folder: Path) -> list[str]:
    """The keys that a folder of words has of its own in a language."""
    return list(_entries(folder / f"{language}.ftl"))


def _entries(file: Path) -> dict[str, str]:
    if not file.exists():
        return {}
    content = file.read_text(encoding="utf-8")
    found = [entry for entry in parse(content).body if isinstance(entry, Message | Term)]
    return {entry.id.name: content[entry.span.start : entry.span.end] for entry in found if entry.span}


def rules_page(language: str, folder: Path = FOLDER) -> str:
    """The rules of a folder of words as Markdown, every rule with its number; by default those that all games share."""
    file = folder / f"{language}.md"
    return (file if file.exists() else folder / f"{FIRST}.md").read_text(encoding="utf-8")


def rules_of(page: str) -> dict[str, str]:
    """The numbered rules of a page, in its order: number and text."""
    found = {}
    starts = list(_RULE.finditer(page))
    for this, following in zip(starts, [*starts[1:], None], strict=True):
        text = page[this.end() : following.start() if following else len(page)]
        first = re.split(r"\n\n(?=\S)|\n#", text)[0]
        found[this[1]] = re.sub(r"[ \n]+", " ", first).strip(" ")  # and not split(): no-break spaces stay
    return found
