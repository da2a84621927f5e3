"""What a request's body asks for, and answers in JSON."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from arkade.server.protocol import Problem, encode

T = TypeVar("T")


class Unreadable(Exception):
    """A request that is not carried out because of its form."""

    def __init__(self, problem: Problem, status: int) -> None:
        super().__init__(problem.code)
        self.problem, self.status = problem, status


def answer(content: Any, status: int = 200) -> Response:
    """Something as JSON."""
    return Response(encode(content), status, media_type="application/json")


async def read(request: Request, kind: type[T], limit: int) -> T:
    """The body as what it should be, or Unreadable."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Unreadable(Problem("bad_message", "the body must be application/json"), 415)
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > limit:
            raise Unreadable(Problem("too_large"), 413)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Unreadable(Problem("bad_message", str(error)[:200]), 400) from None


async def unreadable(request: Request, error: Exception) -> Response:
    """The answer to one."""
    assert isinstance(error, Unreadable)
    return answer(error.problem, error.status)


def is_name(text: str) -> bool:
    """Whether a room could have this name."""
    return len(text) == 16 and text.isascii() and text.isprintable()


def number(text: str | None) -> int | None:
    """What stands in an address after `since=`, if it is a number."""
    return int(text) if text and len(text) < 10 and text.isascii() and text.isdigit() else None
