"""Makes client/src/protocol.ts from the server's types: `make protocol`."""

import json
import sys
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from arkade import registry
from arkade.server import protocol

FILE = Path(__file__).parent / "src" / "protocol.ts"
HEAD = "// What travels between the server and its clients. Made by `make protocol`; do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The whole file."""
    roots: list[Any] = [protocol.ToServer, protocol.ToClient, protocol.RoomView, protocol.TableView]
    roots += [protocol.LegalMove, protocol.Create, protocol.Created, protocol.Me, protocol.Offer, protocol.Problem]
    schemas, parts = msgspec.json.schema_components(
        [*roots, protocol.Proof, protocol.Lesson], ref_template="#/$defs/{name}"
    )
    text = [HEAD, *(_declared(name, part) for name, part in sorted(parts.items()))]
    text += [f"export type ToServer = {_type(schemas[0])};\n", f"export type ToClient = {_type(schemas[1])};\n"]
    views = {}
    for game in registry.OURS:
        prefix = game.capitalize()
        view = get_type_hints(registry.definition(game).view)["return"]
        _, found = msgspec.json.schema_components([view], ref_template=f"#/$defs/{prefix}{{name}}")
        text += [_declared(f"{prefix}{name}", part) for name, part in sorted(found.items())]
        views[game] = f"{prefix}{view.__name__}"
    text.append("export interface Views {\n" + "".join(f"  {game}: {name};\n" for game, name in views.items()) + "}\n")
    text.append("export type View = Views[keyof Views];\n")
    return "\n".join(text)


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
    FILE.write_text(typescript(), encoding="utf-8")
    sys.exit(0)
