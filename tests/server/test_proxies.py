"""The proxies of docs/server.md, as they stand there: pages, posts, sockets, and people told apart."""

import logging
import os
import ssl

import httpx
import pytest
from websockets.asyncio.client import connect

from arkade.server.web.limits import Limits
from tests.server import proxies
from tests.server.harness import run, served


@pytest.fixture(params=["nginx", "caddy"])
def proxy(request, tmp_path):
    if proxies.program(request.param) is None:
        assert os.environ.get("CI") != "true", "python -m tests.server.proxies installs it"
        pytest.skip(f"{request.param} is missing")
    return lambda server: getattr(proxies, request.param)(tmp_path, server)


def people(url, address):
    """Browsers at an address."""
    transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
    return httpx.AsyncClient(base_url=url, transport=transport, timeout=60)


@pytest.mark.slow
def test_what_the_document_says_of_proxies_works(db, proxy, caplog):
    caplog.set_level(logging.WARNING)

    async def played(url):
        origin = {"origin": url}
        async with people(url, "127.0.0.2") as ada, people(url, "127.0.0.3") as bob:
            assert (await ada.get("/health")).json()["status"] == "ok"
            me = await ada.get("/api/me")
            assert ("Secure" in me.headers["set-cookie"]) == url.startswith("https")
            wish = {"plan": {"game": "animimix", "players": 2}, "name": "Ada"}
            made = await ada.post("/api/rooms", json=wish, headers=origin)
            assert made.status_code == 201, made.text
            foreign = await ada.post("/api/rooms", json=wish, headers={"origin": "https://evil.example"})
            assert foreign.status_code == 403
            trust = ssl._create_unverified_context() if url.startswith("https") else None
            address = f"{url.replace('http', 'ws', 1)}/api/rooms/{made.json()['room']}/socket"
            cookie = {"Cookie": f"arkade_guest={ada.cookies['arkade_guest']}"}
            async with connect(address, origin=url, additional_headers=cookie, ssl=trust) as socket:
                assert '"snapshot"' in await socket.recv()

            async def newcomer(http, **headers):
                http.cookies.clear()
                return (await http.get("/api/me", headers=headers)).status_code

            assert [await newcomer(ada) for _ in range(3)] == [200, 200, 429]
            assert await newcomer(ada, **{"x-forwarded-for": "192.0.2.7"}) == 429  # a forged address counts for nothing
            assert await newcomer(bob) == 200
            assert (await ada.get("/metrics")).status_code == 404

    async def served_behind():
        async with served(db, limits=Limits(guest_burst=3)) as server:
            with proxy(server.removeprefix("http://")) as url:
                await played(url)

    run(served_behind())
    assert not [record for record in caplog.records if "X-Forwarded-For" in record.getMessage()]
