"""One engine a game: its entries, interpreted from the first moment and compiled as soon as they can be.

Nobody waits for the compiler. The first use of a game starts a thread that loads the compiled code, shipped or cached;
where there is none yet, a child process compiles and saves it first, so that a game being played keeps its processor
and a program that ends early leaves no compilation in the middle. Where nothing can be saved, the child hands its
work over; where nothing can be compiled, the game stays interpreted and says so once.
"""

import atexit
import importlib.util
import logging
import os
import subprocess
import sys
import threading
from types import ModuleType

from arkade.kernel import cache, doors, libraries
from arkade.kernel.compile import FAILED
from arkade.kernel.definition import Definition
from arkade.kernel.doors import Entry
from arkade.kernel.entries import ENTRIES
from arkade.kernel.rules import RULES, Rules

log = logging.getLogger("arkade")


class NotCompiled(Exception):
    """Why there is no compiled code."""


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
        self.definition = definition
        self.rules = Rules(definition)
        self.compiled = False
        self._finished = threading.Event()
        self._started = False
        self._start_lock = threading.Lock()
        vars(self).update(doors.interpreted(self.rules))

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
            addresses = compiled_code(self.definition)
            entries, extension = _generic.code()
            table = doors.table_of(self.rules, addresses)
            if extension is None:
                vars(self).update(doors.by_ctypes(self.rules, entries, table))
            else:
                vars(self).update(doors.by_extension(extension, self.rules, entries, table))
            self.compiled = True
        except NotCompiled as reason:
            _say_once(f"{self.definition.id} stays interpreted: {reason}")
        except Exception:
            log.exception("%s stays interpreted", self.definition.id)
        finally:
            self._finished.set()


class _Generic:
    """The generic part of the process, for all games: the entries' addresses and, where there is one, the door."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._found: tuple[dict[str, int], ModuleType | None] | None = None

    def code(self) -> tuple[dict[str, int], ModuleType | None]:
        with self._lock:
            if self._found is None:
                entries = compiled_code(None)
                door = cache.find_door()
                self._found = entries, libraries.load_door(door) if door else None
            return self._found


_generic = _Generic()
_said: set[str] = set()


def _say_once(reason: str) -> None:
    if reason not in _said:
        _said.add(reason)
        log.warning(reason)


def compiled_code(definition: Definition | None) -> dict[str, int]:
    """The addresses of a game's rules, or of the generic entries: loaded, after compiling them where necessary."""
    names = tuple(ENTRIES if definition is None else RULES)
    place, code = cache.find(definition), None
    if place is None:
        code = compile_in_child(definition)
        place = cache.find(definition)
    with _loading:
        if _leaving:
            raise NotCompiled("the program ends")
        if place is not None and place.suffix == ".so":
            try:
                return libraries.load(place, names)
            except OSError as error:  # a folder whose files may not be executed
                if importlib.util.find_spec("llvmlite") is None:
                    raise NotCompiled(f"its compiled rules cannot be loaded ({error})") from error
                code = code or compile_in_child(definition)
        content = code if place is None or place.suffix == ".so" else cache.read(place)
        if content is None:
            raise NotCompiled("its compiled rules are gone")
        from arkade.kernel import objects

        return objects.load(content, names)


def compile_in_child(definition: Definition | None) -> bytes:
    """Have a process of its own compile a game, or the generic part, and save it if it can; the object."""
    if importlib.util.find_spec("numba") is None:
        raise NotCompiled("install arkade[compile] to have rules compiled")
    if not sys.executable:
        raise NotCompiled("Python runs inside another program, which cannot compile")
    module = "-" if definition is None else definition.module
    command = [sys.executable, "-m", "arkade.kernel.compile", module, cache.place_of(definition).name]
    quiet = subprocess.DEVNULL
    with _children:
        try:
            # a session of its own: Ctrl-C in a terminal game is not meant for it
            child = subprocess.Popen(command, stdin=quiet, stdout=subprocess.PIPE, stderr=quiet, start_new_session=True)
        except OSError as error:
            raise NotCompiled(f"the compiler cannot be started ({error})") from error
        said = child.communicate()[0]
    if child.returncode == FAILED:
        raise NotCompiled(said.decode(errors="replace"))
    if child.returncode != 0:
        raise NotCompiled(f"the compiler ended with code {child.returncode}")
    return said


_children = threading.BoundedSemaphore(os.cpu_count() or 1)  # as many games side by side

# A process that ends waits for code being loaded, not for code being compiled.
_loading = threading.RLock()
_leaving = False


def _leave() -> None:
    global _leaving
    _leaving = True
    _loading.acquire(timeout=10)


atexit.register(_leave)
