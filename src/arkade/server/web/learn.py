"""Guided first games as the browser's client shows them: every moment computed by the real rules."""

import asyncio
from collections.abc import Iterator
from functools import cache

from msgspec import Raw
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arkade.server.live.show import result
from arkade.server.protocol import LegalMove, Lesson, Line, Scene, encode
from arkade.state import ALL
from arkade.table.lesson import LEARNER, deal, lessons, read
from arkade.table.match import Match


async def lesson(request: Request) -> Response:
    """The lesson of a game."""
    game = request.path_params["game"]
    if game not in lessons():
        raise HTTPException(404)
    content = await asyncio.to_thread(_encoded, game)
    return Response(content, media_type="application/json", headers={"cache-control": "no-cache"})


@cache
def _encoded(game: str) -> bytes:
    return encode(make(game))


def make(game: str) -> Lesson:
    """All scenes of a lesson."""
    return Lesson(game, read(game).players, list(_scenes(game)))


def _scenes(game: str) -> Iterator[Scene]:
    plan, match = read(game), deal(game)
    told: Line | None = None
    for number, step in enumerate(plan.steps, 1):
        if number == len(plan.steps):
            told = _play(match, plan.rest) or told
        legal = LegalMove(step.move, match.game.phrase(match.game.parse(step.move))) if step.move else None
        yield _scene(match, told, f"lesson-{number}", legal)
        for move in [step.move, *step.then] if step.move else []:
            if told is not None and move != step.move:
                yield _scene(match, told)
            told = _play(match, [move])


def _play(match: Match, moves: list[str]) -> Line | None:
    """Make moves; the log of the last."""
    told = None
    for move in moves:
        told = match.play(move, "person" if match.player == LEARNER else "bot").line(LEARNER)
    return told


def _scene(match: Match, told: Line | None, text: str | None = None, move: LegalMove | None = None) -> Scene:
    state = match.state
    view = Raw(encode(state.typed_view(ALL if state.over else LEARNER)))
    return Scene(view, told, text, move, result(match) if match.over else None)
