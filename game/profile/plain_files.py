"""Plain files outside the database: read within bounds, written whole or not at all."""

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import chain, count
from pathlib import Path
from typing import Final

from game.message import Message
from game.profile.lock import take

_NONBLOCKING = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
_OPEN_FILES: Final = (Path("/proc"), Path("/dev/fd"))
"""Folders with names for files that are open already, as behind /dev/stdout."""
_MOST_LINKS: Final = 40


class NotPlainFile(OSError):
    """A pipe, a device or a socket in the place of a file: reading it could block or never end."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, Message("this is not a regular file"), str(path))


def read_plain(path: Path, limit: int) -> bytes:
    """Read a regular file without ever waiting.

    Args:
        path: the file.
        limit: how many bytes are read at most.

    Raises:
        NotPlainFile: something else than a file or a folder has this name.
        OSError: the file cannot be read.
    """
    # Opening a device can have effects of its own, so its kind is checked before as well as after.
    _check_kind(path, path.stat())
    with os.fdopen(os.open(path, os.O_RDONLY | _NONBLOCKING), "rb") as file:
        _check_kind(path, os.fstat(file.fileno()))
        # Files of the system such as /proc/kmsg claim to be regular and have nothing to read yet.
        data: bytes | None = file.read(limit)
    if data is None:
        raise NotPlainFile(path)
    return data


def write_whole(file: Path, content: str | bytes) -> None:
    """Write a file that is whole or not there at all; a device, a pipe or /dev/stdout is written directly.

    Args:
        file: the file, which may exist; through a link, what it leads to.
        content: text is encoded as UTF-8, its line ends stay as they are.

    Raises:
        OSError: it cannot be written; the error names `file`.
    """
    data = content.encode("utf-8") if isinstance(content, str) else content
    try:
        if _is_written_directly(file):
            file.write_bytes(data)
        else:
            _replace(Path(os.path.realpath(file)), data)
    except OSError as error:
        error.filename = str(file)
        raise


def clear_place(path: Path) -> Path | None:
    """Rename what is in the place of a plain file and is none: opening a pipe, for example, could wait for ever.

    Args:
        path: the place; a link to a plain file is left where it is.

    Returns:
        What it is called now; None when there is nothing or a plain file.

    Raises:
        OSError: it cannot be renamed.
    """
    if not os.path.lexists(path) or path.is_file():
        return None
    return path.rename(unused(path.with_name(f"other-{path.name}")))


def leads_to_itself(path: Path) -> bool:
    """Return whether the links behind a path never end: it can be neither read nor written."""
    try:
        path.stat()
    except OSError as error:
        return error.errno == errno.ELOOP
    return False


def unused(path: Path) -> Path:
    """The path, or the same with the first number that makes it free."""
    numbered = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(candidate for candidate in chain((path,), numbered) if not os.path.lexists(candidate))


def partial_file(folder: Path) -> Path:
    """The name under which this process writes a file of a folder until it is whole.

    It does not depend on the name of the file, so that `remove_partial_files` finds it after a kill.
    """
    return folder / f".biotope-{os.getpid()}.partial"


def remove_partial_files(folder: Path) -> None:
    """Delete what killed processes left in a folder; what `write_whole` of a living one writes is locked and stays.

    Copies of a database take no lock of their own: the lock of their folder keeps other processes out.
    """
    for partial in folder.glob(".biotope-*.partial"):
        with suppress(OSError):
            with partial.open("r+b") as file:
                is_left = take(file.fileno())
            if is_left:
                partial.unlink()


@cache
def _remove_partial_files_once(folder: Path) -> None:
    """A folder may hold many thousands of records: it is searched before the first of them only."""
    remove_partial_files(folder)


def _replace(target: Path, data: bytes) -> None:
    _remove_partial_files_once(target.parent)
    partial = partial_file(target.parent)
    try:
        with partial.open("wb") as file:
            take(file.fileno())
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            partial.chmod(stat.S_IMODE(target.stat().st_mode))
        partial.replace(target)
    except BaseException:
        with suppress(OSError):
            partial.unlink(missing_ok=True)
        raise


def _is_written_directly(file: Path) -> bool:
    """Return whether it is no regular file, or the name of an open one, which must stay the same file.

    The links behind an open pipe, such as /proc/self/fd/1, lead to no path at all.
    """
    if any(step.is_relative_to(folder) for step in _steps(file) for folder in _OPEN_FILES):
        return True
    return file.exists() and not file.is_file()


def _steps(file: Path) -> Iterator[Path]:
    """Yield the path of a file without links above it and, while it is a link itself, where it leads."""
    for _ in range(_MOST_LINKS):
        file = Path(os.path.realpath(file.parent)) / file.name
        yield file
        if not file.is_symlink():
            return
        file = file.parent / file.readlink()


def _check_kind(path: Path, status: os.stat_result) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(status.st_mode):
        raise NotPlainFile(path)
