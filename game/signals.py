"""The signals that ask the program to end, and the exit status that names one."""

import signal
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final

_ENDING: Final = ("SIGTERM", "SIGHUP", "SIGBREAK")
"""A time limit or the end of the session, a closed terminal, and a closed console on Windows."""
_BY_SIGNAL: Final = 128


def status_of(number: int) -> int:
    """Return the exit status after a signal, as shells count: 128 and the number of the signal."""
    return _BY_SIGNAL + number


@contextmanager
def handled(
    handler: Callable[[int, FrameType | None], None], *, also_interrupt: bool = False
) -> Iterator[Mapping[int, Any]]:
    """Handle the signals that ask the program to end, as far as the system has them, while the context lasts.

    A signal that is ignored, as by nohup, stays ignored.

    Args:
        handler: is called with the number of the signal and the frame that it interrupted.
        also_interrupt: SIGINT too, the signal of Ctrl+C.

    Yields:
        Signal → the handler of before, which is there again afterwards.
    """
    before: dict[int, Any] = {}
    for name in (*_ENDING, "SIGINT") if also_interrupt else _ENDING:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            before[number] = signal.signal(number, handler)
    try:
        yield before
    finally:
        for number, previous in before.items():
            signal.signal(number, previous)
