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
    judge: Entry
    search: Entry
    keep: Entry
    batch_deal: Entry
    batch_look: Entry
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
        """Begin compiling in the background, once; not while ARKADE_COMPILE is 0."""
        if self._started or os.environ.get("ARKADE_COMPILE") == "0":
            return
        with self._start_lock:
            if not self._started:
                self._started = True
                threading.Thread(target=self._compile, name=f"compile {self.definition.id}", daemon=True).start()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until the compiler is done; whether the entries are compiled now."""
        self.start()
        if self._started:
            self._finished.wait(timeout)
        return self.compiled

    def _compile(self) -> None:
        try:
            place = cache.place_of(self.definition)
            if not cache.sealed(place):
                compile_in_child(self.definition.module, place)
            if not (cache.sealed(place) and self._load(place)):
                self._use(None)
        except Exception:
            log.exception("%s stays interpreted: its rules could not be compiled", self.definition.id)
        finally:
            self._finished.set()

    def _load(self, place: Path) -> bool:
        """Load compiled entries; whether that went well."""
        with _loading:
            try:
                with cache.opened(place) as folder:
                    self._use(folder)
                return True
            except Exception as error:
                log.warning("%s: compiled code could not be loaded (%s)", self.definition.id, error)
                return False

    def _use(self, folder: Path | None) -> None:
        """Replace the entries by compiled ones: from a folder, or compiled now."""
        if _leaving:
            return
        from arkade.kernel import compiler

        if not compiler.DISABLED:
            vars(self).update(compiler.compile_entries(self.definition, folder))
            self.compiled = True


def compile_in_child(module: str, place: Path) -> None:
    """Have a process of its own compile a game and fill its folder in the cache, if it can."""
    command = [sys.executable, "-m", "arkade.kernel.compile", module, str(place)]
    quiet = subprocess.DEVNULL
    if not sys.executable:  # Python inside another program
        return
    try:
        # a session of its own: Ctrl-C in a terminal game is not meant for it
        child = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
    except OSError:
        return
    child.wait()


# A process that ends waits for code being loaded (a second), not for code being compiled (many).
_loading = threading.Lock()
_leaving = False


def _leave() -> None:
    global _leaving
    _leaving = True
    _loading.acquire(timeout=10)


atexit.register(_leave)
