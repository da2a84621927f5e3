"""Words: the same keys in the three languages, and something to say for everything that happens."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import arkade
from arkade import registry
from arkade.text import ERRORS, FOLDER, LANGUAGES, rules_of
from tests.tables import every_game, every_variant, random_states

MARKERS = {"en": ("ruling", "figure"), "fr": ("arbitrage", "figure"), "nl": ("uitspraak", "figuur")}


def keys(language, folder):
    """Keys, their attributes and the parameters they use."""
    found = {}
    for entry in FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = sorted(attribute.id.name for attribute in entry.attributes)
    return found


def folder_of(name):
    places = {"common": FOLDER, "errors": ERRORS, "client": Path(__file__).parents[2] / "client" / "words"}
    return places.get(name) or registry.definition(name).words


@pytest.mark.parametrize("name", ["common", "errors", "client", *arkade.games()])
def test_all_languages_have_the_same_keys(name):
    english = keys("en", folder_of(name))
    assert english
    for language in LANGUAGES:
        assert keys(language, folder_of(name)) == english


@pytest.mark.parametrize("name", ["common", *arkade.games()])
def test_the_three_languages_have_the_same_rules_with_the_same_marks(name):
    english = rules_of(registry.rules_page(name, "en"))
    assert len(english) > 3
    for language in LANGUAGES:
        rules = rules_of(registry.rules_page(name, language))
        assert list(rules) == list(english)
        for number, text in rules.items():
            for here, there in zip(MARKERS[language], MARKERS["en"], strict=True):
                assert text.count(f"*[{here}]*") == english[number].count(f"*[{there}]*"), number
            cited = re.findall(r"[A-Z]{3}-\d\d", text)
            assert sorted(cited) == sorted(re.findall(r"[A-Z]{3}-\d\d", english[number])), number


@every_game
def test_every_move_has_a_name_in_every_language(name):
    game = arkade.load(name)
    for language in LANGUAGES:
        words = registry.words(name, language)
        assert words.say("title")
        for option in arkade.describe(name).options:
            assert words.say(f"option-{option.name}")
        named = [words.say(game.phrase(action)) for action in range(game.num_actions)]
        assert len(set(named)) == len(named)


@pytest.mark.slow
@every_variant
def test_every_move_has_log_lines_in_every_language_for_every_reader(name, players, options):
    words = [registry.words(name, language) for language in LANGUAGES]
    before = None
    for state in random_states(name, players, range(3), **options):
        if before is not None and not before.over:
            action = next(a for a in before.legal() if leads_to(before, a, state))
            for reader in [None, *range(players)]:
                phrases = before.story(action, state, reader)
                assert phrases
                for word in words:
                    for phrase in phrases:
                        line = word.say(phrase)
                        assert line.endswith((".", "!", ")")), line
                        assert "{" not in line
                        assert "  " not in line
        before = state.copy()


def leads_to(before, action, state):
    after = before.copy()
    after.play(action)
    return after == state


def test_a_missing_text_is_an_error_and_not_an_empty_line():
    with pytest.raises(KeyError, match="no text 'nonsense' in fr"):
        registry.words("animimix", "fr").say("nonsense")
