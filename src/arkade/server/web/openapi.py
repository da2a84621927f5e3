"""The HTTP side described as OpenAPI 3.1, from the same types that read and write it."""

from functools import cache
from typing import Any

import msgspec

import arkade
from arkade.server.protocol import (
    Arrival,
    Arrived,
    ChapterScenes,
    Create,
    Created,
    Erased,
    Explained,
    Lesson,
    Me,
    Moments,
    Offer,
    Person,
    PlayOn,
    Practice,
    Problem,
    Proof,
    PuzzleBook,
    ReviewState,
    Tables,
    Ticket,
)

TYPES = (
    *(Arrival, Arrived, ChapterScenes, Create, Created, Erased, Explained, Lesson),
    *(Me, Moments, Offer, Person, PlayOn, Practice, Problem, Proof, PuzzleBook, ReviewState, Tables, Ticket),
)


@cache
def openapi() -> dict[str, Any]:
    """The whole description."""
    _, components = msgspec.json.schema_components(TYPES, ref_template="#/components/schemas/{name}")
    match = [
        _in_path("room"),
        {"name": "match", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 1}},
    ]
    asked = {"name": "action", "in": "query", "required": True, "schema": {"type": "string"}}
    anything: dict[str, Any] = {"content": {"application/json": {"schema": {"type": "object"}}}}
    text: dict[str, Any] = {"content": {"text/plain": {"schema": {"type": "string"}}}}
    file: dict[str, Any] = {"content": {"*/*": {}}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Arkade", "version": arkade.__version__},
        "paths": {
            "/health": {"get": _does("The process lives; and whether play goes on", {200: anything})},
            "/ready": {"get": _does("Whether something can be stored", {200: anything, 503: anything})},
            "/api/games": {"get": _does("What can be played", {200: _is("Offer")})},
            "/api/games/{game}/words/{language}": {
                "get": {
                    **_does("The texts of a game, as Project Fluent", {200: text, **_problems(404)}),
                    "parameters": [_in_path("game"), _in_path("language")],
                }
            },
            "/api/games/{game}/rules/{language}": {
                "get": {
                    **_does("The rules of a game, as Markdown", {200: text, **_problems(404)}),
                    "parameters": [_in_path("game"), _in_path("language")],
                }
            },
            "/api/games/{game}/board/{file}": {
                "get": {
                    **_does("A file of the board that a game by others brings", {200: file, **_problems(404)}),
                    "parameters": [_in_path("game"), _in_path("file")],
                }
            },
            "/api/games/{game}/{file}": {
                "get": {
                    **_does("A picture of a game's board: picture.webp, preview.jpg", {200: file, **_problems(404)}),
                    "parameters": [_in_path("game"), _in_path("file")],
                }
            },
            "/api/lessons/{game}": {
                "get": {
                    **_does("How a game is taught", {200: _is("Lesson"), **_problems(404)}),
                    "parameters": [_in_path("game")],
                }
            },
            "/api/lessons/{game}/{chapter}": {
                "get": {
                    **_does("A chapter of a lesson", {200: _is("ChapterScenes"), **_problems(404)}),
                    "parameters": [_in_path("game"), _in_path("chapter")],
                }
            },
            "/api/lessons/{game}/{chapter}/{step}/why": {
                "get": {
                    **_does("What is to be said of a move at a step", {200: _is("Explained"), **_problems(400, 404)}),
                    "parameters": [
                        _in_path("game"),
                        _in_path("chapter"),
                        {"name": "step", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 1}},
                        asked,
                    ],
                }
            },
            "/api/puzzles/{game}": {
                "get": {
                    **_does("The puzzles of a game", {200: _is("PuzzleBook"), **_problems(404)}),
                    "parameters": [_in_path("game")],
                }
            },
            "/api/puzzles/{game}/{puzzle}/why": {
                "get": {
                    **_does("What is to be said of a move in a puzzle", {200: _is("Explained"), **_problems(400, 404)}),
                    "parameters": [_in_path("game"), _in_path("puzzle"), asked],
                }
            },
            "/api/puzzles/{game}/{puzzle}/practice": {
                "post": {
                    **_does(
                        "Play on from its position",
                        {201: _is("Created"), **_problems(400, 401, 403, 404, 413, 415, 429, 503)},
                    ),
                    "parameters": [_in_path("game"), _in_path("puzzle")],
                    "requestBody": {"required": True, **_is("PlayOn")},
                }
            },
            "/api/me": {
                "get": _does("Who you are; gives a cookie to whoever has none", {200: _is("Me"), **_problems(429)}),
                "delete": _does(
                    "Delete all about you, the cookie too", {200: _is("Erased"), **_problems(401, 403, 429, 503)}
                ),
            },
            "/api/key": {"get": _does("The keys that finished matches are signed by", {200: _is("Keys")})},
            "/api/me/ticket": {
                "post": {
                    **_does(
                        "A ticket, by which another device becomes you",
                        {201: _is("Ticket"), **_problems(400, 401, 403, 413, 415, 429, 503)},
                    ),
                    "requestBody": {"required": True, **_is("Person")},
                }
            },
            "/api/me/arrival": {
                "post": {
                    **_does(
                        "Become the guest of a ticket", {200: _is("Arrived"), **_problems(400, 403, 413, 415, 503)}
                    ),
                    "requestBody": {"required": True, **_is("Arrival")},
                }
            },
            "/api/tables": {"get": _does("Your tables, and those open to all", {200: _is("Tables"), **_problems(503)})},
            "/api/rooms": {
                "post": {
                    **_does("Make a room", {201: _is("Created"), **_problems(400, 401, 403, 413, 415, 429, 503)}),
                    "requestBody": {"required": True, **_is("Create")},
                }
            },
            "/api/rooms/{room}/matches/{match}/replay": {
                "get": {
                    **_does("The file of a finished match", {200: anything, **_problems(404, 409, 503)}),
                    "parameters": match,
                }
            },
            "/api/rooms/{room}/matches/{match}/proof": {
                "get": {
                    **_does("A finished match, checked", {200: _is("Proof"), **_problems(404, 409, 503)}),
                    "parameters": match,
                }
            },
            "/api/rooms/{room}/matches/{match}/moments": {
                "get": {
                    **_does(
                        "A finished match, moment by moment, packed with gzip",
                        {200: _is("Moments"), **_problems(400, 404, 409, 503)},
                    ),
                    "parameters": [*match, {"name": "open", "in": "query", "schema": {"type": "string"}}],
                }
            },
            "/api/rooms/{room}/matches/{match}/review": {
                "get": {
                    **_does("How far its review is", {200: _is("ReviewState"), **_problems(404, 409, 503)}),
                    "parameters": match,
                },
                "post": {
                    **_does(
                        "Have it reviewed, unless it is",
                        {200: _is("ReviewState"), **_problems(401, 403, 404, 409, 429, 503)},
                    ),
                    "parameters": match,
                },
            },
            "/api/rooms/{room}/matches/{match}/practice": {
                "post": {
                    **_does(
                        "Play on from a position of it",
                        {201: _is("Created"), **_problems(400, 401, 403, 404, 409, 413, 415, 429, 503)},
                    ),
                    "parameters": match,
                    "requestBody": {"required": True, **_is("Practice")},
                }
            },
        },
        "components": {"schemas": components},
    }


def _in_path(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _is(name: str) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}}


def _does(summary: str, responses: dict[int, dict[str, Any]]) -> dict[str, Any]:
    described = {str(status): {"description": str(status), **content} for status, content in responses.items()}
    return {"summary": summary, "responses": described}


def _problems(*statuses: int) -> dict[int, dict[str, Any]]:
    return dict.fromkeys(statuses, _is("Problem"))
