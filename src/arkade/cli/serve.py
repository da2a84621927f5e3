"""`arkade serve`: the table server."""

import argparse
import os

from arkade.cli import DONE
from arkade.errors import ArkadeError


def serve(options: argparse.Namespace) -> int:
    """Run until it is told to stop."""
    try:
        import uvicorn

        from arkade.server.limits import Limits
        from arkade.server.store import url_of
    except ImportError as error:
        raise ArkadeError(f"the server needs more packages ({error.name}): pip install 'arkade[server]'") from None
    if options.workers < 1:
        raise ArkadeError("--workers takes a number from 1 on")
    if options.workers > 1 and url_of(options.db).get_backend_name() == "sqlite":
        raise ArkadeError("SQLite serves one process; for --workers give --db a postgresql URL")
    os.environ["ARKADE_DB"] = options.db  # read by every worker process
    os.environ["ARKADE_ORIGINS"] = " ".join(options.origin)
    limits = Limits.read(options.limit)
    os.environ["ARKADE_LIMITS"] = " ".join(options.limit)
    os.environ["ARKADE_LOG"] = options.log
    print(f"arkade: http://{options.host}:{options.port}/", flush=True)
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
        ws_per_message_deflate=False,  # 0.3 MB of memory a socket; a proxy may do it
        timeout_graceful_shutdown=5,
    )
    return DONE
