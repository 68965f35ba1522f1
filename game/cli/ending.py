"""How a signal ends a command: what is under way is undone or left whole, and the status names the signal."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

_SIGNALS: Final = ("SIGTERM", "SIGHUP", "SIGBREAK")
"""A time limit or the end of the session, a closed terminal, and a closed console on Windows, as far as there are."""
_BY_SIGNAL: Final = 128


class Terminated(KeyboardInterrupt):
    """A signal other than that of Ctrl+C ends the program."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


def status_of(interruption: KeyboardInterrupt) -> int:
    """Return the exit status after an interruption, as shells count: 128 and the number of the signal."""
    number = interruption.number if isinstance(interruption, Terminated) else signal.SIGINT
    return _BY_SIGNAL + number


@contextmanager
def terminated_by_signals() -> Iterator[None]:
    """Raise Terminated where the program is when a signal asks it to end; what is ignored, as by nohup, stays so."""
    before = {}
    for name in _SIGNALS:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            before[number] = signal.signal(number, _terminate)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _terminate(number: int, frame: FrameType | None) -> None:
    raise Terminated(number)
