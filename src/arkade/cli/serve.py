"""`arkade serve`: the table server."""

import argparse
import asyncio
import os
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING

from arkade.cli import DONE
from arkade.errors import ArkadeError

if TYPE_CHECKING:
    from arkade.server.store import Store


def serve(options: argparse.Namespace) -> int:
    """Run until it is told to stop."""
    try:
        import uvicorn

        from arkade.server.limits import Limits
        from arkade.server.store import Store
    except ImportError as error:
        raise ArkadeError(f"the server needs more packages ({error.name}): pip install 'arkade[server]'") from None
    if options.workers < 1:
        raise ArkadeError("--workers takes a number from 1 on")
    limits, store = Limits.read(options.limit), Store(options.db)
    if options.workers > 1 and not store.postgresql:
        raise ArkadeError("SQLite serves one process; for --workers give --db a postgresql URL")
    asyncio.run(_prepare(store))
    os.environ["ARKADE_DB"] = options.db  # read by every worker process
    os.environ["ARKADE_ORIGINS"] = " ".join(options.origin)
    os.environ["ARKADE_LIMITS"] = " ".join(options.limit)
    os.environ["ARKADE_LOG"] = options.log
    address = f"http://{options.host}:{options.port}/"
    print(f"arkade: {address}", flush=True)
    if options.open:
        threading.Timer(1, _open, [address]).start()
    uvicorn.run(
        "arkade.server.app:from_environment",
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


def _open(address: str) -> None:
    """Show the page, where there is a desktop."""
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)


async def _prepare(store: "Store") -> None:
    """Bring the schema up to date, or say in one line why the database cannot be used."""
    await store.open()
    await store.close()
