"""The browser's client: built files in `static`, served by the same server. `make client` builds them."""

import asyncio
import re
from mimetypes import guess_type
from os import PathLike, stat_result
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope, Send

import arkade
from arkade import registry
from arkade.kernel.definition import Definition
from arkade.server.web.first import PICTURE
from arkade.server.web.head import PREVIEW, filled
from arkade.text import LANGUAGES, rules_page, source

VERSION = "{version}"  # stands in the page for this package's
STATIC = Path(__file__).parents[1] / "static"
BOARD = ("board.js", "board.css")
PICTURES = (PICTURE, PREVIEW)
BESIDE = {
    ".js": "text/javascript",
    ".png": "image/png",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
PACKED = "br"  # as browsers call it, and files end
FILE = re.compile(r"\w[\w-]*(\.[\w-]+)+", re.ASCII)  # of a board: never a folder


class Packed(StaticFiles):
    """Files of which the build has left smaller copies, for browsers that take them so: for others gzip packs them."""

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The smaller copy, if it may be."""
        file = Path(full_path)
        copy = file.with_name(f"{file.name}.{PACKED}")
        taken = re.split(r"\s*,\s*", Headers(scope=scope).get("accept-encoding", ""))
        if PACKED not in taken or not copy.exists():
            return super().file_response(full_path, stat_result, scope, status_code)
        response = super().file_response(copy, copy.stat(), scope, status_code)
        response.headers.update({"content-encoding": PACKED, "vary": "accept-encoding"})
        response.headers["content-type"] = guess_type(file)[0] or "application/octet-stream"
        return response


_files = Packed(directory=STATIC / "assets", check_dir=False)


async def assets(scope: Scope, receive: Receive, send: Send) -> None:
    """Scripts, styles and pictures. Their names change with their content, so browsers may keep them."""

    async def keep(message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] in (200, 304):
            message["headers"].append((b"cache-control", b"public, max-age=31536000, immutable"))
        await send(message)

    await _files(scope, receive, keep)


async def page(request: Request, status: int = 200, game: str | None = None) -> Response:
    """The one page of the client, which reads the address itself; `game`: what it is about."""
    try:
        text = (STATIC / "index.html").read_text(encoding="utf-8")
    except FileNotFoundError:
        return PlainTextResponse("The client has not been built: make client", 503)
    text = text.replace(VERSION, arkade.__version__)
    text = await asyncio.to_thread(filled, text, request, game, STATIC)  # a language's words are read once, for long
    return HTMLResponse(text, status, {"cache-control": "no-cache", "vary": "accept-language, cookie"})


async def beside(request: Request) -> Response:
    """A file beside the page, whose name never changes: the service worker, the manifest, icons."""
    file = STATIC / request.path_params["file"]
    if file.suffix not in BESIDE or not file.is_file():
        raise HTTPException(404)
    return FileResponse(file, media_type=BESIDE[file.suffix], headers={"cache-control": "no-cache"})


async def words(request: Request) -> Response:
    """The texts of a game, for games that the client was not built with."""
    return PlainTextResponse(await asyncio.to_thread(source, _language(request), _game(request).words))


async def rules(request: Request) -> Response:
    """The rules page of such a game, as Markdown."""
    try:
        return PlainTextResponse(await asyncio.to_thread(rules_page, _language(request), _game(request).words))
    except FileNotFoundError:
        raise HTTPException(404) from None


async def board(request: Request) -> Response:
    """A file of such a game's board. It may change with its package, so that browsers ask whether it has."""
    file = request.path_params["file"]
    if not FILE.fullmatch(file):
        raise HTTPException(404)
    files = StaticFiles(directory=_game(request).client, check_dir=False)
    answer = await files.get_response(file, request.scope)
    answer.headers["cache-control"] = "no-cache"
    return answer


async def picture(request: Request) -> Response:
    """A picture of a game's board: `picture.webp` for its card, `preview.jpg` for links to it."""
    folder, file = _game(request).sources, request.path_params["file"]
    if file not in PICTURES or not (folder / file).exists():
        raise HTTPException(404)
    return FileResponse(folder / file, headers={"cache-control": "public, max-age=86400"})


def board_files(game: str) -> tuple[str, ...]:
    """The addresses of a board's script and style, as far as there are any."""
    folder = registry.definition(game).client
    return tuple(f"/api/games/{game}/board/{file}" for file in BOARD if (folder / file).exists())


def _game(request: Request) -> Definition:
    game = request.path_params["game"]
    if game not in registry.games():
        raise HTTPException(404)
    return registry.definition(game)


def _language(request: Request) -> str:
    language: str = request.path_params["language"]
    if language not in LANGUAGES:
        raise HTTPException(404)
    return language


def wants_page(request: Request) -> bool:
    """Whether a person asks for something that is not there."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
