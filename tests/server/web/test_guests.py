"""Who somebody is, and how much is too much."""

import re
import time
from pathlib import Path

from itsdangerous import URLSafeSerializer

from arkade.server.rooms.commands import Claimed
from arkade.server.web.guests import RENEWED, Guests
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


def test_a_cookie_is_old_after_a_while_and_when_another_key_signs_first(monkeypatch):
    now = time.time()
    guests = Guests(["new", "old"])
    fresh = guests.cookie("ada")
    assert not guests.is_old(fresh)
    assert guests.is_old(Guests(["old"]).cookie("ada"))
    monkeypatch.setattr(time, "time", lambda: now + RENEWED + 10)
    assert guests.is_old(fresh)
    assert guests.guest(fresh) == "ada"  # what it says is believed all the same


def test_cookies_of_versions_0_1_and_0_2_are_good_and_old():
    cookie = URLSafeSerializer(["key"], salt="guest").dumps("ada")
    assert Guests(["key"]).guest(cookie) == "ada"
    assert Guests(["key"]).is_old(cookie)
    assert Guests(["other"]).guest(cookie) is None


def test_every_limit_is_documented():
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| ([\d.]+) \|", page, re.MULTILINE))
    assert {name: float(value) for name, value in rows.items()} == vars(Limits())
