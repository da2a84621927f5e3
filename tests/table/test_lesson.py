"""Guided first games are true matches, short, and told in every language."""

import pytest

from arkade import registry
from arkade.server.web import learn
from arkade.table.lesson import deal, lessons, read
from arkade.text import LANGUAGES

every_lesson = pytest.mark.parametrize("game", lessons())


def test_every_game_of_ours_has_a_lesson():
    assert set(registry.OURS) <= set(lessons())


@every_lesson
def test_a_lesson_replays_legally_to_the_end_of_its_match(game):
    plan, match = read(game), deal(game)
    for step in plan.steps[:-1]:
        if step.move is not None:
            assert match.state.player == learn.LEARNER
            for move in [step.move, *step.then]:
                match.play(move)
        assert match.state.over or match.state.player == learn.LEARNER, "a step begins with the learner's decision"
    for move in plan.rest:
        match.play(move)
    assert match.state.over
    assert plan.steps[-1].move is None


@every_lesson
def test_a_lesson_is_short_and_shows_the_scoring_at_its_end(game):
    made = learn.make(game)
    told = [scene for scene in made.scenes if scene.text]
    assert 6 <= len(told) <= 12
    assert sum(scene.move is not None for scene in told) >= 4
    assert told[-1] is made.scenes[-1]
    assert told[-1].result is not None
    assert all(scene.result is None for scene in made.scenes[:-1])
    assert all(scene.line is not None for scene in made.scenes[1:] if not scene.text)


def test_the_learner_of_ark_and_noah_wins_an_ark_that_is_closed():
    plan, match = read("arknoah"), deal("arknoah")
    taught = [move for step in plan.steps if step.move for move in (step.move, *step.then)]
    for move in [*taught, *plan.rest]:
        match.play(move)
    assert match.state.winners == [learn.LEARNER]
    assert match.state.view(learn.LEARNER)["open_outline"] == 0


@every_lesson
def test_every_step_has_its_words_in_every_language(game):
    keys = [scene.text for scene in learn.make(game).scenes if scene.text]
    for language in LANGUAGES:
        words = registry.words(game, language)
        assert all(len(words.say(key)) > 20 for key in keys)
        assert not words.has(f"lesson-{len(keys) + 1}")
