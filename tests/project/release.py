"""`make release-check`: build what a release would hold, install it where nothing is, and use it as people do.

The wheel and the source distribution are each installed into an empty environment outside the checkout. There the
versions must agree, the page opens in a browser, a match is played over the socket against bots, and its replay is
verified by the installed command.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import sync_playwright

import arkade
from arkade import registry
from arkade.kernel import cache
from tests.browser.chromium import executable
from tests.server.harness import free_port

ROOT = Path(__file__).parents[2]

#: Every game of ours is compiled, and the strongest bot answers.
HARD = """
import arkade
from arkade import bots, registry
for name in registry.OURS:
    game = arkade.load(name)
    assert game.warm(60), name
    state = game.new(7)
    assert bots.make("hard", seed=1).choose(state.seat(state.player)) in state.legal()
print("hard answers in all five games, compiled")
"""
CONSTRAINTS = ROOT / "constraints.txt"


def main() -> int:
    """0 when everything can be released."""
    check_changelog()
    with tempfile.TemporaryDirectory(prefix="arkade-release-") as folder:
        dist = Path(folder) / "dist"
        call(sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", str(dist), cwd=ROOT)
        try:
            call("arkade", "compile", "--ship", cwd=ROOT)
            call(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(dist), cwd=ROOT)
        finally:
            shutil.rmtree(cache.SHIPPED, ignore_errors=True)
        for package in sorted(dist.iterdir()):
            print(f"{package.name}: {package.stat().st_size / 1e6:.1f} MB", flush=True)
            check(package, Path(folder) / package.name.replace(".", "-"))
    print(f"arkade {arkade.__version__} can be released")
    return 0


def check_changelog() -> None:
    """The newest section is this version's, with a date."""
    first = re.search(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    wanted = rf"{re.escape(arkade.__version__)} \(\d{{4}}-\d\d-\d\d\)"
    assert first, "CHANGELOG.md has no section"
    assert re.fullmatch(wanted, first[1]), (
        f"CHANGELOG.md begins with {first[1]!r}, not with {arkade.__version__} (DATE)"
    )


def check(package: Path, folder: Path) -> None:
    """Install a package into an empty environment and play there."""
    call(sys.executable, "-m", "venv", str(folder / "env"))
    python = folder / "env" / "bin" / "python"
    wheel = package.suffix == ".whl"
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-c", str(CONSTRAINTS)]
    call(*install, f"{package}[server]")
    command, work = str(python.with_name("arkade")), folder / "work"
    work.mkdir()
    assert call(command, "--version", cwd=work).split() == ["arkade", arkade.__version__]
    doctor = call(command, "doctor", cwd=work)
    assert not wheel or re.search(rf"compiled rules *\| {', '.join(registry.OURS)} ", doctor), doctor
    size = sum(file.stat().st_size for file in (folder / "env").rglob("*") if file.is_file()) / 1e6
    print(f"installed with the server: {size:.0f} MB", flush=True)
    if wheel:
        call(
            str(python),
            "-c",
            "import importlib.util as u; assert not u.find_spec('numba') and not u.find_spec('llvmlite')",
        )
        print(call(str(python), "-c", HARD, cwd=work).strip(), flush=True)
    url = f"http://127.0.0.1:{(port := free_port())}"
    server = subprocess.Popen([command, "serve", "--port", str(port), "--log", "warning"], cwd=work, env=clean())
    try:
        assert json.loads(fetch(f"{url}/health")) == {"status": "ok", "version": arkade.__version__}
        look(url)
        client = (ROOT / "examples" / "client.py").read_text(encoding="utf-8")
        (work / "client.py").write_text(client, encoding="utf-8")
        played = call(str(python), "client.py", url, "noah", "3", cwd=work)
        room = re.search(r" in (\S+): ", played)
        assert room, played
        (work / "game.json").write_bytes(fetch(f"{url}/api/rooms/{room[1]}/matches/1/replay"))
        print(call(command, "verify", "game.json", cwd=work).strip().splitlines()[-1], flush=True)
    finally:
        server.terminate()
        server.wait(20)


def look(url: str) -> None:
    """The page opens, offers the games and says its version."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        page.goto(url)
        page.locator("[data-game=noah]").wait_for()
        assert arkade.__version__ in (page.locator("footer").text_content() or "")
        browser.close()


def clean() -> dict[str, str]:
    """Nothing of the checkout but its programs."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL"))}
    return {**kept, "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])}


def call(*command: str, cwd: Path | None = None) -> str:
    """Run a command; what it printed."""
    done = subprocess.run(command, cwd=cwd, env=clean(), capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
    return done.stdout


def fetch(url: str) -> bytes:
    """What a URL gives, as soon as the server answers."""
    for _ in range(200):
        try:
            with urllib.request.urlopen(url, timeout=10) as answer:
                content: bytes = answer.read()
                return content
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"{url} does not answer")


if __name__ == "__main__":
    sys.exit(main())
