"""What another table notices while one guest from one address attacks: answers' times, and memory.

python benchmarks/attacks.py                     all attacks, twelve seconds each
python benchmarks/attacks.py log fragments       these
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.attacks import ATTACKS, measured
from tests.server.harness import Process


def main() -> None:
    """Attack and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", default=["", *ATTACKS], help="by name; none: all")
    parser.add_argument("--seconds", type=float, default=12)
    options = parser.parse_args()
    print("| attack | moves | p50 ms | p99 ms | worst ms | memory MB |\n|---|---|---|---|---|---|")
    for name in options.attacks:  # each on a server of its own: what one left behind is not another's
        with tempfile.TemporaryDirectory() as folder, Process(f"sqlite:///{folder}/arkade.db", options=[]) as server:
            time.sleep(5)  # rules are being loaded
            found = asyncio.run(measured(server.url, server.process.pid, name, options.seconds))
            figures = (f"{found[key]:.0f}" for key in ("moves", "p50_ms", "p99_ms", "worst_ms", "memory_mb"))
            print(f"| {found['attack']} | {' | '.join(figures)} |", flush=True)


if __name__ == "__main__":
    main()
