"""Texts cannot rot: every key is said with all that games put into it, in every language, and somebody uses it."""

import itertools
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import arkade
from arkade import registry
from arkade.text import ERRORS, FOLDER, LANGUAGES, Phrase, Words
from tests.tables import every_game
from tests.text.said import heard

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client" / "words"
PLACES = {"common": FOLDER, "errors": ERRORS, "client": CLIENT}
#: Texts that are laid out by spaces.
COLUMNS = {"play-help", "board-legend", "board-legend-normal", "board-legend-quick"}
#: Texts whose number is a fact of the game or of the system, and never 1.
NEVER_ONE = {
    *("deck-size", "deck-light", "reason-late-cabin", "board-round-score", "reason-over-draw"),
    *("would-end-stacks", "would-end-stacks-other", "table-bonus-free", "table-bonus-taken", "reason-over-score"),
}

NBSP = "\u00a0\u202f"
#: What must not stand in a text of a language.
FAULTS = {
    "en": r"\{|  | …|\w [;:!?](\s*$|\s[A-Z])",
    "nl": r"\{|  | …|\w [;:!?](\s*$|\s[A-Z])",
    "fr": rf"\{{|  | …|[^{NBSP}(“`\n ][;!?»]|[\w)] [;:!»]|[\w)] \?(\s*$|\s[A-Z])|[^{NBSP}]:(\s|$)|«[^{NBSP}]",
}


def folder_of(name):
    return PLACES.get(name) or registry.definition(name).words


@cache
def messages(folder, language):
    body = parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


# Plurals: the words that follow a number in [one] and [other] of any text of a language


PLURAL = ("one", "other")


def selects(node, counted=None):
    """Every word after a number within a plural, with the category that it stands in."""
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        names = {getattr(variant.key, "name", None) for variant in node.variants}
        for variant in node.variants:
            category = getattr(variant.key, "name", None) if {*PLURAL} <= names else counted
            yield from selects(variant.value, category)
    elif isinstance(node, ast.Pattern):
        for this, following in itertools.pairwise([*node.elements, None]):
            if isinstance(this, ast.Placeable):
                yield from selects(this.expression, counted)
                word = re.match(rf"[ {NBSP}](\w+)", getattr(following, "value", None) or "")
                if counted in PLURAL and word and isinstance(this.expression, ast.VariableReference):
                    yield counted, word[1]


@cache
def plurals(language):
    """Words that are wrong after a 1."""
    found = set()
    for name in [*PLACES, *arkade.games()]:
        for message in messages(folder_of(name), language).values():
            words = set(selects(message.value))
            pairs = itertools.product(*([word for category, word in words if category == which] for which in PLURAL))
            found |= {many for one, many in pairs if many != one and many[:2] == one[:2] and len(many) > 3}
    return found


def fault(text, language, key=""):
    """What is wrong with a text, or nothing."""
    wrong = re.search(FAULTS[language], text)
    if wrong and not (key in COLUMNS and wrong[0] == "  "):
        return f"{wrong[0]!r} in {text!r}"
    counted = re.search(rf"(?<![\d.,+/×−-])\b1[ {NBSP}](\w+)", text)
    return f"plural in {text!r}" if counted and counted[1] in plurals(language) else None


def test_the_faults_are_found():
    assert fault("1 cards", "en")
    assert fault("1 cartes", "fr")
    assert fault("Attention!", "fr")
    assert fault("Points :", "fr")
    assert fault("two  spaces", "en")
    assert fault("wait …", "nl")
    assert fault("{ $count }", "nl")
    assert not fault("1 carte\u00a0; 21 cartes", "fr")


def named(phrase):
    """With a player's name for a seat, as the page has it."""
    if phrase.key == "seat":
        return Phrase("player", {"name": "Anna"})
    return Phrase(phrase.key, {name: part(value) for name, value in phrase.params.items()})


def part(value):
    if isinstance(value, list):
        return [part(each) for each in value]
    return named(value) if isinstance(value, Phrase) else value


@pytest.mark.slow
@every_game
def test_what_a_game_says_is_sound_in_every_language(name):
    found = []
    for language in LANGUAGES:
        words = Words(language, CLIENT, folder_of(name))
        found += [fault(words.say(named(phrase)), language, phrase.key) for phrase in heard(name).phrases]
    found += [fault(text, language, key) for language, key, text in heard(name).texts]
    assert not list(filter(None, found))


# What only the page or the command line says: with every number and word that a text chooses by


def samples(message, others):
    """Parameters for a text: all that it chooses by, few and many, a name."""
    chosen, used = {}, set()
    for node in walk(message, others):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = [getattr(variant.key, "name", None) or variant.key.value for variant in node.variants]
            numbers = {"one", "other"} & set(keys) or all(key.isdecimal() for key in keys)
            chosen[node.selector.id.name] = [0, 1, 2, 5] if numbers else keys
        elif isinstance(node, ast.VariableReference):
            used.add(node.id.name)
    for plain in ("Anna", 2) if message.id.name in NEVER_ONE else ("Anna", 1, 2):
        free = {name: [plain] for name in used - chosen.keys()}
        everything = chosen | free
        for values in itertools.product(*everything.values()):
            yield dict(zip(everything, values, strict=True))


def walk(node, others):
    """A part of a text with its parts, and the texts that it takes in."""
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value, others)
        if isinstance(node, ast.MessageReference):
            yield from walk(others[node.id.name].value, others)
    elif isinstance(node, list):
        for each in node:
            yield from walk(each, others)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*PLACES, *arkade.games()])
def test_what_no_game_was_heard_to_say_is_sound_too(name, language):
    words = Words(language, ERRORS, CLIENT, folder_of(name))
    said = set() if name in PLACES else heard(name).keys
    found = [
        fault(words.say(Phrase(key, params)), language, key)
        for key, message in messages(folder_of(name), language).items()
        if key not in said and message.value
        for params in samples(message, messages(folder_of(name), language))
    ]
    assert not list(filter(None, found))


# Who uses a key


@cache
def sources(name):
    """The sources that may use the words of a game, or of all."""
    folders = [ROOT / "src" / "arkade", ROOT / "client" / "src"]
    if name not in PLACES:
        own = ROOT / "client" / "src" / "boards" / name
        folders = [folder_of(name).parent, own if own.exists() else folder_of(name).parent / "client"]
        folders += [ROOT / "client" / "src" / part for part in ("lib", "parts", "pages")]
        folders += [ROOT / "src" / "arkade" / part for part in ("cli", "table", "server", "kernel")]
    suffixes = {".py", ".ts", ".js", ".svelte"}
    files = [file for folder in folders for file in folder.rglob("*") if file.suffix in suffixes]
    files = [file for file in files if "static" not in file.parts]  # the built page has the words of all games in it
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def generated(name):
    """Keys that sources put together: what stands before and after the part that changes."""
    python = re.findall(r"f\"([a-z][\w-]*-)\{[^\"\n]*?\}([\w-]*)\"", sources(name))
    return {*python, *re.findall(r"`([a-z][\w-]*-)\$\{[^`\n]*?\}([\w-]*)`", sources(name))}


@pytest.mark.parametrize("name", [*PLACES, *arkade.games()])
def test_every_key_is_used(name):
    said = set().union(*(heard(game).keys for game in ([name] if name not in PLACES else arkade.games())))
    literal = set(re.findall(r"[\"'`]([\w-]+)[\"'`]", sources(name)))
    unused = [
        key
        for key in messages(folder_of(name), "en")
        if key not in said | literal
        and not any(key.startswith(a) and key.endswith(b) and len(key) > len(a + b) for a, b in generated(name))
    ]
    assert not unused


def test_every_key_that_the_page_names_is_there():
    of_games = set.intersection(*(set(messages(folder_of(name), "en")) for name in arkade.games()))
    shared = messages(FOLDER, "en").keys() | messages(CLIENT, "en").keys() | of_games
    missing = []
    for file in (ROOT / "client" / "src").rglob("*"):
        if file.suffix in {".ts", ".svelte"}:
            game = file.parent.name if file.parent.parent.name == "boards" else None
            known = shared | messages(folder_of(game), "en").keys() if game else shared
            source = file.read_text(encoding="utf-8")
            known = known | set(re.findall(r"\bhas\(\s*\"([\w-]+)\"", source))  # what only some games say
            named = re.findall(r"\bt\(\s*\"([\w-]+)\"", source)
            missing += [f"{file.name}: {key}" for key in named if key not in known]
    assert not missing
