"""Work for a Dask cluster that is there already: what each piece comes to, whichever worker is lost meanwhile.

The cluster, and the network between, is trusted as Dask trusts it. Its workers have the same Biotope installed.
"""

import logging
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING, TypeVar

from game.cli.pool import results
from game.cli.terminal import Refused
from game.cli.version import biotope_version

if TYPE_CHECKING:
    from distributed import Client

T = TypeVar("T")
R = TypeVar("R")

_AT_ONCE = 100
"""So many games are with the cluster at least: workers that join later take their share."""
PATIENCE_S = 10
"""So long a cluster may take to answer, or to find its first worker."""


def each(work: Callable[[T], R], tasks: Iterable[T], address: str) -> Generator[R, None, None]:
    """Does the same with every task; what comes of them, in the order in which they are done.

    A worker that is lost loses nothing: what it was at is done again by another one.

    Args:
        work: a function of a module, so that another computer finds it; its arguments and results can be pickled.
        tasks: taken one by one, shortly before their turn.
        address: host and port of the scheduler.

    Raises:
        Refused: there is no such cluster, or it is gone, or it cannot do this.
    """
    with _without_logs(), _client(address) as client:
        from distributed import KilledWorker

        try:
            at_once = max(_AT_ONCE, 2 * sum(client.nthreads().values()))
            yield from results(client.get_executor(), work, iter(tasks), at_once, {})
        except KilledWorker:
            raise Refused(
                "Again and again the cluster at {address} loses a worker over the same game.", address=address
            ) from None
        except CancelledError:
            raise Refused("The cluster at {address} is gone.", address=address) from None


@contextmanager
def _without_logs() -> Iterator[None]:
    """Whatever happens on a cluster is said in one line, and not by Dask besides."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(before)


@contextmanager
def _client(address: str) -> Iterator["Client"]:
    """The way to a cluster with a worker at least; what is asked for and not done when it ends is given up."""
    try:
        from distributed import Client
    except ImportError:
        raise Refused("For a cluster Biotope has to be installed with “biotope[cluster]”.") from None
    try:
        client = Client(f"tcp://{address}", timeout=PATIENCE_S, set_as_default=False)
    except (OSError, ValueError):
        raise Refused("No Dask scheduler answers at {address}.", address=address) from None
    with client:
        try:
            client.wait_for_workers(1, PATIENCE_S)
        except TimeoutError:
            raise Refused("The cluster at {address} has no workers.", address=address) from None
        if set(client.run(version, "biotope", on_error="return").values()) != {biotope_version()}:
            raise Refused(
                "Not every worker at {address} has Biotope {version} installed.",
                address=address,
                version=biotope_version(),
            )
        yield client
