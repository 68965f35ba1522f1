"""How a signal ends the app: after the present frame, without a question, everything saved."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from game.signals import handled

_PATIENCE_S: Final = 0.5
"""Longest wait for the end of the frame, for example one that reads a large file, before the app is interrupted."""


@contextmanager
def ended_by_signals(end: Callable[[int], None]) -> Iterator[None]:
    """Call `end` with the number of a signal that asks the app to end.

    When the context has not ended after `_PATIENCE_S`, or on a second signal, the previous handler is called, which
    may raise. What is ignored stays ignored.
    """
    asked: list[int] = []

    def ask(number: int, frame: FrameType | None) -> None:
        if asked:
            insist(number, frame)
        asked.append(number)
        end(number)
        if hasattr(signal, "setitimer"):
            signal.signal(signal.SIGALRM, lambda _, frame: insist(number, frame))
            signal.setitimer(signal.ITIMER_REAL, _PATIENCE_S)

    def insist(number: int, frame: FrameType | None) -> None:
        handler = before[number]
        if callable(handler):
            handler(number, frame)
        raise KeyboardInterrupt

    alarm = signal.getsignal(signal.SIGALRM) if hasattr(signal, "SIGALRM") else None
    with handled(ask, also_interrupt=True) as before:
        try:
            yield
        finally:
            if asked and hasattr(signal, "setitimer"):
                signal.setitimer(signal.ITIMER_REAL, 0)
                signal.signal(signal.SIGALRM, alarm)
