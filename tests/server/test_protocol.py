"""The protocol: one source for server, client and documents."""

import importlib.util
import re
import typing
from pathlib import Path

import sqlalchemy as sql

from arkade.server import protocol, store
from arkade.server.guests import Guests
from arkade.server.limits import Limits

ROOT = Path(__file__).parents[2]


def test_the_clients_types_are_current():
    spec = importlib.util.spec_from_file_location("generate", ROOT / "client" / "generate.py")
    generate = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generate)
    assert generate.FILE.read_text(encoding="utf-8") == generate.typescript(), "run: make protocol"


def tags(union):
    return {of.__struct_config__.tag for of in typing.get_args(union)}


def test_every_message_event_and_refusal_is_documented():
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    documented = set(re.findall(r"^\| `(\w+)`", page, re.MULTILINE))
    wanted = tags(protocol.ToServer) | tags(protocol.ToClient) | tags(protocol.What)
    assert wanted <= documented
    assert set(typing.get_args(protocol.Code)) <= documented


def test_every_limit_is_documented():
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| ([\d.]+) \|", page, re.MULTILINE))
    assert {name: float(value) for name, value in rows.items()} == vars(Limits())


def test_the_migrations_lead_to_the_schema_in_the_code(tmp_path):
    engine = sql.create_engine(f"sqlite:///{tmp_path}/a.db")
    with engine.begin() as connection:
        store.migrate(connection)
        found = sql.MetaData()
        found.reflect(connection)
        for table in store.metadata.tables.values():
            columns = {column.name: column.nullable for column in table.columns}
            assert {column.name: column.nullable for column in found.tables[table.name].columns} == columns
        assert set(found.tables) == {*store.metadata.tables, "alembic_version"}
        store.migrate(connection)  # again: nothing to do
    engine.dispose()


def test_keys_can_be_replaced_while_cookies_stay_good():
    old, both, new = Guests(["old"]), Guests(["new", "old"]), Guests(["new"])
    assert both.guest(old.cookie("ada")) == "ada"
    assert new.guest(both.cookie("ada")) == "ada"
    assert new.guest(old.cookie("ada")) is None
    assert both.claimed(old.link("room", 1, "ada"), "room") == (1, "ada")
    assert both.claimed(old.link("room", 1, "ada"), "other") is None
    assert both.guest(both.link("room", 1, "ada")) is None
