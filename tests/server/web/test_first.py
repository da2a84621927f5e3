"""What a page holds before any script has come."""

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request

from arkade import registry
from arkade.server.web.head import LOOK, filled
from arkade.server.web.pages import Packed
from arkade.table.lesson import read
from arkade.text import LANGUAGES, Words

PAGE = (Path(__file__).parents[3] / "client" / "index.html").read_text(encoding="utf-8")


def page(path, static, game=None, **headers):
    """The page at an address."""
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": raw}
    return filled(PAGE, Request(scope | {"scheme": "http", "server": ("test", 80)}), game, static)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page_names_every_game_in_the_browser_s_language(tmp_path, language):
    text = page("/", tmp_path, accept_language=f"{language}-XX,en;q=0.5")
    assert Words(language).say("home-title") in text
    for game in registry.OURS:
        assert registry.words(game, language).say("about") in text
        assert f"/api/games/{game}/picture.webp" in text


@pytest.mark.parametrize("game", registry.OURS)
def test_a_lesson_begins_with_the_first_words_of_its_chapter(tmp_path, game):
    first, *_, last = read(game).chapters
    words = registry.words(game, "fr")
    for path, chapter in ((f"/learn/{game}", first), (f"/learn/{game}/{last.name}", last)):
        assert words.say(chapter.text(1)) in page(path, tmp_path, game, accept_language="fr")


def test_rules_begin_as_they_were_built_and_nothing_stands_in_for_what_is_not_there(tmp_path):
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "text.en.html").write_text("<h1>Common</h1>")
    assert "<h1>Common</h1>" in page("/rules", tmp_path)
    assert "<h1>Common</h1>" in page("/rules/common", tmp_path)
    for path in ("/rules/nothing", "/learn/nothing", "/credits", "/room/abc", "/nowhere"):
        assert 'id="first"' not in page(path, tmp_path)


def test_who_has_chosen_a_language_and_a_theme_has_them_at_once(tmp_path):
    text = page("/", tmp_path, accept_language="en", cookie=f"{LOOK}=nl.dark")
    assert '<html lang="nl" data-theme="dark">' in text
    assert '<html lang="en">' in page("/", tmp_path, cookie=f'{LOOK}=xx."onload')


def test_files_that_were_packed_are_sent_so_to_those_who_take_them(tmp_path):
    (tmp_path / "app.js").write_text("whole")
    (tmp_path / "app.js.br").write_text("packed")

    async def fetched(taken):
        async with httpx.AsyncClient(transport=httpx.ASGITransport(Packed(directory=tmp_path))) as client:
            request = client.build_request("GET", "http://test/app.js", headers={"accept-encoding": taken})
            answer = await client.send(request, stream=True)
            return b"".join([part async for part in answer.aiter_raw()]), answer.headers

    assert asyncio.run(fetched("gzip"))[0] == b"whole"
    content, headers = asyncio.run(fetched("gzip, deflate, br"))
    assert content == b"packed"
    assert headers["content-encoding"] == "br"
    assert headers["content-type"].startswith("text/javascript")
    assert headers["vary"] == "accept-encoding"
