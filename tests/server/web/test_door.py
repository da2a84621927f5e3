"""Shares by address."""

import asyncio

import pytest

from arkade.server.web.door import Door, Lane, network
from arkade.server.web.limits import Credit, Limits
from tests.server.harness import NEVER, Person, browser, run, served


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("", ""),
    ],
)
def test_an_address_of_ipv6_stands_for_its_64(host, name):
    assert network(host) == name


def test_connections_of_an_address_are_counted_and_those_of_a_proxy_are_not():
    door = Door(Limits(connections=2, connect_burst=50), "10.0.0.2")
    share = door.share("192.0.2.1")
    assert [door.enter(share) for _ in range(3)] == [True, True, False]
    assert all(door.enter(door.share("10.0.0.2")) for _ in range(50))
    door.leave(share)
    assert door.enter(share)
    for _ in range(2):
        door.leave(share, abused=True)
    share.comers.take(20)
    assert not door.enter(share)  # it has no credit left
    assert door.enter(door.share("192.0.2.2"))


@pytest.mark.parametrize(
    ("forwarded", "whose"),
    [
        (["192.0.2.7"], "192.0.2.7"),
        (["198.51.100.9, 192.0.2.7"], "192.0.2.7"),  # what stands before it anybody may have written
        (["127.0.0.1, 192.0.2.7, 10.0.0.2"], "192.0.2.7"),
        (["198.51.100.9", "192.0.2.7:4711"], "192.0.2.7"),
        (["[2001:db8::1]:4711"], "2001:db8::1"),
        (["10.0.0.2"], "10.0.0.2"),
        ([""], "10.0.0.2"),
        ([], "10.0.0.2"),
    ],
)
def test_of_the_addresses_that_a_proxy_names_the_last_counts_that_is_not_trusted(forwarded, whose):
    door = Door(Limits(), "10.0.0.2, 127.0.0.1")
    assert door.behind("10.0.0.2", [(b"x-forwarded-for", each.encode()) for each in forwarded])[0] == whose


def test_where_all_are_trusted_the_last_address_counts():
    headers = [(b"x-forwarded-for", b"198.51.100.9, 192.0.2.7")]
    assert Door(Limits(), "*").behind("10.0.0.2", headers)[0] == "192.0.2.7"


def test_a_crowd_of_one_address_lets_others_pass():
    async def test():
        order, crowd, other = [], Lane(2), Lane(2)

        async def go(lane, name):
            await lane.turn()
            order.append(name)

        await asyncio.gather(*(go(crowd, "crowd") for _ in range(20)), go(other, "other"))
        assert order.index("other") <= 4
        assert len(order) == 21

    run(test())


def test_what_costs_much_is_paid_off_later():
    credit = Credit(rate=0.0, burst=10)
    assert credit.take(15)
    assert not credit.take()


def test_new_guests_are_limited_by_the_address_that_a_proxy_names(db):
    async def test():
        async with served(db, limits=Limits(guests=NEVER, guest_burst=2)) as url, browser() as http:

            async def statuses(address, count):
                headers = {"x-forwarded-for": address, "cookie": ""}
                found = []
                for _ in range(count):
                    found.append((await http.get(f"{url}/api/me", headers=headers)).status_code)
                    http.cookies.clear()
                return found

            assert await statuses("2001:db8::1", 2) == [200, 200]
            assert await statuses("2001:db8::2", 1) == [429]
            assert await statuses("192.0.2.7", 3) == [200, 200, 429]

    run(test())


def test_a_guest_has_so_many_sockets_in_all_rooms_together(db):
    async def test():
        async with served(db, limits=Limits(sockets=3)) as url:
            people = [await Person(url, "Ada").create()]
            for _ in range(3):
                people.append(await Person(url, cookie=people[0].cookie).create())
            assert [person.closed for person in people] == [None, None, None, 4429]
            for person in people:
                await person.leave()

    run(test())
