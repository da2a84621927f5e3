"""The protocol: one source for server, client and documents."""

import importlib.util
import re
import typing
from pathlib import Path

from arkade.server import protocol

ROOT = Path(__file__).parents[3]


def test_the_clients_types_are_current():
    spec = importlib.util.spec_from_file_location("generate", ROOT / "client" / "generate.py")
    generate = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generate)
    for file, text in generate.files().items():
        assert file.read_text(encoding="utf-8") == text, f"{file.parent.name}/{file.name} is stale; run: make protocol"


def tags(union):
    return {of.__struct_config__.tag for of in typing.get_args(union)}


def test_every_message_event_and_refusal_is_documented():
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    documented = set(re.findall(r"^\| `(\w+)`", page, re.MULTILINE))
    wanted = tags(protocol.ToServer) | tags(protocol.ToClient) | tags(protocol.What)
    assert wanted <= documented
    assert set(typing.get_args(protocol.Code)) <= documented
