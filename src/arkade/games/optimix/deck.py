"""The deck as data: the shipped deck.toml, or a file of an owner of the game; read, checked, and known by its hash.

As an option a deck is `{"sha256": …}` if it is the shipped one, else `{"sha256": …, "cards": […]}`: a replay carries
its deck.
"""

import hashlib
import json
import os
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from arkade.errors import BadOption
from arkade.games.optimix.components import (
    CARDS,
    CLIMATES,
    DIETS,
    FIRST_CABINS,
    FOX_DISCS,
    LEAST_RESERVE,
    MAX_CABINS,
    MAX_CARDS,
    MAX_TILT,
    MAX_WEIGHT,
    MIN_CARDS,
    MOSQUITO_WEIGHT,
    POWERS,
    SPARE,
    START_OF_A_TYPE,
    START_WEIGHTS,
    TITLE_BYTES,
    TYPES,
)
from arkade.text import Phrase, sentence

STANDARD = "standard"
FILE = Path(__file__).with_name("deck.toml")
MAX_BYTES = 100_000

#: What a field may hold.
WORDS = {"climate": CLIMATES, "diet": DIETS, "type": (*TYPES, "none"), "power": POWERS}
NEEDED = ("name", "climate", "weight", "diet", "type", "copies")
FIELDS = (*NEEDED, "power", "title", "known")


class Card(msgspec.Struct, frozen=True):
    """One card of a deck (OPT-01)."""

    name: str
    climate: str
    weight: int
    diet: str
    type: str
    power: str
    copies: int
    title: str = ""  # of a spare card


class _Fault(Exception):
    """What is wrong with a deck, at which card and field."""

    def __init__(self, reason: Phrase, card: int | None = None, field: str | None = None) -> None:
        self.reason, self.card, self.field = reason, card, field


def read(value: object, name: str, expects: Phrase) -> dict[str, Any]:
    """The canonical form of a deck: of "standard", of the path of a TOML file, or of that form itself."""
    if isinstance(value, dict):
        return _read_again(value, name)
    if not isinstance(value, str | os.PathLike):
        raise BadOption(name, value, expects)
    if value == STANDARD:
        return {"sha256": _standard()[1]}
    text = _text(value, name)
    try:
        found = _checked(_tables(text))
        _without_exchange(found)  # of files alone: replays of such decks from version 0.2 are read
    except _Fault as fault:
        raise BadOption(name, os.fspath(value), _placed(fault, text)) from None
    return _canonical(found)


def cards(value: dict[str, Any]) -> tuple[Card, ...]:
    """The cards of a deck in its canonical form, in the order of CARDS."""
    if "cards" not in value:
        return _standard()[0]
    return tuple(msgspec.convert(card, Card) for card in value["cards"])


def titles(value: dict[str, Any]) -> dict[str, str]:
    """What a deck in its canonical form calls its spare cards, by name."""
    return {card["name"]: card["title"] for card in value.get("cards", ()) if "title" in card}


@cache
def _standard() -> tuple[tuple[Card, ...], str]:
    """The shipped deck and its hash."""
    found = _checked(_tables(FILE.read_text(encoding="utf-8")))
    return found, _hash(found)


def _canonical(found: tuple[Card, ...]) -> dict[str, Any]:
    digest = _hash(found)
    if digest == _standard()[1]:
        return {"sha256": digest}
    return {"sha256": digest, "cards": [_plain(card) for card in found]}


def _plain(card: Card) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(card)
    return {key: content for key, content in fields.items() if key != "title" or content}


def _hash(found: tuple[Card, ...]) -> str:
    text = json.dumps([_plain(card) for card in found], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _read_again(value: dict[Any, Any], name: str) -> dict[str, Any]:
    """A deck as a replay gives it: whole, and with the hash that it claims."""
    shown = {"sha256": value.get("sha256")}
    if not set(value) <= {"sha256", "cards"} or "sha256" not in value:
        raise BadOption(name, shown, sentence("deck-replay"))
    if "cards" not in value:
        if value["sha256"] != _standard()[1]:
            raise BadOption(name, shown, sentence("deck-shipped", sha256=_standard()[1]))
        return {"sha256": _standard()[1]}
    try:
        found = _canonical(_checked(value["cards"]))
    except _Fault as fault:
        raise BadOption(name, shown, _placed(fault)) from None
    if found["sha256"] != value["sha256"]:
        raise BadOption(name, shown, sentence("deck-hash", sha256=found["sha256"]))
    return found


def _text(path: str | os.PathLike[str], name: str) -> str:
    """A file's text, or BadOption."""
    shown = os.fspath(path)
    try:
        with Path(path).open("rb") as file:
            content = file.read(MAX_BYTES + 1)
        if len(content) > MAX_BYTES:
            raise BadOption(name, shown, sentence("deck-length", most=str(MAX_BYTES)))
        return content.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise BadOption(name, shown, sentence("deck-encoding", byte=str(error.start))) from None
    except (OSError, ValueError, TypeError) as error:  # ValueError: no such name can exist; TypeError: a path of bytes
        if isinstance(error, BadOption):
            raise
        reason = str(getattr(error, "strerror", None) or error)
        raise BadOption(name, shown, sentence("deck-unreadable", standard=STANDARD, reason=reason)) from None


def _tables(text: str) -> Any:
    """The card tables of a deck file."""
    try:
        content = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise _Fault(sentence("deck-toml", reason=str(error))) from None
    unknown = sorted(set(content) - {"card"})
    if unknown:
        raise _Fault(sentence("deck-table", table=repr(unknown[0])))
    return content.get("card", [])


def _checked(tables: Any) -> tuple[Card, ...]:
    """The cards in the order of CARDS, or _Fault."""
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise _Fault(sentence("deck-list"))
    found: dict[str, Card] = {}
    for number, table in enumerate(tables):
        card = _card(table, number)
        if card.name in found:
            raise _Fault(sentence("deck-second", card=repr(card.name)), number, "name")
        found[card.name] = card
    deck = tuple(sorted(found.values(), key=lambda card: CARDS.index(card.name)))
    _whole(deck)
    return deck


def _card(table: dict[str, Any], number: int) -> Card:
    """One card with all its fields, or _Fault."""

    def must(holds: bool, at: str, key: str, /, **params: str | int) -> None:
        if not holds:
            raise _Fault(sentence(key, **params), number, at)

    for field in table:
        must(field in FIELDS, field, "deck-unknown-field", field=repr(field), fields=", ".join(FIELDS))
    for field in NEEDED:
        must(field in table, field, "deck-missing-field", field=repr(field))
    _name(table, must)
    for field, allowed in WORDS.items():
        word = table.get(field, "none")
        good, among = isinstance(word, str) and word in allowed, ", ".join(allowed)
        must(good, field, "deck-word", field=field, value=repr(word), allowed=among)
    for field, least, most in (("weight", 0, MAX_WEIGHT), ("copies", 1, MAX_CARDS)):
        count = table[field]
        whole = isinstance(count, int) and not isinstance(count, bool)
        good = whole and least <= count <= most
        must(good, field, "deck-number", field=field, value=repr(count), least=least, most=most)
    if table["type"] == "provisions":
        must(table["diet"] == "none", "diet", "deck-provisions-diet")
        must(table.get("power", "none") == "none", "power", "deck-provisions-power")
    fields = {field: table[field] for field in (*NEEDED, "title") if field in table}
    return Card(power=table.get("power", "none"), **fields)


def _name(table: dict[str, Any], must: Callable[..., None]) -> None:
    """Names are known ones, so that moves can be written; only spare cards have titles."""
    name, span = table["name"], {"first": CARDS[SPARE], "last": CARDS[-1]}
    must(isinstance(name, str) and name in CARDS, "name", "deck-name", card=repr(name), **span)
    if "title" in table:
        title = table["title"]
        must(name in CARDS[SPARE:], "title", "deck-title", **span)
        good = isinstance(title, str) and title.isprintable() and title.strip() == title != ""
        short = good and len(title.encode("utf-8", "replace")) <= TITLE_BYTES
        must(short, "title", "deck-title-text", title=repr(title), most=TITLE_BYTES)


def _whole(deck: tuple[Card, ...]) -> None:
    """A deck that can be dealt and played with any number of players, or _Fault."""
    size = sum(card.copies for card in deck)
    if not MIN_CARDS <= size <= MAX_CARDS:
        raise _Fault(sentence("deck-size", count=size, least=MIN_CARDS, most=MAX_CARDS))
    if not any(card.type == "provisions" for card in deck):
        raise _Fault(sentence("deck-no-provisions"))
    usable: Counter[str] = Counter()
    for card in deck:
        if card.weight in START_WEIGHTS:
            usable[card.type] += card.copies
    start = sum(count if name == "none" else min(count, START_OF_A_TYPE) for name, count in usable.items())
    if start < len(FIRST_CABINS):
        raise _Fault(sentence("deck-start", count=start))
    if longest_side(deck) > MAX_CABINS:
        raise _Fault(sentence("deck-light", most=MAX_CABINS))


def _without_exchange(deck: tuple[Card, ...]) -> None:
    """A deck in which no disc and no plain pawn is ever wanting: the exchange of OPT-47 is not offered; or _Fault."""
    raising = [card for card in deck if card.power in ("brontosaurus", "chimpanzee")]
    ejectors = [card for card in deck if any(_may_eject(card, other) for other in raising)]
    ejections = min(_copies(raising), _copies(ejectors))  # each brings the bonus once more (OPT-49)
    raised = _copies(raising) + ejections
    discs = raised + FOX_DISCS * _copies(card for card in deck if card.power == "fox")
    if raised > 1 and discs > LEAST_RESERVE:
        raise _Fault(sentence("deck-discs", count=discs, least=LEAST_RESERVE))
    if raised > 2 and any(card.power == "chimpanzee" and card.type == "none" for card in raising):
        raise _Fault(sentence("deck-chimpanzee"))


def _may_eject(card: Card, other: Card) -> bool:
    """By its power (OPT-44)."""
    within = {"skunk": True, "mosquito": other.weight == MOSQUITO_WEIGHT, "spider": other.type == "shy"}
    return within.get(card.power, False)


def _copies(cards: Iterable[Card]) -> int:
    return sum(card.copies for card in cards)


def longest_side(deck: tuple[Card, ...]) -> int:
    """No side ever has more cabins: the lightest cards there, one each, all others opposite (OPT-15)."""
    weights = sorted(card.weight for card in deck for _ in range(card.copies))
    opposite, here, cabins = sum(weights), 0, 0
    for weight in weights:
        here, opposite = here + weight, opposite - weight
        if here > opposite + MAX_TILT:
            break
        cabins += 1
    return cabins


def _placed(fault: _Fault, text: str | None = None) -> Phrase:
    """A fault and where it is: the line, or the card's number where it cannot be told."""
    if fault.card is None:
        return fault.reason
    lines = [] if text is None else text.split("\n")
    tables = [number for number, line in enumerate(lines) if re.match(r"\s*\[\[\s*card\s*\]\]", line)]
    if len(tables) <= fault.card:
        return sentence("deck-at-card", card=str(fault.card + 1), what=fault.reason)
    begin, end = tables[fault.card], [*tables, len(lines)][fault.card + 1]
    field = re.compile(rf"\s*[\"']?{re.escape(fault.field or '')}[\"']?\s*=")
    found = next((number for number in range(begin + 1, end) if field.match(lines[number])), begin)
    return sentence("deck-at-line", line=str(found + 1), what=fault.reason)
