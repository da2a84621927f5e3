"""Lessons as the browser's client shows them: every moment computed by the real rules."""

from functools import cache

from msgspec import Raw
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arkade.server.live.show import result
from arkade.server.protocol import ChapterScenes, ChapterView, LegalMove, Lesson, Plan, Scene, encode
from arkade.server.web import positions
from arkade.server.web.positions import Made, pack
from arkade.state import ALL, State
from arkade.table.lesson import Chapter, Moment, lessons, read, to_play, walk


async def lesson(request: Request) -> Response:
    """What the lessons of a game are made of."""
    game = _game(request)
    return await positions.send(request, lambda: _lesson(game))


async def chapter(request: Request) -> Response:
    """One chapter, moment by moment."""
    game, found = _chapter(request)
    return await positions.send(request, lambda: _scenes(game, found.name))


async def why(request: Request) -> Response:
    """Why a move cannot be made at a step that asks for one; of one that can, what it would bring."""
    game, found = _chapter(request)
    step = request.path_params["step"]
    if not 1 <= step <= len(found.steps) or found.steps[step - 1].move is None:
        raise HTTPException(404)
    return await positions.why(request, lambda: position(game, found.name, step))


def _game(request: Request) -> str:
    game = request.path_params["game"]
    if game not in lessons():
        raise HTTPException(404)
    return str(game)


def _chapter(request: Request) -> tuple[str, Chapter]:
    game = _game(request)
    found = read(game).chapter(request.path_params["chapter"])
    if found is None:
        raise HTTPException(404)
    return game, found


@cache
def _lesson(game: str) -> Made:
    return pack(contents(game))


@cache
def _scenes(game: str, name: str) -> Made:
    return pack(scenes(game, name))


def contents(game: str) -> Lesson:
    """The chapters of a game, and the table to play at after them."""
    players, options = to_play(game)
    chapters = [ChapterView(each.name, each.title, len(each.steps), each.rules) for each in read(game).chapters]
    return Lesson(game, chapters, Plan(game=game, players=players, options=options))


def scenes(game: str, name: str) -> ChapterScenes:
    """All moments of a chapter."""
    found = read(game).chapter(name)
    assert found is not None
    made = [_scene(found, moment) for moment in walk(game, found)]
    return ChapterScenes(found.name, found.title, found.players, found.learner, made)


def _scene(chapter: Chapter, moment: Moment) -> Scene:
    step, waits, match, last = moment
    asked = chapter.steps[step - 1].move if waits else None
    return Scene(
        Raw(encode(match.state.typed_view(ALL if match.over else chapter.learner))),
        last.line(chapter.learner) if last else None,
        chapter.text(step) if waits else None,
        LegalMove(asked, match.game.phrase(match.game.parse(asked))) if asked is not None else None,
        result(match) if match.over else None,
        match.log(chapter.learner) if match.over else [],
    )


def position(game: str, name: str, step: int) -> State:
    """What is on the table at a step of a chapter."""
    return _positions(game, name)[step]


@cache
def _positions(game: str, name: str) -> dict[int, State]:
    """The states at the steps of a chapter."""
    found = read(game).chapter(name)
    assert found is not None
    return {moment.step: moment.match.state for moment in walk(game, found) if moment.waits}
