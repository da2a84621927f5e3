"""`arkade serve`: the table server."""

import argparse
import asyncio
import contextlib
import errno
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from typing import TYPE_CHECKING

from arkade.cli import DONE
from arkade.errors import ArkadeError
from arkade.text import sentence

if TYPE_CHECKING:
    from arkade.server.store.store import Store


ABOUT = "serve tables to browsers: rooms by link, people and bots, nothing lost"
EPILOG = "docs/server.md says more. ARKADE_KEYS may hold keys that sign cookies, by comma, the newest first."


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1; 0.0.0.0: all)")
    parser.add_argument("--port", type=int, default=8000, help="the port to listen on (8000)")
    parser.add_argument(
        "--db",
        default=os.environ.get("ARKADE_DB", "sqlite:///arkade.db"),
        metavar="URL",
        help="the database: sqlite:///FILE or postgresql://… (ARKADE_DB, or sqlite:///arkade.db)",
    )
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes; more than one on PostgreSQL (1)"
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser, where there is a desktop")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another site whose pages may connect"
    )
    parser.add_argument(
        "--proxy", default="127.0.0.1", metavar="ADDRESSES", help="proxies whose X-Forwarded headers are believed"
    )
    parser.add_argument(
        "--metrics", default="127.0.0.1", metavar="ADDRESSES", help="who may read /metrics (127.0.0.1; *: everybody)"
    )
    parser.add_argument(
        "--limit", action="append", default=[], metavar="NAME=N", help="another limit than usual (docs/server.md)"
    )
    parser.add_argument(
        "--no-lists", action="store_true", help="let nobody list a table on the home page for everybody to join"
    )
    parser.add_argument(
        "--log", default="info", choices=("debug", "info", "warning", "error"), help="how much is logged"
    )


def run(options: argparse.Namespace) -> int:
    """Run until it is told to stop."""
    try:
        import uvicorn

        from arkade.server.store.seals import secrets_of
        from arkade.server.store.store import Store
        from arkade.server.web.limits import Limits
        from arkade.server.web.wire import settings
    except ImportError as error:
        raise ArkadeError(sentence("error-server-packages", package=str(error.name))) from None
    _check_address(options.host, options.port)
    if options.workers < 1:
        raise ArkadeError(sentence("error-workers"))
    limits, store = Limits.read(options.limit), Store(options.db, secrets_of("ARKADE_SIGNING_KEYS"))
    if options.workers > 1 and not store.postgresql:
        raise ArkadeError(sentence("error-workers-sqlite"))
    asyncio.run(_prepare(store))
    os.environ["ARKADE_DB"] = options.db  # read by every worker process
    os.environ["ARKADE_ORIGINS"] = " ".join(options.origin)
    os.environ["ARKADE_LIMITS"] = " ".join(options.limit)
    os.environ["ARKADE_LISTS"] = "0" if options.no_lists else "1"
    os.environ["ARKADE_PROXIES"] = options.proxy
    os.environ["ARKADE_METRICS"] = options.metrics
    os.environ["ARKADE_LOG"] = options.log
    address = f"http://{options.host}:{options.port}/"
    print(f"arkade: {address} (Ctrl-C stops it)", flush=True)
    if options.open:
        threading.Thread(target=_open, args=[address], daemon=True).start()
    uvicorn.run(
        "arkade.server.web.app:from_environment",
        factory=True,
        host=options.host,
        port=options.port,
        workers=options.workers,
        **settings(limits),
    )
    return DONE


def _check_address(host: str, port: int) -> None:
    """Say in one line why nobody can listen there, before anything is begun."""
    if not 0 <= port < 65536:
        raise ArkadeError(sentence("error-port", port=str(port)))
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except socket.gaierror:
        raise ArkadeError(sentence("error-host", host=repr(host))) from None
    except PermissionError:
        raise ArkadeError(sentence("error-port-forbidden", port=str(port))) from None
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise ArkadeError(
                sentence("error-port-unusable", host=host, port=str(port), reason=str(error.strerror))
            ) from None
        raise ArkadeError(sentence("error-port-used", port=str(port), other=str(port + 1))) from None


def _open(address: str) -> None:
    """Show the page as soon as it answers, where there is a desktop."""
    if sys.platform not in ("darwin", "win32") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    for _ in range(100):
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}health", timeout=1):
            webbrowser.open(address)
            return
        time.sleep(0.1)


async def _prepare(store: "Store") -> None:
    """Bring the schema up to date, or say in one line why the database cannot be used."""
    await store.open()
    await store.close()
