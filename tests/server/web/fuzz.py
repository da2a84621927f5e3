"""Frames made from the protocol's own schema: fitting ones, and fitting ones with something wrong in them."""

import json
import string

import msgspec

from arkade.server import protocol

(SCHEMA,), KINDS = msgspec.json.schema_components([protocol.ToServer], ref_template="#/$defs/{name}")
WISHES = [KINDS[kind["$ref"].rpartition("/")[2]] for kind in SCHEMA["anyOf"]]
WORDS = (
    "lion",
    "keep lion",
    "b2 lion",
    "pass",
    "noah",
    "animimix",
    "random",
    "hard",
    "move",
    "off",
    "days",
    "é",
    "\x00",
)
WRONG: tuple[object, ...] = (
    *(None, True, -1, 0, 2**31, 2**31 + 1, 2**63, 10**40, 1.5, -0.0, 1e308, "", "x" * 600, "\ud800", "\u202e", [], {}),
    *([[]] * 3, {"kind": "move"}, {"kind": "days", "days": 15}, {"__class__": "x"}, "' OR 1=1 --", "../../etc/passwd"),
)


class Fuzzer:
    """Draws frames."""

    def __init__(self, chance, seats=4, guests=()):
        self._chance, self._seats, self._guests = chance, seats, guests

    def frame(self):
        """Text, or bytes for a frame that is not text."""
        chance = self._chance
        wish = self._object(chance.choice(WISHES))
        kind = chance.random()
        if kind < 0.5:
            return json.dumps(wish)
        if kind < 0.8:
            self._spoil(wish)
            return json.dumps(wish)
        text = json.dumps(wish)
        at = chance.randrange(len(text))
        return chance.choice(
            [
                text[:at],
                text[:at] + chance.choice('{}[],:"\\\x00é') + text[at:],
                text + text,
                "[" * chance.choice([3, 60, 3000]) + text,
                text.replace('"', "'"),
                text.encode("utf-16"),
                bytes(chance.randrange(256) for _ in range(chance.randrange(80))),
                " " * chance.randrange(3000) + text,
            ]
        )

    def _object(self, schema):
        needed = schema.get("required", [])
        return {
            name: self._value(name, inner)
            for name, inner in schema["properties"].items()
            if name in needed or self._chance.random() < 0.4
        }

    def _value(self, name, schema):
        """Something that fits, or nearly: bounds are tried on both sides."""
        chance = self._chance
        if "$ref" in schema:
            return self._value(name, KINDS[schema["$ref"].rpartition("/")[2]])
        if "anyOf" in schema:
            return self._value(name, chance.choice(schema["anyOf"]))
        if "enum" in schema:
            return chance.choice(schema["enum"])
        kind = schema.get("type")
        if kind == "object" and "properties" in schema:
            return self._object(schema)
        if kind == "object":
            inner = schema.get("additionalProperties", {"type": "string"})
            return {chance.choice(WORDS): self._value(name, inner) for _ in range(chance.randrange(3))}
        if kind == "array":
            return [self._value(name, schema["items"]) for _ in range(chance.randrange(4))]
        if kind in ("integer", "number"):
            low, high = schema.get("minimum", 0), schema.get("maximum", 2**31)
            return chance.choice([low, high, low - 1, high + 1, chance.randrange(self._seats), chance.randrange(200)])
        if kind == "boolean":
            return chance.random() < 0.5
        if kind == "null":
            return None
        return self._text(name, schema.get("maxLength", 50))

    def _text(self, name, longest):
        chance = self._chance
        if name == "guest" and self._guests and chance.random() < 0.5:
            return chance.choice(self._guests)
        size = chance.choice([1, 5, longest, longest + 1])
        return chance.choice([*WORDS, "".join(chance.choice(string.printable) for _ in range(size))])

    def _spoil(self, wish):
        """One thing goes wrong, at any depth."""
        chance, place = self._chance, wish
        while inner := [value for value in place.values() if isinstance(value, dict) and value]:
            if chance.random() < 0.4:
                break
            place = chance.choice(inner)
        name = chance.choice(list(place))
        what = chance.randrange(4)
        if what == 0:
            del place[name]
        elif what == 1:
            place[f"{name}x"] = place[name]
        else:
            place[name] = chance.choice(WRONG)
