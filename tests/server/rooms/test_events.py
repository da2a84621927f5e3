"""What is stored of a room keeps its form for ever."""

import json
import typing

from arkade.server.rooms import events
from tests.server.store.test_store import OLD

SINCE = {"forgotten", "unlisted", "resumed", "slept"}  # kinds that came later


def test_events_of_0_1_are_read_and_would_be_stored_in_the_same_letters():
    for _, _, data in OLD:
        assert events.pack(events.unpack(data)) == data


def test_the_room_of_0_1_has_every_kind_of_event_there_was():
    kinds = {kind.__struct_config__.tag for kind in typing.get_args(events.Stored)}
    assert {json.loads(data)["k"] for _, _, data in OLD} == kinds - SINCE
