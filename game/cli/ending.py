"""How a signal ends a command: what is under way is undone or left whole, and the status names the signal."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from game.signals import handled, status_of


class Terminated(KeyboardInterrupt):
    """A signal other than that of Ctrl+C ends the program."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


def status_after(interruption: KeyboardInterrupt) -> int:
    """Return the exit status after an interruption."""
    return status_of(interruption.number if isinstance(interruption, Terminated) else signal.SIGINT)


@contextmanager
def terminated_by_signals() -> Iterator[None]:
    """Raise Terminated where the program is when a signal asks it to end."""
    with handled(_terminate):
        yield


def _terminate(number: int, frame: FrameType | None) -> None:
    raise Terminated(number)
