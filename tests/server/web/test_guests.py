"""Who somebody is, and how much is too much."""

import re
from pathlib import Path

from arkade.server.rooms.commands import Claimed
from arkade.server.web.guests import Guests
from arkade.server.web.limits import Limits

ROOT = Path(__file__).parents[3]


def test_keys_can_be_replaced_while_cookies_stay_good():
    old, both, new = Guests(["old"]), Guests(["new", "old"]), Guests(["new"])
    assert both.guest(old.cookie("ada")) == "ada"
    assert new.guest(both.cookie("ada")) == "ada"
    assert new.guest(old.cookie("ada")) is None
    link = Claimed(1, "ada", 7)
    assert both.claimed(old.link("room", link), "room") == link
    assert both.claimed(old.link("room", link), "other") is None
    assert both.guest(both.link("room", link)) is None


def test_every_limit_is_documented():
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| ([\d.]+) \|", page, re.MULTILINE))
    assert {name: float(value) for name, value in rows.items()} == vars(Limits())
