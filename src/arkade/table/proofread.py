"""For authors of lessons: what is wrong with those of a game, a sentence a mistake, and what they show.

    python -m arkade.table.proofread GAME [LANGUAGE]

prints every chapter and step with its text, whose turn it is and what is legal; then the verbs and rules that are
shown and those that are not; then the mistakes.
"""

import argparse
import contextlib
import re
import sys
from collections.abc import Iterator

from arkade import registry
from arkade.errors import ArkadeError, BadAction, IllegalAction
from arkade.game import load
from arkade.table.lesson import Chapter, Step, lessons, read, walk
from arkade.table.match import Match
from arkade.text import FIRST, LANGUAGES, keys

NAME = re.compile(r"[a-z]+(-[a-z]+)*")
KEY = "lesson-"  # what all texts of lessons begin with


def mistakes(game: str) -> list[str]:
    """All that is wrong with the lessons of a game."""
    try:
        plan = read(game)
    except ArkadeError as error:
        return [str(error)]
    found = [] if plan.chapters else ["there is no chapter"]
    names = [chapter.name for chapter in plan.chapters]
    found += [f"two chapters are called {name}" for name in dict.fromkeys(names) if names.count(name) > 1]
    for chapter in plan.chapters:
        found += [f"chapter {chapter.name}{mistake}" for mistake in _mistakes(game, chapter)]
    return [*found, *_mistakes_of_texts(game, plan.chapters)]


def verbs(game: str) -> tuple[list[str], list[str]]:
    """The verbs of a game that the learner uses, and the others.

    Only the learner's own moves count: what others do, or what is passed over, nobody has learned.
    """
    table, parse = registry.definition(game).verbs, load(game).parse
    used = {
        table.verbs[table.of[parse(step.move)]].name
        for chapter in read(game).chapters
        for step in chapter.steps
        if step.move is not None
    }
    names = [verb.name for verb in table.verbs]
    return [name for name in names if name in used], [name for name in names if name not in used]


def rules(game: str) -> tuple[list[str], list[str]]:
    """The rules of a game's own page that some chapter shows, and the others."""
    shown = {rule for chapter in read(game).chapters for rule in chapter.rules}
    common = registry.rules(registry.COMMON, FIRST)
    own = [rule for rule in registry.rules(game, FIRST) if rule not in common]
    return [rule for rule in own if rule in shown], [rule for rule in own if rule not in shown]


def _mistakes(game: str, chapter: Chapter) -> Iterator[str]:
    """What is wrong with a chapter, texts apart. After a move that cannot be made nothing more can be said."""
    if not NAME.fullmatch(chapter.name):
        yield ": its name is not made of small letters and hyphens"
    known = registry.rules(game, FIRST)
    yield from (f": there is no rule {rule}" for rule in chapter.rules if rule not in known)
    if not chapter.steps or chapter.steps[-1] != Step():
        yield ": its last step is not one that is only read"
    try:
        match = chapter.deal(game)
    except ArkadeError as error:
        yield f": it cannot be dealt: {error}"
        return
    if not 0 <= chapter.learner < chapter.players:
        yield f": there is no seat {chapter.learner} for the learner"
        return
    for where, move, asked in _moves(chapter):
        if asked and not match.over and match.player != chapter.learner:
            yield f"{where}: it is the turn of seat {match.player}, not the learner's ({chapter.learner})"
            return
        if mistake := _refused(match, move):
            yield f"{where}: {mistake}"
            return


def _moves(chapter: Chapter) -> Iterator[tuple[str, str, bool]]:
    """All moves of a chapter: where each stands, its notation, and whether the learner is asked for it."""
    yield from ((", before it begins", move, False) for move in chapter.before)
    for number, step in enumerate(chapter.steps, 1):
        where = f", step {number}"
        if step.move is not None:
            yield where, step.move, True
        yield from ((f"{where}, then", move, False) for move in step.then)
        yield from ((f"{where}, rest", move, False) for move in step.rest)


def _refused(match: Match, move: str) -> str | None:
    """Why a move cannot be made, None if it is made."""
    if match.over:
        return f"`{move}` comes after the end of the match"
    try:
        match.play(move)
    except BadAction as error:
        return str(error)
    except IllegalAction as error:
        why = " ".join(f"{match.game.say(reason.phrase)} ({reason.rule})" for reason in error.reasons)
        return f"`{move}` is not legal for seat {match.player}: {why}"
    return None


def _mistakes_of_texts(game: str, chapters: list[Chapter]) -> Iterator[str]:
    folder = registry.definition(game).words
    wanted = [key for chapter in chapters for key in texts(chapter)]
    for language in LANGUAGES:
        there = keys(language, folder)
        words = registry.words(game, language)
        for key in wanted:
            if key not in there:
                yield f"there is no text {key} in {language}"
                continue
            try:
                words.say(key)
            except KeyError as error:
                yield str(error.args[0])
        yield from (
            f"nothing shows the text {key} in {language}" for key in there if key.startswith(KEY) and key not in wanted
        )


def texts(chapter: Chapter) -> list[str]:
    """The keys of a chapter's title and steps."""
    return [chapter.title, *(chapter.text(number) for number in range(1, len(chapter.steps) + 1))]


def printed(game: str, language: str = FIRST) -> Iterator[str]:
    """The lessons of a game as lines to read; those of a chapter end where a move cannot be made."""
    words = registry.words(game, language)

    def say(key: str) -> str:
        return words.say(key) if words.has(key) else f"(no text {key})"

    for chapter in read(game).chapters:
        yield f"# {chapter.name}: {say(chapter.title)} ({', '.join(chapter.rules) or 'no rules'})"
        try:
            for step, waits, match, last in walk(game, chapter):
                if last is not None:
                    yield f"    {last.seat}: {match.game.notation(last.action)}"
                if waits:
                    asked = chapter.steps[step - 1].move
                    legal = " | ".join(match.game.notation(action) for action in match.state.legal())
                    yield f"{step}. {say(chapter.text(step))}"
                    yield f"    seat {match.player} to decide: {legal}" if legal else "    over"
                    yield f"    asked for: {asked}" if asked else "    to be read"
        except ArkadeError:
            yield "    …"
        yield ""
    for what, (shown, missing) in {"verbs": verbs(game), "rules": rules(game)}.items():
        yield f"{what} shown: {', '.join(shown) or 'none'}"
        yield f"{what} not shown: {', '.join(missing) or 'none'}"


def main() -> int:
    """Print all; 1 if there are mistakes."""
    parser = argparse.ArgumentParser("python -m arkade.table.proofread", description="what a game's lessons show")
    parser.add_argument("game", choices=lessons())
    parser.add_argument("language", nargs="?", choices=LANGUAGES, default=FIRST)
    asked = parser.parse_args()
    found = mistakes(asked.game)
    with contextlib.suppress(ArkadeError):  # among the mistakes
        for line in printed(asked.game, asked.language):
            print(line)
    for mistake in found:
        print(f"MISTAKE: {mistake}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
