"""One engine a game: its entries, interpreted from the first moment and compiled as soon as they can be.

Nobody waits for the compiler. The first use of a game starts a thread that loads the compiled entries from the cache;
where there are none yet, a child process compiles and saves them first, so that a game being played keeps its
processor and a program that ends early leaves no compilation in the middle. Where nothing can be saved, the thread
compiles for this process alone.
"""

import atexit
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from arkade.kernel import cache
from arkade.kernel.definition import Definition
from arkade.kernel.dispatch import register
from arkade.kernel.entries import make

log = logging.getLogger("arkade")

Entry = Callable[..., Any]


class Engine:
    """The entries of one game as attributes; each is replaced once, by its compiled twin."""

    deal: Entry
    legal: Entry
    step: Entry
    scores: Entry
    returns: Entry
    redeal: Entry
    observe: Entry
    playouts: Entry
    batch_deal: Entry
    batch_mask: Entry
    batch_step: Entry

    def __init__(self, definition: Definition) -> None:
        register(definition)
        self.definition = definition
        self.compiled = False
        self._finished = threading.Event()
        self._started = False
        self._start_lock = threading.Lock()
        vars(self).update(make(definition.record))

    def start(self) -> None:
        """Begin compiling in the background, once. ARKADE_COMPILE=0 keeps everything interpreted."""
        if self._started:
            return
        with self._start_lock:
            if self._started:
                return
            self._started = True
        if os.environ.get("ARKADE_COMPILE") == "0":
            self._finished.set()
        else:
            threading.Thread(target=self._compile, name=f"compile {self.definition.id}", daemon=True).start()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until the compiler is done; whether the entries are compiled now."""
        self.start()
        self._finished.wait(timeout)
        return self.compiled

    def _compile(self) -> None:
        try:
            folder = cache.folder(self.definition)
            if folder and not cache.sealed(folder) and not compile_in_child(self.definition.module, folder):
                folder = None
            self._load(folder)
        except Exception:
            log.exception("%s stays interpreted: its rules could not be compiled", self.definition.id)
        finally:
            self._finished.set()

    def _load(self, folder: Path | None) -> None:
        with _loading if folder else nullcontext():
            if _leaving:
                return
            from arkade.kernel import compiler

            if compiler.DISABLED:
                return
            entries = compiler.compile_entries(self.definition, folder)
        vars(self).update(entries)
        self.compiled = True


def compile_in_child(module: str, folder: Path) -> bool:
    """Compile a game in a process of its own that saves the result; whether it did."""
    command = [sys.executable, "-m", "arkade.kernel.compile", module, str(folder)]
    try:
        child = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C in a terminal game is not meant for it
        )
    except OSError:
        return False
    return child.wait() == 0 and cache.sealed(folder)


# A process that ends waits for code being loaded (a second), not for code being compiled (many).
_loading = threading.Lock()
_leaving = False


def _leave() -> None:
    global _leaving
    _leaving = True
    _loading.acquire(timeout=10)


atexit.register(_leave)
