"""Run tasks on an existing Dask cluster and survive the loss of its workers.

The cluster, and the network between, is trusted as Dask trusts it: it may fail in any way, but it is not an attacker.
Its workers have the same version of Biotope installed.
"""

import asyncio
import logging
import pickle
import socket
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from itertools import islice
from threading import Thread
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from game.cli.terminal import Failed, Refused
from game.cli.version import biotope_version
from game.core.errors import one_line
from game.message import Message

if TYPE_CHECKING:
    from distributed import Client, Future

T = TypeVar("T")
R = TypeVar("R")

_MIN_AT_ONCE = 100
"""Minimum number of tasks that are submitted and not done: workers that join later get their share."""
PATIENCE_S = 10.0
"""Seconds a cluster may take to answer, or to be without any worker."""
_CHECKS_PER_PATIENCE = 10
"""How often a cluster that returns nothing is checked, per `PATIENCE_S`."""
_CLOSING_S = 1.0
"""Seconds for signing off; a cluster that takes longer notices the closed connection."""


def each(
    work: Callable[[T], R], tasks: Iterable[T], address: str, check: Callable[[T, object], R]
) -> Generator[R, None, None]:
    """Yield the result of every task in the order of completion.

    A task whose worker is lost is done again by another worker.

    Args:
        work: a function of a module, so that another computer finds it; its arguments and results can be pickled.
        tasks: taken one by one, shortly before they are submitted.
        address: host and port of the scheduler.
        check: returns what came back if it is the result of the task, or raises any error.

    Raises:
        Refused: Dask is not installed.
        Failed: no cluster or no worker answers within `PATIENCE_S`, or a worker fails or returns a wrong result.
    """
    try:
        import distributed  # noqa: F401
    except ImportError:
        raise Refused("For a cluster Biotope has to be installed with “biotope[cluster]”.") from None
    _require_host(address)
    with _silent_libraries(), asyncio.Runner() as runner:
        runner.get_loop().set_exception_handler(lambda loop, context: None)
        cluster = _Cluster(work, iter(tasks), address, check)
        try:
            runner.run(cluster.connect())
            while done := runner.run(cluster.advance()):
                yield from cluster.results(done)
        finally:
            runner.run(cluster.close())


def answer(work: Callable[[T], R], task: T) -> tuple[str, bytes | None, str]:
    """Do a task on a worker without letting an exception or a foreign class reach Dask's protocol.

    Dask's client stops silently on what it cannot unpickle, and exits on a `SystemExit`.

    Returns:
        The version of Biotope, the pickled result or None, and why there is none.
    """
    pickled, why = None, ""
    try:
        pickled = pickle.dumps(work(task))
    except BaseException as error:
        why = _described(error)
    return biotope_version(), pickled, why


class _Cluster(Generic[T, R]):
    """A connection to a scheduler, with the tasks that were submitted there; arguments as for `each`."""

    def __init__(
        self, work: Callable[[T], R], tasks: Iterator[T], address: str, check: Callable[[T, object], R]
    ) -> None:
        self._work, self._tasks, self._address, self._check = work, tasks, address, check
        self._client: Client | None = None
        self._running: dict[asyncio.Task[Any], T] = {}
        self._at_once = _MIN_AT_ONCE

    async def connect(self) -> None:
        """Connect to the scheduler and wait for the first worker."""
        from distributed import Client

        try:
            async with asyncio.timeout(PATIENCE_S):
                self._client = Client(
                    f"tcp://{self._address}", timeout=PATIENCE_S, set_as_default=False, asynchronous=True
                )
                await self._client
        except Exception:  # a server of another kind makes Dask raise errors of every kind
            raise Failed("No Dask scheduler answers at {address}.", address=self._address) from None
        for topic in ("print", "warn"):  # workers would write to this terminal
            self._client.unsubscribe_topic(topic)
        await self._wait_for_worker()

    async def advance(self) -> set[asyncio.Task[Any]]:
        """Submit tasks and wait until some are done; an empty set when there are none left."""
        for task in islice(self._tasks, self._at_once - len(self._running)):
            future = self._connected.submit(answer, self._work, task)
            self._running[asyncio.create_task(self._answered(future))] = task
        done: set[asyncio.Task[Any]] = set()
        while self._running and not done:
            done, _ = await asyncio.wait(
                self._running, timeout=PATIENCE_S / _CHECKS_PER_PATIENCE, return_when=asyncio.FIRST_COMPLETED
            )
            if not done:
                await self._wait_for_worker()
        return done

    def results(self, done: Iterable[asyncio.Task[Any]]) -> Iterator[R]:
        """Yield the results of tasks that are done; if any failed, a failure is raised after the last result."""
        failure = None
        for future in done:
            try:
                result = self._result(self._running.pop(future), future)
            except Failed as error:
                failure = error
            else:
                yield result
        if failure is not None:
            raise failure

    async def close(self) -> None:
        """Sign off from the scheduler, which then drops the tasks that are not done."""
        with suppress(Exception):
            async with asyncio.timeout(_CLOSING_S):
                if self._client is not None:
                    await self._client.close()

    @property
    def _connected(self) -> "Client":
        assert self._client is not None
        return self._client

    async def _wait_for_worker(self) -> None:
        for _ in range(_CHECKS_PER_PATIENCE):
            try:
                async with asyncio.timeout(PATIENCE_S):
                    threads: dict[str, int] = await self._connected.nthreads()
            except Exception:  # as in `connect`
                raise self._gone() from None
            if threads:
                self._at_once = max(_MIN_AT_ONCE, 2 * sum(threads.values()))
                return
            await asyncio.sleep(PATIENCE_S / _CHECKS_PER_PATIENCE)
        raise Failed("The cluster at {address} has no workers.", address=self._address)

    @staticmethod
    async def _answered(future: "Future[Any]") -> object:
        """Return what `answer` returned on the worker, or the error of Dask."""
        error = await future.exception()
        return await future.result() if error is None else error

    def _result(self, task: T, done: asyncio.Task[Any]) -> R:
        from distributed import KilledWorker

        match done.exception() or done.result():
            case (version, bytes(pickled), _) if version == biotope_version():
                try:
                    return self._check(task, pickle.loads(pickled))
                except Exception:  # unpickling may raise anything
                    raise Failed(
                        "A worker at {address} did not return the game it was asked for.", address=self._address
                    ) from None
            case (version, None, str(why)) if version == biotope_version():
                raise Failed("A worker at {address} failed: {why}.", address=self._address, why=Message.of(why))
            case KilledWorker():
                raise Failed("The cluster at {address} loses every worker over the same game.", address=self._address)
            case CancelledError():
                raise self._gone()
            case Exception() as error if not isinstance(error, ImportError | AttributeError):
                why = Message.of(_described(error))
                raise Failed("A worker at {address} failed: {why}.", address=self._address, why=why)
        raise Failed(
            "Not every worker at {address} has Biotope {version} installed.",
            address=self._address,
            version=biotope_version(),
        )

    def _gone(self) -> Failed:
        return Failed("The cluster at {address} no longer answers.", address=self._address)


def _described(error: BaseException) -> str:
    """Return the class of an error and what it says, in one line, even if it cannot say anything."""
    try:
        return one_line(f"{type(error).__name__}: {error}".removesuffix(": "))
    except Exception:
        return type(error).__name__


def _require_host(address: str) -> None:
    """Look up the host of an address; Dask would retry until its timeout and not name the cause.

    The look-up cannot be interrupted and may take long, so a thread is left with it.

    Raises:
        Failed: the host does not exist, or the look-up takes longer than `PATIENCE_S`.
    """
    host = address.rpartition(":")[0].strip("[]")
    found: list[object] = []

    def look_up() -> None:
        with suppress(OSError, ValueError):  # a name that cannot be encoded is a ValueError
            found.extend(socket.getaddrinfo(host, None))

    thread = Thread(target=look_up, daemon=True)
    thread.start()
    thread.join(PATIENCE_S)
    if not found:
        raise Failed("Host “{host}” not found.", host=host)


@contextmanager
def _silent_libraries() -> Iterator[None]:
    """Keep Dask from logging and warning about what is reported in one line anyway."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        logging.disable(before)
