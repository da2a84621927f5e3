"""`make nightly`: all tests, the long ones too, one part after the other within two hours.

Each part is a command of its own. What fails does not stop the others; broken off by Ctrl-C, or at the end of its time,
it still says what was seen. `python -m tests.project.nightly PART …` runs single parts.
"""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

WHOLE = 2 * 60 * 60  # seconds
PYTEST = [sys.executable, "-m", "pytest", "-q", "--dist", "worksteal", "-n", str(2 * (os.cpu_count() or 1))]
PYTEST += [
    "-o",
    "timeout=3600",
    "--durations=25",
]  # with four workers on two cores some need long
RAY = "tests/arena/test_ray.py"
KERNEL = ["tests/kernel/test_compiled.py", "tests/kernel/test_random_games.py"]

#: The parts: their commands, and what they set in the environment. The empty mark takes the nightly ones too.
PARTS: dict[str, tuple[list[str], dict[str, str]]] = {
    "machine": (["make", "--no-print-directory", "test-machine"], {}),  # PostgreSQL and a browser
    "compile": (["arkade", "compile"], {}),
    "tests": ([*PYTEST, "-m", "", "--ignore=tests/browser", "--ignore=tests/server", f"--ignore={RAY}"], {}),
    "ray": ([sys.executable, "-m", "pytest", "-q", RAY], {}),  # alone: see the Makefile
    "server": ([*PYTEST, "-m", "", "tests/server"], {}),  # kills and soak among them
    "browser": ([*PYTEST, "-m", "", "tests/browser"], {}),  # whole matches by every input, all pictures
    "bounds": (
        [
            *PYTEST,
            "-m",
            "",
            "tests/kernel/test_compiled.py",
            "tests/kernel/test_random_games.py",
            "-k",
            "not round_trip",
        ],
        {"ARKADE_COMPILE": "check"},
    ),
    "interpreted": ([*PYTEST, "-m", "", KERNEL[1]], {"ARKADE_COMPILE": "0"}),
    "rules": ([sys.executable, "-m", "tests.project.rules_report"], {}),
    "audit": ([sys.executable, "-m", "tests.project.audit"], {}),
    "release": ([sys.executable, "-m", "tests.project.release"], {}),
}


def main(wanted: list[str]) -> int:
    """Run the parts; 1 where one failed or was not reached."""
    unknown = [name for name in wanted if name not in PARTS]
    if unknown:
        print(f"there is no part {', '.join(unknown)}; there are {', '.join(PARTS)}")
        return 2
    end, results = time.monotonic() + WHOLE, dict.fromkeys(wanted or PARTS, "not reached")
    salt = os.environ.get("PYTHONHASHSEED") or str(random.randrange(2**32))  # another order of sets every night
    print(f"PYTHONHASHSEED={salt} repeats tonight's order of sets and hashes", flush=True)
    try:
        for name in results:
            command, settings = PARTS[name]
            print(f"— {name}: {' '.join(command)}", flush=True)
            begin = time.monotonic()
            path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
            environment = {**os.environ, "ARKADE_NIGHTLY": "1", "PYTHONHASHSEED": salt, "PATH": path, **settings}
            try:
                code = subprocess.run(command, env=environment, timeout=max(end - begin, 1)).returncode
                results[name] = f"{'passed' if code == 0 else 'failed'} after {time.monotonic() - begin:.0f} s"
            except subprocess.TimeoutExpired:
                results[name] = "failed: its time was over"
    except KeyboardInterrupt:
        print("broken off")
    for name, result in results.items():
        print(f"{name:>12}: {result}")
    return int(not all(result.startswith("passed") for result in results.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
