"""Shared libraries: linked and built by the machine's C compiler where it has one, loaded without any.

A library is loaded in less than a millisecond. Where there is no C compiler, `arkade.kernel.objects` loads the object:
LLVM takes 0.1 seconds for its import.
"""

import ctypes
import importlib.machinery
import importlib.util
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path
from types import ModuleType

PREFIX = "arkade_"  # of every name in compiled code

DOOR_SOURCE = Path(__file__).parent / "door.c"


def link(code: bytes) -> bytes | None:
    """An object as a shared library; None where there is no linker."""
    with tempfile.TemporaryDirectory() as folder:
        given = Path(folder) / "code.o"
        given.write_bytes(code)
        return _compiled([str(given), "-lm"], Path(folder))


def build_door() -> bytes | None:
    """The C extension; None where there is no C compiler, or Python's headers are missing."""
    with tempfile.TemporaryDirectory() as folder:
        return _compiled(["-O2", "-fPIC", f"-I{sysconfig.get_path('include')}", str(DOOR_SOURCE)], Path(folder))


def _compiled(arguments: list[str], folder: Path) -> bytes | None:
    program = shutil.which("cc")
    if program is None:
        return None
    out = folder / "made.so"
    done = subprocess.run([program, "-shared", "-s", "-o", str(out), *arguments], capture_output=True, check=False)
    return out.read_bytes() if done.returncode == 0 else None


def load(place: Path, names: tuple[str, ...]) -> dict[str, int]:
    """The addresses of a library's functions."""
    library = ctypes.CDLL(str(place))
    return {name: _address(getattr(library, PREFIX + name)) for name in names}


def _address(function: object) -> int:
    return ctypes.cast(function, ctypes.c_void_p).value or 0  # type: ignore[arg-type]


def load_door(place: Path) -> ModuleType:
    """The C extension as a module."""
    loader = importlib.machinery.ExtensionFileLoader("door", str(place))
    spec = importlib.util.spec_from_file_location("door", place, loader=loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module
