"""Structured logs: one JSON object a line on standard error; never a cookie, a token, a seed or a whole room name."""

import json
import logging
import sys
from typing import Any

#: What every record has; the rest was given by `extra`.
_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, process and message, what was given by `extra`, and the trace of an error."""
        found: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "process": record.process,
            "event": record.getMessage(),
        }
        found |= {key: value for key, value in vars(record).items() if key not in _USUAL}
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    """Log everything that way."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("alembic", "uvicorn", "websockets", "sqlalchemy"):  # uvicorn would name rooms
        logging.getLogger(noisy).setLevel(logging.WARNING)


def short(room: str) -> str:
    """Enough of a room's name to follow it through a log, too little to enter it."""
    return room[:4]
