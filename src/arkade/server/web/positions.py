"""Answers about positions that belong to no room: those of lessons and of puzzles."""

import asyncio
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from arkade.errors import BadAction
from arkade.server.protocol import Explained, Problem, encode
from arkade.state import State


async def made(make: Callable[[], bytes]) -> Response:
    """JSON, made in a thread: rules that are not compiled yet take their time."""
    content = await asyncio.to_thread(make)
    return Response(content, media_type="application/json", headers={"cache-control": "no-cache"})


async def why(request: Request, position: Callable[[], State]) -> Response:
    """What is to be said of the action that a request asks about."""
    action = request.query_params.get("action", "")
    try:
        return await made(lambda: encode(explained(position(), action)))
    except BadAction as error:
        return Response(encode(Problem("bad_move", str(error)[:200])), 400, media_type="application/json")


def explained(state: State, action: str) -> Explained:
    """Why an action is not legal; of one that is, what it would bring. Or BadAction."""
    return Explained(state.reasons(action), outlook.phrases if (outlook := state.outlook(action)) else [])
