"""`python -m benchmarks.lighthouse`: what Lighthouse says of the home page, a rules page and a lesson.

Starts a server, lets a pinned Lighthouse (fetched by npx) load each page on its simulated phone and desk, and prints
medians: four scores against issues' targets, and the times behind the first in milliseconds of simulation. `--costs`
adds what its audits would save. Work on the page is measured on this machine, so that a busy one scores lower.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from itertools import product
from statistics import median
from typing import Any

from tests.browser.chromium import executable
from tests.server.harness import Process

from arkade import registry

LIGHTHOUSE = "lighthouse@12.8.2"  # the last one for Node 20
CHROMIUM = "--headless=new --no-sandbox --disable-gpu"
SCORES = {"performance": "performance", "accessibility": "access", "best-practices": "practices", "seo": "SEO"}
#: Times in milliseconds, a shift in thousandths.
TIMES = {
    "first-contentful-paint": ("FCP", 1),
    "largest-contentful-paint": ("LCP", 1),
    "speed-index": ("SI", 1),
    "total-blocking-time": ("TBT", 1),
    "cumulative-layout-shift": ("CLS ‰", 1000),
}
#: Least performance on the phone; elsewhere nothing was asked for.
LEAST = {"home": 98, "rules": 98, "lesson": 97}
LEAST_SEO = 100

Report = dict[str, Any]


def npx(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Lighthouse."""
    environment = {**os.environ, "CHROME_PATH": executable() or ""}
    command = ["npx", "--yes", LIGHTHOUSE, *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def missing() -> str | None:
    """What it takes to measure, and is not there."""
    if not executable():
        return "Chromium is missing: apt-get install chromium"
    if not shutil.which("npx"):
        return "npx is missing: it comes with Node 20 or newer"
    if npx("--version").returncode:
        return f"npx could not fetch {LIGHTHOUSE}: it takes a network with npm's registry, once"
    return None


def load(url: str, device: str) -> Report:
    """One report."""
    more = ["--preset=desktop"] if device == "desk" else []
    wanted = f"--only-categories={','.join(SCORES)}"
    done = npx(url, "--output=json", "--quiet", f"--chrome-flags={CHROMIUM}", wanted, *more)
    if done.returncode:
        sys.exit(f"Lighthouse failed at {url}:\n{done.stderr}")
    return dict(json.loads(done.stdout))


def row(reports: list[Report]) -> dict[str, int]:
    """The medians of some reports on one page."""
    found = {
        short: round(100 * median(each["categories"][name]["score"] for each in reports))
        for name, short in SCORES.items()
    }
    for name, (short, scale) in TIMES.items():
        found[short] = round(scale * median(each["audits"][name]["numericValue"] for each in reports))
    loaded = [each["audits"]["network-requests"]["details"]["items"] for each in reports]
    found["requests"] = max(map(len, loaded))
    found["kB"] = round(max(sum(item.get("transferSize", 0) for item in items) for items in loaded) / 1000)
    return found


def misses(page: str, device: str, found: dict[str, int]) -> list[str]:
    """The targets that were not reached."""
    wanted = {"SEO": LEAST_SEO} | ({"performance": LEAST[page]} if device == "phone" else {})
    return [f"{name} {found[name]} < {least}" for name, least in wanted.items() if found[name] < least]


def costs(report: Report) -> list[str]:
    """What its audits found, each with what it would save."""
    audits = report["audits"].values()
    found = [each for each in audits if each["score"] is not None and each["score"] < 0.9 and each.get("displayValue")]
    return [f"    {each['id']}: {each['displayValue']}" for each in found]


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--visits", type=int, default=3)
    parser.add_argument(
        "--game", default=registry.OURS[0], choices=registry.games(), help="of the rules and the lesson"
    )
    parser.add_argument("--page", choices=LEAST, action="append", help="only this one; all")
    parser.add_argument("--device", choices=("phone", "desk"), action="append", help="only this one; both")
    parser.add_argument("--costs", action="store_true", help="name the audits that found something")
    wanted = parser.parse_args()
    if lack := missing():
        sys.exit(lack)
    paths = {"home": "/", "rules": f"/rules/{wanted.game}", "lesson": f"/learn/{wanted.game}"}
    heads = [*SCORES.values(), *(short for short, _ in TIMES.values()), "requests", "kB"]
    print(f"{'':16}" + "".join(f"{head:>12}" for head in heads), flush=True)
    with tempfile.TemporaryDirectory() as folder, Process(f"sqlite:///{folder}/arkade.db") as server:
        for device, page in product(wanted.device or ("phone", "desk"), wanted.page or LEAST):
            reports = [load(server.url + paths[page], device) for _ in range(wanted.visits)]
            found = row(reports)
            line = f"{page + ', ' + device:16}" + "".join(f"{found[head]:>12}" for head in heads)
            print(line, *misses(page, device, found), sep="  ", flush=True)
            if wanted.costs:
                print(*costs(reports[-1]), sep="\n", flush=True)


if __name__ == "__main__":
    main()
