"""Whether the app came to its end, and what is known of a run that did not."""

import faulthandler
import platform
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final, TextIO

import pygame

from game.message import Explained
from game.profile.moments import changed
from game.profile.plain_files import clear_place, write_whole
from game.profile.store import Store

UNENDED: Final = "unended.txt"
"""The file that is in the data folder while the app runs, and stays there when it never comes to its end."""


class Crashed(Explained):
    """A fault took the app down; the text is one sentence for the player."""


@contextmanager
def watched(folder: Path, *expected: type[Exception]) -> Iterator[Path | None]:
    """Keeps a file in the data folder for as long as the app runs; into it goes what takes the app down.

    Args:
        folder: the data folder; where nothing can be written, nothing is watched.
        expected: exceptions with which the app ends as it should.

    Yields:
        The report on the last run, if that never came to its end.

    Raises:
        Crashed: in place of any exception that was not expected.
    """
    report = _report_of_last(folder)
    file = _opened(folder / UNENDED)
    try:
        yield report
    except Exception as error:
        if isinstance(error, expected):
            _ended(file)
            raise
        if file is not None:
            with suppress(OSError):
                traceback.print_exception(error, file=file)
            _stopped(file)
        raise Crashed("A fault took Biotope down; its next start tells what is known of it.") from error
    except BaseException:
        _ended(file)
        raise
    else:
        _ended(file)


def add_game(report: Path, store: Store) -> None:
    """Writes down the game that was played last and is not over; it may be what the fault is about."""
    running = next(iter(store.running()), None)
    if running is not None:
        game = "\n" + "\n".join((running.header, *running.actions)) + "\n"
        with suppress(OSError):
            write_whole(report, report.read_bytes() + game.encode("utf-8", "backslashreplace"))


def _report_of_last(folder: Path) -> Path | None:
    """What was kept of a run that never came to its end, renamed into a report."""
    left = folder / UNENDED
    try:
        if clear_place(left) is not None:
            return None
        moment = changed(left.stat())
        return left.rename(folder / f"report {moment:%Y-%m-%d %H.%M.%S}.txt")
    except OSError:
        return None


def _opened(path: Path) -> TextIO | None:
    try:
        if path.exists() and not path.is_file():
            return None
        write_whole(path, _beginning())
        file = path.open("a", encoding="utf-8", errors="backslashreplace")
    except OSError:
        return None
    faulthandler.enable(file)
    return file


def _beginning() -> str:
    """The first lines of a report."""
    biotope = "(not installed)"
    with suppress(PackageNotFoundError):
        biotope = version("biotope")
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return (
        f"Biotope {biotope}, Python {platform.python_version()}, pygame-ce {pygame.version.ver}, SDL {sdl}\n"
        f"{platform.system()} {platform.release()} {platform.machine()}\n"
        f"begun {datetime.now():%Y-%m-%d %H:%M:%S}, ended without a word: killed, or the power failed,\n"
        "unless something stands below.\n\n"
    )


def _stopped(file: TextIO) -> None:
    faulthandler.disable()
    with suppress(OSError):
        file.close()


def _ended(file: TextIO | None) -> None:
    if file is not None:
        _stopped(file)
        with suppress(OSError):
            Path(file.name).unlink()
