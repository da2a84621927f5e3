"""Lessons are true matches in short chapters, told in every language; mistakes in them are said in a sentence."""

import sys

import pytest

from arkade import registry
from arkade.game import load
from arkade.games.arknoah.components import ACTIONS, SIZES, SPECIES
from arkade.games.optimix.components import TYPES
from arkade.games.optimix.deck import cards
from arkade.server.web import learn
from arkade.server.web.positions import explained
from arkade.table import proofread
from arkade.table.lesson import Chapter, Plan, Step, lessons, read, to_play, walk
from arkade.text import LANGUAGES

every_lesson = pytest.mark.parametrize("game", lessons())


def test_every_game_of_ours_has_a_lesson():
    assert set(registry.OURS) <= set(lessons())


@every_lesson
def test_nothing_is_wrong_with_a_lesson(game):
    assert proofread.mistakes(game) == []


@every_lesson
def test_the_learner_uses_every_verb_of_the_game(game):
    used, missing = proofread.verbs(game)
    assert used
    assert missing == []


def test_the_learner_of_opti_mix_plays_every_power_and_every_type():
    game = load("optimix")
    played = {
        move.rpartition(" ")[0]
        for chapter in read("optimix").chapters
        for move in (step.move for step in chapter.steps)
        if move is not None and game.phrase(game.parse(move)).key == "move-play"
    }
    deck = cards(game.options["deck"])
    assert {card.name for card in deck if card.power != "none"} <= played
    assert {card.type for card in deck if card.name in played} == {*TYPES, "none"}


@every_lesson
def test_every_chapter_says_which_rules_it_shows(game):
    assert all(chapter.rules for chapter in read(game).chapters)
    shown, missing = proofread.rules(game)
    assert shown
    assert not set(shown) & set(missing)


@every_lesson
def test_chapters_are_short_and_ask_for_moves(game):
    for chapter in read(game).chapters:
        assert 2 <= len(chapter.steps) <= 12, chapter.name
        assert any(step.move for step in chapter.steps), chapter.name


@every_lesson
def test_some_chapter_shows_the_scoring_at_its_end(game):
    assert any([*walk(game, chapter)][-1].match.over for chapter in read(game).chapters)


@every_lesson
def test_scenes_have_a_text_or_tell_what_was_played_and_the_last_has_the_result(game):
    for chapter in learn.contents(game).chapters:
        made = learn.scenes(game, chapter.name).scenes
        assert [scene.text for scene in made if scene.text] == proofread.texts(read(game).chapter(chapter.name))[1:]
        assert made[-1].text
        assert all(scene.line is not None for scene in made if not scene.text)
        assert all((scene.result is None) == (not scene.log) for scene in made)
        assert all(scene.result is None for scene in made if scene.move)


@every_lesson
def test_every_text_is_a_text(game):
    for chapter in read(game).chapters:
        title, *steps = proofread.texts(chapter)
        for language in LANGUAGES:
            words = registry.words(game, language)
            assert 3 < len(words.say(title)) < 40
            assert all(len(words.say(key)) > 20 for key in steps)


def test_the_learner_of_ark_and_noah_wins_an_ark_that_is_closed():
    closed = set()
    for chapter in read("arknoah").chapters:
        *_, end = walk("arknoah", chapter)
        if end.match.over:
            assert end.match.state.winners == [chapter.learner]
            assert end.match.state.view(chapter.learner)["open_outline"] == 0
            closed.add(end.match.game.options["game"])
    assert closed == {"normal", "quick"}


def test_what_is_played_after_the_lessons_has_the_options_that_change_the_rules(monkeypatch):
    assert to_play("arknoah") == (2, {})  # the first chapters teach the quick game, the last the normal one
    assert to_play("animimix") == (2, {})  # neither who begins nor the species of a deal
    quick = read("arknoah").chapters[0]
    monkeypatch.setattr("arkade.table.lesson.read", lambda game: Plan([quick]))
    assert to_play("arknoah") == (2, {"game": "quick"})


def test_the_learner_of_ark_and_noah_chooses_every_action_and_loads_pairs_of_both_kinds():
    moves = [step.move for chapter in read("arknoah").chapters for step in chapter.steps if step.move is not None]
    assert {f"work {action}" for action in ACTIONS} <= {*moves}
    sizes = [SIZES[SPECIES.index(move.removeprefix("load "))] for move in moves if move.startswith("load ")]
    assert 0 in sizes
    assert max(sizes) > 1


def test_moves_before_a_chapter_are_made_and_moves_of_the_rest_are_passed_over():
    chapter = Chapter(
        name="far",
        players=2,
        seed=1,
        options={"start": 0},
        before=["a", "b"],
        learner=1,
        steps=[Step(then=["c"]), Step(move="c", then=["d"], rest=["d", "e"]), Step()],
    )
    shown = [
        (step, waits, [match.game.notation(move.action) for move in match.moves], match.player)
        for step, waits, match, _ in map(frozen, walk("connect_four", chapter))
    ]
    assert shown == [
        (1, True, ["a", "b"], 0),
        (2, True, ["a", "b", "c"], 1),
        (2, False, ["a", "b", "c", "c"], 0),
        (2, False, ["a", "b", "c", "c", "d"], 1),
        (3, True, ["a", "b", "c", "c", "d", "d", "e"], 1),
    ]


def frozen(moment):
    """A moment with a match of its own: that of the walk goes on."""
    match = Chapter(name="copy", players=2, seed=1, options={"start": 0}, steps=[]).deal("connect_four")
    for move in moment.match.moves:
        match.play(move.action)
    return moment._replace(match=match)


#: What is changed in a chapter of the example, and what is said of it.
WRONG = {
    "its name is not made of small letters": {"name": "The Line"},
    "there is no rule C4-99": {"rules": ["C4-99"]},
    "it cannot be dealt: option 'players'": {"players": 3},
    "it cannot be dealt: option 'start'": {"options": {"start": 7}},
    "there is no seat 2 for the learner": {"learner": 2},
    "its last step is not one that is only read": {"steps": [Step(), Step(move="d")]},
    "step 2: 'h' is not a move of Connect Four": {"steps": [Step(), Step(move="h"), Step()]},
    "step 1: it is the turn of seat 1, not the learner's (0)": {"before": ["a"], "steps": [Step(move="b"), Step()]},
    "before it begins: `a` is not legal for seat 0: ": {"before": ["a"] * 7},
    "step 1, then: `a` comes after the end": {"steps": [Step(move="d", then=[*"adadada"]), Step()]},
    "step 1, rest: `d` is not legal for seat 0: ": {"steps": [Step(rest=["d"] * 7), Step()]},
    "there is no text lesson-line-7 in fr": {"steps": [Step()] * 7},
    "nothing shows the text lesson-line-6 in nl": {"steps": [Step()] * 5},
}


@pytest.mark.parametrize("mistake", WRONG)
def test_a_mistake_is_said_in_a_sentence_that_names_its_place(mistake, monkeypatch):
    first, *others = read("connect_four").chapters
    given = {name: getattr(first, name) for name in Chapter.__struct_fields__} | WRONG[mistake]
    monkeypatch.setattr(proofread, "read", lambda game: Plan([Chapter(**given), *others]))
    found = proofread.mistakes("connect_four")
    assert any(mistake in each for each in found), found


def test_two_chapters_of_one_name_and_a_file_that_cannot_be_read(monkeypatch, tmp_path):
    chapters = read("connect_four").chapters
    monkeypatch.setattr(proofread, "read", lambda game: Plan([*chapters, chapters[0]]))
    assert proofread.mistakes("connect_four") == ["two chapters are called line"]
    monkeypatch.undo()
    broken = tmp_path / "lesson.toml"
    broken.write_text('[[chapters]]\nname = "line"\nsteps = [{ mov = "d" }]\nplayers = 2\nseed = 1\n', encoding="utf-8")
    monkeypatch.setattr("arkade.table.lesson.file_of", lambda game: broken)
    read.cache_clear()
    (said,) = proofread.mistakes("connect_four")
    read.cache_clear()
    assert "cannot be read: Object contains unknown field `mov`" in said


def test_authors_read_texts_turns_and_legal_moves(capsys, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["proofread", "connect_four", "nl"])
    assert proofread.main() == 0
    told = capsys.readouterr().out
    assert "# parry: Een dreiging stuiten (C4-03)" in told
    assert "2. Laat je haar open" in told
    assert "seat 0 to decide: a | b | c | d | e | f | g" in told
    assert "verbs not shown: none" in told
    assert "rules not shown: C4-04" in told
    assert "MISTAKE" not in told


def test_a_refused_move_has_its_reasons_and_an_allowed_one_what_it_brings():
    position = learn.position("noah", "turn", 6)
    said = explained(position, "rhinoceros m")
    assert said.reasons
    assert all(reason.phrase.key.startswith("reason-") for reason in said.reasons)
    asked = explained(position, "parrot f")
    assert asked.reasons == ()
    assert asked.outlook
