"""Rules pages: their numbers are those of the components, in every language."""

import importlib
import re
from collections import Counter

import pytest

import arkade
from arkade import registry
from arkade.text import LANGUAGES, rules_of
from tests.tables import every_game

#: Pages write small numbers as words now and then; "one" is an article too and stands for no number here.
WORDS = {
    "en": ["zero", "-", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    "fr": ["zéro", "-", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"],
    "nl": ["nul", "-", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf", "twaalf"],
}
NO_COUNT = re.compile(r"\b[A-Z][A-Z0-9]+-\d\d\b|\d+[.,]\d+")  # numbers of rules, decimals


def digits(text):
    return [int(number) for number in re.findall(r"\d+", NO_COUNT.sub("", text))]


def words(text, language):
    said = re.findall(r"\w+", text.lower())
    return [number for number, word in enumerate(WORDS[language]) if word in said]


def rows(page):
    """The numbers in the rows of each table, without its head and what names a row."""
    tables = re.findall(r"(?:^ *\|.*\n?)+", page, re.MULTILINE)
    for table in tables:
        yield [digits(line.strip().strip("|").partition("|")[2]) for line in table.strip().splitlines()[2:]]


def facts(name):
    return importlib.import_module(f"tests.games.{name}.facts")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_has_the_numbers_of_the_components(name, language):
    rules = rules_of(registry.rules_page(name, language))
    wrong = {
        rule: (wanted, digits(rules[rule]))
        for rule, wanted in facts(name).RULES.items()
        if not set(wanted) <= {*digits(rules[rule]), *words(rules[rule], language)}
    }
    assert not wrong


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_a_page_has_the_numbers_of_the_components(name, language):
    width = [[len(row) for row in table] for table in facts(name).TABLES]
    found = list(rows(registry.rules_page(name, language)))
    cut = [[row[:n] for row, n in zip(*both, strict=True)] for both in zip(found, width, strict=True)]
    assert cut == facts(name).TABLES


@pytest.mark.parametrize("name", ["common", *arkade.games()])
def test_the_languages_have_the_same_numbers_in_every_rule(name):
    english = rules_of(registry.rules_page(name, "en"))
    for language in LANGUAGES:
        for number, text in rules_of(registry.rules_page(name, language)).items():
            assert Counter(digits(text)) == Counter(digits(english[number])), (language, number)
