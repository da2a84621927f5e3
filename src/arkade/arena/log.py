"""The tournament's log: append-only, one line a game, so that a tournament that was killed goes on where it was."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from arkade.arena.play import Outcome, Played
from arkade.arena.schedule import FORMAT, Settings, Task
from arkade.errors import ArkadeError, unusable
from arkade.text import sentence

NAME = "games.jsonl"
REPLAYS = "replays"
SYNC = 1.0  # seconds between forcing lines to the disk: a killed process loses none, a machine without power these


class Log:
    """The games played so far, in a folder or, without one, in memory. A context manager."""

    def __init__(self, settings: Settings, folder: Path | None) -> None:
        self.settings, self.folder = settings, folder
        self.games: dict[Task, Played] = {}
        self._file: BinaryIO | None = None
        self._synced = time.monotonic()
        if folder:
            with telling(folder):
                self._file = self._open(folder)

    def _open(self, folder: Path) -> BinaryIO:
        """Take up the folder's log, or begin one."""
        path = folder / NAME
        if folder.exists() and not path.exists() and any(folder.iterdir()):
            raise ArkadeError(sentence("error-arena-other-files", folder=str(folder)))
        folder.mkdir(parents=True, exist_ok=True)
        file = path.open("ab")
        try:
            _lock(file, folder)
            content = path.read_bytes()
            whole = content[: content.rfind(b"\n") + 1]  # what follows was being written when the process died
            if whole:
                found, self.games = parse(path, whole)
                _same(folder, found, self.settings)
            file.truncate(len(whole))
            if not whole:
                file.write(msgspec.json.encode(self.settings) + b"\n")
                file.flush()
            if self.settings.replays:
                (folder / REPLAYS).mkdir(exist_ok=True)
        except BaseException:
            file.close()
            raise
        return file

    def add(self, outcome: Outcome) -> None:
        """Keep a game: its replay first, so that a line in the log means that all of it is there."""
        played = outcome.played
        if self.folder and self._file:
            with telling(self.folder):
                if outcome.replay is not None:
                    whole_file(self.folder / REPLAYS / f"{played.task}.json", outcome.replay.encode())
                self._file.write(msgspec.json.encode(played) + b"\n")
                self._file.flush()
                if time.monotonic() - self._synced > SYNC:
                    os.fsync(self._file.fileno())
                    self._synced = time.monotonic()
        self.games[played.task] = played

    def __enter__(self) -> "Log":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._file:
            with self._file:
                os.fsync(self._file.fileno())


def _lock(file: BinaryIO, folder: Path) -> None:
    with suppress(ImportError):  # Windows
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ArkadeError(sentence("error-arena-running", folder=str(folder))) from None


@contextmanager
def telling(path: Path) -> Iterator[None]:
    """What cannot be done with files becomes one clear line."""
    try:
        yield
    except (OSError, ValueError) as error:  # ValueError: no such name can exist
        if isinstance(error, ArkadeError):
            raise
        raise ArkadeError(unusable("error-arena-write", path, error)) from error


def whole_file(target: Path, content: bytes) -> None:
    """Write a file, whole or not at all."""
    part = target.with_name(f".{target.name}.part")
    part.write_bytes(content)
    part.replace(target)


def parse(path: Path, content: bytes) -> tuple[Settings, dict[Task, Played]]:
    """The settings and the games in a log's whole lines."""
    head, *lines = content.splitlines() or [b""]
    try:
        settings = msgspec.json.decode(head, type=Settings)
    except msgspec.MsgspecError:
        raise ArkadeError(sentence("error-arena-log", file=str(path))) from None
    if settings.format != FORMAT:
        raise ArkadeError(
            sentence("error-arena-format", file=str(path), found=repr(settings.format), format=repr(FORMAT))
        )
    games: dict[Task, Played] = {}
    decoder = msgspec.json.Decoder(Played)
    for number, line in enumerate(lines, start=2):
        try:
            played = decoder.decode(line)
        except msgspec.MsgspecError as error:
            raise ArkadeError(
                sentence("error-arena-line", file=str(path), line=str(number), reason=str(error))
            ) from None
        games[played.task] = played
    return settings, games


def _same(folder: Path, found: Settings, wanted: Settings) -> None:
    for field in Settings.__struct_fields__:
        theirs, ours = (msgspec.json.encode(getattr(settings, field)) for settings in (found, wanted))
        if theirs != ours:
            raise ArkadeError(
                sentence(
                    "error-arena-another", folder=str(folder), field=field, found=_short(theirs), asked=_short(ours)
                )
            )


def _short(value: bytes) -> str:
    text = value.decode()
    return text if len(text) <= 60 else text[:57] + "…"
