"""A disk without room, by the system's own limit on the size of a file."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

ROOM = 10
"""Bytes that a file can still have."""


@contextmanager
def full_disk(room: int = ROOM) -> Iterator[None]:
    """Let no file of this process grow beyond `room` bytes; writing more raises OSError.

    Skips the test on systems without such a limit.
    """
    resource = pytest.importorskip("resource", reason="needs POSIX limits on the size of files")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
