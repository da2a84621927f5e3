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
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from arkade.kernel import cache, doors, libraries
from arkade.kernel.compile import FAILED
from arkade.kernel.definition import Definition
from arkade.kernel.doors import Entry
from arkade.kernel.entries import ENTRIES
from arkade.kernel.rules import RULES, Rules

log = logging.getLogger("arkade")

SHORT = 1.0  # seconds, within which code is loaded: who waits longer is told why


class NotCompiled(Exception):
    """Why there is no compiled code, in a sentence for people."""


class _Leaving(Exception):
    """The process ends."""


class Engine:
    """The entries of one game as attributes; each is replaced once, by its compiled twin."""

    deal: Entry
    legal: Entry
    step: Entry
    scores: Entry
    returns: Entry
    redeal: Entry
    observe: Entry
    survey: Entry
    playouts: Entry
    judge: Entry
    search: Entry
    keep: Entry
    selfplay: Entry
    luck: Entry
    rollouts: Entry
    features: Entry
    fit: Entry
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

    @property
    def pending(self) -> bool:
        """Whether compiled entries may still come."""
        return self._started and not self._finished.is_set()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until the compiler is done; whether the entries are compiled now."""
        self.start()
        first = SHORT if timeout is None else min(timeout, SHORT)
        if self._started and not self._finished.wait(first) and first == SHORT:
            if not all(map(cache.find, (self.definition, None))):
                _say_once(f"waiting until {self.definition.id} is compiled: some twenty seconds, this once")
            self._finished.wait(None if timeout is None else timeout - SHORT)
        return self.compiled

    def _compile(self) -> None:
        try:
            generic = _generic()
            addresses = compiled_code(self.definition)
            entries, extension = generic.result()
            table = doors.table_of(self.rules, addresses)
            if extension is None:
                vars(self).update(doors.by_ctypes(self.rules, entries, table))
            else:
                vars(self).update(doors.by_extension(extension, self.rules, entries, table))
            self.compiled = True
        except NotCompiled as reason:
            _say_once(str(reason))
        except _Leaving:
            pass
        except Exception:
            log.exception("%s stays interpreted", self.definition.id)
        finally:
            self._finished.set()


_one_at_a_time = threading.Lock()
_said: set[str] = set()


def _say_once(reason: str) -> None:
    with _one_at_a_time:
        if reason not in _said:
            _said.add(reason)
            log.warning(reason)


#: The entries' addresses and, where there is one, the C extension.
Generic = tuple[dict[str, int], ModuleType | None]

_generic_future: Future[Generic] | None = None


def _generic() -> Future[Generic]:
    """The generic part, for all games of the process: loaded, or compiled, by a thread of its own beside the first."""
    global _generic_future
    with _one_at_a_time:
        if _generic_future is None:
            _generic_future = Future()
            threading.Thread(target=_find_generic, args=(_generic_future,), daemon=True).start()
        return _generic_future


def _find_generic(future: Future[Generic]) -> None:
    try:
        future.set_result((compiled_code(None), _door()))
    except Exception as error:
        future.set_exception(error)


def _door() -> ModuleType | None:
    """The C extension, where there is one for this Python."""
    place = cache.find_door()
    try:
        return libraries.load_door(place) if place else None
    except (ImportError, OSError) as error:
        log.info("%s cannot be loaded (%s)", place, error)
        return None


def compiled_code(definition: Definition | None) -> dict[str, int]:
    """The addresses of a game's rules, or of the generic entries: loaded, after compiling them where necessary."""
    names = tuple(ENTRIES if definition is None else RULES)
    place, code = cache.find(definition), None
    if place is None:
        code = compile_in_child(definition)
        place = cache.find(definition)
    if place is not None:
        try:
            with _loading():
                return _load(place, names)
        except (OSError, ImportError) as error:  # files there may not be executed; LLVM is not installed
            log.info("%s cannot be loaded (%s)", place, error)
    code = code or compile_in_child(definition)
    with _loading():
        return _load_object(code, names)


def _load(place: Path, names: tuple[str, ...]) -> dict[str, int]:
    if place.suffix == ".so":
        return libraries.load(place, names)
    content = cache.read(place)
    if content is None:
        raise OSError("it was damaged a moment ago")
    return _load_object(content, names)


def _load_object(content: bytes, names: tuple[str, ...]) -> dict[str, int]:
    from arkade.kernel import objects  # LLVM: 0.1 seconds that a library does not need

    return objects.load(content, names)


def compile_in_child(definition: Definition | None) -> bytes:
    """Have a process of its own compile a game, or the generic part, and save it if it can; the object."""
    if importlib.util.find_spec("numba") is None:
        raise NotCompiled(
            "rules stay interpreted, at some thousand moves a second: install arkade[compile] to have them compiled"
        )
    title = cache.title(definition)
    if not sys.executable:
        raise NotCompiled(f"{title} stays interpreted: Python runs inside another program, which cannot compile")
    module = "-" if definition is None else definition.module
    command = [sys.executable, "-m", "arkade.kernel.compile", module, cache.place_of(definition).name]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    with _children:
        try:
            child = subprocess.Popen(
                command,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C in a terminal game is not meant for it
            )
        except OSError as error:
            raise NotCompiled(f"{title} stays interpreted: no compiler can be started ({error})") from error
        said, trouble = child.communicate()
    if child.returncode == FAILED:
        raise NotCompiled(f"{title} stays interpreted: {said.decode(errors='replace')}")
    if child.returncode != 0:
        last = (trouble.decode(errors="replace").strip().splitlines() or ["nothing was said"])[-1]
        raise NotCompiled(f"{title} stays interpreted: its compiler ended with code {child.returncode} ({last})")
    return said


_children = threading.BoundedSemaphore(os.cpu_count() or 1)  # so many are compiled side by side

# A process that ends waits for code being loaded, not for code being compiled.
_loads = threading.Lock()
_leaving = False


@contextmanager
def _loading() -> Iterator[None]:
    with _loads:
        if _leaving:
            raise _Leaving
        yield


def _leave() -> None:
    global _leaving
    _leaving = True
    _loads.acquire(timeout=10)


atexit.register(_leave)
