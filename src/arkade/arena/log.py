"""The tournament's log: append-only, one line a game, so that a tournament that was killed goes on where it was."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from arkade import bots
from arkade.arena.play import Outcome, Played
from arkade.arena.schedule import FORMAT, Settings, Task
from arkade.errors import ArkadeError, unusable
from arkade.text import Phrase, sentence

NAME = "games.jsonl"
REPLAYS = "replays"
LONGEST = 100_000  # bytes of a line
MOST_BOTS = 64
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
            found, self.games, whole = parse(path)
            if found is not None:
                _same(folder, found, self.settings)
            file.truncate(whole)  # what follows was being written when the process died
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


def parse(path: Path) -> tuple[Settings | None, dict[Task, Played], int]:
    """The settings and the games in a log, and the bytes of its whole lines; no settings: it has no whole line.

    Whoever can write a file can write anything: every line must be a game of this very tournament.
    """
    settings: Settings | None = None
    games: dict[Task, Played] = {}
    decoder, whole = msgspec.json.Decoder(Played), 0
    with path.open("rb") as file:
        for number in count(1):
            line = file.readline(LONGEST + 1)
            if not line.endswith(b"\n"):
                if len(line) > LONGEST:
                    raise _damaged(path, number, sentence("fault-length", most=str(LONGEST)))
                return settings, games, whole
            if settings is None:
                settings = _settings(path, line)
            else:
                try:
                    played = decoder.decode(line)
                except (msgspec.MsgspecError, RecursionError) as error:
                    raise _damaged(path, number, str(error)) from None
                if not _belongs(played, settings):
                    raise _damaged(path, number, sentence("fault-arena-game"))
                games[played.task] = played
            whole += len(line)
    raise AssertionError("lines are counted without end")


def _damaged(path: Path, number: int, reason: str | Phrase) -> ArkadeError:
    return ArkadeError(sentence("error-arena-line", file=str(path), line=str(number), reason=reason))


def _settings(path: Path, line: bytes) -> Settings:
    """The first line of a log."""
    try:
        settings = msgspec.json.decode(line, type=Settings)
    except (msgspec.MsgspecError, RecursionError):
        raise ArkadeError(sentence("error-arena-log", file=str(path))) from None
    if settings.format != FORMAT:
        raise ArkadeError(
            sentence("error-arena-format", file=str(path), found=repr(settings.format)[:60], format=repr(FORMAT))
        )
    try:
        settings.load()
        for spec in settings.bots:
            bots.read(spec)
    except (ArkadeError, TypeError) as error:
        raise _damaged(path, 1, str(error)) from None
    if not (0 < len(settings.bots) <= MOST_BOTS and settings.seed.isdecimal() and len(settings.seed) < 50):
        raise ArkadeError(sentence("error-arena-log", file=str(path)))
    return settings


def _belongs(played: Played, settings: Settings) -> bool:
    """Whether a game can be one of a tournament."""
    seats = range(settings.players)
    if not (0 <= played.deal < settings.games and played.rotation in seats and played.first in seats):
        return False
    lists = (played.seating, played.points, played.decisions, played.seconds)
    return (
        all(len(each) == settings.players for each in lists)
        and played.seating == settings.seating(played.task)
        and 0 < len(played.winners) <= settings.players
        and all(seat in seats for seat in played.winners)
        and all(0 <= number < 2**31 for number in played.decisions)
        and all(abs(number) < 2**31 for number in played.points)
        and all(0 <= seconds < 1e9 for seconds in played.seconds)
    )


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
