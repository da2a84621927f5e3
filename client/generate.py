"""Makes the client's types and facts: src/protocol.ts of the server's messages, and for every game of ours

src/boards/<game>/game.ts of its view, its events, its verbs and the facts of its components. `make protocol`.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from arkade import registry
from arkade.kernel.definition import Definition
from arkade.kernel.verbs import Verbs
from arkade.server import protocol

SOURCE = Path(__file__).parent / "src"
HEAD = "// What travels between the server and its clients. Made by `make protocol`; do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
REFERENCE = "#/$defs/{name}"


def files() -> dict[Path, str]:
    """All files and what is to stand in them."""
    boards = {SOURCE / "boards" / game / "game.ts": game_file(registry.definition(game)) for game in registry.OURS}
    return {SOURCE / "protocol.ts": protocol_file(), **boards}


def protocol_file() -> str:
    """The server's messages."""
    roots: list[Any] = [protocol.ToServer, protocol.ToClient, protocol.RoomView, protocol.RoomNews, protocol.TableView]
    roots += [
        protocol.LegalMove,
        protocol.Create,
        protocol.Created,
        protocol.Erased,
        protocol.Me,
        protocol.Offer,
        protocol.Problem,
    ]
    roots += [protocol.Tables, protocol.Ticket, protocol.Arrived, protocol.Proof]
    roots += [protocol.Moments, protocol.ReviewState, protocol.Practice, protocol.PlayOn, protocol.PuzzleBook]
    roots += [protocol.Lesson, protocol.ChapterScenes, protocol.Explained]
    schemas, parts = msgspec.json.schema_components(roots, ref_template=REFERENCE)
    text = [HEAD, *(_declared(name, part) for name, part in sorted(parts.items()))]
    text += [f"export type ToServer = {_type(schemas[0])};\n", f"export type ToClient = {_type(schemas[1])};\n"]
    return "\n".join(text)


def game_file(game: Definition) -> str:
    """A game's view and events as types, its verbs and facts as constants."""
    view = get_type_hints(game.view)["return"]
    (happened,) = get_args(get_type_hints(game.events)["return"])
    schemas, parts = msgspec.json.schema_components([happened, view], ref_template=REFERENCE)
    text = [f"// {game.title}: made by `make protocol` of src/arkade/games/{game.id}; do not edit.\n"]
    text += [_declared(name, part) for name, part in sorted(parts.items())]
    text.append(f"export type Happened = {_type(schemas[0])};\n")
    text.append(f"export interface Game {{\n  view: {_type(schemas[1])};\n  event: Happened;\n}}\n")
    text.append("/** Every verb: its word in notation, and what its objects are called. */")
    text.append(f"export const VERBS = {_constant(dict(_verbs(game.verbs)))};\n")
    if game.facts:
        text.append("/** What is printed on the components, and what the rules fix. */")
        text.append(f"export const FACTS = {_constant(game.facts)};\n")
    return "\n".join(text)


def _verbs(verbs: Verbs) -> Iterator[tuple[str, Any]]:
    for verb in verbs.verbs:
        yield verb.name, {"word": verb.word, "objects": verb.objects}


def _constant(value: Any) -> str:
    return f"{json.dumps(msgspec.to_builtins(value), ensure_ascii=False)} as const"


def _declared(name: str, part: dict[str, Any]) -> str:
    about = f"/** {' '.join(part['description'].split())} */\n" if "description" in part else ""
    if part.get("type") != "object" or "properties" not in part:
        return f"{about}export type {name} = {_type(part)};\n"
    needed = set(part.get("required", ()))
    fields = "".join(f"  {key}{'' if key in needed else '?'}: {_type(of)};\n" for key, of in part["properties"].items())
    return f"{about}export interface {name} {{\n{fields}}}\n"


def _type(part: dict[str, Any]) -> str:
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(_type(each) for each in part["anyOf"]))
    kind = part.get("type")
    if kind == "array":
        if "prefixItems" in part:
            return f"[{', '.join(_type(each) for each in part['prefixItems'])}]"
        inner = _type(part.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(part.get('additionalProperties', {}))}>"
    return PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    for file, text in files().items():
        file.write_text(text, encoding="utf-8")
    sys.exit(0)
