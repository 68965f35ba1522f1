"""Files that the system lets nobody read; root may read everything, so it steps down."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NOBODY = 65534
"""The number of a user without rights on every POSIX system."""


@contextmanager
def closed(path: Path, mode: int = 0) -> Iterator[None]:
    """Give a file or folder this mode; everything else around it may be written by everybody meanwhile."""
    user, before = os.geteuid(), path.stat().st_mode
    for other in (path.parent, *path.parent.rglob("*")):
        other.chmod(0o777 if other.is_dir() else 0o666)
    path.chmod(mode)
    if user == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(user)
        path.chmod(before)
