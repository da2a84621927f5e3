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

        from arkade.server.store.store import Store
        from arkade.server.web.limits import Limits
    except ImportError as error:
        raise ArkadeError(f"the server needs more packages ({error.name}): pip install 'arkade[server]'") from None
    _check_address(options.host, options.port)
    if options.workers < 1:
        raise ArkadeError("--workers takes a number from 1 on")
    limits, store = Limits.read(options.limit), Store(options.db)
    if options.workers > 1 and not store.postgresql:
        raise ArkadeError("SQLite serves one process; for --workers give --db a postgresql URL")
    asyncio.run(_prepare(store))
    os.environ["ARKADE_DB"] = options.db  # read by every worker process
    os.environ["ARKADE_ORIGINS"] = " ".join(options.origin)
    os.environ["ARKADE_LIMITS"] = " ".join(options.limit)
    os.environ["ARKADE_LISTS"] = "0" if options.no_lists else "1"
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
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=options.proxy,
        server_header=False,
        ws_max_size=limits.frame,
        ws_per_message_deflate=False,  # a third of a megabyte of memory a socket; a proxy may do it
        timeout_graceful_shutdown=5,
    )
    return DONE


def _check_address(host: str, port: int) -> None:
    """Say in one line why nobody can listen there, before anything is begun."""
    if not 0 <= port < 65536:
        raise ArkadeError(f"--port takes a number from 0 to 65535, not {port}")
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except socket.gaierror:
        raise ArkadeError(f"--host takes an address of this machine, not {host!r}") from None
    except PermissionError:
        raise ArkadeError(f"you may not listen on port {port}: take one from 1024 on") from None
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise ArkadeError(f"nobody can listen on {host}, port {port}: {error.strerror}") from None
        other = f"take another, such as --port {port + 1} (make play PORT={port + 1})"
        raise ArkadeError(f"port {port} is in use, perhaps by an arkade that runs already: {other}") from None


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
