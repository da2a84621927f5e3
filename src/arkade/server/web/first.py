"""What a page begins with, written into it: it is read while the scripts are on their way.

They show the same, and then take this away (client/src/lib/first.ts); client/src/first.css makes it look alike.
"""

from functools import lru_cache
from html import escape
from pathlib import Path

from arkade import registry
from arkade.table.lesson import lessons, read
from arkade.text import Words

PICTURE = "picture.webp"
COMMON = ("", "common")  # the rules that all games share, by their addresses
SEEN = 2  # games whose pictures are on the first screen anywhere
#: What the page has shown once this can go.
UNTIL = {"": "main [data-game]", "rules": "main h1", "learn": "main [data-step]"}


@lru_cache(256)  # addresses are what anybody asks for
def first_screen(kind: str, game: str, chapter: str, language: str, static: Path) -> str:
    """The first screen of the home page, of rules or of a lesson; nothing for other pages."""
    content = {
        "": lambda: _home(language),
        "rules": lambda: _rules(game, language, static),
        "learn": lambda: _lesson(game, chapter, language),
    }.get(kind, str)()
    return f'<div id="first" data-until="{UNTIL[kind]}" inert>{content}</div>' if content else ""


def picture_address(game: str) -> str:
    """Where a game's picture is, if it has one."""
    return f"/api/games/{game}/{PICTURE}" if registry.definition(game).picture.exists() else ""


def first_chapter(game: str, wanted: str) -> str:
    """The chapter that a lesson begins with: the one of its address, else the first."""
    names = [each.name for each in read(game).chapters]
    return wanted if wanted in names else names[0]


def _home(language: str) -> str:
    words = Words(language)
    cards = "".join(_card(game, number, language) for number, game in enumerate(registry.games()))
    title, about = escape(words.say("home-title")), escape(words.say("home-about"))
    return f'<div class="bar"></div><div class="home"><h1>{title}</h1><p>{about}</p><ul>{cards}</ul></div>'


def _card(game: str, number: int, language: str) -> str:
    words, address = registry.words(game, language), picture_address(game)
    if not address:
        return ""
    loading = "eager" if number < SEEN else "lazy"
    about = escape(words.say("about")) if words.has("about") else ""
    image = f'<img src="{address}" alt="" width="360" height="189" loading="{loading}" />'
    return f"<li>{image}<h2>{escape(words.say('title'))}</h2><p>{about}</p></li>"


def _rules(game: str, language: str, static: Path) -> str:
    if game not in (*COMMON, *registry.OURS):
        return ""
    file = static / "rules" / f"{'text' if game in COMMON else game}.{language}.html"
    if not file.exists():
        return ""
    words = [registry.words(each, language) for each in registry.games()]
    names = [each.say("name" if each.has("name") else "title") for each in words]
    links = [f'<span class="button">{escape(each)}</span>' for each in [*names, Words(language).say("rules-common")]]
    text = f'<div class="sheet">{file.read_text(encoding="utf-8")}</div>'
    return f'<div class="bar"></div><div class="rules"><div class="row">{"".join(links)}</div>{text}</div>'


def _lesson(game: str, chapter: str, language: str) -> str:
    if game not in lessons():
        return ""
    found = read(game).chapter(first_chapter(game, chapter))
    assert found is not None
    words = registry.words(game, language)
    title = escape(words.say("learn-title", game=words.say("title"), chapter=words.say(found.title)))
    text = escape(words.say(found.text(1)))
    return f'<div class="learn"><div class="bar"><h1>{title}</h1></div><p>{text}</p></div>'
