"""nginx and Caddy for the tests; `python -m tests.server.proxies` installs Debian's if need be."""

import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

from tests.browser.chromium import installed
from tests.patience import PATIENCE
from tests.server.harness import free_port

PAGE = Path(__file__).parents[2] / "docs" / "server.md"
CERTIFICATE = [
    "openssl",
    "req",
    "-x509",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:prime256v1",
    "-nodes",
    "-subj",
    "/CN=localhost",
]
SERVER = "127.0.0.1:8000"  # as the document has it


def program(name):
    return shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")


def documented(language):
    """The configuration that the document shows."""
    found = re.findall(rf"^```{language}\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert len(found) == 1
    return found[0]


def filled(text, places):
    """With places of this machine."""
    for there, here in places.items():
        assert there in text, there
        text = text.replace(there, here)
    return text


@contextlib.contextmanager
def nginx(folder, server):
    """nginx as documented, before a server; its address."""
    port, plain = free_port(), free_port()
    subprocess.run(
        [*CERTIFICATE, "-subj", "/CN=localhost", "-keyout", f"{folder}/key.pem", "-out", f"{folder}/cert.pem"],
        check=True,
        capture_output=True,
    )
    own = filled(
        documented("nginx"),
        {
            "/etc/letsencrypt/live/arkade.example/fullchain.pem": f"{folder}/cert.pem",
            "/etc/letsencrypt/live/arkade.example/privkey.pem": f"{folder}/key.pem",
            "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
            "listen 80": f"listen 127.0.0.1:{plain}",
            SERVER: server,
        },
    )
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    (folder / "nginx.conf").write_text(
        f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}{own}}}\n"
    )
    with running([program("nginx"), "-p", folder, "-c", folder / "nginx.conf", "-e", "stderr"], port):
        yield f"https://localhost:{port}"


@contextlib.contextmanager
def caddy(folder, server):
    """Caddy as documented, but without a certificate, for which it would ask the world."""
    port = free_port()
    own = filled(documented("caddyfile"), {"arkade.example": f"http://localhost:{port}", SERVER: server})
    (folder / "Caddyfile").write_text(f"{{\nadmin off\n}}\n{own}")
    command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", folder / "Caddyfile"]
    with running(command, port, HOME=str(folder), XDG_DATA_HOME=str(folder), XDG_CONFIG_HOME=str(folder)):
        yield f"http://localhost:{port}"


@contextlib.contextmanager
def running(command, port, **environment):
    process = subprocess.Popen(command, env={**os.environ, **environment})
    try:
        end = time.monotonic() + PATIENCE
        while True:
            assert process.poll() is None, "it has ended"
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            assert time.monotonic() < end, "it does not answer"
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def install():
    """Debian's packages, where we may."""
    missing = [name for name in ("nginx", "caddy") if not installed(lambda name=name: program(name), name)]
    if missing:
        print(f"{' and '.join(missing)} cannot be installed: tests will be skipped (not with CI=true)")
        sys.exit(os.environ.get("CI") == "true")


if __name__ == "__main__":
    install()
