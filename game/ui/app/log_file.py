"""The log of the app: one file in the data folder, bounded in size, without repetitions."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from game.core.errors import shortened
from game.profile.plain_files import clear_place

LOG_NAME: Final = "biotope.log"
_LARGEST: Final = 500_000
"""Bytes; a full file becomes `biotope.log.1`, and the one before that is deleted."""
_LONGEST: Final = 8_000
"""Letters of one entry, its traceback included."""


@contextmanager
def log_in(folder: Path) -> Iterator[None]:
    """Write what is logged meanwhile into a file of a folder; where that cannot be written, nothing is logged."""
    file = folder / LOG_NAME
    with suppress(OSError):
        clear_place(file)
    if file.exists() and not file.is_file():
        yield
        return
    handler = _QuietHandler(
        file, maxBytes=_LARGEST, backupCount=1, encoding="utf-8", errors="backslashreplace", delay=True
    )
    handler.setFormatter(_Shortened("%(asctime)s %(levelname)s %(message)s"))
    handler.addFilter(_Once())
    log = logging.getLogger("biotope")
    log.addHandler(handler)
    try:
        yield
    finally:
        log.removeHandler(handler)
        handler.close()


class _QuietHandler(RotatingFileHandler):
    """A handler that ignores write errors: the app already reports that the data folder is not writable."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Drop the entry."""


class _Shortened(logging.Formatter):
    """Keeps the beginning and the end of an entry that is too long."""

    def format(self, record: logging.LogRecord) -> str:
        return shortened(super().format(record), _LONGEST)


class _Once(logging.Filter):
    """Lets a warning pass once, such as that of a saved game that is read at every return to the title."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: set[int] = set()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info:
            return True
        entry = hash(record.getMessage())
        is_new = entry not in self._seen
        self._seen.add(entry)
        return is_new
