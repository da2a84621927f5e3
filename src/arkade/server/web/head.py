"""What stands in the head of a page for those who do not run it: title, description, a picture for links to it.

And what the browser will want next: on a slow line it need not wait for one script to ask for the other.
"""

import json
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from starlette.requests import Request

from arkade import puzzles, registry
from arkade.server.web.first import first_chapter, first_screen
from arkade.table.lesson import lessons
from arkade.text import FIRST, LANGUAGES, Words

MARK = "<!-- head: what the server knows of the page at this address -->"
TITLE = "<title>Arkade</title>"
HTML = '<html lang="en">'
END = "</head>"
APP = '<div id="app"></div>'
LOOK = "arkade_look"  # a cookie of the page's: language and theme, as they were last
THEMES = ("light", "dark")
OFFER = "/api/games"
PREVIEW = "preview.jpg"
#: Pages with a board on them; they are told its game, so that they need not wait for others to say it.
BOARDS = ("room", "replay", "review", "learn", "puzzle")


def look_of(request: Request) -> tuple[str, str]:
    """Language and theme as somebody has them, else the first language of the browser's that we have and no theme."""
    chosen, _, theme = request.cookies.get(LOOK, "").partition(".")
    given = request.headers.get("accept-language", "").split(",")
    wanted = (chosen, *(each.partition(";")[0].strip()[:2] for each in given))
    return next((each for each in wanted if each in LANGUAGES), FIRST), theme if theme in THEMES else ""


def filled(text: str, request: Request, game: str | None, static: Path) -> str:
    """The page's text with a head and a first screen for its address, about a game or the site as a whole."""
    language, theme = look_of(request)
    kind, named, chapter = (*request.url.path.strip("/").split("/"), "", "")[:3]
    known = game if game in registry.games() else None
    if kind == "puzzles" and known:
        kind = "puzzle"  # one of them, not the list
    words = registry.words(known, language) if known else Words(language)
    scripts, styles = _wanted(static / "manifest.json", kind, known, language)
    site = words.say("site-title")
    title = f"{words.say('title')} – Arkade" if known else site
    about = words.say("about") if known and words.has("about") else words.say("site-about")
    tags = [
        f'<meta name="description" content="{escape(about)}" />',
        '<meta property="og:type" content="website" />',
        '<meta property="og:site_name" content="Arkade" />',
        f'<meta property="og:title" content="{escape(title)}" />',
        f'<meta property="og:description" content="{escape(about)}" />',
        *_picture(request, known),
        *([f'<meta name="game" content="{escape(known)}" />'] if known and kind in BOARDS else []),
    ]
    links = [*scripts, *_asked(kind, chapter, known), *styles]  # after the script of all pages, which is wanted first
    html = f'<html lang="{language}" data-theme="{theme}">' if theme else f'<html lang="{language}">'
    text = text.replace(TITLE, f"<title>{escape(title)}</title>").replace(HTML, html)
    text = text.replace(END, "".join(f"  {each}\n  " for each in links) + END)
    text = text.replace(APP, first_screen(kind, known or named, chapter, language, static) + APP)
    return text.replace(MARK, "\n    ".join(tags))


def _picture(request: Request, game: str | None) -> list[str]:
    shown = next((name for name in (game, *registry.games()) if name and _preview(name).exists()), None)
    if shown is None:
        return []
    address = f"{request.base_url}api/games/{shown}/{PREVIEW}"
    return [
        f'<meta property="og:image" content="{escape(address)}" />',
        '<meta property="og:image:width" content="1200" />',
        '<meta property="og:image:height" content="630" />',
        '<meta name="twitter:card" content="summary_large_image" />',
    ]


def _preview(game: str) -> Path:
    return registry.definition(game).sources / PREVIEW


@lru_cache(256)  # addresses are what anybody asks for
def _wanted(manifest: Path, kind: str, game: str | None, language: str) -> tuple[list[str], list[str]]:
    """Links to the scripts of a page, its words and its game's board, by the list that the client's build wrote.

    And to their styles, which come after those of all pages.
    """
    if not manifest.exists():
        return [], []
    chunks: dict[str, dict[str, Any]] = json.loads(manifest.read_text(encoding="utf-8"))
    names = [f"src/pages/{kind.capitalize() or 'Home'}.svelte", f"words/{language}.ftl?page"]
    if game and kind in BOARDS:
        names += [f"src/boards/{game}/Board.svelte", f"../src/arkade/games/{game}/words/{language}.ftl?words"]
    if kind == "rules":
        names.append(f"../src/arkade/{f'games/{game}' if game else 'text'}/words/{language}.md")
    files: dict[str, None] = {}
    styles: dict[str, None] = {}
    for name in names:
        _collect(chunks, name, files, styles)
    links = [f'<link rel="modulepreload" href="/{file}" />' for file in files]
    if game and kind in BOARDS and (sprite := chunks.get(f"build/sprites/{game}.svg")):
        links.append(_fetched(f"/{sprite['file']}"))
    return links, [f'<link rel="stylesheet" crossorigin href="/{file}" />' for file in styles]


def _fetched(address: str) -> str:
    return f'<link rel="preload" href="{address}" as="fetch" crossorigin />'


def _asked(kind: str, chapter: str, game: str | None) -> list[str]:
    """What a page asks for first: the games; all puzzles of a game; the chapters of a lesson and one of them."""
    if kind in ("", "rules"):
        return [_fetched(OFFER)]
    if kind == "puzzle" and game in puzzles.games():
        return [_fetched(f"/api/puzzles/{game}")]
    if kind != "learn" or game not in lessons():
        return []
    return [_fetched(f"/api/lessons/{game}{each}") for each in ("", f"/{first_chapter(game, chapter)}")]


def _collect(chunks: dict[str, dict[str, Any]], name: str, files: dict[str, None], styles: dict[str, None]) -> None:
    """A chunk's file and those that it imports, and the styles of all."""
    chunk = chunks.get(name)
    if chunk is None or chunk["file"] in files:
        return
    own = not chunk.get("isEntry")  # the page has that one itself
    if own:
        files[chunk["file"]] = None
    for other in chunk.get("imports", ()):
        _collect(chunks, other, files, styles)
    if own:
        styles.update(dict.fromkeys(chunk.get("css", ())))
