"""How long a test waits for what must come, whatever else the machine does: the only time that decides over a test."""

import time

PATIENCE = 180  # seconds


def until(true, what):
    """Wait for something that another process does."""
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            raise AssertionError(f"waited {PATIENCE} s in vain: {what}")
        time.sleep(0.02)
