"""Work for several processes: what each piece comes to, as soon as it is done, whoever dies meanwhile."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from threading import Thread
from typing import TypeVar

from game.cli.terminal import Failed

T = TypeVar("T")
R = TypeVar("R")

_PATIENCE = 3
"""So many pools in a row may break before one piece of work is done."""


def each(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Generator[R, None, None]:
    """Does the same with every task; what comes of them, in the order in which they are done.

    A process that dies loses nothing: what it was at is done again by another one. When the caller goes no further,
    the processes end at once.

    Args:
        work: a function of a module, so that another process finds it; its arguments and results can be pickled.
        tasks: taken one by one, shortly before their turn.
        jobs: how many processes; with one, everything is done in this one.

    Raises:
        Failed: the processes die again and again.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    waiting = iter(tasks)
    undone: list[T] = []
    broken = 0
    while broken < _PATIENCE:
        with _processes(jobs) as pool:
            running = _begun(pool, work, undone)
            try:
                for result in _results(pool, work, waiting, 2 * jobs, running):
                    broken = 0
                    yield result
                return
            except BrokenProcessPool:
                undone = list(running.values())
                broken += 1
    raise Failed("The processes that play the games keep dying; try “--jobs 1”.")


def _results(
    pool: Executor, work: Callable[[T], R], waiting: Iterator[T], at_once: int, running: dict[Future[R], T]
) -> Generator[R, None, None]:
    """What the tasks come to, in the order in which they are done.

    Args:
        pool: what does them.
        work: with each of them.
        waiting: the tasks, taken one by one.
        at_once: so many of them are under way.
        running: those that are under way; when a pool breaks, what is left in it is not done.
    """
    while running.update(_begun(pool, work, islice(waiting, at_once - len(running)))) or running:
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            result = future.result()
            del running[future]
            yield result


def _begun(pool: Executor, work: Callable[[T], R], tasks: Iterable[T]) -> dict[Future[R], T]:
    """The tasks that are under way now; none is lost when the pool breaks meanwhile."""
    return {_submitted(pool, work, task): task for task in tasks}


def _submitted(pool: Executor, work: Callable[[T], R], task: T) -> Future[R]:
    try:
        with _undisturbed():
            return pool.submit(work, task)
    except BrokenProcessPool as error:
        refused: Future[R] = Future()
        refused.set_exception(error)
        return refused


@contextmanager
def _processes(jobs: int) -> Iterator[Executor]:
    """So many processes, which end with the context, whatever they are at."""
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin)
    before = set(multiprocessing.active_children())
    try:
        yield pool
    except BaseException:
        for process in set(multiprocessing.active_children()) - before:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """A process for work hears nothing of Ctrl+C, and ends with whoever began it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl+C is for this process alone: those that are started meanwhile never hear of it."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
