"""The browser's client: built files in `static`, served by the same server. `make client` builds them."""

import asyncio
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope, Send

import arkade
from arkade import registry
from arkade.text import LANGUAGES

VERSION = "{version}"  # stands in the page for this package's
STATIC = Path(__file__).parent / "static"
_files = GZipMiddleware(StaticFiles(directory=STATIC / "assets", check_dir=False), minimum_size=1000)


async def assets(scope: Scope, receive: Receive, send: Send) -> None:
    """Scripts, styles and pictures. Their names change with their content, so browsers may keep them."""

    async def keep(message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] in (200, 304):
            message["headers"].append((b"cache-control", b"public, max-age=31536000, immutable"))
        await send(message)

    await _files(scope, receive, keep)


async def page(request: Request, status: int = 200) -> Response:
    """The one page of the client, which reads the address itself."""
    try:
        text = (STATIC / "index.html").read_text(encoding="utf-8")
    except FileNotFoundError:
        return PlainTextResponse("The client has not been built: make client", 503)
    return HTMLResponse(text.replace(VERSION, arkade.__version__), status, {"cache-control": "no-cache"})


async def words(request: Request) -> Response:
    """The texts of a game, for games that the client was not built with."""
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in registry.games() or language not in LANGUAGES:
        raise HTTPException(404)
    file = registry.definition(game).texts / language / f"{game}.ftl"
    return PlainTextResponse(await asyncio.to_thread(file.read_text, encoding="utf-8"))


def wants_page(request: Request) -> bool:
    """Whether a person asks for something that is not there."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
