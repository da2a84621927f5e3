"""Whether a package that we use is known to be unsafe: pip-audit and npm audit. Where nobody can be asked it says so.

python -m tests.project.audit
"""

import json
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

CLIENT = Path(__file__).parents[2] / "client"
PATIENCE = 300  # seconds


class Offline(Exception):
    """Nobody can be asked."""


def run(*command: str | Path, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """What a command said."""
    try:
        return subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Offline(str(error)) from error


def found(text: str, part: str) -> Any:
    """A part of the JSON that an audit prints."""
    try:
        return json.loads(text)[part]
    except (ValueError, KeyError, TypeError):
        raise Offline(" ".join(text.split())[-200:] or "it printed nothing") from None


def python() -> list[str]:
    """Faults of the packages that are installed here."""
    with tempfile.TemporaryDirectory() as folder:  # pip-audit is no part of the project's own environment
        made = run(sys.executable, "-m", "pip", "install", "-q", "--target", folder, "pip-audit")
        if made.returncode:
            raise Offline(" ".join(made.stderr.split())[-200:])
        program = f"import sys; sys.path.insert(0, {folder!r}); from pip_audit._cli import audit; audit()"
        path = sysconfig.get_path("purelib")
        said = run(sys.executable, "-c", program, "--path", path, "--format", "json", "--progress-spinner", "off")
        packages = found(said.stdout or said.stderr, "dependencies")
    known = [each for each in packages if "skip_reason" not in each]
    if not known:
        raise Offline(packages[0]["skip_reason"] if packages else "no packages")
    return [
        f"{each['name']} {each['version']}: {', '.join(fault['id'] for fault in each['vulns'])}"
        for each in known
        if each["vulns"]
    ]


def client() -> list[str]:
    """Faults of the packages that the client is built of and with."""
    faults = found(run("npm", "audit", "--json", cwd=CLIENT).stdout, "vulnerabilities")
    return [f"{name}: {fault['severity']}" for name, fault in faults.items()]


def main() -> int:
    """Ask both; 1 where something is known."""
    known = 0
    for name, audit in {"Python": python, "client": client}.items():
        try:
            faults = audit()
        except Offline as error:
            print(f"{name}: skipped, nobody can be asked: {error}")
            continue
        print(f"{name}: {len(faults)} packages with known faults", *faults, sep="\n    ")
        known += len(faults)
    return int(known > 0)


if __name__ == "__main__":
    sys.exit(main())
