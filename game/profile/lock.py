"""One running Biotope per folder: a file that the operating system locks, and frees when the process dies."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from game.profile.entries import StoreLocked

if sys.platform == "win32":
    import msvcrt

    def take(descriptor: int) -> bool:
        """Lock an open file without waiting; False when another process or another opening of it holds the lock."""
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:  # EACCES or EDEADLOCK for the same refusal, depending on the runtime and the file system
            return False
        return True

else:
    import fcntl

    def take(descriptor: int) -> bool:
        """Lock an open file without waiting; False when another process or another opening of it holds the lock."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


def lock_file(folder: Path) -> Path:
    """The file whose lock holds a folder."""
    return folder / "biotope.lock"


def _open_without_waiting(path: str, flags: int) -> int:
    """Open a file; a pipe in its place is an error instead of an endless wait for a reader."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0), 0o666)


@contextmanager
def locked(folder: Path) -> Iterator[IO[bytes]]:
    """Hold a folder for as long as the context lasts; yields the locked file.

    Raises:
        StoreLocked: somebody else holds the folder.
        OSError: the folder cannot be written or cannot be locked.
    """
    with open(lock_file(folder), "ab", opener=_open_without_waiting) as file:
        if not take(file.fileno()):
            raise StoreLocked(folder)
        yield file
