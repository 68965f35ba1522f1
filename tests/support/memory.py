"""Bound the memory of a test process: what apps of earlier tests left behind is released when it grows too large."""

import ctypes
import gc
import mmap
import sys
from collections.abc import Callable
from pathlib import Path

_STATUS = Path("/proc/self/statm")
_MEGABYTE = 1_000_000


def resident_megabytes() -> float:
    """Return the size of the process in physical memory, in megabytes; 0 where the system does not tell it."""
    try:
        return int(_STATUS.read_text().split()[1]) * mmap.PAGESIZE / _MEGABYTE
    except OSError:
        return 0.0


class MemoryBound:
    """Release memory between tests once the process has grown past a limit.

    Apps are full of reference cycles, and the collector counts objects, not the pixels that hang on them. The
    allocator keeps what was freed between pictures that are still in use.

    Args:
        limit: megabytes at which memory is released.
        step: megabytes by which the process grows before the next attempt, where little could be released.
        release: drops caches that can be filled again.
        resident: the size of the process, in megabytes.
    """

    def __init__(
        self,
        limit: float,
        step: float,
        release: Callable[[], None],
        resident: Callable[[], float] = resident_megabytes,
    ) -> None:
        self._limit, self._step = limit, step
        self._release, self._resident = release, resident
        self._next = limit

    def check(self) -> None:
        """Release memory if the process is too large."""
        if self._resident() < self._next:
            return
        self._release()
        gc.collect()
        _trim_heap()
        self._next = max(self._limit, self._resident() + self._step)


def _trim_heap() -> None:
    """Return the freed memory of the allocator to the system, where it is one that can do so (glibc)."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)
