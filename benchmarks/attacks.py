"""What another table notices while one address attacks: answers' times, before and during it, and memory.

"heard" are the bytes that the attacker's own sockets were sent, where they are counted.


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

from tests.server.attacks import ATTACKS, fill, measured
from tests.server.harness import Process


def main() -> None:
    """Attack and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", default=["", *ATTACKS], help="by name; none: all")
    parser.add_argument("--seconds", type=float, default=12)
    options = parser.parse_args()
    keys = ("moves", "before_p99_ms", "p50_ms", "p99_ms", "worst_ms", "memory_mb")
    print("| attack | moves | p99 ms before | p50 ms | p99 ms | worst ms | memory MB | heard MB |" + "\n|" + "---|" * 8)
    for name in options.attacks:  # each on a server of its own: what one left behind is not another's
        with tempfile.TemporaryDirectory() as folder:
            db = f"sqlite:///{folder}/arkade.db"
            if name == "long_rooms":
                asyncio.run(fill(db))
            with Process(db, options=[]) as server:
                time.sleep(5)  # rules are being loaded
                found = asyncio.run(measured(server.url, server.process.pid, name, options.seconds))
            figures = [f"{found[key]:.0f}" for key in keys] + [f"{found['heard_mb']:.2f}"]
            print(f"| {found['attack']} | {' | '.join(figures)} |", flush=True)


if __name__ == "__main__":
    main()
