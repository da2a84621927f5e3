"""Refusals: whatever is not legal is refused by rule, and nothing changes (COM-05)."""

import importlib
import itertools
import random
from collections import Counter

import pytest

import arkade
from arkade import registry
from arkade.text import LANGUAGES
from tests.tables import VARIANTS, every_game, every_table, every_variant, random_states

pytestmark = pytest.mark.rule("COM-05")

MANY = 600  # actions of one position
ENOUGH = 20  # a sentence is read so often: all of them, in three languages, would take minutes


@pytest.mark.slow
@every_variant
def test_every_action_is_legal_or_refused_by_numbered_rules(name, players, options, caplog):
    known = registry.rules(name, "en")
    words = [registry.words(name, language) for language in LANGUAGES]
    said: Counter[str] = Counter()
    for state in random_states(name, players, range(3), every=12, **options):
        legal = set(state.legal())
        for action in range(state.game.num_actions):
            reasons = state.reasons(action)
            assert (reasons == ()) == (action in legal), state.game.notation(action)
            assert list(state.why_not(action)) == list(dict.fromkeys(reason.rule for reason in reasons))
            for reason in reasons:
                assert reason.rule in known
                said[reason.phrase.key] += 1
                if said[reason.phrase.key] <= ENOUGH:
                    assert all(word.say(reason.phrase) for word in words)
    assert caplog.messages == []  # the game's reasons agree with what is legal


@pytest.mark.parametrize("positions", [60, pytest.param(10_000, marks=pytest.mark.nightly)])
@every_game
def test_legal_is_what_no_reason_is_against_and_the_first_reason_names_its_number_or_culprit(name, positions, caplog):
    """The actions of so many positions, at all tables of a game in turn; of thousands of actions some, by chance."""
    chance = random.Random(1)
    facts = importlib.import_module(f"tests.games.{name}.facts")
    tables = [(players, options) for game, players, options in VARIANTS if game == name]
    first: Counter[bool] = Counter()
    for players, options in tables:
        share = -(-positions // len(tables))
        states = random_states(name, players, range(share), every=1 if positions > 1000 else 7, **options)
        for state in itertools.islice(states, share):
            legal = set(state.legal())
            actions = range(state.game.num_actions)
            for action in {*chance.sample(actions, min(len(actions), MANY)), *legal}:
                reasons = state.reasons(action)
                assert (reasons == ()) == (action in legal), state.game.notation(action)
                if reasons:
                    key, params = reasons[0].phrase.key, reasons[0].phrase.params
                    assert bool(params) != (key in facts.PLAIN | facts.NONE), key
                    first[key not in facts.PLAIN] += 1
    print(f"{name}: {first[True]} refused for a number or culprit, which is named; {first[False]} for a state")
    assert first[True]
    assert caplog.messages == []


@every_table
def test_a_refused_action_names_its_rules_and_leaves_the_state_as_it_was(name, players):
    chance = random.Random(3)
    for state in random_states(name, players, range(3), every=8):
        illegal = sorted(set(range(state.game.num_actions)) - set(state.legal()))
        if not illegal:
            continue
        before = bytes(state)
        action = chance.choice(illegal)
        with pytest.raises(arkade.IllegalAction) as refusal:
            state.play(action)
        assert refusal.value.rules == state.why_not(action)
        assert all(rule in str(refusal.value) for rule in refusal.value.rules)
        assert bytes(state) == before


@every_game
def test_every_action_has_one_notation_and_every_notation_one_action(name):
    game = arkade.load(name)
    notations = [game.notation(action) for action in range(game.num_actions)]
    assert len(set(notations)) == len(notations)
    for action, text in enumerate(notations):
        assert game.parse(text) == action
        assert game.parse(f"  {text.upper()} ") == action
        assert text == " ".join(text.split()).lower()
        assert "\n" not in text


@pytest.mark.rule("COM-04")
@pytest.mark.parametrize(("name", "forced"), [("amazonas", "accept"), ("noah", "take")])
def test_a_forced_decision_is_offered_alone_and_never_taken_by_the_engine(name, forced):
    offered = 0
    for state in random_states(name, 2, range(10)):
        offered += state.legal() == [state.game.parse(forced)]
    assert offered > 5
