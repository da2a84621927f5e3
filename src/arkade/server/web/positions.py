"""Answers about positions that belong to no room: those of lessons and of puzzles.

Rules that are not compiled yet take their time, and so does packing what was made: both are done in one thread, for
one address after the other, and what is asked for again is kept.
"""

import gzip
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from arkade.errors import BadAction
from arkade.server.live.pool import Pool
from arkade.server.protocol import Explained, Problem, encode
from arkade.server.web.middleware import address
from arkade.state import State

MAKING = "making"  # the key of the pool in the state that the application hands to requests

T = TypeVar("T")


class Made(NamedTuple):
    """JSON, and the same in gzip's form."""

    plain: bytes
    packed: bytes


def pack(content: object) -> Made:
    """Something to be sent often."""
    plain = encode(content)
    return Made(plain, gzip.compress(plain, 6))


async def send(request: Request, make: Callable[[], Made]) -> Response:
    """What was made, in the form that is wanted."""
    made = await _do(request, make)
    headers = {"cache-control": "no-cache", "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(made.plain, media_type="application/json", headers=headers)
    return Response(made.packed, media_type="application/json", headers={**headers, "content-encoding": "gzip"})


async def why(request: Request, position: Callable[[], State]) -> Response:
    """What is to be said of the action that a request asks about."""
    action = request.query_params.get("action", "")
    try:
        content = await _do(request, lambda: encode(explained(position(), action)))
    except BadAction as error:
        return Response(encode(Problem("bad_move", str(error)[:200])), 400, media_type="application/json")
    return Response(content, media_type="application/json", headers={"cache-control": "no-cache"})


async def _do(request: Request, work: Callable[[], T]) -> T:
    pool: Pool = getattr(request.state, MAKING)
    return await (await pool.begin(address(request.scope), work))


def explained(state: State, action: str) -> Explained:
    """Why an action is not legal; of one that is, what it would bring. Or BadAction."""
    return Explained(state.reasons(action), outlook.phrases if (outlook := state.outlook(action)) else [])
