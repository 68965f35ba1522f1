"""Runs command lines beside a Dask cluster of two workers, one of which is killed over the second game.

    python -m tests.cli.on_cluster FOLDER '[["simulate", …], …]'

“ADDRESS” stands for the address of the cluster. Printed, as JSON, is the exit status, the output and the errors of
each; what happened to the workers is told by files in the folder. All processes are forked before a thread begins, so
that Dask is loaded once.
"""

import asyncio
import io
import json
import os
import signal
import sys
from collections.abc import Callable, Coroutine, Sequence
from contextlib import redirect_stderr, redirect_stdout
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import dask
from distributed import Scheduler, Worker

from game.cli import cluster, main, simulating

FOLDER = Path(sys.argv[1])
play = simulating.play


def play_or_die(task: simulating.Task) -> simulating.Result:
    """Plays a game; the first worker that comes to the second one is killed over it."""
    if task.number == 2:
        try:
            (FOLDER / "killed").touch(exist_ok=False)
        except FileExistsError:
            (FOLDER / "played after all").touch()
        else:
            os.kill(os.getpid(), signal.SIGKILL)
    return play(task)


async def schedule(told: Connection) -> None:
    async with Scheduler(host="127.0.0.1", port=0, dashboard=False) as scheduler:
        told.send(scheduler.address.removeprefix("tcp://"))
        await scheduler.finished()


async def work(address: Connection) -> None:
    async with Worker(address.recv(), nthreads=1, dashboard=False, local_directory=str(FOLDER)) as worker:
        await worker.finished()


def loop(run: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(run())


def answer(command: Sequence[str], address: str) -> tuple[int, str, str]:
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
        status = main([word.replace("ADDRESS", address) for word in command])
    return status, out.getvalue(), err.getvalue()


if __name__ == "__main__":
    dask.config.set({"distributed.worker.http.routes": [], "distributed.scheduler.http.routes": []})
    fork = get_context("fork")
    told, tells = fork.Pipe()
    pipes = [fork.Pipe() for _ in range(2)]
    runs = [partial(schedule, tells), *(partial(work, end) for _, end in pipes)]
    processes = [fork.Process(target=loop, args=(run,), daemon=True) for run in runs]
    for process in processes:
        process.start()
    address = told.recv()
    for start, _ in pipes:
        start.send(address)
    simulating.play = play_or_die
    cluster.PATIENCE_S = 1
    print(json.dumps([answer(command, address) for command in json.loads(sys.argv[2])]))
    for process in processes:
        process.kill()
